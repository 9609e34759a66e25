// RoPE frequencies on the device. Layers share theirs, so they are copied when they are new and not
// when they are used. The thread of the backend.
#pragma once

#include <cuda_runtime_api.h>

#include <memory>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "kernels/backend.h"
#include "kernels/cuda/base/arena.h"
#include "kernels/cuda/ops/kv_append.h"

namespace longspan {
namespace cuda {

class RopeTables {
 public:
  // `stream` outlives the tables.
  RopeTables(std::shared_ptr<Arena> arena, cudaStream_t stream)
      : arena_(std::move(arena)), stream_(stream) {}

  // The pointers stay valid as long as the tables. Waits for the stream where a table is new.
  absl::StatusOr<DeviceRope> OnDevice(const RopeView& rope);

 private:
  // The host's frequencies, and their copy.
  struct Table {
    std::vector<float> frequencies;
    std::unique_ptr<Buffer> device;
  };

  // Null where there are none.
  absl::StatusOr<const float*> OnDevice(absl::Span<const float> frequencies);

  const std::shared_ptr<Arena> arena_;
  const cudaStream_t stream_;
  std::vector<Table> tables_;
};

}  // namespace cuda
}  // namespace longspan
