#include <cuda_bf16.h>

#include "tests/gpu/attention_bench.h"

namespace longspan::gpu_test {
namespace {

// A sum of four uniform 16-bit numbers of a hash: near enough to normal, variance 1.
__global__ void FillKernel(uint16_t* data, int64_t count, uint64_t seed) {
  const int64_t step = int64_t{gridDim.x} * blockDim.x;
  for (int64_t i = int64_t{blockIdx.x} * blockDim.x + threadIdx.x; i < count; i += step) {
    uint64_t x = (static_cast<uint64_t>(i) + (seed << 40)) * 0x9E3779B97F4A7C15ULL;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    x ^= x >> 31;
    float sum = 0.0F;
    for (int part = 0; part < 4; ++part) {
      sum += static_cast<float>(x >> (16 * part) & 0xFFFF) / 65536.0F - 0.5F;
    }
    data[i] = __bfloat16_as_ushort(__float2bfloat16(sum * 1.7320508F));
  }
}

}  // namespace

void FillNormal(uint16_t* data, int64_t count, uint64_t seed) {
  FillKernel<<<1024, 256>>>(data, count, seed);
  CheckCuda(cudaGetLastError(), "fill");
}

}  // namespace longspan::gpu_test
