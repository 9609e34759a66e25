// What the front ends tell about the model that is served. Constant after start.
#pragma once

#include <cstdint>
#include <string>

#include "engine/model/model_config.h"
#include "engine/text/tokenizer.h"
#include "kernels/tensor.h"

namespace longspan {

struct ServedModel {
  std::string name;
  std::string identity;  // a digest of what decides its keys and values (model_identity.h)
  int64_t created_unix_seconds = 0;
  ModelConfig config;
  const Tokenizer* tokenizer = nullptr;
  int64_t max_context_tokens = 0;
  DType compute_dtype = DType::kBf16;
  std::string backend_description;
  std::string device_remark;  // why --device auto means the CPU; empty where that is not so
};

}  // namespace longspan
