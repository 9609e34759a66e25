#include "engine/core/plan_view.h"

#include <algorithm>

#include "engine/core/attention_kind.h"
#include "engine/core/late_draws.h"
#include "engine/sampling/sampling_batch.h"

namespace longspan {
namespace {

PromptView PromptOf(const KvLayout& layout, const RunningRequest& request, int64_t first_position) {
  const int64_t end = EndOfReading(layout, request, first_position);
  return {.id = request.id(),
          .tenant = request.tenant,
          .priority = request.request->scheduling.priority,
          .arrival_us = request.arrival_us,
          .due_us = request.due_us,
          .total_tokens = end,
          .first_position = first_position,
          .is_dense = CostsAsDense(layout, ReadsDensely(layout, request, first_position)),
          .goes_on = end < request.tokens_to_read()};
}

WaitingView WaitingOf(const PlanInputs& inputs, const RunningRequest& request) {
  const Beginning beginning = inputs.residency.BeginningOf(request);
  return {.prompt = PromptOf(inputs.layout, request, beginning.first_position),
          .sequences = request.request->sampling.n,
          .needed_pages = beginning.needed_pages};
}

// Whether the next draw depends on tokens that the host has not seen: for penalties, or since it
// may have to end reasoning.
bool WaitsForTokens(const RunningRequest& request, const RunningSequence& sequence) {
  const int32_t unseen = sequence.state.draws_in_flight;
  if (unseen == 0) return false;
  return UsesPenalties(request.request->sampling) ||
         unseen >= sequence.text.reasoning().free_tokens();
}

// With steps in flight a sequence may run ahead of what is known, up to max_tokens. A constrained
// one draws before its row: the last draw needs none.
bool CanDecode(const RunningRequest& request, const RunningSequence& sequence) {
  const Sequence& state = sequence.state;
  if (!state.started || WaitsForTokens(request, sequence)) return false;
  const int64_t drawn = static_cast<int64_t>(state.output_tokens.size()) + state.draws_in_flight;
  const int64_t max_tokens = request.request->stopping.max_tokens;
  if (sequence.mask == nullptr) return drawn < max_tokens;
  const LateDraw next = NextLateDraw(request, sequence);
  return next == LateDraw::kReads || (next == LateDraw::kDraws && drawn + 1 < max_tokens);
}

void AddDecoding(const PlanInputs& inputs, const RunningRequest& request, SchedulerView& view) {
  for (const RunningSequence& sequence : request.sequences) {
    const Sequence& state = sequence.state;
    if (state.finished) continue;
    const int64_t context_tokens = state.cached_tokens + 1;
    const bool is_dense = AttendsDensely(inputs.layout, *request.request, context_tokens);
    view.decoding.push_back(
        {.id = state.id,
         .request = request.id(),
         .tenant = request.tenant,
         .priority = request.request->scheduling.priority,
         .context_tokens = context_tokens,
         .is_dense = CostsAsDense(inputs.layout, is_dense),
         .can_decode = CanDecode(request, sequence),
         .tpot_slo_us = request.request->scheduling.tpot_slo_us,
         .needed_pages = Residency::UnreservedPages(request, state, context_tokens)});
  }
}

void AddRunning(const PlanInputs& inputs, const RunningRequest& request, SchedulerView& view) {
  TenantHolding& held = view.held[request.tenant];
  held.pages += request.held_pages;
  for (const RunningSequence& sequence : request.sequences) {
    held.slots += sequence.state.slot >= 0 ? 1 : 0;
  }
  if (!request.reads()) return AddDecoding(inputs, request, view);
  const PromptView prompt =
      PromptOf(inputs.layout, request, request.sequences.front().state.cached_tokens);
  if (prompt.remaining_tokens() > 0) view.reading.push_back(prompt);
}

// Looked for only when there is need: of each of their pages it must be known who else uses it.
void AddVictims(const PlanInputs& inputs, SchedulerView& view) {
  int64_t needed = 0;
  for (const DecodeView& sequence : view.decoding) {
    needed += sequence.can_decode ? sequence.needed_pages : 0;
  }
  if (needed <= view.available_pages) return;
  for (const auto& request : inputs.requests.running()) {
    if (request->ended || inputs.residency.ReservesAll(*request)) continue;
    view.victims.push_back({.request = request->id(),
                            .priority = request->request->scheduling.priority,
                            .arrival_us = request->arrival_us,
                            .preemptions = request->preemptions,
                            .releasable_pages = inputs.residency.ReleasablePages(*request),
                            .reads_prompt = request->reads()});
  }
}

}  // namespace

SchedulerLimits SchedulerLimitsOf(const EngineOptions& options, const KvLayout& layout) {
  return {.max_step_tokens = options.prefill_chunk_tokens,
          .step_budget_us = options.step_budget_us,
          .lone_step_us = options.lone_step_us,
          .tile_tokens = options.tile_tokens,
          .query_tile_tokens = layout.prefill ? layout.prefill->query_tile_tokens : 0,
          .max_partial_prefills = options.max_partial_prefills,
          .max_long_prefills = options.max_long_prefills,
          .long_prompt_tokens = options.long_prompt_tokens};
}

SchedulerView ViewOf(const PlanInputs& inputs, int64_t now_us) {
  SchedulerView view;
  view.now_us = now_us;
  view.tenants = inputs.tenants.service();
  view.shares_places = inputs.tenants.are_several();
  view.held.resize(view.tenants.size());
  view.available_pages = inputs.residency.pool().available_pages();
  view.free_slots = static_cast<int32_t>(inputs.residency.free_slots().size());
  for (const auto& request : inputs.requests.running()) {
    if (!request->ended) AddRunning(inputs, *request, view);
  }
  const WaitingRequests& waiting = inputs.requests.waiting();
  for (const int64_t id : waiting.Candidates(view.tenants)) {
    view.waiting.push_back(WaitingOf(inputs, waiting.at(id)));
  }
  AddVictims(inputs, view);
  return view;
}

}  // namespace longspan
