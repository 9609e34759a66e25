#include "server/startup.h"

#include <algorithm>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(LoadReport, TellsTheEndOnce) {
  testing::internal::CaptureStderr();
  {
    Log log(Log::Options{});
    LoadReport report(&log, /*on_terminal=*/false);
    report(10, 100);
    for (int i = 0; i < 3; ++i) report(100, 100);
  }
  const std::string lines = testing::internal::GetCapturedStderr();
  EXPECT_THAT(lines, HasSubstr("weights loaded done_bytes=100 total_bytes=100\n"));
  EXPECT_EQ(std::count(lines.begin(), lines.end(), '\n'), 1) << lines;
}

TEST(LoadReport, RewritesItsLineOnATerminal) {
  testing::internal::CaptureStderr();
  Log log(Log::Options{});
  LoadReport report(&log, /*on_terminal=*/true);
  report(512, 1024);
  for (int i = 0; i < 3; ++i) report(1024, 1024);
  const std::string lines = testing::internal::GetCapturedStderr();
  EXPECT_THAT(lines, HasSubstr("\rloading weights: 512 B of 1.00 KiB"));
  EXPECT_THAT(lines, HasSubstr("\rloading weights: 1.00 KiB of 1.00 KiB   \n"));
  EXPECT_EQ(std::count(lines.begin(), lines.end(), '\n'), 1) << lines;
}

}  // namespace
}  // namespace longspan
