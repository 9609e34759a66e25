// The safetensors files of a checkpoint directory, whether one or a sharded set with its index.
#pragma once

#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "engine/loader/base/findings.h"
#include "engine/loader/base/mapped_file.h"
#include "engine/loader/safetensors.h"

namespace longspan {

struct StoredTensor {
  TensorEntry entry;
  const char* data = nullptr;  // in a mapping; aligned or not
  std::string file_name;       // relative to the directory
};

struct WeightFiles {
  std::vector<MappedFile> files;
  absl::flat_hash_map<std::string, StoredTensor> tensors;  // by name
};

// Maps model.safetensors, or the shards that model.safetensors.index.json names. Under `strict` a
// tensor that a shard holds and the index does not name is a problem.
WeightFiles OpenWeightFiles(const std::string& directory, bool strict, Findings* findings);

}  // namespace longspan
