// What --sparse-decode makes of a start: the demo model has sparse attention of its own.
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/server.h"
#include "server/signals.h"
#include "tests/server/daemon/daemon_rig.h"

namespace longspan {
namespace {

using testing::HasSubstr;

TEST(SparseDecodeStart, WhatStandsAgainstItEndsTheStartByTheNameOfTheFlag) {
  BlockSignals();
  Options options = DemoOptions();
  options.sparse_decode.mode = SparseDecodeMode::kOnRequest;
  testing::internal::CaptureStderr();
  EXPECT_EQ(RunServer(options), kExitConfiguration);
  EXPECT_THAT(testing::internal::GetCapturedStderr(), HasSubstr("--sparse-decode on-request: "));
}

}  // namespace
}  // namespace longspan
