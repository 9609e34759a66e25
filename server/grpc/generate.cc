#include "server/grpc/generate.h"

#include <utility>

#include "kernels/base/clock.h"
#include "server/base/status_map.h"
#include "server/grpc/mapping.h"

namespace longspan {
namespace {

bool IsDelta(const v1::GenerateEvent& message) {
  return message.has_token_delta() || message.has_reasoning_delta() ||
         message.has_tool_call_delta();
}

}  // namespace

GenerateReactor::GenerateReactor(grpc::CallbackServerContext* context, Admission* admission,
                                 RequestObserver* observer, GrpcWriterThread* writer, Ended ended,
                                 CallCount::Call open)
    : context_(context),
      admission_(admission),
      observer_(observer),
      writer_thread_(writer),
      ended_(std::move(ended)),
      open_(std::move(open)) {}

GenerateReactor* GenerateReactor::Start(grpc::CallbackServerContext* context, Read read,
                                        bool takes_long, Admission* admission,
                                        RequestObserver* observer, GrpcWriterThread* writer,
                                        Ended ended, CallCount::Call open) {
  std::shared_ptr<GenerateReactor> reactor(
      new GenerateReactor(context, admission, observer, writer, std::move(ended), std::move(open)));
  reactor->self_ = reactor;
  writer->Add(reactor);
  if (!takes_long) {
    reactor->Begin(read);
  } else if (!admission->workers().Post(
                 [reactor, read = std::move(read)] { reactor->Begin(read); },
                 [reactor](const absl::Status& status) { reactor->Refuse(status); })) {
    reactor->Refuse(TooManyToRead());
  }
  return reactor.get();
}

void GenerateReactor::Begin(const Read& read) {
  if (cancelled_->load()) return Refuse(absl::CancelledError("The client cancelled the request."));
  std::string request_id;
  absl::StatusOr<Asked> asked = read(&request_id);
  {
    MutexLock lock(&mutex_);
    request_id_ = std::move(request_id);  // a refused call is logged by it too
  }
  if (!asked.ok()) return Refuse(asked.status());
  {
    MutexLock lock(&mutex_);
    events_.SetAsked(asked->response);
    coalesce_ = absl::Milliseconds(asked->response.coalesce_ms());
  }
  asked->call.deadline_us = SteadyUsOf(context_->raw_deadline());
  std::vector<GenerateCall> calls;
  calls.push_back(std::move(asked->call));
  admission_->Generate(std::move(calls), cancelled_,
                       [self = shared_from_this()](absl::StatusOr<std::vector<Admitted>> admitted) {
                         self->OnAdmitted(std::move(admitted));
                       });
}

// Before admission, which counts what it refuses.
// Strangers count as no requests, as over HTTP: who has no key must not move anybody's figures.
void GenerateReactor::Refuse(const absl::Status& status) {
  if (!absl::IsUnauthenticated(status)) {
    observer_->OnCompletionEnded(Protocol::kGrpc, status, std::nullopt);
  }
  Fail(status);
}

void GenerateReactor::Fail(const absl::Status& status) {
  {
    MutexLock lock(&mutex_);
    failure_ = ToGrpcStatus(InFieldsOf(*v1::GenerateRequest::descriptor(), status));
  }
  writer_thread_->Schedule(shared_from_this());
}

void GenerateReactor::OnAdmitted(absl::StatusOr<std::vector<Admitted>> admitted) {
  if (!admitted.ok()) return Fail(admitted.status());
  const std::shared_ptr<TokenStream> stream = admitted->front().stream;
  {
    MutexLock lock(&mutex_);
    request_id_ = admitted->front().request_id;
    call_ = admitted->front().call;
    events_.SetRequest(std::move(admitted->front()));
    stream_ = stream;
  }
  stream->SetWaker([weak = weak_from_this(), writer = writer_thread_] {
    if (auto self = weak.lock()) writer->Schedule(self);
  });
  // A cancellation that came before there was anything to cancel.
  if (cancelled_->load()) Cancel();
}

// Deltas wait, and are coalesced, until coalesce_ms have passed since the last one, or the end has
// come.
bool GenerateReactor::HoldBack() {
  if (cancelled_->load() || stream_->EndWaits() || SteadyNowUs() >= next_delta_us_) return false;
  if (woken_at_us_ != next_delta_us_) {
    woken_at_us_ = next_delta_us_;
    writer_thread_->ScheduleAt(next_delta_us_, weak_from_this());
  }
  return true;
}

void GenerateReactor::TakeEvents() {
  std::vector<Event> events = stream_->Take();
  if (coalesce_ > absl::ZeroDuration()) events = Coalesced(std::move(events));
  for (Event& event : events) {
    if (const auto* failed = std::get_if<RequestFailed>(&event)) {
      failure_ = ToGrpcStatus(failed->status, &failed->usage);
    } else {
      events_.Add(std::move(event));
    }
  }
}

void GenerateReactor::Pump() {
  std::optional<grpc::Status> end;
  std::string request_id;
  {
    MutexLock lock(&mutex_);
    if (writing_ || finishing_ || cutting_off_) return;
    std::optional<v1::GenerateEvent> message = events_.Next();
    if (!message.has_value() && stream_ != nullptr && !HoldBack()) {
      TakeEvents();
      message = events_.Next();
    }
    if (message.has_value()) {
      if (IsDelta(*message))
        next_delta_us_ = LaterUs(SteadyNowUs(), absl::ToInt64Microseconds(coalesce_));
      buffer_ = SerializeMessage(*message);
      writing_ = true;
      write_started_us_ = SteadyNowUs();
    } else if (failure_.has_value() || (stream_ != nullptr && events_.complete())) {
      finishing_ = true;
      end = failure_.value_or(grpc::Status::OK);
      request_id = request_id_;
    } else {
      return;
    }
  }
  // Nothing of this object is touched after either call: it may end with it.
  if (!end.has_value()) return StartWrite(&buffer_);
  ended_(request_id, *end);
  Finish(*end);
}

void GenerateReactor::OnWriteDone(bool ok) {
  {
    MutexLock lock(&mutex_);
    writing_ = false;
    admission_->observer().OnStreamWrite(absl::Microseconds(SteadyNowUs() - write_started_us_));
    if (!ok) events_.Drop();
  }
  if (!ok) OnCancel();
  Pump();
}

void GenerateReactor::OnCancel() {
  cancelled_->store(true);
  Cancel();
}

void GenerateReactor::Cancel() {
  int64_t call = 0;
  {
    MutexLock lock(&mutex_);
    call = call_;
  }
  if (call != 0) admission_->Cancel(call);
}

void GenerateReactor::OnDone() {
  open_.reset();
  self_.reset();
}

// A reader that has taken nothing for too long is cut off; its pages are freed.
void GenerateReactor::Watch(int64_t now_us) {
  {
    MutexLock lock(&mutex_);
    const absl::Duration stalled = absl::Microseconds(now_us - write_started_us_);
    if (!writing_ || stalled < admission_->limits().reader_stall_timeout) return;
    cutting_off_ = true;  // keeps the call, and so the context, alive meanwhile
  }
  context_->TryCancel();
  {
    MutexLock lock(&mutex_);
    cutting_off_ = false;
  }
  Pump();
}

}  // namespace longspan
