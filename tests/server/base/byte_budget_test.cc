#include "server/base/byte_budget.h"

#include <limits>
#include <thread>
#include <vector>

#include "gtest/gtest.h"
#include "server/base/status_map.h"

namespace longspan {
namespace {

TEST(ByteBudget, LeasesGrowAsFarAsThereIsRoom) {
  ByteBudget budget(100);
  ByteLease first(&budget);
  EXPECT_TRUE(first.GrowTo(60).ok());
  EXPECT_TRUE(first.GrowTo(10).ok()) << "never shrinks";
  EXPECT_EQ(budget.taken_bytes(), 60U);
  {
    ByteLease second(&budget);
    EXPECT_TRUE(second.GrowTo(40).ok());
    const absl::Status status = second.GrowTo(41);
    EXPECT_EQ(HttpStatusOf(status), 429) << status;
    EXPECT_EQ(CodeOf(status), "queue_full");
    EXPECT_TRUE(RetryAfterOf(status).has_value());
    EXPECT_EQ(budget.taken_bytes(), 100U);
    EXPECT_FALSE(first.GrowTo(std::numeric_limits<size_t>::max()).ok());
  }
  EXPECT_EQ(budget.taken_bytes(), 60U) << "given back";
  EXPECT_TRUE(first.GrowTo(100).ok());
}

TEST(ByteBudget, WhatIsReleasedIsGivenBackOnce) {
  ByteBudget budget(100);
  ByteLease other(&budget);
  EXPECT_TRUE(other.GrowTo(30).ok());
  {
    ByteLease lease(&budget);
    EXPECT_TRUE(lease.GrowTo(70).ok());
    lease.Release();
    EXPECT_EQ(budget.taken_bytes(), 30U);
    lease.Release();
  }
  EXPECT_EQ(budget.taken_bytes(), 30U);
  ByteLease(nullptr).Release();
}

TEST(ByteBudget, WithoutOneNothingIsRefused) {
  ByteLease lease(nullptr);
  EXPECT_TRUE(lease.GrowTo(std::numeric_limits<size_t>::max()).ok());
}

TEST(ByteBudget, ThreadsNeverTakeMoreThanThereIs) {
  ByteBudget budget(2);
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&budget] {
      for (int round = 0; round < 2000; ++round) {
        ByteLease lease(&budget);
        if (lease.GrowTo(1).ok()) {
          EXPECT_LE(budget.taken_bytes(), 2U);
        }
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(budget.taken_bytes(), 0U);
}

}  // namespace
}  // namespace longspan
