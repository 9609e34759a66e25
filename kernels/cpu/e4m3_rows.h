// Rows of e4m3 with their scales (kernels/e4m3.h), number by number. Whole tiles are widened by
// attention_loops/widen.h and expanded by expand_e4m3.h.
#pragma once

#include <cstdint>
#include <cstring>

#include "kernels/e4m3.h"

namespace longspan::cpu {

inline float FloatOf(uint32_t bits) {
  float value;
  std::memcpy(&value, &bits, sizeof(value));
  return value;
}

inline float ScaleOf(uint8_t byte) { return FloatOf(ScaleBits(byte)); }

// One number, without its row's scale.
inline float WidenE4m3(uint8_t value) {
  const uint32_t sign = static_cast<uint32_t>(value & 0x80U) << 24;
  const uint32_t magnitude = value & 0x7fU;
  if (magnitude < 8) {
    const float subnormal = static_cast<float>(magnitude) * 0.001953125F;  // 2^-9
    return sign != 0 ? -subnormal : subnormal;
  }
  return FloatOf(sign | ((magnitude << 20) + (uint32_t{120} << 23)));
}

// To the nearest e4m3, ties to even; |value| is at most 448.
uint8_t RoundToE4m3(float value);

// Rounds `dims` numbers; number i goes to to[i * stride]. Returns the scale's byte.
uint8_t RoundRow(const float* row, int dims, int64_t stride, uint8_t* to);

}  // namespace longspan::cpu
