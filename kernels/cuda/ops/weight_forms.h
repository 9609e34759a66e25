// What becomes of a weight on its way in: pieces of it, as they are stored, lie on the device and
// are brought to the form that products read. Arrays are aligned to 256 bytes; work is queued on
// `stream`.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

#include "kernels/tensor.h"

namespace longspan::cuda {

// `to` [count] bf16 or f32 of `from` [count] bf16, f16 or f32, rounded to nearest.
cudaError_t LaunchConvert(const void* from, DType from_dtype, int64_t count, DType to_dtype,
                          void* to, cudaStream_t stream);

// Rows [outputs, inputs] bf16, f16 or f32 to e4m3 with a scale each: largest magnitude / 448, at
// least 2^-126; values are divided by it and rounded to nearest. Inputs are a multiple of 16.
cudaError_t LaunchRoundToFloat8(const TensorView& rows, uint8_t* values, float* scales,
                                cudaStream_t stream);

// Where the scale of output o and input i is: scales[o / outputs * stride + i / inputs].
struct Float8ScaleGrid {
  const float* scales = nullptr;
  int64_t outputs = 1;
  int64_t inputs = 1;
  int64_t stride = 1;
};
// `to` [outputs, inputs] bf16 or f32 of e4m3, times its scale.
cudaError_t LaunchWidenFloat8(const uint8_t* values, int64_t outputs, int64_t inputs,
                              const Float8ScaleGrid& grid, DType to_dtype, void* to,
                              cudaStream_t stream);

}  // namespace longspan::cuda
