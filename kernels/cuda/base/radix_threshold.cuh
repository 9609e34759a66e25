// Where a threshold lies among keys, without sorting them: one digit of eight bits a pass, highest
// first. Amounts are integers, so that the order in which threads add them changes nothing.
#pragma once

#include <cstdint>

namespace longspan::cuda {

inline constexpr int kDigitValues = 256;

// The bits of floats in the order of the floats; both zeros are one.
__device__ inline uint32_t OrderedBits(float value) {
  const uint32_t bits = __float_as_uint(value + 0.0F);
  return bits ^ ((bits >> 31) != 0 ? 0xffffffffU : 0x80000000U);
}

// Adds to a sum in shared memory: one of 64 bits in two halves, which the hardware adds at once,
// unlike a whole.
__device__ inline void AddShared(unsigned long long* sum, unsigned long long amount) {
  auto* halves = reinterpret_cast<unsigned*>(sum);  // the low one first
  const auto low = static_cast<unsigned>(amount);
  const bool carry = atomicAdd(halves, low) + low < low;
  const unsigned high = static_cast<unsigned>(amount >> 32) + (carry ? 1 : 0);
  if (high != 0) atomicAdd(halves + 1, high);
}
__device__ inline void AddShared(uint32_t* sum, uint32_t amount) { atomicAdd(sum, amount); }

template <typename Amount>
struct RadixScratch {
  Amount amounts[kDigitValues];
  uint64_t prefix;
  Amount budget;  // in the end what is left of it below the items whose key is the threshold
};

// Warp 0 chooses the first digit at which the amounts so far exceed the budget.
template <typename Amount>
__device__ inline void ChooseDigit(RadixScratch<Amount>& scratch) {
  constexpr int kPerLane = kDigitValues / 32;
  const int lane = threadIdx.x;
  const Amount budget = scratch.budget;
  __syncwarp();  // all have read it: one lane writes it below
  Amount own = 0;
  for (int i = 0; i < kPerLane; ++i) own += scratch.amounts[lane * kPerLane + i];
  Amount through = own;
  for (int distance = 1; distance < 32; distance *= 2) {
    const Amount below = __shfl_up_sync(0xffffffffU, through, distance);
    if (lane >= distance) through += below;
  }
  Amount before = through - own;
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
template <int kDigits, typename Amount, typename KeyOf, typename AmountOf>
__device__ uint64_t RadixThreshold(int64_t count, const KeyOf& key_of, const AmountOf& amount_of,
                                   Amount budget, RadixScratch<Amount>& scratch) {
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
      const Amount amount = amount_of(i);
      if (amount != 0) AddShared(&scratch.amounts[key >> shift & 0xffU], amount);
    }
    __syncthreads();
    if (threadIdx.x < 32) ChooseDigit(scratch);
    __syncthreads();
  }
  return scratch.prefix;
}

}  // namespace longspan::cuda
