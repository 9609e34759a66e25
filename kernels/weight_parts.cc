#include "kernels/weight_parts.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "kernels/base/status_macros.h"
#include "kernels/shape_check.h"

namespace longspan {
namespace {

// Of formats or precisions.
template <typename Kind>
void CheckKnown(const char* what, Kind found, absl::Span<const Kind> known, ShapeCheck& check) {
  if (std::find(known.begin(), known.end(), found) != known.end()) return;
  const auto name = [](std::string* out, Kind kind) { absl::StrAppend(out, Name(kind)); };
  check.Require(false, absl::StrCat(what, " of a part is ", Name(found)),
                absl::StrJoin(known, ", ", name));
}

void CheckValues(const WeightPart& part, int64_t inputs, ShapeCheck& check) {
  const std::initializer_list<Dimension> shape = {{"outputs", part.outputs()}, {"inputs", inputs}};
  switch (part.format) {
    case WeightFormat::kPlain:
      return check.Shape("part", part.values, shape, {DType::kBf16, DType::kF16, DType::kF32});
    case WeightFormat::kFloat8:
      return check.Shape("part", part.values, shape, {DType::kF8E4M3});
    case WeightFormat::kGrouped:
      return check.Shape("part", part.values, shape, {DType::kU8});
  }
}

int64_t Float8Blocks(int64_t size) { return (size + kFloat8Block - 1) / kFloat8Block; }

void CheckFloat8Scales(const WeightPart& part, ShapeCheck& check) {
  const TensorView& scales = part.float8_scales;
  const std::vector<std::array<int64_t, 2>> accepted = {
      {1, 1}, {part.outputs(), 1}, {Float8Blocks(part.outputs()), Float8Blocks(part.inputs())}};
  const bool fits =
      scales.dtype == DType::kF32 && scales.rank == 2 &&
      std::any_of(accepted.begin(), accepted.end(), [&](const std::array<int64_t, 2>& shape) {
        return scales.shape[0] == shape[0] && scales.shape[1] == shape[1];
      });
  const auto describe = [](std::string* out, const std::array<int64_t, 2>& shape) {
    absl::StrAppend(out, "f32 [", shape[0], ", ", shape[1], "]");
  };
  check.Require(fits, absl::StrCat("float8 scales are ", Describe(scales)),
                absl::StrJoin(accepted, ", ", describe));
}

void CheckOptional(const char* name, const TensorView& tensor, int64_t outputs, int64_t columns,
                   std::initializer_list<DType> types, ShapeCheck& check) {
  if (tensor.rank == 0) return;
  check.Shape(name, tensor, {{"outputs", outputs}, {"columns", columns}}, types);
}

void CheckGroupedScales(const WeightPart& part, ShapeCheck& check) {
  const GroupedScales& grouped = part.grouped;
  check.Between("bits of codes", grouped.bits, 1, 8);
  check.AtLeast("inputs of a group", grouped.group_inputs, 1);
  check.AtLeast("inputs of a scale", grouped.scale_inputs, 1);
  if (!check.ok()) return;
  check.Equal("inputs beyond whole groups", part.inputs() % grouped.group_inputs, 0);
  check.Equal("inputs beyond whole scales", part.inputs() % grouped.scale_inputs, 0);
  check.Equal("inputs of a scale beyond whole groups", grouped.scale_inputs % grouped.group_inputs,
              0);
  const int64_t groups = part.inputs() / grouped.group_inputs;
  const int64_t scales = part.inputs() / grouped.scale_inputs;
  check.Shape("scales", grouped.scales, {{"outputs", part.outputs()}, {"columns", scales}},
              {DType::kF16, DType::kF32});
  CheckOptional("minima", grouped.minima, part.outputs(), scales, {DType::kF16, DType::kF32},
                check);
  CheckOptional("group scales", grouped.group_scales, part.outputs(), groups, {DType::kI8}, check);
  CheckOptional("group minima", grouped.group_minima, part.outputs(), groups, {DType::kU8}, check);
  CheckOptional("zeros", grouped.zeros, part.outputs(), groups, {DType::kU8}, check);
}

// Whether a tensor that has a shape has data.
bool IsAbsent(const TensorView& tensor) { return tensor.rank > 0 && tensor.data == nullptr; }

bool LacksData(const WeightPart& part) {
  const GroupedScales& grouped = part.grouped;
  return part.values.data == nullptr || IsAbsent(part.float8_scales) || IsAbsent(grouped.scales) ||
         IsAbsent(grouped.group_scales) || IsAbsent(grouped.minima) ||
         IsAbsent(grouped.group_minima) || IsAbsent(grouped.zeros);
}

}  // namespace

std::string Name(WeightFormat format) {
  switch (format) {
    case WeightFormat::kPlain:
      return "plain";
    case WeightFormat::kFloat8:
      return "float8";
    case WeightFormat::kGrouped:
      return "grouped";
  }
  return absl::StrCat("unknown (", static_cast<int>(format), ")");
}

std::string Name(WeightPrecision precision) {
  switch (precision) {
    case WeightPrecision::kAsStored:
      return "as stored";
    case WeightPrecision::kFloat8:
      return "fp8";
    case WeightPrecision::kInt8:
      return "int8";
  }
  return absl::StrCat("unknown (", static_cast<int>(precision), ")");
}

int64_t StackedOutputs(absl::Span<const WeightPart> parts) {
  int64_t outputs = 0;
  for (const WeightPart& part : parts) outputs += part.outputs();
  return outputs;
}

absl::Status CheckWeightShapes(absl::Span<const WeightPart> parts, const WeightSupport& support,
                               DType compute_dtype) {
  ShapeCheck check("prepare_linear");
  for (const WeightPart& part : parts) {
    CheckKnown("format", part.format, support.formats, check);
    CheckKnown("precision", part.precision, support.precisions, check);
  }
  check.Require(!parts.empty() && parts[0].values.rank == 2, "there is no part of rank 2",
                "one or more");
  check.Require(compute_dtype == DType::kBf16 || compute_dtype == DType::kF32,
                absl::StrCat("compute type is ", Name(compute_dtype)), "bf16 or f32");
  if (!check.ok()) return check.status();
  for (const WeightPart& part : parts) {
    CheckValues(part, parts[0].inputs(), check);
    check.AtLeast("outputs of part", part.outputs(), 1);
  }
  check.AtLeast("inputs", parts[0].inputs(), 1);
  if (!check.ok()) return check.status();
  for (const WeightPart& part : parts) {
    if (part.format == WeightFormat::kFloat8) CheckFloat8Scales(part, check);
    if (part.format == WeightFormat::kGrouped) CheckGroupedScales(part, check);
  }
  return check.status();
}

absl::Status CheckWeightParts(absl::Span<const WeightPart> parts, const WeightSupport& support,
                              absl::Span<const float> bias, DType compute_dtype) {
  LONGSPAN_RETURN_IF_ERROR(CheckWeightShapes(parts, support, compute_dtype));
  ShapeCheck check("prepare_linear");
  for (const WeightPart& part : parts) {
    check.Require(!LacksData(part), "a part is absent", Describe(part.values));
  }
  if (!bias.empty()) {
    check.Equal("size of bias", static_cast<int64_t>(bias.size()), StackedOutputs(parts));
  }
  return check.status();
}

}  // namespace longspan
