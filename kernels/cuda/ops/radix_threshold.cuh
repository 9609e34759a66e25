// Where a threshold lies among keys, without sorting them: one digit of eight bits a pass, highest
// first. Amounts are integers, so that the order in which threads add them changes nothing.
#pragma once

#include <cstdint>

namespace longspan::cuda {

inline constexpr int kDigitValues = 256;

struct RadixScratch {
  unsigned long long amounts[kDigitValues];
  uint64_t prefix;
  unsigned long long budget;
};

// Warp 0 chooses the first digit at which the amounts so far exceed the budget.
__device__ inline void ChooseDigit(RadixScratch& scratch) {
  constexpr int kPerLane = kDigitValues / 32;
  const int lane = threadIdx.x;
  const unsigned long long budget = scratch.budget;
  unsigned long long own = 0;
  for (int i = 0; i < kPerLane; ++i) own += scratch.amounts[lane * kPerLane + i];
  unsigned long long through = own;
  for (int distance = 1; distance < 32; distance *= 2) {
    const unsigned long long below = __shfl_up_sync(0xffffffffU, through, distance);
    if (lane >= distance) through += below;
  }
  unsigned long long before = through - own;
  if (budget < before || budget >= through) return;
  int digit = 0;
  while (before + scratch.amounts[lane * kPerLane + digit] <= budget) {
    before += scratch.amounts[lane * kPerLane + digit++];
  }
  scratch.budget = budget - before;
  scratch.prefix = scratch.prefix << 8 | static_cast<uint64_t>(lane * kPerLane + digit);
}

// The smallest key at which the amounts of it and all keys below exceed `budget`, which is less
// than the sum of all amounts. key_of(i) has kDigits digits of 8 bits, amount_of(i) is 0 for items
// that do not count. All threads of the block call it and get the answer.
template <int kDigits, typename KeyOf, typename AmountOf>
__device__ uint64_t RadixThreshold(int64_t count, const KeyOf& key_of, const AmountOf& amount_of,
                                   unsigned long long budget, RadixScratch& scratch) {
  __syncthreads();
  if (threadIdx.x == 0) {
    scratch.prefix = 0;
    scratch.budget = budget;
  }
  for (int pass = 0; pass < kDigits; ++pass) {
    for (int i = threadIdx.x; i < kDigitValues; i += blockDim.x) scratch.amounts[i] = 0;
    __syncthreads();
    const int shift = 8 * (kDigits - 1 - pass);
    const uint64_t prefix = scratch.prefix;
    for (int64_t i = threadIdx.x; i < count; i += blockDim.x) {
      const uint64_t key = key_of(i);
      if (pass > 0 && key >> (shift + 8) != prefix) continue;
      const unsigned long long amount = amount_of(i);
      if (amount != 0) atomicAdd(&scratch.amounts[key >> shift & 0xffU], amount);
    }
    __syncthreads();
    if (threadIdx.x < 32) ChooseDigit(scratch);
    __syncthreads();
  }
  return scratch.prefix;
}

}  // namespace longspan::cuda
