// Rounding to e4m3 with a scale: value = scale * e4m3. A scale is absmax / 448, so that the largest
// value becomes e4m3's largest; the conversion saturates what a rounding up puts beyond.
//
// - Zeros have the least scale there is, so nothing is divided by zero.
// - Where a value is not finite the scale is NaN, and so are all products with it. (The conversion
//   alone would make 448 of an infinity.)
#pragma once

#include <cuda_fp8.h>

#include <cstdint>

namespace longspan::cuda {

inline constexpr float kFloat8Largest = 448.0F;
// The least normal fp32: its inverse is finite, too.
inline constexpr float kFloat8LeastScale = 1.17549435e-38F;

// Magnitudes as integers, whose order is that of the numbers, with NaN above all.
__device__ __forceinline__ uint32_t BitsOfMagnitude(float value) {
  return __float_as_uint(value) & 0x7fffffffU;
}

__device__ __forceinline__ bool IsFiniteMagnitude(uint32_t magnitude_bits) {
  return magnitude_bits < 0x7f800000U;
}

// Of values the largest of which has those bits.
__device__ __forceinline__ float ScaleToFloat8(uint32_t magnitude_bits) {
  if (!IsFiniteMagnitude(magnitude_bits)) return __uint_as_float(0x7fffffffU);
  return fmaxf(__fdiv_rn(__uint_as_float(magnitude_bits), kFloat8Largest), kFloat8LeastScale);
}

template <int kWidth>
__device__ __forceinline__ uint32_t LargestMagnitude(const float (&values)[kWidth]) {
  uint32_t largest = 0;
#pragma unroll
  for (int i = 0; i < kWidth; ++i) largest = max(largest, BitsOfMagnitude(values[i]));
  return largest;
}

// Four neighbours, rounded to nearest, ties to even.
__device__ __forceinline__ uint32_t FourToFloat8(const float* four) {
  const uint32_t low =
      __nv_cvt_float2_to_fp8x2(make_float2(four[0], four[1]), __NV_SATFINITE, __NV_E4M3);
  const uint32_t high =
      __nv_cvt_float2_to_fp8x2(make_float2(four[2], four[3]), __NV_SATFINITE, __NV_E4M3);
  return low | high << 16;
}
// The same of values times the inverse of their scale: how activations are rounded.
__device__ __forceinline__ uint32_t FourToFloat8(const float* four, float inverse_scale) {
  float scaled[4];
#pragma unroll
  for (int i = 0; i < 4; ++i) scaled[i] = __fmul_rn(four[i], inverse_scale);
  return FourToFloat8(scaled);
}

// Neighbours as above, stored at an address that is aligned to as many bytes.
__device__ __forceinline__ void StoreFloat8(const float (&values)[4], float inverse_scale,
                                            uint8_t* to) {
  *reinterpret_cast<uint32_t*>(to) = FourToFloat8(values, inverse_scale);
}
__device__ __forceinline__ void StoreFloat8(const float (&values)[8], float inverse_scale,
                                            uint8_t* to) {
  *reinterpret_cast<uint2*>(to) = {FourToFloat8(values, inverse_scale),
                                   FourToFloat8(values + 4, inverse_scale)};
}

}  // namespace longspan::cuda
