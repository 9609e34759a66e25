#include "server/grpc_service.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "server/grpc_generate.h"
#include "server/grpc_mapping.h"
#include "server/status_map.h"
#include "server/version.h"

namespace longspan {
namespace {

// Ends a call before it begins.
class RefusedReactor : public grpc::ServerWriteReactor<grpc::ByteBuffer> {
 public:
  explicit RefusedReactor(const grpc::Status& status) { Finish(status); }
  void OnDone() override { delete this; }
};

absl::Status CheckModel(bool has_model, const std::string& asked, const ServedModel& served) {
  if (!has_model || asked == served.name) return absl::OkStatus();
  return WithCode(
      WithParam(absl::NotFoundError(absl::StrCat("the model \"", asked, "\" is not served here; \"",
                                                 served.name, "\" is")),
                "model"),
      "model_not_found");
}

void Fill(const NsaParams& nsa, v1::NsaGeometry* to) {
  to->set_kernel_tokens(nsa.kernel_tokens);
  to->set_stride_tokens(nsa.stride_tokens);
  to->set_block_tokens(nsa.block_tokens);
  to->set_selected_blocks(nsa.selected_blocks);
  to->set_initial_blocks(nsa.initial_blocks);
  to->set_local_blocks(nsa.local_blocks);
  to->set_window_tokens(nsa.window_span_tokens());
}

void AddPool(v1::GetServerInfoResponse* response, const char* name, int64_t total, int64_t free,
             int64_t unit_bytes) {
  v1::Pool* pool = response->add_pools();
  pool->set_name(name);
  pool->set_total(total);
  pool->set_free(free);
  pool->set_unit_bytes(unit_bytes);
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

std::function<void(const std::string&, const grpc::Status&)> InferenceService::Ending(
    const grpc::CallbackServerContext* context, std::string method) const {
  return [this, method = std::move(method), peer = std::string(context->peer()),
          started = absl::Now()](const std::string& request_id, const grpc::Status& status) {
    if (!on_exchange_) return;
    on_exchange_({method, request_id, peer, status.error_code(), absl::Now() - started});
  };
}

grpc::ServerWriteReactor<grpc::ByteBuffer>* InferenceService::Generate(
    grpc::CallbackServerContext* context, const grpc::ByteBuffer* request) {
  auto ended = Ending(context, "Generate");
  absl::StatusOr<v1::GenerateRequest> message = ParseMessage<v1::GenerateRequest>(*request);
  if (!message.ok()) {
    observer_->OnCompletionEnded(Protocol::kGrpc, message.status(), std::nullopt);
    const grpc::Status status = ToGrpcStatus(message.status());
    ended("", status);
    return new RefusedReactor(status);
  }
  return GenerateReactor::Start(context, std::move(message).value(), admission_, writer_,
                                std::move(ended));
}

grpc::ServerUnaryReactor* InferenceService::Tokenize(grpc::CallbackServerContext* context,
                                                     const grpc::ByteBuffer* request,
                                                     grpc::ByteBuffer* response) {
  grpc::ServerUnaryReactor* reactor = context->DefaultReactor();
  auto finish = [reactor, ended = Ending(context, "Tokenize")](const absl::Status& status) {
    const grpc::Status end = ToGrpcStatus(status);
    ended("", end);
    reactor->Finish(end);
  };
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
  auto finish = [reactor, ended = Ending(context, "Detokenize")](const absl::Status& status) {
    const grpc::Status end = ToGrpcStatus(status);
    ended("", end);
    reactor->Finish(end);
  };
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
  grpc::ServerUnaryReactor* reactor = context->DefaultReactor();
  absl::StatusOr<v1::AbortRequest> message = ParseMessage<v1::AbortRequest>(*request);
  const absl::Status status =
      message.ok() ? admission_->Abort(message->request_id()) : message.status();
  if (status.ok()) *response = SerializeMessage(v1::AbortResponse());
  const grpc::Status end = ToGrpcStatus(status);
  Ending(context, "Abort")(message.ok() ? message->request_id() : "", end);
  reactor->Finish(end);
  return reactor;
}

grpc::ServerUnaryReactor* InferenceService::GetModelInfo(grpc::CallbackServerContext* context,
                                                         const v1::GetModelInfoRequest* /*request*/,
                                                         v1::GetModelInfoResponse* response) {
  const ServedModel& model = admission_->model();
  const Limits& limits = admission_->limits();
  response->set_name(model.name);
  response->set_model_type(model.config.model_type);
  response->set_max_context_tokens(model.max_context_tokens);
  response->set_layers(model.config.layers);
  response->set_hidden_size(model.config.hidden);
  response->set_query_heads(model.config.query_heads);
  response->set_kv_heads(model.config.kv_heads);
  response->set_head_dim(model.config.head_dim);
  response->set_vocabulary_size(model.config.vocabulary);
  if (model.config.nsa.has_value()) Fill(*model.config.nsa, response->mutable_nsa());
  response->mutable_limits()->set_max_n(limits.max_n);
  response->mutable_limits()->set_max_logprobs(limits.max_logprobs);
  response->mutable_limits()->set_max_stop_strings(limits.max_stop_strings);
  response->mutable_limits()->set_max_stop_string_bytes(limits.max_stop_string_bytes);
  response->mutable_limits()->set_max_logit_bias_entries(limits.max_logit_bias_entries);
  grpc::ServerUnaryReactor* reactor = context->DefaultReactor();
  reactor->Finish(grpc::Status::OK);
  return reactor;
}

grpc::ServerUnaryReactor* InferenceService::GetServerInfo(
    grpc::CallbackServerContext* context, const v1::GetServerInfoRequest* /*request*/,
    v1::GetServerInfoResponse* response) {
  const EngineLoad load = admission_->engine().Load();
  response->set_version(Version());
  response->set_commit(Commit());
  response->set_backend(admission_->model().backend_description);
  response->set_compute_dtype(Name(admission_->model().compute_dtype));
  AddPool(response, "kv_pages", load.pages_total, load.pages_free, units_.page_bytes);
  AddPool(response, "state_slots", load.slots_total, load.slots_free, units_.slot_bytes);
  grpc::ServerUnaryReactor* reactor = context->DefaultReactor();
  reactor->Finish(grpc::Status::OK);
  return reactor;
}

grpc::ServerUnaryReactor* InferenceService::GetLoad(grpc::CallbackServerContext* context,
                                                    const v1::GetLoadRequest* /*request*/,
                                                    v1::GetLoadResponse* response) {
  const EngineLoad load = admission_->engine().Load();
  response->set_running_requests(load.running_requests);
  response->set_waiting_requests(load.waiting_requests);
  response->set_queued_tokens(load.queued_tokens);
  response->set_kv_pages_total(load.pages_total);
  response->set_kv_pages_free(load.pages_free);
  response->set_draining(load.draining);
  grpc::ServerUnaryReactor* reactor = context->DefaultReactor();
  reactor->Finish(grpc::Status::OK);
  return reactor;
}

}  // namespace longspan
