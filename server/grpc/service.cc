#include "server/grpc/service.h"

#include <atomic>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "kernels/base/clock.h"
#include "kernels/base/status_macros.h"
#include "server/admission/validator.h"
#include "server/base/request_id.h"
#include "server/base/status_map.h"
#include "server/grpc/caller.h"
#include "server/grpc/chat.h"
#include "server/grpc/generate.h"
#include "server/grpc/info.h"
#include "server/grpc/mapping.h"

namespace longspan {
namespace {

// Room for the message around a prompt of max_body_bytes.
constexpr size_t kEnvelopeBytes = 64 * 1024;

// Of a call that is answered later; knows whether its client is still there.
class UnaryReactor : public grpc::ServerUnaryReactor {
 public:
  explicit UnaryReactor(CallCount::Call open) : open_(std::move(open)) {}
  const Admission::Cancelled& cancelled() const { return cancelled_; }
  void OnCancel() override { cancelled_->store(true); }
  void OnDone() override { delete this; }

 private:
  const CallCount::Call open_;
  const Admission::Cancelled cancelled_ = std::make_shared<std::atomic<bool>>(false);
};

absl::Status CheckModel(bool has_model, const std::string& asked, const ServedModel& served) {
  return has_model ? ValidateModelName(asked, served) : absl::OkStatus();
}

v1::TokenizeResponse ToProto(const std::vector<int32_t>& token_ids, const Admission& admission,
                             bool want_strings) {
  v1::TokenizeResponse response;
  response.mutable_token_ids()->Add(token_ids.begin(), token_ids.end());
  for (size_t i = 0; want_strings && i < token_ids.size(); ++i) {
    response.add_token_strings(admission.TokenString(token_ids[i]));
  }
  response.set_max_context_tokens(admission.model().max_context_tokens);
  return response;
}

absl::Status CheckChatAlone(const v1::TokenizeRequest& asked) {
  if (!asked.text().empty()) return InvalidField("chat", "chat and text exclude each other");
  // The template writes what a tokenizer would add.
  if (!asked.add_special_tokens()) return absl::OkStatus();
  return InvalidField("add_special_tokens", "add_special_tokens must be false beside a chat");
}

// Where the prompt is that of a chat, and a text could be meant.
absl::Status OfChat(absl::Status status) {
  return ParamOf(status) == "prompt" ? WithParam(std::move(status), "chat") : status;
}

absl::StatusOr<GenerateReactor::Asked> ReadCall(const grpc::ByteBuffer& bytes, const Limits& limits,
                                                std::string* request_id) {
  LONGSPAN_ASSIGN_OR_RETURN(auto message, ParseMessage<v1::GenerateRequest>(bytes));
  *request_id = message.request_id();
  // Before they are copied.
  const auto ids = static_cast<size_t>(message.token_ids().ids_size());
  LONGSPAN_RETURN_IF_ERROR(ValidateTokenCount("prompt", ids, limits));
  GenerateReactor::Asked asked;
  asked.response = message.response();
  LONGSPAN_RETURN_IF_ERROR(CheckResponseOptions(asked.response));
  LONGSPAN_ASSIGN_OR_RETURN(asked.call, ToGenerateCall(std::move(message), limits));
  return asked;
}

}  // namespace

InferenceService::InferenceService(Admission* admission, GrpcWriterThread* writer,
                                   RequestObserver* observer, PoolUnits units, const ApiKeys* keys,
                                   ByteBudget* budget, OnExchange on_exchange, CountWork count_work)
    : admission_(admission),
      writer_(writer),
      observer_(observer),
      units_(units),
      keys_(keys),
      budget_(budget),
      on_exchange_(std::move(on_exchange)),
      count_work_(std::move(count_work)) {}

InferenceService::Ended InferenceService::Ending(const grpc::CallbackServerContext* context,
                                                 std::string method, TraceContext trace) const {
  return [this, method = std::move(method), peer = ClientOfCall(*context), trace = std::move(trace),
          watch = Stopwatch()](const std::string& request_id, const grpc::Status& status) {
    if (!on_exchange_) return;
    // What is no id can be anything, of any length.
    on_exchange_({method, IsRequestId(request_id) ? request_id : "", peer, trace,
                  status.error_code(), watch.passed()});
  };
}

size_t InferenceService::max_message_bytes() const {
  return admission_->limits().max_body_bytes + kEnvelopeBytes;
}

absl::StatusOr<std::shared_ptr<ByteLease>> InferenceService::Reserve(
    const grpc::ByteBuffer& bytes) const {
  if (bytes.Length() > max_message_bytes()) {
    return WithCode(absl::ResourceExhaustedError(
                        absl::StrCat("The message has ", bytes.Length(), " bytes; at most ",
                                     max_message_bytes(), " are allowed (--max-body-bytes, and ",
                                     kEnvelopeBytes, " for what stands around the prompt).")),
                    kBodyTooLarge);
  }
  auto lease = std::make_shared<ByteLease>(budget_);
  LONGSPAN_RETURN_IF_ERROR(lease->GrowTo(bytes.Length()));
  return lease;
}

bool InferenceService::TakesLong(const grpc::ByteBuffer& bytes) const {
  return bytes.Length() > admission_->limits().inline_parse_bytes;
}

template <typename Request, typename Serve>
grpc::ServerUnaryReactor* InferenceService::Begin(grpc::CallbackServerContext* context,
                                                  const char* method,
                                                  const grpc::ByteBuffer* request,
                                                  const Serve& serve) const {
  auto* const reactor = new UnaryReactor(calls_.Open());
  const absl::StatusOr<std::string> tenant = TenantOfCaller(keys_, *context);
  const absl::StatusOr<std::shared_ptr<ByteLease>> lease =
      tenant.ok() ? Reserve(*request) : tenant.status();
  const Finish finish = [reactor, lease, ended = Ending(context, method, TraceOfCall(*context))](
                            const absl::Status& status) {
    const grpc::Status end = ToGrpcStatus(InFieldsOf(*Request::descriptor(), status));
    ended("", end);
    if (lease.ok()) (*lease)->Release();
    reactor->Finish(end);
  };
  const auto read = [request, serve, finish,
                     caller = Caller{tenant.value_or(""), reactor->cancelled()}] {
    absl::StatusOr<Request> message = ParseMessage<Request>(*request);
    if (!message.ok()) return finish(message.status());
    serve(*std::move(message), caller, finish);
  };
  if (!lease.ok()) {
    finish(lease.status());
  } else if (!TakesLong(*request)) {
    read();
  } else if (!admission_->workers().Post(read, finish)) {
    finish(TooManyToRead());
  }
  return reactor;
}

grpc::ServerWriteReactor<grpc::ByteBuffer>* InferenceService::Generate(
    grpc::CallbackServerContext* context, const grpc::ByteBuffer* request) {
  const absl::StatusOr<std::string> tenant = TenantOfCaller(keys_, *context);
  const absl::StatusOr<std::shared_ptr<ByteLease>> lease =
      tenant.ok() ? Reserve(*request) : tenant.status();
  const TraceContext trace = TraceOfCall(*context);
  auto read = [lease, tenant = tenant.value_or(""), trace, bytes = *request,
               arrival_us = SteadyNowUs(), &limits = admission_->limits()](
                  std::string* request_id) -> absl::StatusOr<GenerateReactor::Asked> {
    LONGSPAN_RETURN_IF_ERROR(lease.status());
    absl::StatusOr<GenerateReactor::Asked> asked = ReadCall(bytes, limits, request_id);
    if (!asked.ok()) {
      (*lease)->Release();
      return asked;
    }
    asked->call.lease = *lease;
    asked->call.key_tenant = tenant;
    asked->call.trace = trace;
    asked->call.arrival_us = arrival_us;
    return asked;
  };
  const bool takes_long = lease.ok() && TakesLong(*request);
  // The library would keep the message to the end of the call.
  const_cast<grpc::ByteBuffer*>(request)->Clear();
  return GenerateReactor::Start(context, std::move(read), takes_long, admission_, observer_,
                                writer_, Ending(context, "Generate", trace), calls_.Open());
}

grpc::ServerUnaryReactor* InferenceService::Tokenize(grpc::CallbackServerContext* context,
                                                     const grpc::ByteBuffer* request,
                                                     grpc::ByteBuffer* response) {
  const auto serve = [this, response](v1::TokenizeRequest asked, const Caller& caller,
                                      const Finish& finish) {
    const absl::Status named = CheckModel(asked.has_model(), asked.model(), admission_->model());
    if (!named.ok()) return finish(named);
    if (asked.has_chat()) return TokenizeChat(std::move(asked), caller, response, finish);
    const bool add_special = !asked.has_add_special_tokens() || asked.add_special_tokens();
    admission_->Tokenize(std::move(*asked.mutable_text()), add_special, caller.cancelled,
                         [this, response, finish, want_strings = asked.token_strings()](
                             const absl::StatusOr<std::vector<int32_t>>& token_ids) {
                           if (token_ids.ok()) {
                             *response =
                                 SerializeMessage(ToProto(*token_ids, *admission_, want_strings));
                           }
                           finish(token_ids.status());
                         });
  };
  return Begin<v1::TokenizeRequest>(context, "Tokenize", request, serve);
}

void InferenceService::TokenizeChat(v1::TokenizeRequest asked, const Caller& caller,
                                    grpc::ByteBuffer* response, const Finish& finish) const {
  const absl::Status alone = CheckChatAlone(asked);
  if (!alone.ok()) return finish(alone);
  auto chat = ToChatCall(std::move(*asked.mutable_chat()), admission_->limits());
  if (!chat.ok()) return finish(chat.status());
  admission_->RenderChat(*std::move(chat), caller.cancelled,
                         [this, response, finish, want_strings = asked.token_strings()](
                             const absl::StatusOr<RenderedChat>& rendered) {
                           if (!rendered.ok()) return finish(OfChat(rendered.status()));
                           v1::TokenizeResponse answer =
                               ToProto(rendered->token_ids, *admission_, want_strings);
                           answer.set_text(rendered->text);
                           *response = SerializeMessage(answer);
                           finish(absl::OkStatus());
                         });
}

grpc::ServerUnaryReactor* InferenceService::Detokenize(grpc::CallbackServerContext* context,
                                                       const grpc::ByteBuffer* request,
                                                       grpc::ByteBuffer* response) {
  const auto serve = [this, response](const v1::DetokenizeRequest& asked, const Caller& caller,
                                      const Finish& finish) {
    const absl::Status named = CheckModel(asked.has_model(), asked.model(), admission_->model());
    if (!named.ok()) return finish(named);
    admission_->Detokenize({asked.token_ids().begin(), asked.token_ids().end()},
                           asked.skip_special_tokens(), caller.cancelled,
                           [response, finish](absl::StatusOr<std::string> text) {
                             if (text.ok()) {
                               v1::DetokenizeResponse answer;
                               answer.set_text(*text);
                               *response = SerializeMessage(answer);
                             }
                             finish(text.status());
                           });
  };
  return Begin<v1::DetokenizeRequest>(context, "Detokenize", request, serve);
}

grpc::ServerUnaryReactor* InferenceService::Abort(grpc::CallbackServerContext* context,
                                                  const grpc::ByteBuffer* request,
                                                  grpc::ByteBuffer* response) {
  const auto serve = [this, response](const v1::AbortRequest& asked, const Caller& caller,
                                      const Finish& finish) {
    *response = SerializeMessage(v1::AbortResponse());
    finish(admission_->Abort(caller.tenant, asked.request_id()));
  };
  return Begin<v1::AbortRequest>(context, "Abort", request, serve);
}

grpc::ServerUnaryReactor* InferenceService::GetModelInfo(grpc::CallbackServerContext* context,
                                                         const grpc::ByteBuffer* request,
                                                         grpc::ByteBuffer* response) {
  const auto serve = [this, response](const v1::GetModelInfoRequest& /*asked*/,
                                      const Caller& /*caller*/, const Finish& finish) {
    *response = SerializeMessage(ModelInfo(admission_->model(), admission_->limits()));
    finish(absl::OkStatus());
  };
  return Begin<v1::GetModelInfoRequest>(context, "GetModelInfo", request, serve);
}

grpc::ServerUnaryReactor* InferenceService::GetServerInfo(grpc::CallbackServerContext* context,
                                                          const grpc::ByteBuffer* request,
                                                          grpc::ByteBuffer* response) {
  const auto serve = [this, response](const v1::GetServerInfoRequest& /*asked*/,
                                      const Caller& /*caller*/, const Finish& finish) {
    *response =
        SerializeMessage(ServerInfo(admission_->model(), admission_->engine().Load(), units_));
    finish(absl::OkStatus());
  };
  return Begin<v1::GetServerInfoRequest>(context, "GetServerInfo", request, serve);
}

grpc::ServerUnaryReactor* InferenceService::GetLoad(grpc::CallbackServerContext* context,
                                                    const grpc::ByteBuffer* request,
                                                    grpc::ByteBuffer* response) {
  const auto serve = [this, response](const v1::GetLoadRequest& /*asked*/, const Caller& /*caller*/,
                                      const Finish& finish) {
    std::optional<WorkDone> done;
    if (count_work_) done = count_work_();
    *response = SerializeMessage(LoadInfo(admission_->engine().Load(), done));
    finish(absl::OkStatus());
  };
  return Begin<v1::GetLoadRequest>(context, "GetLoad", request, serve);
}

}  // namespace longspan
