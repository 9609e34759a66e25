#include <algorithm>

#include "absl/strings/str_cat.h"
#include "kernels/base/check.h"
#include "kernels/cuda/base/cuda_check.h"
#include "kernels/cuda/ops/float8_plain_product.h"
#include "kernels/cuda/ops/linear.h"
#include "kernels/cuda/ops/packed_forms.h"
#include "kernels/cuda/ops/pointwise.h"
#include "kernels/shape_check.h"

namespace longspan::cuda {
namespace {

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
    LONGSPAN_RETURN_IF_ERROR(MultiplySegment(segment, weight.dtype, args.x, y));
    y.data += segment.plan.outputs * SizeBytes(y.dtype);
  }
  float8_.ForgetIfOf(args.y);
  return absl::OkStatus();
}

// Stacks with packed weights or FP8, all of that with one kind of scales of x. Plain parts, and
// those in FP8, have one configuration for all numbers of rows in cuBLASLt alone.
bool Linear::SuitsFewRows(const Weight& weight, int64_t rows) const {
  if (options_.batch_invariant || rows > kMostFewRows) return false;
  if (weight.segments.size() > kMostFewSegments) return false;
  const SegmentPlan* float8 = nullptr;
  bool is_plain = true;
  for (const Segment& segment : weight.segments) {
    const SegmentPlan& plan = segment.plan;
    if (plan.form == SegmentForm::kPlain) continue;
    is_plain = false;
    if (plan.form == SegmentForm::kPacked) continue;
    if (float8 == nullptr) float8 = &plan;
    if (plan.row_scale() != float8->row_scale() || plan.input_scale != float8->input_scale) {
      return false;
    }
  }
  return !is_plain;
}

absl::Status Linear::MultiplySegment(const Segment& segment, DType dtype, const TensorView& x,
                                     const Columns& y) {
  switch (segment.plan.form) {
    case SegmentForm::kPlain:
      return MultiplyPlain(PlainOf(segment), dtype, x, y);
    case SegmentForm::kFloat8:
    case SegmentForm::kFloat8Blocks:
      return MultiplyFloat8(segment, x, y);
    case SegmentForm::kPacked:
      return Expands(x.shape[0]) ? MultiplyExpanded(segment, x, y) : MultiplyPacked(segment, x, y);
  }
  LONGSPAN_CHECK(false);
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
  if (plan.form == SegmentForm::kPacked) {
    part.kind = plan.packed.bits == 4 ? FewRowsSegment::kPacked4 : FewRowsSegment::kPacked8;
    part.weight_scales = FloatsOf(segment.scales);
    part.group_scales = segment.packed().scales;
    part.group_inputs = plan.packed.group_inputs;
    return part;
  }
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

Linear::PlainWeight Linear::PlainOf(const Segment& segment) {
  return {segment.values->data(), segment.plan.inputs, segment.plan.outputs,
          FloatsOf(segment.bias)};
}

absl::Status Linear::MultiplyPlain(const PlainWeight& weight, DType dtype, const TensorView& x,
                                   const Columns& y) {
  const int64_t rows = x.shape[0];
  // cuBLASLt adds fp32 biases to fp32 outputs alone: y is made so, then rounded.
  const bool rounds = weight.bias != nullptr && y.dtype == DType::kBf16;
  Columns made = y;
  if (rounds) {
    LONGSPAN_ASSIGN_OR_RETURN(made, Wide(rows, DType::kF32, weight.outputs));
  }
  ProductLaunch launch = LaunchInto(made, weight, rows);
  launch.shape.dtype = dtype;
  launch.shape.has_bias = weight.bias != nullptr;
  launch.x = x.data;
  launch.bias = weight.bias;
  LONGSPAN_ASSIGN_OR_RETURN(const bool queued, products_->Queue(launch));
  if (!queued) {
    LONGSPAN_CUDA_RETURN_IF_ERROR(LaunchPlainProduct(
        {x, launch.weight, weight.bias, weight.outputs, made.data, made.dtype, made.stride},
        stream_));
  }
  return rounds ? End(made, rows, weight.outputs, {}, y) : absl::OkStatus();
}

// The weights are read once for each 16 rows.
absl::Status Linear::MultiplyPacked(const Segment& segment, const TensorView& x, const Columns& y) {
  for (int64_t begin = 0; begin < x.shape[0]; begin += kMostFewRows) {
    FewRowsLaunch launch;
    launch.rows = std::min(kMostFewRows, x.shape[0] - begin);
    launch.inputs = segment.plan.inputs;
    launch.segment_count = 1;
    LONGSPAN_ASSIGN_OR_RETURN(launch.segments[0],
                              FewRowsOf(segment, RowsOf(x, begin, launch.rows)));
    launch.y = y.data + begin * y.stride * SizeBytes(y.dtype);
    launch.y_dtype = y.dtype;
    launch.y_stride = y.stride;
    LONGSPAN_CUDA_RETURN_IF_ERROR(LaunchFewRows(launch, stream_));
  }
  return absl::OkStatus();
}

absl::Status Linear::MultiplyExpanded(const Segment& segment, const TensorView& x,
                                      const Columns& y) {
  const SegmentPlan& plan = segment.plan;
  LONGSPAN_ASSIGN_OR_RETURN(void* const expanded, expanded_.AtLeast(expanded_bytes_));
  const int64_t slice = ExpandedOutputs(plan);
  Columns its_y = y;
  for (int64_t first = 0; first < plan.outputs; first += slice) {
    const int64_t outputs = std::min(slice, plan.outputs - first);
    LONGSPAN_CUDA_RETURN_IF_ERROR(
        LaunchExpandPacked(segment.packed(), first, outputs, expanded, stream_));
    const float* bias = segment.bias == nullptr ? nullptr : FloatsOf(segment.bias) + first;
    LONGSPAN_RETURN_IF_ERROR(
        MultiplyPlain({expanded, plan.inputs, outputs, bias}, DType::kBf16, x, its_y));
    its_y.data += outputs * SizeBytes(y.dtype);
  }
  return absl::OkStatus();
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
  ProductLaunch launch = LaunchInto(made, PlainOf(segment), copy.scale_rows);
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

ProductLaunch Linear::LaunchInto(const Columns& made, const PlainWeight& weight, int64_t rows) {
  ProductLaunch launch;
  launch.shape.inputs = weight.inputs;
  launch.shape.outputs = weight.outputs;
  launch.shape.y_stride = made.stride;
  launch.shape.y_dtype = made.dtype;
  launch.rows = rows;
  launch.weight = weight.values;
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
