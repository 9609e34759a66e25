#include "kernels/cuda/ops/weight_segments.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "kernels/cuda/base/arena_map.h"

namespace longspan::cuda {
namespace {

// Of e4m3 products (cuBLAS, "cublasLtMatmul"): 16 bytes of inputs, and of outputs in any type.
constexpr int64_t kFloat8Multiple = 16;
constexpr int kLeastFloat8Architecture = 89;
constexpr int kBlockScaleArchitecture = 90;
constexpr int64_t kScaleColumnMultiple = 4;

constexpr int64_t kMostExpandedBytes = int64_t{64} << 20;
// Whole tiles of products.
constexpr int64_t kExpandedMultiple = 128;
static_assert(kExpandedMultiple % kPackedTileOutputs == 0);

int64_t BlocksOf(int64_t size) { return (size + kFloat8Block - 1) / kFloat8Block; }

bool WantsFloat8(const WeightPart& part) {
  return part.format == WeightFormat::kFloat8 || part.precision == WeightPrecision::kFloat8;
}

// Empty: nothing is in the way.
std::string WhyNotFloat8(const WeightPart& part, DType compute_dtype, int architecture) {
  if (compute_dtype != DType::kBf16) {
    return absl::StrCat("FP8 products need bf16 activations, these are ", Name(compute_dtype));
  }
  if (architecture < kLeastFloat8Architecture) {
    return absl::StrCat("FP8 products need sm_", kLeastFloat8Architecture,
                        " or newer, the device is sm_", architecture);
  }
  if (HasBlockScales(part) && architecture != kBlockScaleArchitecture) {
    return absl::StrCat("FP8 products with scales of blocks need sm_", kBlockScaleArchitecture,
                        ", the device is sm_", architecture);
  }
  if (part.inputs() % kFloat8Multiple != 0 || part.outputs() % kFloat8Multiple != 0) {
    return absl::StrCat("FP8 products need multiples of ", kFloat8Multiple, ", a weight has ",
                        part.outputs(), " outputs and ", part.inputs(), " inputs");
  }
  return "";
}

void PlanGrouped(const WeightPart& part, DType compute_dtype, SegmentPlan& plan) {
  const PackedShape shape = PackedShapeOf(part, plan.widened);
  if (compute_dtype != DType::kBf16) {
    plan.widened =
        absl::StrCat("packed products need bf16 activations, these are ", Name(compute_dtype));
  }
  if (!plan.widened.empty()) return;
  plan.form = SegmentForm::kPacked;
  plan.packed = shape;
}

SegmentPlan PlanOf(const WeightPart& part, DType compute_dtype, int architecture) {
  SegmentPlan plan;
  plan.parts = 1;
  plan.inputs = part.inputs();
  plan.outputs = part.outputs();
  if (part.format == WeightFormat::kGrouped) PlanGrouped(part, compute_dtype, plan);
  if (!WantsFloat8(part)) return plan;
  plan.widened = WhyNotFloat8(part, compute_dtype, architecture);
  if (!plan.widened.empty()) return plan;
  const bool blocks = HasBlockScales(part);
  plan.form = blocks ? SegmentForm::kFloat8Blocks : SegmentForm::kFloat8;
  if (part.format == WeightFormat::kFloat8 && !blocks) plan.input_scale = part.input_scale;
  return plan;
}

// Blocks, and tiles, of one part must not reach into the next one's.
bool Continues(const SegmentPlan& last, const SegmentPlan& next) {
  if (last.form != next.form || last.input_scale != next.input_scale) return false;
  if (last.form == SegmentForm::kPacked) {
    return last.packed.bits == next.packed.bits &&
           last.packed.group_inputs == next.packed.group_inputs &&
           last.outputs % kPackedTileOutputs == 0;
  }
  return last.form != SegmentForm::kFloat8Blocks || last.outputs % kFloat8Block == 0;
}

}  // namespace

bool HasBlockScales(const WeightPart& part) {
  if (part.format != WeightFormat::kFloat8) return false;
  const TensorView& scales = part.float8_scales;
  const bool one = scales.shape[0] == 1 && scales.shape[1] == 1;
  return !one && !(scales.shape[0] == part.outputs() && scales.shape[1] == 1);
}

size_t SegmentPlan::value_bytes(DType compute_dtype) const {
  if (form == SegmentForm::kPacked) return packed.code_bytes();
  const size_t element_bytes = form == SegmentForm::kPlain ? SizeBytes(compute_dtype) : 1;
  return static_cast<size_t>(inputs * outputs) * element_bytes;
}

int64_t SegmentPlan::scale_columns() const {
  if (form != SegmentForm::kFloat8Blocks) return 1;
  const int64_t columns = BlocksOf(inputs);
  return (columns + kScaleColumnMultiple - 1) / kScaleColumnMultiple * kScaleColumnMultiple;
}

int64_t SegmentPlan::scale_rows() const {
  return form == SegmentForm::kFloat8Blocks ? BlocksOf(outputs) : outputs;
}

size_t SegmentPlan::scale_bytes() const {
  if (form == SegmentForm::kPlain) return 0;
  return static_cast<size_t>(scale_rows() * scale_columns()) * sizeof(float);
}

size_t SegmentPlan::group_scale_bytes() const {
  return form == SegmentForm::kPacked ? packed.scale_bytes() : 0;
}

Float8RowScale SegmentPlan::row_scale() const {
  if (form == SegmentForm::kFloat8Blocks) return Float8RowScale::kBlock;
  return input_scale == 0.0F ? Float8RowScale::kOwn : Float8RowScale::kFixed;
}

int64_t ExpandedOutputs(const SegmentPlan& plan) {
  const int64_t row_bytes = plan.inputs * static_cast<int64_t>(SizeBytes(DType::kBf16));
  const int64_t most = std::max<int64_t>(1, kMostExpandedBytes / row_bytes);
  // Slices of about the same size.
  const int64_t slices = (plan.outputs + most - 1) / most;
  const int64_t outputs = (plan.outputs + slices - 1) / slices;
  return (outputs + kExpandedMultiple - 1) / kExpandedMultiple * kExpandedMultiple;
}

size_t ExpandedBytes(const SegmentPlan& plan) {
  const int64_t outputs = std::min(plan.outputs, ExpandedOutputs(plan));
  return static_cast<size_t>(outputs * plan.inputs) * SizeBytes(DType::kBf16);
}

std::vector<SegmentPlan> PlanSegments(absl::Span<const WeightPart> parts, DType compute_dtype,
                                      int architecture) {
  std::vector<SegmentPlan> plans;
  for (size_t i = 0; i < parts.size(); ++i) {
    SegmentPlan plan = PlanOf(parts[i], compute_dtype, architecture);
    plan.first_part = i;
    if (plans.empty() || !Continues(plans.back(), plan)) {
      plans.push_back(plan);
      continue;
    }
    SegmentPlan& last = plans.back();
    ++last.parts;
    last.outputs += plan.outputs;
    last.packed.outputs += plan.packed.outputs;
    if (last.widened.empty()) last.widened = plan.widened;
  }
  return plans;
}

int64_t PreparedBytes(const std::vector<SegmentPlan>& plans, bool has_bias, DType compute_dtype) {
  size_t bytes = 0;
  for (const SegmentPlan& plan : plans) {
    bytes += ArenaMap::Rounded(plan.value_bytes(compute_dtype));
    bytes += ArenaMap::Rounded(plan.scale_bytes());
    bytes += ArenaMap::Rounded(plan.group_scale_bytes());
    if (has_bias) bytes += ArenaMap::Rounded(static_cast<size_t>(plan.outputs) * sizeof(float));
  }
  return static_cast<int64_t>(bytes);
}

}  // namespace longspan::cuda
