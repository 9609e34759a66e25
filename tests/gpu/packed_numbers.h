// What a packed weight's numbers are after its scales were rounded
// (kernels/cuda/ops/packed_layout.h), in double.
#pragma once

#include <cuda_fp16.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "kernels/base/check.h"
#include "kernels/cuda/ops/packed_layout.h"
#include "kernels/cuda/ops/packed_scales.h"
#include "tests/kernels/backend/grouped_weight.h"

namespace longspan {

inline GroupedSpec SpecNamed(const std::string& name) {
  const auto specs = GroupedSpecs();
  const auto found = std::find_if(specs.begin(), specs.end(),
                                  [&](const GroupedSpec& spec) { return spec.name == name; });
  LONGSPAN_CHECK(found != specs.end());
  return *found;
}

// `weight` outlives it.
class PackedNumbers {
 public:
  explicit PackedNumbers(const GroupedWeight& weight)
      : weight_(weight),
        shape_(cuda::PackedShapeOf(weight.part(), why_not_)),
        scales_(cuda::PackScales(weight.part(), shape_)) {
    LONGSPAN_CHECK(why_not_.empty());
  }

  double Get(int64_t output, int64_t input) const {
    return factor(output) * (double{half(output, input, 0)} * centred_code(output, input) +
                             double{half(output, input, 16)});
  }
  // As embeddings are read: rounded once before the factor, which is a power of two.
  float GetFloat(int64_t output, int64_t input) const {
    const auto code = static_cast<float>(centred_code(output, input));
    return factor(output) * std::fma(half(output, input, 0), code, half(output, input, 16));
  }
  // What a sum may lose of this number, relatively: it is summed as code + 136 or so.
  double Summed(int64_t output, int64_t input) const {
    return factor(output) * (std::abs(double{half(output, input, 0)}) * 280.0 +
                             std::abs(double{half(output, input, 16)}));
  }

 private:
  float factor(int64_t output) const { return scales_.factors[output]; }
  int centred_code(int64_t output, int64_t input) const {
    return weight_.Code(output, input) + cuda::CodeShift(weight_.part(), shape_) - shape_.centre();
  }
  float half(int64_t output, int64_t input, int shift) const {
    const int64_t place = cuda::ScalePlaceOf(shape_.groups(), output, input / shape_.group_inputs);
    const __half_raw raw = {static_cast<unsigned short>(scales_.pairs[place] >> shift)};
    return __half2float(__half(raw));
  }

  const GroupedWeight& weight_;
  std::string why_not_;
  const cuda::PackedShape shape_;
  const cuda::PackedScales scales_;
};

}  // namespace longspan
