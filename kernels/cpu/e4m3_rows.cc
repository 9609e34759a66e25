#include "kernels/cpu/e4m3_rows.h"

#include <algorithm>

namespace longspan::cpu {
namespace {

uint32_t BitsOf(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  return bits;
}

}  // namespace

uint8_t RoundToE4m3(float value) {
  constexpr uint32_t kLeastNormal = uint32_t{121} << 23;  // 2^-6
  const uint32_t bits = BitsOf(value);
  const uint32_t sign = bits >> 24 & 0x80U;
  const uint32_t magnitude = bits & 0x7fffffffU;
  if (magnitude < kLeastNormal) {
    // Multiples of 2^-9: the sum's last digits are the number of them, rounded to even.
    const float steps = FloatOf(magnitude) * 512.0F + 8388608.0F;  // 2^23
    return static_cast<uint8_t>(sign | (BitsOf(steps) & 0xffU));
  }
  const uint32_t rounded = (magnitude + 0x7ffffU + (magnitude >> 20 & 1U)) >> 20;
  return static_cast<uint8_t>(sign | (rounded - (uint32_t{120} << 3)));
}

uint8_t RoundRow(const float* row, int dims, int64_t stride, uint8_t* to) {
  // As integers, magnitudes have their order, and NaN is above all.
  uint32_t absmax = 0;
  for (int e = 0; e < dims; ++e) absmax = std::max(absmax, BitsOf(row[e]) & 0x7fffffffU);
  const int byte = ScaleByteOf(absmax);
  if (byte == kNonFiniteScale) {
    for (int e = 0; e < dims; ++e) to[e * stride] = 0;
    return kNonFiniteScale;
  }
  const float inverse = FloatOf(InverseScaleBits(byte));
  for (int e = 0; e < dims; ++e) to[e * stride] = RoundToE4m3(row[e] * inverse);
  return static_cast<uint8_t>(byte);
}

}  // namespace longspan::cpu
