#include "grpc/support/time.h"

#include <limits>

#include "gtest/gtest.h"
#include "kernels/base/clock.h"
#include "server/grpc/mapping.h"

namespace longspan {
namespace {

TEST(GrpcTime, DeadlinesOfAnyAge) {
  EXPECT_EQ(SteadyUsOf(gpr_inf_future(GPR_CLOCK_MONOTONIC)), kNeverUs);
  EXPECT_EQ(SteadyUsOf(gpr_inf_future(GPR_CLOCK_REALTIME)), kNeverUs);
  EXPECT_LE(SteadyUsOf(gpr_inf_past(GPR_CLOCK_MONOTONIC)), 0);
  struct Case {
    int64_t seconds;
    int64_t us;
  };
  // Not all seconds of the library's type are microseconds of ours.
  for (const auto& [seconds, us] :
       {Case{0, 500'000}, Case{1'700'000'000, 1'700'000'000'500'000},
        Case{9'223'372'037, 9'223'372'037'500'000},
        Case{9'223'372'036'854, kNeverUs / 1'000'000 * 1'000'000 + 500'000},
        Case{9'223'372'036'855, kNeverUs},
        Case{std::numeric_limits<int64_t>::max() - 1, kNeverUs}}) {
    gpr_timespec time = gpr_time_0(GPR_CLOCK_MONOTONIC);
    time.tv_sec = seconds;
    time.tv_nsec = 500'000'000;
    EXPECT_EQ(SteadyUsOf(time), us) << seconds;
  }
}

// Theirs and ours are one clock.
TEST(GrpcTime, NowIsNow) {
  const int64_t before_us = SteadyNowUs();
  const int64_t library_us = SteadyUsOf(gpr_now(GPR_CLOCK_MONOTONIC));
  EXPECT_LE(before_us, library_us);
  EXPECT_LE(library_us, SteadyNowUs());
}

}  // namespace
}  // namespace longspan
