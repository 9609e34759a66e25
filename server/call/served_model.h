// What the front ends report of the model that is served. Constant after start.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/model/model_config.h"
#include "engine/text/tokenizer.h"
#include "kernels/backend.h"
#include "kernels/page_groups.h"
#include "kernels/tensor.h"
#include "server/call/served_chat.h"
#include "server/call/sparse_decode.h"

namespace longspan {

// The description of a model for people; each may be empty.
struct ModelCard {
  std::string description;     // what it is for and what it does, in a sentence or two
  std::string example_prompt;  // one that it answers well
  std::string no_answer;       // what its answer ends with where it has none: "unknown"
};

struct ServedModel {
  std::string name;
  std::vector<std::string> other_names;  // by which clients may call it, too
  std::string path;                      // of the checkpoint, absolute
  std::string tokenizer_info;            // JSON (tokenizer_info.h)
  std::string identity;  // a digest of what decides its keys and values (model_identity.h)
  int64_t created_unix_seconds = 0;
  ModelConfig config;
  ModelCard card;
  std::shared_ptr<const ServedChat> chat = std::make_shared<const ServedChat>();  // never null
  const Tokenizer* tokenizer = nullptr;
  int64_t max_context_tokens = 0;
  PageGroups page_groups;  // of its layers
  DType compute_dtype = DType::kBf16;
  DType kv_dtype = DType::kBf16;          // of keys and values in the cache
  std::string weight_precision = "bf16";  // what products have of weights (served_weights.h)
  int64_t stored_weight_bytes = 0;        // in the checkpoint's files
  std::string backend_description;
  std::vector<OperationKernels> kernels;  // of the backend, for this model
  std::string device_remark;          // why --device auto means the CPU; empty where that is not so
  SparseDecodeOptions sparse_decode;  // which of a dense model's requests have it

  // Whether requests may have sparse decode: the parameters of selection are then the flags'.
  bool serves_sparse_decode() const { return config.selects_blocks() && !config.is_sparse(); }
  // Of a prompt of so many tokens, those that are read approximately (SparsePrefillParams).
  int64_t SparsePrefillTokens(int64_t prompt_tokens) const {
    return config.sparse_prefill ? config.sparse_prefill->SparseTokens(prompt_tokens) : 0;
  }
};

}  // namespace longspan
