// The online softmax where scores and values are products of e4m3 numbers (FlashAttention-3, arXiv
// 2407.08608, section 3.3): every tile of keys brings its scales. Both scales cost nothing an
// element: that of keys is part of the factor of a score, that of values of the exponent.
//
// Probabilities are multiplied with 2^8, so that e4m3 holds those down to 2^-17 of a row's largest,
// and with the tile's scale of values over the largest one so far.
#pragma once

#include "kernels/cuda/attention/loop/config.cuh"
#include "kernels/cuda/attention/loop/softmax.cuh"

namespace longspan::cuda {

struct Float8Softmax : OnlineSoftmax {  // maximum: of scaled scores
  static constexpr float kShift = 8.0F;
  // Values that small beside others are lost whatever their probabilities; sums are not.
  static constexpr float kLeastShift = -30.0F;

  float row_factors[2];  // query scale * log2(e) / sqrt(D)
  float value_log2;      // of the outputs so far: the largest scale of values that came

  __device__ __forceinline__ void Reset() {
    OnlineSoftmax::Reset();
    value_log2 = -INFINITY;
  }

  // As OnlineSoftmax::Update. `decay` is that of outputs.
  template <bool kMayBeEmpty, int kCount>
  __device__ __forceinline__ void Update(float (&scores)[kCount], const Float8Scales& tile,
                                         float (&decay)[2]) {
    const float top_log2 = fmaxf(value_log2, tile.value_log2);
    const float shift = tile.value_log2 - top_log2 < kLeastShift - kShift
                            ? kLeastShift
                            : kShift + (tile.value_log2 - top_log2);
    const float sum_scale = PowerOfTwo(-shift);
    const float output_decay = PowerOfTwo(value_log2 - top_log2);
    value_log2 = top_log2;
#pragma unroll
    for (int row = 0; row < 2; ++row) {
      float largest = -INFINITY;
#pragma unroll
      for (int j = 0; j < kCount; j += 4) {
        largest = fmaxf(largest, fmaxf(scores[j + 2 * row], scores[j + 2 * row + 1]));
      }
      const float factor = row_factors[row] * tile.key;
      const float scaled = largest == -INFINITY ? -INFINITY : __fmul_rn(largest, factor);
      const float top = fmaxf(maximum[row], QuadMax(scaled));
      const float reference = kMayBeEmpty && top == -INFINITY ? 0.0F : top;
      const float sum_decay = PowerOfTwo(maximum[row] - reference);
      maximum[row] = top;
      const float offset = reference - shift;
      float added = 0.0F;
#pragma unroll
      for (int j = 0; j < kCount; j += 4) {
#pragma unroll
        for (int e = 0; e < 2; ++e) {
          float& score = scores[j + 2 * row + e];
          score = PowerOfTwo(fmaf(score, factor, -offset));
          added += score;
        }
      }
      sum[row] = fmaf(sum[row], sum_decay, added * sum_scale);
      decay[row] = sum_decay * output_decay;
    }
  }

  // Outputs in the values' own units.
  template <int kCount>
  __device__ __forceinline__ void Unscale(float (&output)[kCount]) const {
    const float scale = PowerOfTwo(value_log2 - kShift);
#pragma unroll
    for (float& value : output) value *= scale;
  }
};

}  // namespace longspan::cuda
