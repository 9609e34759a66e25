#include "engine/core/step_builder.h"

#include <algorithm>
#include <utility>

#include "engine/core/attention_kind.h"
#include "engine/core/late_draws.h"
#include "engine/sampling/sampling_batch.h"

namespace longspan {

StepBuilder::StepBuilder(const EngineOptions& options, const KvLayout& layout,
                         int32_t vocabulary_tokens, Residency& residency, TenantCounters& tenants,
                         Observer& observer)
    : options_(options),
      layout_(layout),
      residency_(residency),
      tenants_(tenants),
      observer_(observer),
      batch_(layout.groups.count()) {
  batch_.draw().vocabulary_tokens = vocabulary_tokens;
  batch_.late_draw().vocabulary_tokens = vocabulary_tokens;
  step_.work.AddStep();
}

void StepBuilder::AddPrefill(RunningRequest& request, int32_t token_count) {
  const Request& asked = *request.request;
  Sequence& sequence = request.sequences.front().state;
  const int64_t first = sequence.cached_tokens;
  const int64_t end = first + token_count;
  const bool dense = ReadsDensely(layout_, request, first);
  const bool completes = end == request.tokens_to_read();
  const bool resumes = !sequence.output_tokens.empty();
  const bool draws = completes && !resumes && asked.stopping.max_tokens > 0;
  const bool scores = request.scores_prompt();
  const bool is_new = end > request.computed_tokens;
  NoteComputed(request, first, end);
  residency_.BeginSlot(request, batch_);
  residency_.TakePages(request, sequence, end);
  const int32_t logits_from = scores ? 0 : draws ? token_count - 1 : token_count;
  const int32_t first_logits_row = batch_.AddRow(asked, sequence, token_count, logits_from, dense);
  if (scores) ScorePrompt(request, end, first_logits_row);
  if (draws) DrawFirstTokens(request, first_logits_row + token_count - 1 - logits_from, end);
  const bool reports_choices = draws && is_new && ReportChoices(request, dense);
  sequence.started = completes && (draws || resumes);
  if (completes) NotePromptEnd(request, tenants_);
  sequence.cached_tokens = end;
  ++sequence.steps_in_flight;
  ++request.prefill_chunks;
  const bool keeps_logits = draws && asked.constraint != nullptr;
  step_.rows.push_back({&request, 0, end, token_count, true, reports_choices, keeps_logits});
  step_.work.AddPrefill(first, token_count, CostsAsDense(layout_, dense));
  ++step_.report.prefill_rows;
  step_.report.prefill_tokens += token_count;
  tenants_.ChargePrefill(request.tenant, token_count);
}

void StepBuilder::AddDecode(RunningRequest& request, int32_t sequence_index) {
  RunningSequence& running = request.sequences[sequence_index];
  Sequence& sequence = running.state;
  const bool keeps_logits = running.mask != nullptr;
  const bool is_new = !keeps_logits || NextLateDraw(request, running) == LateDraw::kDraws;
  if (keeps_logits && is_new) AddLateDraw(request, sequence_index);
  const int64_t length = sequence.cached_tokens + 1;
  residency_.TakePages(request, sequence, length);
  const bool dense = AttendsDensely(layout_, *request.request, length);
  if (sequence_index == 0) NoteComputed(request, sequence.cached_tokens, length);
  Draw(request, sequence_index, batch_.AddRow(*request.request, sequence, 1, 0, dense));
  const bool reports_choices = is_new && ReportChoices(request, dense);
  step_.rows.push_back({&request, sequence_index, length, 1, false, reports_choices, keeps_logits});
  step_.work.AddDecode(length, CostsAsDense(layout_, dense));
  sequence.cached_tokens = length;
  ++sequence.steps_in_flight;
  ++step_.report.decode_rows;
}

// Positions of the first sequence; the others are not preempted, so that none of theirs is read
// again.
void StepBuilder::NoteComputed(RunningRequest& request, int64_t first, int64_t end) {
  const int64_t again_tokens = std::min(end, request.computed_tokens) - first;
  if (again_tokens > 0) {
    request.recomputed_tokens += again_tokens;
    observer_.OnTokensWasted(WasteReason::kRecomputed, again_tokens);
  }
  request.computed_tokens = std::max(request.computed_tokens, end);
}

// Each position gives the logprob of the token of the prompt that follows it.
void StepBuilder::ScorePrompt(RunningRequest& request, int64_t end, int32_t first_logits_row) {
  const Request& asked = *request.request;
  const int64_t first = request.sequences.front().state.cached_tokens;
  for (int64_t position = first; position < std::min(end, request.prompt_tokens() - 1);
       ++position) {
    AddPromptScore(asked, first_logits_row + static_cast<int32_t>(position - first),
                   asked.prompt_token_ids[position + 1], batch_.draw());
    step_.draws.push_back({&request, 0, row(), true});
  }
}

// From the prompt's last logits.
void StepBuilder::DrawFirstTokens(RunningRequest& request, int32_t logits_row, int64_t end) {
  for (size_t index = 0; index < request.sequences.size(); ++index) {
    Draw(request, static_cast<int32_t>(index), logits_row);
    Sequence& sample = request.sequences[index].state;
    sample.cached_tokens = end;
    sample.started = true;
  }
  request.forks_due = request.sequences.size() > 1;
}

void StepBuilder::Draw(RunningRequest& request, int32_t sequence_index, int32_t logits_row) {
  Sequence& sequence = request.sequences[sequence_index].state;
  if (request.request->constraint != nullptr) {
    batch_.kept_logits().push_back({logits_row, sequence.slot});
    return;
  }
  AddDraw(*request.request, sequence, logits_row, options_.end_token_ids, batch_.draw());
  step_.draws.push_back({&request, sequence_index, row(), false});
  ++sequence.draws_in_flight;
  tenants_.ChargeDecode(request.tenant, 1);
}

void StepBuilder::AddLateDraw(RunningRequest& request, int32_t sequence_index) {
  RunningSequence& running = request.sequences[sequence_index];
  Sequence& sequence = running.state;
  AddMaskedDraw(*request.request, sequence, running.mask->words(), batch_.late_draw());
  step_.late_draws.push_back({&request, sequence_index});
  ++sequence.draws_in_flight;
  ++sequence.steps_in_flight;
  tenants_.ChargeDecode(request.tenant, 1);
}

bool StepBuilder::ReportChoices(const RunningRequest& request, bool attends_densely) {
  const bool selects = layout_.has_summaries && layout_.nsa.selected_branch && !attends_densely;
  if (!selects || !request.request->response.include_block_map) return false;
  batch_.ReportChoices();
  return true;
}

void NotePromptEnd(RunningRequest& request, TenantCounters& tenants) {
  request.prompt_has_ended = true;
  tenants.PromptEnds(request.tenant);
}

}  // namespace longspan
