#include "tests/sim/room_book.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

// What is wrong with the first kind that is.
std::string WrongOf(const RoomBook& book, const RoomAnswer& answer) {
  for (const std::string& wrong :
       {book.WhatIsCountedWrongly(answer), book.WhatIsFetchedWrongly(answer)}) {
    if (!wrong.empty()) return wrong;
  }
  return book.WhoLeavesWrongly(answer);
}

void AskAndNote(RoomBook& book, const std::vector<int32_t>& pages, const RoomAnswer& answer) {
  book.Ask(pages);
  ASSERT_THAT(WrongOf(book, answer), IsEmpty());
  book.Note(answer);
}

// Three rooms: of page 7, read two steps ago, of page 4, which was read since, and nobody's. The
// step asks for pages 4 and 9.
class RoomBookTest : public ::testing::Test {
 protected:
  void SetUp() override {
    AskAndNote(book_, {7, 4, 7}, {{0, 2, 0}, {{7, 0}, {4, 1}}});
    AskAndNote(book_, {4}, {{1, 0, 0}, {}});
    book_.Ask({4, 9, 9});
  }
  RoomBook book_{10, 3};
};

TEST_F(RoomBookTest, KnowsWhoIsWhereAndWhatWasAskedFor) {
  const RoomAnswer answer = {{1, 1, 0}, {{9, 2}}};
  EXPECT_THAT(WrongOf(book_, answer), IsEmpty());
  book_.Note(answer);
  EXPECT_EQ(book_.RoomOf(9), 2);
  EXPECT_EQ(book_.RoomOf(7), 0);
  book_.Ask({2});
  book_.Note({{0, 1, 0}, {{2, 0}}});
  EXPECT_EQ(book_.RoomOf(2), 0);
  EXPECT_EQ(book_.RoomOf(7), kNoRoom);
  book_.Forget(4);
  book_.Forget(4);
  EXPECT_EQ(book_.RoomOf(4), kNoRoom);
  EXPECT_EQ(book_.asked_pages(), 6);
  EXPECT_EQ(book_.counts(), (RoomCounts{2, 4, 0}));
}

TEST_F(RoomBookTest, WrongCountsShow) {
  for (const RoomCounts& counts :
       {RoomCounts{0, 1, 0}, RoomCounts{1, 0, 1}, RoomCounts{1, 2, 0}, RoomCounts{1, 1, 1}}) {
    EXPECT_THAT(WrongOf(book_, {counts, {{9, 2}}}), HasSubstr("wanted 1 found, 1 fetched, 0 left"));
  }
}

TEST_F(RoomBookTest, WrongCopiesShow) {
  const auto wrong = [this](const std::vector<RoomTable::Fetch>& fetches) {
    return WrongOf(book_, {{1, 1, 0}, fetches});
  };
  EXPECT_THAT(wrong({}), HasSubstr("wanted 1, found 0"));
  EXPECT_THAT(wrong({{9, 2}, {9, 0}}), HasSubstr("wanted 1, found 2"));
  EXPECT_THAT(wrong({{8, 2}}), HasSubstr("wanted page 9"));
  EXPECT_THAT(wrong({{9, 3}}), HasSubstr("of 3, found page 9 into room 3"));
}

TEST_F(RoomBookTest, ARoomThatIsGivenTwiceShows) {
  book_.Ask({1, 2});
  EXPECT_THAT(WrongOf(book_, {{0, 2, 0}, {{1, 0}, {2, 0}}}), HasSubstr("into a room from 1 on"));
}

TEST_F(RoomBookTest, WhoMustNotLeaveShows) {
  EXPECT_THAT(WrongOf(book_, {{1, 1, 0}, {{9, 1}}}),
              HasSubstr("page 4 leaves room 1, and the step reads it"));
  EXPECT_THAT(WrongOf(book_, {{1, 1, 0}, {{9, 0}}}), HasSubstr("wanted room 2, read 3 steps ago"));
}

TEST_F(RoomBookTest, OfEquallyOldRoomsTheFirstIsTaken) {
  for (int step = 0; step < kOldestSteps; ++step) AskAndNote(book_, {4}, {{1, 0, 0}, {}});
  book_.Ask({9});
  EXPECT_THAT(WrongOf(book_, {{0, 1, 0}, {{9, 0}}}), IsEmpty());
  EXPECT_THAT(WrongOf(book_, {{0, 1, 0}, {{9, 2}}}), HasSubstr("wanted room 0"));
}

// A room that a forgotten page had is as old as it was.
TEST_F(RoomBookTest, AForgottenPagesRoomWaitsForItsTurn) {
  book_.Forget(7);
  book_.Ask({7});
  EXPECT_THAT(WrongOf(book_, {{0, 1, 0}, {{7, 0}}}), HasSubstr("wanted room 2"));
  EXPECT_THAT(WrongOf(book_, {{0, 1, 0}, {{7, 2}}}), IsEmpty());
}

}  // namespace
}  // namespace longspan
