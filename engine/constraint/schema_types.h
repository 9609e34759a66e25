// What the keywords of one type say of its values, as bodies of grammar rules.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/constraint/constraint_limits.h"
#include "engine/constraint/json_grammar.h"
#include "engine/constraint/regex_grammar.h"
#include "engine/json/json.h"

namespace longspan {

// Where a schema's rules are written.
struct SchemaContext {
  const ConstraintLimits& limits;
  GrammarText& text;
  JsonGrammar& json;
  // The rule of a schema within, at its pointer.
  std::function<absl::StatusOr<std::string>(const Json&, const std::string&)> rule_of;
};

// A schema at its place.
struct PlacedSchema {
  const Json& json;
  const std::string& pointer;

  const Json* Find(absl::string_view keyword) const;
  absl::Status Error(absl::string_view what) const;
  // A count that is 0 or more; `absent` where it is not given.
  absl::StatusOr<int64_t> Count(absl::string_view keyword, int64_t absent) const;
  absl::StatusOr<std::string> Text(absl::string_view keyword) const;
};

absl::StatusOr<std::string> ObjectBody(const PlacedSchema& schema, SchemaContext& context);
absl::StatusOr<std::string> ArrayBody(const PlacedSchema& schema, SchemaContext& context);
absl::StatusOr<std::string> StringBody(const PlacedSchema& schema, SchemaContext& context);
absl::StatusOr<std::string> NumberTypeBody(const PlacedSchema& schema, bool is_integer,
                                           SchemaContext& context);

// The expression of a `pattern`, or of a member of patternProperties.
absl::StatusOr<RegexNode> PatternOf(const PlacedSchema& schema, absl::string_view pattern,
                                    SchemaContext& context);
// Whether the expression matches some part of the text.
bool MatchesPart(const RegexNode& expression, absl::string_view text);

}  // namespace longspan
