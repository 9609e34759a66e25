// Weights of integers with scales of groups, of random or chosen numbers, for tests of products:
// the part that names them, and what each number is in double.
#pragma once

#include <cstdint>
#include <ostream>
#include <random>
#include <string>
#include <vector>

#include "kernels/weight_parts.h"
#include "tests/kernels/backend/test_tensors.h"

namespace longspan {

// 0 inputs: all of them.
struct GroupedSpec {
  std::string name;
  int bits = 8;
  int64_t group_inputs = 32;
  int64_t scale_inputs = 32;
  int zero = 0;
  bool has_minima = false;
  bool has_group_scales = false;
  bool has_group_minima = false;
  bool has_zeros = false;
  DType scale_dtype = DType::kF16;
};

inline void PrintTo(const GroupedSpec& spec, std::ostream* out) { *out << spec.name; }

// What files hold, and one with everything at once.
inline std::vector<GroupedSpec> GroupedSpecs() {
  return {{"q8_0", 8, 32, 32, 128},
          {"q4_0", 4, 32, 32, 8},
          {"q4_1", 4, 32, 32, 0, true},
          {"q5_0", 5, 32, 32, 16},
          {"q5_1", 5, 32, 32, 0, true},
          {"q2_k", 2, 16, 256, 0, true, true, true},
          {"q3_k", 3, 16, 256, 4, false, true},
          {"q4_k", 4, 32, 256, 0, true, true, true},
          {"q5_k", 5, 32, 256, 0, true, true, true},
          {"q6_k", 6, 16, 256, 32, false, true},
          {"awq", 4, 128, 128, 0, false, false, false, true},
          {"gptq8", 8, 64, 64, 0, false, false, false, true, DType::kF32},
          {"int8", 8, 0, 0, 128, false, false, false, false, DType::kF32},
          {"all5", 5, 16, 64, 0, true, true, true, true, DType::kF32}};
}

class GroupedWeight {
 public:
  GroupedWeight(const GroupedSpec& spec, int64_t outputs, int64_t inputs, uint32_t seed)
      : outputs_(outputs), inputs_(inputs), generator_(seed) {
    GroupedScales& grouped = part_.grouped;
    part_.format = WeightFormat::kGrouped;
    grouped.bits = spec.bits;
    grouped.group_inputs = spec.group_inputs == 0 ? inputs : spec.group_inputs;
    grouped.scale_inputs = spec.scale_inputs == 0 ? inputs : spec.scale_inputs;
    grouped.zero = spec.zero;
    const int64_t groups = inputs / grouped.group_inputs;
    const int64_t scales = inputs / grouped.scale_inputs;
    part_.values = Bytes(inputs, DType::kU8, 0, (1 << spec.bits) - 1);
    grouped.scales = Factors(scales, spec.scale_dtype);
    if (spec.has_minima) grouped.minima = Factors(scales, spec.scale_dtype);
    if (spec.has_group_scales) grouped.group_scales = Bytes(groups, DType::kI8, -128, 127);
    if (spec.has_group_minima) grouped.group_minima = Bytes(groups, DType::kU8, 0, 255);
    if (spec.has_zeros) grouped.zeros = Bytes(groups, DType::kU8, 0, (1 << spec.bits) - 1);
  }

  const WeightPart& part() const { return part_; }
  int64_t outputs() const { return outputs_; }
  int64_t inputs() const { return inputs_; }

  int Code(int64_t output, int64_t input) const {
    return part_.values.as<uint8_t>()[output * inputs_ + input];
  }
  void SetCode(int64_t output, int64_t input, int code) {
    part_.values.as<uint8_t>()[output * inputs_ + input] = static_cast<uint8_t>(code);
  }
  // f16 or f32, as the scales are.
  void SetScale(int64_t output, int64_t column, uint32_t bits) {
    const int64_t place = output * part_.grouped.scales.shape[1] + column;
    if (part_.grouped.scales.dtype == DType::kF32) {
      part_.grouped.scales.as<uint32_t>()[place] = bits;
    } else {
      part_.grouped.scales.as<uint16_t>()[place] = static_cast<uint16_t>(bits);
    }
  }

  int Zero(int64_t output, int64_t group) const {
    const GroupedScales& grouped = part_.grouped;
    if (grouped.zeros.rank == 0) return grouped.zero;
    return grouped.zeros.as<uint8_t>()[output * grouped.zeros.shape[1] + group];
  }
  // Products of two factors, exact in fp32 as in double.
  float Scale(int64_t output, int64_t group) const {
    const GroupedScales& grouped = part_.grouped;
    const float scale = Factor(grouped.scales, output, group);
    if (grouped.group_scales.rank == 0) return scale;
    return scale * grouped.group_scales.as<int8_t>()[output * Groups() + group];
  }
  float Minimum(int64_t output, int64_t group) const {
    const GroupedScales& grouped = part_.grouped;
    if (grouped.minima.rank == 0) return 0.0F;
    const float minimum = Factor(grouped.minima, output, group);
    if (grouped.group_minima.rank == 0) return minimum;
    return minimum * grouped.group_minima.as<uint8_t>()[output * Groups() + group];
  }
  double Get(int64_t output, int64_t input) const {
    const int64_t group = input / part_.grouped.group_inputs;
    return static_cast<double>(Scale(output, group)) * (Code(output, input) - Zero(output, group)) -
           Minimum(output, group);
  }
  // As the formula of GroupedScales says it.
  float GetFloat(int64_t output, int64_t input) const {
    const int64_t group = input / part_.grouped.group_inputs;
    return Scale(output, group) * static_cast<float>(Code(output, input) - Zero(output, group)) -
           Minimum(output, group);
  }

 private:
  int64_t Groups() const { return inputs_ / part_.grouped.group_inputs; }

  float Factor(const TensorView& factors, int64_t output, int64_t group) const {
    const int64_t column = group * part_.grouped.group_inputs / part_.grouped.scale_inputs;
    const int64_t place = output * factors.shape[1] + column;
    if (factors.dtype == DType::kF32) return factors.as<float>()[place];
    return static_cast<float>(FromAnyHalf(factors.as<uint16_t>()[place]));
  }

  static double FromAnyHalf(uint16_t half) {
    if ((half & 0x7c00U) != 0) return FromHalf(half);
    return std::ldexp((half & 0x3ff) * ((half & 0x8000U) != 0 ? -1.0 : 1.0), -24);
  }

  TensorView Bytes(int64_t columns, DType dtype, int least, int most) {
    const TensorView view = Take(columns, dtype);
    std::uniform_int_distribution<int> uniform(least, most);
    for (int64_t i = 0; i < view.elements(); ++i) {
      view.as<uint8_t>()[i] = static_cast<uint8_t>(uniform(generator_));
    }
    return view;
  }

  TensorView Factors(int64_t columns, DType dtype) {
    const TensorView view = Take(columns, dtype);
    std::normal_distribution<float> normal(0.0F, 0.01F);
    for (int64_t i = 0; i < view.elements(); ++i) {
      const float value = std::abs(normal(generator_)) + 1e-3F;
      if (dtype == DType::kF32) {
        view.as<float>()[i] = value;
      } else {
        view.as<uint16_t>()[i] = ToHalf(value);
      }
    }
    return view;
  }

  TensorView Take(int64_t columns, DType dtype) {
    tensors_.emplace_back(dtype, std::initializer_list<int64_t>{outputs_, columns});
    return tensors_.back().view();
  }

  int64_t outputs_;
  int64_t inputs_;
  std::mt19937 generator_;
  std::vector<HostTensor> tensors_;
  WeightPart part_;
};

}  // namespace longspan
