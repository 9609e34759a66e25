#include "kernels/cpu/packed/layout.h"

namespace longspan::cpu {
namespace {

constexpr int64_t kCacheLineBytes = 64;

// Groups of 16 and whole blocks are what sums of integers are made for; a group of all inputs may
// end within a block.
bool HasWholeRuns(const GroupedScales& grouped, int64_t inputs) {
  return grouped.group_inputs == kBlockInputs / 2 || grouped.group_inputs % kBlockInputs == 0 ||
         grouped.group_inputs == inputs;
}

int KeptBits(int bits) { return bits <= 4 ? 4 : bits >= 7 ? 8 : bits; }

// Gives places to the arrays of a panel, one behind another.
class PanelPlaces {
 public:
  explicit PanelPlaces(int64_t used_bytes) : used_bytes_(used_bytes) {}

  int64_t Take(bool is_there, int64_t columns, DType dtype) {
    if (!is_there) return 0;
    const int64_t place = used_bytes_;
    used_bytes_ += columns * kPanelOutputs * static_cast<int64_t>(SizeBytes(dtype));
    return place;
  }
  int64_t RoundedBytes() const {
    return (used_bytes_ + kCacheLineBytes - 1) / kCacheLineBytes * kCacheLineBytes;
  }

 private:
  int64_t used_bytes_;
};

void PlaceArrays(const GroupedScales& grouped, PackedLayout& layout) {
  const bool has_minima = grouped.minima.rank > 0;
  const int64_t groups = layout.groups();
  PanelPlaces places(layout.blocks() * layout.block_bytes());
  layout.scales_offset = places.Take(true, layout.scales, layout.scale_dtype);
  layout.minima_offset = places.Take(has_minima, layout.scales, layout.minimum_dtype);
  layout.group_scales_offset = places.Take(grouped.group_scales.rank > 0, groups, DType::kI8);
  layout.group_minima_offset =
      places.Take(has_minima && grouped.group_minima.rank > 0, groups, DType::kU8);
  layout.zeros_offset = places.Take(grouped.zeros.rank > 0, groups, DType::kU8);
  layout.panel_bytes = places.RoundedBytes();
}

// Of a plain part that is rounded to integers: a scale for each output.
GroupedScales RoundedScales(int64_t inputs) {
  GroupedScales grouped;
  grouped.bits = 8;
  grouped.group_inputs = inputs;
  grouped.scale_inputs = inputs;
  grouped.scales.dtype = DType::kF32;
  grouped.zero = 128;
  return grouped;
}

}  // namespace

std::optional<PackedLayout> LayoutOf(const WeightPart& part) {
  const bool rounds =
      part.format == WeightFormat::kPlain && part.precision == WeightPrecision::kInt8;
  if (part.format != WeightFormat::kGrouped && !rounds) return std::nullopt;
  const GroupedScales grouped = rounds ? RoundedScales(part.inputs()) : part.grouped;
  if (!HasWholeRuns(grouped, part.inputs())) return std::nullopt;

  PackedLayout layout;
  layout.inputs = part.inputs();
  layout.outputs = part.outputs();
  layout.bits = KeptBits(grouped.bits);
  layout.run_inputs = grouped.group_inputs <= kBlockInputs / 2 ? kBlockInputs / 2 : kBlockInputs;
  layout.runs_per_group = (grouped.group_inputs + layout.run_inputs - 1) / layout.run_inputs;
  layout.groups_per_scale = grouped.scale_inputs / grouped.group_inputs;
  layout.scales = part.inputs() / grouped.scale_inputs;
  layout.zero = grouped.zero;
  layout.scale_dtype = grouped.scales.dtype;
  layout.minimum_dtype = grouped.minima.dtype;
  PlaceArrays(grouped, layout);
  return layout;
}

}  // namespace longspan::cpu
