// The decoder of tokenizer.json, as plain values: what turns tokens into text.
#pragma once

#include <string>
#include <vector>

#include "engine/json/json.h"
#include "engine/text/component_reader.h"

namespace longspan {

struct DecoderSpec {
  bool is_byte_level = false;             // tokens are written in the byte alphabet
  std::vector<ReplaceSpec> replacements;  // in each token
  bool is_byte_fallback = false;          // tokens <0x00> … <0xFF> are bytes
  std::string space_mark;                 // stands for a space; empty: nothing does
  bool first_token_drops_marks = false;   // the text's first token has no spaces from marks
  std::string stripped_at_start;          // one character
  int most_stripped_at_start = 0;         // how many of it the text loses at its beginning
};

// What could be read; a line in `problems` for what is not served.
DecoderSpec ReadDecoderSpec(const Json& decoder, std::vector<std::string>* problems);

}  // namespace longspan
