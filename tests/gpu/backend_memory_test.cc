// The arena's arithmetic, without a device.
#include <gtest/gtest.h>

#include <map>
#include <random>

#include "kernels/cuda/base/arena_map.h"

namespace longspan::cuda {
namespace {

TEST(ArenaMap, NeighboursThatAreFreeAreOne) {
  ArenaMap map(10 * 256);
  const auto a = map.Take(256);
  const auto b = map.Take(300);  // two units
  const auto c = map.Take(1);
  ASSERT_TRUE(a && b && c);
  EXPECT_EQ(*b, 256U);
  EXPECT_EQ(*c, 3 * 256U);
  map.GiveBack(*a);
  map.GiveBack(*c);
  EXPECT_EQ(map.largest_free_bytes(), 7 * 256U);
  map.GiveBack(*b);
  EXPECT_EQ(map.largest_free_bytes(), 10 * 256U);
  EXPECT_FALSE(map.Take(10 * 256 + 1).has_value());
  EXPECT_TRUE(map.Take(10 * 256).has_value());
}

TEST(ArenaMap, PartsNeverOverlapAndNothingIsLost) {
  constexpr size_t kBytes = 1 << 20;
  ArenaMap map(kBytes);
  std::mt19937 generator(7);
  std::map<size_t, size_t> taken;
  for (int step = 0; step < 20000; ++step) {
    if (generator() % 2 == 0 && !taken.empty()) {
      auto part = taken.begin();
      std::advance(part, generator() % taken.size());
      map.GiveBack(part->first);
      taken.erase(part);
      continue;
    }
    const size_t bytes = generator() % 40000;
    const auto offset = map.Take(bytes);
    if (!offset) continue;
    ASSERT_EQ(*offset % ArenaMap::kAlignmentBytes, 0U);
    const auto next = taken.lower_bound(*offset);
    if (next != taken.end()) {
      ASSERT_LE(*offset + bytes, next->first) << "step " << step;
    }
    if (next != taken.begin()) {
      ASSERT_GE(*offset, std::prev(next)->first + std::prev(next)->second) << "step " << step;
    }
    ASSERT_LE(*offset + bytes, kBytes);
    taken[*offset] = bytes;
  }
  for (const auto& [offset, bytes] : taken) map.GiveBack(offset);
  EXPECT_EQ(map.largest_free_bytes(), kBytes);
}

}  // namespace
}  // namespace longspan::cuda
