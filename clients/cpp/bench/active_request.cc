#include "clients/cpp/bench/active_request.h"

#include <chrono>
#include <utility>

namespace longspan {
namespace {

constexpr const char* kGenerate = "/longspan.v1.Inference/Generate";

}  // namespace

ActiveRequest::ActiveRequest(const LoadPlan& plan, int64_t id, const MadeRequest& made,
                             int64_t intended_us, int64_t now_us)
    : plan_(plan), id_(id), message_(made.message) {
  record_.plan = made.plan;
  record_.intended_us = intended_us;
  record_.sent_us = now_us;
}

void ActiveRequest::Send(Channels* channels, size_t channel, grpc::CompletionQueue* queue,
                         int64_t now_us) {
  channel_ = channel;
  ++record_.attempts;
  record_.last_attempt_us = now_us;
  record_.first_token_us = record_.last_token_us = -1;
  record_.output_tokens = record_.cached_tokens = 0;
  gaps_ = {};
  accepted_ = finished_ = false;

  stream_.reset();  // before the context that it uses
  context_ = std::make_unique<grpc::ClientContext>();
  if (plan_.timeout_us.has_value()) {
    context_->set_deadline(std::chrono::system_clock::now() +
                           std::chrono::microseconds(*plan_.timeout_us));
  }
  stream_ = channels->stub(channel).PrepareCall(context_.get(), kGenerate, queue);
  step_ = Step::kStarting;
  stream_->StartCall(this);
}

void ActiveRequest::Finish() {
  step_ = Step::kFinishing;
  stream_->Finish(&status_, this);
}

bool ActiveRequest::OnEvent(bool ok, int64_t now_us) {
  if (step_ == Step::kFinishing) return true;
  if (!ok) {
    Finish();
  } else if (step_ == Step::kStarting) {
    step_ = Step::kWriting;
    stream_->WriteLast(message_, grpc::WriteOptions(), this);
  } else {
    if (step_ == Step::kReading) Take(event_, now_us);
    if (record_.attempts > plan_.retries) message_.Clear();  // nobody sends it again
    step_ = Step::kReading;
    stream_->Read(&event_, this);
  }
  return false;
}

void ActiveRequest::Take(const v1::GenerateEvent& event, int64_t now_us) {
  if (cancelled_.has_value()) return;  // was on its way
  if (event.has_accepted()) {
    accepted_ = true;
    record_.cached_tokens = event.accepted().cached_tokens();
  } else if (event.has_token_delta()) {
    TakeTokens(event.token_delta().token_ids_size(), now_us);
  } else if (event.has_finished()) {
    const v1::Finished& finished = event.finished();
    finished_ = true;
    record_.queue_ms = finished.timing().queue_ms();
    record_.cached_tokens =
        finished.usage().cached_device_tokens() + finished.usage().cached_host_tokens();
  }
}

void ActiveRequest::TakeTokens(int64_t tokens, int64_t now_us) {
  if (tokens == 0) return;
  if (record_.first_token_us < 0) record_.first_token_us = now_us;
  record_.last_token_us = now_us;
  record_.output_tokens += tokens;
  gaps_.Take(tokens, now_us);
  if (plan_.cancel_before_first_token && record_.plan.cancel_after_us.has_value()) {
    Cancel(Outcome::kCancelled);
  }
}

void ActiveRequest::Cancel(Outcome why) {
  if (cancelled_.has_value()) return;
  cancelled_ = why;
  context_->TryCancel();
}

bool ActiveRequest::ShouldRetry(bool giving_up) const {
  return !giving_up && !cancelled_.has_value() &&
         status_.error_code() == grpc::StatusCode::DEADLINE_EXCEEDED &&
         record_.attempts <= plan_.retries;
}

Outcome ActiveRequest::OutcomeOfLastAttempt() const {
  // What had ended when it was cancelled has ended well.
  if (status_.ok() && finished_) return Outcome::kCompleted;
  if (cancelled_.has_value()) return *cancelled_;
  if (status_.error_code() == grpc::StatusCode::DEADLINE_EXCEEDED) return Outcome::kTimedOut;
  // A status with details, or of a kind that is no connection's, is an answer.
  const bool answered =
      !status_.error_details().empty() || status_.error_code() != grpc::StatusCode::UNAVAILABLE;
  return accepted_ || !answered ? Outcome::kFailed : Outcome::kRejected;
}

RequestRecord ActiveRequest::TakeRecord(int64_t now_us) {
  record_.end_us = now_us;
  record_.gaps_ms = gaps_.End();
  record_.outcome = OutcomeOfLastAttempt();
  record_.code = status_.error_code();
  record_.message = status_.error_message();
  return std::move(record_);
}

}  // namespace longspan
