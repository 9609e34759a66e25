// Joining partial softmax results: of the warps of a block in shared memory, then of the blocks
// that shared a sequence, in device memory, by each block of a cluster or by whichever block ends
// last. Partials are merged in a fixed order, so the result does not depend on which block that
// was.
#pragma once

#include <cstdint>

#include "kernels/cuda/sparse_decode/decode_ring.cuh"

namespace longspan::cuda {

inline constexpr int kMaxDecodeHeads = 16;  // of one KV head

// (maximum, sum) of one head in base 2; its output stands beside it.
struct SoftmaxStatistics {
  float maximum;
  float sum;
};

// Factor that brings a partial with its own maximum to the common one; an empty one counts nothing.
__device__ __forceinline__ float ToMaximum(float own, float common) {
  return own == -INFINITY ? 0.0F : Exp2(own - common);
}

template <int kHeadDim>
struct WarpPartials {
  SoftmaxStatistics statistics[kDecodeWarps][kMaxDecodeHeads];
  float output[kDecodeWarps][kMaxDecodeHeads][kHeadDim + 4];  // padded against bank conflicts
};

// An attending warp leaves its state (after SumLanes).
template <int kHeadDim, int kHeadTiles>
__device__ __forceinline__ void LeaveState(const WarpState<kHeadDim, kHeadTiles>& state,
                                           WarpPartials<kHeadDim>& partials) {
  const int warp = threadIdx.x / 32;
  const int lane = threadIdx.x % 32;
#pragma unroll
  for (int tile = 0; tile < kHeadTiles; ++tile) {
#pragma unroll
    for (int column = 0; column < 2; ++column) {
      const int head = tile * 8 + 2 * (lane % 4) + column;
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

// All threads: the warps' partials into device memory, output [heads, D], statistics [heads].
template <int kHeadDim>
__device__ __forceinline__ void StoreBlockPartial(const WarpPartials<kHeadDim>& partials, int heads,
                                                  float* output, SoftmaxStatistics* statistics) {
  for (int i = threadIdx.x; i < heads * kHeadDim; i += blockDim.x) {
    const int head = i / kHeadDim;
    const int dim = i % kHeadDim;
    float maximum = -INFINITY;
#pragma unroll
    for (int warp = 0; warp < kDecodeWarps; ++warp) {
      maximum = fmaxf(maximum, partials.statistics[warp][head].maximum);
    }
    float sum = 0.0F;
    float value = 0.0F;
#pragma unroll
    for (int warp = 0; warp < kDecodeWarps; ++warp) {
      const SoftmaxStatistics& own = partials.statistics[warp][head];
      const float factor = ToMaximum(own.maximum, maximum);
      sum += own.sum * factor;
      value += partials.output[warp][head][dim] * factor;
    }
    output[i] = value;
    if (dim == 0) statistics[head] = {maximum, sum};
  }
}

// All threads: the warps' states, joined, into device memory. The ring's tiles have been read by
// then, and its memory serves for the exchange.
template <int kHeadDim, int kHeadTiles>
__device__ __forceinline__ void JoinWarps(const WarpState<kHeadDim, kHeadTiles>& state,
                                          DecodeRing<kHeadDim>& ring, int heads, float* output,
                                          SoftmaxStatistics* statistics) {
  static_assert(sizeof(WarpPartials<kHeadDim>) <= sizeof(ring.keys));
  auto& partials = *reinterpret_cast<WarpPartials<kHeadDim>*>(ring.keys);
  __syncthreads();
  LeaveState(state, partials);
  __syncthreads();
  StoreBlockPartial(partials, heads, output, statistics);
}

// All threads of all blocks of the cluster; what each wrote to device memory before is then visible
// to the others.
__device__ __forceinline__ void SyncCluster() {
  asm volatile(
      "barrier.cluster.arrive.release.aligned;\n"
      "barrier.cluster.wait.acquire.aligned;\n" ::
          : "memory");
}

// All threads: whether this block is the last of `blocks` to get here. What the others stored
// before is then visible. The ticket is 0 again afterwards, ready for the next launch.
__device__ __forceinline__ bool IsLastBlock(uint32_t* ticket, uint32_t blocks) {
  __shared__ bool is_last;
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0) {
    is_last = atomicAdd(ticket, 1) == blocks - 1;
    if (is_last) *ticket = 0;
  }
  __syncthreads();
  if (is_last) __threadfence();
  return is_last;
}

// What the merging block computes of the partials' statistics, in shared memory.
struct MergeScratch {
  SoftmaxStatistics statistics[kMaxDecodeSplits * kMaxDecodeHeads];  // [parts, heads]
  float factors[kMaxDecodeSplits * kMaxDecodeHeads];  // what each part's output counts in the sum
  float log2_sums[kMaxDecodeHeads];                   // log2 of the sum of 2^score
};

// All threads: the factors of parts [begin, end), which share one softmax, times gate(head).
// statistics [parts, heads] in device memory.
template <class Gate>
__device__ __forceinline__ void MergeStatistics(const SoftmaxStatistics* statistics, int begin,
                                                int end, int heads, Gate gate,
                                                MergeScratch& scratch) {
  for (int i = begin * heads + threadIdx.x; i < end * heads; i += blockDim.x) {
    const float2 loaded = __ldcg(reinterpret_cast<const float2*>(statistics) + i);
    scratch.statistics[i] = {loaded.x, loaded.y};
  }
  __syncthreads();
  const int lane = threadIdx.x % 32;
  for (int head = threadIdx.x / 32; head < heads; head += blockDim.x / 32) {
    float maximum = -INFINITY;
    for (int part = begin + lane; part < end; part += 32) {
      maximum = fmaxf(maximum, scratch.statistics[part * heads + head].maximum);
    }
#pragma unroll
    for (int lanes = 16; lanes > 0; lanes /= 2) {
      maximum = fmaxf(maximum, __shfl_xor_sync(~0U, maximum, lanes));
    }
    float sum = 0.0F;
    for (int part = begin + lane; part < end; part += 32) {
      const SoftmaxStatistics& own = scratch.statistics[part * heads + head];
      sum += own.sum * ToMaximum(own.maximum, maximum);
    }
#pragma unroll
    for (int lanes = 16; lanes > 0; lanes /= 2) sum += __shfl_xor_sync(~0U, sum, lanes);
    const float share = sum > 0.0F ? gate(head) / sum : 0.0F;
    for (int part = begin + lane; part < end; part += 32) {
      const int i = part * heads + head;
      scratch.factors[i] = share * ToMaximum(scratch.statistics[i].maximum, maximum);
    }
    if (lane == 0) scratch.log2_sums[head] = maximum + log2f(sum);
  }
  __syncthreads();
}

// Four dimensions from `dim` on of one head, over parts [0, parts), weighted by their factors.
// outputs [parts, heads, D] in device memory.
__device__ __forceinline__ float4 MergedValues(const float* outputs, const MergeScratch& scratch,
                                               int parts, int heads, int head, int head_dim,
                                               int dim) {
  float4 merged = make_float4(0.0F, 0.0F, 0.0F, 0.0F);
#pragma unroll 8
  for (int part = 0; part < parts; ++part) {
    const int at = part * heads + head;
    const float factor = scratch.factors[at];
    const float4 values = __ldcg(
        reinterpret_cast<const float4*>(outputs + static_cast<int64_t>(at) * head_dim + dim));
    merged.x += values.x * factor;
    merged.y += values.y * factor;
    merged.z += values.z * factor;
    merged.w += values.w * factor;
  }
  return merged;
}

}  // namespace longspan::cuda
