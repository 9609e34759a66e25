#include "kernels/cuda/ops/packed_layout.h"

#include "absl/strings/str_cat.h"

namespace longspan::cuda {
namespace {

// A group of the layout is the largest part of the weight's that fits: its scale is repeated. What
// all inputs share suits any.
int64_t GroupInputs(const WeightPart& part) {
  const int64_t group = part.grouped.group_inputs;
  if (group == part.inputs()) return kMostPackedGroupInputs;
  int64_t inputs = kMostPackedGroupInputs;
  while (inputs > kPackedStepInputs && group % inputs != 0) inputs /= 2;
  return inputs;
}

}  // namespace

PackedShape PackedShapeOf(const WeightPart& part, std::string& why_not) {
  PackedShape shape;
  shape.bits = part.grouped.bits <= 4 ? 4 : 8;
  shape.group_inputs = GroupInputs(part);
  shape.outputs = part.outputs();
  shape.inputs = part.inputs();
  why_not.clear();
  if (shape.inputs % kPackedStepInputs != 0) {
    why_not = absl::StrCat("packed products need multiples of ", kPackedStepInputs,
                           " inputs, a weight has ", shape.inputs);
  } else if (part.grouped.group_inputs != shape.inputs &&
             part.grouped.group_inputs % shape.group_inputs != 0) {
    why_not = absl::StrCat("packed products need groups of multiples of ", kPackedStepInputs,
                           " inputs, a weight has ", part.grouped.group_inputs);
  }
  return shape;
}

}  // namespace longspan::cuda
