// longspan.v1.Inference over gRPC's callback API. Translates and calls Admission; holds no policy.
#pragma once

#include <functional>
#include <string>

#include "absl/time/time.h"
#include "grpcpp/support/status.h"
#include "longspan/v1/inference.grpc.pb.h"
#include "server/admission.h"
#include "server/grpc_writer_thread.h"
#include "server/request_observer.h"

namespace longspan {

// One call that has ended, for the log.
struct GrpcExchange {
  std::string method;
  std::string request_id;  // empty where there is none
  std::string peer;
  grpc::StatusCode code = grpc::StatusCode::OK;
  absl::Duration duration;
};

// The bytes of one unit of the pools that GetServerInfo reports.
struct PoolUnits {
  int64_t page_bytes = 0;
  int64_t slot_bytes = 0;
};

// Every method takes and gives raw bytes, so that a broken message is answered with
// INVALID_ARGUMENT, and a large prompt is not copied before it has been judged.
class InferenceService
    : public v1::Inference::WithRawCallbackMethod_Generate<
          v1::Inference::WithRawCallbackMethod_Tokenize<
              v1::Inference::WithRawCallbackMethod_Detokenize<
                  v1::Inference::WithRawCallbackMethod_Abort<v1::Inference::CallbackService>>>> {
 public:
  using OnExchange = std::function<void(const GrpcExchange&)>;

  // All outlive the service. `on_exchange` is called from gRPC's threads.
  InferenceService(Admission* admission, GrpcWriterThread* writer, RequestObserver* observer,
                   PoolUnits units, OnExchange on_exchange);

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
                                         const v1::GetModelInfoRequest* request,
                                         v1::GetModelInfoResponse* response) override;
  grpc::ServerUnaryReactor* GetServerInfo(grpc::CallbackServerContext* context,
                                          const v1::GetServerInfoRequest* request,
                                          v1::GetServerInfoResponse* response) override;
  grpc::ServerUnaryReactor* GetLoad(grpc::CallbackServerContext* context,
                                    const v1::GetLoadRequest* request,
                                    v1::GetLoadResponse* response) override;

 private:
  std::function<void(const std::string& request_id, const grpc::Status& status)> Ending(
      const grpc::CallbackServerContext* context, std::string method) const;

  Admission* admission_;
  GrpcWriterThread* writer_;
  RequestObserver* observer_;
  const PoolUnits units_;
  OnExchange on_exchange_;
};

}  // namespace longspan
