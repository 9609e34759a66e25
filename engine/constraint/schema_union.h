// Which values a schema can have, as far as its keywords say so at a glance: types, listed values,
// and whether two schemas can share one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/constraint/schema_types.h"
#include "engine/json/json.h"

namespace longspan {

struct SchemaTarget {
  const Json* schema;
  std::string pointer;  // without what a URI escapes
};

// What `#` or `#/…` names within the root; no value where there is no such thing.
std::optional<SchemaTarget> ResolveReference(const Json& root, absl::string_view reference);

// The names in `type`, each once; "number" stands for "integer" as well. None where it is absent.
absl::StatusOr<std::vector<std::string>> TypesOf(const PlacedSchema& schema);
// The one type that the keywords are about; "" where they are about none. An error where they are
// about several, or leave values of other types open: those would be valid, too.
absl::StatusOr<std::string> ImpliedType(const PlacedSchema& schema);
bool HasType(const Json& value, const std::vector<std::string>& types);
// Those of `const` or `enum`.
absl::StatusOr<std::vector<const Json*>> ListedValues(const PlacedSchema& schema);

// Whether it is plain that no value is of two of the schemas.
bool AreDisjoint(const Json& root, const Json& options);

}  // namespace longspan
