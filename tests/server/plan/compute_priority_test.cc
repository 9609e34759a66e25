#include "server/plan/compute_priority.h"

#include <sched.h>

#include <optional>
#include <stdexcept>
#include <thread>

#include "gtest/gtest.h"

namespace longspan {
namespace {

// The policy of a thread that is started within StartWith.
int PolicyWith(ComputePriority priority) {
  int policy = -1;
  std::optional<std::thread> started;
  EXPECT_TRUE(StartWith(priority, [&] {
                started.emplace([&policy] { policy = sched_getscheduler(0); });
              }).ok());
  started->join();
  return policy;
}

TEST(ComputePriority, IsThatOfTheThreadsThatAreStarted) {
  const int own = sched_getscheduler(0);
  EXPECT_EQ(PolicyWith(ComputePriority::kIdle), SCHED_IDLE);
  EXPECT_EQ(PolicyWith(ComputePriority::kNormal), own);
  EXPECT_EQ(sched_getscheduler(0), own) << "the caller's stays";
}

TEST(ComputePriority, WhatTheStartThrowsComesThrough) {
  for (const auto priority : {ComputePriority::kNormal, ComputePriority::kIdle}) {
    const auto start = [] { throw std::runtime_error("no thread"); };
    EXPECT_THROW((void)StartWith(priority, start), std::runtime_error);
  }
}

}  // namespace
}  // namespace longspan
