#include "engine/model/rounding_loss.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

#include "engine/model/host_floats.h"

namespace longspan {
namespace {

constexpr uint32_t kF16Values = 65536;

// Ties to even.
float AsBf16(float value) {
  const uint32_t bits = std::bit_cast<uint32_t>(value);
  return std::bit_cast<float>((bits + 0x7FFF + (bits >> 16 & 1)) & 0xFFFF0000U);
}

float RelativeError(float value) {
  if (!std::isfinite(value) || value == 0.0F) return 0.0F;
  return std::abs((AsBf16(value) - value) / value);
}

// Of every F16 value, by its bits.
const std::vector<float>& RelativeErrors() {
  static const auto* const errors = [] {
    auto* table = new std::vector<float>(kF16Values);
    for (uint32_t bits = 0; bits < kF16Values; ++bits) {
      (*table)[bits] = RelativeError(FromF16(static_cast<uint16_t>(bits)));
    }
    return table;
  }();
  return *errors;
}

}  // namespace

void AddRounding(const TensorView& tensor, RoundingLoss* loss) {
  if (tensor.dtype != DType::kF16) return;
  const std::vector<float>& errors = RelativeErrors();
  const auto* bits = tensor.as<const uint16_t>();
  const int64_t values = static_cast<int64_t>(tensor.elements());
  int64_t rounded_values = 0;
  float largest = loss->largest_relative_error;
  for (int64_t i = 0; i < values; ++i) {
    const float error = errors[bits[i]];
    rounded_values += error > 0.0F ? 1 : 0;
    largest = std::max(largest, error);
  }
  loss->values += values;
  loss->rounded_values += rounded_values;
  loss->largest_relative_error = largest;
}

}  // namespace longspan
