// Summary entries of the sub-blocks that a step completes, with the carry of pages and the open
// sums and tails of slots (engine/CONTRACTS.md, "Summaries, carry, state slots").
//
// Sub-block s of d tokens contributes A[s, r] to the entry of window s - r; each A is formed once,
// by one sum in one order. An entry is A[c, 0] + A[c + 1, 1] + …, ascending, wherever the addends
// come from: this step, or the sum that earlier steps left open. So no chunking changes a bit.
// Means and deviations have no contributions: the keys of their one sub-block are in a page.
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>

#include "kernels/cuda/base/device_rows.h"
#include "kernels/cuda/ops/kv_append.h"
#include "kernels/kv_layout.h"
#include "kernels/tensor.h"

namespace longspan::cuda {

enum class SummaryKind : uint8_t { kLinear, kWeighted, kMean, kMeanAndDeviation };

SummaryKind SummaryKindOf(NsaCompress compress);

struct BlockSummaryLaunch {
  DeviceRows rows;
  DeviceRope rope;
  const float* projections = nullptr;  // [T, stride], keys unrotated
  int64_t stride = 0;
  int query_heads = 0;
  SummaryKind kind = SummaryKind::kMean;
  bool before_rope = false;  // keys are compressed unrotated, the entry is rotated
  bool with_values = false;
  // False: no row of the step completes a sub-block, only the tails move.
  bool completes_any = true;
  int stride_tokens = 16;                // d
  int windows = 2;                       // m = l / d
  const float* key_weights = nullptr;    // linear [Hk, l * D, D], weighted [Hk, l]
  const float* value_weights = nullptr;  // likewise
  const float* key_bias = nullptr;       // [Hk, D] or null
  // The linear weights as summary_product.h prepares them, or null.
  const void* key_product = nullptr;
  const void* value_product = nullptr;
  DevicePages pages;
  DeviceWrittenPages written;     // read in place of `pages`, where chunks have written there
  DType kv_dtype = DType::kBf16;  // of what entries are made of, once it is read
  DType summary_dtype = DType::kBf16;
  float* carry = nullptr;     // [pages, Hk, parts * open * D]
  void* tail_keys = nullptr;  // [slots, Hk, d * D] kv_dtype
  // Of pages in e4m3: their rotated keys, or values, as LaunchExpandInputs leaves them for each
  // sub-block that the step completes; null where entries are not made of them, or pages are read.
  void* stored_keys = nullptr;     // [SlotCount, Hk, d * D] bf16
  void* stored_values = nullptr;   // likewise
  float* open_sums = nullptr;      // [slots, Hk, parts * open * D]
  float* contributions = nullptr;  // ContributionBytes of workspace

  constexpr int parts() const { return with_values ? 2 : 1; }
  constexpr int open_entries() const { return windows - 1; }
};

size_t ContributionBytes(const BlockSummaryLaunch& args);
// The same for the largest step.
size_t ContributionBytes(const KvLayout& layout, int rows, int tokens);
size_t StoredInputBytes(const KvLayout& layout, int rows, int tokens);
// Workspace of stored_keys and stored_values over pages in e4m3, and where in it they lie.
size_t StoredInputBytes(const BlockSummaryLaunch& args);
void PlaceStoredInputs(void* memory, BlockSummaryLaunch& args);
cudaError_t LaunchExpandInputs(const BlockSummaryLaunch& args, cudaStream_t stream);
// The part of it that makes the contributions, on tensor cores.
cudaError_t LaunchSummaryProduct(const BlockSummaryLaunch& args, cudaStream_t stream);
// Where a step completes many sub-blocks: the same bits.
bool ServesMany(const BlockSummaryLaunch& args);
cudaError_t LaunchManyProduct(const BlockSummaryLaunch& args, cudaStream_t stream);
// What LaunchBlockSummary is for means and deviations; they need no contributions.
cudaError_t LaunchDeviationSummary(const BlockSummaryLaunch& args, cudaStream_t stream);
cudaError_t LaunchBlockSummary(const BlockSummaryLaunch& args, cudaStream_t stream);

}  // namespace longspan::cuda
