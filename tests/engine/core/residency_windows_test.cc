// The same where layers see a window: what it has passed is given back, and can still be found.
#include <algorithm>
#include <vector>

#include "engine/core/residency.h"
#include "gtest/gtest.h"
#include "tests/engine/core/residency_rig.h"

namespace longspan {
namespace {

EngineOptions ManyPages() {
  EngineOptions options = FewPages();
  options.pages = 100;
  options.prefill_chunk_tokens = 100;
  return options;
}

// A group that sees all, and two that see the last 100 tokens.
class WindowedResidencyTest : public ResidencyTest {
 protected:
  WindowedResidencyTest() : ResidencyTest(ManyPages(), {0, 100, 100}) {}

  // As a step that is collected.
  void Settle(RunningRequest& request, int64_t end) {
    residency_.PublishPages(request, end);
    residency_.LeaveWindows(request, 0);
    EXPECT_TRUE(Integrity().ok()) << Integrity();
  }
  void ReadAndSettle(RunningRequest& request, int64_t end) {
    while (First(request).cached_tokens < end) {
      Read(request, std::min(end, First(request).cached_tokens + 100));
      residency_.LeaveWindows(request, 0);
      Settle(request, First(request).cached_tokens);
    }
  }
  void EndAll() {
    for (const auto& request : requests_) residency_.ReleaseAll(*request);
    EXPECT_TRUE(Integrity().ok()) << Integrity();
    EXPECT_EQ(residency_.pool().used_pages(), 0);
    EXPECT_EQ(residency_.pool().reserved_pages(), 0);
  }
  // Reads the whole prompt and ends.
  void Leave(const Request& asked) {
    RunningRequest& request = Admit(asked);
    ReadAndSettle(request, request.prompt_tokens());
    residency_.ReleaseAll(request);
    TakeBatch();
  }
  int64_t Held(const RunningRequest& request) const {
    int64_t pages = 0;
    for (const auto& sequence : request.sequences) {
      for (const auto& table : sequence.state.pages) {
        pages +=
            static_cast<int64_t>(table.size()) - std::count(table.begin(), table.end(), kNoPage);
      }
    }
    return pages;
  }
};

TEST_F(WindowedResidencyTest, WhatAWindowHasPassedIsReservedAgain) {
  RunningRequest& request = Admit(PromptOf(1000, 1, 20));
  // 1,019 tokens; and 199, wherever they begin in a page, of each window.
  EXPECT_EQ(request.reserved_pages, 16 + 2 * 5);
  int64_t most_used = 0;
  for (int64_t end = 100; end <= 1000; end += 100) {
    Read(request, end);
    most_used = std::max(most_used, residency_.pool().used_pages());
    residency_.LeaveWindows(request, 0);
    EXPECT_EQ(Held(request) + request.reserved_pages, 26) << end;
    Settle(request, end);
    EXPECT_EQ(Held(request) + request.reserved_pages, 26) << end;
  }
  EXPECT_LE(most_used, 26);
  EXPECT_EQ(First(request).pages[0].front(), 0);
  EXPECT_EQ(First(request).pages[1][13], kNoPage);
  EXPECT_NE(First(request).pages[1][14], kNoPage) << "token 1,000 sees token 901";
  EndAll();
}

TEST_F(WindowedResidencyTest, NothingIsGivenBackBeforeItCanBeFound) {
  RunningRequest& request = Admit(PromptOf(1000, 1));
  for (const int64_t end : {100, 200, 300}) {
    Read(request, end);
    residency_.LeaveWindows(request, 0);
  }
  EXPECT_NE(First(request).pages[1][0], kNoPage);
  Settle(request, 200);
  EXPECT_EQ(First(request).pages[1][2], kNoPage);
  EXPECT_NE(First(request).pages[1][3], kNoPage) << "it is not full in what is collected";
  EndAll();
}

TEST_F(WindowedResidencyTest, WhatNobodyIsToFindIsGivenBackAtOnce) {
  Request asked = PromptOf(1000, 1);
  RunningRequest& request = Admit(asked);
  request.request->cache.reads_prefixes = false;
  request.request->cache.page_hashes.clear();
  for (const int64_t end : {100, 200, 300}) {
    Read(request, end);
    residency_.LeaveWindows(request, 0);
  }
  EXPECT_EQ(First(request).pages[1][2], kNoPage);
  EXPECT_EQ(residency_.pool().cached_pages(), 0);
  EXPECT_TRUE(Integrity().ok()) << Integrity();
  EndAll();
}

TEST_F(WindowedResidencyTest, WhatOnlyReadingNeededGoesWhenThePromptIsRead) {
  RunningRequest& request = Admit(PromptOf(1000, 1, 20));
  ReadAndSettle(request, 1000);
  residency_.EndReading(request);
  // A token that sees 99 before it, wherever it stands in a page.
  EXPECT_EQ(Held(request) + request.reserved_pages, 16 + 2 * 3);
  EXPECT_TRUE(Integrity().ok()) << Integrity();
  residency_.EndReading(request);
  EXPECT_EQ(Held(request) + request.reserved_pages, 16 + 2 * 3) << "once";
  EndAll();
}

TEST_F(WindowedResidencyTest, APrefixIsFoundByItsEnd) {
  const Request asked = PromptOf(1000, 1);
  Leave(asked);
  EXPECT_EQ(residency_.Find(*LoneRequest(asked)).pages, 15);
  const Beginning beginning = residency_.BeginningOf(*LoneRequest(asked));
  EXPECT_EQ(beginning.first_position, 960);
  EXPECT_EQ(beginning.needed_pages, 16 + 2 * 5) << "all that is found is idle";
  RunningRequest& again = Admit(asked);
  EXPECT_EQ(First(again).cached_tokens, 960);
  EXPECT_EQ(First(again).pages[0].size(), 15U);
  EXPECT_EQ(First(again).pages[2].size(), 15U);
  EXPECT_EQ(Held(again), 15 + 2 * 2) << "99 tokens before token 960";
  EXPECT_EQ(Held(again) + again.reserved_pages, 26);
  EXPECT_TRUE(Integrity().ok()) << Integrity();
  EndAll();
}

TEST_F(WindowedResidencyTest, WhoSharesAPageOfAWindowHasOneReservedForIt) {
  const Request asked = PromptOf(1000, 1);
  Leave(asked);
  RunningRequest& first = Admit(asked);
  const int64_t reserved = residency_.pool().reserved_pages();
  const int64_t available = residency_.pool().available_pages();
  const Beginning beginning = residency_.BeginningOf(*LoneRequest(asked));
  EXPECT_EQ(beginning.needed_pages, 26 - 15) << "pages of windows cost their users one each";
  RunningRequest& second = Admit(asked);
  EXPECT_EQ(First(second).pages[1], First(first).pages[1]);
  EXPECT_EQ(residency_.pool().available_pages(), available - beginning.needed_pages);
  EXPECT_EQ(residency_.pool().reserved_pages(), reserved + second.reserved_pages + 4);
  EXPECT_EQ(residency_.ReleasablePages(second), second.reserved_pages + 4);
  EXPECT_TRUE(Integrity().ok()) << Integrity();
  // One goes on: what was reserved for its sharing is its own from now on.
  const int64_t held = Held(second) + second.reserved_pages;
  Read(second, 1000);
  First(second).cached_tokens = 1100;
  residency_.LeaveWindows(second, 0);
  EXPECT_EQ(Held(second) + second.reserved_pages, held);
  EXPECT_TRUE(Integrity().ok()) << Integrity();
  residency_.ReleaseAll(first);
  EXPECT_TRUE(Integrity().ok()) << Integrity();
  EndAll();
}

TEST_F(WindowedResidencyTest, ABeginningWithoutItsWindowsIsNotFound) {
  const Request asked = PromptOf(1000, 1);
  Leave(asked);
  Request longer = PromptOf(600, 2);
  std::copy_n(asked.prompt_token_ids.begin(), 300, longer.prompt_token_ids.begin());
  EXPECT_EQ(residency_.Find(*LoneRequest(longer)).pages, 4) << "what was passed is still here";
  // What windows have passed goes before what prompts look for.
  RunningRequest& other = Admit(PromptOf(40, 9, 1));
  for (int64_t pages = 1; residency_.Find(*LoneRequest(longer)).pages > 0; ++pages) {
    ASSERT_LT(pages, 30);
    residency_.TakePages(other, First(other), pages * kPageTokens);
    ASSERT_EQ(residency_.Find(*LoneRequest(asked)).pages, 15) << "its end goes last";
  }
  EXPECT_GT(residency_.pool().evicted_pages(), 10);
  EXPECT_TRUE(Integrity().ok()) << Integrity();
  EndAll();
}

TEST_F(WindowedResidencyTest, WhatWasFoundOnceIsKept) {
  const Request asked = PromptOf(1000, 1);
  Leave(asked);
  Request shared = PromptOf(600, 2);
  std::copy_n(asked.prompt_token_ids.begin(), 320, shared.prompt_token_ids.begin());
  RunningRequest& finds = Admit(shared);
  EXPECT_EQ(First(finds).cached_tokens, 320);
  ReadAndSettle(finds, 600);
  residency_.ReleaseAll(finds);
  Request third = PromptOf(400, 3);
  std::copy_n(asked.prompt_token_ids.begin(), 320, third.prompt_token_ids.begin());
  const int64_t cached = residency_.pool().cached_pages();
  const int64_t taken = residency_.pool().free_pages() + cached / 3;
  ASSERT_TRUE(residency_.Find(*LoneRequest(third)).pages == 5);
  RunningRequest& other = Admit(PromptOf(40, 9, 1));
  residency_.TakePages(other, First(other), (taken / 3 - 1) * kPageTokens);
  EXPECT_EQ(residency_.Find(*LoneRequest(third)).pages, 5);
  EXPECT_TRUE(Integrity().ok()) << Integrity();
  EndAll();
}

TEST_F(WindowedResidencyTest, ForksShareWhatTheirWindowsSee) {
  Request asked = PromptOf(1000, 1, 300);
  asked.sampling.n = 2;
  RunningRequest& request = Admit(asked);
  ReadAndSettle(request, 1000);
  request.forks_due = true;
  residency_.Fork(request, batch_);
  const Sequence& parent = First(request);
  const Sequence& child = request.sequences[1].state;
  EXPECT_EQ(child.pages[0][14], parent.pages[0][14]);
  EXPECT_EQ(child.pages[1][14], parent.pages[1][14]);
  EXPECT_EQ(child.pages[1][13], kNoPage);
  EXPECT_NE(child.pages[1][15], parent.pages[1][15]);
  const ForwardBatch batch = TakeBatch();
  ASSERT_EQ(batch.forks.size(), 3U) << "a begun page of each group";
  for (int group = 0; group < 3; ++group) {
    EXPECT_EQ(batch.forks[group].source_page, parent.pages[group][15]);
    EXPECT_EQ(batch.forks[group].destination_page, child.pages[group][15]);
    EXPECT_EQ(batch.forks[group].destination_slot, group == 0 ? child.slot : parent.slot);
  }
  EXPECT_TRUE(Integrity().ok()) << Integrity();
  EndAll();
}

TEST_F(WindowedResidencyTest, WhatAWindowSeesGoesToTheHostAndBack) {
  RunningRequest& request = Admit(PromptOf(130, 1, 20));
  ReadAndSettle(request, 130);
  ASSERT_EQ(residency_.PagesToMove(request).size(), 9U) << "token 130 sees token 31";
  EXPECT_FALSE(residency_.FitsHost(request)) << "there are eight";
  Read(request, 170);
  residency_.LeaveWindows(request, 0);
  ASSERT_EQ(residency_.PagesToMove(request).size(), 3U + 2 * 2);
  TakeBatch();
  residency_.Preempt(request, /*is_copied=*/true, batch_);
  const ForwardBatch there = TakeBatch();
  ASSERT_EQ(there.page_moves.size(), 7U);
  EXPECT_TRUE(Integrity().ok()) << Integrity();
  residency_.Admit(request, batch_);
  const ForwardBatch back = TakeBatch();
  ASSERT_EQ(back.page_moves.size(), 7U);
  EXPECT_EQ(First(request).pages[1][0], kNoPage);
  EXPECT_EQ(back.page_moves[3].device_item, First(request).pages[1][1]);
  EXPECT_EQ(back.page_moves[3].host_item, there.page_moves[3].host_item);
  EXPECT_TRUE(Integrity().ok()) << Integrity();
  EndAll();
}

TEST_F(WindowedResidencyTest, WhatAWindowHasPassedIsForgottenByName) {
  const Request asked = PromptOf(1000, 1);
  RunningRequest& request = Admit(asked);
  ReadAndSettle(request, 1000);
  EXPECT_GT(residency_.pool().cached_pages(), 0);
  residency_.ForgetPages(request);
  EXPECT_EQ(residency_.pool().cached_pages(), 0);
  EndAll();
}

TEST_F(WindowedResidencyTest, ARequestFitsThatWouldNotIfAllLayersSawAll) {
  EXPECT_TRUE(residency_.CheckFits(PromptOf(4000, 1, 20)).ok()) << "63 pages, and ten";
  EXPECT_FALSE(residency_.CheckFits(PromptOf(6000, 1, 20)).ok());
}

TEST_F(WindowedResidencyTest, ATokenTakesAPageOfEachGroup) {
  RunningRequest& request = Admit(PromptOf(128, 1, 200));
  ReadAndSettle(request, 128);
  request.reserved_pages = 1;
  EXPECT_EQ(Residency::UnreservedPages(request, First(request), 128), 0);
  EXPECT_EQ(Residency::UnreservedPages(request, First(request), 129), 2);
}

// As Mistral: what is found is found by names alone.
class WindowAloneTest : public ResidencyTest {
 protected:
  WindowAloneTest() : ResidencyTest(ManyPages(), {100}) {}
};

TEST_F(WindowAloneTest, APrefixIsFoundWithoutItsBeginning) {
  const Request asked = PromptOf(1000, 1);
  RunningRequest& request = Admit(asked);
  EXPECT_EQ(request.reserved_pages, 5);
  for (int64_t end = 100; end <= 1000; end += 100) {
    Read(request, end);
    residency_.LeaveWindows(request, 0);
    residency_.PublishPages(request, end);
    residency_.LeaveWindows(request, 0);
  }
  residency_.ReleaseAll(request);
  EXPECT_EQ(residency_.Find(*LoneRequest(asked)).pages, 15);
  RunningRequest& again = Admit(asked);
  EXPECT_EQ(First(again).cached_tokens, 960);
  EXPECT_EQ(again.reserved_pages, 3);
  EXPECT_TRUE(Integrity().ok()) << Integrity();
}

}  // namespace
}  // namespace longspan
