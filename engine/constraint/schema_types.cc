#include "engine/constraint/schema_types.h"

#include "absl/strings/str_cat.h"
#include "engine/constraint/number_range.h"
#include "engine/constraint/schema_keywords.h"
#include "engine/json/json_values.h"

namespace longspan {

const Json* PlacedSchema::Find(absl::string_view keyword) const {
  const auto member = json.find(std::string(keyword));
  return member == json.end() ? nullptr : &*member;
}

absl::Status PlacedSchema::Error(absl::string_view what) const {
  return SchemaError(pointer, what);
}

absl::StatusOr<int64_t> PlacedSchema::Count(absl::string_view keyword, int64_t absent) const {
  const Json* value = Find(keyword);
  if (value == nullptr) return absent;
  const std::optional<int64_t> count =
      value->is_number() ? IntegralValue(Json(value->get<double>())) : std::nullopt;
  if (!count || *count < 0)
    return Error(absl::StrCat("`", keyword, "` must be a count, 0 or more"));
  return *count;
}

absl::StatusOr<std::string> PlacedSchema::Text(absl::string_view keyword) const {
  const Json* value = Find(keyword);
  if (!value->is_string()) return Error(absl::StrCat("`", keyword, "` must be a string"));
  return value->get<std::string>();
}

absl::StatusOr<std::string> NumberTypeBody(const PlacedSchema& schema, bool is_integer,
                                           SchemaContext& context) {
  NumberBounds bounds;
  const std::pair<absl::string_view, std::optional<double>*> keywords[] = {
      {"minimum", &bounds.minimum},
      {"exclusiveMinimum", &bounds.exclusive_minimum},
      {"maximum", &bounds.maximum},
      {"exclusiveMaximum", &bounds.exclusive_maximum}};
  for (const auto& [keyword, bound] : keywords) {
    const Json* value = schema.Find(keyword);
    if (value == nullptr) continue;
    if (!value->is_number()) return schema.Error(absl::StrCat("`", keyword, "` must be a number"));
    *bound = value->get<double>();
  }
  if (!bounds.any()) return is_integer ? context.json.Integer() : context.json.Number();
  const auto body = is_integer ? IntegerBody(bounds) : NumberBody(bounds);
  if (!body) {
    return schema.Error(is_integer ? "no integer of at most 18 digits is within its bounds"
                                   : "no number is within its bounds that has at most 12 digits "
                                     "before the point and 6 after it");
  }
  return *body;
}

}  // namespace longspan
