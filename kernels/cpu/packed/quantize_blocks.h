// One row of activations to integers, vectorised with Highway; the bits are those of any set of
// instructions. Any thread.
#pragma once

#include <cstdint>

namespace longspan::cpu {

// x [inputs] bf16. Of block i of 32 inputs, zeros behind the last: codes[i * lanes * 32 …],
// scales[i * lanes], and in half_sums[2 * i …] the sums of its integers, of 16 inputs each.
// QuantizedRows says what they are.
void QuantizeBlocks(const uint16_t* x, int64_t inputs, int lanes, int8_t* codes, float* scales,
                    int32_t* half_sums);

}  // namespace longspan::cpu
