// Remembers for each layer how alike neighbouring queries chose lately, for the choice of a path in
// selected attention. Counted on the device in each step, learnt when the step is finished: nothing
// waits, and what a step does depends on the steps finished before it alone.
#pragma once

#include <cuda_runtime_api.h>

#include <map>
#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "kernels/cuda/attention/selected/selected_attention.h"
#include "kernels/cuda/base/arena.h"
#include "kernels/cuda/base/pinned_pool.h"

namespace longspan::cuda {

class OverlapMeter {
 public:
  OverlapMeter(std::shared_ptr<Arena> arena, cudaStream_t stream)
      : stream_(stream),
        pinned_(PinnedPool::Create()),
        counts_(std::move(arena), "selection_index", Workspace::kZeroed) {}

  // 0 while nothing is known of the layer, which is named by its keys' address.
  float Ratio(const void* layer) const;
  absl::Status Count(const SelectedAttentionArgs& args, const void* layer);

  // What the step counted, on its way to the host; without memory if it counted nothing.
  absl::StatusOr<PinnedMemory> EndStep();
  // Once the device has come past EndStep. Steps in their order.
  void Learn(const PinnedMemory& counted);

 private:
  static constexpr int kMostLayers = 256;

  struct Layer {
    size_t place;
    OverlapCounts known;  // what had been counted when the ratio was made
    float ratio = 0.0F;
  };

  const cudaStream_t stream_;
  const std::shared_ptr<PinnedPool> pinned_;
  Workspace counts_;  // [kMostLayers] OverlapCounts, only ever added to
  std::map<const void*, Layer> layers_;
  int step_tokens_ = 0;       // of the step under way
  int uncounted_tokens_ = 0;  // of the steps since one was counted
  bool counted_ = false;      // in this step
};

}  // namespace longspan::cuda
