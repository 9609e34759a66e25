#include "kernels/cuda/ops/linear.h"

#include <algorithm>
#include <utility>

#include "absl/memory/memory.h"
#include "absl/strings/str_cat.h"
#include "kernels/cuda/base/cuda_check.h"
#include "kernels/shape_check.h"
#include "kernels/weight_parts.h"

namespace longspan::cuda {
namespace {

constexpr WeightFormat kCudaWeightFormats[] = {WeightFormat::kPlain, WeightFormat::kFloat8,
                                               WeightFormat::kGrouped};
constexpr WeightPrecision kCudaWeightPrecisions[] = {WeightPrecision::kAsStored,
                                                     WeightPrecision::kFloat8};
constexpr WeightSupport kCudaWeights = {kCudaWeightFormats, kCudaWeightPrecisions};

}  // namespace

WeightSupport Linear::SupportedWeights() const { return kCudaWeights; }

absl::StatusOr<std::unique_ptr<Linear>> Linear::Create(std::shared_ptr<Arena> arena,
                                                       cudaStream_t stream,
                                                       const LinearOptions& options) {
  auto linear = absl::WrapUnique(new Linear(std::move(arena), stream, options));
  LONGSPAN_ASSIGN_OR_RETURN(linear->products_,
                            Products::Create(linear->arena_, stream, options.batch_invariant));
  const Buffer& room = linear->products_->workspace();
  if (room.bytes() < SegmentLoader::kRoomBytes) return absl::InternalError("room for weights");
  LONGSPAN_ASSIGN_OR_RETURN(linear->loader_,
                            SegmentLoader::Create(linear->arena_, stream, room.data()));
  return linear;
}

void Linear::Note(const SegmentPlan& plan) {
  if (widened_.empty()) widened_ = plan.widened;
  if (plan.form == SegmentForm::kPlain) return;
  if (plan.form == SegmentForm::kPacked) {
    has_packed_ = true;
    expanded_bytes_ = std::max(expanded_bytes_, ExpandedBytes(plan));
    return;
  }
  has_float8_ = true;
  has_float8_blocks_ = has_float8_blocks_ || plan.form == SegmentForm::kFloat8Blocks;
  float8_.AddReader(plan.inputs, plan.row_scale());
}

absl::StatusOr<int64_t> Linear::PreparedBytes(absl::Span<const WeightPart> parts, bool has_bias,
                                              DType compute_dtype) {
  LONGSPAN_RETURN_IF_ERROR(CheckWeightShapes(parts, kCudaWeights, compute_dtype));
  const std::vector<SegmentPlan> plans = PlanSegments(parts, compute_dtype, options_.architecture);
  for (const SegmentPlan& plan : plans) Note(plan);
  return cuda::PreparedBytes(plans, has_bias, compute_dtype);
}

absl::StatusOr<WeightHandle> Linear::Prepare(absl::Span<const WeightPart> parts,
                                             absl::Span<const float> bias, DType compute_dtype) {
  LONGSPAN_RETURN_IF_ERROR(CheckWeightParts(parts, kCudaWeights, bias, compute_dtype));
  LONGSPAN_ASSIGN_OR_RETURN(const int64_t bytes,
                            PreparedBytes(parts, !bias.empty(), compute_dtype));
  Weight weight;
  weight.inputs = parts[0].inputs();
  weight.dtype = compute_dtype;
  for (const SegmentPlan& plan : PlanSegments(parts, compute_dtype, options_.architecture)) {
    const absl::Span<const float> its_bias =
        bias.empty() ? bias : bias.subspan(weight.outputs, plan.outputs);
    LONGSPAN_ASSIGN_OR_RETURN(
        Segment segment,
        loader_->Load(plan, parts.subspan(plan.first_part, plan.parts), its_bias, compute_dtype));
    weight.segments.push_back(std::move(segment));
    weight.outputs += plan.outputs;
  }
  // Kernels that begin early read weights before what is queued ahead of them has ended.
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaStreamSynchronize(stream_));
  const WeightHandle handle = {static_cast<int32_t>(weights_.size()), weight.inputs, weight.outputs,
                               bytes};
  weights_.push_back(std::move(weight));
  return handle;
}

void Linear::AddNeeds(int64_t rows, std::vector<WorkspaceNeed>& needs) {
  if (Expands(rows)) needs.push_back({&expanded_, expanded_bytes_});
  if (!has_float8_) return;
  needs.push_back({float8_.values(), float8_.ValueBytes(rows)});
  needs.push_back({float8_.scales(), float8_.ScaleBytes(rows)});
}

OperationKernels Linear::Kernels() const {
  OperationKernels kernels = {"products", "cuBLASLt", "", ""};
  if (has_float8_) {
    absl::StrAppend(&kernels.kernels, ", of FP8 (e4m3) weights and activations, ",
                    has_float8_blocks_ ? "a scale for each 128 inputs of a row" : "a scale a row");
  }
  if (has_packed_) {
    absl::StrAppend(&kernels.kernels, ", of packed integers, ",
                    options_.batch_invariant
                        ? "16 rows at a time (batch-invariant)"
                        : absl::StrCat("expanded to bf16 beyond ", kMostPackedRows, " rows"));
  }
  if (!widened_.empty()) {
    absl::StrAppend(&kernels.kernels, ", some weights widened: ", widened_);
  }
  return kernels;
}

absl::StatusOr<const Linear::Weight*> Linear::Find(const char* operation,
                                                   const WeightHandle& handle) const {
  ShapeCheck check(operation);
  check.Between("weight handle", handle.id, 0, static_cast<int64_t>(weights_.size()) - 1);
  if (!check.ok()) return check.status();
  const Weight& weight = weights_[handle.id];
  check.Equal("in_features of the handle", handle.in_features, weight.inputs);
  check.Equal("out_features of the handle", handle.out_features, weight.outputs);
  if (!check.ok()) return check.status();
  return &weight;
}

// No checkpoint makes an FP8 table: those whose products are in FP8 store embeddings plain.
absl::StatusOr<Linear::Table> Linear::TableOf(const WeightHandle& handle) const {
  LONGSPAN_ASSIGN_OR_RETURN(const Weight* weight, Find("embed", handle));
  const Segment& segment = weight->segments.front();
  const SegmentForm form = segment.plan.form;
  if (weight->segments.size() > 1 ||
      (form != SegmentForm::kPlain && form != SegmentForm::kPacked)) {
    return absl::InvalidArgumentError(
        "embed: the table is in FP8 or of several forms, accepted: bf16, f16, f32, integers");
  }
  if (form == SegmentForm::kPacked) return Table{{}, segment.packed()};
  return Table{{segment.values->data(), weight->dtype, 2, {weight->outputs, weight->inputs}},
               std::nullopt};
}

}  // namespace longspan::cuda
