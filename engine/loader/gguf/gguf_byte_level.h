// The byte-level BPE that a GGUF file holds (tokenizer.ggml.model gpt2).
#pragma once

#include <optional>

#include "engine/loader/gguf/gguf_tokenizer_model.h"

namespace longspan {

// Its pre-tokenizer (tokenizer.ggml.pre) is one of those that are served; others are refused by
// name. Empty, and problems, where something is wrong.
std::optional<GgufTokenizerModel> ReadGgufByteLevel(GgufFields& fields);

}  // namespace longspan
