// Regular expressions as a tree: what ECMAScript's and Python's dialects share and a grammar can
// match. The rest is refused by name.
#pragma once

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/constraint/constraint_limits.h"
#include "engine/constraint/grammar_text.h"

namespace longspan {

struct RegexNode {
  enum class Kind {
    kClass,      // one code point of `ranges`
    kSequence,   // `parts` one after another; none is the empty text
    kChoice,     // one of `parts`
    kRepeat,     // parts[0], from `least` to `most` times; -1: any number
    kTextBegin,  // ^
    kTextEnd,    // $
  };
  Kind kind = Kind::kSequence;
  std::vector<CodeRange> ranges;  // ascending, apart from one another, without surrogates
  std::vector<RegexNode> parts;
  int64_t least = 0;
  int64_t most = 0;
};

// `^` and `$` are kept where they say something: at the ends of the whole expression's
// alternatives. Elsewhere they are refused. InvalidArgument says what is wrong and at which byte.
absl::StatusOr<RegexNode> ParseRegex(absl::string_view pattern, const ConstraintLimits& limits);

// Ascending and apart from one another.
std::vector<CodeRange> Normalized(std::vector<CodeRange> ranges);
// What is in `ranges`, normalized, and not in `others`.
std::vector<CodeRange> Without(const std::vector<CodeRange>& ranges,
                               const std::vector<CodeRange>& others);
// Every code point that text may have.
const std::vector<CodeRange>& AllCodePoints();

}  // namespace longspan
