// Samples how many blocks the union tile would walk: one CTA a sampled (tile of query tokens, KV
// head) sets a bit for every block that one of its tokens holds, and counts the bits.
#include "kernels/cuda/attention/selected/row_of_step.cuh"
#include "kernels/cuda/attention/selected/tile_walk.h"
#include "kernels/cuda/attention/selected/workspace.h"
#include "kernels/cuda/base/block_reduce.cuh"
#include "kernels/cuda/base/launch.cuh"

namespace longspan::cuda {
namespace selected {
namespace {

constexpr int kThreads = 256;
constexpr int kTilesASample = 16;

__global__ void __launch_bounds__(kThreads)
    CountOverlap(const __grid_constant__ Problem problem, int words, OverlapCounts* counts) {
  extern __shared__ uint32_t bits[];  // [words]: bit b % 32 of word b / 32 for block b
  WaitForEarlierWork();
  AllowNextKernel();
  const int tile_tokens = TileTokens(kUnionWarps, problem.group);
  const int kv_head = static_cast<int>(blockIdx.y);
  // Neighbouring samples begin at other tiles, so that no period of the sequence is preferred.
  const int number = static_cast<int>(blockIdx.x) * kTilesASample + kv_head % kTilesASample;
  const QueryTile tile = FindTile(problem.rows, tile_tokens, number);
  if (tile.row < 0 || tile.tokens < tile_tokens) return;
  const int n = problem.selected_blocks;
  // Queries that hold every block they see say nothing.
  if (tile.first_position / problem.block_tokens < n) return;
  for (int i = threadIdx.x; i < words; i += kThreads) bits[i] = 0;
  __syncthreads();
  for (int i = threadIdx.x; i < tile_tokens * n; i += kThreads) {
    const int64_t list = int64_t{tile.first_token + i / n} * problem.kv_heads + kv_head;
    const int block = problem.selected[list * n + i % n];
    if (block >= 0) atomicOr(bits + block / 32, 1U << (block % 32));
  }
  __syncthreads();
  int count = 0;
  for (int i = threadIdx.x; i < words; i += kThreads) count += __popc(bits[i]);
  count = BlockReduce(count, Sum());
  if (threadIdx.x == 0) {
    atomicAdd(&counts->union_blocks, static_cast<uint32_t>(count));
    atomicAdd(&counts->chosen_blocks, static_cast<uint32_t>(n));
  }
}

}  // namespace
}  // namespace selected

cudaError_t LaunchCountOverlap(const SelectedAttentionArgs& args, OverlapCounts* counts,
                               cudaStream_t stream) {
  if (args.rows.tokens == 0) return cudaSuccess;
  const selected::Problem problem = selected::MakeProblem(args);
  const int64_t blocks =
      (args.rows.longest_length_tokens + args.block_tokens - 1) / args.block_tokens;
  const int words = static_cast<int>((blocks + 31) / 32);
  const int64_t tiles =
      selected::MaxTiles(args.rows, selected::TileTokens(selected::kUnionWarps, problem.group));
  const dim3 grid(
      static_cast<unsigned>((tiles + selected::kTilesASample - 1) / selected::kTilesASample),
      static_cast<unsigned>(problem.kv_heads));
  return LaunchEarly(selected::CountOverlap, {grid, selected::kThreads, words * sizeof(uint32_t)},
                     stream, problem, words, counts);
}

}  // namespace longspan::cuda
