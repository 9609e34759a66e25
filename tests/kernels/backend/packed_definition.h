// What a product of packed weights is, written out for one row and output: every level of
// instructions is held to these bits.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "kernels/cpu/bf16.h"
#include "tests/kernels/backend/grouped_weight.h"

namespace longspan {

// A row of activations as integers: of each 32 inputs a scale.
struct QuantizedRow {
  std::vector<int> codes;     // [inputs]
  std::vector<float> scales;  // [inputs / 32], rounded up
};

// x [inputs] bf16.
inline QuantizedRow QuantizeRow(const uint16_t* x, int64_t inputs) {
  QuantizedRow row;
  row.codes.resize(inputs);
  for (int64_t first = 0; first < inputs; first += 32) {
    const int64_t end = std::min(inputs, first + 32);
    float largest = 0.0F;
    bool is_finite = true;
    for (int64_t i = first; i < end; ++i) {
      const float value = cpu::WidenBf16(x[i]);
      is_finite = is_finite && std::isfinite(value);
      largest = std::max(largest, std::abs(value));
    }
    const bool is_zero = largest < std::ldexp(1.0F, -119);
    row.scales.push_back(!is_finite ? std::numeric_limits<float>::quiet_NaN()
                         : is_zero  ? 0.0F
                                    : largest / 127.0F);
    const float inverse = is_finite && !is_zero ? 127.0F / largest : 0.0F;
    for (int64_t i = first; i < end && is_finite; ++i) {
      row.codes[i] = static_cast<int>(std::nearbyint(cpu::WidenBf16(x[i]) * inverse));
    }
  }
  return row;
}

inline float DefinedProduct(const GroupedWeight& weight, int64_t output, const QuantizedRow& x,
                            bool is_fused) {
  const int64_t group_inputs = weight.part().grouped.group_inputs;
  const int64_t run_inputs = group_inputs <= 16 ? 16 : 32;
  float sum = 0.0F;
  const auto add = [&](float a, float b) {
    const volatile float product = a * b;  // where it is not fused, it is rounded
    sum = is_fused ? std::fma(a, b, sum) : sum + product;
  };
  for (int64_t group = 0; group < weight.inputs() / group_inputs; ++group) {
    const int64_t end = (group + 1) * group_inputs;
    for (int64_t first = group * group_inputs; first < end; first += run_inputs) {
      int64_t integers = 0;
      int64_t row_sum = 0;
      for (int64_t i = first; i < std::min(end, first + run_inputs); ++i) {
        integers += (weight.Code(output, i) - weight.Zero(output, group)) * x.codes[i];
        row_sum += x.codes[i];
      }
      const float scale = x.scales[first / 32];
      add(static_cast<float>(integers), weight.Scale(output, group) * scale);
      if (weight.part().grouped.minima.rank == 0) continue;
      add(-weight.Minimum(output, group), scale * static_cast<float>(row_sum));
    }
  }
  return sum;
}

}  // namespace longspan
