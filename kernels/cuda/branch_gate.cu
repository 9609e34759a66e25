#include <algorithm>
#include <cstdint>

#include "kernels/cuda/branch_gate.h"
#include "kernels/cuda/element.cuh"
#include "kernels/cuda/gate.cuh"

namespace longspan::cuda {
namespace {

constexpr int kThreads = 256;
constexpr int kDims = 8;  // of one thread: 16 bytes of bf16

template <typename Element>
__device__ void AddBranch(const void* branch, int64_t first, float gate, float (&sum)[kDims]) {
  if (branch == nullptr) return;
  float values[kDims];
  Load(static_cast<const Element*>(branch) + first, values);
#pragma unroll
  for (int i = 0; i < kDims; ++i) sum[i] = fmaf(values[i], gate, sum[i]);
}

__global__ void __launch_bounds__(kThreads) BranchGate(const BranchGateLaunch args) {
  const int pieces = args.head_dim / kDims;  // of one head
  const int64_t count = int64_t{args.rows.tokens} * args.query_heads * pieces;
  for (int64_t index = int64_t{blockIdx.x} * kThreads + threadIdx.x; index < count;
       index += int64_t{gridDim.x} * kThreads) {
    const int64_t head_index = index / pieces;
    const int64_t token = head_index / args.query_heads;
    const int head = static_cast<int>(head_index - token * args.query_heads);
    if (args.takes_part[args.rows.row_of_token[token]] == 0) continue;
    float sum[kDims] = {};
    AddBranch<float>(args.compressed, index * kDims, GateOf(args.gates, token, head, 0), sum);
    AddBranch<__nv_bfloat16>(args.selected, index * kDims, GateOf(args.gates, token, head, 1), sum);
    AddBranch<__nv_bfloat16>(args.window, index * kDims, GateOf(args.gates, token, head, 2), sum);
    Store(sum, static_cast<__nv_bfloat16*>(args.out) + index * kDims);
  }
}

}  // namespace

cudaError_t LaunchBranchGate(const BranchGateLaunch& args, cudaStream_t stream) {
  if (args.head_dim % kDims != 0) return cudaErrorInvalidValue;
  const int64_t threads = int64_t{args.rows.tokens} * args.query_heads * (args.head_dim / kDims);
  if (threads == 0) return cudaSuccess;
  constexpr int64_t kMostBlocks = 1 << 20;
  const auto blocks =
      static_cast<unsigned>(std::min<int64_t>((threads + kThreads - 1) / kThreads, kMostBlocks));
  BranchGate<<<blocks, kThreads, 0, stream>>>(args);
  return cudaGetLastError();
}

}  // namespace longspan::cuda
