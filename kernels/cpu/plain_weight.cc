#include "kernels/cpu/plain_weight.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "absl/memory/memory.h"
#include "absl/strings/str_cat.h"
#include "kernels/base/check.h"
#include "kernels/base/status_macros.h"
#include "kernels/cpu/buffers.h"
#include "kernels/cpu/pointwise.h"
#include "kernels/cpu/stored_rows.h"

namespace longspan::cpu {
namespace {

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

// The part that row `output` of the stack is in; then it is that part's row.
const WeightPart& StackedPart(absl::Span<const WeightPart> parts, int64_t& output) {
  for (const WeightPart& part : parts) {
    if (output < part.outputs()) return part;
    output -= part.outputs();
  }
  LONGSPAN_CHECK(false);
}

// One row in the type it will be packed in. bf16 compute rounds to bf16 even where the product
// itself is made in fp32. `wide` [2 * inputs] is scratch.
void ConvertRow(const WeightPart& part, int64_t output, DType compute_dtype, DType product_dtype,
                float* wide, std::byte* out) {
  const int64_t inputs = part.inputs();
  const DType stored = part.values.dtype;
  const bool is_plain =
      part.format == WeightFormat::kPlain && part.precision == WeightPrecision::kAsStored;
  if (is_plain && stored == product_dtype && stored == compute_dtype) {
    const size_t row_bytes = inputs * SizeBytes(stored);
    std::memcpy(out, part.values.as<const std::byte>() + output * row_bytes, row_bytes);
    return;
  }
  ReadStoredRow(part, output, wide);
  if (compute_dtype == DType::kF32) {
    std::memcpy(out, wide, inputs * sizeof(float));
  } else if (product_dtype == DType::kBf16) {
    Round(wide, DType::kBf16, inputs, out);
  } else {
    Round(wide, DType::kBf16, inputs, wide + inputs);
    Widen(wide + inputs, DType::kBf16, inputs, reinterpret_cast<float*>(out));
  }
}

}  // namespace

absl::StatusOr<std::unique_ptr<PlainProducts>> PlainProducts::Create(ThreadPool& pool) {
  auto made = absl::WrapUnique(new PlainProducts(pool));
  try {
    made->engine_ = dnnl::engine(dnnl::engine::kind::cpu, 0);
    for (int thread = 0; thread < pool.threads(); ++thread) {
      made->lanes_.emplace_back(made->engine_);
    }
  } catch (const dnnl::error& error) {
    return absl::InternalError(absl::StrCat("linear: oneDNN has no CPU engine: ", error.what()));
  }
  return made;
}

DType PlainProducts::ProductDType(DType compute_dtype) {
  const bool widens = compute_dtype == DType::kBf16 && !HasNativeBf16();
  return widens ? DType::kF32 : compute_dtype;
}

absl::StatusOr<std::unique_ptr<PlainShape>> PlainProducts::MakeShape(int64_t inputs,
                                                                     int64_t outputs,
                                                                     DType product_dtype) {
  auto made = std::make_unique<PlainShape>();
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

absl::StatusOr<PlainShape*> PlainProducts::ShapeFor(int64_t inputs, int64_t outputs,
                                                    DType compute_dtype) {
  const DType product_dtype = ProductDType(compute_dtype);
  std::unique_ptr<PlainShape>& shape = shapes_[ShapeKey{inputs, outputs, product_dtype}];
  if (shape == nullptr) {
    LONGSPAN_ASSIGN_OR_RETURN(shape, MakeShape(inputs, outputs, product_dtype));
  }
  return shape.get();
}

absl::StatusOr<PlainWeight> PlainProducts::Pack(absl::Span<const WeightPart> parts,
                                                PlainShape& shape, DType compute_dtype,
                                                std::byte* packed) {
  PlainWeight weight = {&shape, compute_dtype, {}};
  weight.panels.resize(shape.panels);
  pool_.ParallelFor(shape.panels, [&](int64_t panel, int thread) {
    const InnerProduct& product = shape.of_panel(panel);
    const size_t row_bytes = shape.inputs * SizeBytes(shape.product_dtype);
    std::vector<std::byte> plain(product.outputs() * row_bytes);
    std::vector<float> wide(2 * shape.inputs);
    for (int64_t row = 0; row < product.outputs(); ++row) {
      int64_t output = shape.first_output(panel) + row;
      const WeightPart& part = StackedPart(parts, output);
      ConvertRow(part, output, compute_dtype, shape.product_dtype, wide.data(),
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
  LONGSPAN_RETURN_IF_ERROR(TakeStatus());
  return weight;
}

absl::Status PlainProducts::TakeStatus() {
  absl::Status status;
  for (ProductLane& lane : lanes_) {
    status.Update(lane.status);
    lane.status = absl::OkStatus();
  }
  return status;
}

void PlainWeight::ReadRow(int64_t output, float* row) const {
  const int64_t panel = output / shape->products.front().outputs();
  shape->of_panel(panel).ReadRow(panels[panel], output - shape->first_output(panel), row);
}

absl::Status PlainProducts::Prepare(PlainShape& shape, int64_t rows) {
  const int64_t tile_rows = shape.tile_rows;
  const int last_rows = static_cast<int>((rows - 1) % tile_rows + 1);
  for (InnerProduct& product : shape.products) {
    LONGSPAN_RETURN_IF_ERROR(product.Prepare(last_rows));
    if (rows > tile_rows) LONGSPAN_RETURN_IF_ERROR(product.Prepare(shape.tile_rows));
  }
  return absl::OkStatus();
}

absl::Status PlainProducts::PrepareRows(int64_t rows) {
  for (const auto& [key, shape] : shapes_) {
    for (int64_t count = 1; count <= std::min<int64_t>(rows, shape->tile_rows); ++count) {
      LONGSPAN_RETURN_IF_ERROR(Prepare(*shape, count));
    }
  }
  return absl::OkStatus();
}

int64_t PlainProducts::Tasks(const PlainShape& shape, int64_t rows) {
  return shape.panels * ((rows + shape.tile_rows - 1) / shape.tile_rows);
}

// Panels outermost: neighbouring tasks share a panel while it is in the cache.
ProductRange PlainProducts::Multiply(const PlainWeight& weight, int64_t task, int thread,
                                     const void* x, int64_t rows, float* y, int64_t y_stride) {
  PlainShape& shape = *weight.shape;
  const int64_t tile_rows = shape.tile_rows;
  const int64_t tiles = (rows + tile_rows - 1) / tile_rows;
  const int64_t panel = task / tiles;
  const InnerProduct& product = shape.of_panel(panel);
  ProductRange range;
  range.first_row = task % tiles * tile_rows;
  range.rows = std::min(tile_rows, rows - range.first_row);
  range.first_output = shape.first_output(panel);
  range.outputs = product.outputs();
  const auto row_bytes = shape.inputs * static_cast<int64_t>(SizeBytes(shape.product_dtype));
  ProductLane& lane = lanes_[thread];
  lane.status.Update(product.Multiply(
      static_cast<int>(range.rows), static_cast<const std::byte*>(x) + range.first_row * row_bytes,
      weight.panels[panel], y + range.first_row * y_stride + range.first_output, y_stride, lane));
  return range;
}

}  // namespace longspan::cpu
