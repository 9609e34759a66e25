// Pages that a step's chunks write, where keys and values are at home in the host's memory: of the
// layer at hand they are on the device, where tokens are appended to them, and then go home whole.
// Over the link a byte takes as long as many neighbours do together. Chunks attend to them here.
// Rows of one token write their home itself.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "kernels/backend.h"
#include "kernels/cuda/attention/step_rows.h"
#include "kernels/cuda/base/arena.h"
#include "kernels/cuda/base/device_rows.h"
#include "kernels/cuda/base/staging.h"
#include "kernels/cuda/base/workspace_need.h"
#include "kernels/ops.h"

namespace longspan::cuda {

class WrittenPages {
 public:
  WrittenPages(const std::shared_ptr<Arena>& arena, StagingRing* staging, cudaStream_t stream)
      : staging_(*staging), stream_(stream), memory_(arena, "attention") {}

  // Both live until the step's end.
  void BeginStep(const RaggedBatch& batch, const StepRows& step);

  // Where the layer's tokens are to be appended; without places if nothing goes this way. Begun
  // pages are there as they are at home.
  absl::StatusOr<DeviceWrittenPages> Begin(const KvLayerView& kv);
  // Once they are appended.
  absl::Status GoHome(const KvLayerView& kv);

  // Those of the layer whose keys are at home there; without places if it has none.
  DeviceWrittenPages Of(const void* keys) const {
    return keys == layer_ ? written_ : DeviceWrittenPages();
  }
  // The same as pages, whose ids are the places.
  DevicePages AsPages(const DevicePages& layer) const;

  void AddNeeds(const KvLayout& layout, const StepBounds& bounds,
                std::vector<WorkspaceNeed>& needs);

 private:
  absl::Status StagePlaces();

  StagingRing& staging_;
  const cudaStream_t stream_;
  Workspace memory_;

  // Of the step that has begun.
  const RaggedBatch* batch_ = nullptr;
  const StepRows* step_ = nullptr;
  int pages_ = 0;
  int begun_ = 0;                         // of these, which are the first ones
  const int32_t* page_places_ = nullptr;  // [pages] in the step's page ids
  const int32_t* places_ = nullptr;  // beside the step's page ids; null until a layer has asked
  // Of the layer at hand.
  const void* layer_ = nullptr;
  DeviceWrittenPages written_;
};

}  // namespace longspan::cuda
