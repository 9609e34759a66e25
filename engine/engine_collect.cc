// EngineCore, second half of a step: collect results, publish them.
#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/engine_core.h"
#include "engine/request/clock.h"
#include "kernels/check.h"

namespace longspan {

void EngineCore::CollectOldest() {
  StepInFlight step = std::move(in_flight_.front());
  in_flight_.pop_front();
  absl::StatusOr<ForwardResult> result = runner_->Collect(step.ticket);
  if (!result.ok()) {
    Break(RunnerFailed(result.status()));
    return;
  }
  const int64_t collected_us = SteadyNowUs();
  LONGSPAN_CHECK(result->draws.size() == step.draws.size());
  for (const RowOwner& row : step.rows) {
    --row.request->sequences[row.sequence_index].state.steps_in_flight;
  }
  for (const DrawTarget& draw : step.draws) {
    if (!draw.is_prompt_score) {
      --draw.request->sequences[draw.sequence_index].state.draws_in_flight;
    }
  }
  ApplyReads(step, result->reads);
  ApplyScores(step, result->draws);
  ApplyRows(step);
  ApplyDraws(step, result->draws);
  step.report.compute_us = result->compute_us;
  step.report.replayed = result->replayed;
  step.report.publish_us = SteadyNowUs() - collected_us;
  step.report.reads = &result->reads;
  observer_->OnStep(step.report);
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
    if (!draws[i].finite) {
      Fail(request, absl::InternalError("the model gave logits that are not finite"));
      continue;
    }
    request.prompt_logprobs.push_back({draws[i].chosen, std::move(draws[i].top)});
  }
}

void EngineCore::ApplyRows(const StepInFlight& step) {
  for (const RowOwner& row : step.rows) {
    if (row.is_prefill && !row.request->ended) PublishPrefill(*row.request, row.end_position);
  }
}

void EngineCore::ApplyDraws(const StepInFlight& step, std::vector<DrawResult>& draws) {
  for (size_t i = 0; i < draws.size(); ++i) {
    const DrawTarget& target = step.draws[i];
    if (target.is_prompt_score || target.request->ended) continue;
    RunningSequence& sequence = target.request->sequences[target.sequence_index];
    if (sequence.state.finished) continue;  // drawn ahead, past the end
    if (!draws[i].finite) {
      Fail(*target.request, absl::InternalError("the model gave logits that are not finite"));
      continue;
    }
    PublishToken(*target.request, sequence, draws[i]);
  }
}

void EngineCore::PublishPrefill(RunningRequest& request, int64_t processed_tokens) {
  const Request& asked = *request.request;
  const bool complete = processed_tokens == request.prompt_tokens();
  const int64_t now_us = SteadyNowUs();
  const int64_t interval_ms = asked.response.progress_interval_ms;
  if (interval_ms >= 0 && (complete || now_us - request.last_progress_us >= interval_ms * 1000)) {
    request.last_progress_us = now_us;
    asked.sink->OnEvent(PrefillProgress{processed_tokens, request.prompt_tokens(), 0,
                                        (now_us - request.arrival_us) / 1000});
  }
  if (!complete) return;
  if (asked.response.prompt_logprobs >= 0) {
    asked.sink->OnEvent(PromptLogprobs{std::move(request.prompt_logprobs)});
  }
  if (asked.stopping.max_tokens > 0) return;
  request.first_token_us = now_us;
  for (RunningSequence& sequence : request.sequences) {
    SequenceFinished finished;
    finished.reason = FinishReason::kLength;
    FinishSequence(request, sequence, std::move(finished));
  }
}

}  // namespace longspan
