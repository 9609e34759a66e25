// longspan.v1.Inference over gRPC's callback API. Translates and calls Admission; holds no policy.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "absl/time/time.h"
#include "grpcpp/support/status.h"
#include "longspan/v1/inference.grpc.pb.h"
#include "server/admission/admission.h"
#include "server/base/byte_budget.h"
#include "server/base/call_count.h"
#include "server/base/trace_context.h"
#include "server/call/request_observer.h"
#include "server/grpc/info.h"
#include "server/grpc/writer_thread.h"
#include "server/identity/api_keys.h"

namespace longspan {

// One call that has ended, for the log.
struct GrpcExchange {
  std::string method;
  std::string request_id;  // empty where there is none
  std::string peer;
  TraceContext trace;
  grpc::StatusCode code = grpc::StatusCode::OK;
  absl::Duration duration;
};

using RawService = v1::Inference::WithRawCallbackMethod_Generate<
    v1::Inference::WithRawCallbackMethod_Tokenize<v1::Inference::WithRawCallbackMethod_Detokenize<
        v1::Inference::WithRawCallbackMethod_GetModelInfo<
            v1::Inference::WithRawCallbackMethod_GetServerInfo<
                v1::Inference::WithRawCallbackMethod_GetLoad<
                    v1::Inference::WithRawCallbackMethod_Abort<
                        v1::Inference::CallbackService>>>>>>>;

// Every method takes and gives raw bytes, so that a broken message is answered with
// INVALID_ARGUMENT, where the generated service would say that the fault is ours.
class InferenceService : public RawService {
 public:
  using OnExchange = std::function<void(const GrpcExchange&)>;
  using CountWork = std::function<WorkDone()>;

  // All outlive the service; `keys` and `budget` may be null, and `count_work` empty. It and
  // `on_exchange` are called from gRPC's threads.
  InferenceService(Admission* admission, GrpcWriterThread* writer, RequestObserver* observer,
                   PoolUnits units, const ApiKeys* keys, ByteBudget* budget, OnExchange on_exchange,
                   CountWork count_work);

  // The longest message that is read; longer ones are refused by this limit.
  size_t max_message_bytes() const;
  // Those that are under way. Streams of health and reflection are none of them.
  CallCount& calls() { return calls_; }

  grpc::ServerWriteReactor<grpc::ByteBuffer>* Generate(grpc::CallbackServerContext* context,
                                                       const grpc::ByteBuffer* request) override;
  grpc::ServerUnaryReactor* Tokenize(grpc::CallbackServerContext* context,
                                     const grpc::ByteBuffer* request,
                                     grpc::ByteBuffer* response) override;
  grpc::ServerUnaryReactor* Detokenize(grpc::CallbackServerContext* context,
                                       const grpc::ByteBuffer* request,
                                       grpc::ByteBuffer* response) override;
  grpc::ServerUnaryReactor* Abort(grpc::CallbackServerContext* context,
                                  const grpc::ByteBuffer* request,
                                  grpc::ByteBuffer* response) override;
  grpc::ServerUnaryReactor* GetModelInfo(grpc::CallbackServerContext* context,
                                         const grpc::ByteBuffer* request,
                                         grpc::ByteBuffer* response) override;
  grpc::ServerUnaryReactor* GetServerInfo(grpc::CallbackServerContext* context,
                                          const grpc::ByteBuffer* request,
                                          grpc::ByteBuffer* response) override;
  grpc::ServerUnaryReactor* GetLoad(grpc::CallbackServerContext* context,
                                    const grpc::ByteBuffer* request,
                                    grpc::ByteBuffer* response) override;

 private:
  using Ended = std::function<void(const std::string& request_id, const grpc::Status& status)>;
  using Finish = std::function<void(const absl::Status& status)>;
  struct Caller {
    std::string tenant;              // empty where there are no keys
    Admission::Cancelled cancelled;  // set when the client leaves
  };

  // What to call when a call is over: writes the log line.
  Ended Ending(const grpc::CallbackServerContext* context, std::string method,
               TraceContext trace) const;
  // What the message takes of the budget of all requests; RESOURCE_EXHAUSTED, before it is read, if
  // it is over the limit or there is no room.
  absl::StatusOr<std::shared_ptr<ByteLease>> Reserve(const grpc::ByteBuffer& bytes) const;
  // Messages that take long to read are read on workers.
  bool TakesLong(const grpc::ByteBuffer& bytes) const;
  // A unary call, which is no completion: the message of one who may call, if it is good, goes to
  // `serve`, with who calls, and what to call when the response stands; that may be later, and on
  // another thread.
  template <typename Request, typename Serve>
  grpc::ServerUnaryReactor* Begin(grpc::CallbackServerContext* context, const char* method,
                                  const grpc::ByteBuffer* request, const Serve& serve) const;

  void TokenizeChat(v1::TokenizeRequest asked, const Caller& caller, grpc::ByteBuffer* response,
                    const Finish& finish) const;

  Admission* admission_;
  GrpcWriterThread* writer_;
  RequestObserver* observer_;
  const PoolUnits units_;
  const ApiKeys* keys_;
  ByteBudget* budget_;
  OnExchange on_exchange_;
  const CountWork count_work_;
  mutable CallCount calls_;
};

}  // namespace longspan
