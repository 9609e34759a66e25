// Stored numbers as fp32. Any thread.
#pragma once

#include <cstdint>

#include "kernels/tensor.h"

namespace longspan::cpu {

// out[i] = in[i], widened from bf16 or f32.
void WidenValues(const void* in, DType dtype, int64_t count, float* out);

// The same of e4m3 with scales (kernels/e4m3.h): of `count` numbers with one scale, and of
// [rows, 64] with a scale for each column.
void WidenE4m3(const uint8_t* in, float scale, int64_t count, float* out);
void WidenE4m3Columns(const uint8_t* in, const float* scales, int64_t rows, float* out);

}  // namespace longspan::cpu
