#include "clients/cpp/load/pool_use.h"

#include <limits>

#include "gtest/gtest.h"
#include "tests/clients/load/load_samples.h"

namespace longspan {
namespace {

TEST(PoolUse, StatesMakeAllUnits) {
  const std::vector<PoolUse> pools = PoolsOf(BusyServer(1));
  ASSERT_EQ(pools.size(), 3U);
  EXPECT_EQ(pools[0].name, "kv pages");
  EXPECT_EQ(pools[0].used, 500);
  EXPECT_EQ(pools[0].reserved, 250);
  EXPECT_EQ(pools[0].cached, 100);
  EXPECT_EQ(pools[0].free, 150);
  EXPECT_EQ(pools[0].total(), 1000);
  EXPECT_EQ(pools[1].name, "state slots");
  EXPECT_EQ(pools[1].used, 12);
  EXPECT_EQ(pools[2].name, "host pages");
  EXPECT_EQ(pools[2].free, 150);
}

TEST(PoolUse, WhatIsPromisedIsTakenOfTheFreePagesFirst) {
  v1::GetLoadResponse load = BusyServer(1);
  load.set_kv_pages_reserved(450);
  const PoolUse pages = PoolsOf(load)[0];
  EXPECT_EQ(pages.free, 0);
  EXPECT_EQ(pages.cached, 50);
  EXPECT_EQ(pages.total(), 1000);
}

TEST(PoolUse, PoolsWithoutUnitsAreLeftOut) {
  EXPECT_TRUE(PoolsOf(v1::GetLoadResponse()).empty());
  v1::GetLoadResponse nonsense;
  nonsense.set_kv_pages_free(5);
  nonsense.set_kv_pages_cached(5);
  for (const PoolUse& pool : PoolsOf(nonsense)) EXPECT_GE(pool.used, 0);
}

TEST(PoolUse, WhateverAServerSaysCanBeDrawn) {
  constexpr int64_t kLargest = std::numeric_limits<int64_t>::max();
  for (const int64_t one : {int64_t{-5}, -kLargest - 1, kLargest, int64_t{10}}) {
    for (const int64_t other : {int64_t{-5}, kLargest, int64_t{3}}) {
      v1::GetLoadResponse load;
      load.set_kv_pages_total(one);
      load.set_kv_pages_free(other);
      load.set_kv_pages_cached(one);
      load.set_kv_pages_reserved(other);
      load.set_state_slots_total(other);
      load.set_state_slots_free(one);
      load.set_host_pages_total(10);
      load.set_host_pages_used(one);
      for (const PoolUse& pool : PoolsOf(load)) {
        for (const int64_t units : {pool.used, pool.reserved, pool.cached, pool.free}) {
          EXPECT_GE(units, 0) << pool.name;
        }
        EXPECT_EQ(Bar(pool, 20).size(), 20U) << pool.name;
      }
    }
  }
}

TEST(PoolUse, EdgesOfBarsAreWhereTheyBelong) {
  EXPECT_EQ(Bar({"", 50, 25, 10, 15}, 22), "[##########+++++==...]");
  EXPECT_EQ(Bar({"", 0, 0, 0, 7}, 12), "[..........]");
  EXPECT_EQ(Bar({"", 7, 0, 0, 0}, 12), "[##########]");
  EXPECT_EQ(Bar({"", 1, 1, 1, 0}, 12), "[###++++===]");
  EXPECT_EQ(Bar({"", 0, 0, 0, 0}, 5), "[...]");
  EXPECT_EQ(Bar({"", int64_t{1} << 61, 0, 0, int64_t{1} << 61}, 4), "[#.]");
  EXPECT_EQ(Bar({"", 1, 1, 1, 1}, 2), "[]");
}

}  // namespace
}  // namespace longspan
