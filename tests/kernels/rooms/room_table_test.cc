#include "kernels/rooms/room_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <vector>

#include "kernels/rooms/owned_rooms.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using Fetch = RoomTable::Fetch;

class Rooms {
 public:
  Rooms(int32_t pages, int32_t rooms) : owned_(pages, rooms), table_(owned_.Table()) {}

  std::vector<Fetch> Read(const std::vector<int32_t>& pages) {
    std::vector<Fetch> fetches;
    counts_ = table_.Read(pages, fetches);
    EXPECT_EQ(counts_.fetched, static_cast<int64_t>(fetches.size()));
    return fetches;
  }
  // Of the last Read.
  const RoomCounts& counts() const { return counts_; }
  RoomTable* operator->() { return &table_; }

 private:
  OwnedRooms owned_;
  RoomTable table_;
  RoomCounts counts_;
};

TEST(RoomTableTest, WhatIsThereIsNotFetchedAgain) {
  Rooms rooms(10, 3);
  EXPECT_THAT(rooms.Read({2, 5}), ElementsAre(Fetch{2, 0}, Fetch{5, 1}));
  EXPECT_THAT(rooms.Read({2, 5}), IsEmpty());
  EXPECT_EQ(rooms.counts(), (RoomCounts{2, 0, 0}));
  EXPECT_THAT(rooms.Read({5, 7}), ElementsAre(Fetch{7, 2}));
  EXPECT_EQ(rooms.counts(), (RoomCounts{1, 1, 0}));
  EXPECT_EQ(rooms->RoomOf(7), 2);
  EXPECT_EQ(rooms->RoomOf(3), kNoRoom);
}

TEST(RoomTableTest, ThePageThatWasReadLongestAgoLeaves) {
  Rooms rooms(10, 3);
  rooms.Read({0, 1, 2});
  rooms.Read({0});
  rooms.Read({2});
  EXPECT_THAT(rooms.Read({2, 8}), ElementsAre(Fetch{8, 1}));
  EXPECT_EQ(rooms->RoomOf(1), kNoRoom);
  EXPECT_THAT(rooms.Read({9}), ElementsAre(Fetch{9, 0}));
}

// However old it is.
TEST(RoomTableTest, APageThatIsReadNowStays) {
  Rooms rooms(10, 2);
  rooms.Read({0});
  rooms.Read({1});
  EXPECT_THAT(rooms.Read({4, 0}), ElementsAre(Fetch{4, 1}));
  EXPECT_EQ(rooms->RoomOf(0), 0);
}

TEST(RoomTableTest, APageThatSeveralReadIsFetchedAndCountedOnce) {
  Rooms rooms(10, 4);
  EXPECT_THAT(rooms.Read({6, 2, 6, 2, 6}), ElementsAre(Fetch{6, 0}, Fetch{2, 1}));
  EXPECT_THAT(rooms.Read({2, 6, 2}), IsEmpty());
  EXPECT_EQ(rooms.counts(), (RoomCounts{2, 0, 0}));
}

TEST(RoomTableTest, AForgottenPageIsFetchedAgainAndItsRoomLeavesInItsTurn) {
  Rooms rooms(10, 3);
  rooms.Read({0, 1});
  rooms.Read({2});
  rooms->Forget(1);
  rooms->Forget(1);
  rooms->Forget(6);
  EXPECT_EQ(rooms->RoomOf(1), kNoRoom);
  EXPECT_THAT(rooms.Read({1}), ElementsAre(Fetch{1, 0}));
  EXPECT_THAT(rooms.Read({5}), ElementsAre(Fetch{5, 1}));
  EXPECT_EQ(rooms->RoomOf(1), 0);
}

TEST(RoomTableTest, PagesBeyondTheRoomsStayAtHome) {
  Rooms rooms(10, 2);
  rooms.Read({3, 4});
  EXPECT_THAT(rooms.Read({5, 3, 6, 7}), ElementsAre(Fetch{5, 1}));
  EXPECT_EQ(rooms.counts(), (RoomCounts{1, 1, 2}));
  EXPECT_EQ(rooms->RoomOf(3), 0);
  EXPECT_EQ(rooms->RoomOf(6), kNoRoom);
  EXPECT_EQ(rooms->RoomOf(7), kNoRoom);
  EXPECT_THAT(rooms.Read({6}), ElementsAre(Fetch{6, 0}));

  Rooms none(10, 0);
  EXPECT_THAT(none.Read({1, 2, 1}), IsEmpty());
  EXPECT_EQ(none.counts(), (RoomCounts{0, 0, 2}));
  EXPECT_THAT(none.Read({}), IsEmpty());
}

// Counters go round: what was read before is not taken for what is read now.
TEST(RoomTableTest, StepsBeginAgain) {
  OwnedRooms owned(10, 3);
  owned.SetSteps(-3);
  RoomTable table = owned.Table();
  std::vector<Fetch> fetches;
  for (const int32_t page : {0, 1, 2}) table.Read({page}, fetches);
  fetches.clear();
  table.Read({7}, fetches);
  EXPECT_THAT(fetches, ElementsAre(Fetch{7, 0}));
}

TEST(RoomTableTest, BeyondTheOldestStepsTheFirstRoomLeaves) {
  Rooms rooms(10, 3);
  rooms.Read({0});
  rooms.Read({1});
  rooms.Read({0});  // younger than page 1
  rooms.Read({2});
  for (int step = 0; step < kOldestSteps; ++step) rooms.Read({2});
  EXPECT_THAT(rooms.Read({8}), ElementsAre(Fetch{8, 0}));
}

// As where steps read chunks of prompts alone: a backend need not even ask then.
TEST(RoomTableTest, AStepThatReadsNoneMakesNothingOlder) {
  Rooms rooms(10, 2);
  rooms.Read({0});
  rooms.Read({1});
  rooms.Read({0});  // younger than page 1
  for (int step = 0; step < 2 * kOldestSteps; ++step) EXPECT_THAT(rooms.Read({}), IsEmpty());
  EXPECT_THAT(rooms.Read({8}), ElementsAre(Fetch{8, 1}));
}

// Against lists that do the same in the obvious way: pages by when they were read, and the copies.
TEST(RoomTableTest, RandomStepsAgreeWithTheDefinition) {
  for (uint32_t seed = 0; seed < 200; ++seed) {
    std::mt19937 random(seed);
    const int32_t pages = 20 + static_cast<int32_t>(random() % 60);
    const int32_t count = static_cast<int32_t>(random() % 16);
    Rooms rooms(pages, count);
    std::map<int32_t, int> read_at;  // of pages that are in rooms
    std::vector<int32_t> copies(count, -1);
    std::vector<int> room_read_at(count, 0);
    for (int step = 1; step <= 60; ++step) {
      if (random() % 5 == 0) {
        const auto page = static_cast<int32_t>(random() % pages);
        rooms->Forget(page);
        read_at.erase(page);
      }
      std::vector<int32_t> wanted;
      for (auto left = random() % (count + 4); left > 0; --left) {
        wanted.push_back(static_cast<int32_t>(random() % pages));
      }
      const std::set<int32_t> distinct(wanted.begin(), wanted.end());
      size_t missing = 0;
      size_t found = 0;
      for (const int32_t page : distinct) ++(read_at.count(page) == 0 ? missing : found);
      for (const int32_t page : distinct) {
        if (read_at.count(page) > 0) room_read_at[rooms->RoomOf(page)] = step;
      }
      // Rooms by when they were read, of those that are not read now.
      std::vector<std::pair<int, int32_t>> others;
      for (int32_t room = 0; room < count; ++room) {
        if (room_read_at[room] != step) others.emplace_back(room_read_at[room], room);
      }
      std::sort(others.begin(), others.end());
      others.resize(std::min(others.size(), missing));
      std::set<int32_t> taken;
      for (const auto& [when, room] : others) taken.insert(room);

      const std::vector<Fetch> fetches = rooms.Read(wanted);
      ASSERT_EQ(rooms.counts(),
                (RoomCounts{static_cast<int64_t>(found), static_cast<int64_t>(taken.size()),
                            static_cast<int64_t>(missing - taken.size())}))
          << "seed " << seed << " step " << step;
      auto next = taken.begin();
      for (const Fetch& fetch : fetches) {
        ASSERT_EQ(fetch.room, *next++) << "seed " << seed << " step " << step;
        const auto before = read_at.find(copies[fetch.room]);
        if (before != read_at.end() && rooms->RoomOf(before->first) == kNoRoom) {
          read_at.erase(before);
        }
        copies[fetch.room] = fetch.page;
        room_read_at[fetch.room] = step;
      }
      for (const int32_t page : distinct) {
        if (rooms->RoomOf(page) != kNoRoom) read_at[page] = step;
      }
      // Nobody's room is another's, and each has the copy of its page.
      std::set<int32_t> rooms_of_pages;
      for (int32_t page = 0; page < pages; ++page) {
        const int32_t room = rooms->RoomOf(page);
        ASSERT_EQ(room != kNoRoom, read_at.count(page) > 0) << "page " << page << " seed " << seed;
        if (room == kNoRoom) continue;
        ASSERT_TRUE(rooms_of_pages.insert(room).second) << "room " << room << " seed " << seed;
        ASSERT_EQ(copies[room], page) << "seed " << seed;
      }
    }
  }
}

}  // namespace
}  // namespace longspan
