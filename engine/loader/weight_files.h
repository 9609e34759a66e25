// The safetensors files of a checkpoint directory, whether one or a sharded set with its index.
#pragma once

#include <string>

#include "engine/loader/base/findings.h"
#include "engine/loader/base/stored_tensor.h"

namespace longspan {

// Maps model.safetensors, or the shards that model.safetensors.index.json names. Under `strict` a
// tensor that a shard holds and the index does not name is a problem.
WeightFiles OpenWeightFiles(const std::string& directory, bool strict, Findings* findings);

}  // namespace longspan
