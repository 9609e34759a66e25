// A build without the CUDA backend.
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/signals.h"
#include "tests/server/daemon/daemon_rig.h"

namespace longspan {
namespace {

using testing::HasSubstr;

TEST(NoCudaTest, ADeviceThatIsNotInTheBuildIsRefused) {
  BlockSignals();
  Options options = DemoOptions();
  options.device = {DeviceKind::kCuda};
  testing::internal::CaptureStderr();
  EXPECT_EQ(RunServer(options), kExitConfiguration);
  EXPECT_EQ(kExitConfiguration, 78) << "what sysexits.h calls a bad configuration";
  EXPECT_THAT(testing::internal::GetCapturedStderr(),
              HasSubstr("--device is cuda:0: this build has no CUDA backend; the CMake preset cuda "
                        "builds it"));
}

TEST(NoCudaTest, AutoIsTheCpu) {
  Options options = DemoOptions();
  options.device = {};
  options.log.level = LogLevel::kInfo;
  testing::internal::CaptureStderr();
  EXPECT_TRUE(RunningDaemon(options).ready());
  const std::string log = testing::internal::GetCapturedStderr();
  EXPECT_THAT(log, HasSubstr("this build has no CUDA backend"));
  EXPECT_THAT(log, HasSubstr("\"device\":\"cpu: "));
}

}  // namespace
}  // namespace longspan
