#include "engine/core/request_ends.h"

#include <memory>

#include "absl/strings/str_cat.h"
#include "absl/time/time.h"

namespace longspan {
namespace {

absl::Status Expired(const RunningRequest& request, int64_t now_us) {
  const SchedulingParams& scheduling = request.request->scheduling;
  if (now_us >= scheduling.deadline_us) {
    return absl::DeadlineExceededError("the request's deadline has passed");
  }
  return absl::DeadlineExceededError(
      absl::StrCat("the request waited longer than its queue_timeout_ms of ",
                   absl::ToInt64Milliseconds(scheduling.queue_timeout)));
}

}  // namespace

void RequestEnds::Finish(RunningRequest& request, RunningSequence& sequence,
                         const SequenceEnd& end) {
  sequence.state.finished = true;
  // A parent whose samples have not forked yet still lends them its pages.
  if (!request.forks_due) residency_.GiveBack(sequence.state);
  --request.unfinished_sequences;
  const bool last = request.unfinished_sequences == 0;
  if (!last) return publisher_.ReportSequenceEnd(request, sequence, end);
  residency_.ReleaseAll(request);
  publisher_.KeepEnd(request, sequence, end);
  End(request);
}

void RequestEnds::FailCall(int64_t call, const absl::Status& status, int64_t asked_us) {
  for (int64_t id : requests_.waiting().OfCall(call)) FailWaiting(id, status, asked_us);
  for (const auto& request : requests_.running()) {
    if (request->request->call == call) Fail(*request, status, asked_us);
  }
}

void RequestEnds::FailExpired(int64_t now_us) {
  for (int64_t id : requests_.waiting().Expired(now_us)) {
    if (!requests_.waiting().contains(id)) continue;  // ended with another of its call
    const RunningRequest& request = requests_.waiting().at(id);
    FailCall(request.request->call, Expired(request, now_us));
  }
  for (const auto& request : requests_.running()) {
    if (request->ended || now_us < request->request->scheduling.deadline_us) continue;
    FailCall(request->request->call, Expired(*request, now_us));
  }
}

void RequestEnds::FailAll(const absl::Status& status) {
  for (int64_t id : requests_.waiting().All()) FailWaiting(id, status);
  for (const auto& request : requests_.running()) Fail(*request, status);
}

void RequestEnds::FailWaiting(int64_t id, const absl::Status& status, int64_t asked_us) {
  const std::unique_ptr<RunningRequest> request = requests_.TakeWaiting(id);
  Fail(*request, status, asked_us);
}

void RequestEnds::Fail(RunningRequest& request, const absl::Status& status, int64_t asked_us) {
  if (request.ended) return;
  residency_.ReleaseAll(request);
  for (RunningSequence& sequence : request.sequences) sequence.state.finished = true;
  publisher_.KeepFailure(request, status, asked_us);
  End(request);
}

void RequestEnds::End(RunningRequest& request) {
  request.ended = true;
  tenants_.RequestEnds(request.tenant, request.prompt_has_ended);
  const bool was_queued = request.admitted_us == 0;
  inbox_.Ended(*request.request, was_queued);
}

}  // namespace longspan
