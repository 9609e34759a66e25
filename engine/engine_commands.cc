// EngineCore: commands from other threads, deadlines, and what is told about the load.
#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/engine_core.h"
#include "engine/request/clock.h"

namespace longspan {

void EngineCore::Drain(absl::Duration wait) {
  InboxContents contents = inbox_.Take(wait);
  for (auto& request : contents.requests) Enqueue(std::move(request));
  for (const AbortCommand& command : contents.aborts) AbortRequest(command);
}

void EngineCore::Enqueue(std::unique_ptr<Request> request) {
  auto entry = std::make_unique<RunningRequest>();
  entry->request = std::move(request);
  entry->arrival_us = entry->request->arrival_us;
  entry->first_sequence = next_sequence_;
  next_sequence_ += entry->request->sampling.n;
  entry->needed_pages = NeededPages(*entry->request);
  entry->prompt_attends_densely =
      layout_.has_summaries && entry->prompt_tokens() < layout_.nsa.dense_below_tokens;
  const auto goes_first = [](const std::unique_ptr<RunningRequest>& a,
                             const std::unique_ptr<RunningRequest>& b) {
    return a->request->scheduling.priority < b->request->scheduling.priority;
  };
  const auto place = std::upper_bound(waiting_.begin(), waiting_.end(), entry, goes_first);
  const int64_t queue_position = place - waiting_.begin();
  entry->request->sink->OnEvent(Accepted{entry->prompt_tokens(), 0, queue_position});
  RunningRequest& queued = **waiting_.insert(place, std::move(entry));
  if (failed()) Fail(queued, failure_);
}

void EngineCore::AbortRequest(const AbortCommand& command) {
  const auto abort_in = [&](auto& requests) {
    for (auto& request : requests) {
      if (!request->ended && request->request->call == command.call) {
        Fail(*request, command.reason, command.asked_us);
      }
    }
  };
  abort_in(waiting_);
  abort_in(running_);
}

void EngineCore::EndExpired() {
  const int64_t now_us = SteadyNowUs();
  const auto check = [&](RunningRequest& request) {
    if (request.ended) return;
    const SchedulingParams& scheduling = request.request->scheduling;
    if (now_us >= scheduling.deadline_us) {
      Fail(request, absl::DeadlineExceededError("the request's deadline has passed"));
    } else if (request.admitted_us == 0 &&
               now_us - request.arrival_us >= absl::ToInt64Microseconds(scheduling.queue_timeout)) {
      Fail(request, absl::DeadlineExceededError(
                        absl::StrCat("the request waited longer than its queue_timeout_ms of ",
                                     absl::ToInt64Milliseconds(scheduling.queue_timeout))));
    }
  };
  for (auto& request : waiting_) check(*request);
  for (auto& request : running_) check(*request);
  ForgetEnded();
}

void EngineCore::FailAll(const absl::Status& reason) {
  Drain(absl::ZeroDuration());
  for (auto& request : waiting_) Fail(*request, reason);
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
  load.waiting_requests = inbox_.queued_requests();
  load.queued_tokens = inbox_.queued_tokens();
  load.queued_requests = static_cast<int32_t>(waiting_.size());
  load.queued_for = waits_for_;
  load.pages_total = pool_.total_pages();
  load.most_pages_used = pool_.most_used_pages();
  load.pages_free = pool_.free_pages();
  load.pages_reserved = pool_.reserved_pages();
  load.slots_total = options_.max_running_requests;
  load.slots_free = static_cast<int32_t>(free_slots_.size());
  load.most_slots_used = most_slots_used_;
  load.backend_pools = runner_->Pools();
  int64_t oldest_us = SteadyNowUs();
  for (const auto& request : waiting_) oldest_us = std::min(oldest_us, request->arrival_us);
  load.oldest_wait_seconds = static_cast<double>(SteadyNowUs() - oldest_us) / 1e6;
  load.draining = inbox_.closed();
  load.failed = failed();
  return load;
}

absl::Status EngineCore::CheckIntegrity() const {
  if (absl::Status status = pool_.CheckIntegrity(); !status.ok()) return status;
  int64_t users = 0;
  int64_t reserved = 0;
  int64_t slots = static_cast<int64_t>(free_slots_.size());
  for (const auto& request : running_) {
    reserved += request->reserved_pages;
    for (const RunningSequence& sequence : request->sequences) {
      users += static_cast<int64_t>(sequence.state.pages.size());
      slots += sequence.state.slot >= 0 ? 1 : 0;
    }
  }
  int64_t references = 0;
  for (int64_t page = 0; page < pool_.total_pages(); ++page) {
    references += pool_.references(static_cast<int32_t>(page));
  }
  if (users != references) {
    return absl::InternalError(
        absl::StrCat("sequences use ", users, " pages, counted are ", references));
  }
  if (reserved != pool_.reserved_pages()) {
    return absl::InternalError(absl::StrCat(
        "requests hold ", reserved, " reserved pages, counted are ", pool_.reserved_pages()));
  }
  if (slots != options_.max_running_requests) {
    return absl::InternalError(absl::StrCat(slots, " state slots accounted for, there are ",
                                            options_.max_running_requests));
  }
  return absl::OkStatus();
}

}  // namespace longspan
