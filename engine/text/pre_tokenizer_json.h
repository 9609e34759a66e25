// The pre_tokenizer of tokenizer.json, as plain values.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "engine/json/json.h"
#include "engine/text/component_reader.h"

namespace longspan {

// What becomes of the matches of a pattern, and of the gaps between them.
enum class SplitBehavior {
  kIsolated,            // each is a piece
  kRemoved,             // matches vanish
  kContiguous,          // matches that touch are one piece
  kMergedWithPrevious,  // a match ends the piece of the gap before it
  kMergedWithNext,      // a match begins the piece of the gap behind it
};

struct SplitSpec {
  PatternSpec pattern;
  SplitBehavior behavior = SplitBehavior::kIsolated;
  bool is_inverted = false;  // gaps are what is looked for
};

// A mark stands in place of each space, and before a piece that does not begin with one. The mark
// of ByteLevel is the space itself.
using PreTokenizerStep = std::variant<SplitSpec, MetaspaceSpec>;

struct PreTokenizerSpec {
  std::vector<PreTokenizerStep> steps;  // applied in turn
  bool is_byte_level = false;           // pieces are merged byte by byte
};

// What could be read; a line in `problems` for what is not served.
PreTokenizerSpec ReadPreTokenizerSpec(const Json& pre_tokenizer,
                                      std::vector<std::string>* problems);

}  // namespace longspan
