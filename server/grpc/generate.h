// One Generate call: from the request to the last event. Lives until gRPC is done with it.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/time/time.h"
#include "grpcpp/server_context.h"
#include "grpcpp/support/byte_buffer.h"
#include "grpcpp/support/server_callback.h"
#include "kernels/base/mutex.h"
#include "longspan/v1/inference.pb.h"
#include "server/admission/admission.h"
#include "server/base/call_count.h"
#include "server/grpc/event_writer.h"
#include "server/grpc/writer_thread.h"

namespace longspan {

class GenerateReactor : public grpc::ServerWriteReactor<grpc::ByteBuffer>,
                        public WriterTask,
                        public std::enable_shared_from_this<GenerateReactor> {
 public:
  // Runs once, with the end of the call.
  using Ended = std::function<void(const std::string& request_id, const grpc::Status& status)>;

  // What a call asks for, read from its message.
  struct Asked {
    GenerateCall call;
    v1::ResponseOptions response;  // has passed CheckResponseOptions
  };
  // Sets the client's id of the call as well, also for a call that it refuses.
  using Read = std::function<absl::StatusOr<Asked>(std::string* request_id)>;

  // Begins the call and returns its reactor, which owns itself until OnDone. `read` runs here, or,
  // where it takes long, on a worker.
  static GenerateReactor* Start(grpc::CallbackServerContext* context, Read read, bool takes_long,
                                Admission* admission, RequestObserver* observer,
                                GrpcWriterThread* writer, Ended ended, CallCount::Call open);

  // gRPC threads.
  void OnWriteDone(bool ok) override;
  void OnCancel() override;
  void OnDone() override;
  // Writer thread.
  void Write() override { Pump(); }
  void Watch(int64_t now_us) override;

 private:
  GenerateReactor(grpc::CallbackServerContext* context, Admission* admission,
                  RequestObserver* observer, GrpcWriterThread* writer, Ended ended,
                  CallCount::Call open);
  // All on the calling thread, or a worker.
  void Begin(const Read& read);
  void Refuse(const absl::Status& status);
  void Fail(const absl::Status& status);
  void OnAdmitted(absl::StatusOr<std::vector<Admitted>> admitted);
  // Starts the next write, or ends the call, if it is time for either. Writer thread, gRPC threads.
  void Pump();
  bool HoldBack() LONGSPAN_REQUIRES(mutex_);
  void TakeEvents() LONGSPAN_REQUIRES(mutex_);
  void Cancel();

  grpc::CallbackServerContext* const context_;  // valid until Finish
  Admission* const admission_;
  RequestObserver* const observer_;
  GrpcWriterThread* const writer_thread_;
  const Ended ended_;
  CallCount::Call open_;  // until OnDone
  const std::shared_ptr<std::atomic<bool>> cancelled_ = std::make_shared<std::atomic<bool>>(false);
  std::shared_ptr<GenerateReactor> self_;  // until OnDone

  Mutex mutex_;
  GrpcEventWriter events_ LONGSPAN_GUARDED_BY(mutex_);
  absl::Duration coalesce_ LONGSPAN_GUARDED_BY(mutex_);
  std::shared_ptr<TokenStream> stream_ LONGSPAN_GUARDED_BY(mutex_);  // once admitted
  std::string request_id_ LONGSPAN_GUARDED_BY(mutex_);  // the client's; once admitted, in any case
  int64_t call_ LONGSPAN_GUARDED_BY(mutex_) = 0;        // once admitted
  std::optional<grpc::Status> failure_ LONGSPAN_GUARDED_BY(mutex_);
  bool writing_ LONGSPAN_GUARDED_BY(mutex_) = false;
  bool finishing_ LONGSPAN_GUARDED_BY(mutex_) = false;
  bool cutting_off_ LONGSPAN_GUARDED_BY(mutex_) = false;  // the context is in use
  // Of the steady clock.
  int64_t write_started_us_ LONGSPAN_GUARDED_BY(mutex_) = 0;
  int64_t next_delta_us_ LONGSPAN_GUARDED_BY(mutex_) = 0;
  int64_t woken_at_us_ LONGSPAN_GUARDED_BY(mutex_) = 0;  // for a held delta
  grpc::ByteBuffer buffer_;                              // gRPC's while writing_
};

}  // namespace longspan
