// Dense causal attention of prefill chunks over paged keys and values: every query sees all tokens
// of its sequence up to its own. Any chunk length at any position, several rows a launch, pages in
// any order. Rows of a single token are right too, but a decode kernel serves them faster.
#pragma once

#include <cuda_runtime.h>

#include "kernels/cuda/attention/loop/key_pieces.h"
#include "kernels/cuda/attention/loop/work_plan.h"
#include "kernels/cuda/base/device_rows.h"

namespace longspan::cuda {

struct DensePrefillArgs {
  DeviceRows batch;
  DevicePages pages;
  WorkPlan plan;            // of the step, made with DensePrefillTileTokens
  KeyPieces pieces;         // of its tiles
  const void* q = nullptr;  // [T, Hq, D] bf16, rotated
  int query_heads = 0;
  void* out = nullptr;  // [T, Hq * D] bf16
};

// Tokens of a query tile, for the plan; 0 where the shape is not supported: head_dim 64 or 128,
// query_heads a multiple of kv_heads and at most 128 times as many.
int DensePrefillTileTokens(int head_dim, int query_heads, int kv_heads);

cudaError_t LaunchDensePrefill(const DensePrefillArgs& args, cudaStream_t stream);

}  // namespace longspan::cuda
