// The work plans of a step (loop/work_plan.h), each made when a layer first needs it, and read by
// all layers after it.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "kernels/cuda/attention/loop/work_plan.h"
#include "kernels/cuda/base/device_rows.h"
#include "kernels/cuda/base/workspace_need.h"

namespace longspan::cuda {

class StepPlans {
 public:
  StepPlans(const std::shared_ptr<Arena>& arena, cudaStream_t stream);

  void BeginStep() { made_ = 0; }
  // The tiles of the rows that take part [rows, device]. at_multiples as WorkPlanArgs has it.
  absl::StatusOr<WorkPlan> For(const DeviceRows& rows, const uint8_t* takes_part,
                               int tokens_per_tile, bool at_multiples = false);
  void AddNeeds(int tokens, int rows, std::vector<WorkspaceNeed>& needs);

 private:
  struct Entry {
    Workspace workspace;
    const uint8_t* takes_part = nullptr;
    int tokens_per_tile = 0;
    bool at_multiples = false;
    WorkPlan plan;
  };

  const cudaStream_t stream_;
  std::vector<Entry> entries_;
  size_t made_ = 0;  // in this step; the last ones are kept
};

}  // namespace longspan::cuda
