// How host arrays reach the device without a wait: they are written to pinned memory and copied
// from there in the order of the stream. Pinned memory is used in turns, one a step; a turn comes
// again when the device has finished the step that used it last. All turns share the memory on the
// device, where the stream keeps their order: what a step takes first has always the same address.
#pragma once

#include <cuda_runtime_api.h>

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "kernels/cuda/base/arena.h"

namespace longspan::cuda {

// The same bytes twice: written at `host`, read by kernels at `device` once uploaded.
struct Staged {
  std::byte* host = nullptr;
  std::byte* device = nullptr;
  size_t bytes = 0;
};

class StagingRing {
 public:
  static absl::StatusOr<std::unique_ptr<StagingRing>> Create(std::shared_ptr<Arena> arena,
                                                             cudaStream_t stream);
  ~StagingRing();
  StagingRing(const StagingRing&) = delete;
  StagingRing& operator=(const StagingRing&) = delete;

  // Room for the arrays of a usual step and `bytes` more, in each turn, so that no step within that
  // takes memory.
  absl::Status Reserve(size_t bytes);

  // The next turn; what the turn before staged stays readable until its kernels are done.
  absl::Status NextTurn();
  // Aligned to 256 bytes, valid for this turn.
  absl::StatusOr<Staged> Take(size_t bytes);
  absl::Status Upload(const Staged& staged);

 private:
  struct Turn {
    std::vector<std::byte*> chunks;  // pinned: counterparts of the first of chunks_
    size_t chunk = 0;                // the one in use
    size_t used_bytes = 0;           // of it
    cudaEvent_t done = nullptr;
    bool pending = false;
  };

  StagingRing(std::shared_ptr<Arena> arena, cudaStream_t stream)
      : arena_(std::move(arena)), stream_(stream) {}
  // Another chunk of the turn; of `bytes` or more, unless other turns have made it smaller.
  absl::Status AddChunk(Turn& turn, size_t bytes);

  std::shared_ptr<Arena> arena_;
  const cudaStream_t stream_;
  // On the device: one, and more once a turn needed it.
  std::vector<std::unique_ptr<Buffer>> chunks_;
  std::array<Turn, 3> turns_;
  size_t current_ = 0;
};

}  // namespace longspan::cuda
