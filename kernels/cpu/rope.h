// Rotary position embedding of one head, half-split pairing (i, i + r/2). The angle position *
// inverse_frequency is exact in double (24 bits times up to 29) and only rounded to fp32 once whole
// turns are taken off: cos and sin are good to about 2e-7 at any position. Both are multiplied by
// the scale. Any thread.
#pragma once

#include <cstdint>

#include "kernels/ops.h"

namespace longspan::cpu {

// cos and sin of one position, times the scale: [r / 2] each.
void RopeTable(const RopeView& rope, int64_t position, float* cosines, float* sines);

// out [head_dim] = x rotated; they may be the same array.
void Rotate(const float* x, const float* cosines, const float* sines, int rotary_dims, int head_dim,
            float* out);

}  // namespace longspan::cpu
