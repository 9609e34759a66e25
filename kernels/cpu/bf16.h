// bf16 and back for single numbers: round to nearest even, NaN stays NaN.
#pragma once

#include <cstdint>
#include <cstring>

#include "kernels/tensor.h"

namespace longspan::cpu {

inline uint16_t RoundToBf16(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  if ((bits & 0x7fffffffU) > 0x7f800000U) return static_cast<uint16_t>((bits >> 16) | 0x40U);
  return static_cast<uint16_t>((bits + 0x7fffU + ((bits >> 16) & 1U)) >> 16);
}

inline float WidenBf16(uint16_t value) {
  const uint32_t bits = static_cast<uint32_t>(value) << 16;
  float wide;
  std::memcpy(&wide, &bits, sizeof(wide));
  return wide;
}

// Element `index` of an array of type bf16 or f32.
inline void StoreRounded(void* array, DType dtype, int64_t index, float value) {
  if (dtype == DType::kBf16) {
    static_cast<uint16_t*>(array)[index] = RoundToBf16(value);
  } else {
    static_cast<float*>(array)[index] = value;
  }
}

inline float LoadWide(const void* array, DType dtype, int64_t index) {
  return dtype == DType::kBf16 ? WidenBf16(static_cast<const uint16_t*>(array)[index])
                               : static_cast<const float*>(array)[index];
}

// What is left of `value` after a visit to an array of type `dtype`.
inline float Rounded(float value, DType dtype) {
  return dtype == DType::kBf16 ? WidenBf16(RoundToBf16(value)) : value;
}

}  // namespace longspan::cpu
