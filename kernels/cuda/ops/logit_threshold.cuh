// Thresholds among the logits of one row: how far down the most probable tokens go. Tokens are
// first counted in bins by their distance from the largest logit, which spreads them evenly; only
// those of the bin that holds the threshold are then compared exactly.
#pragma once

#include <cstdint>

#include "kernels/cuda/base/radix_threshold.cuh"

namespace longspan::cuda {

inline constexpr int kDrawThreads = 1024;
inline constexpr int kBins = 4 * kDrawThreads;
inline constexpr float kBinsPerUnit = 128.0F;  // the lowest bin takes all that lies below e^-32
inline constexpr int kMostListed = kBins / 2;

// More probable first, the lower id first among equals: a larger key.
__device__ inline uint64_t KeyOf(float logit, int64_t token) {
  return static_cast<uint64_t>(OrderedBits(logit)) << 32 |
         static_cast<uint32_t>(0xffffffffU - static_cast<uint32_t>(token));
}
__device__ inline int32_t TokenOf(uint64_t key) {
  return static_cast<int32_t>(0xffffffffU - static_cast<uint32_t>(key));
}
__device__ inline float LogitOf(uint64_t key) {
  const auto ordered = static_cast<uint32_t>(key >> 32);
  return __uint_as_float(ordered ^ ((ordered >> 31) != 0 ? 0x80000000U : 0xffffffffU));
}

// visit(token, logit) for all tokens, dealt to the threads of the block; several loads in flight.
template <typename Visit>
__device__ void ForEachLogit(const float* __restrict__ logits, int64_t count, const Visit& visit) {
  constexpr int kInFlight = 8;
  for (int64_t first = threadIdx.x; first < count; first += kInFlight * kDrawThreads) {
    float values[kInFlight];
#pragma unroll
    for (int i = 0; i < kInFlight; ++i) {
      const int64_t token = first + i * kDrawThreads;
      values[i] = token < count ? logits[token] : 0.0F;
    }
#pragma unroll
    for (int i = 0; i < kInFlight; ++i) {
      const int64_t token = first + i * kDrawThreads;
      if (token < count) visit(token, values[i]);
    }
  }
}

struct ThresholdScratch {
  // Of bins; then, of the threshold's bin, kMostListed keys and as many amounts.
  unsigned long long amounts[kBins];
  unsigned long long of_warp[kDrawThreads / 32];
  unsigned long long budget;  // within the threshold's bin
  int bin;
  int listed;
  uint64_t threshold;
  RadixScratch<unsigned long long> radix;
};

__device__ inline int BinOf(float logit, float largest) {
  // Saturates, also for an infinite distance.
  const int below = __float2int_rz((largest - logit) * kBinsPerUnit);
  return kBins - 1 - min(max(below, 0), kBins - 1);
}

// The first bin at which the amounts so far exceed budget_of(total), and what of the budget is left
// there. Thread t owns bins 4t … 4t + 3.
template <typename BudgetOf>
__device__ void FindBin(const BudgetOf& budget_of, ThresholdScratch& scratch) {
  constexpr int kPerThread = kBins / kDrawThreads;
  const int lane = threadIdx.x % 32;
  const int warp = threadIdx.x / 32;
  const unsigned long long* amounts = scratch.amounts + threadIdx.x * kPerThread;
  unsigned long long own = 0;
  for (int i = 0; i < kPerThread; ++i) own += amounts[i];
  unsigned long long through = own;
  for (int distance = 1; distance < 32; distance *= 2) {
    const unsigned long long below = __shfl_up_sync(0xffffffffU, through, distance);
    if (lane >= distance) through += below;
  }
  if (lane == 31) scratch.of_warp[warp] = through;
  __syncthreads();
  unsigned long long total = 0;
  for (int other = 0; other < kDrawThreads / 32; ++other) {
    if (other == warp) through += total;
    total += scratch.of_warp[other];
  }
  const unsigned long long budget = min(budget_of(total), total - 1);  // keeps at least one
  unsigned long long before = through - own;
  if (total == 0 || budget < before || budget >= through) return;
  int bin = 0;
  while (before + amounts[bin] <= budget) before += amounts[bin++];
  scratch.bin = static_cast<int>(threadIdx.x) * kPerThread + bin;
  scratch.budget = budget - before;
}

// The threshold among the keys listed, by comparing each with each.
__device__ inline uint64_t ListedThreshold(ThresholdScratch& scratch) {
  const unsigned long long* keys = scratch.amounts;
  const unsigned long long* amounts = keys + kMostListed;
  const unsigned long long budget = scratch.budget;
  for (int i = threadIdx.x; i < scratch.listed; i += kDrawThreads) {
    unsigned long long before = 0;
    for (int other = 0; other < scratch.listed; ++other) {
      before += keys[other] < keys[i] ? amounts[other] : 0;
    }
    if (before <= budget && budget < before + amounts[i]) scratch.threshold = keys[i];
  }
  __syncthreads();
  return scratch.threshold;
}

// The smallest key at which the amounts of it and of all keys below exceed budget_of(total); the
// largest key with an amount if the budget is too large. logit_of(raw) gives the logit by which
// tokens are ranked, at most `largest`; amount_of(token, raw) is 0 for tokens that do not count.
// All threads call it and get the answer; some amount must be positive.
template <typename RankedLogit, typename AmountOf, typename BudgetOf>
__device__ uint64_t LogitThreshold(const float* logits, int64_t count, float largest,
                                   const RankedLogit& logit_of, const AmountOf& amount_of,
                                   const BudgetOf& budget_of, ThresholdScratch& scratch) {
  __syncthreads();
  for (int i = threadIdx.x; i < kBins; i += kDrawThreads) scratch.amounts[i] = 0;
  if (threadIdx.x == 0) scratch.listed = 0;
  __syncthreads();
  ForEachLogit(logits, count, [&](int64_t token, float raw) {
    const unsigned long long amount = amount_of(token, raw);
    if (amount != 0) AddShared(&scratch.amounts[BinOf(logit_of(raw), largest)], amount);
  });
  __syncthreads();
  FindBin(budget_of, scratch);
  __syncthreads();
  const int bin = scratch.bin;
  const auto amount_in_bin = [&](int64_t token, float raw) {
    return BinOf(logit_of(raw), largest) == bin ? amount_of(token, raw) : 0ULL;
  };
  ForEachLogit(logits, count, [&](int64_t token, float raw) {
    const unsigned long long amount = amount_in_bin(token, raw);
    if (amount == 0) return;
    const int place = atomicAdd(&scratch.listed, 1);
    if (place >= kMostListed) return;
    scratch.amounts[place] = KeyOf(logit_of(raw), token);
    scratch.amounts[kMostListed + place] = amount;
  });
  __syncthreads();
  if (scratch.listed <= kMostListed) return ListedThreshold(scratch);
  return RadixThreshold<8>(
      count, [&](int64_t token) { return KeyOf(logit_of(logits[token]), token); },
      [&](int64_t token) { return amount_in_bin(token, logits[token]); }, scratch.budget,
      scratch.radix);
}

}  // namespace longspan::cuda
