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
    request_ends_.FailCall(command.call, command.reason, command.asked_us);
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
  publisher_.TellAccepted(*entry, cached_tokens, requests_.waiting().size());
  const int64_t call = entry->request->call;
  requests_.Add(std::move(entry));
  if (failed()) request_ends_.FailCall(call, failure_);
}

void EngineCore::FailAll(const absl::Status& reason) {
  Drain(absl::ZeroDuration());
  request_ends_.FailAll(reason);
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
