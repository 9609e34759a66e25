#include "engine/scheduler/scheduler.h"

#include <algorithm>

namespace longspan {
namespace {

struct Prompt {
  int64_t sequence;
  int64_t remaining_tokens;
};

void AddDecodeRows(const SchedulerView& view, BatchPlan& plan) {
  for (const SequenceView& sequence : view.running) {
    if (sequence.remaining_prompt_tokens == 0 && sequence.can_decode) {
      plan.rows.push_back({sequence.id, 1, false});
    }
  }
}

std::vector<Prompt> PromptsBeingRead(const SchedulerView& view) {
  std::vector<Prompt> prompts;
  for (const SequenceView& sequence : view.running) {
    if (sequence.remaining_prompt_tokens > 0) {
      prompts.push_back({sequence.id, sequence.remaining_prompt_tokens});
    }
  }
  return prompts;
}

void Admit(const SchedulerView& view, const SchedulerLimits& limits, std::vector<Prompt>& prompts,
           BatchPlan& plan) {
  int64_t pages = view.available_pages;
  int32_t slots = view.free_slots;
  for (const WaitingView& waiting : view.waiting) {
    if (static_cast<int32_t>(prompts.size()) >= limits.max_partial_prefills) return;
    if (waiting.sequences > slots || waiting.needed_pages > pages) {
      plan.waits_for = waiting.sequences > slots ? WaitReason::kSlots : WaitReason::kPages;
      return;
    }
    pages -= waiting.needed_pages;
    slots -= waiting.sequences;
    prompts.push_back({waiting.first_sequence, waiting.prompt_tokens});
    ++plan.admitted;
  }
}

// With so many any prompt can be read on, and no token of it stand alone.
constexpr int64_t kLeastShareTokens = 3;

// The most tokens, up to `tokens`, with which no single token of a longer prompt stands alone: as
// this chunk or as what remains. A GPU has kernels of its own for single rows, which agree with
// those for chunks within rounding alone. Results would depend on where a prompt is cut, and so on
// what else runs.
int64_t WithoutSingleTokens(int64_t remaining_tokens, int64_t tokens) {
  if (remaining_tokens - tokens == 1) --tokens;
  return tokens == 1 && remaining_tokens > 1 ? 0 : tokens;
}

// Equal shares of the step; what a short prompt leaves over goes to those that can use it, the
// earliest taking what does not divide. Shares have a least size, so that those for whom nothing is
// left wait, and the earliest never does.
void AddPrefillRows(const std::vector<Prompt>& prompts, const SchedulerLimits& limits,
                    BatchPlan& plan) {
  std::vector<int64_t> shares(prompts.size(), 0);
  int64_t budget = limits.prefill_chunk_tokens;
  const bool may_leave_single_tokens = budget < kLeastShareTokens;
  bool gave = true;
  while (budget > 0 && gave) {
    gave = false;
    int64_t hungry = 0;
    for (size_t i = 0; i < prompts.size(); ++i) hungry += shares[i] < prompts[i].remaining_tokens;
    const int64_t share = hungry == 0 ? 0 : std::max(kLeastShareTokens, budget / hungry);
    for (size_t i = 0; i < prompts.size() && budget > 0; ++i) {
      const int64_t remaining = prompts[i].remaining_tokens;
      int64_t tokens = std::min(shares[i] + std::min(share, budget), remaining);
      if (!may_leave_single_tokens) tokens = WithoutSingleTokens(remaining, tokens);
      gave = gave || tokens > shares[i];
      budget -= tokens - shares[i];
      shares[i] = tokens;
    }
  }
  for (size_t i = 0; i < prompts.size(); ++i) {
    if (shares[i] > 0) {
      plan.rows.push_back({prompts[i].sequence, static_cast<int32_t>(shares[i]), true});
    }
  }
}

}  // namespace

BatchPlan Plan(const SchedulerView& view, const SchedulerLimits& limits) {
  BatchPlan plan;
  AddDecodeRows(view, plan);
  std::vector<Prompt> prompts = PromptsBeingRead(view);
  Admit(view, limits, prompts, plan);
  AddPrefillRows(prompts, limits, plan);
  return plan;
}

}  // namespace longspan
