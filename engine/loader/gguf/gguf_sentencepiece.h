// The SentencePiece model of type BPE that a GGUF file holds (tokenizer.ggml.model llama).
#pragma once

#include <optional>

#include "engine/loader/gguf/gguf_tokenizer_model.h"

namespace longspan {

// Tokens have scores in place of merges; what has no token becomes byte tokens. Empty, and
// problems, where something is wrong or not served.
std::optional<GgufTokenizerModel> ReadGgufSentencePiece(GgufFields& fields);

}  // namespace longspan
