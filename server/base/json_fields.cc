#include "server/base/json_fields.h"

#include <limits>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"
#include "server/base/status_map.h"

namespace longspan {
namespace {

constexpr absl::string_view kInteger = "an integer within 64 bits";

}  // namespace

std::string Describe(const Json& value) {
  if (value.is_null()) return "null";
  if (value.is_number()) return absl::StrCat("the number ", Summarize(value));
  const absl::string_view type = TypeName(value);
  return absl::StrCat(type == "array" || type == "object" ? "an " : "a ", type);
}

absl::Status CheckNumbers(const Json& value, const std::string& path) {
  const std::optional<std::string> place = FindLargeNumber(value);
  if (!place.has_value()) return absl::OkStatus();
  constexpr double kMost = std::numeric_limits<double>::max();
  return InvalidField(path, absl::StrCat(path, *place,
                                         " is beyond 64-bit floating point; it must "
                                         "be a number from ",
                                         -kMost, " to ", kMost));
}

JsonFields::JsonFields(const Json& object, std::string path)
    : object_(object), path_(std::move(path)) {
  if (!object.is_object()) {
    status_ = absl::InvalidArgumentError(
        absl::StrCat("the body must be a JSON object, found ", Describe(object)));
  }
}

const Json* JsonFields::Value(const std::string& name) {
  known_.insert(name);
  return status_.ok() ? FindMember(object_, name) : nullptr;
}

const Json* JsonFields::Tree(const std::string& name) {
  const Json* value = Value(name);
  if (value != nullptr) status_ = CheckNumbers(*value, path_ + name);
  return status_.ok() ? value : nullptr;
}

void JsonFields::Refuse(const std::string& name, absl::string_view message,
                        absl::string_view code) {
  if (status_.ok()) status_ = InvalidField(path_ + name, message, code);
}

void JsonFields::RefuseType(const std::string& name, absl::string_view wanted, const Json& found) {
  Refuse(name, absl::StrCat(path_, name, " must be ", wanted, ", found ", Describe(found)),
         "invalid_type");
}

std::optional<bool> JsonFields::Bool(const std::string& name) {
  const Json* value = Value(name);
  if (value == nullptr) return std::nullopt;
  const auto result = BoolValue(*value);
  if (!result.has_value()) RefuseType(name, "a boolean", *value);
  return result;
}

std::optional<int64_t> JsonFields::Integer(const std::string& name) {
  const Json* value = Value(name);
  if (value == nullptr) return std::nullopt;
  const auto result = IntegralValue(*value);
  if (!result.has_value()) RefuseType(name, kInteger, *value);
  return result;
}

std::optional<uint64_t> JsonFields::Bits64(const std::string& name) {
  const Json* value = Value(name);
  if (value == nullptr) return std::nullopt;
  if (const auto number = IntegralValue(*value)) return static_cast<uint64_t>(*number);
  const auto result = UnsignedValue(*value);
  if (!result.has_value()) {
    RefuseType(name, "an integer from -9223372036854775808 to 18446744073709551615", *value);
  }
  return result;
}

std::optional<double> JsonFields::Number(const std::string& name) {
  const Json* value = Value(name);
  if (value == nullptr) return std::nullopt;
  const auto result = NumberValue(*value);
  if (!result.has_value()) RefuseType(name, "a number", *value);
  return result;
}

std::optional<std::string> JsonFields::String(const std::string& name) {
  const Json* value = Value(name);
  if (value == nullptr) return std::nullopt;
  const std::string* text = StringValue(*value);
  if (text != nullptr) return *text;
  RefuseType(name, "a string", *value);
  return std::nullopt;
}

std::optional<std::vector<int64_t>> JsonFields::Integers(const std::string& name) {
  const Json* value = Value(name);
  if (value == nullptr) return std::nullopt;
  if (!value->is_array()) {
    RefuseType(name, "an array of integers", *value);
    return std::nullopt;
  }
  std::vector<int64_t> integers;
  integers.reserve(value->size());
  for (const Json& element : *value) {
    const auto integer = IntegralValue(element);
    if (!integer.has_value()) {
      RefuseType(absl::StrCat(name, "[", integers.size(), "]"), kInteger, element);
      return std::nullopt;
    }
    integers.push_back(*integer);
  }
  return integers;
}

std::vector<std::string> JsonFields::Strings(const std::string& name) {
  const Json* value = Value(name);
  if (value == nullptr) return {};
  if (const std::string* text = StringValue(*value); text != nullptr) return {*text};
  if (!value->is_array()) {
    RefuseType(name, "a string or an array of strings", *value);
    return {};
  }
  std::vector<std::string> strings;
  for (const Json& element : *value) {
    const std::string* text = StringValue(element);
    if (text == nullptr) {
      RefuseType(absl::StrCat(name, "[", strings.size(), "]"), "a string", element);
      return {};
    }
    strings.push_back(*text);
  }
  return strings;
}

const Json* JsonFields::Object(const std::string& name) {
  const Json* value = Value(name);
  if (value == nullptr || value->is_object()) return value;
  RefuseType(name, "an object", *value);
  return nullptr;
}

absl::Status JsonFields::Finish() {
  if (!status_.ok()) return status_;
  for (const auto& member : object_.items()) {
    if (known_.count(member.key()) == 0 && !member.value().is_null()) {
      Refuse(member.key(), absl::StrCat("unknown field ", path_, member.key()), "unknown_field");
      break;
    }
  }
  return status_;
}

}  // namespace longspan
