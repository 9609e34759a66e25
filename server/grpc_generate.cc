#include "server/grpc_generate.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "server/grpc_mapping.h"
#include "server/status_map.h"

namespace longspan {
namespace {

constexpr int64_t kMaxCoalesceMs = 10'000;

absl::Status CheckCoalesce(const v1::ResponseOptions& asked) {
  if (asked.coalesce_ms() >= 0 && asked.coalesce_ms() <= kMaxCoalesceMs) return absl::OkStatus();
  return InvalidField("coalesce_ms", absl::StrCat("coalesce_ms is ", asked.coalesce_ms(),
                                                  "; accepted are 0 to ", kMaxCoalesceMs));
}

}  // namespace

GenerateReactor::GenerateReactor(grpc::CallbackServerContext* context,
                                 const v1::ResponseOptions& asked, Admission* admission,
                                 GrpcWriterThread* writer, Ended ended)
    : context_(context),
      admission_(admission),
      writer_thread_(writer),
      coalesce_(absl::Milliseconds(asked.coalesce_ms())),
      ended_(std::move(ended)),
      events_(asked, admission->model().tokenizer) {}

GenerateReactor* GenerateReactor::Start(grpc::CallbackServerContext* context,
                                        v1::GenerateRequest request, Admission* admission,
                                        GrpcWriterThread* writer, Ended ended) {
  std::shared_ptr<GenerateReactor> reactor(
      new GenerateReactor(context, request.response(), admission, writer, std::move(ended)));
  reactor->self_ = reactor;
  writer->Add(reactor);
  reactor->Admit(std::move(request));
  return reactor.get();
}

void GenerateReactor::Admit(v1::GenerateRequest request) {
  if (absl::Status status = CheckCoalesce(request.response()); !status.ok()) {
    OnAdmitted(std::move(status));
    return;
  }
  absl::StatusOr<GenerateCall> call = ToGenerateCall(std::move(request));
  if (!call.ok()) {
    OnAdmitted(std::move(call).status());
    return;
  }
  call->deadline = absl::FromChrono(context_->deadline());
  std::vector<GenerateCall> calls;
  calls.push_back(std::move(call).value());
  admission_->Generate(std::move(calls), cancelled_,
                       [self = shared_from_this()](absl::StatusOr<std::vector<Admitted>> admitted) {
                         self->OnAdmitted(std::move(admitted));
                       });
}

// The calling thread, or a worker.
void GenerateReactor::OnAdmitted(absl::StatusOr<std::vector<Admitted>> admitted) {
  std::shared_ptr<TokenStream> stream;
  {
    MutexLock lock(&mutex_);
    if (!admitted.ok()) {
      failure_ = ToGrpcStatus(admitted.status());
    } else {
      Admitted& request = admitted->front();
      request_id_ = request.request_id;
      events_.SetPrompt(request.request_id, std::move(request.prompt_token_ids), request.n);
      stream_ = stream = std::move(request.stream);
    }
  }
  if (stream == nullptr) {
    writer_thread_->Schedule(shared_from_this());
    return;
  }
  stream->SetWaker([weak = weak_from_this(), writer = writer_thread_] {
    if (auto self = weak.lock()) writer->Schedule(self);
  });
  if (cancelled_->load()) admission_->Cancel(admitted->front().request_id);
}

// Deltas wait until coalesce_ms have passed since the last one; they melt meanwhile.
bool GenerateReactor::HoldBack() {
  const absl::Time now = absl::Now();
  if (coalesce_ == absl::ZeroDuration() || now >= last_delta_ + coalesce_) return false;
  if (failure_ || events_.complete()) return false;
  if (!holding_) {
    holding_ = true;
    alarm_.Set(absl::ToChronoTime(last_delta_ + coalesce_), [self = shared_from_this()](bool) {
      {
        MutexLock lock(&self->mutex_);
        self->holding_ = false;
      }
      self->writer_thread_->Schedule(self);
    });
  }
  return true;
}

void GenerateReactor::Pump() {
  bool write = false;
  grpc::Status end;
  {
    MutexLock lock(&mutex_);
    if (writing_ || finishing_) return;
    if (queue_.empty() && stream_ != nullptr && !HoldBack()) {
      for (const Event& event : stream_->Take()) {
        if (const auto* failed = std::get_if<RequestFailed>(&event)) {
          failure_ = ToGrpcStatus(failed->status, &failed->usage);
        } else {
          events_.Add(event, &queue_);
        }
      }
    }
    if (!queue_.empty()) {
      if (queue_.front().has_token_delta()) last_delta_ = absl::Now();
      buffer_ = SerializeMessage(queue_.front());
      queue_.pop_front();
      writing_ = true;
      write_started_ = absl::Now();
      write = true;
    } else if (failure_.has_value() || (stream_ != nullptr && events_.complete())) {
      finishing_ = true;
      end = failure_.value_or(grpc::Status::OK);
    } else {
      return;
    }
  }
  if (write) {
    StartWrite(&buffer_);
    return;
  }
  Ended ended;
  std::string request_id;
  {
    MutexLock lock(&mutex_);
    ended = std::exchange(ended_, nullptr);
    request_id = request_id_;
  }
  ended(request_id, end);
  Finish(end);
}

void GenerateReactor::OnWriteDone(bool ok) {
  {
    MutexLock lock(&mutex_);
    writing_ = false;
    if (!ok) queue_.clear();
  }
  if (!ok) OnCancel();
  Pump();
}

void GenerateReactor::OnCancel() {
  cancelled_->store(true);
  std::string request_id;
  {
    MutexLock lock(&mutex_);
    request_id = request_id_;
  }
  if (!request_id.empty()) admission_->Cancel(request_id);
}

void GenerateReactor::OnDone() { self_.reset(); }

// A reader that has taken nothing for too long is cut off; its pages are freed.
void GenerateReactor::Watch(absl::Time now) {
  bool stalled = false;
  {
    MutexLock lock(&mutex_);
    stalled = writing_ && now - write_started_ > admission_->limits().reader_stall_timeout;
  }
  if (stalled) context_->TryCancel();
}

}  // namespace longspan
