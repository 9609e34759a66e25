// Reads grammars, clients' and ours, before the library does: which rules there are, what they are
// made of, and whether each can end.
#pragma once

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/constraint/constraint_limits.h"

namespace longspan {

enum class GrammarAuthor { kClient, kLongspan };

// InvalidArgument, with line and rule: for what is no grammar, a rule that is not defined, one that
// can be reached and never ends, and a grammar over the limits. Of a client's, also for what is not
// EBNF as GBNF has it: the library's own functions, and options of rules.
absl::Status CheckGrammar(absl::string_view grammar, GrammarAuthor author,
                          const ConstraintLimits& limits);

}  // namespace longspan
