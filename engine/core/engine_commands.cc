// EngineCore: commands from other threads, deadlines, and what is told about the load.
#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/core/attention_kind.h"
#include "engine/core/engine_core.h"
#include "engine/core/page_names.h"
#include "engine/request/clock.h"
#include "engine/scheduler/prompt_order.h"

namespace longspan {

void EngineCore::Drain(absl::Duration wait) {
  InboxContents contents = inbox_.Take(wait);
  for (auto& request : contents.requests) Enqueue(std::move(request));
  for (const AbortCommand& command : contents.aborts) {
    FailCall(command.call, command.reason, command.asked_us);
  }
}

void EngineCore::Enqueue(std::unique_ptr<Request> request) {
  auto entry = std::make_unique<RunningRequest>();
  entry->request = std::move(request);
  const SchedulingParams& scheduling = entry->request->scheduling;
  entry->arrival_us = entry->request->arrival_us;
  entry->first_sequence = next_sequence_;
  next_sequence_ += entry->request->sampling.n;
  entry->tenant = tenants_.RequestBegins(scheduling.tenant);
  entry->cache_owner = CacheOwner(scheduling.tenant);
  entry->prompt_attends_densely = AttendsDensely(layout_, entry->prompt_tokens());
  const int64_t cached_tokens = residency_.Find(*entry).pages * kPageTokens;
  entry->read_us = ReadUs(*entry, cached_tokens);
  entry->due_us =
      FirstTokenDueUs(entry->arrival_us, scheduling.ttft_slo_us, AloneUs(*entry, cached_tokens));
  entry->request->sink->OnEvent(Accepted{entry->prompt_tokens(), cached_tokens, waiting_.size()});
  const int64_t id = entry->id();
  waiting_.Add(std::move(entry));
  if (failed()) FailWaiting(id, failure_);
}

void EngineCore::FailCall(int64_t call, const absl::Status& status, int64_t asked_us) {
  for (int64_t id : waiting_.OfCall(call)) FailWaiting(id, status, asked_us);
  for (auto& request : running_) {
    if (!request->ended && request->request->call == call) Fail(*request, status, asked_us);
  }
}

absl::Status EngineCore::Expired(const RunningRequest& request, int64_t now_us) const {
  const SchedulingParams& scheduling = request.request->scheduling;
  if (now_us >= scheduling.deadline_us) {
    return absl::DeadlineExceededError("the request's deadline has passed");
  }
  return absl::DeadlineExceededError(
      absl::StrCat("the request waited longer than its queue_timeout_ms of ",
                   absl::ToInt64Milliseconds(scheduling.queue_timeout)));
}

void EngineCore::EndExpired() {
  const int64_t now_us = clock_.NowUs();
  for (int64_t id : waiting_.Expired(now_us)) {
    if (!waiting_.contains(id)) continue;  // ended with another of its call
    const RunningRequest& request = waiting_.at(id);
    FailCall(request.request->call, Expired(request, now_us));
  }
  for (auto& request : running_) {
    if (request->ended || now_us < request->request->scheduling.deadline_us) continue;
    FailCall(request->request->call, Expired(*request, now_us));
  }
  ForgetEnded();
}

void EngineCore::FailAll(const absl::Status& reason) {
  Drain(absl::ZeroDuration());
  for (int64_t id : waiting_.All()) FailWaiting(id, reason);
  for (auto& request : running_) Fail(*request, reason);
  for (auto& request : running_) {
    for (RunningSequence& sequence : request->sequences) {
      if (in_flight_.empty()) sequence.state.steps_in_flight = 0;
    }
  }
  ForgetEnded();
}

EngineLoad EngineCore::Load() const {
  EngineLoad load;
  for (const auto& request : running_) {
    if (request->ended) continue;
    ++load.running_requests;
    const Sequence& first = request->sequences.front().state;
    load.prefill_remaining_tokens +=
        std::max<int64_t>(0, request->prompt_tokens() - first.cached_tokens);
  }
  load.queued_requests = static_cast<int32_t>(waiting_.size());
  load.queued_for = waits_for_;
  residency_.AddTo(load);
  load.backend_pools = runner_->Pools();
  load.oldest_arrival_us = waiting_.oldest_arrival_us();
  load.queue_delay_us = waiting_.read_us() / reading_pace_.value();
  if (!waiting_.empty()) {
    load.queue_token_us = load.queue_delay_us / static_cast<double>(waiting_.tokens());
  }
  load.queued_tokens = waiting_.new_tokens();
  load.tenant_gap_tokens = tenants_.Gap();
  load.failed = failed();
  RefreshQueue(load);
  return load;
}

// What the scheduler has not seen yet takes as long, token by token, as what it has.
void EngineCore::RefreshQueue(EngineLoad& load) const {
  const int64_t tokens = inbox_.queued_tokens();
  const auto unseen_tokens = static_cast<double>(tokens - load.queued_tokens);
  load.queue_delay_us = std::max(0.0, load.queue_delay_us + load.queue_token_us * unseen_tokens);
  load.queued_tokens = tokens;
  load.waiting_requests = inbox_.queued_requests();
  load.queued_tenants = inbox_.queued_tenants();
  load.draining = inbox_.closed();
  const int64_t now_us = clock_.NowUs();
  load.oldest_wait_seconds =
      static_cast<double>(now_us - std::min(now_us, load.oldest_arrival_us)) / 1e6;
}

absl::Status EngineCore::CheckIntegrity() const {
  std::vector<const RunningRequest*> requests;
  for (const auto& request : running_) requests.push_back(request.get());
  for (int64_t id : waiting_.All()) requests.push_back(&waiting_.at(id));
  return residency_.CheckIntegrity(requests);
}

}  // namespace longspan
