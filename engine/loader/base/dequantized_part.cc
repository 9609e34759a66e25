#include "engine/loader/base/dequantized_part.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/model/host_floats.h"
#include "kernels/base/check.h"
#include "kernels/base/in_parts.h"

// Compiled without contraction: a product is rounded before it is subtracted from.
namespace longspan {
namespace {

const std::array<float, 256>& Float8Values() {
  static const std::array<float, 256> values = [] {
    std::array<float, 256> all;
    for (int bits = 0; bits < 256; ++bits) all[bits] = FromF8E4M3(static_cast<uint8_t>(bits));
    return all;
  }();
  return values;
}

float ElementOf(const TensorView& tensor, int64_t row, int64_t column) {
  const int64_t at = row * tensor.shape[1] + column;
  switch (tensor.dtype) {
    case DType::kF32:
      return tensor.as<const float>()[at];
    case DType::kF16:
      return FromF16(tensor.as<const uint16_t>()[at]);
    case DType::kI8:
      return static_cast<float>(tensor.as<const int8_t>()[at]);
    case DType::kU8:
      return static_cast<float>(tensor.as<const uint8_t>()[at]);
    case DType::kBf16:
    case DType::kI32:
    case DType::kF8E4M3:
      break;
  }
  LONGSPAN_CHECK(false);
}

float ElementOr(float otherwise, const TensorView& tensor, int64_t row, int64_t column) {
  return tensor.rank == 0 ? otherwise : ElementOf(tensor, row, column);
}

void DequantizeGrouped(const WeightPart& part, int64_t output, float* values) {
  const GroupedScales& grouped = part.grouped;
  const auto* code = part.values.as<const uint8_t>() + output * part.inputs();
  for (int64_t group = 0; group < part.inputs() / grouped.group_inputs; ++group) {
    const int64_t wide = group * grouped.group_inputs / grouped.scale_inputs;
    const float scale = ElementOf(grouped.scales, output, wide) *
                        ElementOr(1.0F, grouped.group_scales, output, group);
    const float minimum = ElementOr(0.0F, grouped.minima, output, wide) *
                          ElementOr(1.0F, grouped.group_minima, output, group);
    const int zero = grouped.zeros.rank == 0
                         ? grouped.zero
                         : static_cast<int>(ElementOf(grouped.zeros, output, group));
    for (int64_t i = 0; i < grouped.group_inputs; ++i) {
      *values++ = scale * static_cast<float>(*code++ - zero) - minimum;
    }
  }
}

void DequantizeFloat8(const WeightPart& part, int64_t output, float* values) {
  const std::array<float, 256>& meant = Float8Values();
  const TensorView& scales = part.float8_scales;
  const bool is_blocks = scales.shape[0] > 1 && scales.shape[0] != part.outputs();
  const int64_t row = scales.shape[0] == 1 ? 0 : is_blocks ? output / kFloat8Block : output;
  const auto* bits = part.values.as<const uint8_t>() + output * part.inputs();
  const int64_t block_inputs = scales.shape[1] == 1 ? part.inputs() : kFloat8Block;
  for (int64_t first = 0; first < part.inputs(); first += block_inputs) {
    const float scale = ElementOf(scales, row, first / block_inputs);
    const int64_t end = std::min(part.inputs(), first + block_inputs);
    for (int64_t i = first; i < end; ++i) values[i] = meant[bits[i]] * scale;
  }
}

}  // namespace

void DequantizeRow(const WeightPart& part, int64_t output, float* values) {
  if (part.format == WeightFormat::kGrouped) return DequantizeGrouped(part, output, values);
  LONGSPAN_CHECK(part.format == WeightFormat::kFloat8);
  DequantizeFloat8(part, output, values);
}

UnpackedPart DequantizedPart(const WeightPart& part) {
  UnpackedPart plain;
  TensorView& tensor = plain.part.values;
  tensor.dtype = DType::kBf16;
  tensor.rank = 2;
  tensor.shape = {part.outputs(), part.inputs()};
  plain.memory = AllocateUnset(tensor.bytes());
  tensor.data = plain.memory.get();
  InParts(part.outputs(), kUnpackedRows, [&](int64_t begin, int64_t end) {
    std::vector<float> row(static_cast<size_t>(part.inputs()));
    auto* to = tensor.as<uint16_t>() + begin * part.inputs();
    for (int64_t output = begin; output < end; ++output) {
      DequantizeRow(part, output, row.data());
      for (const float value : row) *to++ = RoundToBf16(value);
    }
  });
  return plain;
}

}  // namespace longspan
