// The gate of one branch for one head of one token (NSA, arXiv 2502.11089, section 3.2).
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/arguments/attention_step.h"

namespace longspan::cuda {

// `branch`: 0 compressed, 1 selected, 2 window.
__device__ inline float GateOf(const GateLogits& gates, int64_t token, int head, int branch) {
  if (gates.logits == nullptr) return 1.0F;
  const float logit = gates.logits[token * gates.stride + gates.per_head * head + branch];
  return 1.0F / (1.0F + expf(-logit));
}

}  // namespace longspan::cuda
