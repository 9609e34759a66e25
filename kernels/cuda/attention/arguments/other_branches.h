// What selected attention adds to its own output, so that a layer's output is written once: the
// other branches, and the gates over all three (NSA, arXiv 2502.11089, section 3.2, equation 5):
// out = sum over branches of sigmoid(gate logit) * output.
#pragma once

#include <cuda_bf16.h>

#include <cstdint>

#include "kernels/cuda/attention/arguments/attention_step.h"

namespace longspan::cuda {

struct OtherBranches {
  const float* compressed = nullptr;      // [T, Hq, D], or null
  const __nv_bfloat16* window = nullptr;  // [T, Hq, D], or null
  GateLogits gates;
};

}  // namespace longspan::cuda
