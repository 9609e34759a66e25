// Rows of activations rounded to e4m3, with the scales that FP8 products take (float8.cuh).
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

#include "kernels/tensor.h"

namespace longspan::cuda {

enum class Float8RowScale : uint8_t {
  kOwn,    // one a row, of its largest magnitude
  kFixed,  // one that was given; a row that is not finite has NaN
  kBlock,  // one for each 128 inputs of a row, of their largest magnitude
};

// Of kBlock: what cuBLASLt wants the rows of a product to be a multiple of.
inline constexpr int64_t kFloat8RowMultiple = 8;

struct Float8RowsLaunch {
  TensorView x;  // [rows, inputs] bf16; inputs are a multiple of 16
  Float8RowScale scale = Float8RowScale::kOwn;
  float fixed_scale = 0.0F;
  uint8_t* values = nullptr;  // [rows, inputs] e4m3
  float* scales = nullptr;    // [rows]; of kBlock [inputs / 128 rounded up, scale_rows]
  int64_t scale_rows = 0;
};
// Begins early (launch.cuh). x is aligned to 16 bytes.
cudaError_t LaunchFloat8Rows(const Float8RowsLaunch& launch, cudaStream_t stream);

}  // namespace longspan::cuda
