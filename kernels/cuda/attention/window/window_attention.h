// Sliding-window attention of prefill chunks over paged keys and values: a query sees the last
// window_tokens of its sequence, its own included. NSA's window branch, and dense layers that have
// a window.
#pragma once

#include <cuda_runtime.h>

#include "kernels/cuda/attention/loop/key_pieces.h"
#include "kernels/cuda/attention/loop/work_plan.h"
#include "kernels/cuda/base/device_rows.h"

namespace longspan::cuda {

struct WindowAttentionArgs {
  DeviceRows batch;
  DevicePages pages;
  WorkPlan plan;            // of the step, made with LoopTileTokens
  KeyPieces pieces;         // of its tiles
  const void* q = nullptr;  // [T, Hq, D] bf16, rotated
  int query_heads = 0;
  int window_tokens = 0;  // at least 1
  void* out = nullptr;    // [T, Hq * D] bf16
};

// Pages that no query of the step sees are not read, nor their entries in the page table.
cudaError_t LaunchWindowAttention(const WindowAttentionArgs& args, cudaStream_t stream);

}  // namespace longspan::cuda
