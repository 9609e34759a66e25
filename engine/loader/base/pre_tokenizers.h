// The pre-tokenizers of well-known byte-level tokenizers, by the names that GGUF files have for
// them, as tokenizer.json describes them.
#pragma once

#include <string>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/json/json.h"

namespace longspan {

struct NamedPreTokenizer {
  absl::string_view name;                      // tokenizer.ggml.pre
  absl::Span<const absl::string_view> splits;  // patterns that cut, one after the other
  bool splits_words = true;                    // then GPT-2's pattern cuts
  bool normalizes = false;                     // to NFC
  bool ignores_merges = false;                 // a piece that is a token is that token
  bool adds_first_token = false;               // where the file does not say
};

// Null where the name is not served.
const NamedPreTokenizer* FindPreTokenizer(absl::string_view name);
// "gpt-2, …"
std::string PreTokenizerNames();

// A tokenizer.json of byte-level BPE that lacks its tokens alone: vocab and merges of the model,
// added_tokens, and the post_processor.
Json ByteLevelJson(const NamedPreTokenizer& pre_tokenizer);

}  // namespace longspan
