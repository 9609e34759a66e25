#include "kernels/cuda/base/pinned_pool.h"

#include <cuda_runtime_api.h>

#include <algorithm>
#include <bit>

#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {
namespace {

constexpr size_t kLeastBytes = size_t{16} << 10;

}  // namespace

void PinnedMemory::GiveBack() {
  if (data_ == nullptr) return;
  pool_->free_.push_back({data_, bytes_});
  data_ = nullptr;
  pool_.reset();
}

PinnedPool::~PinnedPool() {
  for (const Piece& piece : free_) cudaFreeHost(piece.data);
}

absl::StatusOr<PinnedMemory> PinnedPool::Take(size_t bytes) {
  const auto fits = std::find_if(free_.begin(), free_.end(),
                                 [bytes](const Piece& piece) { return piece.bytes >= bytes; });
  if (fits != free_.end()) {
    const Piece piece = *fits;
    free_.erase(fits);
    return PinnedMemory(shared_from_this(), piece.data, piece.bytes);
  }
  const size_t taken = std::bit_ceil(std::max(bytes, kLeastBytes));
  void* data = nullptr;
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaMallocHost(&data, taken));
  return PinnedMemory(shared_from_this(), static_cast<std::byte*>(data), taken);
}

}  // namespace longspan::cuda
