#include <algorithm>
#include <cstdint>

#include "kernels/cuda/ops/copy_bytes.h"

namespace longspan::cuda {
namespace {

constexpr int kThreads = 256;
constexpr size_t kMostThreadBlocks = 64;

template <typename Piece>
__global__ void __launch_bounds__(kThreads)
    CopyPieces(Piece* destination, const Piece* source, size_t count) {
  const size_t step = size_t{gridDim.x} * kThreads;
  for (size_t i = size_t{blockIdx.x} * kThreads + threadIdx.x; i < count; i += step) {
    destination[i] = source[i];
  }
}

template <typename Piece>
cudaError_t Launch(void* destination, const void* source, size_t bytes, cudaStream_t stream) {
  const size_t count = bytes / sizeof(Piece);
  const size_t thread_blocks = std::min((count + kThreads - 1) / kThreads, kMostThreadBlocks);
  CopyPieces<<<static_cast<unsigned>(thread_blocks), kThreads, 0, stream>>>(
      static_cast<Piece*>(destination), static_cast<const Piece*>(source), count);
  return cudaGetLastError();
}

}  // namespace

cudaError_t LaunchCopyBytes(void* destination, const void* source, size_t bytes,
                            cudaStream_t stream) {
  if (bytes == 0) return cudaSuccess;
  const uintptr_t alignment =
      reinterpret_cast<uintptr_t>(destination) | reinterpret_cast<uintptr_t>(source) | bytes;
  return alignment % sizeof(uint4) == 0 ? Launch<uint4>(destination, source, bytes, stream)
                                        : Launch<uint8_t>(destination, source, bytes, stream);
}

}  // namespace longspan::cuda
