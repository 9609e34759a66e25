// Selected attention of a prefill step: NSA's second branch (arXiv 2502.11089, 3.3.2), on the
// device. Every query reads the blocks of B tokens that its KV head chose, causally.
//
// The engine thread calls PlanSelectedAttention before the step, owns the workspace, and then calls
// LaunchSelectedAttention, which only enqueues kernels: nothing is allocated and nobody waits.
#pragma once

#include <cuda_bf16.h>
#include <cuda_runtime.h>

#include <cstddef>
#include <cstdint>

#include "kernels/cuda/attention/arguments/other_branches.h"
#include "kernels/cuda/attention/path_choice/path_model.h"
#include "kernels/cuda/attention/path_choice/selected_path.h"
#include "kernels/cuda/base/device_rows.h"

namespace longspan::cuda {

struct SelectedAttentionArgs {
  DeviceRows rows;
  const uint8_t* takes_part = nullptr;  // [rows]: the others are left alone; null: all do
  DevicePages pages;
  int64_t page_count = 0;    // page_offsets[rows], on the host: bounds the blocks of the step
  int query_heads = 0;       // Hq, a multiple of pages.kv_heads
  int block_tokens = 64;     // B: 16, 32, 64 or 128
  int selected_blocks = 16;  // n, at most 128
  // Every query holds its first initial_blocks blocks, and local_blocks (at least 1) up to its own:
  // NsaSelect forces them.
  int initial_blocks = 1;
  int local_blocks = 2;
  float softmax_scale = 1.0F;
  const __nv_bfloat16* q = nullptr;   // [T, Hq, D] rotated
  const int32_t* selected = nullptr;  // [T, Hk, n] ascending, filled up with -1
  // Without them the output is that of selected attention alone.
  OtherBranches others;
  __nv_bfloat16* out = nullptr;             // [T, Hq, D] normalised
  float* log_sum_exp = nullptr;             // [T, Hq] natural logarithm, or null
  SelectedPath path = SelectedPath::kAuto;  // kAuto: by the pinned table
  // Correlation of neighbouring selections as measured lately: blocks of a tile's union over n.
  // Guides kAuto; 0 when unknown.
  float union_ratio = 0.0F;
};

// How alike neighbouring queries choose, counted by LaunchCountOverlap: union_blocks of the tiles
// that were looked at, and chosen_blocks, n for each. Their quotient is the union ratio.
struct OverlapCounts {
  uint32_t union_blocks = 0;
  uint32_t chosen_blocks = 0;
};

// What a step needs, decided on the host from sizes alone.
struct SelectedAttentionPlan {
  SelectedPath path = SelectedPath::kFsaOrder;
  int kv_heads_per_pass = 0;  // KV heads whose partial outputs exist at one time
  size_t workspace_bytes = 0;
};

// What the choice of a path goes by.
SelectedWork WorkOf(const SelectedAttentionArgs& args);

// Null where the step's counts fit the index of gathered queries. Shapes: served_shapes.
const char* TooLargeReason(const SelectedAttentionArgs& args);

// `workspace_limit_bytes` bounds the partial outputs of FSA order (one KV head's at least).
SelectedAttentionPlan PlanSelectedAttention(const SelectedAttentionArgs& args,
                                            size_t workspace_limit_bytes);

// `workspace` holds plan.workspace_bytes, aligned to 256 bytes. No host synchronisation.
cudaError_t LaunchSelectedAttention(const SelectedAttentionArgs& args,
                                    const SelectedAttentionPlan& plan, void* workspace,
                                    cudaStream_t stream);

// Adds a sample of the step's tiles to `counts` (device), some microseconds. Queries that hold all
// blocks they see are left out.
cudaError_t LaunchCountOverlap(const SelectedAttentionArgs& args, OverlapCounts* counts,
                               cudaStream_t stream);

}  // namespace longspan::cuda
