// Products of a stack with FP8 or packed weights for a few rows, which are bound by reading
// weights: all segments in one launch, y as it shall be, with scales, bias and rounding. A row's
// bits do not depend on how many others there are.
//
// A thread block makes 16 outputs of all rows at a time. Its warps take turns along the inputs, and
// add up in order at the end. Weights go straight to registers, in the order in which they lie: a
// sum of products has no order of its own, so whatever 16 bytes a lane has of a weight, it has of
// x. e4m3 becomes f16, which holds all of it, and sums are fp32. Codes become bf16, which holds
// them; their sums over a group are multiplied by its scale.
#pragma once

#include <cuda_runtime_api.h>

#include <array>
#include <cstdint>

#include "kernels/tensor.h"

namespace longspan::cuda {

inline constexpr int64_t kMostFewRows = 16;
inline constexpr int kMostFewSegments = 4;

struct FewRowsSegment {
  // bf16; e4m3 with scales (products.h); codes with scales of groups (packed_layout.h).
  enum Kind : int { kPlain, kFloat8, kFloat8Blocks, kPacked4, kPacked8 };
  Kind kind = kPlain;
  int64_t outputs = 0;
  int64_t first_output = 0;      // where they begin in a row of y
  const void* weight = nullptr;  // [outputs, inputs], rows of whole 16 bytes; or codes
  const void* x = nullptr;  // [rows, inputs] e4m3 or bf16, as the weight is; aligned to 16 bytes
  const float* weight_scales = nullptr;  // of packed ones: factors of outputs
  const float* x_scales = nullptr;
  int64_t scale_columns = 0;               // of kFloat8Blocks: of the weight's scales,
  int64_t scale_rows = 0;                  // and of x's
  const uint32_t* group_scales = nullptr;  // of packed ones
  int64_t group_inputs = 0;
  const float* bias = nullptr;  // [outputs], or null

  __host__ __device__ bool is_packed() const { return kind == kPacked4 || kind == kPacked8; }
};

struct FewRowsLaunch {
  std::array<FewRowsSegment, kMostFewSegments> segments;
  int segment_count = 0;
  int64_t inputs = 0;
  int64_t rows = 0;             // at most kMostFewRows
  void* y = nullptr;            // [rows, y_stride]: the segments' outputs, one behind another
  DType y_dtype = DType::kF32;  // or bf16
  int64_t y_stride = 0;
};
// Begins early (launch.cuh), and reads weights before the kernel ahead has ended.
cudaError_t LaunchFewRows(const FewRowsLaunch& launch, cudaStream_t stream);

}  // namespace longspan::cuda
