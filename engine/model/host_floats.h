// Host tensors of a checkpoint as floats, whatever their type.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

#include "kernels/tensor.h"

namespace longspan {

// Of the IEEE half whose bits these are.
float FromF16(uint16_t bits);

// Of the e4m3 number whose bits these are; not a number where all but the sign are set.
float FromF8E4M3(uint8_t bits);

// The bits of the nearest bf16, ties to even.
inline uint16_t RoundToBf16(float value) {
  const uint32_t bits = std::bit_cast<uint32_t>(value);
  if (std::isnan(value)) return static_cast<uint16_t>(bits >> 16 | 0x40);
  return static_cast<uint16_t>((bits + 0x7FFF + (bits >> 16 & 1)) >> 16);
}

// The value of that type (bf16, f16 or f32) that is nearest, ties to even.
float RoundedTo(DType dtype, float value);

// All elements of a bf16, f16 or f32 host tensor.
std::vector<float> ToFloats(const TensorView& tensor);

}  // namespace longspan
