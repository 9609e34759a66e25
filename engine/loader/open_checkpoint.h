// The files of a checkpoint, whatever they are, behind one door: the fields of its configuration,
// the description of its tokenizer, and its tensors. Only whether files can be read is judged here.
#pragma once

#include <optional>
#include <string>

#include "engine/json/json.h"
#include "engine/loader/base/findings.h"
#include "engine/loader/weight_files.h"

namespace longspan {

struct TokenizerTexts {
  std::optional<std::string> tokenizer_json;
  std::string tokenizer_config_json;  // empty where the file is absent
};

struct CheckpointFiles {
  std::optional<Json> config;      // of config.json
  std::optional<Json> generation;  // of generation_config.json, which may be absent
  TokenizerTexts texts;
  WeightFiles weights;
};

// `path` is a directory of JSON and safetensors files. What cannot be read is empty, and told to
// `findings`. Under `strict` a tensor that a shard holds and the index does not name is a problem.
CheckpointFiles OpenCheckpoint(const std::string& path, bool strict, Findings* findings);

}  // namespace longspan
