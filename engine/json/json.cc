#include "engine/json/json.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "engine/json/large_numbers.h"

namespace longspan {
namespace {

std::optional<std::string> FindDuplicateKey(const Json::object_t& members) {
  std::vector<absl::string_view> keys;
  keys.reserve(members.size());
  for (const auto& [key, value] : members) keys.push_back(key);
  std::sort(keys.begin(), keys.end());
  const auto duplicate = std::adjacent_find(keys.begin(), keys.end());
  if (duplicate == keys.end()) return std::nullopt;
  return std::string(*duplicate);
}

// Builds the value as the library's parser reads along, and stops it at the first thing that is not
// allowed. Neither parsing nor destroying recurses, so depth costs no stack.
class Builder {
 public:
  Builder(const JsonLimits& limits, bool large_numbers_are_respelt)
      : limits_(limits), large_numbers_are_respelt_(large_numbers_are_respelt) {}

  bool null() { return Add(nullptr); }
  bool boolean(bool value) { return Add(value); }
  bool number_integer(Json::number_integer_t value) { return Add(value); }
  bool number_unsigned(Json::number_unsigned_t value) { return Add(value); }
  bool number_float(Json::number_float_t value, const Json::string_t& literal) {
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    const bool is_large = large_numbers_are_respelt_ && IsLargeNumber(literal);
    return Add(is_large ? std::copysign(kInfinity, value) : value);
  }
  bool string(Json::string_t& value) { return Add(std::move(value)); }
  bool binary(Json::binary_t&) { return Fail("binary values are not JSON"); }

  bool start_object(size_t) { return Open(Json::object()); }
  bool end_object() {
    const std::optional<std::string> duplicate =
        FindDuplicateKey(open_.back()->get_ref<const Json::object_t&>());
    if (duplicate) return Fail(absl::StrCat("duplicate key \"", Printable(*duplicate), "\""));
    return Close();
  }
  bool start_array(size_t) { return Open(Json::array()); }
  bool end_array() { return Close(); }

  bool key(Json::string_t& name) {
    Json::object_t& members = open_.back()->get_ref<Json::object_t&>();
    // The library's own insertion looks for the key first: quadratic. Close looks for all at once.
    members.emplace_back(std::move(name), nullptr);
    member_ = &members.back().second;
    return true;
  }

  bool parse_error(size_t position, const std::string&, const Json::exception& error) {
    constexpr int kNumberOverflow = 406;
    if (error.id == kNumberOverflow) {
      met_large_number_ = true;
      return Fail(absl::StrCat("number too large at byte ", position, "; at most ",
                               std::numeric_limits<double>::max(), " can be read"));
    }
    // The library's text ends with what it last read: unbounded and not always UTF-8.
    std::string text = error.what();
    const size_t last_read = text.find("; last read: ");
    if (last_read != std::string::npos) text.resize(last_read);
    const size_t detail = text.find(": ");
    if (detail != std::string::npos) text.erase(0, detail + 2);
    return Fail(absl::StrCat(text, " at byte ", position));
  }

  const std::string& problem() const { return problem_; }
  bool met_large_number() const { return met_large_number_; }
  bool has_too_many_values() const { return values_ > limits_.max_values; }
  Json Take() { return std::move(root_); }

 private:
  // Of how many members an object has room at first: the outermost may be a request.
  static size_t MembersOf(size_t depth) { return depth == 0 ? 32 : 4; }

  static std::string Printable(const std::string& name) {
    constexpr size_t kShownBytes = 64;
    const std::string quoted = WriteJson(name.substr(0, kShownBytes));
    return absl::StrCat(quoted.substr(1, quoted.size() - 2),
                        name.size() > kShownBytes ? "..." : "");
  }

  bool Fail(std::string problem) {
    problem_ = std::move(problem);
    return false;
  }

  bool Count() {
    ++values_;
    return !has_too_many_values() ||
           Fail(absl::StrCat("more than ", limits_.max_values, " values"));
  }

  template <typename Value>
  bool Add(Value&& value) {
    if (!Count()) return false;
    *Place() = Json(std::forward<Value>(value));
    return true;
  }

  bool Open(Json container) {
    if (!Count()) return false;
    if (static_cast<int>(open_.size()) >= limits_.max_depth) {
      return Fail(absl::StrCat("nested deeper than ", limits_.max_depth, " levels"));
    }
    // An open container's address is stable: its own container grows only once it is closed.
    Json* place = Place();
    *place = std::move(container);
    // Growing copies members whole, since their keys are constant: few objects ever grow.
    if (place->is_object()) place->get_ref<Json::object_t&>().reserve(MembersOf(open_.size()));
    open_.push_back(place);
    return true;
  }

  bool Close() {
    open_.pop_back();
    return true;
  }

  Json* Place() {
    if (open_.empty()) return &root_;
    if (open_.back()->is_object()) return member_;
    Json::array_t& elements = open_.back()->get_ref<Json::array_t&>();
    elements.emplace_back();
    return &elements.back();
  }

  const JsonLimits& limits_;
  const bool large_numbers_are_respelt_;
  bool met_large_number_ = false;
  int64_t values_ = 0;
  Json root_;
  std::vector<Json*> open_;  // the containers around the next value, outermost first
  Json* member_ = nullptr;   // where the value of the last key goes
  std::string problem_;
};

absl::Status Invalid(absl::string_view problem) {
  return absl::InvalidArgumentError(absl::StrCat("invalid JSON: ", problem));
}

absl::StatusOr<Json> Build(absl::string_view text, const JsonLimits& limits,
                           bool large_numbers_are_respelt) {
  Builder builder(limits, large_numbers_are_respelt);
  if (Json::sax_parse(text.begin(), text.end(), &builder)) return builder.Take();
  if (builder.met_large_number() && limits.keeps_large_numbers && !large_numbers_are_respelt) {
    return Build(RespellLargeNumbers(text), limits, true);
  }
  return builder.has_too_many_values() ? absl::OutOfRangeError(builder.problem())
                                       : Invalid(builder.problem());
}

}  // namespace

absl::StatusOr<Json> ParseJson(absl::string_view text, const JsonLimits& limits) {
  if (text.size() > limits.max_bytes) {
    return Invalid(absl::StrCat(text.size(), " bytes, the limit is ", limits.max_bytes));
  }
  // The library takes a zero byte for the end of the text, and skips a byte order mark.
  const size_t zero = text.find('\0');
  if (zero != absl::string_view::npos) return Invalid(absl::StrCat("zero byte at byte ", zero + 1));
  if (text.substr(0, 3) == "\xEF\xBB\xBF") return Invalid("byte order mark at byte 1");

  try {
    return Build(text, limits, false);
  } catch (const std::exception& error) {  // out of memory
    return absl::ResourceExhaustedError(absl::StrCat("cannot hold the JSON: ", error.what()));
  }
}

bool SameJson(const Json& left, const Json& right) {
  return nlohmann::json(left) == nlohmann::json(right);
}

std::string WriteJson(const Json& value) {
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace longspan
