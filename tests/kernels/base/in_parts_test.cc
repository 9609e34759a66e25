#include "kernels/base/in_parts.h"

#include <gtest/gtest.h>

#include <atomic>
#include <vector>

namespace longspan {
namespace {

TEST(InPartsTest, EveryIndexIsVisitedOnce) {
  for (const int64_t count : {0, 1, 7, 16, 17, 100, 1000}) {
    for (const int64_t grain : {1, 16, 64}) {
      std::vector<std::atomic<int>> visits(count);
      InParts(count, grain, [&](int64_t begin, int64_t end) {
        EXPECT_TRUE(begin % grain == 0 || begin == count) << begin;
        for (int64_t i = begin; i < end; ++i) ++visits[i];
      });
      for (int64_t i = 0; i < count; ++i) ASSERT_EQ(visits[i], 1) << i << " of " << count;
    }
  }
}

TEST(InPartsTest, ThereAreNoMorePartsThanAskedFor) {
  for (const int64_t most_parts : {1, 3}) {
    std::atomic<int> calls = 0;
    InParts(
        100, 1, [&](int64_t /*begin*/, int64_t /*end*/) { ++calls; }, most_parts);
    EXPECT_GE(calls, 1);
    EXPECT_LE(calls, most_parts);
  }
}

}  // namespace
}  // namespace longspan
