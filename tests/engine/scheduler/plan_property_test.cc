// What holds of every plan, whatever the view: from random views, each from a seed that is printed.
#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <tuple>
#include <vector>

#include "engine/scheduler/preemption.h"
#include "engine/scheduler/prefill_budget.h"
#include "engine/scheduler/prompt_admission.h"
#include "engine/scheduler/prompt_order.h"
#include "engine/scheduler/scheduler.h"
#include "gtest/gtest.h"
#include "tests/engine/scheduler/views.h"

namespace longspan {
namespace {

class RandomCase {
 public:
  explicit RandomCase(uint32_t seed) : random_(seed) {
    limits_.max_step_tokens = 1 + Below(Once(4) ? 8 : 600);
    limits_.step_budget_us = static_cast<double>(Below(20'000));
    limits_.lone_step_us = Once(3) ? 0 : static_cast<double>(Below(60'000));
    limits_.tile_tokens = Once(2) ? 1 : 128;
    limits_.max_partial_prefills = static_cast<int32_t>(1 + Below(5));
    limits_.max_long_prefills = static_cast<int32_t>(Below(4));
    limits_.long_prompt_tokens = 500;
    view_.shares_places = Once(2);
    for (uint64_t i = Below(6); i > 0; --i) {
      view_.held.push_back({static_cast<int32_t>(Below(9)), static_cast<int64_t>(Below(60))});
    }
    for (double& cost : costs_.us) cost = static_cast<double>(Below(4)) / 10;
    costs_.us[0] = 1000;
    costs_.us[1] = 10;
    view_.now_us = 300'000'000;
    view_.available_pages = Below(Once(2) ? 4 : 100);
    view_.free_slots = static_cast<int32_t>(Below(10));
    for (uint64_t i = Below(6); i > 0; --i) view_.tenants.push_back(Below(2000));
    for (uint64_t i = Below(30); i > 0; --i) AddRunning();
    for (uint64_t i = Below(30); i > 0; --i) {
      view_.waiting.push_back({NewPrompt(), static_cast<int32_t>(1 + Below(Once(4) ? 4 : 1)),
                               static_cast<int64_t>(Below(20))});
    }
  }

  // Prompts are cut at multiples of `tokens` alone, and were so far.
  void CutEvery(int64_t tokens) {
    limits_.query_tile_tokens = tokens;
    limits_.max_step_tokens += tokens;
    const auto align = [&](PromptView& prompt) {
      prompt.first_position -= prompt.first_position % tokens;
    };
    for (PromptView& prompt : view_.reading) align(prompt);
    for (WaitingView& waiting : view_.waiting) align(waiting.prompt);
  }

  const SchedulerView& view() const { return view_; }
  const SchedulerLimits& limits() const { return limits_; }
  const StepCosts& costs() const { return costs_; }

  SchedulerView Shuffled() {
    SchedulerView view = view_;
    std::shuffle(view.reading.begin(), view.reading.end(), random_);
    std::shuffle(view.decoding.begin(), view.decoding.end(), random_);
    std::shuffle(view.victims.begin(), view.victims.end(), random_);
    std::shuffle(view.waiting.begin(), view.waiting.end(), random_);
    return view;
  }

 private:
  uint64_t Below(uint64_t end) { return random_() % end; }
  bool Once(uint64_t in) { return Below(in) == 0; }

  PromptView NewPrompt() {
    PromptView prompt = test::Prompt(next_id_++, 1 + Below(Once(2) ? 10 : 2000));
    if (prompt.total_tokens > 2) prompt.first_position = Below(prompt.total_tokens - 1);
    prompt.tenant = static_cast<int32_t>(Below(6));
    prompt.priority = static_cast<int32_t>(Below(3));
    prompt.due_us = Once(4) ? kNeverUs : Below(600'000'000);
    prompt.is_dense = Once(3);
    prompt.goes_on = Once(8);
    return prompt;
  }

  void AddRunning() {
    VictimView victim = test::Victim(next_id_, Below(5), static_cast<int32_t>(Below(3)));
    victim.preemptions = static_cast<int32_t>(Below(kMostPreemptions + 1));
    victim.reads_prompt = Once(3) && view_.reading.size() < 4;
    if (!Once(4)) view_.victims.push_back(victim);
    if (victim.reads_prompt) {
      view_.reading.push_back(NewPrompt());
      return;
    }
    DecodeView sequence = test::Decoding(next_id_++, Once(2) ? 1 + Below(3) : 0);
    sequence.can_decode = !Once(4);
    sequence.is_dense = Once(2);
    if (Once(8)) sequence.tpot_slo_us = Below(10'000);
    view_.decoding.push_back(sequence);
  }

  std::mt19937 random_;
  SchedulerLimits limits_;
  StepCosts costs_;
  SchedulerView view_;
  int64_t next_id_ = 1;
};

// The limits and the state that a plan was made from, used up row by row.
class Judge {
 public:
  Judge(const RandomCase& one, const BatchPlan& plan)
      : view_(one.view()), limits_(one.limits()), costs_(one.costs()), plan_(plan) {}

  void All() {
    Preempted();
    Admitted();
    Rows();
    Budget();
    Speed();
    Waiting();
  }

 private:
  bool IsPreempted(int64_t request) const {
    return std::count(plan_.preempted.begin(), plan_.preempted.end(), request) > 0;
  }

  const PromptView* PromptOf(int64_t id) const {
    for (const PromptView& prompt : view_.reading) {
      if (prompt.id == id) return &prompt;
    }
    for (const WaitingView& waiting : view_.waiting) {
      if (waiting.prompt.id == id && admitted_.count(id) > 0) return &waiting.prompt;
    }
    return nullptr;
  }

  void Preempted() {
    int64_t oldest = 1'000'000;
    for (const PromptView& prompt : view_.reading) oldest = std::min(oldest, prompt.id);
    for (const DecodeView& sequence : view_.decoding) oldest = std::min(oldest, sequence.request);
    for (const VictimView& victim : view_.victims) oldest = std::min(oldest, victim.request);
    pages_ = view_.available_pages;
    std::set<int64_t> once;
    for (const int64_t id : plan_.preempted) {
      EXPECT_TRUE(once.insert(id).second);
      EXPECT_NE(id, oldest);
      const auto victim = std::find_if(view_.victims.begin(), view_.victims.end(),
                                       [&](const VictimView& each) { return each.request == id; });
      ASSERT_NE(victim, view_.victims.end());
      EXPECT_LT(victim->preemptions, kMostPreemptions);
      pages_ += victim->releasable_pages;
    }
    decoding_pages_ = pages_;
    int64_t taken = 0;
    for (const DecodeView& one : view_.decoding) taken += one.can_decode ? one.needed_pages : 0;
    EXPECT_TRUE(taken > view_.available_pages || plan_.preempted.empty());
  }

  void Admitted() {
    size_t prompts = view_.reading.size();
    int64_t slots = view_.free_slots;
    std::map<int32_t, TenantHolding> held;
    TenantHolding all{view_.free_slots, 0};
    for (size_t i = 0; i < view_.held.size(); ++i) {
      held[static_cast<int32_t>(i)] = view_.held[i];
      all.slots += view_.held[i].slots;
      all.pages += view_.held[i].pages;
    }
    // What single tokens take is not there for prompts.
    all.pages += pages_;
    for (const DecodeView& sequence : view_.decoding) {
      if (sequence.can_decode && !IsPreempted(sequence.request)) {
        all.pages -= std::min(all.pages, sequence.needed_pages);
      }
    }
    for (const int64_t id : plan_.admitted) {
      EXPECT_TRUE(admitted_.insert(id).second);
      const auto found =
          std::find_if(view_.waiting.begin(), view_.waiting.end(),
                       [&](const WaitingView& each) { return each.prompt.id == id; });
      ASSERT_NE(found, view_.waiting.end());
      slots -= found->sequences;
      pages_ -= found->needed_pages;
      prompts += EndsInStep(found->prompt) ? 0 : 1;
      TenantHolding& own = held[found->prompt.tenant];
      Share(own.slots, found->sequences, slots, all.slots, kReservedPlaceParts);
      Share(own.pages, found->needed_pages, pages_, all.pages, kReservedPageParts);
      own.slots += found->sequences;
      own.pages += found->needed_pages;
    }
    EXPECT_GE(slots, 0);
    if (plan_.admitted.empty()) return;
    EXPECT_TRUE(plan_.preempted.empty());
    if (prompts > view_.reading.size()) {
      EXPECT_LE(prompts, static_cast<size_t>(limits_.max_partial_prefills));
    }
    // Judged as they stood before the step.
    int32_t long_prompts = 0;
    int32_t long_admitted = 0;
    for (const PromptView& prompt : view_.reading) long_prompts += IsLong(prompt);
    for (const int64_t id : plan_.admitted) {
      if (!EndsInStep(*PromptOf(id))) long_admitted += IsLong(*PromptOf(id));
    }
    if (long_admitted == 0) return;
    const int32_t most = std::min(limits_.max_long_prefills, limits_.max_partial_prefills - 1);
    EXPECT_LE(long_prompts + long_admitted, std::max(1, most));
  }

  // Who held some leaves some, unless that is little.
  void Share(int64_t held, int64_t taken, int64_t left, int64_t all, int64_t parts) const {
    if (!view_.shares_places || held == 0 || taken == 0 || all < kLeastShared) return;
    const int64_t reserved = std::max<int64_t>(1, all / parts);
    EXPECT_TRUE(held + taken <= reserved || left >= reserved) << held << ", " << left;
  }

  bool EndsInStep(const PromptView& prompt) const {
    for (const PlannedRow& row : plan_.rows) {
      if (row.sequence == prompt.id) {
        return !prompt.goes_on && row.token_count == prompt.remaining_tokens();
      }
    }
    return false;
  }

  int IsLong(const PromptView& prompt) const {
    return prompt.remaining_tokens() >= limits_.long_prompt_tokens ? 1 : 0;
  }

  void Rows() {
    std::set<int64_t> once;
    work_.AddStep();
    decode_work_.AddStep();
    for (const PlannedRow& row : plan_.rows) {
      EXPECT_TRUE(once.insert(row.sequence).second) << row.sequence;
      EXPECT_FALSE(IsPreempted(row.sequence)) << row.sequence;
      row.is_prefill ? Chunk(row) : Token(row);
    }
    EXPECT_GE(pages_, 0);
    for (const int64_t id : plan_.admitted) EXPECT_EQ(once.count(id), 1u) << id;
    std::map<int64_t, int64_t> needed_pages;  // in order of arrival
    for (const DecodeView& sequence : view_.decoding) {
      if (!sequence.can_decode || IsPreempted(sequence.request)) continue;
      needed_pages[sequence.id] = sequence.needed_pages;
    }
    // What the first of those that wait for pages lacks is given to nobody behind it.
    bool is_short = false;
    for (const auto& [id, needed] : needed_pages) {
      const bool has_row = once.count(id) > 0;
      is_short = is_short || needed > decoding_pages_;
      EXPECT_EQ(has_row, needed == 0 || !is_short) << id;
      decoding_pages_ -= has_row ? needed : 0;
    }
    EXPECT_TRUE(plan_.rows.empty() || plan_.work.amounts == work_.amounts);
  }

  void Token(const PlannedRow& row) {
    const auto found =
        std::find_if(view_.decoding.begin(), view_.decoding.end(),
                     [&](const DecodeView& each) { return each.id == row.sequence; });
    ASSERT_NE(found, view_.decoding.end());
    EXPECT_TRUE(found->can_decode);
    EXPECT_EQ(row.token_count, 1);
    pages_ -= found->needed_pages;
    work_.AddDecode(found->context_tokens, found->is_dense);
    decode_work_.AddDecode(found->context_tokens, found->is_dense);
  }

  void Chunk(const PlannedRow& row) {
    const PromptView* prompt = PromptOf(row.sequence);
    ASSERT_NE(prompt, nullptr);
    const int64_t end = prompt->first_position + row.token_count;
    ASSERT_GT(row.token_count, 0);
    ASSERT_LE(end, prompt->total_tokens);
    if (limits_.max_step_tokens >= 3) {
      if (prompt->total_tokens > 1 && prompt->remaining_tokens() > 1) {
        EXPECT_GT(row.token_count, 1) << row.sequence;
      }
      EXPECT_NE(end, prompt->total_tokens - 1) << row.sequence;
    }
    if (limits_.max_step_tokens >= 66 && end < prompt->total_tokens - 2) {
      EXPECT_EQ(end % 64, 0) << row.sequence;
    }
    step_tokens_ += row.token_count;
    if (chunks_++ == 0) first_chunk_ = row.token_count;
    chunk_of_ = prompt;
    work_.AddPrefill(prompt->first_position, row.token_count, prompt->is_dense);
  }

  void Budget() {
    EXPECT_LE(step_tokens_, limits_.max_step_tokens);
    if (costs_.StepUs(work_) > MostUs() + 1e-6) {
      EXPECT_LE(chunks_, 1);
      EXPECT_LE(first_chunk_, 66);
    }
    // Whoever reads goes on: some prompt has tokens in every step.
    const bool reads =
        std::any_of(view_.reading.begin(), view_.reading.end(),
                    [&](const PromptView& prompt) { return !IsPreempted(prompt.id); });
    EXPECT_TRUE(!reads || chunks_ > 0);
  }

  // What no step exceeds but for progress: the budget, or, where steps may grow, less than two, or
  // a lone step; what a stream wants; and a quarter of the budget beside single tokens.
  double MostUs() const {
    const double budget_us = limits_.step_budget_us;
    double most_us = budget_us;
    if (limits_.lone_step_us > budget_us) {
      most_us = view_.decoding.empty() ? limits_.lone_step_us
                                       : std::min(kMostBudgets * budget_us, limits_.lone_step_us);
    }
    for (const DecodeView& sequence : view_.decoding) {
      const auto wanted_us = static_cast<double>(sequence.tpot_slo_us);
      if (wanted_us >= costs_.StepUs(decode_work_)) most_us = std::min(most_us, wanted_us);
    }
    return std::max(most_us, costs_.StepUs(decode_work_) + kLeastPrefillShare * budget_us);
  }

  // The only chunk of a step has four fifths of its full speed, unless it is the prompt's end, or a
  // tile more would exceed what a step may take, or half of that where it has to leave the rest.
  void Speed() {
    if (chunks_ != 1 || first_chunk_ == chunk_of_->remaining_tokens()) return;
    if (first_chunk_ + 128 + 64 > limits_.max_step_tokens / 2) return;
    const double decode_us = costs_.StepUs(decode_work_);
    const double tokens_us = costs_.StepUs(work_) - decode_us -
                             costs_.WalkUs(chunk_of_->first_position, chunk_of_->is_dense);
    const double fixed_us = costs_.us[0] + costs_.StepUs(work_) - decode_us - tokens_us;
    if (tokens_us >= 4 * fixed_us) return;
    const double more_us =
        costs_.PrefillUs(chunk_of_->first_position, first_chunk_ + 128 + 64, chunk_of_->is_dense);
    // Of a lone step where none is shorter; where one is, of others.
    double most_us = MostUs();
    if (view_.decoding.empty()) most_us = std::min(most_us, kMostBudgets * limits_.step_budget_us);
    EXPECT_GT(more_us, (most_us - decode_us) / 2) << first_chunk_;
  }

  void Waiting() {
    if (plan_.waiting == -1) {
      EXPECT_EQ(plan_.admitted.size(), view_.waiting.size());
      return;
    }
    EXPECT_EQ(admitted_.count(plan_.waiting), 0u);
    EXPECT_TRUE(std::any_of(view_.waiting.begin(), view_.waiting.end(), [&](const auto& waiting) {
      return waiting.prompt.id == plan_.waiting;
    }));
  }

  const SchedulerView& view_;
  const SchedulerLimits& limits_;
  const StepCosts& costs_;
  const BatchPlan& plan_;
  std::set<int64_t> admitted_;
  StepWork work_;
  StepWork decode_work_;
  int64_t pages_ = 0;
  int64_t decoding_pages_ = 0;  // of them, before single tokens take theirs
  int64_t step_tokens_ = 0;
  int64_t first_chunk_ = 0;
  const PromptView* chunk_of_ = nullptr;  // the last
  int chunks_ = 0;
};

TEST(PlanProperty, NoPlanExceedsWhatThereIs) {
  for (uint32_t seed = 0; seed < 20'000; ++seed) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    const RandomCase one(seed);
    Judge(one, Plan(one.view(), one.limits(), one.costs())).All();
    if (HasFailure()) return;
  }
}

TEST(PlanProperty, PromptsAreCutWhereTheyMayBe) {
  int64_t cuts = 0;
  for (uint32_t seed = 0; seed < 5000; ++seed) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    RandomCase one(seed);
    one.CutEvery(128);
    std::map<int64_t, PromptView> prompts;
    for (const PromptView& prompt : one.view().reading) prompts[prompt.id] = prompt;
    for (const WaitingView& waiting : one.view().waiting) {
      prompts[waiting.prompt.id] = waiting.prompt;
    }
    for (const PlannedRow& row : Plan(one.view(), one.limits(), one.costs()).rows) {
      if (!row.is_prefill) continue;
      const PromptView& prompt = prompts.at(row.sequence);
      const int64_t end = prompt.first_position + row.token_count;
      if (end == prompt.total_tokens) continue;
      EXPECT_EQ(end % 128, 0) << row.sequence;
      ++cuts;
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(cuts, 1000);
}

TEST(PlanProperty, TheOrderOfTheViewDoesNotMatter) {
  for (uint32_t seed = 0; seed < 3000; ++seed) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    RandomCase one(seed);
    const BatchPlan plan = Plan(one.view(), one.limits(), one.costs());
    const BatchPlan other = Plan(one.Shuffled(), one.limits(), one.costs());
    EXPECT_EQ(plan.preempted, other.preempted);
    EXPECT_EQ(plan.admitted, other.admitted);
    EXPECT_EQ(plan.waiting, other.waiting);
    EXPECT_EQ(plan.waits_for, other.waits_for);
    ASSERT_EQ(plan.rows.size(), other.rows.size());
    for (size_t i = 0; i < plan.rows.size(); ++i) {
      EXPECT_EQ(plan.rows[i].sequence, other.rows[i].sequence);
      EXPECT_EQ(plan.rows[i].token_count, other.rows[i].token_count);
    }
    if (HasFailure()) return;
  }
}

// Where time is all that is scarce: a prompt has tokens only if the most urgent one of each tenant
// that was served less has, too. With the last of a tenant that has still had least of all the step
// is over when half of it is dealt.
TEST(PlanProperty, NobodyIsServedBeforeTheLeastServedTenant) {
  for (uint32_t seed = 0; seed < 3000; ++seed) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    std::mt19937 random(seed);
    SchedulerView view;
    view.available_pages = 1000;
    view.free_slots = 1000;
    SchedulerLimits limits;
    limits.max_step_tokens = 128 * (1 + random() % 4);
    limits.step_budget_us = 1e9;
    limits.max_partial_prefills = 100;
    const auto tenants = static_cast<int32_t>(2 + random() % 5);
    for (int32_t i = 0; i < tenants; ++i) view.tenants.push_back(random() % 500);
    for (int64_t id = 0; id < 20; ++id) {
      PromptView prompt = test::Prompt(id, 64 * (1 + random() % 5));  // chunks fill a step
      prompt.tenant = static_cast<int32_t>(random() % tenants);
      prompt.priority = static_cast<int32_t>(random() % 3);
      random() % 2 == 0 ? view.reading.push_back(prompt) : view.waiting.push_back({prompt, 1, 1});
    }
    std::vector<PromptView> prompts = view.reading;
    for (const WaitingView& waiting : view.waiting) prompts.push_back(waiting.prompt);
    std::vector<double> service = view.tenants;
    // The same, written down as it is said: again and again the least of all.
    std::map<int64_t, int64_t> expected;
    bool ends_early = false;
    for (int64_t left = limits.max_step_tokens; left > 0 && !prompts.empty();) {
      const auto next = std::min_element(
          prompts.begin(), prompts.end(), [&](const PromptView& one, const PromptView& other) {
            const auto key = [&](const PromptView& prompt) {
              return std::make_tuple(service[prompt.tenant], prompt.priority,
                                     prompt.remaining_tokens(), prompt.id);
            };
            return key(one) < key(other);
          });
      const int64_t tokens = std::min(left, next->remaining_tokens());
      expected[next->id] = tokens;
      service[next->tenant] += static_cast<double>(tokens);
      left -= tokens;
      const int32_t tenant = next->tenant;
      const bool ends = tokens == next->remaining_tokens();
      prompts.erase(next);
      const bool is_behind =
          std::all_of(prompts.begin(), prompts.end(), [&](const PromptView& other) {
            return other.tenant != tenant && service[other.tenant] > service[tenant];
          });
      if (!ends || ends_early || !is_behind) continue;
      ends_early = true;
      left -= limits.max_step_tokens / 2;
    }
    EXPECT_EQ(test::Dealt(Plan(view, limits, test::kCosts)), expected);
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace longspan
