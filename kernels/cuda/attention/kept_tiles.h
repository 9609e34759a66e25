// How many key tiles the query tiles of a step kept, which the device alone knows. Counted there,
// for each row; read by the host when the step is finished.
#pragma once

#include <cuda_runtime_api.h>

#include <memory>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "kernels/cuda/base/arena.h"
#include "kernels/cuda/base/pinned_pool.h"

namespace longspan::cuda {

class KeptTiles {
 public:
  KeptTiles(const std::shared_ptr<Arena>& arena, cudaStream_t stream)
      : stream_(stream), pinned_(PinnedPool::Create()), counts_(arena, "attention") {}

  void BeginStep() { rows_ = 0; }
  // [rows], to be added to by the layers of a step.
  absl::StatusOr<unsigned long long*> Counts(int rows);
  // [rows] on their way to the host; without memory if nothing was counted.
  absl::StatusOr<PinnedMemory> EndStep();

 private:
  const cudaStream_t stream_;
  const std::shared_ptr<PinnedPool> pinned_;
  Workspace counts_;
  int rows_ = 0;  // that the step counts
};

}  // namespace longspan::cuda
