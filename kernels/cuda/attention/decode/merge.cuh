// Joining partial softmax results: of the warps of a thread block in shared memory, and what the
// parts of the blocks that shared a sequence count (cluster_merge.cuh, dense_kernel.cuh). Partials
// are merged in a fixed order, so the result does not depend on which block ended first.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/decode/decode_ring.cuh"
#include "kernels/cuda/attention/decode/merge_layout.h"
#include "kernels/cuda/attention/served_shapes/limits.h"

namespace longspan::cuda {

inline constexpr int kMaxMergedPartials = kMaxDecodeSplits * kMostGroupHeads;
static_assert(kMaxDecodeSplits <= 32 && kMaxClusterBlocks <= kMaxDecodeSplits);

// (maximum, sum) of one head in base 2; its output stands beside it.
struct alignas(8) SoftmaxStatistics {
  float maximum;
  float sum;
};

// Factor that brings a partial with its own maximum to the common one; an empty one counts nothing.
__device__ __forceinline__ float ToMaximum(float own, float common) {
  return own == -INFINITY ? 0.0F : PowerOfTwo(own - common);
}

template <int kHeadDim, int kHeads>
struct WarpPartials {
  SoftmaxStatistics statistics[kDecodeWarps][kHeads];
  alignas(16) float output[kDecodeWarps][kHeads][kHeadDim + 4];  // padded against bank conflicts
};

// An attending warp leaves its state (after SumLanes).
template <int kHeadDim, int kHeadTiles>
__device__ __forceinline__ void LeaveState(const WarpState<kHeadDim, kHeadTiles>& state, int heads,
                                           WarpPartials<kHeadDim, kHeadTiles * 8>& partials) {
  const int warp = threadIdx.x / 32;
  const int lane = threadIdx.x % 32;
#pragma unroll
  for (int tile = 0; tile < kHeadTiles; ++tile) {
#pragma unroll
    for (int column = 0; column < 2; ++column) {
      const int head = tile * 8 + 2 * (lane % 4) + column;
      if (head >= heads) continue;
      if (lane < 4) {
        partials.statistics[warp][head] = {state.maximum[tile][column], state.sum[tile][column]};
      }
#pragma unroll
      for (int step = 0; step < kHeadDim / 16; ++step) {
        float* output = partials.output[warp][head] + step * 16 + lane / 4;
        output[0] = state.output[step][tile][column];
        output[8] = state.output[step][tile][2 + column];
      }
    }
  }
}

__device__ __forceinline__ void AddScaled(float4& sum, float factor, const float4& values) {
  sum.x += factor * values.x;
  sum.y += factor * values.y;
  sum.z += factor * values.z;
  sum.w += factor * values.w;
}

// All threads: the warps' states, joined. give(quad, values) takes four elements of [heads, D], by
// one thread a quad; statistics [heads] is shared or device memory. The ring has been read by then
// and serves for the exchange; afterwards it may be used again.
template <int kHeadDim, int kHeadTiles, class Give>
__device__ __forceinline__ void JoinWarps(const WarpState<kHeadDim, kHeadTiles>& state,
                                          DecodeRing<kHeadDim>& ring, int heads, Give give,
                                          SoftmaxStatistics* statistics) {
  using Partials = WarpPartials<kHeadDim, kHeadTiles * 8>;
  static_assert(sizeof(Partials) <= sizeof(ring));
  constexpr int kHeadQuads = kHeadDim / 4;
  auto& partials = *reinterpret_cast<Partials*>(&ring);
  __syncthreads();
  LeaveState(state, heads, partials);
  __syncthreads();
#pragma unroll 1
  for (int quad = threadIdx.x; quad < heads * kHeadQuads; quad += kDecodeThreads) {
    const int head = quad / kHeadQuads;
    const int place = quad % kHeadQuads;
    float maximum = -INFINITY;
#pragma unroll
    for (int warp = 0; warp < kDecodeWarps; ++warp) {
      maximum = fmaxf(maximum, partials.statistics[warp][head].maximum);
    }
    float sum = 0.0F;
    float4 value = make_float4(0.0F, 0.0F, 0.0F, 0.0F);
#pragma unroll
    for (int warp = 0; warp < kDecodeWarps; ++warp) {
      const SoftmaxStatistics& own = partials.statistics[warp][head];
      const float factor = ToMaximum(own.maximum, maximum);
      sum += own.sum * factor;
      AddScaled(value, factor, reinterpret_cast<const float4*>(partials.output[warp][head])[place]);
    }
    give(quad, value);
    if (place == 0) statistics[head] = {maximum, sum};
  }
  __syncthreads();
}

// What is computed of the partials' statistics, in shared memory.
struct MergeScratch {
  float factors[kMaxMergedPartials];  // [heads, parts] what a part's output counts in its softmax
  float log2_sums[kMostGroupHeads];   // [heads] log2 of the sum of 2^score
};

// All threads: the factors of the parts of each head's softmax; there are at most 32.
template <class StatisticsOf>
__device__ __forceinline__ void WeighParts(int heads, int parts, StatisticsOf statistics_of,
                                           MergeScratch& scratch) {
  const int part = threadIdx.x % 32;
#pragma unroll 1
  for (int head = threadIdx.x / 32; head < heads; head += kDecodeWarps) {
    SoftmaxStatistics own = {-INFINITY, 0.0F};
    if (part < parts) own = statistics_of(head, part);
    float maximum = own.maximum;
#pragma unroll
    for (int lanes = 16; lanes > 0; lanes /= 2) {
      maximum = fmaxf(maximum, __shfl_xor_sync(~0U, maximum, lanes));
    }
    const float factor = ToMaximum(own.maximum, maximum);
    float sum = own.sum * factor;
#pragma unroll
    for (int lanes = 16; lanes > 0; lanes /= 2) sum += __shfl_xor_sync(~0U, sum, lanes);
    const float share = sum > 0.0F ? __fdividef(1.0F, sum) : 0.0F;
    if (part < parts) scratch.factors[head * parts + part] = share * factor;
    if (part == 0) scratch.log2_sums[head] = maximum + __log2f(sum);
  }
  __syncthreads();
}

}  // namespace longspan::cuda
