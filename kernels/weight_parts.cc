#include "kernels/weight_parts.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "kernels/base/status_macros.h"
#include "kernels/shape_check.h"

namespace longspan {
namespace {

void CheckFormat(const WeightPart& part, absl::Span<const WeightFormat> formats,
                 ShapeCheck& check) {
  if (std::find(formats.begin(), formats.end(), part.format) != formats.end()) return;
  const auto name = [](std::string* out, WeightFormat format) {
    absl::StrAppend(out, Name(format));
  };
  check.Require(false, absl::StrCat("format of a part is ", Name(part.format)),
                absl::StrJoin(formats, ", ", name));
}

}  // namespace

std::string Name(WeightFormat format) {
  switch (format) {
    case WeightFormat::kPlain:
      return "plain";
  }
  return absl::StrCat("unknown (", static_cast<int>(format), ")");
}

int64_t StackedOutputs(absl::Span<const WeightPart> parts) {
  int64_t outputs = 0;
  for (const WeightPart& part : parts) outputs += part.outputs();
  return outputs;
}

absl::Status CheckWeightShapes(absl::Span<const WeightPart> parts,
                               absl::Span<const WeightFormat> formats, DType compute_dtype) {
  ShapeCheck check("prepare_linear");
  for (const WeightPart& part : parts) CheckFormat(part, formats, check);
  check.Require(!parts.empty() && parts[0].values.rank == 2, "there is no part of rank 2",
                "one or more");
  check.Require(compute_dtype == DType::kBf16 || compute_dtype == DType::kF32,
                absl::StrCat("compute type is ", Name(compute_dtype)), "bf16 or f32");
  if (!check.ok()) return check.status();
  for (const WeightPart& part : parts) {
    check.Shape("part", part.values, {{"outputs", part.outputs()}, {"inputs", parts[0].inputs()}},
                {DType::kBf16, DType::kF16, DType::kF32});
    check.AtLeast("outputs of part", part.outputs(), 1);
  }
  check.AtLeast("inputs", parts[0].inputs(), 1);
  return check.status();
}

absl::Status CheckWeightParts(absl::Span<const WeightPart> parts,
                              absl::Span<const WeightFormat> formats, absl::Span<const float> bias,
                              DType compute_dtype) {
  LONGSPAN_RETURN_IF_ERROR(CheckWeightShapes(parts, formats, compute_dtype));
  ShapeCheck check("prepare_linear");
  for (const WeightPart& part : parts) {
    check.Require(part.values.data != nullptr, "a part is absent", Describe(part.values));
  }
  if (!bias.empty()) {
    check.Equal("size of bias", static_cast<int64_t>(bias.size()), StackedOutputs(parts));
  }
  return check.status();
}

}  // namespace longspan
