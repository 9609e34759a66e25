#include "kernels/cpu/linear.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include "absl/memory/memory.h"
#include "absl/strings/str_cat.h"
#include "kernels/base/check.h"
#include "kernels/base/status_macros.h"
#include "kernels/cpu/pointwise.h"
#include "kernels/shape_check.h"
#include "kernels/weight_parts.h"

namespace longspan::cpu {
namespace {

constexpr WeightFormat kCpuWeightFormats[] = {WeightFormat::kPlain};
constexpr WeightPrecision kCpuWeightPrecisions[] = {WeightPrecision::kAsStored};
constexpr WeightSupport kCpuWeights = {kCpuWeightFormats, kCpuWeightPrecisions};

// A panel of this size stays in a core's second-level cache beside its rows, and a call on it is
// long enough for oneDNN's fixed cost of about a microsecond not to matter.
constexpr int64_t kPanelBytes = 128 << 10;
constexpr int64_t kLeastPanelOutputs = 64;
constexpr int64_t kMostPanelOutputs = 512;

int64_t PanelOutputs(int64_t inputs, int64_t outputs, DType dtype) {
  const int64_t row_bytes = inputs * static_cast<int64_t>(SizeBytes(dtype));
  const int64_t fitting = (kPanelBytes / row_bytes + 63) / 64 * 64;
  return std::min(outputs, std::clamp(fitting, kLeastPanelOutputs, kMostPanelOutputs));
}

int64_t BiasBytes(int64_t outputs) { return outputs * static_cast<int64_t>(sizeof(float)); }

// Row `output` of the stacked parts, which need no alignment.
const std::byte* StackedRow(absl::Span<const WeightPart> parts, int64_t output, DType& dtype) {
  for (const WeightPart& part : parts) {
    if (output < part.outputs()) {
      dtype = part.values.dtype;
      return part.values.as<const std::byte>() + output * part.inputs() * SizeBytes(dtype);
    }
    output -= part.outputs();
  }
  LONGSPAN_CHECK(false);
}

// One row in the type it will be packed in. bf16 compute rounds to bf16 even where the product
// itself is made in fp32.
void ConvertRow(const std::byte* row, DType dtype, DType compute_dtype, DType product_dtype,
                int64_t inputs, std::vector<float>& wide, std::byte* out) {
  if (dtype == product_dtype && dtype == compute_dtype) {
    std::memcpy(out, row, inputs * SizeBytes(dtype));
    return;
  }
  wide.resize(2 * inputs);
  float* source = wide.data();
  std::memcpy(wide.data() + inputs, row, inputs * SizeBytes(dtype));
  Widen(wide.data() + inputs, dtype, inputs, source);
  if (compute_dtype == DType::kF32) {
    std::memcpy(out, source, inputs * sizeof(float));
  } else if (product_dtype == DType::kBf16) {
    Round(source, DType::kBf16, inputs, out);
  } else {
    Round(source, DType::kBf16, inputs, wide.data() + inputs);
    Widen(wide.data() + inputs, DType::kBf16, inputs, reinterpret_cast<float*>(out));
  }
}

void AddBias(const float* bias, int rows, int64_t outputs, int64_t stride, float* y) {
  for (int row = 0; row < rows; ++row, y += stride) {
    for (int64_t output = 0; output < outputs; ++output) y[output] += bias[output];
  }
}

}  // namespace

WeightSupport Linear::SupportedWeights() { return kCpuWeights; }

absl::StatusOr<std::unique_ptr<Linear>> Linear::Create(ThreadPool& pool) {
  auto linear = absl::WrapUnique(new Linear(pool));
  try {
    linear->engine_ = dnnl::engine(dnnl::engine::kind::cpu, 0);
    for (int thread = 0; thread < pool.threads(); ++thread) {
      linear->lanes_.emplace_back(linear->engine_);
    }
  } catch (const dnnl::error& error) {
    return absl::InternalError(absl::StrCat("linear: oneDNN has no CPU engine: ", error.what()));
  }
  return linear;
}

absl::StatusOr<std::unique_ptr<Linear::Shape>> Linear::MakeShape(int64_t inputs, int64_t outputs,
                                                                 DType product_dtype) {
  auto made = std::make_unique<Shape>();
  made->inputs = inputs;
  made->outputs = outputs;
  made->product_dtype = product_dtype;
  const int64_t panel_outputs = PanelOutputs(inputs, outputs, product_dtype);
  made->panels = (outputs + panel_outputs - 1) / panel_outputs;
  for (int64_t width : {panel_outputs, outputs % panel_outputs}) {
    if (width == 0) continue;
    LONGSPAN_ASSIGN_OR_RETURN(InnerProduct product,
                              InnerProduct::Create(engine_, inputs, width, product_dtype));
    made->products.push_back(std::move(product));
  }
  made->tile_rows = std::min(made->products.front().tile_rows(), made->products.back().tile_rows());
  made->panel_stride_bytes = HostSlabs::Rounded(made->products.front().packed_bytes());
  made->packed_bytes = HostSlabs::Rounded((made->panels - 1) * made->panel_stride_bytes +
                                          made->products.back().packed_bytes());
  return made;
}

absl::StatusOr<Linear::Shape*> Linear::ShapeFor(absl::Span<const WeightPart> parts,
                                                DType compute_dtype) {
  LONGSPAN_RETURN_IF_ERROR(CheckWeightShapes(parts, kCpuWeights, compute_dtype));
  const bool widens = compute_dtype == DType::kBf16 && !HasNativeBf16();
  const DType product_dtype = widens ? DType::kF32 : compute_dtype;
  const int64_t inputs = parts[0].inputs();
  const int64_t outputs = StackedOutputs(parts);
  std::unique_ptr<Shape>& shape = shapes_[ShapeKey{inputs, outputs, product_dtype}];
  if (shape == nullptr) {
    LONGSPAN_ASSIGN_OR_RETURN(shape, MakeShape(inputs, outputs, product_dtype));
  }
  return shape.get();
}

absl::StatusOr<int64_t> Linear::PreparedBytes(absl::Span<const WeightPart> parts, bool has_bias,
                                              DType compute_dtype) {
  LONGSPAN_ASSIGN_OR_RETURN(const Shape* shape, ShapeFor(parts, compute_dtype));
  return static_cast<int64_t>(shape->packed_bytes) + (has_bias ? BiasBytes(shape->outputs) : 0);
}

absl::StatusOr<WeightHandle> Linear::Prepare(absl::Span<const WeightPart> parts,
                                             absl::Span<const float> bias, DType compute_dtype) {
  LONGSPAN_RETURN_IF_ERROR(CheckWeightParts(parts, kCpuWeights, bias, compute_dtype));
  Weight weight;
  LONGSPAN_ASSIGN_OR_RETURN(weight.shape, ShapeFor(parts, compute_dtype));
  const Shape& shape = *weight.shape;
  weight.compute_dtype = compute_dtype;
  weight.bias.assign(bias.begin(), bias.end());
  LONGSPAN_ASSIGN_OR_RETURN(const absl::Span<std::byte> packed, slabs_.Take(shape.packed_bytes));
  LONGSPAN_RETURN_IF_ERROR(PackPanels(parts, packed.data(), weight));
  const WeightHandle handle = {
      static_cast<int32_t>(weights_.size()), shape.inputs, shape.outputs,
      static_cast<int64_t>(packed.size()) + BiasBytes(static_cast<int64_t>(weight.bias.size()))};
  weights_.push_back(std::move(weight));
  return handle;
}

absl::Status Linear::PackPanels(absl::Span<const WeightPart> parts, std::byte* packed,
                                Weight& weight) {
  Shape& shape = *weight.shape;
  weight.panels.resize(shape.panels);
  pool_.ParallelFor(shape.panels, [&](int64_t panel, int thread) {
    const InnerProduct& product = shape.of_panel(panel);
    const size_t row_bytes = shape.inputs * SizeBytes(shape.product_dtype);
    std::vector<std::byte> plain(product.outputs() * row_bytes);
    std::vector<float> wide;
    for (int64_t row = 0; row < product.outputs(); ++row) {
      DType dtype;
      const std::byte* source = StackedRow(parts, shape.first_output(panel) + row, dtype);
      ConvertRow(source, dtype, weight.compute_dtype, shape.product_dtype, shape.inputs, wide,
                 plain.data() + row * row_bytes);
    }
    auto named =
        product.Pack(plain.data(), packed + panel * shape.panel_stride_bytes, lanes_[thread]);
    if (named.ok()) {
      weight.panels[panel] = *std::move(named);
    } else {
      lanes_[thread].status.Update(named.status());
    }
  });
  return TakeStatus();
}

// The first error of the threads in the region that has just ended.
absl::Status Linear::TakeStatus() {
  absl::Status status;
  for (ProductLane& lane : lanes_) {
    status.Update(lane.status);
    lane.status = absl::OkStatus();
  }
  return status;
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
  check.Equal("in_features of the handle", handle.in_features, weight.shape->inputs);
  check.Equal("out_features of the handle", handle.out_features, weight.shape->outputs);
  if (!check.ok()) return check.status();
  return &weight;
}

void Linear::Weight::ReadRow(int64_t output, float* row) const {
  const int64_t panel = output / shape->products.front().outputs();
  shape->of_panel(panel).ReadRow(panels[panel], output - shape->first_output(panel), row);
}

absl::Status Linear::Embed(const EmbedArgs& args, absl::Span<const int32_t> token_ids) {
  LONGSPAN_ASSIGN_OR_RETURN(const Weight* table, Find("embed", args.table.prepared));
  const auto read = [table](int32_t token_id, float* row) { table->ReadRow(token_id, row); };
  cpu::Embed(args, token_ids, read, pool_);
  return absl::OkStatus();
}

absl::Status Linear::Multiply(const LinearArgs& args) {
  LONGSPAN_ASSIGN_OR_RETURN(const Weight* found, Find("linear", args.weight));
  const Weight& weight = *found;
  Shape& shape = *weight.shape;
  ShapeCheck check("linear");
  check.Require(args.x.dtype == weight.compute_dtype,
                absl::StrCat("type of x is ", Name(args.x.dtype)), Name(weight.compute_dtype));
  if (!check.ok()) return check.status();

  const int64_t rows = args.x.shape[0];
  if (rows == 0) return absl::OkStatus();
  const int tile_rows = shape.tile_rows;
  const int64_t tiles = (rows + tile_rows - 1) / tile_rows;
  const int last_rows = static_cast<int>(rows - (tiles - 1) * tile_rows);
  for (InnerProduct& product : shape.products) {
    LONGSPAN_RETURN_IF_ERROR(product.Prepare(last_rows));
    if (tiles > 1) LONGSPAN_RETURN_IF_ERROR(product.Prepare(tile_rows));
  }

  const bool widens = args.x.dtype != shape.product_dtype;
  const auto* x = static_cast<const std::byte*>(widens ? Widened(args.x) : args.x.data);
  const size_t x_tile_bytes = tile_rows * shape.inputs * SizeBytes(shape.product_dtype);
  // Panels outermost: neighbouring tasks share a panel while it is in the cache.
  pool_.ParallelFor(shape.panels * tiles, [&](int64_t task, int thread) {
    const int64_t panel = task / tiles;
    const int64_t tile = task % tiles;
    const int count = tile + 1 == tiles ? last_rows : tile_rows;
    const int64_t first_output = shape.first_output(panel);
    const InnerProduct& product = shape.of_panel(panel);
    float* y = args.y.as<float>() + tile * tile_rows * shape.outputs + first_output;
    lanes_[thread].status.Update(product.Multiply(
        count, x + tile * x_tile_bytes, weight.panels[panel], y, shape.outputs, lanes_[thread]));
    if (!weight.bias.empty()) {
      AddBias(weight.bias.data() + first_output, count, product.outputs(), shape.outputs, y);
    }
  });
  return TakeStatus();
}

}  // namespace longspan::cpu
