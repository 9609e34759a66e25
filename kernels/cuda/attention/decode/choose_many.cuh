// Choosing many blocks of many: where the n-th best score lies, and then one walk that lists the
// blocks from there on. Linear in the blocks, whatever n is.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/decode/decode_ring.cuh"
#include "kernels/cuda/base/ordered_list.cuh"
#include "kernels/cuda/base/radix_threshold.cuh"

namespace longspan::cuda {

inline constexpr uint32_t kBestOrder = ~0U;

struct ManyChoice {
  RadixScratch<uint32_t> radix;
  WarpCounts<kDecodeWarps> counts;
};

// chosen [n]: the n best blocks of `count` by order_of(block), ascending; of equal ones the lower.
// n <= count. All threads, which synchronise before.
template <class OrderOfBlock>
__device__ __forceinline__ void ChooseMany(OrderOfBlock order_of, int count, int n,
                                           ManyChoice& choice, int32_t* chosen) {
  const auto key_of = [&](int64_t block) -> uint64_t {
    return kBestOrder - order_of(static_cast<int>(block));
  };
  const auto one = [](int64_t) { return 1U; };
  const auto least =
      kBestOrder - static_cast<uint32_t>(RadixThreshold<4>(
                       count, key_of, one, static_cast<uint32_t>(n - 1), choice.radix));
  const int equal_wanted = static_cast<int>(choice.radix.budget) + 1;
  const OrderedWalk<kDecodeWarps> walk(count);
  const auto is_equal = [&](int block) { return order_of(block) == least; };
  const auto is_above = [&](int block) { return order_of(block) > least; };
  int equal = walk.CountBefore(is_equal, choice.counts);
  int above = walk.CountBefore(is_above, choice.counts);
  walk.ForEach([&](int block, bool exists) {
    const int equal_before = walk.Rank(exists && is_equal(block), equal);
    const int above_before = walk.Rank(exists && is_above(block), above);
    if (!exists || order_of(block) < least) return;
    if (is_equal(block) && equal_before >= equal_wanted) return;
    chosen[above_before + min(equal_before, equal_wanted)] = block;
  });
}

}  // namespace longspan::cuda
