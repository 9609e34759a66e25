#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cstdint>

#include "kernels/cuda/attention/expand/expand_pages.h"
#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/base/page_order.h"
#include "kernels/cuda/base/ptx.cuh"
#include "kernels/cuda/base/rooms.cuh"
#include "kernels/cuda/base/step.cuh"
#include "kernels/e4m3.h"

namespace longspan::cuda {
namespace {

constexpr int kExpandThreads = 256;

// The values of a (page, KV head) in shared memory. Runs of 16 bytes lie one behind the other, with
// one left out after each eight: a warp reads bytes of eight runs that are eight apart.
template <int kHeadDim>
struct ValueRuns {
  static constexpr int kRuns = kPageTokens / kRunBytes * kHeadDim;

  uint4 runs[kRuns + kRuns / 8];

  static __device__ __forceinline__ int Place(int run) { return run + run / 8; }
  __device__ __forceinline__ uint32_t Byte(int run, int byte) const {
    return reinterpret_cast<const uint8_t*>(runs)[Place(run) * kRunBytes + byte];
  }
};

// Likewise its keys: runs of 16 dimensions, 32 bytes apart.
template <int kHeadDim>
struct KeyRuns {
  static constexpr int kRunOfTokens = kPageTokens * kRunBytes + 32;

  uint8_t bytes[kHeadDim / kRunBytes * kRunOfTokens];

  // Of Fp8KeyOffset.
  static __device__ __forceinline__ int Place(int offset) {
    return offset + offset / (kPageTokens * kRunBytes) * 32;
  }
};

// Two numbers with one scale, in bf16.
__device__ __forceinline__ uint32_t ExpandPair(uint32_t pair, float scale) {
  const uint32_t halves = WidenFp8Pair(static_cast<uint16_t>(pair));
  const float2 wide = __half22float2(*reinterpret_cast<const __half2*>(&halves));
  return PackBf16(wide.x * scale, wide.y * scale);
}

// Grid (pages, Hk). Threads write chunks of eight dimensions of a token in the order of the result:
// a warp has the eight chunks of four neighbouring tokens.
template <int kHeadDim>
__global__ void __launch_bounds__(kExpandThreads)
    ExpandPages(const __grid_constant__ ExpandPagesArgs args) {
  __shared__ alignas(16) KeyRuns<kHeadDim> keys;
  __shared__ alignas(16) ValueRuns<kHeadDim> values;
  __shared__ float scales[2][kPageTokens];
  WaitForEarlierWork();
  AllowNextKernel();
  const int32_t page = args.rows.page_ids[args.places[blockIdx.x]];
  if (page < 0) return;
  const DevicePages& from = args.from;
  constexpr int64_t kElements = int64_t{kPageTokens} * kHeadDim;
  const auto kv_head = static_cast<int>(blockIdx.y);
  const int32_t place = PlaceOfPage(from, page, kv_head);
  const auto thread = static_cast<int>(threadIdx.x);
  if (thread == 0 && place < kNowhere) atomicAdd(args.home_blocks, 1ULL);
  const auto block_of = [&](const void* in_pages, const void* in_rooms, int64_t bytes) {
    return BlocksOf(in_pages, in_rooms, from, bytes).At(place, from.kv_heads, kv_head);
  };
  const auto* stored_keys =
      reinterpret_cast<const uint4*>(block_of(from.keys, from.rooms.keys, kElements));
  const auto* stored_values =
      reinterpret_cast<const uint4*>(block_of(from.values, from.rooms.values, kElements));
#pragma unroll
  for (int i = thread; i < kElements / kRunBytes; i += kExpandThreads) {
    CopyChunk(SharedAddress(keys.bytes + KeyRuns<kHeadDim>::Place(i * kRunBytes)), stored_keys + i);
    CopyChunk(SharedAddress(values.runs + ValueRuns<kHeadDim>::Place(i)), stored_values + i);
  }
  if (thread < 2 * kPageTokens) {
    const char* stored = thread < kPageTokens
                             ? block_of(from.key_scales, from.rooms.key_scales, kPageTokens)
                             : block_of(from.value_scales, from.rooms.value_scales, kPageTokens);
    const int token = thread % kPageTokens;
    const auto byte = static_cast<uint8_t>(stored[token]);
    scales[thread / kPageTokens][token] = __uint_as_float(ScaleBits(byte));
  }
  WaitForChunks();
  __syncthreads();

  const int64_t out = (int64_t{blockIdx.x} * from.kv_heads + blockIdx.y) * kElements;
  auto* out_keys = reinterpret_cast<uint4*>(static_cast<__nv_bfloat16*>(args.keys) + out);
  auto* out_values = reinterpret_cast<uint4*>(static_cast<__nv_bfloat16*>(args.values) + out);
  constexpr int kPanelChunks = kPanelDims / kChunkElements;
#pragma unroll
  for (int i = thread; i < kElements / kChunkElements; i += kExpandThreads) {
    const int token = i / kPanelChunks % kPageTokens;
    const int panel = i / (kPanelChunks * kPageTokens);
    const int dim = panel * kPanelDims + ((i % kPanelChunks) ^ (token % 8)) * kChunkElements;
    const auto place = KeyRuns<kHeadDim>::Place(static_cast<int>(Fp8KeyOffset(token, dim)));
    const uint2 eight = *reinterpret_cast<const uint2*>(keys.bytes + place);
    const float of_key = scales[0][token];
    out_keys[i] = make_uint4(ExpandPair(eight.x, of_key), ExpandPair(eight.x >> 16, of_key),
                             ExpandPair(eight.y, of_key), ExpandPair(eight.y >> 16, of_key));
    const int run = token / kRunBytes * kHeadDim + dim;
    const int byte = PlaceInRun(token % kRunBytes);
    const float of_value = scales[1][token];
    uint32_t words[4];
#pragma unroll
    for (int pair = 0; pair < 4; ++pair) {
      const uint32_t low = values.Byte(run + 2 * pair, byte);
      const uint32_t high = values.Byte(run + 2 * pair + 1, byte);
      words[pair] = ExpandPair(low | high << 8, of_value);
    }
    out_values[i] = make_uint4(words[0], words[1], words[2], words[3]);
  }
}

}  // namespace

cudaError_t LaunchExpandPages(const ExpandPagesArgs& args, cudaStream_t stream) {
  if (args.count == 0) return cudaSuccess;
  const int head_dim = args.from.head_dim;
  const auto kernel = head_dim == 64    ? ExpandPages<64>
                      : head_dim == 128 ? ExpandPages<128>
                      : head_dim == 256 ? ExpandPages<256>
                                        : nullptr;
  if (kernel == nullptr) return cudaErrorInvalidValue;
  return LaunchEarly(kernel, {dim3(args.count, args.from.kv_heads), kExpandThreads}, stream, args);
}

}  // namespace longspan::cuda
