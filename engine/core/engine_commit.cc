// EngineCore: what a plan changes. Pages are taken, rows become arrays.
#include <algorithm>
#include <utility>

#include "engine/core/attention_kind.h"
#include "engine/core/engine_core.h"
#include "engine/sampling/sampling_batch.h"
#include "kernels/check.h"

namespace longspan {

void EngineCore::ForkDue(BatchBuilder& builder) {
  for (const auto& request : requests_.running()) {
    if (request->forks_due) residency_.Fork(*request, builder);
  }
}

void EngineCore::CommitRow(const PlannedRow& planned, BatchBuilder& builder, StepInFlight& step) {
  RunningRequest& request = requests_.OfSequence(planned.sequence);
  if (planned.is_prefill) {
    CommitPrefill(request, planned.token_count, builder, step);
  } else {
    CommitDecode(request, static_cast<int32_t>(planned.sequence - request.first_sequence), builder,
                 step);
  }
}

void EngineCore::CommitPrefill(RunningRequest& request, int32_t token_count, BatchBuilder& builder,
                               StepInFlight& step) {
  const Request& asked = *request.request;
  Sequence& sequence = request.sequences.front().state;
  const int64_t first = sequence.cached_tokens;
  const int64_t end = first + token_count;
  const bool dense = ReadsDensely(layout_, request, first);
  NoteComputed(request, first, end);
  residency_.BeginSlot(request, builder);
  const bool completes = end == request.tokens_to_read();
  const bool resumes = !sequence.output_tokens.empty();
  const bool draws = completes && !resumes && asked.stopping.max_tokens > 0;
  const bool scores = request.scores_prompt();
  residency_.TakePages(request, sequence, end);
  const int32_t logits_from = scores ? 0 : draws ? token_count - 1 : token_count;
  const int32_t first_logits_row = builder.AddRow(asked, sequence, token_count, logits_from, dense);
  const auto row = static_cast<int32_t>(step.rows.size());
  for (int64_t position = first; scores && position < end; ++position) {
    if (position + 1 >= request.prompt_tokens()) break;
    AddPromptScore(asked, first_logits_row + static_cast<int32_t>(position - first),
                   asked.prompt_token_ids[position + 1], builder.draw());
    step.draws.push_back({&request, 0, row, true});
  }
  if (draws) {
    CommitPromptDraws(request, first_logits_row + token_count - 1 - logits_from, end, builder,
                      step);
  }
  const bool tells_choices = draws && TellChoices(request, dense, builder);
  sequence.started = completes && (draws || resumes);
  if (completes) NotePromptEnd(request);
  sequence.cached_tokens = end;
  ++sequence.steps_in_flight;
  ++request.prefill_chunks;
  step.rows.push_back({&request, 0, end, token_count, true, tells_choices});
  step.work.AddPrefill(first, token_count, CostsAsDense(layout_, dense));
  ++step.report.prefill_rows;
  step.report.prefill_tokens += token_count;
  tenants_.ChargePrefill(request.tenant, token_count);
}

// Positions of the first sequence; the others make no room, so that none of theirs is read again.
void EngineCore::NoteComputed(RunningRequest& request, int64_t first, int64_t end) {
  const int64_t again_tokens = std::min(end, request.computed_tokens) - first;
  if (again_tokens > 0) {
    request.recomputed_tokens += again_tokens;
    observer_->OnTokensWasted(WasteReason::kRecomputed, again_tokens);
  }
  request.computed_tokens = std::max(request.computed_tokens, end);
}

void EngineCore::NotePromptEnd(RunningRequest& request) {
  request.prompt_has_ended = true;
  tenants_.PromptEnds(request.tenant);
}

// The first token of every sample is drawn from the prompt's last logits.
void EngineCore::CommitPromptDraws(RunningRequest& request, int32_t logits_row, int64_t end,
                                   BatchBuilder& builder, StepInFlight& step) {
  const auto row = static_cast<int32_t>(step.rows.size());
  for (size_t index = 0; index < request.sequences.size(); ++index) {
    Sequence& sample = request.sequences[index].state;
    AddDraw(*request.request, sample, logits_row, options_.end_token_ids, builder.draw());
    step.draws.push_back({&request, static_cast<int32_t>(index), row, false});
    sample.cached_tokens = end;
    sample.started = true;
    ++sample.draws_in_flight;
    tenants_.ChargeDecode(request.tenant, 1);
  }
  request.forks_due = request.sequences.size() > 1;
}

bool EngineCore::TellChoices(const RunningRequest& request, bool attends_densely,
                             BatchBuilder& builder) const {
  const bool selects = layout_.has_summaries && layout_.nsa.selected_branch && !attends_densely;
  if (!selects || !request.request->response.include_block_map) return false;
  builder.TellChoices();
  return true;
}

void EngineCore::CommitDecode(RunningRequest& request, int32_t sequence_index,
                              BatchBuilder& builder, StepInFlight& step) {
  Sequence& sequence = request.sequences[sequence_index].state;
  const int64_t length = sequence.cached_tokens + 1;
  residency_.TakePages(request, sequence, length);
  const bool dense = AttendsDensely(layout_, length);
  if (sequence_index == 0) NoteComputed(request, sequence.cached_tokens, length);
  const int32_t logits_row = builder.AddRow(*request.request, sequence, 1, 0, dense);
  AddDraw(*request.request, sequence, logits_row, options_.end_token_ids, builder.draw());
  const auto row = static_cast<int32_t>(step.rows.size());
  step.draws.push_back({&request, sequence_index, row, false});
  const bool tells_choices = TellChoices(request, dense, builder);
  step.rows.push_back({&request, sequence_index, length, 1, false, tells_choices});
  step.work.AddDecode(length, CostsAsDense(layout_, dense));
  sequence.cached_tokens = length;
  ++sequence.draws_in_flight;
  ++sequence.steps_in_flight;
  ++step.report.decode_rows;
  tenants_.ChargeDecode(request.tenant, 1);
}

}  // namespace longspan
