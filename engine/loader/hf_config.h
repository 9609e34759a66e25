// config.json and generation_config.json, as transformers writes them, normalised into ModelConfig.
// `model_type` says which family the model is of, and the family what its keys mean.
#pragma once

#include <cstdint>
#include <optional>

#include "absl/types/span.h"
#include "engine/json/json.h"
#include "engine/loader/base/checkpoint_files.h"
#include "engine/loader/base/findings.h"
#include "engine/model/families/families.h"
#include "engine/model/model_config.h"

namespace longspan {

struct HfConfigOptions {
  bool strict = false;  // unknown keys of config.json are problems; otherwise warnings
  Json rope_scaling;    // in place of the file's (rope_override.h); null: none
  absl::Span<const ModelFamily* const> families = AllFamilies();  // to choose from
  ContainerNames names;
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
