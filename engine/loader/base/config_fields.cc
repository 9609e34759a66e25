#include "engine/loader/base/config_fields.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/json/json_values.h"

namespace longspan {

ConfigFields::ConfigFields(const Json& object, const ContainerNames& names, Findings* findings)
    : object_(object), path_(names.config_file), names_(names), findings_(findings) {
  CheckObject();
}

ConfigFields::ConfigFields(const Json& object, std::string path, Findings* findings)
    : object_(object), path_(std::move(path)), findings_(findings) {
  CheckObject();
}

void ConfigFields::CheckObject() {
  if (!object_.is_object()) {
    findings_->Problem(absl::StrCat(path_, ": expected an object, found ", Summarize(object_)));
  }
}

bool ConfigFields::Has(absl::string_view key) const { return FindMember(object_, key) != nullptr; }

bool ConfigFields::IsNull(absl::string_view key) const {
  return object_.is_object() && object_.contains(std::string(key)) && !Has(key);
}

const Json* ConfigFields::Value(absl::string_view key) {
  read_keys_.insert(std::string(key));
  return FindMember(object_, key);
}

void ConfigFields::Problem(absl::string_view key, absl::string_view what) {
  findings_->Problem(absl::StrCat(path_, ": ", NameOf(key), " ", what));
}

std::string ConfigFields::NameOf(absl::string_view key) const { return names_.NameOf(key); }

void ConfigFields::Mistyped(absl::string_view key, const Json& value, absl::string_view expected) {
  Problem(key, absl::StrCat("is ", Summarize(value), ", expected ", expected));
}

std::optional<int64_t> ConfigFields::Integer(absl::string_view key, int64_t least, int64_t most) {
  const Json* value = Value(key);
  if (value == nullptr) return std::nullopt;
  const std::optional<int64_t> number = IntegralValue(*value);
  if (number && *number >= least && *number <= most) return number;
  Mistyped(key, *value, absl::StrCat("an integer from ", least, " to ", most));
  return std::nullopt;
}

std::optional<double> ConfigFields::Number(absl::string_view key) {
  const Json* value = Value(key);
  if (value == nullptr) return std::nullopt;
  const std::optional<double> number = NumberValue(*value);
  if (!number) Mistyped(key, *value, "a number");
  return number;
}

std::optional<bool> ConfigFields::Bool(absl::string_view key) {
  const Json* value = Value(key);
  if (value == nullptr) return std::nullopt;
  const std::optional<bool> flag = BoolValue(*value);
  if (!flag) Mistyped(key, *value, "true or false");
  return flag;
}

std::optional<std::string> ConfigFields::String(absl::string_view key) {
  const Json* value = Value(key);
  if (value == nullptr) return std::nullopt;
  const std::string* text = StringValue(*value);
  if (text != nullptr) return *text;
  Mistyped(key, *value, "a string");
  return std::nullopt;
}

std::optional<std::vector<double>> ConfigFields::Numbers(absl::string_view key) {
  const Json* value = Value(key);
  if (value == nullptr) return std::nullopt;
  std::vector<double> numbers;
  if (value->is_array()) {
    for (const Json& element : *value) {
      if (const std::optional<double> number = NumberValue(element)) numbers.push_back(*number);
    }
    if (numbers.size() == value->size()) return numbers;
  }
  Mistyped(key, *value, "an array of numbers");
  return std::nullopt;
}

void ConfigFields::CheckPresent(absl::string_view key) {
  if (object_.is_object() && !Has(key)) Problem(key, "is missing");
}

int64_t ConfigFields::RequiredInteger(absl::string_view key, int64_t least, int64_t most) {
  CheckPresent(key);
  return Integer(key, least, most).value_or(least);
}

bool ConfigFields::RequiredBool(absl::string_view key) {
  CheckPresent(key);
  return Bool(key).value_or(false);
}

size_t ConfigFields::RequiredChoiceIndex(absl::string_view key,
                                         const std::vector<absl::string_view>& names) {
  CheckPresent(key);
  const Json* value = Value(key);
  if (value == nullptr) return 0;
  const std::string* name = StringValue(*value);
  const auto choice = name == nullptr ? names.end() : std::find(names.begin(), names.end(), *name);
  if (choice != names.end()) return static_cast<size_t>(choice - names.begin());
  Mistyped(key, *value, absl::StrCat("one of ", absl::StrJoin(names, ", ")));
  return 0;
}

std::vector<std::string> ConfigFields::UnreadKeys() const {
  std::vector<std::string> keys;
  if (!object_.is_object()) return keys;
  for (const auto& member : object_.items()) {
    if (!member.value().is_null() && !read_keys_.contains(member.key()))
      keys.push_back(member.key());
  }
  return keys;
}

}  // namespace longspan
