// Rotary position embedding of one head, half-split pairing (i, i + r/2), in fp32: the angle is
// float(position) * inverse_frequency, and cos and sin are multiplied by the scale. Any thread.
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
