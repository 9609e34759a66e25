// Builds TileLists: one CTA a (tile of query tokens, KV head) sets a bit for every block that one
// of its tokens holds, numbers the bits, and then notes each token at its blocks' places.
#include "kernels/cuda/attention/selected/row_of_step.cuh"
#include "kernels/cuda/attention/selected/tile_walk.h"
#include "kernels/cuda/base/launch.cuh"

namespace longspan::cuda::selected {
namespace {

constexpr int kThreads = 256;

struct ListBuilder {
  const Problem& problem;
  const TileLists& lists;
  QueryTile tile;
  int kv_head;
  int words;
  uint32_t* bits;      // [words] shared: bit b % 32 of word b / 32 for block b
  int32_t* preceding;  // [words] shared: set bits of earlier words

  // The block of element i = (token of the tile, place), or -1.
  __device__ int Block(int i) const {
    const int token = i / problem.selected_blocks;
    const int place = i % problem.selected_blocks;
    const int64_t list = int64_t{tile.first_token + token} * problem.kv_heads + kv_head;
    return problem.selected[list * problem.selected_blocks + place];
  }

  __device__ void SetBits() const {
    for (int i = threadIdx.x; i < words; i += kThreads) bits[i] = 0;
    __syncthreads();
    for (int i = threadIdx.x; i < tile.tokens * problem.selected_blocks; i += kThreads) {
      const int block = Block(i);
      if (block >= 0) atomicOr(bits + block / 32, 1U << (block % 32));
    }
    __syncthreads();
  }

  // Returns the number of blocks in the union.
  __device__ int NumberBlocks(int32_t* blocks) const {
    __shared__ int warp_sums[kThreads / 32];
    int done = 0;
    for (int first = 0; first < words; first += kThreads) {
      const int word = first + static_cast<int>(threadIdx.x);
      uint32_t set = word < words ? bits[word] : 0;
      const int count = __popc(set);
      int sum = count;
      for (int step = 1; step < 32; step *= 2) {
        const int other = __shfl_up_sync(0xffffffff, sum, step);
        if (threadIdx.x % 32 >= step) sum += other;
      }
      if (threadIdx.x % 32 == 31) warp_sums[threadIdx.x / 32] = sum;
      __syncthreads();
      int before = done + sum - count;
      for (int i = 0; i < kThreads / 32; ++i) {
        if (i < static_cast<int>(threadIdx.x) / 32) before += warp_sums[i];
        done += warp_sums[i];
      }
      if (word < words) preceding[word] = before;
      for (; set != 0; set &= set - 1) blocks[before++] = word * 32 + __ffs(set) - 1;
      __syncthreads();
    }
    return done;
  }

  // `masks` holds pairs of warps' 16-bit masks.
  __device__ void NoteTokens(uint32_t* masks, int count) const {
    constexpr int kPairs = kMaskStride / 2;
    for (int i = threadIdx.x; i < count * kPairs; i += kThreads) masks[i] = 0;
    __syncthreads();
    for (int i = threadIdx.x; i < tile.tokens * problem.selected_blocks; i += kThreads) {
      const int block = Block(i);
      if (block < 0) continue;
      const int place =
          preceding[block / 32] + __popc(bits[block / 32] & ((1U << (block % 32)) - 1));
      const int token = i / problem.selected_blocks;
      const int last_row = token * problem.group + problem.group - 1;
      for (int warp = token * problem.group / kRowsPerWarp; warp <= last_row / kRowsPerWarp;
           ++warp) {
        const int bit = token - warp * kRowsPerWarp / problem.group;
        atomicOr(masks + place * kPairs + warp / 2, 1U << (bit + 16 * (warp % 2)));
      }
    }
  }
};

__global__ void __launch_bounds__(kThreads)
    BuildLists(const __grid_constant__ Problem problem, const __grid_constant__ TileLists lists,
               int words) {
  extern __shared__ uint32_t bits[];
  WaitForEarlierWork();
  AllowNextKernel();
  const int tile_tokens = TileTokens(kUnionWarps, problem.group);
  const int64_t list = int64_t{blockIdx.x} * problem.kv_heads + blockIdx.y;
  const QueryTile tile = FindTile(problem.rows, tile_tokens, static_cast<int>(blockIdx.x));
  if (tile.row < 0) {
    if (threadIdx.x == 0) lists.counts[list] = 0;
    return;
  }
  const ListBuilder builder{problem,
                            lists,
                            tile,
                            static_cast<int>(blockIdx.y),
                            words,
                            bits,
                            reinterpret_cast<int32_t*>(bits + words)};
  builder.SetBits();
  const int count = builder.NumberBlocks(lists.blocks + list * lists.capacity);
  if (threadIdx.x == 0) lists.counts[list] = count;
  builder.NoteTokens(reinterpret_cast<uint32_t*>(lists.masks + list * lists.capacity * kMaskStride),
                     count);
}

}  // namespace

cudaError_t BuildTileLists(const Problem& problem, const TileLists& lists, cudaStream_t stream) {
  const int64_t blocks =
      (problem.rows.longest_length_tokens + problem.block_tokens - 1) / problem.block_tokens;
  const int words = static_cast<int>((blocks + 31) / 32);
  const size_t bytes = size_t{8} * words;
  const int64_t tiles = MaxTiles(problem.rows, TileTokens(kUnionWarps, problem.group));
  const dim3 grid(static_cast<unsigned>(tiles), static_cast<unsigned>(problem.kv_heads));
  return LaunchEarly(BuildLists, {grid, kThreads, bytes}, stream, problem, lists, words);
}

}  // namespace longspan::cuda::selected
