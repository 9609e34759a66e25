#include "engine/scheduler/scheduler.h"

#include <map>

#include "gtest/gtest.h"

namespace longspan {
namespace {

std::map<int64_t, int32_t> TokensBySequence(const BatchPlan& plan) {
  std::map<int64_t, int32_t> tokens;
  for (const PlannedRow& row : plan.rows) tokens[row.sequence] = row.token_count;
  return tokens;
}

TEST(Scheduler, DecodeRowsComeFirst) {
  SchedulerView view;
  view.running = {{1, 300, false}, {2, 0, true}, {3, 0, false}};
  const BatchPlan plan = Plan(view, {100, 2});
  ASSERT_EQ(plan.rows.size(), 2u);
  EXPECT_EQ(plan.rows[0].sequence, 2);
  EXPECT_FALSE(plan.rows[0].is_prefill);
  EXPECT_EQ(plan.rows[1].sequence, 1);
  EXPECT_EQ(plan.rows[1].token_count, 100);
}

TEST(Scheduler, PromptsShareTheChunkAndLeaveNothing) {
  SchedulerView view;
  view.running = {{1, 1000, false}, {2, 10, false}, {3, 1000, false}};
  auto tokens = TokensBySequence(Plan(view, {101, 3}));
  EXPECT_EQ(tokens[2], 10);
  EXPECT_EQ(tokens[1] + tokens[3], 91);
  EXPECT_LE(std::abs(tokens[1] - tokens[3]), 1);
  EXPECT_GE(tokens[1], tokens[3]);
}

TEST(Scheduler, AdmitsInOrderAsFarAsRoomGoes) {
  SchedulerView view;
  view.available_pages = 10;
  view.free_slots = 4;
  view.waiting = {{1, 1, 50, 4}, {2, 1, 50, 7}, {3, 1, 50, 1}};
  EXPECT_EQ(Plan(view, {100, 3}).admitted, 1);  // the second does not fit; the third waits behind
  view.available_pages = 11;
  EXPECT_EQ(Plan(view, {100, 3}).admitted, 2);
  view.available_pages = 12;
  EXPECT_EQ(Plan(view, {100, 3}).admitted, 3);
  EXPECT_EQ(Plan(view, {100, 2}).admitted, 2);
  view.waiting[0].sequences = 4;
  EXPECT_EQ(Plan(view, {100, 3}).admitted, 1);
  view.waiting[0].sequences = 5;
  EXPECT_EQ(Plan(view, {100, 3}).admitted, 0);
}

TEST(Scheduler, SaysWhatTheQueueWaitsFor) {
  SchedulerView view;
  view.available_pages = 10;
  view.free_slots = 4;
  view.waiting = {{1, 1, 50, 4}, {2, 1, 50, 7}};
  EXPECT_EQ(Plan(view, {100, 3}).waits_for, WaitReason::kPages);
  EXPECT_EQ(Plan(view, {100, 1}).waits_for, WaitReason::kPrompts);
  view.waiting[1].sequences = 4;  // slots and pages
  EXPECT_EQ(Plan(view, {100, 3}).waits_for, WaitReason::kSlots);
}

TEST(Scheduler, NothingToDoIsAnEmptyPlan) { EXPECT_TRUE(Plan({}, {100, 2}).rows.empty()); }

}  // namespace
}  // namespace longspan
