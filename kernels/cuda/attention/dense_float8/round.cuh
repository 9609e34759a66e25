// What rounding to e4m3 has in common for queries, keys and values.
#pragma once

#include <cuda_bf16.h>

#include <cstdint>

#include "kernels/cuda/base/wgmma_float8.cuh"

namespace longspan::cuda {

inline constexpr float kLargestFloat8 = 448.0F;
// So that the product of two scales stays a normal number.
inline constexpr float kLeastScale = 0x1p-40F;

// The bits of |x|, in whose order NaN is above infinity and that above all numbers.
__device__ __forceinline__ uint32_t MagnitudeBits(float x) { return __float_as_uint(fabsf(x)); }
__device__ __forceinline__ bool IsFinite(uint32_t magnitude_bits) {
  return magnitude_bits < 0x7F800000U;
}

// What numbers up to that magnitude are divided by; NaN where one is not finite, so that whatever
// is multiplied with it is no number either.
__device__ __forceinline__ float Float8Scale(uint32_t largest_bits) {
  if (!IsFinite(largest_bits)) return __uint_as_float(0x7FFFFFFFU);
  return fmaxf(__uint_as_float(largest_bits) / kLargestFloat8, kLeastScale);
}

// Eight elements of a row of 128, by one of 16 neighbouring lanes.
struct RowPart {
  float x[8];

  __device__ __forceinline__ void Widen(uint4 chunk) {
    const uint32_t words[4] = {chunk.x, chunk.y, chunk.z, chunk.w};
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      x[2 * i] = __uint_as_float(words[i] << 16);
      x[2 * i + 1] = __uint_as_float(words[i] & 0xFFFF0000U);
    }
  }

  __device__ __forceinline__ uint32_t LargestBits() const {
    uint32_t largest = 0;
#pragma unroll
    for (const float value : x) largest = max(largest, MagnitudeBits(value));
    return largest;
  }

  __device__ __forceinline__ uint2 Rounded(float inverse_scale) const {
    return make_uint2(PackFloat8(x[0] * inverse_scale, x[1] * inverse_scale, x[2] * inverse_scale,
                                 x[3] * inverse_scale),
                      PackFloat8(x[4] * inverse_scale, x[5] * inverse_scale, x[6] * inverse_scale,
                                 x[7] * inverse_scale));
  }
};

}  // namespace longspan::cuda
