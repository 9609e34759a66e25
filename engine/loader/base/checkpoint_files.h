// What the files of a checkpoint hold, whatever the container: the fields of its configuration, the
// description of its tokenizer, and its tensors.
#pragma once

#include <optional>
#include <string>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/string_view.h"
#include "engine/json/json.h"
#include "engine/loader/base/stored_tensor.h"
#include "engine/model/model_config.h"

namespace longspan {

struct TokenizerTexts {
  std::optional<std::string> tokenizer_json;
  std::string tokenizer_config_json;  // empty where the file is absent, as is the next one
  std::string chat_template;          // of chat_template.jinja
  // Where they come from, for messages.
  std::string tokenizer_name = "tokenizer.json";
  std::string config_name = "tokenizer_config.json";
};

// What the container calls things. The fields of a configuration have the keys of config.json.
struct ContainerNames {
  std::string config_file = "config.json";
  absl::flat_hash_map<std::string, std::string>
      keys;  // those of config.json that it calls otherwise
  TensorNames tensors = TensorNames::kHuggingFace;

  // As the container writes the key.
  std::string NameOf(absl::string_view key) const {
    const auto found = keys.find(key);
    return found == keys.end() ? std::string(key) : found->second;
  }
};

struct CheckpointFiles {
  std::optional<Json> config;      // as in config.json
  std::optional<Json> generation;  // of generation_config.json, which may be absent
  ContainerNames names;
  TokenizerTexts texts;
  WeightFiles weights;
};

}  // namespace longspan
