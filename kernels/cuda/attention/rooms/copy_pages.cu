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
  if (threadIdx.x == 0 && place < kNowhere) atomicAdd(args.home_blocks, 1ULL);
  const int64_t bytes = int64_t{kPageTokens} * from.head_dim * args.element_bytes;
  const int64_t to = (int64_t{blockIdx.x} * from.kv_heads + kv_head) * bytes;
  CopyBlock(BlocksOf(from.keys, from.rooms.keys, from, bytes).At(place, from.kv_heads, kv_head),
            static_cast<char*>(args.keys) + to, bytes);
  CopyBlock(BlocksOf(from.values, from.rooms.values, from, bytes).At(place, from.kv_heads, kv_head),
            static_cast<char*>(args.values) + to, bytes);
}

}  // namespace

cudaError_t LaunchCopyPages(const CopyPagesArgs& args, cudaStream_t stream) {
  if (args.count == 0) return cudaSuccess;
  return LaunchEarly(CopyPages, {dim3(args.count, args.from.kv_heads), kThreads}, stream, args);
}

}  // namespace longspan::cuda
