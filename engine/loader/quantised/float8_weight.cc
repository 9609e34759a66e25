#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/loader/quantised/quantised_layouts.h"
#include "engine/loader/quantised/stored_scales.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

constexpr char kFloat8Type[] = "F8_E4M3";

int64_t BlocksOf(int64_t size) { return (size + kFloat8Block - 1) / kFloat8Block; }

class Float8Weight final : public PackedWeight {
 public:
  Float8Weight(const WeightScheme& scheme, const StoredTensor& values, const StoredTensor& scales,
               float input_scale, int64_t stored_bytes)
      : is_in_blocks_(scheme.is_in_blocks),
        values_(values),
        scales_(scales),
        stored_bytes_(stored_bytes) {
    part_.format = WeightFormat::kFloat8;
    part_.values = MatrixOf(DType::kF8E4M3, values.entry.shape[0], values.entry.shape[1]);
    part_.input_scale = input_scale;
    const std::vector<int64_t>& shape = scales.entry.shape;
    part_.float8_scales =
        MatrixOf(DType::kF32, shape.empty() ? 1 : shape[0], shape.size() < 2 ? 1 : shape[1]);
  }

  WeightPart Describe() const override { return part_; }
  const void* ValuesInPlace() const override { return values_.data; }
  absl::Status Unpack(const WeightPart& part) const override {
    return CopyScales(scales_, part.float8_scales, {part.float8_scales.shape[1], 1});
  }
  std::string Label() const override {
    if (is_in_blocks_) {
      return absl::StrCat("e4m3, ", kFloat8Block, " x ", kFloat8Block, " blocks");
    }
    return part_.float8_scales.shape[0] > 1 ? "e4m3, per channel" : "e4m3, per tensor";
  }
  int64_t StoredBytes() const override { return stored_bytes_; }

 private:
  const bool is_in_blocks_;
  const StoredTensor values_;
  const StoredTensor scales_;
  const int64_t stored_bytes_;
  WeightPart part_;
};

// Whichever of two names the writer had; `usual` where there is neither.
absl::string_view EitherLeaf(const ModuleTensors& tensors, absl::string_view usual,
                             absl::string_view other) {
  return tensors.Find(usual) == nullptr && tensors.Find(other) != nullptr ? other : usual;
}

absl::StatusOr<const StoredTensor*> RequireValues(const ModuleTensors& tensors) {
  const StoredTensor* values = tensors.Find("weight");
  if (values != nullptr && absl::StartsWith(values->entry.type->name, "F8_") &&
      values->entry.type->name != kFloat8Type) {
    return TensorProblem(*values, absl::StrCat("expected ", kFloat8Type,
                                               ", which alone is served "
                                               "of 8-bit floats"));
  }
  return tensors.RequireMatrix("weight", kFloat8Type);
}

// Of a scalar that divides activations; 0 where the scheme has none.
absl::StatusOr<float> ReadInputScale(const WeightScheme& scheme, const ModuleTensors& tensors) {
  if (!scheme.has_input_scale) return 0.0F;
  LONGSPAN_ASSIGN_OR_RETURN(const StoredTensor* stored,
                            tensors.Require(EitherLeaf(tensors, "input_scale", "activation_scale"),
                                            {"F32", "BF16", "F16"}, {{}, {1}, {1, 1}}));
  const float scale = ScaleAt(*stored, 0);
  if (std::isfinite(scale) && scale > 0.0F) return scale;
  return TensorProblem(*stored, absl::StrCat("is ", scale, ", expected a finite number above 0"));
}

}  // namespace

MadeWeight MakeFloat8Weight(const WeightScheme& scheme, const ModuleTensors& tensors) {
  LONGSPAN_ASSIGN_OR_RETURN(const StoredTensor* values, RequireValues(tensors));
  const int64_t outputs = values->entry.shape[0];
  const int64_t inputs = values->entry.shape[1];
  // Both multiply, and neither name says of what shape they are.
  const bool is_inverse = scheme.scale_leaf == "weight_scale_inv";
  const absl::string_view leaf =
      EitherLeaf(tensors, scheme.scale_leaf, is_inverse ? "weight_scale" : "weight_scale_inv");
  absl::StatusOr<const StoredTensor*> scales =
      scheme.is_in_blocks
          ? tensors.Require(leaf, {"F32", "BF16", "F16"}, {{BlocksOf(outputs), BlocksOf(inputs)}})
          : tensors.Require(leaf, {"F32", "BF16", "F16"},
                            {{}, {1}, {1, 1}, {outputs}, {outputs, 1}});
  LONGSPAN_RETURN_IF_ERROR(scales.status());
  LONGSPAN_ASSIGN_OR_RETURN(const float input_scale, ReadInputScale(scheme, tensors));
  return std::make_shared<Float8Weight>(scheme, *values, **scales, input_scale,
                                        tensors.StoredBytes());
}

}  // namespace longspan
