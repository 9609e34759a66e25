// Rows of weights as numbers, whatever their format, by the formulas of weight_parts.h. Any thread.
#pragma once

#include <cstdint>

#include "absl/types/span.h"
#include "kernels/weight_parts.h"

namespace longspan::cpu {

// Row `output` [inputs] of a part that has data, which needs no alignment. Of a plain part that is
// to be kept as integers: what they stand for.
void ReadStoredRow(const WeightPart& part, int64_t output, float* row);

// The integers from -127 to 127 that a row is rounded to, and what they are multiples of: the
// largest magnitude over 127. NaN and zeros where that is not finite.
float RoundToInt8(absl::Span<const float> row, int8_t* codes);

}  // namespace longspan::cpu
