#include "engine/constraint/schema_keywords.h"

#include <algorithm>
#include <iterator>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

constexpr KeywordUse kEnforced = KeywordUse::kEnforced;
constexpr KeywordUse kAnnotation = KeywordUse::kAnnotation;
constexpr KeywordUse kRefused = KeywordUse::kRefused;

constexpr absl::string_view kNotRegular =
    "a grammar cannot compare what was written with what comes later";
constexpr absl::string_view kNotUnion = "a grammar cannot say what an answer must not be";
constexpr absl::string_view kOtherBase = "it changes what references mean";

constexpr SchemaKeyword kKeywords[] = {
    {"$ref", kEnforced, "", ""},
    {"$defs", KeywordUse::kSchemas, "", ""},
    {"definitions", KeywordUse::kSchemas, "", ""},
    {"type", kEnforced, "", ""},
    {"const", kEnforced, "", ""},
    {"enum", kEnforced, "", ""},
    {"anyOf", kEnforced, "", ""},
    {"oneOf", kEnforced, "", ""},
    {"allOf", kEnforced, "", ""},
    {"minimum", kEnforced, "number", ""},
    {"exclusiveMinimum", kEnforced, "number", ""},
    {"maximum", kEnforced, "number", ""},
    {"exclusiveMaximum", kEnforced, "number", ""},
    {"minLength", kEnforced, "string", ""},
    {"maxLength", kEnforced, "string", ""},
    {"pattern", kEnforced, "string", ""},
    {"format", kEnforced, "string", ""},
    {"prefixItems", kEnforced, "array", ""},
    {"items", kEnforced, "array", ""},
    {"unevaluatedItems", kEnforced, "array", ""},
    {"minItems", kEnforced, "array", ""},
    {"maxItems", kEnforced, "array", ""},
    {"uniqueItems", kEnforced, "array", "as `false`; `true` is refused"},
    {"properties", kEnforced, "object", ""},
    {"required", kEnforced, "object", ""},
    {"additionalProperties", kEnforced, "object", ""},
    {"unevaluatedProperties", kEnforced, "object", ""},
    {"patternProperties", kEnforced, "object", ""},
    {"propertyNames", kEnforced, "object", ""},
    {"minProperties", kEnforced, "object", ""},
    {"maxProperties", kEnforced, "object", ""},

    {"$schema", kAnnotation, "", "all drafts are read as 2020-12"},
    {"$id", kAnnotation, "", "at the root; elsewhere it is refused"},
    {"$comment", kAnnotation, "", ""},
    {"$vocabulary", kAnnotation, "", ""},
    {"title", kAnnotation, "", ""},
    {"description", kAnnotation, "", ""},
    {"default", kAnnotation, "", ""},
    {"examples", kAnnotation, "", ""},
    {"example", kAnnotation, "", "OpenAPI's"},
    {"deprecated", kAnnotation, "", ""},
    {"readOnly", kAnnotation, "", ""},
    {"writeOnly", kAnnotation, "", ""},
    {"contentEncoding", kAnnotation, "", "the draft does not validate it"},
    {"contentMediaType", kAnnotation, "", "the draft does not validate it"},
    {"contentSchema", kAnnotation, "", "the draft does not validate it"},
    {"discriminator", kAnnotation, "", "OpenAPI's; says no more than oneOf does"},
    {"externalDocs", kAnnotation, "", "OpenAPI's"},
    {"xml", kAnnotation, "", "OpenAPI's"},

    {"not", kRefused, "", kNotUnion},
    {"if", kRefused, "", kNotUnion},
    {"then", kRefused, "", kNotUnion},
    {"else", kRefused, "", kNotUnion},
    {"dependentRequired", kRefused, "object", kNotRegular},
    {"dependentSchemas", kRefused, "object", kNotRegular},
    {"dependencies", kRefused, "object", kNotRegular},
    {"multipleOf", kRefused, "number", "digits do not tell multiples"},
    {"contains", kRefused, "array", kNotRegular},
    {"minContains", kRefused, "array", kNotRegular},
    {"maxContains", kRefused, "array", kNotRegular},
    {"additionalItems", kRefused, "array", "draft 2020-12 has `items` beside `prefixItems` for it"},
    {"nullable", kRefused, "", "draft 2020-12 has a list of types for it"},
    {"$anchor", kRefused, "", kOtherBase},
    {"$dynamicRef", kRefused, "", kOtherBase},
    {"$dynamicAnchor", kRefused, "", kOtherBase},
    {"$recursiveRef", kRefused, "", kOtherBase},
    {"$recursiveAnchor", kRefused, "", kOtherBase},
    {"id", kRefused, "", "draft 2020-12 has `$id` for it"},
};

absl::Status Refused(absl::string_view pointer, absl::string_view keyword,
                     absl::string_view reason) {
  return SchemaError(pointer,
                     absl::StrCat("`", Utf8Prefix(keyword, 64), "` is not served (", reason, ")"));
}

}  // namespace

const SchemaKeyword* FindSchemaKeyword(absl::string_view name) {
  const auto found =
      std::find_if(std::begin(kKeywords), std::end(kKeywords),
                   [name](const SchemaKeyword& keyword) { return keyword.name == name; });
  return found == std::end(kKeywords) ? nullptr : found;
}

absl::Status SchemaError(absl::string_view pointer, absl::string_view what) {
  constexpr size_t kShownBytes = 256;
  const std::string place = pointer.empty() ? "at its root"
                            : pointer.size() > kShownBytes
                                ? absl::StrCat("at ", Utf8Prefix(pointer, kShownBytes), "…")
                                : absl::StrCat("at ", pointer);
  return absl::InvalidArgumentError(absl::StrCat("the JSON schema, ", place, ": ", what));
}

std::string ChildPointer(absl::string_view pointer, absl::string_view name) {
  return absl::StrCat(pointer, "/", absl::StrReplaceAll(name, {{"~", "~0"}, {"/", "~1"}}));
}

absl::Status CheckKeywords(const Json& schema, absl::string_view pointer) {
  for (const auto& [name, value] : schema.items()) {
    if (absl::StartsWith(name, "x-")) continue;  // OpenAPI's way to add annotations
    const SchemaKeyword* keyword = FindSchemaKeyword(name);
    if (keyword == nullptr) return Refused(pointer, name, "it is no keyword that is known");
    if (keyword->use == kRefused) return Refused(pointer, name, keyword->reason);
    if (name == "$id" && !pointer.empty()) return Refused(pointer, name, kOtherBase);
    if (name == "uniqueItems" && value != false) return Refused(pointer, name, kNotRegular);
  }
  return absl::OkStatus();
}

}  // namespace longspan
