// Reductions over a thread block, in one fixed order: the same values give the same bits. Every
// thread gets the result. Block sizes are multiples of 32.
#pragma once

#include <cstdint>

namespace longspan::cuda {

struct Sum {
  template <typename T>
  __device__ T operator()(T a, T b) const {
    return a + b;
  }
};

struct Largest {
  template <typename T>
  __device__ T operator()(T a, T b) const {
    return a > b ? a : b;
  }
};

template <typename T, typename Combine>
__device__ T WarpReduce(T value, Combine combine) {
#pragma unroll
  for (int distance = 16; distance > 0; distance /= 2) {
    value = combine(value, __shfl_xor_sync(0xffffffffU, value, distance));
  }
  return value;
}

template <typename T, typename Combine>
__device__ T BlockReduce(T value, Combine combine) {
  __shared__ T of_warp[32];
  value = WarpReduce(value, combine);
  __syncthreads();  // readers of an earlier reduction are done
  if (threadIdx.x % 32 == 0) of_warp[threadIdx.x / 32] = value;
  __syncthreads();
  value = of_warp[0];
  for (unsigned warp = 1; warp < blockDim.x / 32; ++warp) value = combine(value, of_warp[warp]);
  return value;
}

}  // namespace longspan::cuda
