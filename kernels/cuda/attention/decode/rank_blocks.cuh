// Choosing by ranks: the place of a block is the number of better ones. Quadratic in the blocks
// that are counted, so those that cannot be among the n best are set aside first.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/decode/choice_handover.cuh"
#include "kernels/cuda/attention/decode/decode_ring.cuh"
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

// Groups of threads, of which each knows the best of its keys.
inline constexpr int kFewGroups = 32;
inline constexpr int kManyGroups = kMaxSelectedBlocks;
inline constexpr int32_t kNoRank = INT32_MAX;  // behind every block

struct Ranking {
  uint64_t best[kManyGroups];  // of each group
  alignas(16) uint32_t best_scores[kFewGroups];
  alignas(16) int32_t ranked[kMaxSelectedBlocks];  // blocks, best first, and then kNoRank
  int listed;
};

// Loads a thread has under way at once. Keys are few, so that latencies make the time.
inline constexpr int kKeysAtOnce = 4;

// Thread t's keys of [count] from `first` on, every kDecodeThreads-th; 0 behind the end.
__device__ __forceinline__ void LoadKeys(const uint64_t* keys, int first, int count,
                                         uint64_t (&own)[kKeysAtOnce]) {
#pragma unroll
  for (int i = 0; i < kKeysAtOnce; ++i) {
    const int at = first + i * kDecodeThreads + static_cast<int>(threadIdx.x);
    own[i] = at < count ? keys[at] : 0;
  }
}

// A bound that at least n of keys [count] reach, and few others: the n-th best of the bests of 32
// groups, or the least of 128. 0 if fewer groups than that have keys. All threads; n up to
// kMaxSelectedBlocks.
__device__ __forceinline__ uint64_t RankBound(const uint64_t* keys, int count, int n,
                                              Ranking& ranking) {
  const int thread = static_cast<int>(threadIdx.x);
  uint64_t best = 0;
#pragma unroll 1
  for (int first = 0; first < count; first += kKeysAtOnce * kDecodeThreads) {
    uint64_t own[kKeysAtOnce];
    LoadKeys(keys, first, count, own);
#pragma unroll
    for (int i = 0; i < kKeysAtOnce; ++i) best = max(best, own[i]);
  }
  const int groups = n <= kFewGroups ? kFewGroups : kManyGroups;
  const int group_threads = kDecodeThreads / groups;
#pragma unroll 1
  for (int lanes = 1; lanes < group_threads; lanes *= 2) best = max(best, ShuffleXor(best, lanes));
  if (thread % group_threads == 0) {
    const int group = thread / group_threads;
    ranking.best[group] = best;
    if (group < kFewGroups) ranking.best_scores[group] = static_cast<uint32_t>(best >> 32);
  }
  if (thread < kMaxSelectedBlocks) ranking.ranked[thread] = kNoRank;
  if (thread == 0) ranking.listed = 0;
  __syncthreads();
  // Each warp finds the same bound for itself.
  uint64_t least = ~uint64_t{0};
#pragma unroll 1
  for (int group = thread % 32; group < groups; group += 32) {
    least = min(least, ranking.best[group]);
  }
  auto high = static_cast<uint32_t>(least >> 32);
  if (groups == kFewGroups) {
    int better = 0;  // of equal scores none: then more than n stay
#pragma unroll
    for (int i = 0; i < kFewGroups; i += 4) {
      const uint4 others = *reinterpret_cast<const uint4*>(ranking.best_scores + i);
      better += (others.x > high) + (others.y > high) + (others.z > high) + (others.w > high);
    }
    if (better >= n) high = ~0U;
  }
  const uint32_t least_high = __reduce_min_sync(~0U, high);
  const uint32_t low = high == least_high ? static_cast<uint32_t>(least) : ~0U;
  return uint64_t{least_high} << 32 | __reduce_min_sync(~0U, low);
}

// Copies the keys [count] that reach the bound into a list, in any order.
__device__ __forceinline__ void ListKeys(const uint64_t* keys, int count, uint64_t bound,
                                         uint64_t* list, Ranking& ranking) {
  const int lane = static_cast<int>(threadIdx.x % 32);
#pragma unroll 1
  for (int first = 0; first < count; first += kKeysAtOnce * kDecodeThreads) {
    uint64_t own[kKeysAtOnce];
    LoadKeys(keys, first, count, own);
    uint32_t reached[kKeysAtOnce];  // by lanes
    int found = 0;
#pragma unroll
    for (int i = 0; i < kKeysAtOnce; ++i) {
      reached[i] = __ballot_sync(~0U, own[i] != 0 && own[i] >= bound);
      found += __popc(reached[i]);
    }
    int place = 0;
    if (lane == 0 && found != 0) place = atomicAdd(&ranking.listed, found);
    place = __shfl_sync(~0U, place, 0);
#pragma unroll
    for (int i = 0; i < kKeysAtOnce; ++i) {
      const int before = __popc(reached[i] & ((1U << lane) - 1));
      if ((reached[i] >> lane & 1) != 0) list[place + before] = own[i];
      place += __popc(reached[i]);
    }
  }
}

// The n best of keys [count], no two equal, as blocks in ascending order; all of them if they are
// fewer. Returns how many. `list` [count] is a place to work in; it and the keys may lie in shared
// or in device memory. All threads, which synchronise before and after.
__device__ __forceinline__ int ChooseBest(const uint64_t* keys, int count, int n, uint64_t* list,
                                          Ranking& ranking, int32_t* chosen) {
  const int thread = static_cast<int>(threadIdx.x);
  ListKeys(keys, count, RankBound(keys, count, n, ranking), list, ranking);
  __syncthreads();
  constexpr int kLanes = 8;  // that count for one key
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
    for (int i = 0; i < best; i += 4) {
      const int4 others = *reinterpret_cast<const int4*>(ranking.ranked + i);
      place += (others.x < block) + (others.y < block) + (others.z < block) + (others.w < block);
    }
    GiveBlock(chosen + place, block);
  }
  return best;
}

}  // namespace longspan::cuda
