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
  WorkPlan plan;            // of the step, made with LoopTileTokens
  KeyPieces pieces;         // of its tiles
  const void* q = nullptr;  // [T, Hq, D] bf16, rotated
  int query_heads = 0;
  void* out = nullptr;  // [T, Hq * D] bf16
};

// cudaErrorInvalidValue where LoopTileTokens has none for the shape.
cudaError_t LaunchDensePrefill(const DensePrefillArgs& args, cudaStream_t stream);

}  // namespace longspan::cuda
