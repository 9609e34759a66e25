// Joining the partial softmax results of the thread blocks of a cluster: each sends every other
// one (and itself) what that one merges, its share of the dimensions and all statistics.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/decode/cluster.cuh"
#include "kernels/cuda/attention/decode/merge.cuh"

namespace longspan::cuda {

// What a thread block is sent by the parts, of which there are 2^splits_log2.
template <int kHeadDim, int kHeadTiles>
struct Incoming {
  static constexpr int kHeads = kHeadTiles * 8;
  float4 outputs[kHeads * kHeadDim / 4];                     // [quads of the share, parts]
  SoftmaxStatistics statistics[kHeads * kMaxClusterBlocks];  // [heads, parts]
  Barrier barrier;

  static __device__ __forceinline__ int Bytes(int heads, int splits_log2, bool has_outputs) {
    const int of_statistics = (heads << splits_log2) * static_cast<int>(sizeof(SoftmaxStatistics));
    return of_statistics + (has_outputs ? heads * kHeadDim * static_cast<int>(sizeof(float)) : 0);
  }
};

// All threads, after AwaitCluster: the warps' states, joined, to the thread blocks. Statistics go
// last, when this block is done with its ring: who has those of all may send into any ring.
// `statistics` [heads] is a place for this block's own.
template <int kHeadDim, int kHeadTiles>
__device__ __forceinline__ void SendState(const WarpState<kHeadDim, kHeadTiles>& state,
                                          DecodeRing<kHeadDim>& ring, int heads, int split,
                                          int splits_log2, bool has_outputs,
                                          SoftmaxStatistics* statistics,
                                          Incoming<kHeadDim, kHeadTiles>& incoming) {
  const int share_quads = (heads * kHeadDim / 4) >> splits_log2;
  const float shares_of_quad = __fdividef(1.0F, static_cast<float>(share_quads));
  JoinWarps(
      state, ring, heads,
      [&](int quad, const float4& value) {
        if (!has_outputs) return;
        // The middle of the quad: what is rounded stays far from a boundary.
        const int owner = static_cast<int>((static_cast<float>(quad) + 0.5F) * shares_of_quad);
        const int place = quad - owner * share_quads;
        Send(owner, incoming.outputs + (place << splits_log2) + split, value, incoming.barrier);
      },
      statistics);
  const int i = static_cast<int>(threadIdx.x);
  const int head = i >> splits_log2;
  static_assert(kHeadTiles * 8 * kMaxClusterBlocks <= kDecodeThreads);
  if (head < heads) {
    auto* to = incoming.statistics + (head << splits_log2) + split;
    Send(i & ((1 << splits_log2) - 1), reinterpret_cast<uint64_t*>(to),
         reinterpret_cast<const uint64_t*>(statistics)[head], incoming.barrier);
  }
}

// All threads, when all has come: this block's share of the `quads` groups of four elements.
// factor_of(part, quad) is what a part counts; write(place, quad, sum) takes sums, by one thread a
// quad, place being the quad's in the share.
template <class FactorOf, class Write>
__device__ __forceinline__ void MergeShare(const float4* outputs, int quads, int split,
                                           int splits_log2, FactorOf factor_of, Write write) {
  const int splits = 1 << splits_log2;
#pragma unroll 1
  for (int first = 0; first < quads; first += kDecodeThreads) {
    const int i = first + static_cast<int>(threadIdx.x);
    const int place = i >> splits_log2;
    const int quad = (quads >> splits_log2) * split + place;
    float4 sum = make_float4(0.0F, 0.0F, 0.0F, 0.0F);
    if (i < quads) AddScaled(sum, factor_of(i & (splits - 1), quad), outputs[i]);
#pragma unroll 1
    for (int lanes = splits / 2; lanes > 0; lanes /= 2) {
      sum.x += __shfl_xor_sync(~0U, sum.x, lanes);
      sum.y += __shfl_xor_sync(~0U, sum.y, lanes);
      sum.z += __shfl_xor_sync(~0U, sum.z, lanes);
      sum.w += __shfl_xor_sync(~0U, sum.w, lanes);
    }
    if (i < quads && (i & (splits - 1)) == 0) write(place, quad, sum);
  }
}

}  // namespace longspan::cuda
