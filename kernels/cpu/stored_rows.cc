#include "kernels/cpu/stored_rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>
#include <vector>

#include "kernels/cpu/packed/half.h"
#include "kernels/cpu/pointwise.h"

namespace longspan::cpu {
namespace {

constexpr float kMostInt8 = 127.0F;

float WidenFloat8(int code) {
  const int exponent = code >> 3 & 15;
  const int mantissa = code & 7;
  float magnitude = std::ldexp(static_cast<float>(mantissa | 8), exponent - 10);
  if (exponent == 0) magnitude = std::ldexp(static_cast<float>(mantissa), -9);
  if (exponent == 15 && mantissa == 7) magnitude = std::numeric_limits<float>::quiet_NaN();
  return (code & 0x80) != 0 ? -magnitude : magnitude;
}

std::array<float, 256> AllOfFloat8() {
  std::array<float, 256> all;
  for (int code = 0; code < 256; ++code) all[code] = WidenFloat8(code);
  return all;
}

template <typename Number>
Number At(const TensorView& tensor, int64_t row, int64_t column) {
  Number number;
  const int64_t place = row * tensor.shape[1] + column;
  std::memcpy(&number, tensor.as<const std::byte>() + place * static_cast<int64_t>(sizeof(number)),
              sizeof(number));
  return number;
}

float FactorAt(const TensorView& tensor, int64_t row, int64_t column) {
  if (tensor.dtype == DType::kF32) return At<float>(tensor, row, column);
  return WidenHalf(At<uint16_t>(tensor, row, column));
}

void ReadFloat8(const WeightPart& part, int64_t output, float* row) {
  static const std::array<float, 256> by_code = AllOfFloat8();
  const TensorView& scales = part.float8_scales;
  const int64_t scale_row = scales.shape[0] == 1                ? 0
                            : scales.shape[0] == part.outputs() ? output
                                                                : output / kFloat8Block;
  const uint8_t* codes = part.values.as<const uint8_t>() + output * part.inputs();
  for (int64_t input = 0; input < part.inputs(); ++input) {
    const int64_t column = scales.shape[1] == 1 ? 0 : input / kFloat8Block;
    row[input] = by_code[codes[input]] * At<float>(scales, scale_row, column);
  }
}

void ReadGrouped(const WeightPart& part, int64_t output, float* row) {
  const GroupedScales& grouped = part.grouped;
  const uint8_t* codes = part.values.as<const uint8_t>() + output * part.inputs();
  const int mask = (1 << grouped.bits) - 1;
  for (int64_t group = 0; group < part.inputs() / grouped.group_inputs; ++group) {
    const int64_t first = group * grouped.group_inputs;
    const int64_t column = first / grouped.scale_inputs;
    float scale = FactorAt(grouped.scales, output, column);
    if (grouped.group_scales.rank > 0) scale *= At<int8_t>(grouped.group_scales, output, group);
    float minimum = grouped.minima.rank > 0 ? FactorAt(grouped.minima, output, column) : 0.0F;
    if (grouped.group_minima.rank > 0) minimum *= At<uint8_t>(grouped.group_minima, output, group);
    const int zero =
        grouped.zeros.rank > 0 ? At<uint8_t>(grouped.zeros, output, group) : grouped.zero;
    for (int64_t input = first; input < first + grouped.group_inputs; ++input) {
      row[input] = scale * static_cast<float>((codes[input] & mask) - zero) - minimum;
    }
  }
}

void ReadPlain(const WeightPart& part, int64_t output, float* row) {
  const auto bytes = static_cast<int64_t>(SizeBytes(part.values.dtype));
  Widen(part.values.as<const std::byte>() + output * part.inputs() * bytes, part.values.dtype,
        part.inputs(), row);
  if (part.precision != WeightPrecision::kInt8) return;
  std::vector<int8_t> codes(part.inputs());
  const float scale = RoundToInt8({row, static_cast<size_t>(part.inputs())}, codes.data());
  for (int64_t input = 0; input < part.inputs(); ++input) row[input] = codes[input] * scale;
}

}  // namespace

float RoundToInt8(absl::Span<const float> row, int8_t* codes) {
  float largest = 0.0F;
  bool is_finite = true;
  for (const float value : row) {
    largest = std::max(largest, std::abs(value));
    is_finite = is_finite && std::isfinite(value);
  }
  const float scale = largest / kMostInt8;
  if (!is_finite || scale == 0.0F) {
    std::fill(codes, codes + row.size(), int8_t{0});
    return is_finite ? 0.0F : std::numeric_limits<float>::quiet_NaN();
  }
  for (size_t input = 0; input < row.size(); ++input) {
    const float code = std::clamp(row[input] / scale, -kMostInt8, kMostInt8);
    codes[input] = static_cast<int8_t>(std::nearbyint(code));
  }
  return scale;
}

void ReadStoredRow(const WeightPart& part, int64_t output, float* row) {
  switch (part.format) {
    case WeightFormat::kPlain:
      return ReadPlain(part, output, row);
    case WeightFormat::kFloat8:
      return ReadFloat8(part, output, row);
    case WeightFormat::kGrouped:
      return ReadGrouped(part, output, row);
  }
}

}  // namespace longspan::cpu
