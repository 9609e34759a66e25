#include "kernels/base/clock.h"

#include <limits>

#include "gtest/gtest.h"

namespace longspan {
namespace {

constexpr int64_t kLeastUs = std::numeric_limits<int64_t>::min();

TEST(Clock, TimesBeyondItAreTheMostItHolds) {
  const double infinite = std::numeric_limits<double>::infinity();
  struct Case {
    double us;
    int64_t whole_us;
  };
  for (const auto& [us, whole_us] :
       {Case{0, 0}, Case{1.9, 1}, Case{-1.9, -1}, Case{9e18, 9'000'000'000'000'000'000},
        Case{0x1p63, kNeverUs}, Case{1e300, kNeverUs}, Case{infinite, kNeverUs},
        Case{-1e300, kLeastUs}, Case{-infinite, kLeastUs}}) {
    EXPECT_EQ(WholeTime(us), whole_us) << us;
  }
}

TEST(Clock, SumsBeyondItAreNever) {
  struct Case {
    int64_t time_us;
    int64_t more_us;
    int64_t later_us;
  };
  for (const auto& [time_us, more_us, later_us] :
       {Case{5, 7, 12}, Case{5, -7, -2}, Case{0, kNeverUs, kNeverUs}, Case{1, kNeverUs, kNeverUs},
        Case{kNeverUs, 1, kNeverUs}, Case{kNeverUs - 1, 1, kNeverUs},
        Case{kNeverUs - 2, 1, kNeverUs - 1}, Case{kNeverUs, -1, kNeverUs - 1},
        Case{0, kLeastUs, kLeastUs}}) {
    EXPECT_EQ(LaterUs(time_us, more_us), later_us) << time_us << " + " << more_us;
  }
}

}  // namespace
}  // namespace longspan
