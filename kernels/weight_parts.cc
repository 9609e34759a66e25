#include "kernels/weight_parts.h"

#include "absl/strings/str_cat.h"
#include "kernels/shape_check.h"
#include "kernels/status_macros.h"

namespace longspan {

int64_t StackedOutputs(absl::Span<const TensorView> parts) {
  int64_t outputs = 0;
  for (const TensorView& part : parts) outputs += part.shape[0];
  return outputs;
}

absl::Status CheckWeightShapes(absl::Span<const TensorView> parts, DType compute_dtype) {
  ShapeCheck check("prepare_linear");
  check.Require(!parts.empty() && parts[0].rank == 2, "there is no part of rank 2", "one or more");
  check.Require(compute_dtype == DType::kBf16 || compute_dtype == DType::kF32,
                absl::StrCat("compute type is ", Name(compute_dtype)), "bf16 or f32");
  if (!check.ok()) return check.status();
  for (const TensorView& part : parts) {
    check.Shape("part", part, {{"outputs", part.shape[0]}, {"inputs", parts[0].shape[1]}},
                {DType::kBf16, DType::kF16, DType::kF32});
    check.AtLeast("outputs of part", part.shape[0], 1);
  }
  check.AtLeast("inputs", parts[0].shape[1], 1);
  return check.status();
}

absl::Status CheckWeightParts(absl::Span<const TensorView> parts, absl::Span<const float> bias,
                              DType compute_dtype) {
  LONGSPAN_RETURN_IF_ERROR(CheckWeightShapes(parts, compute_dtype));
  ShapeCheck check("prepare_linear");
  for (const TensorView& part : parts) {
    check.Require(part.data != nullptr, "a part is absent", Describe(part));
  }
  if (!bias.empty()) {
    check.Equal("size of bias", static_cast<int64_t>(bias.size()), StackedOutputs(parts));
  }
  return check.status();
}

}  // namespace longspan
