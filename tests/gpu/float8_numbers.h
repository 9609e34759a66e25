// e4m3 on the host, by its definition (OCP 8-bit floating point): the nearest of all numbers, ties
// to the even code, saturated; and how weights and activations are rounded to it with a scale.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace longspan {

inline constexpr int kFloat8Finite = 127;  // codes of numbers that are not negative
inline constexpr uint8_t kFloat8Nan = 0x7f;

inline float FromFloat8(uint8_t code) {
  const int exponent = code >> 3 & 15;
  const int fraction = code & 7;
  const float sign = (code & 0x80) != 0 ? -1.0F : 1.0F;
  if ((code & 0x7f) == kFloat8Nan) return std::numeric_limits<float>::quiet_NaN();
  if (exponent == 0) return sign * std::ldexp(static_cast<float>(fraction), -9);
  return sign * std::ldexp(static_cast<float>(8 + fraction), exponent - 10);
}

inline uint8_t ToFloat8(float value) {
  static const std::array<double, kFloat8Finite> numbers = [] {
    std::array<double, kFloat8Finite> all;
    for (int code = 0; code < kFloat8Finite; ++code) all[code] = FromFloat8(code);
    return all;
  }();
  if (std::isnan(value)) return kFloat8Nan;
  const double magnitude = std::min<double>(std::abs(value), numbers.back());
  const auto above = std::lower_bound(numbers.begin(), numbers.end(), magnitude);
  int code = static_cast<int>(above - numbers.begin());
  if (code > 0) {
    const double down = magnitude - numbers[code - 1];
    const double up = numbers[code] - magnitude;
    if (down < up || (down == up && code % 2 == 1)) --code;
  }
  return static_cast<uint8_t>(code | (std::signbit(value) ? 0x80 : 0));
}

// Of values whose scale is their own.
inline float Float8ScaleOf(const float* values, int64_t count) {
  float largest = 0.0F;
  for (int64_t i = 0; i < count; ++i) {
    if (!std::isfinite(values[i])) return std::numeric_limits<float>::quiet_NaN();
    largest = std::max(largest, std::abs(values[i]));
  }
  return std::max(largest / 448.0F, std::numeric_limits<float>::min());
}

// Activations are multiplied by the inverse of their scale, weights divided by it.
inline void RoundActivations(const float* values, int64_t count, float scale, uint8_t* codes) {
  const float inverse = 1.0F / scale;
  for (int64_t i = 0; i < count; ++i) codes[i] = ToFloat8(values[i] * inverse);
}
inline void RoundWeights(const float* values, int64_t count, float scale, uint8_t* codes) {
  for (int64_t i = 0; i < count; ++i) codes[i] = ToFloat8(values[i] / scale);
}

}  // namespace longspan
