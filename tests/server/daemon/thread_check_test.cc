#include "server/thread_check.h"

#include <numeric>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

using testing::HasSubstr;

int Total(const std::vector<ThreadDemand>& demands) {
  return std::accumulate(demands.begin(), demands.end(), 0,
                         [](int sum, const ThreadDemand& one) { return sum + one.threads; });
}

TEST(ThreadCheck, WhatCanBeHadIsWell) {
  EXPECT_TRUE(CheckThreads({{"computing (--threads)", 3}, {"nothing", 0}}, {}).ok());
  EXPECT_TRUE(CheckThreads({}, {}).ok());
}

TEST(ThreadCheck, WhatCannotSaysWhatWasAskedAndTheLimits) {
  const std::vector<ThreadDemand> demands = {{"computing (--threads)", 63}, {"more", 7}};
  ThreadLimits limits;
  EXPECT_TRUE(JudgeThreads(demands, 70, limits).ok());
  EXPECT_EQ(JudgeThreads(demands, 69, limits),
            absl::ResourceExhaustedError("the system granted 69 of 70 threads that are needed: 63 "
                                         "computing (--threads), 7 more"));
  limits = {100, 50, 3000};
  EXPECT_THAT(JudgeThreads(demands, 0, limits).message(),
              HasSubstr("; limits of processes and threads: 100 of this user (ulimit -u), 50 of "
                        "the control group (pids.max), 3000 of the machine (kernel.threads-max)"));
}

TEST(ThreadCheck, EveryFlagCounts) {
  Options options;
  options.threads = 3;
  const int before = Total(ThreadDemands(options, 8, true));
  options.threads = 0;
  EXPECT_EQ(Total(ThreadDemands(options, 8, true)), before + 5) << "as many as processors";
  EXPECT_EQ(Total(ThreadDemands(options, 8, false)), before - 2) << "a GPU computes";
  options.threads = 3;
  options.network_threads += 10;
  options.tokenizer_threads += 20;
  options.constraints.threads += 30;
  EXPECT_EQ(Total(ThreadDemands(options, 8, true)), before + 60);
  options.api_keys_file = "keys";
  EXPECT_EQ(Total(ThreadDemands(options, 8, true)), before + 61);
  options.otlp_endpoint = "http://collector:4318";
  EXPECT_EQ(Total(ThreadDemands(options, 8, true)), before + 63);
  options.kv_host_bytes = int64_t{1} << 30;
  EXPECT_EQ(Total(ThreadDemands(options, 8, true)), before + 64);
}

}  // namespace
}  // namespace longspan
