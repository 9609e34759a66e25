// Probabilities of a warp's 16 rows and 64 entries, summed over the heads of each token.
//
// A token's heads come in pairs, which the same lane holds (rows lane / 4 and 8 more: wgmma.cuh),
// and pairs are neighbours among the lanes 4 apart. Each step adds two lanes' values and deals
// their columns out between them, so that every step has half as many values to exchange. Which
// heads are added when depends on their number alone: a token's bits do not depend on its place in
// the tile.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/choice/config.h"
#include "kernels/cuda/attention/loop/softmax.cuh"

namespace longspan::cuda {

template <int kHeads>
struct HeadSum {
  static constexpr int kPairs = kHeads > 1 ? kHeads / 2 : 1;
  static constexpr int kSteps = kPairs == 8 ? 3 : kPairs / 2;
  static constexpr int kOwnGroups = 8 / kPairs;  // of eight columns that a thread ends with
  static constexpr int kOwnTokens = kHeads == 1 ? 2 : 1;  // whose sums a thread has part in

  // Token and head of this thread's row (0: lane / 4, 1: 8 more) within the warp.
  static __device__ __forceinline__ int TokenOf(int lane, int row) {
    return kHeads == 1 ? lane / 4 + 8 * row : lane / 4 / kPairs;
  }
  static __device__ __forceinline__ int HeadOf(int lane, int row) {
    return kHeads == 1 ? 0 : 2 * (lane / 4 % kPairs) + row;
  }

  // Scores, as products leave them, to probabilities. What is below the smallest normal number is
  // flushed to zero: it ranks nothing.
  static __device__ __forceinline__ void Exponentials(float (&scores)[32], float score_scale,
                                                      const float (&log_sums)[2]) {
#pragma unroll
    for (int i = 0; i < 32; ++i) {
      scores[i] = PowerOfTwo(fmaf(scores[i], score_scale, -log_sums[i / 2 % 2]));
    }
  }

  // Sums end in p[4 u + 2 i + e], u < kOwnGroups, i < kOwnTokens: of the token of row i, column
  // 8 (kPairs u + lane / 4 % kPairs) + 2 (lane % 4) + e.
  static __device__ __forceinline__ void Add(float (&p)[32], int lane) {
    if constexpr (kHeads > 1) {
#pragma unroll
      for (int i = 0; i < 32; i += 4) {
        p[i] += p[i + 2];
        p[i + 1] += p[i + 3];
      }
    }
    if constexpr (kSteps > 0) AddLanes<1>(p, lane);
    if constexpr (kSteps > 1) AddLanes<2>(p, lane);
    if constexpr (kSteps > 2) AddLanes<4>(p, lane);
  }
  // Adds the pairs on lanes 4 kApart apart, whose sums are dealt out already over kApart lanes.
  template <int kApart>
  static __device__ __forceinline__ void AddLanes(float (&p)[32], int lane) {
    const bool upper = (lane & 4 * kApart) != 0;
#pragma unroll
    for (int u = 0; u < 4 / kApart; ++u) {
#pragma unroll
      for (int e = 0; e < 2; ++e) {
        const float low = p[8 * u + e];
        const float high = p[8 * u + 4 + e];
        const float got = __shfl_xor_sync(0xFFFFFFFFU, upper ? low : high, 4 * kApart);
        p[4 * u + e] = (upper ? high : low) + got;
      }
    }
  }

  // Into rows of the warp's tokens, kPitch floats apart; `rows` begins at the tile's first entry.
  template <int kPitch>
  static __device__ __forceinline__ void Store(const float (&p)[32], int lane, float* rows) {
    const int first = Swizzled(8 * (lane / 4 % kPairs) + 2 * (lane % 4));
#pragma unroll
    for (int i = 0; i < kOwnTokens; ++i) {
      float* const row = rows + TokenOf(lane, i) * kPitch;
#pragma unroll
      for (int u = 0; u < kOwnGroups; ++u) {
        const int group = 8 * kPairs * u;  // whose swizzle adds to that of `first`
        *reinterpret_cast<float2*>(row + group + (first ^ Swizzled(group) ^ group)) =
            make_float2(p[4 * u + 2 * i], p[4 * u + 2 * i + 1]);
      }
    }
  }
};

}  // namespace longspan::cuda
