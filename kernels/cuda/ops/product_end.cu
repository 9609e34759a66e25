#include "kernels/cuda/base/element.cuh"
#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/ops/product_end.h"

namespace longspan::cuda {
namespace {

constexpr int kEndThreads = 256;
constexpr int kEndWidth = 4;

// Grid (rows, parts of a row).
template <int kWidth, typename Out>
__global__ void EndProduct(ProductEnd end) {
  AllowNextKernel();
  WaitForEarlierWork();
  const int64_t row = blockIdx.x;
  const int64_t output = (int64_t{blockIdx.y} * kEndThreads + threadIdx.x) * kWidth;
  if (output >= end.outputs) return;
  float values[kWidth];
  Load(end.from + row * end.from_stride + output, values);
  if (end.x_scales != nullptr) {
    float scales[kWidth];
    Load(end.weight_scales + output, scales);
    const float of_row = end.x_scales[row];
#pragma unroll
    for (int i = 0; i < kWidth; ++i) values[i] *= of_row * scales[i];
  }
  if (end.bias != nullptr) {
    float bias[kWidth];
    Load(end.bias + output, bias);
#pragma unroll
    for (int i = 0; i < kWidth; ++i) values[i] += bias[i];
  }
  Store(values, static_cast<Out*>(end.y) + row * end.y_stride + output);
}

// Whether four outputs may be moved at once.
bool IsWideEnd(const ProductEnd& end) {
  const auto element_bytes = static_cast<int64_t>(SizeBytes(end.y_dtype));
  const uintptr_t read = reinterpret_cast<uintptr_t>(end.from) |
                         reinterpret_cast<uintptr_t>(end.weight_scales) |
                         reinterpret_cast<uintptr_t>(end.bias);
  const uintptr_t written = reinterpret_cast<uintptr_t>(end.y);
  return read % 16 == 0 && written % (4 * element_bytes) == 0 &&
         (end.outputs | end.from_stride | end.y_stride) % kEndWidth == 0;
}

}  // namespace

cudaError_t LaunchProductEnd(const ProductEnd& end, cudaStream_t stream) {
  if (end.rows * end.outputs == 0) return cudaSuccess;
  return WithElement(end.y_dtype, [&](auto element) {
    using Out = decltype(element);
    const bool wide = IsWideEnd(end);
    const auto kernel = wide ? EndProduct<kEndWidth, Out> : EndProduct<1, Out>;
    const int64_t columns = int64_t{kEndThreads} * (wide ? kEndWidth : 1);
    const auto parts = static_cast<unsigned>((end.outputs + columns - 1) / columns);
    return LaunchEarly(kernel, {dim3(static_cast<unsigned>(end.rows), parts), kEndThreads}, stream,
                       end);
  });
}

}  // namespace longspan::cuda
