// One Generate call: from the request's bytes to the last event. Lives until gRPC is done with it.
#pragma once

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/time/time.h"
#include "engine/request/mutex.h"
#include "grpcpp/alarm.h"
#include "grpcpp/server_context.h"
#include "grpcpp/support/byte_buffer.h"
#include "grpcpp/support/server_callback.h"
#include "longspan/v1/inference.pb.h"
#include "server/admission.h"
#include "server/grpc_event_writer.h"
#include "server/grpc_writer_thread.h"

namespace longspan {

class GenerateReactor : public grpc::ServerWriteReactor<grpc::ByteBuffer>,
                        public WriterTask,
                        public std::enable_shared_from_this<GenerateReactor> {
 public:
  // Runs once, with the end of the call.
  using Ended = std::function<void(const std::string& request_id, const grpc::Status& status)>;

  // Begins the call and returns its reactor, which owns itself until OnDone.
  static GenerateReactor* Start(grpc::CallbackServerContext* context, v1::GenerateRequest request,
                                Admission* admission, GrpcWriterThread* writer, Ended ended);

  // gRPC threads.
  void OnWriteDone(bool ok) override;
  void OnCancel() override;
  void OnDone() override;
  // Writer thread.
  void Write() override { Pump(); }
  void Watch(absl::Time now) override;

 private:
  GenerateReactor(grpc::CallbackServerContext* context, const v1::ResponseOptions& asked,
                  Admission* admission, GrpcWriterThread* writer, Ended ended);
  void Admit(v1::GenerateRequest request);
  void OnAdmitted(absl::StatusOr<std::vector<Admitted>> admitted);
  void Pump();
  bool HoldBack() LONGSPAN_REQUIRES(mutex_);

  grpc::CallbackServerContext* context_;
  Admission* admission_;
  GrpcWriterThread* writer_thread_;
  const absl::Duration coalesce_;
  std::shared_ptr<std::atomic<bool>> cancelled_ = std::make_shared<std::atomic<bool>>(false);
  std::shared_ptr<GenerateReactor> self_;  // until OnDone

  Mutex mutex_;
  Ended ended_ LONGSPAN_GUARDED_BY(mutex_);
  GrpcEventWriter events_ LONGSPAN_GUARDED_BY(mutex_);
  std::shared_ptr<TokenStream> stream_ LONGSPAN_GUARDED_BY(mutex_);
  std::string request_id_ LONGSPAN_GUARDED_BY(mutex_);  // once admitted
  std::deque<v1::GenerateEvent> queue_ LONGSPAN_GUARDED_BY(mutex_);
  std::optional<grpc::Status> failure_ LONGSPAN_GUARDED_BY(mutex_);
  bool writing_ LONGSPAN_GUARDED_BY(mutex_) = false;
  bool finishing_ LONGSPAN_GUARDED_BY(mutex_) = false;
  bool holding_ LONGSPAN_GUARDED_BY(mutex_) = false;
  absl::Time write_started_ LONGSPAN_GUARDED_BY(mutex_);
  absl::Time last_delta_ LONGSPAN_GUARDED_BY(mutex_) = absl::InfinitePast();
  grpc::ByteBuffer buffer_;  // gRPC's while writing_
  grpc::Alarm alarm_;
};

}  // namespace longspan
