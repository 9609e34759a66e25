// Choosing by ranks: the place of a block is the number of better ones. Quadratic in the blocks
// that are counted, so those that cannot be among the n best are set aside first.
#pragma once

#include <cstdint>

#include "kernels/cuda/sparse_decode/decode_ring.cuh"
#include "kernels/nsa_params.h"

namespace longspan::cuda {

// Larger is better: the score's bits (non-negative floats order as their bits), then the lower
// block. Forced blocks have an infinite score. 0 is no block.
__device__ __forceinline__ uint64_t RankKey(float score, int block) {
  return uint64_t{__float_as_uint(score)} << 32 | (0xFFFFFFFFU - static_cast<uint32_t>(block));
}
__device__ __forceinline__ int32_t BlockOfKey(uint64_t key) {
  return static_cast<int32_t>(0xFFFFFFFFU - static_cast<uint32_t>(key));
}

__device__ __forceinline__ uint64_t ShuffleXor(uint64_t value, int lanes) {
  return __shfl_xor_sync(~0U, static_cast<unsigned long long>(value), lanes);
}

struct Ranking {
  uint64_t best[kDecodeThreads];
  int32_t ranked[kMaxSelectedBlocks];  // blocks, best first
  int listed;
};

// A bound that at least n of keys [count] reach, and few others: the least of the bests of some
// groups, n or more of them. 0 if there are fewer keys than groups. All threads; n up to
// kMaxSelectedBlocks.
__device__ __forceinline__ uint64_t RankBound(const uint64_t* keys, int count, int n,
                                              Ranking& ranking) {
  const int thread = static_cast<int>(threadIdx.x);
  const int lane = thread % 32;
  uint64_t own = 0;
#pragma unroll 1
  for (int i = thread; i < count; i += kDecodeThreads) own = max(own, keys[i]);
  ranking.best[thread] = own;
  if (thread == 0) ranking.listed = 0;
  __syncthreads();
  // Group g has the threads g, g + groups, …; each warp finds the same bound for itself.
  const int groups = n <= 16 ? 16 : n <= 32 ? 32 : kMaxSelectedBlocks;
  uint64_t least = ~uint64_t{0};
#pragma unroll 1
  for (int group = lane; group < max(groups, 32); group += 32) {
    uint64_t largest = 0;
#pragma unroll 4
    for (int i = group; i < kDecodeThreads; i += max(groups, 32)) {
      largest = max(largest, ranking.best[i]);
    }
    if (groups == 16) largest = max(largest, ShuffleXor(largest, 16));
    least = min(least, largest);
  }
#pragma unroll
  for (int lanes = 16; lanes > 0; lanes /= 2) least = min(least, ShuffleXor(least, lanes));
  return least;
}

// The n best of keys [count], no two equal, as blocks in ascending order; all of them if they are
// fewer. Returns how many. `list` [count] is a place to work in; it and the keys may lie in shared
// or in device memory. All threads, which synchronise before and after.
__device__ __forceinline__ int ChooseBest(const uint64_t* keys, int count, int n, uint64_t* list,
                                          Ranking& ranking, int32_t* chosen) {
  const int thread = static_cast<int>(threadIdx.x);
  const uint64_t bound = RankBound(keys, count, n, ranking);
#pragma unroll 1
  for (int i = thread; i < count; i += kDecodeThreads) {
    const uint64_t key = keys[i];
    if (key >= bound) list[atomicAdd(&ranking.listed, 1)] = key;
  }
  __syncthreads();
  constexpr int kLanes = 4;  // that count for one key
  const int listed = ranking.listed;
#pragma unroll 1
  for (int first = 0; first < listed; first += kDecodeThreads / kLanes) {
    const int i = first + thread / kLanes;
    const uint64_t key = i < listed ? list[i] : 0;
    int rank = 0;
#pragma unroll 4
    for (int j = thread % kLanes; j < listed; j += kLanes) rank += list[j] > key;
#pragma unroll
    for (int lanes = 1; lanes < kLanes; lanes *= 2) rank += __shfl_xor_sync(~0U, rank, lanes);
    if (key != 0 && rank < n && thread % kLanes == 0) ranking.ranked[rank] = BlockOfKey(key);
  }
  __syncthreads();
  const int best = min(count, n);
  if (thread < best) {
    const int32_t block = ranking.ranked[thread];
    int place = 0;
#pragma unroll 4
    for (int i = 0; i < best; ++i) place += ranking.ranked[i] < block;
    chosen[place] = block;
  }
  return best;
}

}  // namespace longspan::cuda
