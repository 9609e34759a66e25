// JSON schemas as bodies of grammar rules. Every text of the grammar is JSON that the schema
// accepts; where the schema leaves a choice that nobody writes out (other members of an object that
// names its own, numbers of a hundred digits, escapes in keys), the grammar may have fewer.
#pragma once

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/constraint/constraint_limits.h"
#include "engine/constraint/json_grammar.h"

namespace longspan {

// InvalidArgument says what is not served, and where (RFC 6901).
absl::StatusOr<std::string> SchemaBody(absl::string_view schema, const ConstraintLimits& limits,
                                       JsonGrammar* json, GrammarText* text);

}  // namespace longspan
