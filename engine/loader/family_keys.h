// The keys of config.json that a model family names, read as the family describes them.
#pragma once

#include "engine/loader/base/config_fields.h"
#include "engine/loader/base/findings.h"
#include "engine/model/family.h"
#include "engine/model/model_config.h"

namespace longspan {

// Fills the fields of `model` and adds to `findings` what is wrong. Checks what holds in every
// family: heads that fit together, and an even head_dim. False where anything could not be read
// that decides which tensors there are; harmless sizes then stand in, so that the rest can be
// judged.
bool ReadFamilyKeys(const ModelFamily& family, ConfigFields& config, Findings* findings,
                    ModelConfig& model);

}  // namespace longspan
