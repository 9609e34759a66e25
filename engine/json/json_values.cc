#include "engine/json/json_values.h"

#include <cmath>
#include <limits>

#include "absl/strings/str_cat.h"

namespace longspan {
namespace {

constexpr double kTwoTo63 = 9223372036854775808.0;
constexpr double kTwoTo64 = 18446744073709551616.0;

bool IsWhole(double value) { return std::isfinite(value) && std::trunc(value) == value; }

bool IsLarge(const Json& value) {
  return value.is_number_float() && std::isinf(value.get<double>());
}

std::string SummarizeLarge(double value) {
  constexpr double kMost = std::numeric_limits<double>::max();
  return value > 0 ? absl::StrCat(kMost, " or more") : absl::StrCat(-kMost, " or less");
}

}  // namespace

std::optional<int64_t> IntegralValue(const Json& value) {
  if (value.is_number_unsigned()) {
    const uint64_t number = value.get<uint64_t>();
    if (number > static_cast<uint64_t>(INT64_MAX)) return std::nullopt;
    return static_cast<int64_t>(number);
  }
  if (value.is_number_integer()) return value.get<int64_t>();
  if (!value.is_number_float()) return std::nullopt;
  const double number = value.get<double>();
  // Beyond 2^53 a float may stand for a neighbour, and -2^63 for what is out of range.
  if (!IsWhole(number) || number <= -kTwoTo63 || number >= kTwoTo63) return std::nullopt;
  return static_cast<int64_t>(number);
}

std::optional<uint64_t> UnsignedValue(const Json& value) {
  if (value.is_number_unsigned()) return value.get<uint64_t>();
  if (value.is_number_float()) {
    const double number = value.get<double>();
    if (!IsWhole(number) || number < 0 || number >= kTwoTo64) return std::nullopt;
    return static_cast<uint64_t>(number);
  }
  const std::optional<int64_t> number = IntegralValue(value);
  if (!number || *number < 0) return std::nullopt;
  return static_cast<uint64_t>(*number);
}

std::optional<double> NumberValue(const Json& value) {
  if (!value.is_number()) return std::nullopt;
  return value.get<double>();
}

std::optional<bool> BoolValue(const Json& value) {
  if (!value.is_boolean()) return std::nullopt;
  return value.get<bool>();
}

const std::string* StringValue(const Json& value) { return value.get_ptr<const std::string*>(); }

const Json* FindMember(const Json& object, absl::string_view key) {
  if (!object.is_object()) return nullptr;
  const auto member = object.find(std::string(key));
  if (member == object.end() || member->is_null()) return nullptr;
  return &*member;
}

absl::string_view TypeName(const Json& value) { return value.type_name(); }

std::optional<std::string> FindLargeNumber(const Json& value) {
  if (IsLarge(value)) return "";
  if (!value.is_structured()) return std::nullopt;
  for (const auto& member : value.items()) {
    const auto found = FindLargeNumber(member.value());
    if (!found) continue;
    return value.is_array() ? absl::StrCat("[", member.key(), "]", *found)
                            : absl::StrCat(".", member.key(), *found);
  }
  return std::nullopt;
}

std::string Summarize(const Json& value, size_t max_bytes) {
  if (IsLarge(value)) return SummarizeLarge(value.get<double>());
  std::string text = WriteJson(value);
  if (text.size() <= max_bytes) return text;
  size_t end = max_bytes;  // not inside a UTF-8 sequence
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  text.resize(end);
  return absl::StrCat(text, "...");
}

}  // namespace longspan
