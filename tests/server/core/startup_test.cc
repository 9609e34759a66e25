#include "server/startup.h"

#include <algorithm>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/serving_state.h"
#include "server/status_map.h"

namespace longspan {
namespace {

using testing::HasSubstr;

TEST(LoadReport, TellsBeginAndEndOnce) {
  testing::internal::CaptureStderr();
  {
    Log log(Log::Options{});
    LoadReport report("demo", &log, /*on_terminal=*/false);
    for (const int64_t done_bytes : {0, 10, 99, 100}) report(done_bytes, 100);
  }
  const std::string lines = testing::internal::GetCapturedStderr();
  EXPECT_THAT(lines, HasSubstr("loading weights model=\"demo\" done_bytes=0 total_bytes=100\n"));
  EXPECT_THAT(lines, HasSubstr("weights loaded model=\"demo\" total_bytes=100 seconds="));
  EXPECT_EQ(std::count(lines.begin(), lines.end(), '\n'), 2) << lines;
}

TEST(LoadReport, RewritesItsLineOnATerminal) {
  testing::internal::CaptureStderr();
  Log log(Log::Options{});
  LoadReport report("demo", &log, /*on_terminal=*/true);
  report(512, 1024);
  report(1024, 1024);
  const std::string lines = testing::internal::GetCapturedStderr();
  EXPECT_THAT(lines, HasSubstr("\rloading weights of demo: 512 B of 1.00 KiB"));
  EXPECT_THAT(lines, HasSubstr("\rloading weights of demo: 1.00 KiB of 1.00 KiB   \n"));
  EXPECT_EQ(std::count(lines.begin(), lines.end(), '\n'), 1) << lines;
}

// An operator mends 78; a supervisor may try again after 70.
TEST(Startup, WantOfMemoryOrThreadsIsNoMistakeOfTheConfiguration) {
  EXPECT_EQ(StartExitCode(absl::ResourceExhaustedError("no thread")), 70);
  EXPECT_EQ(StartExitCode(absl::InternalError("")), 70);
  EXPECT_EQ(StartExitCode(absl::InvalidArgumentError("")), 78);
  EXPECT_EQ(StartExitCode(absl::NotFoundError("")), 78);
  EXPECT_EQ(StartExitCode(absl::UnavailableError("address in use")), 78);
  EXPECT_EQ(StartExitCode(absl::FailedPreconditionError("address in use")), 78);
}

TEST(ServingState, LoadingTellsHowFar) {
  ServingState state;
  state.SetLoaded(3, 10);
  const absl::Status loading = state.Readiness();
  EXPECT_EQ(loading.code(), absl::StatusCode::kUnavailable);
  EXPECT_THAT(loading.message(), HasSubstr("3 of 10 bytes"));
  EXPECT_EQ(CodeOf(loading), "loading");
  EXPECT_TRUE(RetryAfterOf(loading).has_value());
  state.Set(ServingPhase::kReady);
  EXPECT_TRUE(state.Readiness().ok());
  state.Set(ServingPhase::kDraining);
  EXPECT_EQ(CodeOf(state.Readiness()), "draining");
}

}  // namespace
}  // namespace longspan
