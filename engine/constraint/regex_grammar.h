// Regular expressions as bodies of grammar rules.
#pragma once

#include <string>

#include "engine/constraint/regex_syntax.h"

namespace longspan {

enum class RegexText {
  kPlain,       // the text is matched as it is
  kJsonString,  // what is written between a JSON string's quotes; its value is matched
};
enum class RegexReach {
  kWhole,  // all of the text is matched
  kPart,   // some of it, as far as `^` and `$` leave it open
};

std::string RegexBody(const RegexNode& expression, RegexText text, RegexReach reach);

// One character of `ranges` between a JSON string's quotes. Those that JSON writes with a backslash
// are left out where there are others: a class that is one automaton makes masks a thousand times
// as fast where it is repeated.
std::string JsonStringClass(const std::vector<CodeRange>& ranges);

}  // namespace longspan
