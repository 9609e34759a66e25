// Compressed attention of prefill chunks (NSA, arXiv 2502.11089, section 3.3.1): a query sees the
// compressed entries that were complete by its position. Gives the output of the branch and, for
// the block scores that a second pass makes from the same products, each row's log-sum-exp. Models
// that choose by keys alone (InfLLM-V2, arXiv 2509.24663) have no output, and get the log-sums.
#pragma once

#include <cuda_runtime.h>

#include "kernels/cuda/attention/compressed/gather.h"
#include "kernels/cuda/attention/loop/key_pieces.h"
#include "kernels/cuda/attention/loop/work_plan.h"
#include "kernels/cuda/base/device_rows.h"

namespace longspan::cuda {

struct CompressedAttentionArgs {
  DeviceRows batch;
  DevicePages pages;
  GatheredSummaries summaries;  // of this layer; without values there is no output
  WorkPlan plan;                // of the step, made with LoopTileTokens
  KeyPieces pieces;             // of its tiles
  const void* q = nullptr;      // [T, Hq, D] bf16, rotated
  int query_heads = 0;
  int first_entry = 0;  // m - 1: entries before it do not exist
  // [T, Hq * D], or null without values; zero where no entry is visible. fp32: it is gated later
  float* out = nullptr;
  // [T, Hq] f32: log2 of the sum of 2^(q.k log2(e) / sqrt(D)); -infinity where nothing is visible.
  // Or null.
  float* log_sums = nullptr;
};

cudaError_t LaunchCompressedAttention(const CompressedAttentionArgs& args, cudaStream_t stream);

}  // namespace longspan::cuda
