// EngineCore: what the plan sees.
#include <algorithm>

#include "engine/core/engine_core.h"
#include "engine/core/request_pages.h"
#include "engine/sampling/sampling_batch.h"
#include "engine/scheduler/preemption.h"
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
  for (const auto& request : running_) {
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
  for (int64_t id : waiting_.Candidates(tenants_.service()))
    view.waiting.push_back(WaitingOf(waiting_.at(id)));
  view.tenants = tenants_.service();
  view.shares_places = tenants_.are_several();
  view.available_pages = pool_.available_pages();
  view.free_slots = static_cast<int32_t>(free_slots_.size());
  AddVictims(view);
  return view;
}

PromptView EngineCore::PromptOf(const RunningRequest& request, int64_t first_position) const {
  return {.id = request.id(),
          .tenant = request.tenant,
          .priority = request.request->scheduling.priority,
          .arrival_us = request.arrival_us,
          .due_us = request.due_us,
          .total_tokens = EndOfReading(request, first_position),
          .first_position = first_position,
          .is_dense = !layout_.has_summaries || ReadsDensely(request, first_position),
          .goes_on = EndOfReading(request, first_position) < request.tokens_to_read()};
}

WaitingView EngineCore::WaitingOf(const RunningRequest& request) const {
  WaitingView view;
  if (request.on_host()) {
    view.prompt = PromptOf(request, request.sequences.front().state.cached_tokens);
    view.needed_pages = PagesToAdmit(request);
    return view;
  }
  const PrefixMatch match = pool_.Match(AdoptableNames(request));
  view.prompt = PromptOf(request, match.pages * kPageTokens);
  view.sequences = request.request->sampling.n;
  view.needed_pages = PagesToAdmit(request) - match.pages + match.idle_pages;
  return view;
}

absl::Span<const PageHash> EngineCore::AdoptableNames(const RunningRequest& request) const {
  const CacheParams& cache = request.request->cache;
  if (!options_.prefix_cache || !cache.reads_prefixes || request.scores_prompt()) return {};
  return absl::MakeConstSpan(cache.page_hashes)
      .subspan(0, AdoptablePages(request.tokens_to_read()));  // or as many as are named
}

bool EngineCore::ReservesAll(const RunningRequest& request) const {
  return request.request->sampling.n > 1 || request.scores_prompt() ||
         request.preemptions >= kMostPreemptions || !options_.cache_generated_pages;
}

int64_t EngineCore::PagesToAdmit(const RunningRequest& request) const {
  if (ReservesAll(request)) return WorstCasePages(*request.request);
  return PagesToBegin(*request.request, request.completion_tokens, options_.output_margin_tokens);
}

double EngineCore::ReadUs(const RunningRequest& request, int64_t first_position) const {
  StepWork work;
  work.AddPrefill(first_position, request.tokens_to_read() - first_position,
                  !layout_.has_summaries || request.prompt_attends_densely);
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
                             .is_dense = !layout_.has_summaries || request.prompt_attends_densely};
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
         .is_dense = !layout_.has_summaries || AttendsDensely(context_tokens),
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
  for (const auto& request : running_) {
    if (request->ended || ReservesAll(*request)) continue;
    const std::vector<int32_t>& pages = request->sequences.front().state.pages;
    const int64_t own = std::count_if(pages.begin(), pages.end(),
                                      [this](int32_t page) { return pool_.references(page) == 1; });
    view.victims.push_back({.request = request->id(),
                            .priority = request->request->scheduling.priority,
                            .arrival_us = request->arrival_us,
                            .preemptions = request->preemptions,
                            .releasable_pages = own + request->reserved_pages,
                            .reads_prompt = request->reads()});
  }
}

bool EngineCore::AttendsDensely(int64_t length_tokens) const {
  return layout_.has_summaries && length_tokens < layout_.nsa.dense_below_tokens;
}

bool EngineCore::ReadsDensely(const RunningRequest& request, int64_t first_position) const {
  return first_position < request.prompt_tokens() ? request.prompt_attends_densely
                                                  : AttendsDensely(first_position + 1);
}

int64_t EngineCore::EndOfReading(const RunningRequest& request, int64_t first_position) const {
  const int64_t end = request.tokens_to_read();
  if (!ReadsDensely(request, first_position)) return end;
  return std::min<int64_t>(end, layout_.nsa.dense_below_tokens - 1);
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
