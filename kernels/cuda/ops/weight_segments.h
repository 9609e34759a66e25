// How a stack of parts is kept: in segments, neighbouring parts of one form, each of which a
// product of its own makes columns of y of. Arithmetic on shapes alone, the same for the memory
// plan and for preparing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "kernels/cuda/ops/float8_rows.h"
#include "kernels/cuda/ops/packed_layout.h"
#include "kernels/weight_parts.h"

namespace longspan::cuda {

enum class SegmentForm : uint8_t {
  kPlain,         // of the type that is computed in
  kFloat8,        // e4m3, a scale an output
  kFloat8Blocks,  // e4m3, a scale for each 128 x 128
  kPacked,        // integers, scales of groups (packed_layout.h)
};

struct SegmentPlan {
  SegmentForm form = SegmentForm::kPlain;
  size_t first_part = 0;
  size_t parts = 0;
  int64_t inputs = 0;
  int64_t outputs = 0;
  float input_scale = 0.0F;  // of kFloat8; 0: each row's own
  PackedShape packed;        // of kPacked
  // Of kPlain: why a part is not in FP8, or packed, that is stored so or was asked for so. Else
  // empty.
  std::string widened;

  size_t value_bytes(DType compute_dtype) const;
  // f32: of kFloat8 and kPacked [outputs]; of kFloat8Blocks [outputs / 128 rounded up, inputs / 128
  // rounded up to a multiple of 4].
  int64_t scale_columns() const;
  int64_t scale_rows() const;
  size_t scale_bytes() const;
  size_t group_scale_bytes() const;
  Float8RowScale row_scale() const;
};

// Of parts that were checked. `architecture` is 90 for sm_90.
std::vector<SegmentPlan> PlanSegments(absl::Span<const WeightPart> parts, DType compute_dtype,
                                      int architecture);
// What all of it takes, a bias included if there is one: a row of bytes each.
int64_t PreparedBytes(const std::vector<SegmentPlan>& plans, bool has_bias, DType compute_dtype);

// So many outputs of a packed segment are expanded to bf16 together, a multiple of its tiles: few
// enough that a product finds much of them in the L2 cache.
int64_t ExpandedOutputs(const SegmentPlan& plan);
size_t ExpandedBytes(const SegmentPlan& plan);

// Whether the part's scales are of blocks.
bool HasBlockScales(const WeightPart& part);

}  // namespace longspan::cuda
