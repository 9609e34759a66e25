// Half precision to single, one number: exact, also of subnormal numbers.
#pragma once

#include <cstdint>
#include <cstring>

namespace longspan::cpu {

inline float WidenHalf(uint16_t half) {
  const uint32_t magnitude = half & 0x7fffU;
  // The exponent of what is not finite is the largest in both.
  uint32_t bits = magnitude << 13;
  float value;
  if (magnitude >= 0x7c00U) {
    bits |= 0x7f800000U;
    std::memcpy(&value, &bits, sizeof(value));
  } else {
    std::memcpy(&value, &bits, sizeof(value));
    value *= 0x1p112F;
  }
  return (half & 0x8000U) != 0 ? -value : value;
}

}  // namespace longspan::cpu
