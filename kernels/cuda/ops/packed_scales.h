// The scales of a weight of integers, as the packed layout has them (packed_layout.h), made on the
// host. And, unrounded, as its formula has them (kernels/weight_parts.h).
#pragma once

#include <cstdint>
#include <vector>

#include "kernels/cuda/ops/packed_layout.h"
#include "kernels/weight_parts.h"

namespace longspan::cuda {

// The weight is scale * (code - zero) - minimum, for every input of the group.
struct GroupTerms {
  float scale = 1.0F;
  float zero = 0.0F;
  float minimum = 0.0F;
};
GroupTerms TermsOf(const WeightPart& part, int64_t output, int64_t group);

struct PackedScales {
  std::vector<uint32_t> pairs;  // [tiles, groups, 8, 2]
  std::vector<float> factors;   // [outputs]
};
// `part` is what `shape` was made of.
PackedScales PackScales(const WeightPart& part, const PackedShape& shape);

// What is added to a part's codes before they are stored: brings the usual zero of so many bits to
// the centre.
inline int CodeShift(const WeightPart& part, const PackedShape& shape) {
  return shape.centre() - (1 << (part.grouped.bits - 1));
}

}  // namespace longspan::cuda
