#include <limits>

#include "gtest/gtest.h"
#include "server/grpc/mapping.h"

namespace longspan {
namespace {

TEST(GrpcTime, DeadlinesOfAnyAge) {
  EXPECT_EQ(TimeOf(gpr_inf_future(GPR_CLOCK_MONOTONIC)), absl::InfiniteFuture());
  EXPECT_EQ(TimeOf(gpr_inf_future(GPR_CLOCK_REALTIME)), absl::InfiniteFuture());
  EXPECT_LE(TimeOf(gpr_inf_past(GPR_CLOCK_REALTIME)), absl::UnixEpoch());
  // 2262 is the last year whose nanoseconds fit.
  for (const int64_t seconds :
       {int64_t{0}, int64_t{1'700'000'000}, int64_t{9'223'372'036}, int64_t{9'223'372'037},
        int64_t{400'000'000'000}, std::numeric_limits<int64_t>::max() - 1}) {
    gpr_timespec time = gpr_time_0(GPR_CLOCK_REALTIME);
    time.tv_sec = seconds;
    time.tv_nsec = 500'000'000;
    EXPECT_EQ(TimeOf(time), absl::FromUnixSeconds(seconds) + absl::Milliseconds(500)) << seconds;
  }
}

}  // namespace
}  // namespace longspan
