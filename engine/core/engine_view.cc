// EngineCore: what the plan sees.
#include <algorithm>

#include "engine/core/attention_kind.h"
#include "engine/core/engine_core.h"
#include "engine/sampling/sampling_batch.h"
#include "engine/scheduler/prefill_budget.h"

namespace longspan {

SchedulerLimits EngineCore::Limits() const {
  return {.max_step_tokens = options_.prefill_chunk_tokens,
          .step_budget_us = options_.step_budget_us,
          .lone_step_us = options_.lone_step_us,
          .tile_tokens = options_.tile_tokens,
          .max_partial_prefills = options_.max_partial_prefills,
          .max_long_prefills = options_.max_long_prefills,
          .long_prompt_tokens = options_.long_prompt_tokens};
}

SchedulerView EngineCore::View() const {
  SchedulerView view;
  view.now_us = clock_.NowUs();
  view.held.resize(tenants_.service().size());
  for (const auto& request : requests_.running()) {
    if (request->ended) continue;
    TenantHolding& held = view.held[request->tenant];
    held.pages += request->held_pages;
    for (const RunningSequence& sequence : request->sequences) {
      held.slots += sequence.state.slot >= 0 ? 1 : 0;
    }
    if (request->reads()) {
      const PromptView prompt = PromptOf(*request, request->sequences.front().state.cached_tokens);
      if (prompt.remaining_tokens() > 0) view.reading.push_back(prompt);
    } else {
      AddDecoding(*request, view);
    }
  }
  for (int64_t id : requests_.waiting().Candidates(tenants_.service()))
    view.waiting.push_back(WaitingOf(requests_.waiting().at(id)));
  view.tenants = tenants_.service();
  view.shares_places = tenants_.are_several();
  view.available_pages = residency_.pool().available_pages();
  view.free_slots = static_cast<int32_t>(residency_.free_slots().size());
  AddVictims(view);
  return view;
}

PromptView EngineCore::PromptOf(const RunningRequest& request, int64_t first_position) const {
  return {.id = request.id(),
          .tenant = request.tenant,
          .priority = request.request->scheduling.priority,
          .arrival_us = request.arrival_us,
          .due_us = request.due_us,
          .total_tokens = EndOfReading(layout_, request, first_position),
          .first_position = first_position,
          .is_dense = CostsAsDense(layout_, ReadsDensely(layout_, request, first_position)),
          .goes_on = EndOfReading(layout_, request, first_position) < request.tokens_to_read()};
}

WaitingView EngineCore::WaitingOf(const RunningRequest& request) const {
  WaitingView view;
  if (request.on_host()) {
    view.prompt = PromptOf(request, request.sequences.front().state.cached_tokens);
    view.needed_pages = residency_.PagesToAdmit(request);
    return view;
  }
  const PrefixMatch match = residency_.Find(request);
  view.prompt = PromptOf(request, match.pages * kPageTokens);
  view.sequences = request.request->sampling.n;
  view.needed_pages = residency_.PagesToAdmit(request) - match.pages + match.idle_pages;
  return view;
}

double EngineCore::ReadUs(const RunningRequest& request, int64_t first_position) const {
  StepWork work;
  work.AddPrefill(first_position, request.tokens_to_read() - first_position,
                  CostsAsDense(layout_, request.prompt_attends_densely));
  return costs().ReadUs(work);
}

double EngineCore::AloneUs(const RunningRequest& request, int64_t first_position) const {
  const SchedulerLimits limits = Limits();
  StepWork step;
  step.AddStep();
  const PrefillTime time =
      PrefillTimeOfStep(limits, {}, costs().StepUs(step), /*nobody_waits=*/true);
  const PromptView prompt = {.total_tokens = request.tokens_to_read(),
                             .first_position = first_position,
                             .is_dense = CostsAsDense(layout_, request.prompt_attends_densely)};
  return costs().PromptUs(first_position, prompt.remaining_tokens(), prompt.is_dense,
                          StepTokens(time, limits, costs(), prompt));
}

void EngineCore::AddDecoding(const RunningRequest& request, SchedulerView& view) const {
  for (const RunningSequence& sequence : request.sequences) {
    const Sequence& state = sequence.state;
    if (state.finished) continue;
    const int64_t context_tokens = state.cached_tokens + 1;
    view.decoding.push_back(
        {.id = state.id,
         .request = request.id(),
         .tenant = request.tenant,
         .priority = request.request->scheduling.priority,
         .context_tokens = context_tokens,
         .is_dense = CostsAsDense(layout_, AttendsDensely(layout_, context_tokens)),
         .can_decode = CanDecode(request, state),
         .tpot_slo_us = request.request->scheduling.tpot_slo_us,
         .needs_page = request.reserved_pages == 0 &&
                       PagesForTokens(context_tokens) > static_cast<int64_t>(state.pages.size())});
  }
}

// Looked for only when there is need: of each of their pages it must be known who else uses it.
void EngineCore::AddVictims(SchedulerView& view) const {
  const auto needed = std::count_if(
      view.decoding.begin(), view.decoding.end(),
      [](const DecodeView& sequence) { return sequence.can_decode && sequence.needs_page; });
  if (needed <= view.available_pages) return;
  for (const auto& request : requests_.running()) {
    if (request->ended || residency_.ReservesAll(*request)) continue;
    view.victims.push_back({.request = request->id(),
                            .priority = request->request->scheduling.priority,
                            .arrival_us = request->arrival_us,
                            .preemptions = request->preemptions,
                            .releasable_pages = residency_.ReleasablePages(*request),
                            .reads_prompt = request->reads()});
  }
}

// With steps in flight a sequence may run ahead of what is known, unless its next draw depends on
// a token the host must see first, or would exceed max_tokens.
bool EngineCore::CanDecode(const RunningRequest& request, const Sequence& sequence) const {
  if (!sequence.started) return false;
  if (sequence.draws_in_flight > 0 && UsesPenalties(request.request->sampling)) return false;
  const int64_t drawn =
      static_cast<int64_t>(sequence.output_tokens.size()) + sequence.draws_in_flight;
  return drawn < request.request->stopping.max_tokens;
}

}  // namespace longspan
