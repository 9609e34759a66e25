#include "engine/scheduler/scheduler.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>

#include "engine/scheduler/preemption.h"
#include "engine/scheduler/prefill_budget.h"
#include "engine/scheduler/prompt_admission.h"
#include "engine/scheduler/prompt_line.h"
#include "engine/scheduler/prompt_order.h"

namespace longspan {
namespace {

constexpr int64_t kNoPrompt = std::numeric_limits<int64_t>::max();
// A prompt is much shorter than one of so many times its tokens.
constexpr int64_t kMuchShorter = 2;

bool Contains(const std::vector<int64_t>& ids, int64_t id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

class Planner {
 public:
  Planner(const SchedulerView& view, const SchedulerLimits& limits, const StepCosts& costs)
      : view_(view), limits_(limits), costs_(costs), pages_(view.available_pages) {
    plan_.rows.reserve(view.decoding.size() + view.reading.size() + view.waiting.size());
    plan_.work.AddStep();
  }

  BatchPlan Run() {
    for (const VictimView& victim : Victims(view_)) {
      plan_.preempted.push_back(victim.request);
      pages_ += victim.releasable_pages;
    }
    const bool all_have_pages = AddDecodeRows();
    PromptAdmission admission(view_, limits_, pages_);
    // Who was just preempted, or waits for a page, comes before new ones.
    if (!all_have_pages || !plan_.preempted.empty()) admission.Close(WaitReason::kPages);
    AddPrefillRows(admission);
    if (plan_.rows.empty()) plan_.work = {};
    return std::move(plan_);
  }

 private:
  // By arrival; false if a page was missing. What is too little for one is not given to those
  // behind it.
  bool AddDecodeRows() {
    std::vector<const DecodeView*> sequences;
    sequences.reserve(view_.decoding.size());
    for (const DecodeView& sequence : view_.decoding) {
      if (sequence.can_decode && !Contains(plan_.preempted, sequence.request)) {
        sequences.push_back(&sequence);
      }
    }
    std::sort(sequences.begin(), sequences.end(),
              [](const DecodeView* left, const DecodeView* right) { return left->id < right->id; });
    bool all_have_pages = true;
    for (const DecodeView* sequence : sequences) {
      all_have_pages = all_have_pages && sequence->needed_pages <= pages_;
      if (!all_have_pages && sequence->needed_pages > 0) continue;
      pages_ -= sequence->needed_pages;
      plan_.rows.push_back({sequence->id, 1, false});
      plan_.work.AddDecode(sequence->context_tokens, sequence->is_dense);
    }
    return all_have_pages;
  }

  void AddPrefillRows(PromptAdmission& admission) {
    std::vector<PromptInLine> prompts = Prompts();
    // Those that are late share half of the time while much shorter ones wait, which they would
    // stop otherwise. Among its like a late one comes first with all of it: what came later waits.
    int64_t shortest_tokens = kNoPrompt;
    for (const PromptInLine& one : prompts) {
      if (one.urgency.is_late) continue;
      shortest_tokens = std::min(shortest_tokens, one.prompt.total_tokens);
    }
    const auto running = std::count_if(prompts.begin(), prompts.end(),
                                       [](const auto& one) { return one.waiting == nullptr; });
    PromptLine line(std::move(prompts), view_.tenants);
    const bool nobody_waits = line.NoneIsShorterThanTheFirst(limits_.lone_step_us, costs_);
    PrefillBudget budget(
        PrefillTimeOfStep(limits_, view_.decoding, costs_.StepUs(plan_.work), nobody_waits),
        limits_.max_step_tokens, costs_, limits_.tile_tokens, limits_.query_tile_tokens);
    const std::vector<PromptInLine*> served =
        Serve(line, running, shortest_tokens, admission, budget);
    // What the others left over.
    for (PromptInLine* prompt : served) {
      if (prompt->urgency.is_late) Deal(*prompt, PrefillShare::kAll, admission, budget);
    }
    AddRows(served);
    NoteWait(served, line, admission);
  }

  std::vector<PromptInLine> Prompts() const {
    std::vector<PromptInLine> prompts;
    prompts.reserve(view_.reading.size() + view_.waiting.size());
    // In steps as they are now: beside streams, or without.
    StepWork step;
    step.AddStep();
    const PrefillTime time =
        PrefillTimeOfStep(limits_, view_.decoding, costs_.StepUs(step), /*nobody_waits=*/true);
    const auto add = [&](const PromptView& prompt, const WaitingView* waiting) {
      const int64_t step_tokens = StepTokens(time, limits_, costs_, prompt);
      prompts.push_back({prompt, waiting, UrgencyOf(prompt, view_.now_us, costs_, step_tokens)});
    };
    for (const PromptView& prompt : view_.reading) {
      if (!Contains(plan_.preempted, prompt.id)) add(prompt, nullptr);
    }
    for (const WaitingView& waiting : view_.waiting) add(waiting.prompt, &waiting);
    return prompts;
  }

  // One after the other while there is time, until all that run and all that may begin had a turn.
  // Returns those that had.
  std::vector<PromptInLine*> Serve(PromptLine& line, ptrdiff_t running, int64_t shortest_tokens,
                                   PromptAdmission& admission, PrefillBudget& budget) {
    std::vector<PromptInLine*> served;
    bool ends_early = false;
    while (!budget.is_empty() && (running > 0 || admission.MayAdmitMore())) {
      PromptInLine* prompt = line.Next();
      if (prompt == nullptr) break;
      served.push_back(prompt);
      running -= prompt->waiting == nullptr ? 1 : 0;
      const bool would_stop_others =
          prompt->urgency.is_late && prompt->prompt.total_tokens / kMuchShorter >= shortest_tokens;
      const PrefillShare share = would_stop_others ? PrefillShare::kHalf : PrefillShare::kAll;
      line.Charge(Deal(*prompt, share, admission, budget));
      // Its first token comes with the step: of whoever asks seldom it is not to wait for others'
      // chunks.
      if (!ends_early && Ends(*prompt) && line.AsksSeldom()) {
        ends_early = true;
        budget.EndAtHalf();
      }
    }
    return served;
  }

  // Whether it is read to its end in this step.
  static bool Ends(const PromptInLine& one) {
    return one.dealt_tokens > 0 && one.prompt.remaining_tokens() == 0 && !one.prompt.goes_on;
  }

  // Returns the tokens that were dealt. A prompt that waits begins with them, if it can.
  int64_t Deal(PromptInLine& one, PrefillShare share, PromptAdmission& admission,
               PrefillBudget& budget) {
    const bool is_begun = one.dealt_tokens > 0;
    const bool ends = !one.prompt.goes_on &&
                      budget.Offer(one.prompt, share, is_begun) == one.prompt.remaining_tokens();
    if (one.waiting != nullptr) {
      const std::optional<WaitReason> reason = admission.WaitsFor(*one.waiting, ends);
      if (reason && one.urgency.is_late) admission.HoldBack(*one.waiting, *reason);
      if (reason) return 0;
    }
    const bool returns_whole = one.waiting != nullptr && one.prompt.remaining_tokens() == 0;
    const int64_t tokens = returns_whole ? 0 : budget.Take(one.prompt, share, is_begun);
    if (tokens == 0 && !returns_whole) return 0;
    one.prompt.first_position += tokens;
    one.dealt_tokens += tokens;
    if (one.waiting != nullptr) {
      admission.Admit(*one.waiting, ends);
      plan_.admitted.push_back(one.prompt.id);
      one.waiting = nullptr;
    }
    return tokens;
  }

  // By arrival, as everything in a batch.
  void AddRows(const std::vector<PromptInLine*>& served) {
    const auto first = static_cast<ptrdiff_t>(plan_.rows.size());
    for (const PromptInLine* one : served) {
      if (one->dealt_tokens == 0) continue;
      plan_.rows.push_back({one->prompt.id, static_cast<int32_t>(one->dealt_tokens), true});
      plan_.work.AddPrefill(one->prompt.first_position - one->dealt_tokens, one->dealt_tokens,
                            one->prompt.is_dense);
    }
    std::sort(plan_.rows.begin() + first, plan_.rows.end(),
              [](const PlannedRow& left, const PlannedRow& right) {
                return left.sequence < right.sequence;
              });
  }

  void NoteWait(const std::vector<PromptInLine*>& served, PromptLine& line,
                const PromptAdmission& admission) {
    const auto waits = [](const PromptInLine* one) { return one->waiting != nullptr; };
    const auto found = std::find_if(served.begin(), served.end(), waits);
    const PromptInLine* first = found == served.end() ? line.Next() : *found;
    while (first != nullptr && !waits(first)) first = line.Next();
    if (first == nullptr) return;
    plan_.waiting = first->prompt.id;
    plan_.waits_for = admission.WaitsFor(*first->waiting, false).value_or(WaitReason::kPrompts);
  }

  const SchedulerView& view_;
  const SchedulerLimits& limits_;
  const StepCosts& costs_;
  int64_t pages_;  // that nobody has taken
  BatchPlan plan_;
};

}  // namespace

BatchPlan Plan(const SchedulerView& view, const SchedulerLimits& limits, const StepCosts& costs) {
  return Planner(view, limits, costs).Run();
}

}  // namespace longspan
