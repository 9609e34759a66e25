// What the tokenizer models of GGUF files have in common.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/json/json.h"
#include "engine/loader/gguf/gguf_fields.h"
#include "engine/loader/gguf/gguf_vocabulary.h"

namespace longspan {

struct GgufTokenizerModel {
  GgufVocabulary vocabulary;
  Json root = Json::object();  // as tokenizer.json, but for its post_processor
  // Where the file does not say.
  bool adds_first_token = false;
  std::optional<uint64_t> first_token_id;
  std::optional<uint64_t> end_token_id;
  std::optional<uint64_t> unknown_token_id;
};

}  // namespace longspan
