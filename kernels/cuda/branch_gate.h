// The gates over NSA's branches (arXiv 2502.11089, section 3.2, equation 5) where each branch has
// made its own output: out = sum over branches of sigmoid(gate logit) * output.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

#include "kernels/cuda/attention_step.h"
#include "kernels/cuda/device_rows.h"

namespace longspan::cuda {

struct BranchGateLaunch {
  DeviceRows rows;
  const uint8_t* takes_part = nullptr;  // [rows]
  int query_heads = 0;
  int head_dim = 0;                   // a multiple of 8
  const float* compressed = nullptr;  // [T, Hq, D] f32; null: the model has no such branch
  const void* selected = nullptr;     // [T, Hq, D] bf16, or null
  const void* window = nullptr;       // likewise
  GateLogits gates;
  void* out = nullptr;  // [T, Hq * D] bf16
};

cudaError_t LaunchBranchGate(const BranchGateLaunch& args, cudaStream_t stream);

}  // namespace longspan::cuda
