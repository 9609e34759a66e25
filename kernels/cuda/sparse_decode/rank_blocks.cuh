// Choosing by ranks: a block's place is the number of better ones. Quadratic, but without steps
// that wait for each other, and so faster than a radix selection for a few hundred blocks.
#pragma once

#include <cstdint>

#include "kernels/nsa_params.h"

namespace longspan::cuda {

inline constexpr int kRankedBlocks = 1024;  // of one thread block
// A share of blocks is at most the even share, a tile's worth (64 / (B/d) blocks, B/d >= 1) and
// one.
inline constexpr int kSpareBlocks = 65;

// Larger is better: the score's bits (non-negative floats order as their bits), then the lower
// block. Forced blocks have an infinite score. 0 is no block.
__device__ __forceinline__ uint64_t RankKey(const NsaParams& nsa, int64_t own_block, int64_t block,
                                            float score) {
  const bool forced = block < nsa.initial_blocks || block > own_block - nsa.local_blocks;
  const uint32_t bits = forced ? 0x7F800000U : __float_as_uint(score);
  return uint64_t{bits} << 32 | (0xFFFFFFFFU - static_cast<uint32_t>(block));
}
__device__ __forceinline__ int32_t BlockOfKey(uint64_t key) {
  return static_cast<int32_t>(0xFFFFFFFFU - static_cast<uint32_t>(key));
}

// keys [count] in shared memory, no two equal but for 0.
__device__ __forceinline__ int CountLarger(const uint64_t* keys, int count, uint64_t key) {
  int larger = 0;
#pragma unroll 8
  for (int i = 0; i < count; ++i) larger += keys[i] > key;
  return larger;
}

// The n largest of the offered keys, as blocks in ascending order. All threads; there are at least
// n.
__device__ __forceinline__ void ChooseRanked(const uint64_t* keys, int offered, int n,
                                             int32_t* chosen) {
  __shared__ int32_t blocks[kMaxSelectedBlocks];
  for (int i = threadIdx.x; i < offered; i += blockDim.x) {
    if (keys[i] == 0) continue;
    const int rank = CountLarger(keys, offered, keys[i]);
    if (rank < n) blocks[rank] = BlockOfKey(keys[i]);
  }
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    int place = 0;
    for (int j = 0; j < n; ++j) place += blocks[j] < blocks[i];
    chosen[place] = blocks[i];
  }
}

}  // namespace longspan::cuda
