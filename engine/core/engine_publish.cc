// EngineCore: what a drawn token means for its sequence, and how sequences and requests end.
#include <algorithm>
#include <optional>
#include <utility>

#include "absl/algorithm/container.h"
#include "engine/core/engine_core.h"
#include "engine/request/clock.h"
#include "engine/sampling/sampling_batch.h"

namespace longspan {

void EngineCore::PublishToken(RunningRequest& request, RunningSequence& sequence,
                              DrawResult& result) {
  const Request& asked = *request.request;
  const StoppingParams& stopping = asked.stopping;
  Sequence& state = sequence.state;
  const int64_t now_us = clock_.NowUs();
  if (request.first_token_us == 0) {
    request.first_token_us = now_us;
    observer_->OnFirstToken(request.prompt_tokens(),
                            MillisecondsBetween(request.arrival_us, now_us));
  }
  std::optional<double> ms_since_previous;
  if (sequence.last_token_us != 0) {
    ms_since_previous = MillisecondsBetween(sequence.last_token_us, now_us);
  }
  observer_->OnToken(ms_since_previous);
  sequence.last_token_us = now_us;
  state.output_tokens.push_back(result.token);
  ++request.completion_tokens;
  if (UsesPenalties(asked.sampling)) ++state.output_counts[result.token];

  TokenDelta delta;
  delta.index = state.sample_index;
  delta.token_ids.push_back(result.token);
  if (asked.response.logprobs >= 0) {
    delta.logprobs.push_back({result.chosen, std::move(result.top)});
  }
  SequenceFinished finished;
  bool ends = false;
  const bool is_end =
      !stopping.ignore_eos && absl::c_linear_search(options_.end_token_ids, result.token);
  if (is_end || absl::c_linear_search(stopping.stop_token_ids, result.token)) {
    ends = true;
    finished.matched_token_id = result.token;
    if (stopping.include_stop_in_output) delta.text = sequence.detokenizer.Push(result.token);
    delta.text = sequence.stop.Flush() + delta.text + sequence.detokenizer.Flush();
  } else {
    const int64_t drawn = static_cast<int64_t>(state.output_tokens.size());
    const bool may_stop = drawn > stopping.min_tokens || stopping.min_tokens == 0;
    const bool is_last = drawn >= stopping.max_tokens;
    std::string text = sequence.detokenizer.Push(result.token);
    if (is_last) text += sequence.detokenizer.Flush();
    if (asked.response.skip_special_tokens && tokenizer_->IsSpecial(result.token)) {
      delta.text = sequence.stop.PushHidden(tokenizer_->TokenBytes(result.token), may_stop);
    }
    if (!sequence.stop.matched().has_value()) delta.text += sequence.stop.Push(text, may_stop);
    if (sequence.stop.matched().has_value()) {
      ends = true;
      finished.matched_string = sequence.stop.matched();
    } else if (is_last) {
      ends = true;
      finished.reason = FinishReason::kLength;
      delta.text += sequence.stop.Flush();
    }
  }
  delta.ends = ends;
  asked.sink->OnEvent(std::move(delta));
  if (ends) FinishSequence(request, sequence, std::move(finished));
}

void EngineCore::FinishSequence(RunningRequest& request, RunningSequence& sequence,
                                SequenceFinished finished) {
  const int64_t now_us = clock_.NowUs();
  sequence.state.finished = true;
  finished.index = sequence.state.sample_index;
  finished.usage = UsageOf(request, static_cast<int64_t>(sequence.state.output_tokens.size()));
  finished.timing.queue_ms = MillisecondsBetween(request.arrival_us, request.admitted_us);
  finished.timing.prefill_ms = MillisecondsBetween(request.admitted_us, request.first_token_us);
  finished.timing.decode_ms = MillisecondsBetween(request.first_token_us, now_us);
  finished.timing.preemptions = request.preemptions;
  finished.timing.prefill_chunks = request.prefill_chunks;
  finished.attribution = sequence.attribution;
  finished.block_map = std::move(sequence.block_map);
  // A parent whose samples have not forked yet still lends them its pages.
  if (!request.forks_due) residency_.GiveBack(sequence.state);
  --request.unfinished_sequences;
  const bool last = request.unfinished_sequences == 0;
  observer_->OnSequenceFinished(finished);
  if (!last) return request.request->sink->OnEvent(std::move(finished));
  residency_.ReleaseAll(request);
  const Usage usage = UsageOf(request, request.completion_tokens);
  End(request, absl::OkStatus(), usage, /*asked_us=*/0, std::move(finished));
}

Usage EngineCore::UsageOf(const RunningRequest& request, int64_t completion_tokens) const {
  Usage usage;
  usage.prompt_tokens = request.prompt_tokens();
  usage.cached_device_tokens = request.cached_tokens;
  usage.completion_tokens = completion_tokens;
  usage.recomputed_tokens = request.recomputed_tokens;
  return usage;
}

// What is in its pages may be as broken as its logits: nobody is to find it.
void EngineCore::FailNotFinite(RunningRequest& request) {
  residency_.ForgetPages(request);
  observer_->OnNonFiniteLogits();
  FailCall(request.request->call, absl::InternalError("the model gave logits that are not finite"));
}

void EngineCore::Fail(RunningRequest& request, const absl::Status& status, int64_t asked_us) {
  if (request.ended) return;
  residency_.ReleaseAll(request);
  for (RunningSequence& sequence : request.sequences) sequence.state.finished = true;
  const Usage usage = UsageOf(request, request.completion_tokens);
  End(request, status, usage, asked_us, RequestFailed{status, usage});
}

void EngineCore::FailWaiting(int64_t id, const absl::Status& status, int64_t asked_us) {
  const std::unique_ptr<RunningRequest> request = requests_.TakeWaiting(id);
  Fail(*request, status, asked_us);
}

void EngineCore::End(RunningRequest& request, const absl::Status& status, const Usage& usage,
                     int64_t asked_us, Event event) {
  has_untold_ends_.store(true, std::memory_order_relaxed);
  ends_.push_back({request.request->sink, std::move(event)});
  request.ended = true;
  tenants_.RequestEnds(request.tenant, request.prompt_has_ended);
  const bool was_queued = request.admitted_us == 0;
  const int64_t now_us = clock_.NowUs();
  observer_->OnRequestEnded(status, usage, MillisecondsBetween(request.arrival_us, now_us),
                            asked_us == 0 ? 0.0 : MillisecondsBetween(asked_us, now_us));
  request.request->sink = nullptr;
  inbox_.Ended(*request.request, was_queued);
}

// Whoever hears of its end finds the id free, and the load without it. Who cannot hear for want of
// memory does later.
void EngineCore::TellEnds() {
  if (ends_.empty()) return;
  TellWithinStep();
  while (!ends_.empty()) {
    ends_.front().sink->OnEvent(ends_.front().event);
    ends_.pop_front();
  }
  has_untold_ends_.store(false, std::memory_order_release);
}

void EngineCore::ForgetEnded() {
  requests_.ForgetEnded();
  TellEnds();
}

}  // namespace longspan
