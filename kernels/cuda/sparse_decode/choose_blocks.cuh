// From block scores to the chosen blocks, by all threads of one thread block: the same rule as
// everywhere (n best, forced ones first, the lower block of equals), found by radix selection over
// the scores' bits. Non-negative floats order as their bits do.
#pragma once

#include <cstdint>

#include "kernels/nsa_params.h"

namespace longspan::cuda {

inline constexpr int kDigits = 256;  // values of the eight bits looked at in one pass

struct ChoiceScratch {
  uint32_t histograms[2][kDigits];
  uint32_t sums[2][32];
};

// Exclusive prefix sum over threads.
__device__ __forceinline__ uint32_t PrefixOfThreads(uint32_t value, uint32_t (*scratch)[32],
                                                    int turn) {
  const int lane = threadIdx.x % 32;
  uint32_t inclusive = value;
#pragma unroll
  for (int distance = 1; distance < 32; distance *= 2) {
    const uint32_t below = __shfl_up_sync(~0U, inclusive, distance);
    if (lane >= distance) inclusive += below;
  }
  if (lane == 31) scratch[turn][threadIdx.x / 32] = inclusive;
  __syncthreads();
  uint32_t before = inclusive - value;
  for (int warp = 0; warp < static_cast<int>(threadIdx.x) / 32; ++warp) {
    before += scratch[turn][warp];
  }
  return before;
}

// Every warp: the digit that holds the `wanted`-th largest, and how many are larger. Lane L looks
// at digits 8 (31 - L) … 8 (31 - L) + 7, so that lanes ascend as digits descend.
struct DigitPlace {
  uint32_t digit;
  uint32_t larger;
};
__device__ __forceinline__ DigitPlace FindDigit(const uint32_t* histogram, uint32_t wanted) {
  const uint32_t lane = threadIdx.x % 32;
  const uint32_t first = 8 * (31 - lane);
  uint32_t own = 0;
  for (uint32_t i = 0; i < 8; ++i) own += histogram[first + i];
  uint32_t inclusive = own;
#pragma unroll
  for (int distance = 1; distance < 32; distance *= 2) {
    const uint32_t before = __shfl_up_sync(~0U, inclusive, distance);
    if (lane >= static_cast<uint32_t>(distance)) inclusive += before;
  }
  DigitPlace place = {first + 7, inclusive - own};
  const bool holds = inclusive >= wanted && place.larger < wanted;
  while (holds && place.larger + histogram[place.digit] < wanted) {
    place.larger += histogram[place.digit--];
  }
  const int holder = __ffs(static_cast<int>(__ballot_sync(~0U, holds))) - 1;
  return {__shfl_sync(~0U, place.digit, holder), __shfl_sync(~0U, place.larger, holder)};
}

// The `count` best of blocks [begin, end), ascending, into `chosen`; key(block) gives a score's
// bits. Returns how many there were. All threads.
template <class Key>
__device__ int ChooseBest(int64_t begin, int64_t end, int count, Key key, int32_t* chosen,
                          ChoiceScratch& scratch) {
  const int candidates = static_cast<int>(end - begin);
  const int threads = static_cast<int>(blockDim.x);
  if (candidates <= count) {
    for (int i = threadIdx.x; i < candidates; i += threads) {
      chosen[i] = static_cast<int32_t>(begin + i);
    }
    return candidates;
  }
  // The bits of the count-th best, eight at a time: keys that agree with `border` under `mask` are
  // still undecided, and `wanted` of them belong to the best.
  uint32_t border = 0;
  uint32_t mask = 0;
  uint32_t wanted = count;
  int turn = 0;
  for (int shift = 24; shift >= 0; shift -= 8, turn ^= 1) {
    uint32_t* histogram = scratch.histograms[turn];
    for (int i = threadIdx.x; i < kDigits; i += threads) histogram[i] = 0;
    __syncthreads();
    for (int i = threadIdx.x; i < candidates; i += threads) {
      const uint32_t bits = key(begin + i);
      if ((bits & mask) != border) continue;
      const uint32_t digit = bits >> shift & (kDigits - 1);
      const uint32_t equals = __match_any_sync(__activemask(), digit);
      if (__ffs(static_cast<int>(equals)) - 1 == static_cast<int>(threadIdx.x % 32)) {
        atomicAdd(histogram + digit, __popc(equals));
      }
    }
    __syncthreads();
    const DigitPlace place = FindDigit(histogram, wanted);
    wanted -= place.larger;
    border |= place.digit << shift;
    mask |= static_cast<uint32_t>(kDigits - 1) << shift;
  }

  // Each thread holds one run of blocks, so that counts before a thread are counts of lower blocks.
  const int run = (candidates + threads - 1) / threads;
  const int64_t own_begin = min(begin + int64_t{run} * threadIdx.x, end);
  const int64_t own_end = min(own_begin + run, end);
  uint32_t above = 0;
  uint32_t ties = 0;
  for (int64_t block = own_begin; block < own_end; ++block) {
    const uint32_t bits = key(block);
    above += bits > border;
    ties += bits == border;
  }
  const uint32_t above_before = PrefixOfThreads(above, scratch.sums, 0);
  uint32_t tie = PrefixOfThreads(ties, scratch.sums, 1);
  uint32_t place = above_before + min(tie, wanted);
  for (int64_t block = own_begin; block < own_end; ++block) {
    const uint32_t bits = key(block);
    if (bits > border || (bits == border && tie < wanted)) {
      chosen[place++] = static_cast<int32_t>(block);
    }
    tie += bits == border;
  }
  __syncthreads();  // scratch may be used again
  return count;
}

// The blocks of a query in block `own_block`: ascending, filled up to n with -1. All threads.
template <class Key>
__device__ void ChooseBlocks(const NsaParams& nsa, int64_t own_block, Key score_bits,
                             int32_t* chosen, ChoiceScratch& scratch) {
  const int n = nsa.selected_blocks;
  const auto key = [&](int64_t block) {
    const bool forced = block < nsa.initial_blocks || block > own_block - nsa.local_blocks;
    return forced ? 0x7F800000U : score_bits(block);
  };
  int count = 0;
  if (nsa.selection == NsaSelection::kChunkHalf && nsa.block_tokens < 2 * n && own_block >= n) {
    const int64_t chunk_start = own_block - own_block % nsa.block_tokens;
    count = ChooseBest(0, chunk_start, n / 2, key, chosen, scratch);
    count += ChooseBest(chunk_start, own_block + 1, n / 2, key, chosen + count, scratch);
  } else {
    count = ChooseBest(0, own_block + 1, n, key, chosen, scratch);
  }
  for (int i = count + threadIdx.x; i < n; i += blockDim.x) chosen[i] = -1;
}

}  // namespace longspan::cuda
