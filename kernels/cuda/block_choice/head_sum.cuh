// Probabilities of a warp's 16 rows and 64 entries, summed over the heads of each token.
//
// A token's heads are neighbouring rows, which lie on lanes 4, 8 and 16 apart (and in the same
// lane, 8 rows apart: wgmma.cuh). Each step adds two rows and deals their columns out between the
// two lanes, so that every step has half as many values to exchange. Which heads are added when
// depends on their number alone: a token's bits do not depend on its place in the tile.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention_loop/softmax.cuh"

namespace longspan::cuda {

template <int kHeads>
struct HeadSum {
  static constexpr int kSteps = kHeads >= 8 ? 3 : kHeads == 4 ? 2 : kHeads == 2 ? 1 : 0;
  static constexpr int kPairs = 8 >> kSteps;               // of columns that a thread ends with
  static constexpr int kRowsApart = kHeads == 16 ? 1 : 2;  // of a thread that are not one token's

  // Scores, as products leave them, to probabilities. What is below the smallest normal number is
  // flushed to zero: it ranks nothing.
  static __device__ __forceinline__ void Exponentials(float (&scores)[32], float score_scale,
                                                      const float (&log_sums)[2]) {
#pragma unroll
    for (int i = 0; i < 32; ++i) {
      scores[i] = PowerOfTwo(fmaf(scores[i], score_scale, -log_sums[i / 2 % 2]));
    }
  }

  // Sums end in p[4 u + 2 i + e], u < kPairs, i < kRowsApart: of the token of row lane / 4 + 8 i,
  // column 8 Group(lane, u) + 2 (lane % 4) + e.
  static __device__ __forceinline__ void Add(float (&p)[32], int lane) {
    if constexpr (kHeads == 16) {
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
  // Adds the rows on lanes 4 kRows apart, whose sums are dealt out already over kRows rows.
  template <int kRows>
  static __device__ __forceinline__ void AddLanes(float (&p)[32], int lane) {
    const bool upper = (lane & 4 * kRows) != 0;
#pragma unroll
    for (int u = 0; u < 4 / kRows; ++u) {
#pragma unroll
      for (int i = 0; i < 2 * kRowsApart; ++i) {
        const float low = p[8 * u + i];
        const float high = p[8 * u + 4 + i];
        const float got = __shfl_xor_sync(0xFFFFFFFFU, upper ? low : high, 4 * kRows);
        p[4 * u + i] = (upper ? high : low) + got;
      }
    }
  }

  static __device__ __forceinline__ int Group(int lane, int u) {
    constexpr int kDealt = (1 << kSteps) - 1;
    return u << kSteps | (lane / 4 & kDealt);
  }

  // Into rows of the warp's tokens, kPitch floats apart; `rows` begins at the tile's first entry.
  template <int kPitch>
  static __device__ __forceinline__ void Store(const float (&p)[32], int lane, float* rows) {
#pragma unroll
    for (int i = 0; i < kRowsApart; ++i) {
      float* const row = rows + (lane / 4 + 8 * i) / kHeads * kPitch + 2 * (lane % 4);
#pragma unroll
      for (int u = 0; u < kPairs; ++u) {
        *reinterpret_cast<float2*>(row + 8 * Group(lane, u)) =
            make_float2(p[4 * u + 2 * i], p[4 * u + 2 * i + 1]);
      }
    }
  }
};

}  // namespace longspan::cuda
