// One request on its way, over all its attempts, and what is measured of it. The thread of
// LoadLoop.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "clients/cpp/bench/channels.h"
#include "clients/cpp/bench/request_maker.h"
#include "clients/cpp/bench/request_record.h"
#include "clients/cpp/bench/token_gaps.h"
#include "grpcpp/grpcpp.h"

namespace longspan {

class ActiveRequest {
 public:
  // `now_us`: since the run began, when it is sent.
  ActiveRequest(const LoadPlan& plan, int64_t id, const MadeRequest& made, int64_t intended_us,
                int64_t now_us);

  // Begins an attempt on that channel: its operations, one at a time, come out of `queue` under
  // `this`.
  void Send(Channels* channels, size_t channel, grpc::CompletionQueue* queue, int64_t now_us);
  // An operation has ended, at `now_us`. True with the attempt's last one.
  bool OnEvent(bool ok, int64_t now_us);
  // After that. `giving_up`: the run is over.
  bool ShouldRetry(bool giving_up) const;
  RequestRecord TakeRecord(int64_t now_us);

  // Ends a running attempt, and means the request, as planned or because the run is over.
  void Cancel(Outcome why);

  int64_t id() const { return id_; }
  const PlannedRequest& plan() const { return record_.plan; }
  // Of Channels; its user's, while an attempt runs.
  size_t channel() const { return channel_; }

 private:
  enum class Step { kStarting, kWriting, kReading, kFinishing };

  void Finish();
  void Take(const v1::GenerateEvent& event, int64_t now_us);
  void TakeTokens(int64_t tokens, int64_t now_us);
  Outcome OutcomeOfLastAttempt() const;

  const LoadPlan& plan_;
  const int64_t id_;
  grpc::ByteBuffer message_;
  RequestRecord record_;
  std::optional<Outcome> cancelled_;

  // Of the running attempt.
  size_t channel_ = 0;
  Step step_ = Step::kStarting;
  std::unique_ptr<grpc::ClientContext> context_;
  std::unique_ptr<grpc::ClientAsyncReaderWriter<grpc::ByteBuffer, v1::GenerateEvent>> stream_;
  v1::GenerateEvent event_;
  TokenGaps gaps_;
  grpc::Status status_;
  bool accepted_ = false;
  bool finished_ = false;
};

}  // namespace longspan
