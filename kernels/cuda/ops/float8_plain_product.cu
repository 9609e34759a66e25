#include <cuda_fp8.h>

#include <cstdint>

#include "kernels/cuda/base/block_reduce.cuh"
#include "kernels/cuda/base/element.cuh"
#include "kernels/cuda/ops/float8_plain_product.h"
#include "kernels/weight_parts.h"

namespace longspan::cuda {
namespace {

constexpr int kWarpsOfBlock = 8;

// Where scales are, if there are any: weight_scales[output / outputs * columns + block],
// x_scales[block * rows + row], block = input / inputs.
struct PlainScales {
  const float* of_weight;
  const float* of_x;
  int64_t outputs;
  int64_t inputs;
  int64_t columns;
  int64_t rows;
};

__device__ float Widened(const uint8_t* code) {
  __nv_fp8_e4m3 value;
  value.__x = *code;
  return static_cast<float>(value);
}

template <typename Out>
__global__ void PlainFloat8(const uint8_t* x, const uint8_t* weight, PlainScales scales,
                            int64_t inputs, int64_t outputs, int64_t count, Out* y,
                            int64_t y_stride) {
  const int64_t index = int64_t{blockIdx.x} * kWarpsOfBlock + threadIdx.x / 32;
  if (index >= count) return;
  const int64_t row = index / outputs;
  const int64_t output = index % outputs;
  const int64_t of_output = output / scales.outputs * scales.columns;
  float sum = 0.0F;
  for (int64_t input = threadIdx.x % 32; input < inputs; input += 32) {
    const int64_t block = input / scales.inputs;
    const float scale = scales.of_x == nullptr ? 1.0F
                                               : scales.of_weight[of_output + block] *
                                                     scales.of_x[block * scales.rows + row];
    sum = fmaf(Widened(x + row * inputs + input) * Widened(weight + output * inputs + input), scale,
               sum);
  }
  sum = WarpReduce(sum, Sum());
  if (threadIdx.x % 32 == 0) y[row * y_stride + output] = Narrow<Out>(sum);
}

}  // namespace

cudaError_t LaunchFloat8PlainProduct(const ProductLaunch& launch, cudaStream_t stream) {
  const ProductShape& shape = launch.shape;
  const int64_t count = launch.rows * shape.outputs;
  if (count == 0) return cudaSuccess;
  PlainScales scales = {launch.weight_scales, launch.x_scales, 1, shape.inputs, 1, launch.rows};
  if (shape.scales == ProductScales::kNone) scales.of_weight = scales.of_x = nullptr;
  if (shape.scales == ProductScales::kBlocks) {
    scales.outputs = scales.inputs = kFloat8Block;
    scales.columns = (shape.inputs + 4 * kFloat8Block - 1) / (4 * kFloat8Block) * 4;
  }
  WithElement(shape.y_dtype, [&](auto element) {
    using Out = decltype(element);
    PlainFloat8<<<static_cast<unsigned>((count + kWarpsOfBlock - 1) / kWarpsOfBlock),
                  32 * kWarpsOfBlock, 0, stream>>>(
        static_cast<const uint8_t*>(launch.x), static_cast<const uint8_t*>(launch.weight), scales,
        shape.inputs, shape.outputs, count, static_cast<Out*>(launch.y), shape.y_stride);
  });
  return cudaGetLastError();
}

}  // namespace longspan::cuda
