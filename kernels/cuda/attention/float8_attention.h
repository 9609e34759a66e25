// Dense attention of chunks in e4m3 (dense_float8/), where the backend's maker asked for it. Owns
// its workspaces.
#pragma once

#include <cuda_runtime_api.h>

#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "kernels/backend.h"
#include "kernels/cuda/attention/dense/dense_prefill.h"
#include "kernels/cuda/attention/dense_float8/dense_float8.h"
#include "kernels/cuda/attention/layer_step.h"
#include "kernels/cuda/base/staging.h"
#include "kernels/cuda/base/workspace_need.h"

namespace longspan::cuda {

class Float8Attention {
 public:
  Float8Attention(const std::shared_ptr<Arena>& arena, StagingRing* staging, cudaStream_t stream)
      : staging_(*staging),
        stream_(stream),
        tiles_memory_(arena, "attention"),
        queries_memory_(arena, "attention") {}

  void BeginStep() { first_tiles_.clear(); }
  // For the chunks of `split`, in place of the same arguments in bf16.
  absl::Status Attend(const LayerStep& layer, const RowSplit& split, const DensePrefillArgs& bf16);
  // `pages` bounds the sequences of a step together.
  void AddNeeds(const KvLayout& layout, int query_heads, const StepBounds& bounds, int64_t pages,
                std::vector<WorkspaceNeed>& needs);

 private:
  // Where the tiles of each row of a split begin.
  struct FirstTiles {
    const uint8_t* of_split = nullptr;
    const int32_t* device = nullptr;  // [rows]
    int64_t tiles = 0;                // of all rows
  };
  absl::StatusOr<FirstTiles> FirstTilesOf(const LayerStep& layer, const RowSplit& split);

  StagingRing& staging_;
  const cudaStream_t stream_;
  Workspace tiles_memory_;
  Workspace queries_memory_;
  std::vector<FirstTiles> first_tiles_;  // of the step that has begun
};

}  // namespace longspan::cuda
