// Draw as the backend calls it: one upload of the rows' settings, one kernel, one copy back to
// pinned memory, all queued. Keeps the token that each slot drew last on the device, for Embed.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "kernels/backend.h"
#include "kernels/cuda/base/arena.h"
#include "kernels/cuda/base/pinned_pool.h"
#include "kernels/cuda/base/staging.h"
#include "kernels/cuda/base/workspace_need.h"
#include "kernels/cuda/ops/draw_kernel.h"
#include "kernels/draw.h"
#include "kernels/tensor.h"

namespace longspan::cuda {

// A draw whose results are on their way.
struct QueuedDraw {
  std::vector<DeviceDrawRow> rows;
  int64_t listed = 0;  // most probable tokens, of all rows
  PinnedMemory results;
};

// Once the stream has come past the draw: a result for each of its rows, behind those of `to`.
void AppendResults(const QueuedDraw& draw, std::vector<DrawResult>& to);

class Sampler {
 public:
  Sampler(std::shared_ptr<Arena> arena, StagingRing* staging, cudaStream_t stream)
      : arena_(arena),
        staging_(*staging),
        stream_(stream),
        pinned_(PinnedPool::Create()),
        workspace_(arena, "draw"),
        results_(arena, "draw") {}

  // Checked arguments.
  absl::StatusOr<QueuedDraw> Draw(const TensorView& logits, const DrawBatch& draw);

  void AddNeeds(const StepBounds& bounds, std::vector<WorkspaceNeed>& needs);
  // What a step stages of masks, if each of its rows has one.
  static size_t MaskBytes(const StepBounds& bounds);

  // Whether a draw for the slot was ever queued.
  bool HasDrawn(int64_t slot) const;
  // [slots] on the device; null before any slot has a token.
  const int32_t* LastTokens() const {
    return last_tokens_ == nullptr ? nullptr : static_cast<const int32_t*>(last_tokens_->data());
  }

 private:
  // Room for this many slots; tokens known so far stay.
  absl::Status GrowLastTokens(int64_t slots);

  std::shared_ptr<Arena> arena_;
  StagingRing& staging_;
  const cudaStream_t stream_;
  std::shared_ptr<PinnedPool> pinned_;
  std::unique_ptr<Buffer> last_tokens_;
  Workspace workspace_;
  Workspace results_;
  std::vector<bool> has_drawn_;  // [slots]
};

}  // namespace longspan::cuda
