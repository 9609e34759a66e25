// The rooms of a step (rooms/fetch_rooms.h): owns the workspace, and the counters, which the device
// alone knows and the host reads when a step is finished.
#pragma once

#include <cuda_runtime_api.h>

#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "kernels/backend.h"
#include "kernels/cuda/attention/rooms/fetch_rooms.h"
#include "kernels/cuda/attention/step_rows.h"
#include "kernels/cuda/base/arena.h"
#include "kernels/cuda/base/pinned_pool.h"
#include "kernels/cuda/base/workspace_need.h"
#include "kernels/ops.h"

namespace longspan::cuda {

class RoomFetch {
 public:
  RoomFetch(const std::shared_ptr<Arena>& arena, cudaStream_t stream)
      : stream_(stream),
        pinned_(PinnedPool::Create()),
        workspace_(arena, "attention"),
        counters_(arena, "attention", Workspace::kZeroed) {}

  absl::Status Fetch(const FetchRoomsArgs& args, const StepRows& step);
  // To be added to by kernels that copy pages for chunks.
  absl::StatusOr<RoomCounters*> Counters();
  // Those that the copy engine brings.
  void AddHomeBlocks(int64_t count) { step_home_blocks_ += count; }

  struct Counted {
    PinnedMemory so_far;  // RoomCounters on their way to the host; without memory if none ever were
    int64_t home_blocks = 0;  // of this step, that the host counted
  };
  absl::StatusOr<Counted> EndStep();
  // What was counted since the step before, of steps in their order.
  void AddTo(const Counted& counted, const KvLayout& layout, StepReads& reads);

  void AddNeeds(const KvLayout& layout, const StepBounds& bounds,
                std::vector<WorkspaceNeed>& needs);

 private:
  const cudaStream_t stream_;
  const std::shared_ptr<PinnedPool> pinned_;
  Workspace workspace_;
  Workspace counters_;
  bool counts_ = false;
  int64_t step_home_blocks_ = 0;
  RoomCounters known_ = {};
};

}  // namespace longspan::cuda
