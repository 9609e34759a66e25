// Constraints as grammars for the library.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/constraint/constraint.h"
#include "engine/constraint/constraint_limits.h"

namespace longspan {

struct ConstraintGrammar {
  std::string text;                  // kRootRule is the whole answer
  std::vector<int32_t> mark_tokens;  // that the grammar names
};

// InvalidArgument says, in the client's words, what is wrong, not served, or over a limit.
// Milliseconds.
absl::StatusOr<ConstraintGrammar> GrammarOf(const Constraint& constraint,
                                            const ConstraintLimits& limits);

}  // namespace longspan
