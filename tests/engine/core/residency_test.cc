// Who holds which pages and slots, on the device and on the host, request by request and without an
// engine.
#include "engine/core/residency.h"

#include <vector>

#include "gtest/gtest.h"
#include "tests/engine/core/residency_rig.h"

namespace longspan {
namespace {

TEST_F(ResidencyTest, WhatIsPromisedIsReservedUntilItIsTaken) {
  RunningRequest& request = Admit(PromptOf(100, 1, 200));
  EXPECT_EQ(request.reserved_pages, 3) << "100 tokens and a margin of 64, less the last";
  EXPECT_EQ(residency_.pool().available_pages(), 13);
  EXPECT_GE(First(request).slot, 0);
  Read(request, 100);
  EXPECT_EQ(First(request).pages[0].size(), 2U);
  EXPECT_EQ(request.reserved_pages, 1);
  EXPECT_EQ(residency_.ReleasablePages(request), 3);
  EXPECT_TRUE(Integrity().ok()) << Integrity();
}

TEST_F(ResidencyTest, BeyondTheReservationPagesAreTakenThatNobodyReserved) {
  RunningRequest& request = Admit(PromptOf(100, 1, 300));
  Read(request, 100);
  residency_.TakePages(request, First(request), 200);
  EXPECT_EQ(First(request).pages[0].size(), 4U);
  EXPECT_EQ(request.reserved_pages, 0);
  EXPECT_EQ(residency_.pool().available_pages(), 12);
  residency_.ReleaseAll(request);
  ExpectNothingIsHeld();
}

TEST_F(ResidencyTest, SamplesReserveAllThatTheyCanNeed) {
  Request asked = PromptOf(100, 1, 300);
  EXPECT_FALSE(residency_.ReservesAll(*LoneRequest(asked)));
  asked.sampling.n = 2;
  const RunningRequest& request = Admit(asked);
  EXPECT_TRUE(residency_.ReservesAll(request));
  EXPECT_EQ(request.reserved_pages, 1 + 2 * 6) << "one full page of the prompt is shared";
}

TEST_F(ResidencyTest, FullPagesAreFoundOnceTheyAreComputed) {
  const Request asked = PromptOf(200, 1);
  RunningRequest& first = Admit(asked);
  Read(first, 130);
  EXPECT_EQ(residency_.Find(*LoneRequest(asked)).pages, 0);
  residency_.PublishPages(first, 130);
  EXPECT_EQ(residency_.Find(*LoneRequest(asked)).pages, 2);
  EXPECT_EQ(residency_.Find(*LoneRequest(PromptOf(200, 2))).pages, 0);

  RunningRequest& second = Admit(asked);
  EXPECT_EQ(First(second).cached_tokens, 128);
  const std::vector<int32_t>& pages = First(first).pages[0];
  EXPECT_EQ(First(second).pages[0], std::vector<int32_t>(pages.begin(), pages.begin() + 2));
  EXPECT_EQ(residency_.ReleasablePages(second), second.reserved_pages) << "what it shares stays";
  TakeBatch();
  Read(second, 200);
  const ForwardBatch batch = TakeBatch();
  ASSERT_EQ(batch.slot_resets.size(), 1U);
  EXPECT_EQ(batch.slot_resets[0].slot, First(second).slot);
  EXPECT_EQ(batch.slot_resets[0].page, pages[1]) << "where what was found ends";
  EXPECT_TRUE(Integrity().ok()) << Integrity();
}

TEST_F(ResidencyTest, WhatIsForgottenIsNotFound) {
  const Request asked = PromptOf(200, 1);
  RunningRequest& request = Admit(asked);
  Read(request, 200);
  residency_.PublishPages(request, 200);
  residency_.ForgetPages(request);
  residency_.ReleaseAll(request);
  EXPECT_EQ(residency_.Find(*LoneRequest(asked)).pages, 0);
  EXPECT_EQ(residency_.pool().free_pages(), 16);
  ExpectNothingIsHeld();
}

TEST_F(ResidencyTest, ForksShareFullPagesAndCopyTheBegunOne) {
  Request asked = PromptOf(100, 1);
  asked.sampling.n = 2;
  RunningRequest& request = Admit(asked);
  Read(request, 100);
  request.forks_due = true;
  residency_.Fork(request, batch_);
  const Sequence& parent = First(request);
  const Sequence& child = request.sequences[1].state;
  EXPECT_EQ(child.pages[0][0], parent.pages[0][0]);
  EXPECT_NE(child.pages[0][1], parent.pages[0][1]);
  const ForwardBatch batch = TakeBatch();
  ASSERT_EQ(batch.forks.size(), 1U);
  EXPECT_EQ(batch.forks[0].source_page, parent.pages[0][1]);
  EXPECT_EQ(batch.forks[0].destination_page, child.pages[0][1]);
  EXPECT_EQ(batch.forks[0].source_slot, parent.slot);
  EXPECT_EQ(batch.forks[0].destination_slot, child.slot);
  EXPECT_FALSE(request.forks_due);
  EXPECT_TRUE(Integrity().ok()) << Integrity();
  residency_.ReleaseAll(request);
  ExpectNothingIsHeld();
}

TEST_F(ResidencyTest, AParentThatHasEndedGivesBackOnceItsForksHaveTheirPages) {
  Request asked = PromptOf(100, 1);
  asked.sampling.n = 2;
  RunningRequest& request = Admit(asked);
  Read(request, 100);
  First(request).finished = true;
  residency_.Fork(request, batch_);
  EXPECT_TRUE(First(request).pages.empty());
  EXPECT_EQ(First(request).slot, -1);
  EXPECT_EQ(residency_.pool().used_pages(), 2);
  EXPECT_TRUE(Integrity().ok()) << Integrity();
}

TEST_F(ResidencyTest, APreemptedRequestComesBackFromTheHostAsItWas) {
  RunningRequest& request = Admit(PromptOf(100, 1));
  Read(request, 100);
  const std::vector<int32_t> pages = First(request).pages[0];
  ASSERT_TRUE(residency_.FitsHost(request));
  TakeBatch();
  residency_.Preempt(request, /*is_copied=*/true, batch_);
  EXPECT_TRUE(request.on_host());
  EXPECT_EQ(residency_.pool().used_pages() + residency_.pool().reserved_pages(), 0);
  EXPECT_EQ(residency_.host().free_pages(), 6);
  const ForwardBatch there = TakeBatch();
  ASSERT_EQ(there.page_moves.size(), 2U);
  EXPECT_EQ(there.page_moves[1].device_item, pages[1]);
  EXPECT_TRUE(there.page_moves[1].to_host && there.slot_moves.at(0).to_host);

  residency_.Admit(request, batch_);
  const ForwardBatch back = TakeBatch();
  ASSERT_EQ(back.page_moves.size(), 2U);
  for (size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(back.page_moves[i].host_item, there.page_moves[i].host_item);
    EXPECT_EQ(back.page_moves[i].device_item, First(request).pages[0][i]);
    EXPECT_FALSE(back.page_moves[i].to_host);
  }
  EXPECT_EQ(back.slot_moves.at(0).host_item, there.slot_moves.at(0).host_item);
  EXPECT_EQ(First(request).cached_tokens, 100);
  EXPECT_EQ(residency_.host().free_pages(), 8);
  EXPECT_TRUE(back.slot_resets.empty());
  EXPECT_TRUE(Integrity().ok()) << Integrity();
}

TEST_F(ResidencyTest, WhatIsNotCopiedIsReadAgain) {
  RunningRequest& request = Admit(PromptOf(100, 1));
  Read(request, 100);
  residency_.Preempt(request, /*is_copied=*/false, batch_);
  EXPECT_FALSE(request.on_host());
  EXPECT_EQ(First(request).cached_tokens, 0);
  EXPECT_TRUE(request.reads());
  ExpectNothingIsHeld();
}

TEST_F(ResidencyTest, WhoEndsOnTheHostLeavesIt) {
  RunningRequest& request = Admit(PromptOf(100, 1));
  Read(request, 100);
  residency_.Preempt(request, /*is_copied=*/true, batch_);
  EXPECT_TRUE(Integrity().ok()) << Integrity();
  residency_.ReleaseAll(request);
  ExpectNothingIsHeld();
}

TEST_F(ResidencyTest, WhatNobodyAccountsForIsAnError) {
  Read(Admit(PromptOf(100, 1)), 100);
  EXPECT_TRUE(Integrity().ok()) << Integrity();
  const absl::Status lost = residency_.CheckIntegrity({});
  EXPECT_EQ(lost.code(), absl::StatusCode::kInternal);
  EXPECT_EQ(lost.message(), "pages: requests hold 0, counted are 2");
  ++requests_.back()->reserved_pages;
  EXPECT_EQ(Integrity().code(), absl::StatusCode::kInternal);
}

TEST_F(ResidencyTest, TheMostSlotsThatWereUsedAreKept) {
  Admit(PromptOf(10, 1));
  RunningRequest& second = Admit(PromptOf(10, 2));
  residency_.ReleaseAll(second);
  EngineLoad load;
  residency_.AddTo(load);
  EXPECT_EQ(load.slots_free, 3);
  EXPECT_EQ(load.most_slots_used, 2);
  EXPECT_EQ(load.pages_total, 16);
  EXPECT_EQ(load.host_pages_total, 8);
}

}  // namespace
}  // namespace longspan
