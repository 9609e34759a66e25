// Pages that several sequences see through a window: who leaves one goes on with another.
#include "engine/core/window_pages.h"

#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "kernels/kv_layout.h"
#include "tests/engine/kv/chain_names.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;

class WindowPagesTest : public ::testing::Test {
 protected:
  WindowPagesTest() { groups_.window_tokens = {0, 100}; }

  // A page in use, for a request that has reserved so many beside it.
  int32_t Take(int64_t reserved_pages) {
    EXPECT_TRUE(pool_.Reserve(1 + reserved_pages));
    return pool_.Take();
  }

  PageGroups groups_;
  PagePool pool_{10};
  WindowPages windows_{groups_, pool_};
};

TEST_F(WindowPagesTest, OfAGroupThatSeesAllEveryPageIsSeen) {
  EXPECT_EQ(windows_.First(0, 1000), 0);
  EXPECT_EQ(windows_.First(1, 1000), 14);
}

TEST_F(WindowPagesTest, WhoLeavesAPageHasOneReserved) {
  int64_t reserved = 2;
  const int32_t page = Take(reserved);
  windows_.Leave(page, false, reserved);
  EXPECT_EQ(reserved, 3);
  EXPECT_EQ(pool_.reserved_pages(), 3);
  EXPECT_EQ(pool_.free_pages(), 10);
}

TEST_F(WindowPagesTest, OfASharedPageAllUsersButOneHaveOneReserved) {
  int64_t first = 0;
  int64_t second = 3;
  const int32_t page = Take(second);
  windows_.Share(page, second);
  EXPECT_EQ(second, 2);
  EXPECT_EQ(pool_.reserved_pages(), 3) << "one of them for the day that one of the two leaves";
  windows_.Leave(page, false, first);
  EXPECT_EQ(first, 1);
  EXPECT_EQ(pool_.reserved_pages(), 3);
  EXPECT_EQ(pool_.used_pages(), 1);
  windows_.Leave(page, false, second);
  EXPECT_EQ(second, 3);
  EXPECT_EQ(pool_.reserved_pages(), 4);
  EXPECT_EQ(pool_.used_pages(), 0);
}

TEST_F(WindowPagesTest, WhoEndsLeavesWhatWasReservedForSharing) {
  int64_t reserved = 1;
  const int32_t page = Take(reserved);
  windows_.Share(page, reserved);
  windows_.Release({page});
  EXPECT_EQ(pool_.reserved_pages(), 0);
  EXPECT_EQ(pool_.references(page), 1);
  windows_.Release({page});
  EXPECT_EQ(pool_.free_pages(), 10);
}

TEST_F(WindowPagesTest, WhatIsAdoptedTakesOneEachOfWhatIsAvailable) {
  const std::vector<PageHash> names = NamesOf("abcd");
  int64_t reserved = 0;
  std::vector<int32_t> pages;
  for (const PageHash& name : names) {
    pages.push_back(Take(0));
    pool_.Publish(pages.back(), kNoPage, InGroup(name, 1), 0);
    windows_.Leave(pages.back(), false, reserved);
  }
  pool_.Unreserve(reserved);
  EXPECT_EQ(pool_.available_pages(), 10);
  // 99 tokens before token 256.
  EXPECT_THAT(windows_.Adopt(names, 1), ElementsAre(kNoPage, kNoPage, pages[2], pages[3]));
  EXPECT_EQ(pool_.available_pages(), 8);
  EXPECT_EQ(pool_.reserved_pages(), 0);
  EXPECT_THAT(windows_.Adopt(names, 1), ElementsAre(kNoPage, kNoPage, pages[2], pages[3]));
  EXPECT_EQ(pool_.available_pages(), 6);
  EXPECT_EQ(pool_.reserved_pages(), 2) << "they were in use";
  EXPECT_TRUE(pool_.CheckIntegrity().ok()) << pool_.CheckIntegrity();
}

}  // namespace
}  // namespace longspan
