// Adds up the importance that the columns of a tile have for several queries. Any thread.
#pragma once

namespace longspan::cpu {

// sum[i] += x[i] * factor, 64 numbers, none negative. A product below the smallest normal float
// counts as zero: what underflows does not rank blocks, on any machine.
void AddScaledColumns(const float* x, float factor, float* sum);

}  // namespace longspan::cpu
