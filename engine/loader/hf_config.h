// config.json and generation_config.json, as transformers writes them, normalised into ModelConfig.
// Families: `llama` (dense) and `sparse_llama` (Llama with NSA, nsa_config).
#pragma once

#include <cstdint>
#include <optional>

#include "engine/json/json.h"
#include "engine/loader/findings.h"
#include "engine/model/model_config.h"

namespace longspan {

struct HfConfigOptions {
  bool strict = true;          // unknown keys of config.json are problems; otherwise warnings
  int64_t context_tokens = 0;  // longest sequence to be served; 0: max_position_embeddings
};

struct HfConfig {
  ModelConfig model;  // tied_embedding and weight_dtype are for the tensors to decide
  std::optional<bool> tie_word_embeddings;
};

// `generation` may be null. Every problem is found in one call, unless the family itself is
// unknown. Empty where the model's shape could not be read; with problems in `findings` the result
// is good for judging tensors and tokenizer against, and for nothing else.
std::optional<HfConfig> ReadHfConfig(const Json& config, const Json* generation,
                                     const HfConfigOptions& options, Findings* findings);

}  // namespace longspan
