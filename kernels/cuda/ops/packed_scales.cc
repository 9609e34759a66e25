#include "kernels/cuda/ops/packed_scales.h"

#include <cuda_fp16.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "kernels/base/in_parts.h"

namespace longspan::cuda {
namespace {

// The largest scale or shift of an output is below 2^kMostExponent; f16 ends below 2^16.
constexpr int kMostExponent = 15;
// Powers of two that are normal in fp32, and whose inverse is.
constexpr int kMostFactorExponent = 126;

float FactorAt(const TensorView& factors, int64_t output, int64_t column) {
  const int64_t place = output * factors.shape[1] + column;
  // Containers align their tensors as they like.
  if (factors.dtype == DType::kF32) {
    float value;
    std::memcpy(&value, factors.as<const std::byte>() + place * sizeof(value), sizeof(value));
    return value;
  }
  __half_raw value;
  std::memcpy(&value.x, factors.as<const std::byte>() + place * sizeof(value.x), sizeof(value.x));
  return __half2float(value);
}

struct Pair {
  float scale = 0.0F;
  float shift = 0.0F;
};

Pair PairOf(const WeightPart& part, int64_t output, int64_t group) {
  const GroupTerms terms = TermsOf(part, output, group);
  const auto middle = static_cast<float>(1 << (part.grouped.bits - 1));
  return {terms.scale, terms.scale * (middle - terms.zero) - terms.minimum};
}

int FactorExponent(const std::vector<Pair>& row) {
  float largest = 0.0F;
  for (const Pair& pair : row) {
    largest = std::max({largest, std::abs(pair.scale), std::abs(pair.shift)});
  }
  if (largest == 0.0F || !std::isfinite(largest)) return 0;
  int exponent = 0;
  std::frexp(largest, &exponent);
  return std::clamp(exponent - kMostExponent, -kMostFactorExponent, kMostFactorExponent);
}

uint32_t HalfBits(float value) { return __half_raw(__float2half_rn(value)).x; }

// `row` [groups] is room.
void PackRow(const WeightPart& part, const PackedShape& shape, int64_t output,
             std::vector<Pair>& row, PackedScales& packed) {
  const auto groups = static_cast<int64_t>(row.size());
  for (int64_t group = 0; group < groups; ++group) {
    row[group] = PairOf(part, output, group * shape.group_inputs / part.grouped.group_inputs);
  }
  const int exponent = FactorExponent(row);
  packed.factors[output] = std::ldexp(1.0F, exponent);
  const float inverse = std::ldexp(1.0F, -exponent);
  for (int64_t group = 0; group < groups; ++group) {
    packed.pairs[ScalePlaceOf(groups, output, group)] =
        HalfBits(row[group].scale * inverse) | HalfBits(row[group].shift * inverse) << 16;
  }
}

}  // namespace

GroupTerms TermsOf(const WeightPart& part, int64_t output, int64_t group) {
  const GroupedScales& grouped = part.grouped;
  const int64_t column = group * grouped.group_inputs / grouped.scale_inputs;
  const auto at = [&](const TensorView& bytes) { return output * bytes.shape[1] + group; };
  GroupTerms terms;
  terms.scale = FactorAt(grouped.scales, output, column);
  if (grouped.group_scales.rank > 0) {
    terms.scale *= grouped.group_scales.as<const int8_t>()[at(grouped.group_scales)];
  }
  terms.zero = static_cast<float>(grouped.zero);
  if (grouped.zeros.rank > 0) terms.zero = grouped.zeros.as<const uint8_t>()[at(grouped.zeros)];
  if (grouped.minima.rank > 0) terms.minimum = FactorAt(grouped.minima, output, column);
  if (grouped.group_minima.rank > 0) {
    terms.minimum *= grouped.group_minima.as<const uint8_t>()[at(grouped.group_minima)];
  }
  return terms;
}

PackedScales PackScales(const WeightPart& part, const PackedShape& shape) {
  PackedScales packed;
  packed.pairs.resize(shape.scale_bytes() / sizeof(uint32_t));
  packed.factors.resize(static_cast<size_t>(shape.outputs));
  InParts(shape.outputs, kUnpackedRows, [&](int64_t begin, int64_t end) {
    std::vector<Pair> row(static_cast<size_t>(shape.groups()));
    for (int64_t output = begin; output < end; ++output) PackRow(part, shape, output, row, packed);
  });
  return packed;
}

}  // namespace longspan::cuda
