// Sparse prefill: an approximation by which a dense checkpoint reads long prompts. Generated tokens
// attend densely. Of a prompt, each whole tile of queries from a position on attends to the key
// tiles that have a share of its estimated attention (kernels/sparse_prefill_params.h), in all
// layers that see all tokens but the first ones.
#pragma once

#include "absl/status/status.h"
#include "engine/model/model_config.h"
#include "kernels/sparse_prefill_params.h"

namespace longspan {

struct SparsePrefillSettings {
  SparsePrefillParams params;
  // Of the first layers, which all attend densely: what they look for is not yet in few places.
  int dense_layers = 2;
};

// Gives the configuration of a dense model what is needed for it. FailedPrecondition, with what
// stands against it: sparse attention of its own, no layer for it, or sparse decode beside it.
absl::Status ApplySparsePrefill(const SparsePrefillSettings& settings, ModelConfig* config);

}  // namespace longspan
