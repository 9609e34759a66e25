// A part of any format as the numbers that it means, for backends that do not know the format.
#pragma once

#include <cstdint>

#include "engine/loader/base/packed_weight.h"
#include "kernels/weight_parts.h"

namespace longspan {

// Row `output` of a part that is not plain, [inputs], as kernels/weight_parts.h defines it, in
// fp32.
void DequantizeRow(const WeightPart& part, int64_t output, float* values);

// All of it, rounded to bf16.
UnpackedPart DequantizedPart(const WeightPart& part);

}  // namespace longspan
