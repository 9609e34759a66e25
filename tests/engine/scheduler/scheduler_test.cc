#include "engine/scheduler/scheduler.h"

#include <map>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/engine/scheduler/views.h"

namespace longspan {
namespace {

using test::Dealt;
using test::Decoding;
using test::kCosts;
using test::Prompt;
using test::Victim;
using test::Waiting;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Pair;
using ::testing::UnorderedElementsAre;

// So that time does not matter where tokens should.
SchedulerLimits Tokens(int64_t step_tokens, int32_t side_by_side = 4, int32_t long_ones = 2) {
  SchedulerLimits limits;
  limits.max_step_tokens = step_tokens;
  limits.step_budget_us = 1e9;
  limits.max_partial_prefills = side_by_side;
  limits.max_long_prefills = long_ones;
  return limits;
}

SchedulerLimits Time(double budget_us) {
  SchedulerLimits limits;
  limits.max_step_tokens = 1 << 20;
  limits.step_budget_us = budget_us;
  return limits;
}

// A machine on which nothing is scarce.
SchedulerView Roomy() {
  SchedulerView view;
  view.available_pages = 1'000'000;
  view.free_slots = 1000;
  return view;
}

std::map<int64_t, int64_t> DealtTo(const SchedulerView& view, const SchedulerLimits& limits) {
  return Dealt(Plan(view, limits, kCosts));
}

TEST(Plan, NothingToDoIsAnEmptyPlan) {
  const BatchPlan plan = Plan({}, {}, kCosts);
  EXPECT_THAT(plan.rows, IsEmpty());
  EXPECT_THAT(plan.admitted, IsEmpty());
  EXPECT_EQ(plan.waiting, -1);
  EXPECT_EQ(kCosts.StepUs(plan.work), 0);
}

TEST(Plan, SingleTokensComeFirstThenPrompts) {
  SchedulerView view = Roomy();
  view.reading = {Prompt(1, 300)};
  view.decoding = {Decoding(2), Decoding(3), Decoding(4)};
  view.decoding[1].can_decode = false;
  const BatchPlan plan = Plan(view, Tokens(128), kCosts);
  ASSERT_EQ(plan.rows.size(), 3u);
  EXPECT_EQ(plan.rows[0].sequence, 2);
  EXPECT_EQ(plan.rows[0].token_count, 1);
  EXPECT_FALSE(plan.rows[0].is_prefill);
  EXPECT_EQ(plan.rows[1].sequence, 4);
  EXPECT_EQ(plan.rows[2].sequence, 1);
  EXPECT_EQ(plan.rows[2].token_count, 128);
  EXPECT_TRUE(plan.rows[2].is_prefill);
}

TEST(Plan, WorkIsWhatTheRowsAre) {
  SchedulerView view = Roomy();
  view.reading = {Prompt(1, 300, 64)};
  view.decoding = {Decoding(2)};
  view.decoding[0].is_dense = true;
  StepWork expected;
  expected.AddStep();
  expected.AddDecode(100, true);
  expected.AddPrefill(64, 128, false);
  EXPECT_EQ(Plan(view, Tokens(128), kCosts).work.amounts, expected.amounts);
}

TEST(Plan, AStepIsFilledToItsTime) {
  SchedulerView view = Roomy();
  view.reading = {Prompt(1, 100'000)};
  EXPECT_THAT(DealtTo(view, Time(4840)), ElementsAre(Pair(1, 384)));
  EXPECT_THAT(DealtTo(view, Time(4839)), ElementsAre(Pair(1, 320)));
  view.decoding = {Decoding(2), Decoding(3)};
  EXPECT_THAT(DealtTo(view, Time(5040)), ElementsAre(Pair(1, 384)));
  EXPECT_THAT(DealtTo(view, Time(5039)), ElementsAre(Pair(1, 320)));
}

TEST(Plan, ShorterStepsForThoseThatWantTokensSooner) {
  SchedulerView view = Roomy();
  view.reading = {Prompt(1, 100'000)};
  view.decoding = {Decoding(2), Decoding(3)};
  view.decoding[1].tpot_slo_us = 3000;
  EXPECT_THAT(DealtTo(view, Time(5040)), ElementsAre(Pair(1, 128)));
  view.decoding[1].tpot_slo_us = 1;  // whatever they want, a prompt goes on
  EXPECT_THAT(DealtTo(view, Time(5040)), ElementsAre(Pair(1, 64)));
}

TEST(Plan, ShortPromptsFirstAndTheLongOneGetsTheRest) {
  SchedulerView view = Roomy();
  view.reading = {Prompt(1, 100'000)};
  view.waiting = {Waiting(2, 300), Waiting(3, 30)};
  const BatchPlan plan = Plan(view, Tokens(512), kCosts);
  EXPECT_THAT(Dealt(plan), ElementsAre(Pair(1, 128), Pair(2, 300), Pair(3, 30)));
  EXPECT_THAT(plan.admitted, ElementsAre(3, 2));
  EXPECT_EQ(plan.rows.front().sequence, 1);  // by arrival
}

TEST(Plan, NothingIsAdmittedThatGetsNoTokens) {
  SchedulerView view = Roomy();
  view.reading = {Prompt(1, 500)};
  view.waiting = {Waiting(2, 600)};
  const BatchPlan plan = Plan(view, Tokens(512), kCosts);
  EXPECT_THAT(Dealt(plan), ElementsAre(Pair(1, 500)));
  EXPECT_THAT(plan.admitted, IsEmpty());
  EXPECT_EQ(plan.waiting, 2);
  EXPECT_EQ(plan.waits_for, WaitReason::kPrompts);
}

TEST(Plan, LatePromptsComeFirstButShareHalfWhileOthersWait) {
  SchedulerView view = Roomy();
  view.now_us = 1'000'000;
  view.reading = {Prompt(1, 100'000)};
  view.reading[0].due_us = 999'000;
  view.waiting = {Waiting(2, 100'000), Waiting(3, 600)};
  view.waiting[0].prompt.due_us = 999'500;  // less late
  EXPECT_THAT(DealtTo(view, Tokens(1024)), ElementsAre(Pair(1, 512), Pair(3, 512)));
  view.waiting[1].prompt.total_tokens = 300;  // what is left over goes back to the late
  EXPECT_THAT(DealtTo(view, Tokens(1024)), ElementsAre(Pair(1, 704), Pair(3, 300)));
  view.waiting[1].prompt.due_us = 0;  // now all are late: no halves, and by relative slack
  EXPECT_THAT(DealtTo(view, Tokens(1024)), ElementsAre(Pair(1, 704), Pair(3, 300)));
  view.waiting[1].prompt.total_tokens = 2000;
  EXPECT_THAT(DealtTo(view, Tokens(1024)), ElementsAre(Pair(3, 1024)));
}

TEST(Plan, ALatePromptThatWaitsMayBeginWithWhatIsLeftOver) {
  SchedulerView view = Roomy();
  view.now_us = 1'000'000;
  view.waiting = {Waiting(1, 100'000), Waiting(2, 100'000), Waiting(3, 100)};
  view.waiting[0].prompt.due_us = 0;
  view.waiting[1].prompt.due_us = 1;
  view.reading = {Prompt(0, 100)};
  const BatchPlan plan = Plan(view, Tokens(1024), kCosts);
  EXPECT_THAT(Dealt(plan), ElementsAre(Pair(0, 100), Pair(1, 768), Pair(3, 100)));
  EXPECT_THAT(plan.admitted, ElementsAre(1, 3));
  EXPECT_EQ(plan.waiting, 2);
}

TEST(Plan, AtMostSoManySideBySide) {
  SchedulerView view = Roomy();
  view.reading = {Prompt(1, 100)};
  view.waiting = {Waiting(2, 10), Waiting(3, 10), Waiting(4, 10)};
  const BatchPlan plan = Plan(view, Tokens(512, 2), kCosts);
  EXPECT_THAT(Dealt(plan), ElementsAre(Pair(1, 100), Pair(2, 10)));
  EXPECT_EQ(plan.waiting, 3);
  EXPECT_EQ(plan.waits_for, WaitReason::kPrompts);
  EXPECT_EQ(Plan(view, Tokens(512, 4), kCosts).waiting, -1);
}

struct LongCase {
  int32_t side_by_side;
  int32_t long_ones;
  std::vector<int64_t> admitted;
};

TEST(Plan, LongPromptsNeverTakeAllPlaces) {
  SchedulerView view = Roomy();
  view.waiting = {Waiting(1, 40'000), Waiting(2, 40'000), Waiting(3, 40'000), Waiting(4, 32'767)};
  for (WaitingView& waiting : view.waiting) waiting.prompt.priority = 0;
  view.waiting[3].prompt.priority = 1;  // after the long ones
  const std::vector<LongCase> cases = {
      {4, 2, {1, 2, 4}}, {4, 9, {1, 2, 3, 4}}, {3, 3, {1, 2, 4}},
      {2, 2, {1, 4}},    {1, 1, {1}},          {4, 0, {1, 4}},
  };
  for (const LongCase& one : cases) {
    SchedulerLimits limits = Tokens(1 << 20, one.side_by_side, one.long_ones);
    EXPECT_EQ(Plan(view, limits, kCosts).admitted, one.admitted)
        << one.side_by_side << ", " << one.long_ones;
  }
}

TEST(Plan, WhatIsCachedDoesNotMakeAPromptLong) {
  SchedulerView view = Roomy();
  view.reading = {Prompt(1, 100'000), Prompt(2, 100'000, 90'000)};
  view.waiting = {Waiting(3, 40'000), Waiting(4, 40'000)};
  view.waiting[1].prompt.first_position = 39'936;
  SchedulerLimits limits = Tokens(1 << 20, 4, 1);
  EXPECT_THAT(Plan(view, limits, kCosts).admitted, ElementsAre(4));
  view.reading[0].first_position = 70'000;
  EXPECT_THAT(Plan(view, limits, kCosts).admitted, ElementsAre(4, 3));
}

TEST(Plan, AdmitsAsFarAsRoomGoesAndLaterOnesPass) {
  SchedulerView view;
  view.available_pages = 10;
  view.free_slots = 4;
  view.waiting = {Waiting(1, 50, 4), Waiting(2, 51, 7), Waiting(3, 52, 1)};
  BatchPlan plan = Plan(view, Tokens(512), kCosts);
  EXPECT_THAT(plan.admitted, ElementsAre(1, 3));
  EXPECT_EQ(plan.waiting, 2);
  EXPECT_EQ(plan.waits_for, WaitReason::kPages);
  view.available_pages = 11;
  EXPECT_THAT(Plan(view, Tokens(512), kCosts).admitted, ElementsAre(1, 2));
  view.available_pages = 12;
  EXPECT_THAT(Plan(view, Tokens(512), kCosts).admitted, ElementsAre(1, 2, 3));
  view.waiting[0].sequences = 3;
  EXPECT_THAT(Plan(view, Tokens(512), kCosts).admitted, ElementsAre(1, 2));
  view.waiting[0].sequences = 5;
  plan = Plan(view, Tokens(512), kCosts);
  EXPECT_THAT(plan.admitted, ElementsAre(2, 3));
  EXPECT_EQ(plan.waiting, 1);
  EXPECT_EQ(plan.waits_for, WaitReason::kSlots);
}

TEST(Plan, WhatDoesNotFitLetsNobodyPassOnceItIsLate) {
  SchedulerView view = Roomy();
  view.now_us = 1'000'000;
  view.available_pages = 10;
  view.reading = {Prompt(0, 100)};
  view.waiting = {Waiting(1, 50, 11), Waiting(2, 50, 1), Waiting(3, 50, 1)};
  view.waiting[0].prompt.due_us = 1'000'000;
  view.waiting[1].prompt.due_us = 0;  // is before it
  view.waiting[2].prompt.tenant = 1;
  view.tenants = {0, 1000};
  BatchPlan plan = Plan(view, Tokens(512), kCosts);
  EXPECT_THAT(plan.admitted, ElementsAre(2));
  EXPECT_THAT(Dealt(plan), ElementsAre(Pair(0, 100), Pair(2, 50)));  // what is begun goes on
  EXPECT_EQ(plan.waiting, 1);
  EXPECT_EQ(plan.waits_for, WaitReason::kPages);
  view.waiting[0].sequences = 2000;
  EXPECT_EQ(Plan(view, Tokens(512), kCosts).waits_for, WaitReason::kSlots);
  view.tenants = {0, -1};  // the other tenant is before both
  EXPECT_THAT(Plan(view, Tokens(512), kCosts).admitted, ElementsAre(3, 2));
  view.waiting[0].prompt.due_us = kNeverUs;
  view.tenants = {0, 1000};
  EXPECT_THAT(Plan(view, Tokens(512), kCosts).admitted, ElementsAre(2, 3));
}

TEST(Plan, ALateLongPromptThatWaitsForItsPlaceLetsShortOnesPass) {
  SchedulerView view = Roomy();
  view.now_us = 1'000'000;
  view.reading = {Prompt(0, 100'000)};
  view.waiting = {Waiting(1, 100'000), Waiting(2, 50)};
  view.waiting[0].prompt.due_us = 0;
  const BatchPlan plan = Plan(view, Tokens(512, 2), kCosts);
  EXPECT_THAT(plan.admitted, ElementsAre(2));
  EXPECT_EQ(plan.waiting, 1);
  EXPECT_EQ(plan.waits_for, WaitReason::kPrompts);
}

TEST(Plan, TheLeastServedTenantFirstWhateverThePriority) {
  SchedulerView view = Roomy();
  view.reading = {Prompt(1, 1000), Prompt(2, 100'000)};
  view.reading[0].priority = -5;
  view.reading[1].tenant = 1;
  view.tenants = {10.5, 10};
  EXPECT_THAT(DealtTo(view, Tokens(512)), ElementsAre(Pair(2, 512)));
  view.tenants = {10, 10};  // then priority
  EXPECT_THAT(DealtTo(view, Tokens(512)), ElementsAre(Pair(1, 512)));
  view.tenants = {};
  EXPECT_THAT(DealtTo(view, Tokens(512)), ElementsAre(Pair(1, 512)));
}

TEST(Plan, TenantsTakeTurnsWithinAStep) {
  SchedulerView view = Roomy();
  view.tenants = {0, 250, 1000};
  for (int64_t id = 1; id <= 6; ++id) {
    view.waiting.push_back(Waiting(id, 200));
    view.waiting.back().prompt.tenant = id <= 3 ? 0 : id <= 5 ? 1 : 2;
  }
  // Tenant 0 has had 200, then 400; tenant 1 its turn between.
  EXPECT_THAT(Plan(view, Tokens(1 << 20, 4), kCosts).admitted, ElementsAre(1, 2, 4, 3));
}

TEST(Plan, OlderAloneBringsALessImportantPromptBeforeOthers) {
  SchedulerView view = Roomy();
  view.now_us = 1'000'000'000;
  view.waiting = {Waiting(1, 100), Waiting(2, 600)};
  view.waiting[1].prompt.priority = 2;
  EXPECT_THAT(DealtTo(view, Tokens(128)), ElementsAre(Pair(1, 100)));
  view.waiting[1].prompt.due_us = view.now_us - 120'000'000;
  EXPECT_THAT(DealtTo(view, Tokens(256)), ElementsAre(Pair(1, 100), Pair(2, 128)));
  view.waiting[1].prompt.due_us = view.now_us - 180'000'000;
  EXPECT_THAT(Plan(view, Tokens(256), kCosts).admitted, ElementsAre(2, 1));
}

TEST(Plan, PagesGoToTokensByArrival) {
  SchedulerView view;
  view.available_pages = 2;
  view.free_slots = 4;
  view.decoding = {Decoding(1, true), Decoding(2), Decoding(3, true), Decoding(4, true)};
  view.waiting = {Waiting(5, 50, 0)};
  BatchPlan plan = Plan(view, Tokens(512), kCosts);
  ASSERT_EQ(plan.rows.size(), 3u);
  EXPECT_EQ(plan.rows[2].sequence, 3);
  // Nobody is admitted while a running one waits for a page.
  EXPECT_THAT(plan.admitted, IsEmpty());
  EXPECT_EQ(plan.waiting, 5);
  EXPECT_EQ(plan.waits_for, WaitReason::kPages);
  view.available_pages = 3;
  plan = Plan(view, Tokens(512), kCosts);
  EXPECT_EQ(plan.rows.size(), 5u);
  EXPECT_THAT(plan.admitted, ElementsAre(5));
  view.waiting[0].needed_pages = 1;  // what tokens take is not there for others
  EXPECT_THAT(Plan(view, Tokens(512), kCosts).admitted, IsEmpty());
}

TEST(Plan, WhoMakesRoomHasNoRow) {
  SchedulerView view;
  view.free_slots = 4;
  view.decoding = {Decoding(1, true), Decoding(2, true), Decoding(3)};
  view.reading = {Prompt(4, 100), Prompt(5, 100)};
  view.waiting = {Waiting(6, 50, 1)};
  view.victims = {Victim(1, 5), Victim(2, 5), Victim(3, 5), Victim(4, 1, 1), Victim(5, 1)};
  const BatchPlan plan = Plan(view, Tokens(512), kCosts);
  EXPECT_THAT(plan.preempted, ElementsAre(4, 5));
  EXPECT_THAT(Dealt(plan), IsEmpty());
  EXPECT_EQ(plan.rows.size(), 3u);
  EXPECT_THAT(plan.admitted, IsEmpty());
  EXPECT_EQ(plan.waits_for, WaitReason::kPages);
  view.victims.pop_back();
  view.victims.pop_back();
  const BatchPlan other = Plan(view, Tokens(512), kCosts);
  EXPECT_THAT(other.preempted, ElementsAre(3));
  EXPECT_EQ(other.rows.size(), 4u);
  EXPECT_THAT(Dealt(other), ElementsAre(Pair(4, 100), Pair(5, 100)));
}

TEST(Plan, AllSequencesOfARequestMakeRoom) {
  SchedulerView view;
  view.decoding = {Decoding(1, true), Decoding(2), Decoding(3)};
  view.decoding[2].request = 2;
  view.victims = {Victim(2, 5)};
  const BatchPlan plan = Plan(view, Tokens(512), kCosts);
  EXPECT_THAT(plan.preempted, ElementsAre(2));
  ASSERT_EQ(plan.rows.size(), 1u);
  EXPECT_EQ(plan.rows[0].sequence, 1);
}

}  // namespace
}  // namespace longspan
