#include "engine/loader/quantised/quantization_reader.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"

namespace longspan {
namespace {

bool SaysNothing(const Json& value) {
  return value == Json(false) || ((value.is_object() || value.is_array()) && value.empty());
}

}  // namespace

ModuleNames ReadModuleNames(ConfigFields& fields, absl::string_view key) {
  const Json* value = fields.Value(key);
  if (value == nullptr) return {};
  std::vector<std::string> entries;
  for (const Json& entry : value->is_array() ? *value : Json::array({nullptr})) {
    const std::string* text = StringValue(entry);
    if (text == nullptr) {
      fields.Problem(key, absl::StrCat("is ", Summarize(*value), ", expected an array of strings"));
      return {};
    }
    entries.push_back(*text);
  }
  absl::StatusOr<ModuleNames> names = ModuleNames::Parse(entries);
  if (names.ok()) return *std::move(names);
  fields.Problem(key, names.status().message());
  return {};
}

void RefuseKey(ConfigFields& fields, absl::string_view key, absl::string_view because) {
  const Json* value = fields.Value(key);
  if (value == nullptr || SaysNothing(*value)) return;
  fields.Problem(key, absl::StrCat("is ", Summarize(*value), ": ", because));
}

void PassOver(ConfigFields& fields, absl::Span<const absl::string_view> keys) {
  for (const absl::string_view key : keys) fields.Value(key);
}

}  // namespace longspan
