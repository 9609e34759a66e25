// Which keywords of JSON Schema (draft 2020-12, and what older drafts and OpenAPI add) are served.
// What a grammar cannot hold an answer to is refused, naming the keyword and its place: a schema is
// served as a whole or not at all.
#pragma once

#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/json/json.h"

namespace longspan {

enum class KeywordUse {
  kEnforced,    // every answer keeps to it
  kAnnotation,  // says nothing about which values are valid
  kSchemas,     // holds schemas for $ref
  kRefused,
};

struct SchemaKeyword {
  absl::string_view name;
  KeywordUse use;
  absl::string_view of_type;  // whose values it is about: "number", "string", "array", "object", ""
  absl::string_view reason;   // of a refusal, or of not being one
};

// Null for what is not known.
const SchemaKeyword* FindSchemaKeyword(absl::string_view name);

// "at /properties/a" with the words, or "at the root of the schema".
absl::Status SchemaError(absl::string_view pointer, absl::string_view what);
// The pointer to a member or an element of what `pointer` points to (RFC 6901).
std::string ChildPointer(absl::string_view pointer, absl::string_view name);

// Looks at the keywords of one schema, not of those within it.
absl::Status CheckKeywords(const Json& schema, absl::string_view pointer);

}  // namespace longspan
