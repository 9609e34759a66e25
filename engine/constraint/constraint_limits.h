// What a constraint may hold. A compile cannot be interrupted, so its size is bounded before: what
// is within these takes about a second at most at a vocabulary of 150,000 tokens (tests/bench).
#pragma once

#include <cstddef>
#include <cstdint>

namespace longspan {

struct ConstraintLimits {
  size_t text_bytes = size_t{64} << 10;  // of a schema, an expression or a grammar
  int schema_depth = 32;                 // of JSON
  int64_t schema_values = 4096;          // of JSON
  int64_t choices = 1000;                // of a `choice`, or of an enum
  int64_t repetitions = 4096;            // product of counted repetitions within one another
  int expression_depth = 64;             // groups within groups
  int64_t grammar_rules = 4096;
  size_t grammar_bytes = size_t{256} << 10;  // of what a constraint becomes
  int64_t properties = 400;        // of one object: each may come next where all are optional
  int64_t compile_cost = 250'000;  // as CheckGrammar adds it up; a unit is 4 µs at 128,000 tokens
  int64_t calls = 128;             // tools of one constraint
};

}  // namespace longspan
