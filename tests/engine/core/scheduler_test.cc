#include "engine/scheduler/scheduler.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>
#include <random>
#include <vector>

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

TEST(Scheduler, NoPromptIsCutToASingleToken) {
  SchedulerView view;
  view.running = {{1, 65, false}};
  EXPECT_EQ(TokensBySequence(Plan(view, {64, 2}))[1], 63);
  EXPECT_EQ(TokensBySequence(Plan(view, {65, 2}))[1], 65);
  view.running = {{1, 4, false}, {2, 1, false}};
  EXPECT_EQ(TokensBySequence(Plan(view, {3, 2})), (std::map<int64_t, int32_t>{{1, 2}, {2, 1}}));
  view.running = {{1, 100, false}, {2, 100, false}};  // the second waits
  EXPECT_EQ(TokensBySequence(Plan(view, {4, 2})), (std::map<int64_t, int32_t>{{1, 4}}));
}

// Prompts of any lengths that arrive at any time and in any number, read with one chunk size.
class Reading {
 public:
  Reading(const SchedulerLimits& limits, std::mt19937& random)
      : limits_(limits), random_(random), prompts_(1 + random() % 24) {
    view_.free_slots = static_cast<int32_t>(prompts_.size());
    for (int64_t& tokens : prompts_) tokens = 1 + random() % (random() % 2 == 0 ? 8 : 400);
    chunks_.resize(prompts_.size());
  }

  void ToTheEnd() {
    while (arrived_ < prompts_.size() || !view_.waiting.empty() || !view_.running.empty()) {
      if (arrived_ < prompts_.size() && random_() % 2 == 0) Arrive();
      Step();
      if (::testing::Test::HasFailure()) return;
    }
    Judge();
  }

 private:
  bool no_token_alone() const { return limits_.prefill_chunk_tokens >= 3; }

  void Arrive() {
    view_.waiting.push_back({static_cast<int64_t>(arrived_), 1, prompts_[arrived_], 0});
    ++arrived_;
  }

  void Step() {
    const BatchPlan plan = Plan(view_, limits_);
    for (int32_t i = 0; i < plan.admitted; ++i) {
      view_.running.push_back({view_.waiting[i].first_sequence, view_.waiting[i].prompt_tokens});
    }
    view_.waiting.erase(view_.waiting.begin(), view_.waiting.begin() + plan.admitted);
    if (view_.running.empty()) return;
    // No one starves: the earliest goes on in every step, and everyone becomes the earliest.
    ASSERT_FALSE(plan.rows.empty());
    EXPECT_EQ(plan.rows.front().sequence, view_.running.front().id);
    int64_t step_tokens = 0;
    for (const PlannedRow& row : plan.rows) {
      ASSERT_GT(row.token_count, 0);
      step_tokens += row.token_count;
      chunks_[row.sequence].push_back(row.token_count);
      const auto sequence = std::find_if(view_.running.begin(), view_.running.end(),
                                         [&](const auto& one) { return one.id == row.sequence; });
      ASSERT_NE(sequence, view_.running.end());
      sequence->remaining_prompt_tokens -= row.token_count;
      ASSERT_GE(sequence->remaining_prompt_tokens, 0);
    }
    EXPECT_LE(step_tokens, limits_.prefill_chunk_tokens);
    const size_t before = view_.running.size();
    view_.running.erase(
        std::remove_if(view_.running.begin(), view_.running.end(),
                       [](const auto& one) { return one.remaining_prompt_tokens == 0; }),
        view_.running.end());
    // Full but for two tokens, or what was read side by side is read to its end.
    const int64_t unused = limits_.prefill_chunk_tokens - step_tokens;
    EXPECT_TRUE(unused <= (no_token_alone() ? 2 : 0) || view_.running.empty()) << unused;
    if (view_.running.size() == before) ++steps_without_an_end_;
  }

  void Judge() {
    int64_t all_tokens = 0;
    for (size_t i = 0; i < prompts_.size(); ++i) {
      const std::vector<int32_t>& chunks = chunks_[i];
      EXPECT_EQ(std::accumulate(chunks.begin(), chunks.end(), int64_t{0}), prompts_[i]);
      if (no_token_alone() && prompts_[i] > 1) {
        EXPECT_GE(*std::min_element(chunks.begin(), chunks.end()), 2);
      }
      all_tokens += prompts_[i];
    }
    const int64_t least_tokens =
        std::max(1, limits_.prefill_chunk_tokens - (no_token_alone() ? 2 : 0));
    EXPECT_LE(steps_without_an_end_, all_tokens / least_tokens);
  }

  const SchedulerLimits limits_;
  std::mt19937& random_;
  std::vector<int64_t> prompts_;              // tokens, in order of arrival
  std::vector<std::vector<int32_t>> chunks_;  // how each was read
  SchedulerView view_;
  size_t arrived_ = 0;
  int64_t steps_without_an_end_ = 0;
};

TEST(Scheduler, AnyPromptsAreReadOnceInStepsThatAreBounded) {
  for (uint32_t seed = 0; seed < 3000; ++seed) {
    std::mt19937 random(seed);
    const auto chunk_tokens = static_cast<int32_t>(1 + random() % (seed % 2 == 0 ? 12 : 300));
    const auto side_by_side = static_cast<int32_t>(1 + random() % 6);
    SCOPED_TRACE(::testing::Message() << "seed " << seed << ", chunks of " << chunk_tokens << ", "
                                      << side_by_side << " side by side");
    Reading({chunk_tokens, side_by_side}, random).ToTheEnd();
    if (HasFailure()) return;
  }
}

TEST(Scheduler, NothingToDoIsAnEmptyPlan) { EXPECT_TRUE(Plan({}, {100, 2}).rows.empty()); }

}  // namespace
}  // namespace longspan
