// What --sparse-prefill makes of a start: the demo model has sparse attention of its own.
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/server.h"
#include "server/signals.h"
#include "tests/server/daemon/daemon_rig.h"

namespace longspan {
namespace {

using testing::HasSubstr;

TEST(SparsePrefillStart, WhatStandsAgainstItEndsTheStartByTheNameOfTheFlag) {
  BlockSignals();
  Options options = DemoOptions();
  options.sparse_prefill = 0.9;
  options.prefill_chunk_tokens = 127;
  testing::internal::CaptureStderr();
  EXPECT_EQ(RunServer(options), kExitConfiguration);
  const std::string told = testing::internal::GetCapturedStderr();
  EXPECT_THAT(told, HasSubstr("--sparse-prefill: sparse prefill approximates dense models"));
  EXPECT_THAT(told, HasSubstr("--prefill-chunk-tokens is "));
}

}  // namespace
}  // namespace longspan
