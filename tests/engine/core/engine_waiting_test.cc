// Who waits for pages, slots and prompts, in which order, and who is refused because it can never
// be served.

#include <limits>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "engine/request/status_details.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/engine/core/engine_rig.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

using Rig = EngineRig;

TEST(EngineWaiting, RequestThatDoesNotFitNowWaitsAndThenRuns) {
  Rig rig(SmallOptions());
  const Request big = PromptOf(40 * 64, 1, 64);
  auto first = rig.Submit(big);
  auto second = rig.Submit(big);
  rig.Step();
  EXPECT_EQ(rig.core->Load().running_requests, 1);
  EXPECT_EQ(rig.core->Load().waiting_requests, 1);
  rig.RunToIdle();
  EXPECT_EQ(first->token_ids[0], Expected(big, 0, 64));
  EXPECT_EQ(second->token_ids[0], Expected(big, 0, 64));
}

TEST(EngineWaiting, TheLoadSaysWhatTheQueueWaitsFor) {
  Rig rig(SmallOptions());
  rig.Submit(PromptOf(40 * 64, 1, 64));
  rig.Submit(PromptOf(40 * 64, 2, 64));
  rig.Submit(PromptOf(40 * 64, 3, 64));
  for (int step = 0; step < 3; ++step) rig.Step();
  EXPECT_EQ(rig.core->Load().queued_requests, 2);
  EXPECT_EQ(rig.core->Load().queued_for, WaitReason::kPages);
  EXPECT_THAT(rig.observer.waits, ElementsAre(WaitReason::kPages)) << "once, not in every step";
  rig.RunToIdle();
  EXPECT_THAT(rig.observer.waits, ElementsAre(WaitReason::kPages, WaitReason::kPages))
      << "the third became the first";
  EXPECT_EQ(rig.core->Load().queued_requests, 0);
}

TEST(EngineWaiting, RequestsWaitForSlotsAndForPrompts) {
  EngineOptions options = SmallOptions();
  options.max_running_requests = 2;
  options.max_partial_prefills = 2;
  Rig rig(options);
  for (int seed : {1, 2, 3}) rig.Submit(PromptOf(100, seed, 30));
  rig.Step();
  EXPECT_EQ(rig.core->Load().queued_for, WaitReason::kPrompts);
  for (int step = 0; step < 6; ++step) rig.Step();
  EXPECT_EQ(rig.core->Load().queued_for, WaitReason::kSlots);
  rig.RunToIdle();
  EXPECT_THAT(rig.observer.waits, ElementsAre(WaitReason::kPrompts, WaitReason::kSlots));
}

TEST(EngineWaiting, TheMostThatWasUsedIsKept) {
  Rig rig(SmallOptions());
  EXPECT_EQ(rig.core->Load().most_pages_used, 0);
  Request request = PromptOf(130, 1, 10);
  request.sampling.n = 3;
  rig.Submit(request);
  rig.RunToIdle();
  // Two full pages of the prompt, and one each.
  EXPECT_EQ(rig.core->Load().most_pages_used, 5);
  EXPECT_EQ(rig.core->Load().most_slots_used, 3);
  rig.Submit(PromptOf(10, 2, 5));
  rig.RunToIdle();
  EXPECT_EQ(rig.core->Load().most_pages_used, 5);
  EXPECT_EQ(rig.core->Load().most_slots_used, 3);
}

TEST(EngineWaiting, RequestThatCanNeverFitIsRefusedByName) {
  Rig rig(SmallOptions());
  const absl::Status pages = rig.core->CheckFits(PromptOf(64 * 64, 1, 2));
  EXPECT_EQ(pages.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(pages.message()), HasSubstr("--kv-cache-bytes"));
  EXPECT_TRUE(rig.core->CheckFits(PromptOf(64 * 64, 1, 1)).ok());
  Request many = PromptOf(1, 1, 1);
  many.sampling.n = 9;
  EXPECT_THAT(std::string(rig.core->CheckFits(many).message()),
              HasSubstr("--max-running-requests"));
}

// Memory for pages is taken while the engine serves.
TEST(EngineWaiting, PagesThatComeLaterAreUsedOnceTheyAreThere) {
  EngineOptions options = SmallOptions();
  const int64_t first_pages = 5;
  Rig rig(options, 1, {}, options.pages - first_pages);
  EXPECT_EQ(rig.core->Load().pages_total, first_pages);
  const absl::Status status = rig.core->CheckFits(PromptOf(6 * 64, 1, 1));
  EXPECT_EQ(status.code(), absl::StatusCode::kUnavailable);
  EXPECT_THAT(std::string(status.message()), HasSubstr("the cache has 5 so far"));
  EXPECT_EQ(rig.core->CheckFits(PromptOf(64 * 64, 1, 2)).code(), absl::StatusCode::kInvalidArgument)
      << "never";
  rig.runner->more_come = false;  // the system has refused them
  const absl::Status refused = rig.core->CheckFits(PromptOf(6 * 64, 1, 1));
  EXPECT_EQ(refused.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(refused.message()), HasSubstr("and the cache has 5;"));

  const Request one = PromptOf(3 * 64, 1, 40);
  const Request other = PromptOf(3 * 64, 2, 40);
  auto first = rig.Submit(one);
  auto second = rig.Submit(other);
  for (int step = 0; step < 8; ++step) rig.Step();
  EXPECT_EQ(rig.core->Load().running_requests, 1) << "for want of pages";
  EXPECT_EQ(rig.core->Load().most_pages_used, 4);
  rig.runner->there = 8;
  rig.Step();
  EXPECT_EQ(rig.core->Load().pages_total, 8);
  EXPECT_EQ(rig.core->Load().running_requests, 2);
  rig.runner->there = std::numeric_limits<int64_t>::max();
  rig.RunToIdle();
  EXPECT_EQ(rig.core->Load().pages_total, options.pages);
  EXPECT_EQ(first->token_ids[0], Expected(one, 0, 40));
  EXPECT_EQ(second->token_ids[0], Expected(other, 0, 40));
}

TEST(EngineWaiting, PriorityGoesFirstThenArrival) {
  EngineOptions options = SmallOptions();
  options.max_running_requests = 1;
  Rig rig(options);
  rig.Submit(PromptOf(10, 1, 5));
  rig.Step();
  Request later = PromptOf(10, 2, 5);
  Request urgent = PromptOf(10, 3, 5);
  urgent.scheduling.priority = -1;
  auto later_sink = rig.Submit(later);
  auto urgent_sink = rig.Submit(urgent);
  while (urgent_sink->finished.empty()) rig.Step();
  EXPECT_TRUE(later_sink->token_ids.empty());
  rig.RunToIdle();
}

TEST(EngineWaiting, QueueLimitsAreNamed) {
  EngineOptions options = SmallOptions();
  options.max_queued_requests = 2;
  options.max_queued_tokens = 100;
  Rig rig(options);
  rig.Submit(PromptOf(90, 1));
  Request over_tokens = PromptOf(20, 1);
  over_tokens.id = "x";
  absl::Status status = SubmitAlone(*rig.core, std::move(over_tokens));
  EXPECT_EQ(status.code(), absl::StatusCode::kResourceExhausted);
  EXPECT_THAT(std::string(status.message()), HasSubstr("--max-queued-tokens"));
  rig.Submit(PromptOf(5, 1));
  Request over_requests = PromptOf(1, 1);
  over_requests.id = "y";
  status = SubmitAlone(*rig.core, std::move(over_requests));
  EXPECT_THAT(std::string(status.message()), HasSubstr("--max-queued-requests"));
  Request twin = PromptOf(1, 1);
  twin.id = "r0";
  EXPECT_EQ(SubmitAlone(*rig.core, std::move(twin)).code(), absl::StatusCode::kAlreadyExists);
  rig.RunToIdle();
}

TEST(EngineWaiting, WhatNeverFitsNamesFieldAndFlag) {
  EngineOptions options = SmallOptions();
  options.pages = 4;
  Rig rig(options);
  const auto check = [&](int tokens, int64_t max_tokens, int32_t n) {
    Request request = PromptOf(tokens, 1, max_tokens);
    request.sampling.n = n;
    return rig.core->CheckFits(request);
  };
  EXPECT_TRUE(check(4 * kPageTokens, 1, 1).ok());
  for (const auto& [status, field] :
       {std::pair(check(100, 50, 8), "n"), std::pair(check(100, 500, 2), "max_tokens"),
        std::pair(check(4 * kPageTokens + 1, 5, 1), "prompt")}) {
    EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
    EXPECT_EQ(ParamOf(status), field) << status;
    EXPECT_EQ(CodeOf(status), "kv_cache_exceeded");
    EXPECT_THAT(std::string(status.message()), HasSubstr("--kv-cache-bytes or --memory-fraction"));
  }
  EXPECT_EQ(ParamOf(check(1, 1, 9)), "n");
}

}  // namespace
}  // namespace longspan
