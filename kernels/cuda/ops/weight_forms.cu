#include <algorithm>

#include "kernels/cuda/base/block_reduce.cuh"
#include "kernels/cuda/base/element.cuh"
#include "kernels/cuda/ops/float8.cuh"
#include "kernels/cuda/ops/weight_forms.h"

namespace longspan::cuda {
namespace {

constexpr int kFormThreads = 256;
constexpr int kMostFormBlocks = 4096;
constexpr int kRowWidth = 8;

unsigned FormBlocks(int64_t count) {
  return static_cast<unsigned>(
      std::min<int64_t>((count + kFormThreads - 1) / kFormThreads, kMostFormBlocks));
}

// Calls function(Element{}) with the type of a stored number.
template <typename Function>
void WithStored(DType dtype, const Function& function) {
  if (dtype == DType::kF16) {
    function(__half{});
  } else {
    WithElement(dtype, function);
  }
}

template <typename From, typename To>
__global__ void Convert(const From* from, int64_t count, To* to) {
  const int64_t stride = int64_t{gridDim.x} * blockDim.x;
  for (int64_t i = int64_t{blockIdx.x} * blockDim.x + threadIdx.x; i < count; i += stride) {
    to[i] = Narrow<To>(Widen(from[i]));
  }
}

// A row a thread block, read twice.
template <typename From>
__global__ void RoundWeight(const From* rows, int64_t inputs, uint8_t* values, float* scales) {
  const From* row = rows + blockIdx.x * inputs;
  const int64_t first = int64_t{threadIdx.x} * kRowWidth;
  const int64_t stride = int64_t{blockDim.x} * kRowWidth;
  float held[kRowWidth];
  uint32_t largest = 0;
  for (int64_t column = first; column < inputs; column += stride) {
    Load(row + column, held);
    largest = max(largest, LargestMagnitude(held));
  }
  const float scale = ScaleToFloat8(BlockReduce(largest, Largest()));
  for (int64_t column = first; column < inputs; column += stride) {
    Load(row + column, held);
#pragma unroll
    for (int i = 0; i < kRowWidth; ++i) held[i] = __fdiv_rn(held[i], scale);
    *reinterpret_cast<uint2*>(values + blockIdx.x * inputs + column) = {FourToFloat8(held),
                                                                        FourToFloat8(held + 4)};
  }
  if (threadIdx.x == 0) scales[blockIdx.x] = scale;
}

// Grid of outputs.
template <typename To>
__global__ void WidenWeight(const uint8_t* values, int64_t inputs, Float8ScaleGrid grid, To* to) {
  const int64_t output = blockIdx.x;
  const float* scales = grid.scales + output / grid.outputs * grid.stride;
  for (int64_t input = threadIdx.x; input < inputs; input += blockDim.x) {
    __nv_fp8_e4m3 value;
    value.__x = values[output * inputs + input];
    to[output * inputs + input] =
        Narrow<To>(__fmul_rn(static_cast<float>(value), scales[input / grid.inputs]));
  }
}

}  // namespace

cudaError_t LaunchConvert(const void* from, DType from_dtype, int64_t count, DType to_dtype,
                          void* to, cudaStream_t stream) {
  if (count == 0) return cudaSuccess;
  WithStored(from_dtype, [&](auto stored) {
    WithElement(to_dtype, [&](auto element) {
      Convert<<<FormBlocks(count), kFormThreads, 0, stream>>>(
          static_cast<const decltype(stored)*>(from), count, static_cast<decltype(element)*>(to));
    });
  });
  return cudaGetLastError();
}

cudaError_t LaunchRoundToFloat8(const TensorView& rows, uint8_t* values, float* scales,
                                cudaStream_t stream) {
  if (rows.elements() == 0) return cudaSuccess;
  WithStored(rows.dtype, [&](auto stored) {
    RoundWeight<<<static_cast<unsigned>(rows.shape[0]), kFormThreads, 0, stream>>>(
        rows.as<const decltype(stored)>(), rows.shape[1], values, scales);
  });
  return cudaGetLastError();
}

cudaError_t LaunchWidenFloat8(const uint8_t* values, int64_t outputs, int64_t inputs,
                              const Float8ScaleGrid& grid, DType to_dtype, void* to,
                              cudaStream_t stream) {
  if (outputs * inputs == 0) return cudaSuccess;
  WithElement(to_dtype, [&](auto element) {
    WidenWeight<<<static_cast<unsigned>(outputs), kFormThreads, 0, stream>>>(
        values, inputs, grid, static_cast<decltype(element)*>(to));
  });
  return cudaGetLastError();
}

}  // namespace longspan::cuda
