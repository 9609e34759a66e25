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
  entry->tenant = tenants_.RequestBegins(scheduling.tenant);
  entry->cache_owner = CacheOwner(scheduling.tenant);
  entry->prompt_attends_densely = AttendsDensely(layout_, entry->prompt_tokens());
  const int64_t cached_tokens = residency_.Find(*entry).pages * kPageTokens;
  entry->read_us = ReadUs(*entry, cached_tokens);
  entry->due_us =
      FirstTokenDueUs(entry->arrival_us, scheduling.ttft_slo_us, AloneUs(*entry, cached_tokens));
  entry->request->sink->OnEvent(
      Accepted{entry->prompt_tokens(), cached_tokens, requests_.waiting().size()});
  const int64_t id = requests_.Add(std::move(entry));
  if (failed()) FailWaiting(id, failure_);
}

void EngineCore::FailCall(int64_t call, const absl::Status& status, int64_t asked_us) {
  for (int64_t id : requests_.waiting().OfCall(call)) FailWaiting(id, status, asked_us);
  for (const auto& request : requests_.running()) {
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
  for (int64_t id : requests_.waiting().Expired(now_us)) {
    if (!requests_.waiting().contains(id)) continue;  // ended with another of its call
    const RunningRequest& request = requests_.waiting().at(id);
    FailCall(request.request->call, Expired(request, now_us));
  }
  for (const auto& request : requests_.running()) {
    if (request->ended || now_us < request->request->scheduling.deadline_us) continue;
    FailCall(request->request->call, Expired(*request, now_us));
  }
  ForgetEnded();
}

void EngineCore::FailAll(const absl::Status& reason) {
  Drain(absl::ZeroDuration());
  for (int64_t id : requests_.waiting().All()) FailWaiting(id, reason);
  for (const auto& request : requests_.running()) Fail(*request, reason);
  for (const auto& request : requests_.running()) {
    for (RunningSequence& sequence : request->sequences) {
      if (in_flight_.empty()) sequence.state.steps_in_flight = 0;
    }
  }
  ForgetEnded();
}

EngineLoad EngineCore::Load() const {
  EngineLoad load;
  requests_.AddTo(load);
  residency_.AddTo(load);
  load.backend_pools = runner_->Pools();
  const WaitingRequests& waiting = requests_.waiting();
  load.queue_delay_us = waiting.read_us() / reading_pace_.value();
  if (!waiting.empty()) {
    load.queue_token_us = load.queue_delay_us / static_cast<double>(waiting.tokens());
  }
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
  return residency_.CheckIntegrity(requests_.All());
}

}  // namespace longspan
