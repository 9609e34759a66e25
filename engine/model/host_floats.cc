#include "engine/model/host_floats.h"

#include <bit>
#include <cmath>
#include <cstring>

#include "kernels/base/check.h"

namespace longspan {
namespace {

float FromBf16(uint16_t bits) { return std::bit_cast<float>(uint32_t{bits} << 16); }

template <typename Convert>
void ConvertAll(const TensorView& tensor, Convert convert, std::vector<float>& floats) {
  const uint16_t* bits = tensor.as<const uint16_t>();
  for (size_t i = 0; i < floats.size(); ++i) floats[i] = convert(bits[i]);
}

}  // namespace

float FromF16(uint16_t bits) {
  const int exponent = (bits >> 10) & 0x1F;
  const int mantissa = bits & 0x3FF;
  float magnitude = 0.0F;
  if (exponent == 0) {
    magnitude = std::ldexp(static_cast<float>(mantissa), -24);
  } else if (exponent == 31) {
    magnitude = mantissa == 0 ? HUGE_VALF : std::nanf("");
  } else {
    magnitude = std::ldexp(static_cast<float>(mantissa | 0x400), exponent - 25);
  }
  return (bits & 0x8000) != 0 ? -magnitude : magnitude;
}

float FromF8E4M3(uint8_t bits) {
  constexpr int kBias = 7;
  const int exponent = bits >> 3 & 0xF;
  const int mantissa = bits & 7;
  const bool is_subnormal = exponent == 0;
  float magnitude = std::ldexp(static_cast<float>(is_subnormal ? mantissa : mantissa | 8),
                               (is_subnormal ? 1 : exponent) - kBias - 3);
  if ((bits & 0x7F) == 0x7F) magnitude = std::nanf("");
  return (bits & 0x80) != 0 ? -magnitude : magnitude;
}

float RoundedTo(DType dtype, float value) {
  const int digits = dtype == DType::kBf16 ? 8 : dtype == DType::kF16 ? 11 : 24;
  int exponent = 0;
  const float mantissa = std::frexp(value, &exponent);
  return std::ldexp(std::nearbyint(std::ldexp(mantissa, digits)), exponent - digits);
}

std::vector<float> ToFloats(const TensorView& tensor) {
  std::vector<float> floats(static_cast<size_t>(tensor.elements()));
  switch (tensor.dtype) {
    case DType::kBf16:
      ConvertAll(tensor, FromBf16, floats);
      break;
    case DType::kF16:
      ConvertAll(tensor, FromF16, floats);
      break;
    case DType::kF32:
      std::memcpy(floats.data(), tensor.data, tensor.bytes());
      break;
    case DType::kI32:
    case DType::kF8E4M3:
    case DType::kI8:
    case DType::kU8:
      LONGSPAN_CHECK(false);
      break;
  }
  return floats;
}

}  // namespace longspan
