// EngineCore, second half of a step: collect results, publish them.
#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/core/block_map.h"
#include "engine/core/engine_core.h"
#include "engine/request/clock.h"
#include "kernels/check.h"

namespace longspan {

void EngineCore::CollectOldest() {
  StepInFlight step = std::move(in_flight_.front());
  in_flight_.pop_front();
  const int64_t asked_us = clock_.NowUs();
  absl::StatusOr<ForwardResult> result = runner_->Collect(step.ticket);
  if (!result.ok()) {
    Break(RunnerFailed(result.status()));
    return;
  }
  const int64_t collected_us = clock_.NowUs();
  last_collected_us_ = collected_us;
  LONGSPAN_CHECK(result->draws.size() == step.draws.size());
  NoteCutRows(step, result->cut_rows);
  for (const RowOwner& row : step.rows) {
    --row.request->sequences[row.sequence_index].state.steps_in_flight;
  }
  for (const DrawTarget& draw : step.draws) {
    if (!draw.is_prompt_score) {
      --draw.request->sequences[draw.sequence_index].state.draws_in_flight;
    }
  }
  // What was cut short says nothing of what the whole takes.
  const bool is_known = LearnLead(step, static_cast<double>(collected_us - asked_us));
  if (is_known && result->cut_rows.empty()) {
    cost_model_.Observe(step.work, static_cast<double>(result->compute_us));
  }
  ApplyReads(step, result->reads);
  ApplyScores(step, result->draws);
  ApplyRows(step);
  ApplyDraws(step, result->draws, result->choices);
  step.report.compute_us = result->compute_us;
  step.report.replayed = result->replayed;
  step.report.publish_us = clock_.NowUs() - collected_us;
  step.report.reads = &result->reads;
  observer_->OnStep(step.report);
}

bool EngineCore::LearnLead(const StepInFlight& step, double waited_us) {
  if (!step.behind) return true;
  PlanLead& lead = step.behind->reads_prompts ? mixed_lead_ : decode_lead_;
  lead.OnQueued(step.behind->left_us, waited_us);
  return !step.behind->was_late || !PlanLead::MayHaveIdled(waited_us);
}

void EngineCore::NoteCutRows(StepInFlight& step, absl::Span<const int32_t> cut_rows) {
  for (int32_t number : cut_rows) {
    RowOwner& row = step.rows[number];
    row.is_cut = true;
    if (!row.is_prefill) continue;
    step.report.prefill_tokens -= row.token_count;
    observer_->OnTokensWasted(WasteReason::kCut, row.token_count);
  }
}

void EngineCore::ApplyReads(const StepInFlight& step, const StepReads& reads) {
  if (reads.rows.size() != step.rows.size()) return;  // a runner may not count
  for (size_t i = 0; i < step.rows.size(); ++i) {
    const RowOwner& row = step.rows[i];
    if (row.is_prefill) continue;
    Attribution& total = row.request->sequences[row.sequence_index].attribution;
    ++total.decode_steps;
    total.compressed_entries_read += reads.rows[i].compressed_entries;
    total.selected_tokens_read += reads.rows[i].selected_tokens;
    total.window_tokens_read += reads.rows[i].window_tokens;
    total.dense_tokens_read += reads.rows[i].dense_tokens;
    total.visible_tokens += reads.rows[i].visible_tokens;
  }
}

void EngineCore::ApplyScores(const StepInFlight& step, std::vector<DrawResult>& draws) {
  for (size_t i = 0; i < draws.size(); ++i) {
    RunningRequest& request = *step.draws[i].request;
    if (!step.draws[i].is_prompt_score || request.ended) continue;
    if (step.rows[step.draws[i].row].is_cut) continue;
    if (!draws[i].finite) {
      FailNotFinite(request);
      continue;
    }
    request.prompt_logprobs.push_back({draws[i].chosen, std::move(draws[i].top)});
  }
}

void EngineCore::ApplyRows(const StepInFlight& step) {
  for (const RowOwner& row : step.rows) {
    if (row.request->ended || row.is_cut) continue;
    if (row.sequence_index == 0) residency_.PublishPages(*row.request, row.end_position);
    if (!row.is_prefill || !publisher_.TellPrompt(*row.request, row.end_position)) continue;
    for (RunningSequence& sequence : row.request->sequences) {
      request_ends_.Finish(*row.request, sequence, {FinishReason::kLength});
    }
  }
}

void EngineCore::ApplyDraws(const StepInFlight& step, std::vector<DrawResult>& draws,
                            const BlockChoices& choices) {
  for (size_t i = 0; i < draws.size(); ++i) {
    const DrawTarget& target = step.draws[i];
    if (target.is_prompt_score || target.request->ended || step.rows[target.row].is_cut) continue;
    RunningSequence& sequence = target.request->sequences[target.sequence_index];
    if (sequence.state.finished) {  // drawn ahead, past the end
      observer_->OnTokensWasted(WasteReason::kSurplus, 1);
      continue;
    }
    if (!draws[i].finite) {
      FailNotFinite(*target.request);
      continue;
    }
    if (step.rows[target.row].tells_choices) {
      CountAnswerToken(choices, target.row, layout_.nsa.block_tokens, *sequence.block_map);
    }
    const std::optional<SequenceEnd> end =
        publisher_.TellToken(*target.request, sequence, draws[i]);
    if (end.has_value()) request_ends_.Finish(*target.request, sequence, *end);
  }
}

// What is in its pages may be as broken as its logits: nobody is to find it.
void EngineCore::FailNotFinite(RunningRequest& request) {
  residency_.ForgetPages(request);
  observer_->OnNonFiniteLogits();
  request_ends_.FailCall(request.request->call,
                         absl::InternalError("the model gave logits that are not finite"));
}

}  // namespace longspan
