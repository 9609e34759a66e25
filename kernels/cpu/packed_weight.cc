#include "kernels/cpu/packed_weight.h"

#include <algorithm>
#include <cstring>

#include "kernels/cpu/packed/pack.h"
#include "kernels/cpu/stored_rows.h"

namespace longspan::cpu {
namespace {

// A strip is long enough for dealing it not to matter, and short enough for threads to end
// together.
constexpr int64_t kStripBytes = 32 << 10;
constexpr int64_t kStripsPerThread = 4;
// A multiple of kTileLanes. Codes of a panel are unpacked once for so many rows.
constexpr int64_t kPackedTileRows = 128;
// Rows quantised by one task hold so many numbers.
constexpr int64_t kQuantizedPerTask = 16 << 10;

// A plain part as a grouped one: integers, and a scale for each output.
struct Int8Part {
  std::vector<uint8_t> codes;
  std::vector<float> scales;
  WeightPart part;
};

TensorView Matrix(void* data, DType dtype, int64_t rows, int64_t columns) {
  return {data, dtype, 2, {rows, columns}};
}

Int8Part RoundPart(const WeightPart& plain, ThreadPool& pool) {
  const int64_t inputs = plain.inputs();
  const int64_t outputs = plain.outputs();
  Int8Part rounded;
  rounded.codes.resize(outputs * inputs);
  rounded.scales.resize(outputs);
  WeightPart stored = plain;
  stored.precision = WeightPrecision::kAsStored;
  pool.ParallelFor(outputs, [&](int64_t output, int) {
    std::vector<float> row(inputs);
    std::vector<int8_t> codes(inputs);
    ReadStoredRow(stored, output, row.data());
    rounded.scales[output] = RoundToInt8(row, codes.data());
    uint8_t* to = rounded.codes.data() + output * inputs;
    for (int64_t input = 0; input < inputs; ++input) {
      to[input] = static_cast<uint8_t>(codes[input] + 128);
    }
  });
  WeightPart& part = rounded.part;
  part.format = WeightFormat::kGrouped;
  part.values = Matrix(rounded.codes.data(), DType::kU8, outputs, inputs);
  part.grouped.bits = 8;
  part.grouped.group_inputs = inputs;
  part.grouped.scale_inputs = inputs;
  part.grouped.scales = Matrix(rounded.scales.data(), DType::kF32, outputs, 1);
  part.grouped.zero = 128;
  return rounded;
}

}  // namespace

PackedProducts::PackedProducts(ThreadPool& pool, const PackedKernels& kernels)
    : pool_(pool), kernels_(kernels), lanes_(pool.threads()) {}

PackedWeight PackedProducts::Pack(const WeightPart& part, const PackedLayout& layout,
                                  std::byte* packed) {
  if (part.format == WeightFormat::kPlain) {
    return Pack(RoundPart(part, pool_).part, layout, packed);
  }
  pool_.ParallelFor(layout.panels(), [&](int64_t panel, int) {
    PackPanel(part, layout, panel, packed + panel * layout.panel_bytes);
  });
  return {layout, packed};
}

void PackedProducts::Quantize(const uint16_t* x, int64_t rows, int64_t inputs,
                              absl::Span<const RowTermsKey> keys) {
  x_.Resize(rows, inputs, keys);
  const int64_t rows_per_task = std::max<int64_t>(1, kQuantizedPerTask / inputs);
  pool_.ParallelFor((rows + rows_per_task - 1) / rows_per_task, [&](int64_t task, int) {
    const int64_t end = std::min(rows, (task + 1) * rows_per_task);
    for (int64_t row = task * rows_per_task; row < end; ++row) x_.Fill(row, x + row * inputs);
  });
}

int64_t PackedProducts::StripPanels(const PackedLayout& layout) const {
  const int64_t strips = pool_.threads() * kStripsPerThread;
  return std::max<int64_t>(1, std::min(kStripBytes / layout.panel_bytes, layout.panels() / strips));
}

int64_t PackedProducts::Tasks(const PackedLayout& layout, int64_t rows) const {
  const int64_t panels = StripPanels(layout);
  const int64_t strips = (layout.panels() + panels - 1) / panels;
  return strips * ((rows + kPackedTileRows - 1) / kPackedTileRows);
}

// Strips outermost: neighbouring tasks share one while it is in the cache.
ProductRange PackedProducts::Multiply(const PackedWeight& weight, int64_t task, int thread,
                                      float* y, int64_t y_stride) {
  const PackedLayout& layout = weight.layout;
  const int64_t tiles = (x_.rows() + kPackedTileRows - 1) / kPackedTileRows;
  const int64_t strip_panels = StripPanels(layout);
  const int64_t first_panel = task / tiles * strip_panels;
  const int64_t end_panel = std::min(first_panel + strip_panels, layout.panels());
  ProductRange range;
  range.first_row = task % tiles * kPackedTileRows;
  range.rows = std::min(kPackedTileRows, x_.rows() - range.first_row);
  range.first_output = first_panel * kPanelOutputs;
  range.outputs = std::min(end_panel * kPanelOutputs, layout.outputs) - range.first_output;
  for (int64_t panel = first_panel; panel < end_panel; ++panel) {
    MultiplyPanel(weight, panel, range, lanes_[thread], y, y_stride);
  }
  return range;
}

void PackedProducts::MultiplyPanel(const PackedWeight& weight, int64_t panel,
                                   const ProductRange& range, Lane& lane, float* y,
                                   int64_t y_stride) const {
  const PackedLayout& layout = weight.layout;
  const int64_t first_output = panel * kPanelOutputs;
  const int64_t outputs = std::min<int64_t>(kPanelOutputs, layout.outputs - first_output);
  const bool in_place = outputs == kPanelOutputs;
  lane.unpacked.resize(ScratchBytes(layout) / static_cast<int64_t>(sizeof(CacheLine)));
  if (!in_place) lane.y.resize(kPackedTileRows * kPanelOutputs);
  y += range.first_row * y_stride + first_output;
  PanelProduct product;
  product.layout = &layout;
  product.panel = weight.packed + panel * layout.panel_bytes;
  product.x = &x_;
  product.terms = &x_.Terms(kernels_.TermsKey(layout));
  product.begin = range.first_row;
  product.end = range.first_row + range.rows;
  product.y = in_place ? y : lane.y.data();
  product.y_stride = in_place ? y_stride : kPanelOutputs;
  product.scratch = lane.unpacked.front().bytes;
  kernels_.multiply(product);
  for (int64_t row = 0; row < range.rows && !in_place; ++row) {
    std::memcpy(y + row * y_stride, lane.y.data() + row * kPanelOutputs, outputs * sizeof(float));
  }
}

}  // namespace longspan::cpu
