#include "server/grpc_service.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "kernels/status_macros.h"
#include "server/grpc_generate.h"
#include "server/grpc_info.h"
#include "server/grpc_mapping.h"
#include "server/validator.h"

namespace longspan {
namespace {

// Ends a call before it begins.
class RefusedReactor : public grpc::ServerWriteReactor<grpc::ByteBuffer> {
 public:
  explicit RefusedReactor(const grpc::Status& status) { Finish(status); }
  void OnDone() override { delete this; }
};

absl::Status CheckModel(bool has_model, const std::string& asked, const ServedModel& served) {
  return has_model ? ValidateModelName(asked, served) : absl::OkStatus();
}

absl::StatusOr<GenerateCall> ReadGenerateCall(const grpc::ByteBuffer& bytes,
                                              v1::ResponseOptions* asked) {
  LONGSPAN_ASSIGN_OR_RETURN(auto message, ParseMessage<v1::GenerateRequest>(bytes));
  *asked = message.response();
  LONGSPAN_RETURN_IF_ERROR(CheckResponseOptions(*asked));
  return ToGenerateCall(std::move(message));
}

}  // namespace

InferenceService::InferenceService(Admission* admission, GrpcWriterThread* writer,
                                   RequestObserver* observer, PoolUnits units,
                                   OnExchange on_exchange)
    : admission_(admission),
      writer_(writer),
      observer_(observer),
      units_(units),
      on_exchange_(std::move(on_exchange)) {}

InferenceService::Ended InferenceService::Ending(const grpc::CallbackServerContext* context,
                                                 std::string method) const {
  return [this, method = std::move(method), peer = std::string(context->peer()),
          started = absl::Now()](const std::string& request_id, const grpc::Status& status) {
    if (!on_exchange_) return;
    on_exchange_({method, request_id, peer, status.error_code(), absl::Now() - started});
  };
}

template <typename Request>
InferenceService::Finish InferenceService::Finishing(const grpc::CallbackServerContext* context,
                                                     std::string method,
                                                     grpc::ServerUnaryReactor* reactor) const {
  return [reactor, ended = Ending(context, std::move(method))](const absl::Status& status) {
    const grpc::Status end = ToGrpcStatus(InFieldsOf(*Request::descriptor(), status));
    ended("", end);
    reactor->Finish(end);
  };
}

template <typename Request>
grpc::ServerUnaryReactor* InferenceService::Answer(
    grpc::CallbackServerContext* context, const char* method, const grpc::ByteBuffer* request,
    grpc::ByteBuffer* response,
    const std::function<absl::Status(const Request&, grpc::ByteBuffer*)>& answer) {
  grpc::ServerUnaryReactor* reactor = context->DefaultReactor();
  const Finish finish = Finishing<Request>(context, method, reactor);
  absl::StatusOr<Request> message = ParseMessage<Request>(*request);
  finish(message.ok() ? answer(*message, response) : message.status());
  return reactor;
}

grpc::ServerWriteReactor<grpc::ByteBuffer>* InferenceService::Generate(
    grpc::CallbackServerContext* context, const grpc::ByteBuffer* request) {
  auto ended = Ending(context, "Generate");
  v1::ResponseOptions asked;
  absl::StatusOr<GenerateCall> call = ReadGenerateCall(*request, &asked);
  if (!call.ok()) {
    observer_->OnCompletionEnded(Protocol::kGrpc, call.status(), std::nullopt);
    const grpc::Status status =
        ToGrpcStatus(InFieldsOf(*v1::GenerateRequest::descriptor(), call.status()));
    ended("", status);
    return new RefusedReactor(status);
  }
  return GenerateReactor::Start(context, std::move(call).value(), asked, admission_, writer_,
                                std::move(ended));
}

grpc::ServerUnaryReactor* InferenceService::Tokenize(grpc::CallbackServerContext* context,
                                                     const grpc::ByteBuffer* request,
                                                     grpc::ByteBuffer* response) {
  grpc::ServerUnaryReactor* reactor = context->DefaultReactor();
  const Finish finish = Finishing<v1::TokenizeRequest>(context, "Tokenize", reactor);
  absl::StatusOr<v1::TokenizeRequest> message = ParseMessage<v1::TokenizeRequest>(*request);
  absl::Status status = message.status();
  if (status.ok()) {
    status = CheckModel(message->has_model(), message->model(), admission_->model());
  }
  if (!status.ok()) {
    finish(status);
    return reactor;
  }
  const bool add_special = !message->has_add_special_tokens() || message->add_special_tokens();
  admission_->Tokenize(std::move(*message->mutable_text()), add_special, message->token_strings(),
                       [this, response, finish](absl::StatusOr<Admission::Tokenized> tokenized) {
                         if (tokenized.ok()) {
                           v1::TokenizeResponse answer;
                           answer.mutable_token_ids()->Add(tokenized->token_ids.begin(),
                                                           tokenized->token_ids.end());
                           for (std::string& text : tokenized->token_strings)
                             answer.add_token_strings(std::move(text));
                           answer.set_max_context_tokens(admission_->model().max_context_tokens);
                           *response = SerializeMessage(answer);
                         }
                         finish(tokenized.status());
                       });
  return reactor;
}

grpc::ServerUnaryReactor* InferenceService::Detokenize(grpc::CallbackServerContext* context,
                                                       const grpc::ByteBuffer* request,
                                                       grpc::ByteBuffer* response) {
  grpc::ServerUnaryReactor* reactor = context->DefaultReactor();
  const Finish finish = Finishing<v1::DetokenizeRequest>(context, "Detokenize", reactor);
  absl::StatusOr<v1::DetokenizeRequest> message = ParseMessage<v1::DetokenizeRequest>(*request);
  absl::Status status = message.status();
  if (status.ok()) {
    status = CheckModel(message->has_model(), message->model(), admission_->model());
  }
  if (!status.ok()) {
    finish(status);
    return reactor;
  }
  admission_->Detokenize(
      std::vector<int64_t>(message->token_ids().begin(), message->token_ids().end()),
      message->skip_special_tokens(), [response, finish](absl::StatusOr<std::string> text) {
        if (text.ok()) {
          v1::DetokenizeResponse answer;
          answer.set_text(*text);
          *response = SerializeMessage(answer);
        }
        finish(text.status());
      });
  return reactor;
}

grpc::ServerUnaryReactor* InferenceService::Abort(grpc::CallbackServerContext* context,
                                                  const grpc::ByteBuffer* request,
                                                  grpc::ByteBuffer* response) {
  return Answer<v1::AbortRequest>(context, "Abort", request, response,
                                  [this](const v1::AbortRequest& abort, grpc::ByteBuffer* answer) {
                                    LONGSPAN_RETURN_IF_ERROR(admission_->Abort(abort.request_id()));
                                    *answer = SerializeMessage(v1::AbortResponse());
                                    return absl::OkStatus();
                                  });
}

grpc::ServerUnaryReactor* InferenceService::GetModelInfo(grpc::CallbackServerContext* context,
                                                         const grpc::ByteBuffer* request,
                                                         grpc::ByteBuffer* response) {
  return Answer<v1::GetModelInfoRequest>(
      context, "GetModelInfo", request, response,
      [this](const v1::GetModelInfoRequest& /*asked*/, grpc::ByteBuffer* answer) {
        *answer = SerializeMessage(ModelInfo(admission_->model(), admission_->limits()));
        return absl::OkStatus();
      });
}

grpc::ServerUnaryReactor* InferenceService::GetServerInfo(grpc::CallbackServerContext* context,
                                                          const grpc::ByteBuffer* request,
                                                          grpc::ByteBuffer* response) {
  return Answer<v1::GetServerInfoRequest>(
      context, "GetServerInfo", request, response,
      [this](const v1::GetServerInfoRequest& /*asked*/, grpc::ByteBuffer* answer) {
        *answer =
            SerializeMessage(ServerInfo(admission_->model(), admission_->engine().Load(), units_));
        return absl::OkStatus();
      });
}

grpc::ServerUnaryReactor* InferenceService::GetLoad(grpc::CallbackServerContext* context,
                                                    const grpc::ByteBuffer* request,
                                                    grpc::ByteBuffer* response) {
  return Answer<v1::GetLoadRequest>(
      context, "GetLoad", request, response,
      [this](const v1::GetLoadRequest& /*asked*/, grpc::ByteBuffer* answer) {
        *answer = SerializeMessage(LoadInfo(admission_->engine().Load()));
        return absl::OkStatus();
      });
}

}  // namespace longspan
