#include <cuda_bf16.h>

#include "tests/gpu/reference/attention_reference.h"

namespace longspan::reference {
namespace {

constexpr int kThreads = 256;

__device__ double FromBf16(uint16_t bits) {
  return static_cast<double>(__uint_as_float(static_cast<uint32_t>(bits) << 16));
}

__device__ double RoundToBf16(double value) {
  return static_cast<double>(__bfloat162float(__double2bfloat16(value)));
}

__device__ double Score(const AttentionArgs& args, const double* query, int64_t key, int kv_head) {
  const uint16_t* const row = args.keys + (key * args.kv_heads + kv_head) * args.head_dim;
  double dot = 0.0;
  for (int i = 0; i < args.head_dim; ++i) dot += query[i] * FromBf16(row[i]);
  return dot / sqrt(static_cast<double>(args.head_dim));
}

__global__ void __launch_bounds__(kThreads) AttentionKernel(AttentionArgs args) {
  __shared__ double query[kThreads];
  __shared__ double shared[kThreads];
  const AttentionQuery self = args.queries[blockIdx.x];
  const int head = static_cast<int>(blockIdx.y);
  const int kv_head = head / (args.query_heads / args.kv_heads);
  const int thread = static_cast<int>(threadIdx.x);
  const int64_t row = self.token * args.query_heads + head;
  if (thread < args.head_dim) query[thread] = FromBf16(args.q[row * args.head_dim + thread]);
  __syncthreads();

  double top = -INFINITY;
  for (int64_t key = thread; key < self.keys; key += kThreads) {
    top = fmax(top, Score(args, query, self.first_key + key, kv_head));
  }
  shared[thread] = top;
  __syncthreads();
  for (int i = 0; i < kThreads; ++i) top = fmax(top, shared[i]);

  double sum = 0.0;
  double output = 0.0;  // of dimension `thread`
  double rounded = 0.0;
  for (int64_t base = 0; base < self.keys; base += kThreads) {
    const int64_t key = base + thread;
    __syncthreads();
    shared[thread] =
        key < self.keys ? exp(Score(args, query, self.first_key + key, kv_head) - top) : 0.0;
    __syncthreads();
    for (int i = 0; i < kThreads && base + i < self.keys; ++i) {
      sum += shared[i];
      if (thread < args.head_dim) {
        const int64_t value = (self.first_key + base + i) * args.kv_heads + kv_head;
        const double of_key = FromBf16(args.values[value * args.head_dim + thread]);
        output += shared[i] * of_key;
        rounded += RoundToBf16(shared[i]) * of_key;
      }
    }
  }
  if (thread < args.head_dim) {
    args.out[row * args.head_dim + thread] = self.keys > 0 ? output / sum : 0.0;
    args.rounded_out[row * args.head_dim + thread] =
        self.keys > 0 ? RoundToBf16(rounded / sum) : 0.0;
  }
  if (thread == 0) {
    args.log_sums[row] = self.keys > 0 ? (top + log(sum)) / log(2.0) : -INFINITY;
  }
}

}  // namespace

cudaError_t LaunchAttentionReference(const AttentionArgs& args, cudaStream_t stream) {
  const dim3 grid(args.query_count, args.query_heads);
  AttentionKernel<<<grid, kThreads, 0, stream>>>(args);
  return cudaGetLastError();
}

}  // namespace longspan::reference
