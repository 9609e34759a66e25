// The online softmax of the two rows that a thread has part in (FlashAttention, arXiv 2205.14135,
// section 3.1), in powers of two. A row's columns lie on the four lanes of a quad.
#pragma once

#include <cstdint>

#include "kernels/cuda/base/ptx.cuh"

namespace longspan::cuda {

__device__ __forceinline__ float QuadMax(float x) {
  x = fmaxf(x, __shfl_xor_sync(0xFFFFFFFFU, x, 1));
  return fmaxf(x, __shfl_xor_sync(0xFFFFFFFFU, x, 2));
}
__device__ __forceinline__ float QuadSum(float x) {
  x += __shfl_xor_sync(0xFFFFFFFFU, x, 1);
  return x + __shfl_xor_sync(0xFFFFFFFFU, x, 2);
}

struct OnlineSoftmax {
  float maximum[2];  // of raw scores
  float sum[2];      // of this lane's columns

  __device__ __forceinline__ void Reset() {
    maximum[0] = maximum[1] = -INFINITY;
    sum[0] = sum[1] = 0.0F;
  }

  // Scores (accumulator order, wgmma.cuh) become probabilities relative to the new maximum;
  // `decay` is what earlier probabilities and outputs must be multiplied with. Where kMayBeEmpty,
  // a row may have seen no key yet.
  template <bool kMayBeEmpty, int kCount>
  __device__ __forceinline__ void Update(float (&scores)[kCount], float score_scale,
                                         float (&decay)[2]) {
#pragma unroll
    for (int row = 0; row < 2; ++row) {
      float top = maximum[row];
#pragma unroll
      for (int j = 0; j < kCount; j += 4) {
        top = fmaxf(top, fmaxf(scores[j + 2 * row], scores[j + 2 * row + 1]));
      }
      top = QuadMax(top);
      // Rounded alike before and after (no product is fused with the difference), so that tiles
      // without a new maximum, masked ones among them, decay by exactly one: a query's bits must
      // not depend on the tiles that its neighbours see.
      const float scaled_top = __fmul_rn(top, score_scale);
      const float reference = kMayBeEmpty && top == -INFINITY ? 0.0F : scaled_top;
      decay[row] = PowerOfTwo(__fmul_rn(maximum[row], score_scale) - reference);
      maximum[row] = top;
      float added = 0.0F;
#pragma unroll
      for (int j = 0; j < kCount; j += 4) {
#pragma unroll
        for (int e = 0; e < 2; ++e) {
          float& score = scores[j + 2 * row + e];
          score = PowerOfTwo(fmaf(score, score_scale, -reference));
          added += score;
        }
      }
      sum[row] = fmaf(sum[row], decay[row], added);
    }
  }
};

}  // namespace longspan::cuda
