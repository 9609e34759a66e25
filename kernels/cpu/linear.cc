#include "kernels/cpu/linear.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/memory/memory.h"
#include "absl/strings/str_cat.h"
#include "kernels/base/status_macros.h"
#include "kernels/cpu/packed/pack.h"
#include "kernels/cpu/pointwise.h"
#include "kernels/shape_check.h"
#include "kernels/weight_parts.h"

namespace longspan::cpu {
namespace {

constexpr WeightFormat kCpuWeightFormats[] = {WeightFormat::kPlain, WeightFormat::kFloat8,
                                              WeightFormat::kGrouped};
constexpr WeightPrecision kCpuWeightPrecisions[] = {WeightPrecision::kAsStored,
                                                    WeightPrecision::kInt8};
constexpr WeightSupport kCpuWeights = {kCpuWeightFormats, kCpuWeightPrecisions};

int64_t BiasBytes(int64_t outputs) { return outputs * static_cast<int64_t>(sizeof(float)); }

// Computed in fp32 everything is numbers: the truth that integers are compared with.
std::optional<PackedLayout> PackedAs(const WeightPart& part, DType compute_dtype) {
  return compute_dtype == DType::kF32 ? std::nullopt : LayoutOf(part);
}

// The parts of the segment that begins the stack: a packed one alone, or all numbers that follow.
absl::Span<const WeightPart> FirstSegment(absl::Span<const WeightPart> parts, DType compute_dtype) {
  if (PackedAs(parts[0], compute_dtype)) return parts.first(1);
  size_t count = 1;
  while (count < parts.size() && !PackedAs(parts[count], compute_dtype)) ++count;
  return parts.first(count);
}

void AddBias(const float* bias, const ProductRange& range, int64_t stride, float* y) {
  bias += range.first_output;
  y += range.first_row * stride + range.first_output;
  for (int64_t row = 0; row < range.rows; ++row, y += stride) {
    for (int64_t output = 0; output < range.outputs; ++output) y[output] += bias[output];
  }
}

}  // namespace

WeightSupport Linear::SupportedWeights() { return kCpuWeights; }

Linear::Linear(ThreadPool& pool, std::unique_ptr<PlainProducts> plain)
    : pool_(pool), plain_(std::move(plain)), packed_(pool, *AvailableKernels().front()) {}

absl::StatusOr<std::unique_ptr<Linear>> Linear::Create(ThreadPool& pool) {
  LONGSPAN_ASSIGN_OR_RETURN(std::unique_ptr<PlainProducts> plain, PlainProducts::Create(pool));
  return absl::WrapUnique(new Linear(pool, std::move(plain)));
}

absl::StatusOr<int64_t> Linear::PreparedBytes(absl::Span<const WeightPart> parts, bool has_bias,
                                              DType compute_dtype) {
  LONGSPAN_RETURN_IF_ERROR(CheckWeightShapes(parts, kCpuWeights, compute_dtype));
  int64_t bytes = has_bias ? BiasBytes(StackedOutputs(parts)) : 0;
  while (!parts.empty()) {
    const absl::Span<const WeightPart> first = FirstSegment(parts, compute_dtype);
    if (const auto layout = PackedAs(first[0], compute_dtype)) {
      bytes += layout->bytes();
    } else {
      LONGSPAN_ASSIGN_OR_RETURN(
          const PlainShape* shape,
          plain_->ShapeFor(first[0].inputs(), StackedOutputs(first), compute_dtype));
      bytes += static_cast<int64_t>(shape->packed_bytes);
    }
    parts.remove_prefix(first.size());
  }
  return bytes;
}

absl::StatusOr<WeightHandle> Linear::Prepare(absl::Span<const WeightPart> parts,
                                             absl::Span<const float> bias, DType compute_dtype) {
  LONGSPAN_RETURN_IF_ERROR(CheckWeightParts(parts, kCpuWeights, bias, compute_dtype));
  Weight weight;
  weight.inputs = parts[0].inputs();
  weight.outputs = 0;
  weight.compute_dtype = compute_dtype;
  weight.bias.assign(bias.begin(), bias.end());
  int64_t bytes = BiasBytes(static_cast<int64_t>(bias.size()));
  while (!parts.empty()) {
    const absl::Span<const WeightPart> first = FirstSegment(parts, compute_dtype);
    LONGSPAN_ASSIGN_OR_RETURN(const int64_t segment_bytes, AddSegment(first, weight));
    bytes += segment_bytes;
    weight.outputs += StackedOutputs(first);
    parts.remove_prefix(first.size());
  }
  const WeightHandle handle = {static_cast<int32_t>(weights_.size()), weight.inputs, weight.outputs,
                               bytes};
  weights_.push_back(std::move(weight));
  return handle;
}

absl::StatusOr<int64_t> Linear::AddSegment(absl::Span<const WeightPart> parts, Weight& weight) {
  Segment segment;
  segment.first_output = weight.outputs;
  absl::Span<std::byte> packed;
  if (const auto layout = PackedAs(parts[0], weight.compute_dtype)) {
    LONGSPAN_ASSIGN_OR_RETURN(packed, slabs_.Take(layout->bytes()));
    segment.weight = packed_.Pack(parts[0], *layout, packed.data());
    weight.row_terms.push_back(packed_.kernels().TermsKey(*layout));
  } else {
    LONGSPAN_ASSIGN_OR_RETURN(
        PlainShape * shape,
        plain_->ShapeFor(weight.inputs, StackedOutputs(parts), weight.compute_dtype));
    LONGSPAN_ASSIGN_OR_RETURN(packed, slabs_.Take(shape->packed_bytes));
    LONGSPAN_ASSIGN_OR_RETURN(segment.weight,
                              plain_->Pack(parts, *shape, weight.compute_dtype, packed.data()));
    weight.has_plain = true;
  }
  weight.segments.push_back(std::move(segment));
  return static_cast<int64_t>(packed.size());
}

const void* Linear::Widened(const TensorView& x) {
  const int64_t rows = x.shape[0];
  const int64_t inputs = x.shape[1];
  widened_x_.resize(rows * inputs);
  pool_.ParallelFor(rows, [&](int64_t row, int) {
    Widen(x.as<const uint16_t>() + row * inputs, DType::kBf16, inputs,
          widened_x_.data() + row * inputs);
  });
  return widened_x_.data();
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

void Linear::Weight::ReadRow(int64_t output, float* row) const {
  const auto after = std::upper_bound(
      segments.begin(), segments.end(), output,
      [](int64_t wanted, const Segment& segment) { return wanted < segment.first_output; });
  const Segment& segment = *(after - 1);
  output -= segment.first_output;
  if (const auto* packed = std::get_if<PackedWeight>(&segment.weight)) {
    ReadPackedRow(packed->layout, packed->packed, output, row);
  } else {
    std::get<PlainWeight>(segment.weight).ReadRow(output, row);
  }
}

absl::Status Linear::Embed(const EmbedArgs& args, absl::Span<const int32_t> token_ids) {
  LONGSPAN_ASSIGN_OR_RETURN(const Weight* table, Find("embed", args.table.prepared));
  const auto read = [table](int32_t token_id, float* row) { table->ReadRow(token_id, row); };
  cpu::Embed(args, token_ids, read, pool_);
  return absl::OkStatus();
}

absl::Status Linear::PrepareOperands(const Weight& weight, const TensorView& x) {
  const int64_t rows = x.shape[0];
  for (const Segment& segment : weight.segments) {
    const auto* plain = std::get_if<PlainWeight>(&segment.weight);
    if (plain != nullptr) LONGSPAN_RETURN_IF_ERROR(plain_->Prepare(*plain->shape, rows));
  }
  if (weight.has_plain) {
    plain_x_ = x.dtype == PlainProducts::ProductDType(x.dtype) ? x.data : Widened(x);
  }
  if (!weight.row_terms.empty()) {
    packed_.Quantize(x.as<const uint16_t>(), rows, weight.inputs, weight.row_terms);
  }
  return absl::OkStatus();
}

int64_t Linear::Tasks(const Segment& segment, int64_t rows) const {
  if (const auto* packed = std::get_if<PackedWeight>(&segment.weight)) {
    return packed_.Tasks(packed->layout, rows);
  }
  return PlainProducts::Tasks(*std::get<PlainWeight>(segment.weight).shape, rows);
}

void Linear::RunTask(const LinearArgs& args, const Weight& weight, int64_t task, int thread) {
  const int64_t rows = args.x.shape[0];
  auto segment = weight.segments.begin();
  for (int64_t tasks = Tasks(*segment, rows); task >= tasks; tasks = Tasks(*segment, rows)) {
    task -= tasks;
    ++segment;
  }
  float* y = args.y.as<float>() + segment->first_output;
  ProductRange range;
  if (const auto* packed = std::get_if<PackedWeight>(&segment->weight)) {
    range = packed_.Multiply(*packed, task, thread, y, weight.outputs);
  } else {
    range = plain_->Multiply(std::get<PlainWeight>(segment->weight), task, thread, plain_x_, rows,
                             y, weight.outputs);
  }
  if (weight.bias.empty()) return;
  AddBias(weight.bias.data() + segment->first_output, range, weight.outputs, y);
}

absl::Status Linear::Multiply(const LinearArgs& args) {
  LONGSPAN_ASSIGN_OR_RETURN(const Weight* weight, Find("linear", args.weight));
  ShapeCheck check("linear");
  check.Require(args.x.dtype == weight->compute_dtype,
                absl::StrCat("type of x is ", Name(args.x.dtype)), Name(weight->compute_dtype));
  if (!check.ok()) return check.status();
  const int64_t rows = args.x.shape[0];
  if (rows == 0) return absl::OkStatus();
  LONGSPAN_RETURN_IF_ERROR(PrepareOperands(*weight, args.x));
  int64_t tasks = 0;
  for (const Segment& segment : weight->segments) tasks += Tasks(segment, rows);
  pool_.ParallelFor(tasks, [&](int64_t task, int thread) { RunTask(args, *weight, task, thread); });
  return plain_->TakeStatus();
}

}  // namespace longspan::cpu
