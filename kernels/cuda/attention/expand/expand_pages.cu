#include <cuda_bf16.h>

#include <cstdint>

#include "kernels/cuda/attention/expand/expand_pages.h"
#include "kernels/cuda/base/element.cuh"
#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/base/page_order.h"
#include "kernels/cuda/base/step.cuh"

namespace longspan::cuda {
namespace {

constexpr int kExpandThreads = 256;
constexpr int kMostDims = 256;

// Eight numbers with one scale, as a chunk of bf16.
__device__ uint4 ExpandEight(const Fp8 (&numbers)[kChunkElements], float scale) {
  Pack<__nv_bfloat16, kChunkElements> chunk;
#pragma unroll
  for (int i = 0; i < kChunkElements; ++i) {
    chunk.values[i] = Narrow<__nv_bfloat16>(Widen(numbers[i]) * scale);
  }
  return *reinterpret_cast<const uint4*>(&chunk);
}

// A thread expands runs of 16 dimensions of a token: neighbouring threads have neighbouring tokens.
__device__ void ExpandKeys(const Fp8* from, const float* scales, int head_dim, __nv_bfloat16* to) {
  const int runs = kPageTokens * head_dim / kRunBytes;
  for (int run = static_cast<int>(threadIdx.x); run < runs; run += kExpandThreads) {
    const int token = run % kPageTokens;
    const int dim = run / kPageTokens * kRunBytes;
    const auto numbers = reinterpret_cast<const Pack<Fp8, kRunBytes>*>(from)[run];
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      Fp8 eight[kChunkElements];
#pragma unroll
      for (int i = 0; i < kChunkElements; ++i) {
        eight[i] = numbers.values[half * kChunkElements + i];
      }
      *reinterpret_cast<uint4*>(to + TokenOffset(token, dim + half * kChunkElements)) =
          ExpandEight(eight, scales[token]);
    }
  }
}

// `from` in shared memory. A thread gathers eight dimensions of a token; of a warp, 16 tokens have
// two neighbouring chunks each, whole sectors.
__device__ void ExpandValues(const Fp8* from, const float* scales, int head_dim,
                             __nv_bfloat16* to) {
  const int chunks = kPageTokens * head_dim / kChunkElements;
  const int dim_pairs = head_dim / kRunBytes;
  for (int chunk = static_cast<int>(threadIdx.x); chunk < chunks; chunk += kExpandThreads) {
    const int lane = chunk % 32;
    const int rest = chunk / 32;
    const int token = rest / dim_pairs * kRunBytes + lane % kRunBytes;
    const int dim = rest % dim_pairs * kRunBytes + lane / kRunBytes * kChunkElements;
    Fp8 eight[kChunkElements];
#pragma unroll
    for (int i = 0; i < kChunkElements; ++i)
      eight[i] = from[Fp8ValueOffset(head_dim, token, dim + i)];
    *reinterpret_cast<uint4*>(to + TokenOffset(token, dim)) = ExpandEight(eight, scales[token]);
  }
}

// Grid (pages, Hk).
__global__ void __launch_bounds__(kExpandThreads)
    ExpandPages(const __grid_constant__ ExpandPagesArgs args) {
  __shared__ alignas(16) Fp8 values[kPageTokens * kMostDims];
  __shared__ float key_scales[kPageTokens];
  __shared__ float value_scales[kPageTokens];
  WaitForEarlierWork();
  AllowNextKernel();
  const int32_t page = args.rows.page_ids[args.places[blockIdx.x]];
  if (page < 0) return;
  const DevicePages& from = args.from;
  const auto kv_head = static_cast<int>(blockIdx.y);
  const int64_t elements = int64_t{kPageTokens} * from.head_dim;
  const uint4* stored = reinterpret_cast<const uint4*>(
      BlockOf<Fp8>(from.values, page, from.kv_heads, kv_head, elements));
  for (int i = static_cast<int>(threadIdx.x); i < elements / 16; i += kExpandThreads) {
    reinterpret_cast<uint4*>(values)[i] = stored[i];
  }
  if (threadIdx.x < kPageTokens) {
    const auto token = static_cast<int>(threadIdx.x);
    const uint8_t* of_keys = ScalesOf(from.key_scales, page, from.kv_heads, kv_head);
    const uint8_t* of_values = ScalesOf(from.value_scales, page, from.kv_heads, kv_head);
    key_scales[token] = __uint_as_float(ScaleBits(of_keys[token]));
    value_scales[token] = __uint_as_float(ScaleBits(of_values[token]));
  }
  __syncthreads();
  const int64_t block = int64_t{blockIdx.x} * from.kv_heads + kv_head;
  ExpandKeys(BlockOf<Fp8>(from.keys, page, from.kv_heads, kv_head, elements), key_scales,
             from.head_dim, static_cast<__nv_bfloat16*>(args.keys) + block * elements);
  ExpandValues(values, value_scales, from.head_dim,
               static_cast<__nv_bfloat16*>(args.values) + block * elements);
}

}  // namespace

cudaError_t LaunchExpandPages(const ExpandPagesArgs& args, cudaStream_t stream) {
  const int head_dim = args.from.head_dim;
  if (head_dim % kPanelDims != 0 || head_dim > kMostDims) return cudaErrorInvalidValue;
  if (args.count == 0) return cudaSuccess;
  return LaunchEarly(ExpandPages, {dim3(args.count, args.from.kv_heads), kExpandThreads}, stream,
                     args);
}

}  // namespace longspan::cuda
