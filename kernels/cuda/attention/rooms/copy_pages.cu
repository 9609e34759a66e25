#include <cstdint>

#include "kernels/cuda/attention/rooms/copy_pages.h"
#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/base/rooms.cuh"
#include "kernels/kv_layout.h"

namespace longspan::cuda {
namespace {

constexpr int kThreads = 256;
constexpr int kUnderWay = 8;  // chunks of 16 bytes that a thread waits for at once

__device__ void CopyBlock(const char* from, char* to, int64_t bytes) {
  const auto* source = reinterpret_cast<const uint4*>(from);
  auto* destination = reinterpret_cast<uint4*>(to);
  const auto chunks = static_cast<int>(bytes / sizeof(uint4));
  for (int first = static_cast<int>(threadIdx.x); first < chunks; first += kUnderWay * kThreads) {
    uint4 copied[kUnderWay];
#pragma unroll
    for (int i = 0; i < kUnderWay; ++i) {
      if (first + i * kThreads < chunks) copied[i] = __ldcs(source + first + i * kThreads);
    }
#pragma unroll
    for (int i = 0; i < kUnderWay; ++i) {
      if (first + i * kThreads < chunks) destination[first + i * kThreads] = copied[i];
    }
  }
}

// Grid (pages, Hk).
__global__ void __launch_bounds__(kThreads) CopyPages(const __grid_constant__ CopyPagesArgs args) {
  WaitForEarlierWork();
  AllowNextKernel();
  const int32_t page = args.rows.page_ids[args.places[blockIdx.x]];
  if (page < 0) return;
  const DevicePages& from = args.from;
  const auto kv_head = static_cast<int>(blockIdx.y);
  const int32_t place = PlaceOfPage(from, page, kv_head);
  if (threadIdx.x == 0 && place < kNowhere && args.home_blocks != nullptr) {
    atomicAdd(args.home_blocks, 1ULL);
  }
  const auto copy = [&](const void* home, const void* rooms, void* to, int64_t bytes) {
    const PlacedBlocks blocks = BlocksOf(home, rooms, from, bytes);
    CopyBlock(blocks.At(place, from.kv_heads, kv_head),
              static_cast<char*>(to) + (int64_t{blockIdx.x} * from.kv_heads + kv_head) * bytes,
              bytes);
  };
  const int64_t bytes = int64_t{kPageTokens} * from.head_dim * args.element_bytes;
  copy(from.keys, from.rooms.keys, args.keys, bytes);
  copy(from.values, from.rooms.values, args.values, bytes);
  if (args.key_scales == nullptr) return;
  copy(from.key_scales, from.rooms.key_scales, args.key_scales, kPageTokens);
  copy(from.value_scales, from.rooms.value_scales, args.value_scales, kPageTokens);
}

// Grid (pages, Hk).
__global__ void __launch_bounds__(kThreads)
    PagesGoHome(const __grid_constant__ PagesGoHomeArgs args) {
  WaitForEarlierWork();
  AllowNextKernel();
  const DevicePages& home = args.to;
  const int64_t page = args.rows.page_ids[args.places[blockIdx.x]];
  const auto copy = [&](const void* from, void* to, int64_t bytes) {
    const auto* written = static_cast<const char*>(from);
    CopyBlock(written + (int64_t{blockIdx.x} * home.kv_heads + blockIdx.y) * bytes,
              static_cast<char*>(to) + (page * home.kv_heads + blockIdx.y) * bytes, bytes);
  };
  const int64_t bytes = int64_t{kPageTokens} * home.head_dim * args.element_bytes;
  copy(args.from.keys, home.keys, bytes);
  copy(args.from.values, home.values, bytes);
  if (home.key_scales == nullptr) return;
  copy(args.from.key_scales, home.key_scales, kPageTokens);
  copy(args.from.value_scales, home.value_scales, kPageTokens);
}

}  // namespace

cudaError_t LaunchCopyPages(const CopyPagesArgs& args, cudaStream_t stream) {
  if (args.count == 0) return cudaSuccess;
  return LaunchEarly(CopyPages, {dim3(args.count, args.from.kv_heads), kThreads}, stream, args);
}

cudaError_t LaunchPagesGoHome(const PagesGoHomeArgs& args, cudaStream_t stream) {
  if (args.count == 0) return cudaSuccess;
  return LaunchEarly(PagesGoHome, {dim3(args.count, args.to.kv_heads), kThreads}, stream, args);
}

}  // namespace longspan::cuda
