#include "engine/loader/quantised/grouped_part.h"

#include "absl/strings/str_cat.h"
#include "engine/loader/quantised/module_tensors.h"
#include "engine/loader/quantised/stored_scales.h"

namespace longspan {
namespace {

int64_t GroupInputs(const WeightScheme& scheme, int64_t inputs) {
  return scheme.group_inputs == 0 ? inputs : scheme.group_inputs;
}

}  // namespace

absl::StatusOr<int64_t> GroupsOf(const WeightScheme& scheme, int64_t inputs,
                                 const StoredTensor& tensor) {
  const int64_t group_inputs = GroupInputs(scheme, inputs);
  if (inputs % group_inputs == 0) return inputs / group_inputs;
  return TensorProblem(
      tensor, absl::StrCat("has ", inputs, " inputs, expected whole groups of ", group_inputs));
}

WeightPart GroupedPart(const WeightScheme& scheme, int64_t outputs, int64_t inputs,
                       DType scale_type, bool has_zeros) {
  WeightPart part;
  part.format = WeightFormat::kGrouped;
  part.values = MatrixOf(DType::kU8, outputs, inputs);
  GroupedScales& grouped = part.grouped;
  grouped.bits = scheme.bits;
  grouped.zero = 1 << (scheme.bits - 1);
  grouped.group_inputs = grouped.scale_inputs = GroupInputs(scheme, inputs);
  const int64_t groups = inputs / grouped.group_inputs;
  grouped.scales = MatrixOf(scale_type, outputs, groups);
  if (has_zeros) grouped.zeros = MatrixOf(DType::kU8, outputs, groups);
  return part;
}

std::string LabelOfGroups(const WeightPart& part) {
  if (part.grouped.group_inputs == part.inputs()) return "per channel";
  return absl::StrCat("groups of ", part.grouped.group_inputs);
}

}  // namespace longspan
