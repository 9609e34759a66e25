// Bytes of the host on their way to the device, through two pieces of pinned memory: one is filled
// while the other is copied. Whoever loads weights, alone.
#pragma once

#include <cuda_runtime_api.h>

#include <array>
#include <cstddef>
#include <memory>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace longspan::cuda {

class WeightUpload {
 public:
  static constexpr size_t kPieceBytes = size_t{8} << 20;

  static absl::StatusOr<std::unique_ptr<WeightUpload>> Create(cudaStream_t stream);
  ~WeightUpload();
  WeightUpload(const WeightUpload&) = delete;
  WeightUpload& operator=(const WeightUpload&) = delete;

  // In the order of the stream. `from` has been read when it returns.
  absl::Status Copy(void* to, const void* from, size_t bytes);

 private:
  struct Piece {
    std::byte* data = nullptr;
    cudaEvent_t copied = nullptr;
  };

  explicit WeightUpload(cudaStream_t stream) : stream_(stream) {}

  const cudaStream_t stream_;
  std::array<Piece, 2> pieces_;
  size_t next_ = 0;
};

}  // namespace longspan::cuda
