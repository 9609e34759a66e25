#include "kernels/rooms/room_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <vector>

namespace longspan {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using Fetch = RoomTable::Fetch;

std::vector<Fetch> Read(RoomTable& table, const std::vector<int32_t>& pages) {
  std::vector<Fetch> fetches;
  EXPECT_TRUE(table.Read(pages, fetches).ok());
  return fetches;
}

TEST(RoomTableTest, WhatIsThereIsNotFetchedAgain) {
  RoomTable table(10, 3);
  EXPECT_THAT(Read(table, {2, 5}), ElementsAre(Fetch{2, 0}, Fetch{5, 1}));
  EXPECT_THAT(Read(table, {2, 5}), IsEmpty());
  EXPECT_THAT(Read(table, {5, 7}), ElementsAre(Fetch{7, 2}));
  EXPECT_EQ(table.RoomOf(7), 2);
  EXPECT_EQ(table.RoomOf(3), kNoRoom);
}

TEST(RoomTableTest, ThePageThatWasReadLongestAgoLeaves) {
  RoomTable table(10, 3);
  Read(table, {0, 1, 2});
  Read(table, {0});
  Read(table, {2});
  EXPECT_THAT(Read(table, {2, 8}), ElementsAre(Fetch{8, 1}));
  EXPECT_EQ(table.RoomOf(1), kNoRoom);
  EXPECT_THAT(Read(table, {9}), ElementsAre(Fetch{9, 0}));
}

// However old it is.
TEST(RoomTableTest, APageThatIsReadNowStays) {
  RoomTable table(10, 2);
  Read(table, {0});
  Read(table, {1});
  EXPECT_THAT(Read(table, {0, 4}), ElementsAre(Fetch{4, 1}));
  EXPECT_EQ(table.RoomOf(0), 0);
}

TEST(RoomTableTest, AForgottenPageIsFetchedAgainAndItsRoomIsTakenFirst) {
  RoomTable table(10, 3);
  Read(table, {0, 1, 2});
  table.Forget(1);
  table.Forget(1);
  table.Forget(6);
  EXPECT_EQ(table.RoomOf(1), kNoRoom);
  EXPECT_THAT(Read(table, {5}), ElementsAre(Fetch{5, 1}));
  EXPECT_THAT(Read(table, {1}), ElementsAre(Fetch{1, 0}));
}

TEST(RoomTableTest, MorePagesThanRoomsAreRefusedAndNothingChanges) {
  RoomTable table(10, 2);
  Read(table, {3, 4});
  std::vector<Fetch> fetches;
  const absl::Status status = table.Read({3, 4, 5}, fetches);
  EXPECT_THAT(std::string(status.message()), HasSubstr("3 pages of a KV head, accepted: 2 rooms"));
  EXPECT_THAT(fetches, IsEmpty());
  EXPECT_EQ(table.RoomOf(3), 0);
  EXPECT_THAT(Read(table, {}), IsEmpty());
}

// Against lists that do the same in the obvious way: pages by when they were read, and the copies.
TEST(RoomTableTest, RandomStepsAgreeWithTheDefinition) {
  for (uint32_t seed = 0; seed < 200; ++seed) {
    std::mt19937 random(seed);
    const int32_t pages = 20 + static_cast<int32_t>(random() % 60);
    const int32_t rooms = 1 + static_cast<int32_t>(random() % 16);
    RoomTable table(pages, rooms);
    std::map<int32_t, int> read_at;  // of pages that are in rooms
    std::vector<int32_t> copies(rooms, -1);
    for (int step = 1; step <= 60; ++step) {
      if (random() % 5 == 0) {
        const auto page = static_cast<int32_t>(random() % pages);
        table.Forget(page);
        read_at.erase(page);
      }
      std::set<int32_t> wanted;
      const auto most = random() % (rooms + 1);
      while (wanted.size() < most && wanted.size() < static_cast<size_t>(pages)) {
        wanted.insert(static_cast<int32_t>(random() % pages));
      }
      size_t missing = 0;
      for (const int32_t page : wanted) missing += read_at.count(page) == 0 ? 1 : 0;
      std::vector<std::pair<int, int32_t>> others;
      for (const auto& [page, when] : read_at) {
        if (wanted.count(page) == 0) others.emplace_back(when, page);
      }
      std::sort(others.begin(), others.end());
      const std::vector<Fetch> fetches = Read(table, {wanted.begin(), wanted.end()});
      ASSERT_EQ(fetches.size(), missing) << "seed " << seed << " step " << step;
      for (const Fetch& fetch : fetches) copies[fetch.room] = fetch.page;
      for (const int32_t page : wanted) read_at[page] = step;
      // Of those that are not read now, only the oldest may have left, and no more than had to.
      const size_t free_rooms = rooms - (read_at.size() - missing);
      const size_t left = missing > free_rooms ? missing - free_rooms : 0;
      std::set<int> left_at, stayed_at;
      size_t gone = 0;
      for (const auto& [when, page] : others) {
        if (table.RoomOf(page) != kNoRoom) {
          stayed_at.insert(when);
          continue;
        }
        ++gone;
        left_at.insert(when);
        read_at.erase(page);
      }
      ASSERT_EQ(gone, left) << "seed " << seed << " step " << step;
      if (!left_at.empty() && !stayed_at.empty()) {
        ASSERT_LE(*left_at.rbegin(), *stayed_at.begin()) << "seed " << seed;
      }
      // Nobody's room is another's, and each has the copy of its page.
      std::set<int32_t> taken;
      for (const auto& [page, when] : read_at) {
        const int32_t room = table.RoomOf(page);
        ASSERT_NE(room, kNoRoom) << "page " << page << " seed " << seed;
        ASSERT_TRUE(taken.insert(room).second) << "room " << room << " seed " << seed;
        ASSERT_EQ(copies[room], page) << "seed " << seed;
      }
    }
  }
}

}  // namespace
}  // namespace longspan
