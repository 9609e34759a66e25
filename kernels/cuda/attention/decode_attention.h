// Attention of rows of one token, sparse or dense, by the kernels of sparse_decode. Owns their
// workspace, and deals rows out in slices where that would be larger than kMostWorkspaceBytes.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "kernels/cuda/attention/decode/sparse_decode.h"
#include "kernels/cuda/attention/layer_step.h"
#include "kernels/cuda/base/workspace_need.h"

namespace longspan::cuda {

class DecodeAttention {
 public:
  // `batch_invariant`: a row is split in the same way whatever the batch.
  DecodeAttention(const std::shared_ptr<Arena>& arena, int multiprocessors, bool batch_invariant,
                  cudaStream_t stream)
      : multiprocessors_(multiprocessors),
        batch_invariant_(batch_invariant),
        stream_(stream),
        workspace_(arena, "attention"),
        tickets_(arena, "attention", Workspace::kZeroed) {}

  // For the sparse single rows of the step. `output` [T, Hq, D] or null, `selected` [T, Hk, n].
  absl::Status Select(const LayerStep& layer, float* output, int32_t* selected);
  // out [T, Hq * D] bf16.
  absl::Status Attend(const LayerStep& layer, const float* compressed, const int32_t* selected,
                      const GateLogits& gates, void* out);
  // What Attend reads beside Select's results has been written since Select.
  void InputsChanged() { may_overlap_ = false; }
  // For the single rows of `split`. window_tokens as DenseAttendArgs has it.
  absl::Status Dense(const LayerStep& layer, const RowSplit& split, int64_t window_tokens,
                     void* out);

  void AddNeeds(const KvLayout& layout, int query_heads, int rows, int64_t length_tokens,
                std::vector<WorkspaceNeed>& needs);

 private:
  using LaunchFunction = cudaError_t (*)(const DecodeArgs&, cudaStream_t);
  // seen_tokens: of the longest sequence, which a row that is split by pages attends to.
  absl::Status LaunchSlices(const LayerStep& layer, const RowSplit& split, int64_t seen_tokens,
                            DecodeArgs args, LaunchFunction launch, const char* name);

  DecodeSplits Splits(int rows, const KvLayout& layout, int64_t longest_tokens,
                      int64_t seen_tokens) const;
  // Of the longest sequence that a step is split for.
  int64_t LongestTokens(int64_t longest_tokens) const;

  const int multiprocessors_;
  const bool batch_invariant_;
  const cudaStream_t stream_;
  Workspace workspace_;
  Workspace tickets_;  // zero between launches, so apart from what changes its layout
  // Attend may begin while Select's last kernels run: nothing else that it reads is being written.
  bool may_overlap_ = false;
};

}  // namespace longspan::cuda
