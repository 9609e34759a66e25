// What cuBLASLt leaves to do on a product: scales that it did not take, a bias, rounding, and the
// way to where y lies among other products' columns.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

#include "kernels/tensor.h"

namespace longspan::cuda {

// y[row, o] = from[row, o] * (x_scales[row] * weight_scales[o]) + bias[o].
struct ProductEnd {
  const float* from = nullptr;  // [rows, from_stride]; may be y itself, where that is f32
  int64_t from_stride = 0;
  int64_t rows = 0;
  int64_t outputs = 0;
  const float* x_scales = nullptr;       // [rows], and
  const float* weight_scales = nullptr;  // [outputs]; or both null: ones
  const float* bias = nullptr;           // [outputs], or null: zeros
  void* y = nullptr;                     // [rows, y_stride]
  DType y_dtype = DType::kF32;           // or bf16
  int64_t y_stride = 0;
};
// Begins early (launch.cuh).
cudaError_t LaunchProductEnd(const ProductEnd& end, cudaStream_t stream);

}  // namespace longspan::cuda
