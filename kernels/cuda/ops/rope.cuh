// The rotation of one pair of dimensions at one position.
#pragma once

#include "kernels/cuda/ops/kv_append.h"

namespace longspan::cuda {

// As one row sees it: with one range. Which one came by a copy and needs no waiting.
__device__ inline DeviceRope RopeOfRow(const DeviceRope& rope, const DeviceRows& rows, int row) {
  const bool is_long = rope.long_inverse_frequencies != nullptr && rows.rotates_long[row] != 0;
  return {rope.rotary_dims, is_long ? rope.long_inverse_frequencies : rope.inverse_frequencies,
          rope.scale};
}

// cos and sin of frequency i at `position`, times the scale.
__device__ inline float2 RopeFactors(const DeviceRope& rope, int64_t position, int i) {
  constexpr double kTurnsPerRadian = 0.15915494309189535;
  const double angle = static_cast<double>(position) * double{rope.inverse_frequencies[i]};
  const double turns = angle * kTurnsPerRadian;
  double sine;
  double cosine;
  sincospi(2.0 * (turns - rint(turns)), &sine, &cosine);
  return {static_cast<float>(cosine) * rope.scale, static_cast<float>(sine) * rope.scale};
}

// Both halves of a rotated pair. Products are rounded where it says so: the same bits in every
// kernel.
__device__ inline float RotatedLow(float low, float high, float2 factor) {
  return fmaf(low, factor.x, -__fmul_rn(high, factor.y));
}
__device__ inline float RotatedHigh(float low, float high, float2 factor) {
  return fmaf(high, factor.x, __fmul_rn(low, factor.y));
}

// Dimension `dim` of x rotated; half-split pairs (i, i + r/2), the rest passes through.
__device__ inline float RotatedDim(const float* x, int dim, int rotary_dims,
                                   const float2* factors) {
  const int half = rotary_dims / 2;
  if (dim >= rotary_dims) return x[dim];
  if (dim < half) return RotatedLow(x[dim], x[dim + half], factors[dim]);
  return RotatedHigh(x[dim - half], x[dim], factors[dim - half]);
}

}  // namespace longspan::cuda
