#include "server/grpc_generate.h"

#include <utility>

#include "absl/time/clock.h"
#include "server/grpc_mapping.h"

namespace longspan {

GenerateReactor::GenerateReactor(grpc::CallbackServerContext* context,
                                 const v1::ResponseOptions& asked, Admission* admission,
                                 GrpcWriterThread* writer, Ended ended)
    : context_(context),
      admission_(admission),
      writer_thread_(writer),
      coalesce_(absl::Milliseconds(asked.coalesce_ms())),
      ended_(std::move(ended)),
      events_(asked, admission->model().tokenizer) {}

GenerateReactor* GenerateReactor::Start(grpc::CallbackServerContext* context, GenerateCall call,
                                        const v1::ResponseOptions& asked, Admission* admission,
                                        GrpcWriterThread* writer, Ended ended) {
  std::shared_ptr<GenerateReactor> reactor(
      new GenerateReactor(context, asked, admission, writer, std::move(ended)));
  reactor->self_ = reactor;
  writer->Add(reactor);
  call.deadline = absl::FromChrono(context->deadline());
  {
    MutexLock lock(&reactor->mutex_);
    reactor->request_id_ = call.request_id.value_or("");  // a refused call is logged by it too
  }
  std::vector<GenerateCall> calls;
  calls.push_back(std::move(call));
  admission->Generate(std::move(calls), reactor->cancelled_,
                      [reactor](absl::StatusOr<std::vector<Admitted>> admitted) {
                        reactor->OnAdmitted(std::move(admitted));
                      });
  return reactor.get();
}

void GenerateReactor::OnAdmitted(absl::StatusOr<std::vector<Admitted>> admitted) {
  std::shared_ptr<TokenStream> stream;
  {
    MutexLock lock(&mutex_);
    if (!admitted.ok()) {
      failure_ = ToGrpcStatus(InFieldsOf(*v1::GenerateRequest::descriptor(), admitted.status()));
    } else {
      Admitted& request = admitted->front();
      request_id_ = request.request_id;
      call_ = request.call;
      events_.SetPrompt(request.request_id, std::move(request.prompt_token_ids), request.n);
      stream_ = stream = std::move(request.stream);
    }
  }
  if (stream == nullptr) return writer_thread_->Schedule(shared_from_this());
  stream->SetWaker([weak = weak_from_this(), writer = writer_thread_] {
    if (auto self = weak.lock()) writer->Schedule(self);
  });
  // A cancellation that came before there was anything to cancel.
  if (cancelled_->load()) Cancel();
}

// Deltas wait, and melt, until coalesce_ms have passed since the last one, or the end has come.
bool GenerateReactor::HoldBack() {
  if (cancelled_->load() || stream_->EndWaits() || absl::Now() >= next_delta_) return false;
  if (woken_at_ != next_delta_) {
    woken_at_ = next_delta_;
    writer_thread_->ScheduleAt(next_delta_, weak_from_this());
  }
  return true;
}

void GenerateReactor::TakeEvents() {
  for (const Event& event : stream_->Take()) {
    if (const auto* failed = std::get_if<RequestFailed>(&event)) {
      failure_ = ToGrpcStatus(failed->status, &failed->usage);
    } else {
      events_.Add(event, &queue_);
    }
  }
}

void GenerateReactor::Pump() {
  std::optional<grpc::Status> end;
  std::string request_id;
  {
    MutexLock lock(&mutex_);
    if (writing_ || finishing_ || cutting_off_) return;
    if (queue_.empty() && stream_ != nullptr && !HoldBack()) TakeEvents();
    if (!queue_.empty()) {
      if (queue_.front().has_token_delta()) next_delta_ = absl::Now() + coalesce_;
      buffer_ = SerializeMessage(queue_.front());
      queue_.pop_front();
      writing_ = true;
      write_started_ = absl::Now();
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
    admission_->observer().OnStreamWrite(absl::Now() - write_started_);
    if (!ok) queue_.clear();
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

void GenerateReactor::OnDone() { self_.reset(); }

// A reader that has taken nothing for too long is cut off; its pages are freed.
void GenerateReactor::Watch(absl::Time now) {
  {
    MutexLock lock(&mutex_);
    if (!writing_ || now - write_started_ < admission_->limits().reader_stall_timeout) return;
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
