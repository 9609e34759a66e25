#include "kernels/cuda/ops/linear.h"

#include <utility>

#include "absl/memory/memory.h"
#include "absl/strings/str_cat.h"
#include "kernels/cuda/base/cuda_check.h"
#include "kernels/cuda/ops/float8_plain_product.h"
#include "kernels/cuda/ops/pointwise.h"
#include "kernels/shape_check.h"
#include "kernels/weight_parts.h"

namespace longspan::cuda {
namespace {

constexpr WeightFormat kCudaWeightFormats[] = {WeightFormat::kPlain, WeightFormat::kFloat8};
constexpr WeightPrecision kCudaWeightPrecisions[] = {WeightPrecision::kAsStored,
                                                     WeightPrecision::kFloat8};
constexpr WeightSupport kCudaWeights = {kCudaWeightFormats, kCudaWeightPrecisions};

// Scales of outputs and rows within the product (cuBLAS, "Outer Vector Scaling").
constexpr int kOuterScaleArchitecture = 90;
constexpr int64_t kFloat8OutputAlignmentBytes = 16;

// Products with scales of blocks take multiples of eight rows. So many are padded together; of more
// the last ones are a product of their own.
constexpr int64_t kMostPaddedRows = 256;

TensorView RowsOf(TensorView x, int64_t begin, int64_t count) {
  x.data = x.as<std::byte>() + begin * x.shape[1] * SizeBytes(x.dtype);
  x.shape[0] = count;
  return x;
}

const float* FloatsOf(const std::unique_ptr<Buffer>& buffer) {
  return buffer == nullptr ? nullptr : static_cast<const float*>(buffer->data());
}

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
  if (!widened_.empty()) {
    absl::StrAppend(&kernels.kernels, ", some FP8 weights widened: ", widened_);
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
absl::StatusOr<TensorView> Linear::Rows(const WeightHandle& handle) const {
  LONGSPAN_ASSIGN_OR_RETURN(const Weight* weight, Find("embed", handle));
  const Segment& segment = weight->segments.front();
  if (weight->segments.size() > 1 || segment.plan.form != SegmentForm::kPlain) {
    return absl::InvalidArgumentError("embed: the table is in FP8, accepted: bf16, f16, f32");
  }
  return TensorView{segment.values->data(), weight->dtype, 2, {weight->outputs, weight->inputs}};
}

absl::Status Linear::Multiply(const LinearArgs& args) {
  LONGSPAN_ASSIGN_OR_RETURN(const Weight* found, Find("linear", args.weight));
  const Weight& weight = *found;
  ShapeCheck check("linear");
  check.Require(args.x.dtype == weight.dtype, absl::StrCat("type of x is ", Name(args.x.dtype)),
                Name(weight.dtype));
  check.Require(args.y.dtype == DType::kF32 || args.y.dtype == weight.dtype,
                absl::StrCat("type of y is ", Name(args.y.dtype)),
                absl::StrCat("f32 or ", Name(weight.dtype)));
  if (!check.ok()) return check.status();
  if (args.x.shape[0] == 0) return absl::OkStatus();
  if (SuitsFewRows(weight, args.x.shape[0])) {
    LONGSPAN_RETURN_IF_ERROR(MultiplyFewRows(weight, args));
    float8_.ForgetIfOf(args.y);
    return absl::OkStatus();
  }
  Columns y = {args.y.as<std::byte>(), args.y.dtype, weight.outputs};
  for (const Segment& segment : weight.segments) {
    LONGSPAN_RETURN_IF_ERROR(segment.plan.form == SegmentForm::kPlain
                                 ? MultiplyPlain(segment, weight.dtype, args.x, y)
                                 : MultiplyFloat8(segment, args.x, y));
    y.data += segment.plan.outputs * SizeBytes(y.dtype);
  }
  float8_.ForgetIfOf(args.y);
  return absl::OkStatus();
}

// Stacks with FP8, all of it with one kind of scales of x. One configuration for all numbers of
// rows is cuBLASLt's alone.
bool Linear::SuitsFewRows(const Weight& weight, int64_t rows) const {
  if (options_.batch_invariant || rows > kMostFewRows) return false;
  if (weight.segments.size() > kMostFewSegments) return false;
  const SegmentPlan* float8 = nullptr;
  for (const Segment& segment : weight.segments) {
    const SegmentPlan& plan = segment.plan;
    if (plan.form == SegmentForm::kPlain) continue;
    if (float8 == nullptr) float8 = &plan;
    if (plan.row_scale() != float8->row_scale() || plan.input_scale != float8->input_scale) {
      return false;
    }
  }
  return float8 != nullptr;
}

absl::Status Linear::MultiplyFewRows(const Weight& weight, const LinearArgs& args) {
  FewRowsLaunch launch;
  launch.inputs = weight.inputs;
  launch.rows = args.x.shape[0];
  launch.y = args.y.data;
  launch.y_dtype = args.y.dtype;
  launch.y_stride = weight.outputs;
  // Plain ones first: theirs are the longest rows, with which a launch should not end.
  for (const bool is_plain : {true, false}) {
    int64_t first_output = 0;
    for (const Segment& segment : weight.segments) {
      const SegmentPlan& plan = segment.plan;
      if ((plan.form == SegmentForm::kPlain) == is_plain) {
        FewRowsSegment& part = launch.segments[launch.segment_count++];
        LONGSPAN_ASSIGN_OR_RETURN(part, FewRowsOf(segment, args.x));
        part.first_output = first_output;
      }
      first_output += plan.outputs;
    }
  }
  return StatusOf(LaunchFewRows(launch, stream_), "linear");
}

absl::StatusOr<FewRowsSegment> Linear::FewRowsOf(const Segment& segment, const TensorView& x) {
  const SegmentPlan& plan = segment.plan;
  FewRowsSegment part;
  part.outputs = plan.outputs;
  part.weight = segment.values->data();
  part.bias = FloatsOf(segment.bias);
  part.x = x.data;
  if (plan.form == SegmentForm::kPlain) return part;
  LONGSPAN_ASSIGN_OR_RETURN(const Float8Copy copy,
                            float8_.Of(x, plan.row_scale(), plan.input_scale));
  const bool blocks = plan.form == SegmentForm::kFloat8Blocks;
  part.kind = blocks ? FewRowsSegment::kFloat8Blocks : FewRowsSegment::kFloat8;
  part.x = copy.values;
  part.x_scales = copy.scales;
  part.scale_rows = copy.scale_rows;
  part.weight_scales = FloatsOf(segment.scales);
  part.scale_columns = plan.scale_columns();
  return part;
}

absl::StatusOr<Linear::Columns> Linear::Wide(int64_t rows, DType dtype, int64_t stride) {
  LONGSPAN_ASSIGN_OR_RETURN(void* wide, wide_.AtLeast(rows * stride * SizeBytes(dtype)));
  return Columns{static_cast<std::byte*>(wide), dtype, stride};
}

absl::Status Linear::MultiplyPlain(const Segment& segment, DType dtype, const TensorView& x,
                                   const Columns& y) {
  const SegmentPlan& plan = segment.plan;
  const int64_t rows = x.shape[0];
  const float* bias = FloatsOf(segment.bias);
  // cuBLASLt adds fp32 biases to fp32 outputs alone: y is made so, then rounded.
  const bool rounds = bias != nullptr && y.dtype == DType::kBf16;
  Columns made = y;
  if (rounds) {
    LONGSPAN_ASSIGN_OR_RETURN(made, Wide(rows, DType::kF32, plan.outputs));
  }
  ProductLaunch launch = LaunchInto(made, segment, rows);
  launch.shape.dtype = dtype;
  launch.shape.has_bias = bias != nullptr;
  launch.x = x.data;
  launch.bias = bias;
  LONGSPAN_ASSIGN_OR_RETURN(const bool queued, products_->Queue(launch));
  if (!queued) {
    LONGSPAN_CUDA_RETURN_IF_ERROR(LaunchPlainProduct(
        {x, launch.weight, bias, plan.outputs, made.data, made.dtype, made.stride}, stream_));
  }
  return rounds ? End(made, rows, plan.outputs, {}, y) : absl::OkStatus();
}

// Straight into y where cuBLASLt can; else into fp32 sums, from which y is made.
absl::Status Linear::MultiplyFloat8(const Segment& segment, const TensorView& x, const Columns& y) {
  const SegmentPlan& plan = segment.plan;
  const int64_t rows = x.shape[0];
  const bool blocks = plan.form == SegmentForm::kFloat8Blocks;
  if (blocks && rows > kMostPaddedRows && rows % kFloat8RowMultiple != 0) {
    const int64_t whole = rows / kFloat8RowMultiple * kFloat8RowMultiple;
    LONGSPAN_RETURN_IF_ERROR(MultiplyFloat8(segment, RowsOf(x, 0, whole), y));
    Columns rest = y;
    rest.data += whole * y.stride * SizeBytes(y.dtype);
    return MultiplyFloat8(segment, RowsOf(x, whole, rows - whole), rest);
  }
  LONGSPAN_ASSIGN_OR_RETURN(const Float8Copy copy,
                            float8_.Of(x, plan.row_scale(), plan.input_scale));
  ProductEnd end;
  end.bias = FloatsOf(segment.bias);
  if (!blocks && options_.architecture != kOuterScaleArchitecture) {
    end.x_scales = copy.scales;
    end.weight_scales = FloatsOf(segment.scales);
  }
  const bool ends = end.bias != nullptr || end.x_scales != nullptr;
  Columns made = y;
  if (!IsAligned(y) || (ends && (y.dtype != DType::kF32 || copy.scale_rows != rows))) {
    LONGSPAN_ASSIGN_OR_RETURN(made, Wide(copy.scale_rows, DType::kF32, plan.outputs));
  } else if (copy.scale_rows != rows) {
    LONGSPAN_ASSIGN_OR_RETURN(made, Wide(copy.scale_rows, y.dtype, y.stride));
  }
  ProductLaunch launch = LaunchInto(made, segment, copy.scale_rows);
  launch.shape.dtype = DType::kF8E4M3;
  launch.shape.fast_accumulation = !blocks && options_.float8_fast_accumulation;
  if (end.x_scales == nullptr) {
    launch.shape.scales = blocks ? ProductScales::kBlocks : ProductScales::kOuter;
  }
  launch.x = copy.values;
  launch.weight_scales = FloatsOf(segment.scales);
  launch.x_scales = copy.scales;
  LONGSPAN_ASSIGN_OR_RETURN(const bool queued, products_->Queue(launch));
  if (!queued) LONGSPAN_CUDA_RETURN_IF_ERROR(LaunchFloat8PlainProduct(launch, stream_));
  if (made.data == y.data && !ends) return absl::OkStatus();
  if (made.dtype == y.dtype && made.stride == y.stride && !ends) {
    return CopyRows(made, rows, plan.outputs, y);
  }
  return End(made, rows, plan.outputs, end, y);
}

absl::Status Linear::CopyRows(const Columns& made, int64_t rows, int64_t outputs,
                              const Columns& y) {
  const size_t element_bytes = SizeBytes(y.dtype);
  LONGSPAN_CUDA_RETURN_IF_ERROR(
      cudaMemcpy2DAsync(y.data, y.stride * element_bytes, made.data, made.stride * element_bytes,
                        outputs * element_bytes, rows, cudaMemcpyDeviceToDevice, stream_));
  return absl::OkStatus();
}

ProductLaunch Linear::LaunchInto(const Columns& made, const Segment& segment, int64_t rows) {
  ProductLaunch launch;
  launch.shape.inputs = segment.plan.inputs;
  launch.shape.outputs = segment.plan.outputs;
  launch.shape.y_stride = made.stride;
  launch.shape.y_dtype = made.dtype;
  launch.rows = rows;
  launch.weight = segment.values->data();
  launch.y = made.data;
  return launch;
}

absl::Status Linear::End(const Columns& made, int64_t rows, int64_t outputs, ProductEnd end,
                         const Columns& y) {
  end.from = reinterpret_cast<const float*>(made.data);
  end.from_stride = made.stride;
  end.rows = rows;
  end.outputs = outputs;
  end.y = y.data;
  end.y_dtype = y.dtype;
  end.y_stride = y.stride;
  return StatusOf(LaunchProductEnd(end, stream_), "linear");
}

bool Linear::IsAligned(const Columns& y) {
  const int64_t stride_bytes = y.stride * static_cast<int64_t>(SizeBytes(y.dtype));
  return stride_bytes % kFloat8OutputAlignmentBytes == 0 &&
         reinterpret_cast<uintptr_t>(y.data) % kFloat8OutputAlignmentBytes == 0;
}

}  // namespace longspan::cuda
