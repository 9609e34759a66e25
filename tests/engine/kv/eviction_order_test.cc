#include "engine/kv/eviction_order.h"

#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;

// Empties the order.
std::vector<int32_t> All(EvictionOrder& order) {
  std::vector<int32_t> entries;
  while (order.size() > 0) {
    EXPECT_TRUE(order.CheckIntegrity().ok()) << order.CheckIntegrity();
    entries.push_back(order.First());
    order.Remove(entries.back());
  }
  EXPECT_TRUE(order.CheckIntegrity().ok()) << order.CheckIntegrity();
  return entries;
}

TEST(EvictionOrder, TheOldestOfAllGoesFirst) {
  EvictionOrder order(6, 0);
  order.Add(4, 7);
  order.Add(0, 3);
  order.Add(5, 7);
  order.Add(2, 3);
  EXPECT_THAT(All(order), ElementsAre(4, 0, 5, 2));
}

TEST(EvictionOrder, AddingAgainMakesRecent) {
  EvictionOrder order(4, 0);
  for (int32_t entry = 0; entry < 4; ++entry) order.Add(entry, 0);
  for (int32_t entry : {0, 2, 3}) {  // the oldest, one in the middle, the newest
    order.Remove(entry);
    EXPECT_FALSE(order.Contains(entry));
    order.Add(entry, 0);
  }
  EXPECT_THAT(All(order), ElementsAre(1, 0, 2, 3));
}

TEST(EvictionOrder, WhatIsWorthLessGoesBeforeAllOfItsTenant) {
  EvictionOrder order(8, 0);
  order.AddAsFirst(3, 1);  // alone
  order.Add(0, 1);
  order.Add(1, 2);
  order.AddAsFirst(4, 2);
  order.AddAsFirst(5, 1);
  order.Add(2, 1);
  EXPECT_TRUE(order.GoesBefore(3, 0) && order.GoesBefore(5, 3));
  EXPECT_THAT(All(order), ElementsAre(5, 4, 3, 0, 1, 2)) << "the last that came first";
}

TEST(EvictionOrder, TenantsAboveTheQuotaGoFirst) {
  EvictionOrder order(9, 2);
  order.Add(0, 1);
  order.Add(1, 1);
  for (int32_t entry : {2, 3, 4, 5}) order.Add(entry, 2);
  for (int32_t entry : {6, 7, 8}) order.Add(entry, 3);
  EXPECT_EQ(order.size_of(1), 2);
  EXPECT_EQ(order.size_of(2), 4);
  EXPECT_EQ(order.size_of(4), 0);
  // Those of 2 and 3 above two entries, by age; then all by age.
  EXPECT_THAT(All(order), ElementsAre(2, 3, 6, 0, 1, 4, 5, 7, 8));
}

TEST(EvictionOrder, ATenantThatFallsToItsQuotaLosesItsTurn) {
  EvictionOrder order(6, 2);
  order.Add(0, 1);
  for (int32_t entry : {1, 2, 3}) order.Add(entry, 2);
  EXPECT_EQ(order.First(), 1);
  order.Remove(3);  // used again
  EXPECT_EQ(order.First(), 0);
  order.Add(3, 2);
  EXPECT_EQ(order.First(), 1);
  EXPECT_TRUE(order.GoesBefore(1, 2));
  EXPECT_FALSE(order.GoesBefore(2, 1));
  EXPECT_FALSE(order.GoesBefore(0, 1));  // of different tenants
  EXPECT_FALSE(order.GoesBefore(1, 5));  // not in the order
  EXPECT_FALSE(order.GoesBefore(5, 1));
}

TEST(EvictionOrder, TenantsAreNumbersOnly) {
  std::vector<std::vector<int32_t>> orders;
  for (const int64_t factor : {int64_t{1}, int64_t{-1}, int64_t{1} << 40}) {
    EvictionOrder order(12, 3);
    for (int32_t entry = 0; entry < 12; ++entry) order.Add(entry, factor * (entry * 5 % 4));
    orders.push_back(All(order));
  }
  EXPECT_EQ(orders[0], orders[1]);
  EXPECT_EQ(orders[0], orders[2]);
}

TEST(EvictionOrderDeathTest, OurOwnMistakesEndTheProcess) {
  EvictionOrder order(2, 0);
  EXPECT_DEATH(order.First(), "turns_");
  EXPECT_DEATH(order.Remove(0), "Contains");
  order.Add(0, 0);
  EXPECT_DEATH(order.Add(0, 0), "Contains");
}

}  // namespace
}  // namespace longspan
