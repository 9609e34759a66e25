// Queries, each head of each token by itself: a scale for 128 numbers. Moves 2 bytes in and 1 out a
// number: of 8,192 tokens and 32 heads 101 MB, 24 us at copy speed.
#include "kernels/cuda/attention/dense_float8/dense_float8.h"
#include "kernels/cuda/attention/dense_float8/round.cuh"
#include "kernels/cuda/base/launch.cuh"

namespace longspan::cuda {
namespace {

constexpr int kThreads = 256;
constexpr int kRowLanes = 16;
constexpr int kRowsABlock = kThreads / kRowLanes;

__global__ void __launch_bounds__(kThreads)
    PackQueriesKernel(const uint4* q, int64_t rows, uint2* to, float* scales) {
  WaitForEarlierWork();
  AllowNextKernel();
  const int lane = static_cast<int>(threadIdx.x) % kRowLanes;
  const int64_t row = blockIdx.x * int64_t{kRowsABlock} + threadIdx.x / kRowLanes;
  RowPart part = {};
  if (row < rows) part.Widen(q[row * kRowLanes + lane]);
  uint32_t largest = part.LargestBits();
#pragma unroll
  for (int distance = 1; distance < kRowLanes; distance *= 2) {
    largest = max(largest, __shfl_xor_sync(0xFFFFFFFFU, largest, distance));
  }
  const float scale = Float8Scale(largest);
  if (row >= rows) return;
  to[row * kRowLanes + lane] = part.Rounded(1.0F / scale);
  if (lane == 0) scales[row] = scale;
}

}  // namespace

cudaError_t LaunchPackFloat8Queries(const DenseFloat8Args& args, cudaStream_t stream) {
  const int64_t rows = int64_t{args.batch.tokens} * args.query_heads;
  const auto* q = static_cast<const uint4*>(args.q);
  auto* to = reinterpret_cast<uint2*>(args.step.q);
  const LaunchShape shape = {dim3(static_cast<unsigned>((rows + kRowsABlock - 1) / kRowsABlock)),
                             kThreads};
  return LaunchEarly(PackQueriesKernel, shape, stream, q, rows, to, args.step.query_scales);
}

}  // namespace longspan::cuda
