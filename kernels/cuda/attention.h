// Attention as the backend calls it: chooses a kernel family for each launch and owns its
// workspace. Arguments are checked, results are queued on the stream.
#pragma once

#include <cuda_runtime_api.h>

#include <memory>

#include "absl/status/status.h"
#include "kernels/cuda/arena.h"
#include "kernels/cuda/attention_step.h"
#include "kernels/cuda/device.h"

namespace longspan::cuda {

class Attention {
 public:
  Attention(std::shared_ptr<Arena> arena, const Device& device, cudaStream_t stream)
      : device_(device), stream_(stream), select_workspace_(std::move(arena), "attention") {}

  absl::Status Select(SelectLaunch launch);
  absl::Status Attend(const AttendLaunch& launch);
  absl::Status Dense(const DenseLaunch& launch);

 private:
  const Device device_;
  const cudaStream_t stream_;
  Workspace select_workspace_;
};

}  // namespace longspan::cuda
