#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/loader/quantised/grouped_part.h"
#include "engine/loader/quantised/quantised_layouts.h"
#include "engine/loader/quantised/stored_scales.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

// int-quantized of compressed-tensors: an integer in each byte, which a code is with its range
// shifted to begin at 0.
class IntegerWeight final : public PackedWeight {
 public:
  IntegerWeight(const WeightScheme& scheme, const StoredTensor& values, const StoredTensor& scales,
                const StoredTensor* zeros, int64_t stored_bytes)
      : values_(values), scales_(scales), stored_bytes_(stored_bytes) {
    part_ = GroupedPart(scheme, values.entry.shape[0], values.entry.shape[1], ScaleTypeOf(scales),
                        zeros != nullptr);
    if (zeros != nullptr) zeros_ = *zeros;
  }

  WeightPart Describe() const override { return part_; }

  absl::Status Unpack(const WeightPart& part) const override {
    LONGSPAN_RETURN_IF_ERROR(Shift(values_, part.values));
    if (part.grouped.zeros.rank > 0) {
      LONGSPAN_RETURN_IF_ERROR(Shift(zeros_, part.grouped.zeros));
    }
    const int64_t groups = part.grouped.scales.shape[1];
    const bool is_one =
        scales_.entry.bytes * 8 == static_cast<uint64_t>(scales_.entry.type->block_bits);
    return CopyScales(scales_, part.grouped.scales, {is_one ? 0 : groups, is_one ? 0 : int64_t{1}});
  }

  std::string Label() const override { return LabelOfGroups(part_); }
  int64_t StoredBytes() const override { return stored_bytes_; }

 private:
  absl::Status Shift(const StoredTensor& from, const TensorView& to) const {
    const int zero = part_.grouped.zero;
    const auto* numbers = reinterpret_cast<const int8_t*>(from.data);
    auto* codes = to.as<uint8_t>();
    int beyond = 0;
    for (int64_t at = 0; at < to.elements(); ++at) {
      const int code = numbers[at] + zero;
      beyond |= code;  // negative, or with a bit too many
      codes[at] = static_cast<uint8_t>(code);
    }
    if (beyond >= 0 && beyond < 2 * zero) return absl::OkStatus();
    return TensorProblem(from, absl::StrCat("holds numbers beyond those of ", part_.grouped.bits,
                                            " bits, expected ", -zero, " to ", zero - 1));
  }

  const StoredTensor values_;
  const StoredTensor scales_;
  StoredTensor zeros_;
  const int64_t stored_bytes_;
  WeightPart part_;
};

}  // namespace

MadeWeight MakeIntegerWeight(const WeightScheme& scheme, const ModuleTensors& tensors) {
  LONGSPAN_ASSIGN_OR_RETURN(const StoredTensor* values, tensors.RequireMatrix("weight", "I8"));
  const int64_t outputs = values->entry.shape[0];
  const int64_t inputs = values->entry.shape[1];
  LONGSPAN_ASSIGN_OR_RETURN(const int64_t groups, GroupsOf(scheme, inputs, *values));
  absl::StatusOr<const StoredTensor*> scales =
      groups == 1 ? tensors.Require("weight_scale", {"F32", "BF16", "F16"},
                                    {{outputs, 1}, {outputs}, {1}, {}})
                  : tensors.Require("weight_scale", {"F32", "BF16", "F16"}, {{outputs, groups}});
  LONGSPAN_RETURN_IF_ERROR(scales.status());
  const StoredTensor* zeros = nullptr;
  if (!scheme.is_symmetric) {
    LONGSPAN_ASSIGN_OR_RETURN(zeros,
                              tensors.Require("weight_zero_point", {"I8"}, {{outputs, groups}}));
  }
  return std::make_shared<IntegerWeight>(scheme, *values, **scales, zeros, tensors.StoredBytes());
}

}  // namespace longspan
