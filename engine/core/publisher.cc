#include "engine/core/publisher.h"

#include <utility>

#include "engine/core/attention_kind.h"
#include "engine/sampling/sampling_batch.h"

namespace longspan {
namespace {

Usage UsageOf(const KvLayout& layout, const RunningRequest& request, int64_t completion_tokens) {
  Usage usage;
  usage.prompt_tokens = request.prompt_tokens();
  usage.sparse_prefill_tokens = SparsePrefillTokens(layout, request.prompt_tokens());
  usage.cached_device_tokens = request.cached_tokens;
  usage.completion_tokens = completion_tokens;
  usage.recomputed_tokens = request.recomputed_tokens;
  return usage;
}

int64_t OutputTokens(const RunningSequence& sequence) {
  return static_cast<int64_t>(sequence.state.output_tokens.size());
}

}  // namespace

Usage Publisher::UsageOfAll(const RunningRequest& request) const {
  Usage usage = UsageOf(layout_, request, request.completion_tokens);
  for (const RunningSequence& sequence : request.sequences) {
    usage.sparse_decode_tokens +=
        SparseDecodeTokens(layout_, *request.request, OutputTokens(sequence));
  }
  return usage;
}

void Publisher::ReportAccepted(const RunningRequest& request, int64_t cached_tokens,
                               int64_t queue_position) {
  request.request->sink->OnEvent(Accepted{request.prompt_tokens(), cached_tokens, queue_position});
}

bool Publisher::ReportPrompt(RunningRequest& request, int64_t processed_tokens) {
  if (request.first_token_us != 0) return false;  // read again after a preemption
  const Request& asked = *request.request;
  const bool complete = processed_tokens == request.prompt_tokens();
  const int64_t now_us = clock_.NowUs();
  const int64_t interval_ms = asked.response.progress_interval_ms;
  if (interval_ms >= 0 && processed_tokens > request.last_progress_tokens &&
      (complete || now_us - request.last_progress_us >= interval_ms * 1000)) {
    request.last_progress_us = now_us;
    request.last_progress_tokens = processed_tokens;
    asked.sink->OnEvent(PrefillProgress{processed_tokens, request.prompt_tokens(),
                                        request.cached_tokens,
                                        (now_us - request.arrival_us) / 1000});
  }
  if (!complete) return false;
  if (asked.response.prompt_logprobs >= 0) {
    asked.sink->OnEvent(PromptLogprobs{std::move(request.prompt_logprobs)});
  }
  if (asked.stopping.max_tokens > 0) return false;
  request.first_token_us = now_us;
  return true;
}

std::optional<SequenceEnd> Publisher::ReportToken(RunningRequest& request,
                                                  RunningSequence& sequence, DrawResult& draw) {
  const Request& asked = *request.request;
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
  sequence.state.output_tokens.push_back(draw.token);
  ++request.completion_tokens;
  if (UsesPenalties(asked.sampling)) ++sequence.state.output_counts[draw.token];

  TokenText text = sequence.text.Push(draw.token, options_.end_token_ids);
  sequence.state.forced_token = sequence.text.reasoning().forced_token();
  TokenDelta delta;
  delta.index = sequence.state.sample_index;
  delta.text = std::move(text.text);
  delta.token_ids.push_back(draw.token);
  if (asked.response.logprobs >= 0) delta.logprobs.push_back({draw.chosen, std::move(draw.top)});
  delta.reasoning_tokens = text.is_reasoning ? 1 : 0;
  delta.ends = text.end.has_value();
  asked.sink->OnEvent(std::move(delta));
  return std::move(text.end);
}

void Publisher::ReportSequenceEnd(RunningRequest& request, RunningSequence& sequence,
                                  const SequenceEnd& end) {
  request.request->sink->OnEvent(Finish(request, sequence, end));
}

void Publisher::KeepEnd(RunningRequest& request, RunningSequence& last, const SequenceEnd& end) {
  Event event = Finish(request, last, end);
  const Usage usage = UsageOfAll(request);
  Keep(request, absl::OkStatus(), usage, /*asked_us=*/0, std::move(event));
}

void Publisher::KeepFailure(RunningRequest& request, const absl::Status& status, int64_t asked_us) {
  const Usage usage = UsageOfAll(request);
  Keep(request, status, usage, asked_us, RequestFailed{status, usage});
}

SequenceFinished Publisher::Finish(RunningRequest& request, RunningSequence& sequence,
                                   const SequenceEnd& end) {
  SequenceFinished finished;
  finished.index = sequence.state.sample_index;
  finished.reason = end.reason;
  finished.matched_token_id = end.matched_token_id;
  finished.matched_string = end.matched_string;
  finished.usage = UsageOf(layout_, request, OutputTokens(sequence));
  finished.usage.sparse_decode_tokens =
      SparseDecodeTokens(layout_, *request.request, OutputTokens(sequence));
  finished.timing.queue_ms = MillisecondsBetween(request.arrival_us, request.admitted_us);
  finished.timing.prefill_ms = MillisecondsBetween(request.admitted_us, request.first_token_us);
  finished.timing.decode_ms = MillisecondsBetween(request.first_token_us, clock_.NowUs());
  finished.timing.preemptions = request.preemptions;
  finished.timing.prefill_chunks = request.prefill_chunks;
  finished.attribution = sequence.attribution;
  finished.block_map = std::move(sequence.block_map);
  observer_->OnSequenceFinished(finished);
  return finished;
}

void Publisher::Keep(RunningRequest& request, const absl::Status& status, const Usage& usage,
                     int64_t asked_us, Event event) {
  ends_.push_back({request.request->sink, std::move(event)});
  has_unreported_ends_.store(true, std::memory_order_relaxed);
  const int64_t now_us = clock_.NowUs();
  observer_->OnRequestEnded(status, usage, MillisecondsBetween(request.arrival_us, now_us),
                            asked_us == 0 ? 0.0 : MillisecondsBetween(asked_us, now_us));
  request.request->sink = nullptr;
}

void Publisher::ReportEnds(const std::function<void()>& before) {
  if (ends_.empty()) return;
  before();
  while (!ends_.empty()) {
    ends_.front().sink->OnEvent(ends_.front().event);
    ends_.pop_front();
  }
  has_unreported_ends_.store(false, std::memory_order_release);
}

}  // namespace longspan
