// The pre-tokenizers that GGUF files name, as tokenizer.json describes them.
#pragma once

#include <string>

#include "absl/strings/string_view.h"
#include "engine/json/json.h"

namespace longspan {

struct GgufPreTokenizer {
  absl::string_view name;         // tokenizer.ggml.pre
  absl::string_view split;        // a pattern that cuts first; empty: none
  bool splits_words = true;       // then GPT-2's pattern cuts
  bool normalizes = false;        // to NFC
  bool ignores_merges = false;    // a piece that is a token is that token
  bool adds_first_token = false;  // where the file does not say
};

// Null where the name is not served.
const GgufPreTokenizer* FindGgufPreTokenizer(absl::string_view name);
// "gpt-2, …"
std::string GgufPreTokenizerNames();

Json PreTokenizerJson(const GgufPreTokenizer& pre_tokenizer);

}  // namespace longspan
