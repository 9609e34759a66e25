// The choice of blocks of prefill chunks (NSA, arXiv 2502.11089, sections 3.3.1 and 3.3.2): the
// second pass over the products of compressed attention, whose log-sum-exps turn each score into a
// probability at once. Only the chosen block numbers leave the kernel.
#pragma once

#include <cuda_runtime.h>

#include <cstddef>
#include <cstdint>

#include "kernels/cuda/attention/arguments/attention_step.h"
#include "kernels/cuda/attention/compressed/gather.h"
#include "kernels/cuda/attention/loop/work_plan.h"
#include "kernels/cuda/base/device_rows.h"

namespace longspan::cuda {

// Summary entries that a step over them covers.
inline constexpr int kChoiceTileEntries = 64;

struct BlockChoiceArgs {
  DeviceRows batch;
  DevicePages pages;
  GatheredSummaries summaries;  // of this layer; only keys are read
  WorkPlan plan;                // of the step, made with BlockChoiceTileTokens
  KeySplit split;               // of its tiles
  const void* q = nullptr;      // [T, Hq, D] bf16, rotated
  int query_heads = 0;
  SparseSettings sparse;            // as served_shapes accepts them
  const float* log_sums = nullptr;  // [T, Hq] f32, as compressed attention writes them
  // [T, Hk, n] ascending, filled up with -1. Rows that are not in the plan are left alone.
  int32_t* selected = nullptr;
  void* workspace = nullptr;  // BlockChoiceWorkspaceBytes of the next two, aligned to 16
  int workspace_thread_blocks = 0;
  int64_t workspace_length_tokens = 0;  // at least the longest sequence of the step
};

// Query tokens of a tile; 0: these heads are not served.
int BlockChoiceTileTokens(int head_dim, int query_heads, int kv_heads);

// Thread blocks that the current device runs at a time. Fewer in the workspace means fewer at work.
int BlockChoiceThreadBlocks();

size_t BlockChoiceWorkspaceBytes(int thread_blocks, int tile_tokens, int64_t longest_length_tokens,
                                 int block_tokens);

cudaError_t LaunchBlockChoice(const BlockChoiceArgs& args, cudaStream_t stream);

}  // namespace longspan::cuda
