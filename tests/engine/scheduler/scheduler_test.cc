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

// One that is not at its end when the step is.
WaitingView GoesOn(int64_t id, int64_t tokens) {
  WaitingView waiting = Waiting(id, tokens);
  waiting.prompt.goes_on = true;
  return waiting;
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
}

// Whatever they want or take: a quarter of 12.8 ms are 320 tokens.
TEST(Plan, SingleTokensLeavePromptsAQuarterOfTheBudget) {
  SchedulerView view = Roomy();
  view.reading = {Prompt(1, 100'000)};
  view.decoding = {Decoding(2), Decoding(3)};
  view.decoding[1].tpot_slo_us = 1300;
  EXPECT_THAT(DealtTo(view, Time(12'800)), ElementsAre(Pair(1, 320)));
  view.decoding[1].tpot_slo_us = kNeverUs;
  for (int64_t id = 4; id < 300; ++id) view.decoding.push_back(Decoding(id));
  EXPECT_EQ(DealtTo(view, Time(12'800)).at(1), 320);
  EXPECT_EQ(DealtTo(view, Time(1000)).at(1), 64) << "a page at least";
}

// Beside a budget of 10 ms, of which a step takes one, and steps of up to 250 for who is alone.
SchedulerLimits Auto() {
  SchedulerLimits limits = Time(10'000);
  limits.lone_step_us = 250'000;
  return limits;
}

TEST(Plan, StepsGrowToFullSpeedWhileNobodyGeneratesOrWaits) {
  SchedulerView view = Roomy();
  view.reading = {Prompt(1, 100'000)};
  EXPECT_THAT(DealtTo(view, Time(10'000)), ElementsAre(Pair(1, 896))) << "a number pins it";
  // 0.95 of the step for tokens: 19,000 µs.
  EXPECT_THAT(DealtTo(view, Auto()), ElementsAre(Pair(1, 1920)));
  view.decoding = {Decoding(2)};
  EXPECT_THAT(DealtTo(view, Auto()), ElementsAre(Pair(1, 832))) << "8900 µs beside a stream";
  view.decoding[0].can_decode = false;
  EXPECT_THAT(DealtTo(view, Auto()), ElementsAre(Pair(1, 896))) << "or its token in flight";
}

// To cut it would cost another step.
TEST(Plan, BesideStreamsAPromptIsReadAtOnceWhereASlightlyLongerStepEndsIt) {
  SchedulerView view = Roomy();
  view.decoding = {Decoding(2)};
  view.reading = {Prompt(1, 1490)};
  EXPECT_THAT(DealtTo(view, Auto()), ElementsAre(Pair(1, 1490))) << "in 16 ms";
  view.reading = {Prompt(1, 1491)};
  EXPECT_THAT(DealtTo(view, Auto()), ElementsAre(Pair(1, 832)));
  view.reading = {Prompt(1, 1490)};
  EXPECT_THAT(DealtTo(view, Time(10'000)), ElementsAre(Pair(1, 832)));
}

// Whoever could have a first token soon does not wait for a long step.
TEST(Plan, NoLongStepsWhileAShorterPromptWaits) {
  SchedulerView view = Roomy();
  view.reading = {Prompt(1, 100'000)};
  view.waiting = {Waiting(2, 300)};
  EXPECT_THAT(DealtTo(view, Auto()), ElementsAre(Pair(1, 576), Pair(2, 300)))
      << "its token comes after the usual time";
  view.reading[0].priority = -1;
  EXPECT_THAT(DealtTo(view, Auto()), ElementsAre(Pair(1, 896))) << "though it is not first";
  view.waiting[0].prompt.total_tokens = 50'000;
  EXPECT_EQ(DealtTo(view, Auto()).at(1), 1920) << "half a second from its token";
  view.waiting[0].prompt.total_tokens = 100'001;
  EXPECT_EQ(DealtTo(view, Auto()).at(1), 1920) << "or behind anyway";
}

// Four times the 1000 µs of the step and those of the walk, though 10 ms are over.
TEST(Plan, StreamsCostAPromptAFifthOfItsSpeed) {
  const StepCosts costs = {{1000, 10, 0, 0, 100, 0, 0, 0.05, 0}};
  SchedulerView view = Roomy();
  view.decoding = {Decoding(2)};
  view.reading = {Prompt(1, 100'000, 32'000)};
  EXPECT_THAT(Dealt(Plan(view, Time(10'000), costs)), ElementsAre(Pair(1, 704)));
  EXPECT_THAT(Dealt(Plan(view, Auto(), costs)), ElementsAre(Pair(1, 1088)));
  view.reading[0].first_position = 64'000;
  EXPECT_THAT(Dealt(Plan(view, Auto(), costs)), ElementsAre(Pair(1, 1152)))
      << "of 1680 what fits into less than two budgets";
  view.decoding[0].tpot_slo_us = 12'000;
  EXPECT_THAT(Dealt(Plan(view, Auto(), costs)), ElementsAre(Pair(1, 768)))
      << "or into the time in which a stream wants its tokens";
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
  view.waiting = {GoesOn(2, 10), GoesOn(3, 10), GoesOn(4, 10)};
  const BatchPlan plan = Plan(view, Tokens(512, 2), kCosts);
  EXPECT_THAT(Dealt(plan), ElementsAre(Pair(1, 100), Pair(2, 10)));
  EXPECT_EQ(plan.waiting, 3);
  EXPECT_EQ(plan.waits_for, WaitReason::kPrompts);
  EXPECT_EQ(Plan(view, Tokens(512, 4), kCosts).waiting, -1);
}

TEST(Plan, WhatEndsWithinTheStepIsNotReadBesideOthers) {
  SchedulerView view = Roomy();
  view.reading = {Prompt(1, 100'000)};
  view.waiting = {Waiting(2, 10), Waiting(3, 10), Waiting(4, 600), Waiting(5, 10)};
  view.free_slots = 3;
  const BatchPlan plan = Plan(view, Tokens(512, 1), kCosts);
  EXPECT_THAT(plan.admitted, ElementsAre(2, 3, 5)) << "and as many as there are slots";
  EXPECT_EQ(plan.waiting, 4);
  EXPECT_EQ(plan.waits_for, WaitReason::kPrompts);
}

struct LongCase {
  int32_t side_by_side;
  int32_t long_ones;
  std::vector<int64_t> admitted;
};

TEST(Plan, LongPromptsNeverTakeAllPlaces) {
  SchedulerView view = Roomy();
  view.waiting = {Waiting(1, 40'000), Waiting(2, 40'000), Waiting(3, 40'000), Waiting(4, 32'767)};
  for (WaitingView& waiting : view.waiting) waiting.prompt.goes_on = true;
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
  view.waiting = {GoesOn(3, 40'000), GoesOn(4, 40'000)};
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
    view.waiting.push_back(GoesOn(id, 200));
    view.waiting.back().prompt.tenant = id <= 3 ? 0 : id <= 5 ? 1 : 2;
  }
  // Tenant 0 has had 200, then 400; tenant 1 its turn between.
  EXPECT_THAT(Plan(view, Tokens(1 << 20, 4), kCosts).admitted, ElementsAre(1, 2, 4, 3));
}

// The first token of who asks seldom comes with the step: it is not filled up with others' chunks.
TEST(Plan, AStepEndsEarlyForWhoAsksSeldom) {
  SchedulerView view = Roomy();
  view.tenants = {1000, 0};
  view.reading = {Prompt(1, 100'000), Prompt(2, 100)};
  view.reading[1].tenant = 1;
  EXPECT_THAT(DealtTo(view, Tokens(512)), ElementsAre(Pair(1, 128), Pair(2, 100)))
      << "half of the step, in whole pages";
  view.reading[1].total_tokens = 300;
  EXPECT_THAT(DealtTo(view, Tokens(512)), ElementsAre(Pair(2, 300))) << "more than half by itself";
  view.reading[1].goes_on = true;
  EXPECT_THAT(DealtTo(view, Tokens(512)), ElementsAre(Pair(1, 192), Pair(2, 300)))
      << "its token does not come with this step";
  view.reading[1].goes_on = false;
  view.tenants = {1000, 700};
  EXPECT_THAT(DealtTo(view, Tokens(512)), ElementsAre(Pair(1, 192), Pair(2, 300)))
      << "it has had as much as the other";
  view.tenants = {1000, 0};
  view.reading.push_back(Prompt(3, 100'000));
  view.reading[2].tenant = 1;
  EXPECT_THAT(DealtTo(view, Tokens(512)), ElementsAre(Pair(2, 300), Pair(3, 192)))
      << "it has more to be read";
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

// Of sixteen slots and 900 pages.
class Places : public testing::Test {
 protected:
  Places() {
    view_.shares_places = true;
    view_.held = {{11, 100}};
    view_.free_slots = 5;
    view_.available_pages = 800;
    view_.tenants = {0, 1000};
  }
  void Waits(int64_t id, int32_t tenant, int64_t pages = 1, int32_t sequences = 1) {
    view_.waiting.push_back(Waiting(id, 50, pages, sequences));
    view_.waiting.back().prompt.tenant = tenant;
  }
  std::vector<int64_t> Admitted() const { return Plan(view_, Tokens(4096), kCosts).admitted; }

  SchedulerView view_;
};

TEST_F(Places, OneTenantLeavesSomeToOthers) {
  for (int64_t id = 1; id <= 3; ++id) Waits(id, 0);
  EXPECT_THAT(Admitted(), ElementsAre(1)) << "four are kept";
  EXPECT_EQ(Plan(view_, Tokens(4096), kCosts).waits_for, WaitReason::kSlots);
  Waits(4, 1);
  Waits(5, 1);
  EXPECT_THAT(Admitted(), ElementsAre(1, 4, 5)) << "for who holds no more than four";
  view_.free_slots = 1;
  EXPECT_THAT(Admitted(), ElementsAre(4)) << "the last one is for who has none";
  view_.shares_places = false;
  EXPECT_THAT(Admitted(), ElementsAre(1));
}

TEST_F(Places, OfPagesToo) {
  Waits(1, 0, 689);
  EXPECT_THAT(Admitted(), IsEmpty()) << "111 of 900 would be left";
  EXPECT_EQ(Plan(view_, Tokens(4096), kCosts).waits_for, WaitReason::kPages);
  view_.waiting[0].needed_pages = 688;
  EXPECT_THAT(Admitted(), ElementsAre(1)) << "an eighth";
  view_.waiting[0].needed_pages = 800;
  view_.held[0] = {};
  EXPECT_THAT(Admitted(), ElementsAre(1)) << "who holds none may take all";
}

TEST_F(Places, OfPromptsThatAreReadToo) {
  view_.held = {{3, 100}};
  view_.reading = {Prompt(1, 100'000), Prompt(2, 100'000), Prompt(3, 100'000)};
  view_.waiting = {GoesOn(4, 50), GoesOn(5, 50)};
  EXPECT_THAT(Admitted(), IsEmpty());
  EXPECT_EQ(Plan(view_, Tokens(4096), kCosts).waits_for, WaitReason::kPrompts);
  view_.waiting[1].prompt.tenant = 1;
  view_.tenants = {1000, 0};
  EXPECT_THAT(Admitted(), ElementsAre(5));
}

// A request that its tenant's share keeps out for long stops what is behind it of this tenant,
// until that holds nothing; others pass.
TEST_F(Places, WhoIsLateForItsOwnShareStopsItsTenantAlone) {
  view_.now_us = 1'000'000;
  Waits(1, 0, 1, 3);
  view_.waiting[0].prompt.due_us = 0;
  Waits(2, 0);
  Waits(3, 1);
  EXPECT_THAT(Admitted(), ElementsAre(3));
  view_.waiting[0].prompt.due_us = kNeverUs;
  EXPECT_THAT(Admitted(), ElementsAre(2, 3));
}

TEST_F(Places, WhoCouldNotBeginAnywayStopsNobodyElse) {
  view_.now_us = 1'000'000;
  Waits(1, 0, 1, 3);
  Waits(2, 0, 900);  // more than there are
  for (WaitingView& late : view_.waiting) late.prompt.due_us = 0;
  Waits(3, 1);
  EXPECT_THAT(Admitted(), ElementsAre(3));
}

TEST_F(Places, OfTwoNoneIsKept) {
  view_.held = {{1, 0}};
  view_.free_slots = 1;
  Waits(1, 0);
  EXPECT_THAT(Admitted(), ElementsAre(1));
  view_.free_slots = 2;
  Waits(2, 0);
  EXPECT_THAT(Admitted(), ElementsAre(1)) << "of three one is";
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

TEST(Plan, APreemptedRequestHasNoRow) {
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

TEST(Plan, AllSequencesOfARequestArePreempted) {
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
