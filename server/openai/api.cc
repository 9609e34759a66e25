#include "server/openai/api.h"

#include <atomic>
#include <cmath>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "clients/command_line/version.h"
#include "kernels/base/clock.h"
#include "kernels/base/status_macros.h"
#include "server/admission/validator.h"
#include "server/base/json_fields.h"
#include "server/base/status_map.h"
#include "server/http/response.h"
#include "server/openai/chat_request.h"
#include "server/openai/exchange.h"
#include "server/openai/info.h"
#include "server/openai/request.h"

namespace longspan {
namespace {

constexpr absl::string_view kModelPrefix = "/v1/models/";
constexpr absl::Duration kRetryAfter = absl::Seconds(1);

int HexDigit(char c) {
  if (!absl::ascii_isxdigit(static_cast<unsigned char>(c))) return -1;
  return absl::ascii_isdigit(static_cast<unsigned char>(c)) ? c - '0'
                                                            : absl::ascii_tolower(c) - 'a' + 10;
}

// What is not a proper escape stays as it is.
std::string PercentDecode(absl::string_view text) {
  std::string decoded;
  for (size_t i = 0; i < text.size(); ++i) {
    const bool escape = text[i] == '%' && i + 2 < text.size() && HexDigit(text[i + 1]) >= 0 &&
                        HexDigit(text[i + 2]) >= 0;
    if (!escape) {
      decoded.push_back(text[i]);
      continue;
    }
    decoded.push_back(static_cast<char>(HexDigit(text[i + 1]) * 16 + HexDigit(text[i + 2])));
    i += 2;
  }
  return decoded;
}

absl::Status Unavailable(absl::string_view message, absl::string_view code) {
  return WithRetryAfter(WithCode(absl::UnavailableError(message), code), kRetryAfter);
}

absl::Status CheckModel(const std::optional<std::string>& name, const ServedModel& model) {
  return name.has_value() ? ValidateModelName(*name, model) : absl::OkStatus();
}

// Set when the client leaves.
Admission::Cancelled CancelledWhenLeft(ResponseWriter* writer) {
  auto cancelled = std::make_shared<std::atomic<bool>>(false);
  writer->OnDisconnect([cancelled] { cancelled->store(true); });
  return cancelled;
}

// Of a long text it never stands as a tree.
std::string TokenizedText(const std::vector<int32_t>& token_ids, const Admission& admission,
                          bool want_strings) {
  std::string text =
      absl::StrCat("{\"count\":", token_ids.size(),
                   ",\"max_model_len\":", admission.model().max_context_tokens, ",\"token_strs\":");
  absl::StrAppend(&text, want_strings ? "[" : "null");
  for (size_t i = 0; want_strings && i < token_ids.size(); ++i) {
    absl::StrAppend(&text, i > 0 ? "," : "", WriteJson(Json(admission.TokenString(token_ids[i]))));
  }
  absl::StrAppend(&text, want_strings ? "]" : "", ",\"tokens\":[", absl::StrJoin(token_ids, ","),
                  "]}");
  return text;
}

HttpResponse StatusResponse(const absl::Status& status) {
  return status.ok() ? JsonResponse({{"status", "ok"}}) : ErrorResponse(status);
}

}  // namespace

OpenAiApi::OpenAiApi(OpenAiOptions options, Admission* admission, const ServingState* state,
                     RequestObserver* observer)
    : options_(std::move(options)), admission_(admission), state_(state), observer_(observer) {
  AddRoutes();
}

std::optional<HttpResponse> OpenAiApi::Refuse(HttpRequest& head) { return router_.Refuse(head); }

void OpenAiApi::Handle(HttpRequest request, std::shared_ptr<ResponseWriter> writer) {
  router_.Handle(std::move(request), std::move(writer));
}

void OpenAiApi::AddRoutes() {
  const auto get = [this](std::string path, HttpResponse (OpenAiApi::*answer)() const) {
    router_.Get(std::move(path), [this, answer](const HttpRequest&, const Writer& writer) {
      writer->Send((this->*answer)());
    });
  };
  get("/v1/models", &OpenAiApi::Models);
  get("/health", &OpenAiApi::Health);
  get("/ready", &OpenAiApi::Ready);
  get("/load", &OpenAiApi::Load);
  get("/metrics", &OpenAiApi::Metrics);
  get("/server_info", &OpenAiApi::ServerInfo);
  get("/tokenizer_info", &OpenAiApi::TokenizerInfo);
  router_.Get("/version", [](const HttpRequest&, const Writer& writer) {
    writer->Send(JsonResponse({{"version", Version()}, {"commit", Commit()}}));
  });
  router_.Get(
      absl::StrCat(kModelPrefix, "*"),
      [this](const HttpRequest& request, const Writer& writer) { writer->Send(Model(request)); });
  const auto post = [this](std::string path, Serve serve) {
    router_.Post(std::move(path),
                 [this, serve = std::move(serve)](HttpRequest request, const Writer& writer) {
                   WithJson(std::move(request), writer, serve);
                 });
  };
  post("/v1/completions",
       [this](Body body, const Writer& writer) { return Complete(std::move(body), writer); });
  post("/tokenize",
       [this](const Body& body, const Writer& writer) { return Tokenize(body, writer); });
  post("/detokenize",
       [this](const Body& body, const Writer& writer) { return Detokenize(body, writer); });
  post("/v1/chat/completions",
       [this](const Body& body, const Writer& writer) { return Chat(body, writer); });
  post("/v1/chat/completions/render",
       [this](const Body& body, const Writer& writer) { return RenderChat(body, writer); });
}

void OpenAiApi::CountRefusal(absl::string_view path, const absl::Status& status) {
  if (observer_ == nullptr || !absl::EndsWith(path, "/completions")) return;
  observer_->OnCompletionEnded(Protocol::kHttp, status, std::nullopt);
}

void OpenAiApi::WithJson(HttpRequest request, const Writer& writer, const Serve& serve) {
  const Limits& limits = admission_->limits();
  // Shared, because what a pool takes must be copyable.
  const auto shared = std::make_shared<HttpRequest>(std::move(request));
  const auto refuse = [this, shared, writer, lease = shared->lease](const absl::Status& status) {
    CountRefusal(shared->path, status);
    if (lease != nullptr) lease->Release();
    writer->Send(ErrorResponse(status));
  };
  auto work = [&limits, &serve, shared, writer, refuse, arrival_us = SteadyNowUs()] {
    JsonLimits json_limits;
    json_limits.max_bytes = limits.max_body_bytes;
    json_limits.max_values = MaxJsonValues(limits);
    json_limits.keeps_large_numbers = true;
    auto json = ParseJson(shared->body, json_limits);
    // So many can only be token ids.
    if (absl::IsOutOfRange(json.status())) {
      json = WithCode(absl::InvalidArgumentError(
                          absl::StrCat("the body holds ", json.status().message(),
                                       ", which is what all prompts of a call may have (as many "
                                       "as --max-prompts-per-call, each of up to ",
                                       limits.max_context_tokens, " tokens).")),
                      "context_length_exceeded");
    }
    shared->body = {};
    const absl::Status status = json.ok()
                                    ? serve({std::move(json).value(), std::move(shared->lease),
                                             std::move(shared->tenant), shared->trace, arrival_us},
                                            writer)
                                    : json.status();
    if (!status.ok()) refuse(status);
  };
  if (shared->body.size() <= limits.inline_parse_bytes) return work();
  if (admission_->workers().Post(std::move(work), refuse)) return;
  refuse(TooManyToRead());
}

absl::Status OpenAiApi::Complete(Body body, const Writer& writer) {
  LONGSPAN_ASSIGN_OR_RETURN(OpenAiRequest request,
                            ReadCompletionRequest(std::move(body.json), admission_->limits()));
  return Begin(std::move(request), body, writer);
}

absl::Status OpenAiApi::Chat(const Body& body, const Writer& writer) {
  LONGSPAN_ASSIGN_OR_RETURN(OpenAiRequest request, ReadChatRequest(body.json));
  return Begin(std::move(request), body, writer);
}

absl::Status OpenAiApi::Begin(OpenAiRequest request, const Body& body, const Writer& writer) {
  for (GenerateCall& call : request.calls) {
    call.lease = body.lease;
    call.key_tenant = body.tenant;
    call.trace = body.trace;
    call.arrival_us = body.arrival_us;
  }
  OpenAiExchange::Begin(admission_, std::move(request), writer);
  return absl::OkStatus();
}

absl::Status OpenAiApi::Tokenize(const Body& body, const Writer& writer) {
  JsonFields fields(body.json, "");
  if (fields.Value("messages") != nullptr) return TokenizeChat(body, writer);
  const auto model = fields.String("model");
  auto prompt = fields.String("prompt");
  const bool add_special_tokens = fields.Bool("add_special_tokens").value_or(true);
  const bool want_strings = fields.Bool("return_token_strs").value_or(false);
  LONGSPAN_RETURN_IF_ERROR(fields.Finish());
  LONGSPAN_RETURN_IF_ERROR(CheckModel(model, admission_->model()));
  if (!prompt.has_value()) return InvalidField("prompt", "prompt is required");
  admission_->Tokenize(
      *std::move(prompt), add_special_tokens, CancelledWhenLeft(writer.get()),
      [writer, want_strings, admission = admission_,
       lease = body.lease](absl::StatusOr<std::vector<int32_t>> result) {
        if (lease != nullptr) lease->Release();
        if (!result.ok()) return writer->Send(ErrorResponse(result.status()));
        writer->Send(JsonTextResponse(TokenizedText(*result, *admission, want_strings)));
      });
  return absl::OkStatus();
}

absl::Status OpenAiApi::TokenizeChat(const Body& body, const Writer& writer) {
  JsonFields fields(body.json, "");
  const auto model = fields.String("model");
  const bool want_strings = fields.Bool("return_token_strs").value_or(false);
  // The template writes what a tokenizer would add.
  if (fields.Bool("add_special_tokens").value_or(false)) {
    fields.Refuse("add_special_tokens", "add_special_tokens must be false beside messages");
  }
  std::shared_ptr<const ChatCall> chat = ReadConversation(&fields);
  LONGSPAN_RETURN_IF_ERROR(fields.Finish());
  LONGSPAN_RETURN_IF_ERROR(CheckModel(model, admission_->model()));
  admission_->RenderChat(std::move(chat), CancelledWhenLeft(writer.get()),
                         [writer, want_strings, admission = admission_,
                          lease = body.lease](absl::StatusOr<RenderedChat> rendered) {
                           if (lease != nullptr) lease->Release();
                           if (!rendered.ok())
                             return writer->Send(ErrorResponse(rendered.status()));
                           writer->Send(JsonTextResponse(
                               TokenizedText(rendered->token_ids, *admission, want_strings)));
                         });
  return absl::OkStatus();
}

// The fields are those of a chat, so that what is asked there can be asked here.
absl::Status OpenAiApi::RenderChat(const Body& body, const Writer& writer) {
  LONGSPAN_ASSIGN_OR_RETURN(OpenAiRequest request, ReadChatRequest(body.json));
  const GenerateCall& call = request.calls.front();
  LONGSPAN_RETURN_IF_ERROR(CheckModel(call.model, admission_->model()));
  admission_->RenderChat(std::get<std::shared_ptr<const ChatCall>>(call.prompt),
                         CancelledWhenLeft(writer.get()),
                         [writer, lease = body.lease](absl::StatusOr<RenderedChat> rendered) {
                           if (lease != nullptr) lease->Release();
                           if (!rendered.ok())
                             return writer->Send(ErrorResponse(rendered.status()));
                           writer->Send(JsonTextResponse(absl::StrCat(
                               "{\"prompt\":", WriteJson(Json(rendered->text)), ",\"token_ids\":[",
                               absl::StrJoin(rendered->token_ids, ","), "]}")));
                         });
  return absl::OkStatus();
}

absl::Status OpenAiApi::Detokenize(const Body& body, const Writer& writer) {
  JsonFields fields(body.json, "");
  const auto model = fields.String("model");
  auto tokens = fields.Integers("tokens");
  LONGSPAN_RETURN_IF_ERROR(fields.Finish());
  LONGSPAN_RETURN_IF_ERROR(CheckModel(model, admission_->model()));
  if (!tokens.has_value()) return InvalidField("tokens", "tokens is required");
  admission_->Detokenize(
      *std::move(tokens), /*skip_special_tokens=*/false, CancelledWhenLeft(writer.get()),
      [writer, lease = body.lease](absl::StatusOr<std::string> text) {
        if (lease != nullptr) lease->Release();
        writer->Send(text.ok() ? JsonResponse({{"prompt", *text}}) : ErrorResponse(text.status()));
      });
  return absl::OkStatus();
}

HttpResponse OpenAiApi::Models() const {
  Json models = Json::array();
  const ServedModel& model = admission_->model();
  models.push_back(ModelJson(model, model.name));
  for (const std::string& name : model.other_names) models.push_back(ModelJson(model, name));
  return JsonResponse({{"object", "list"}, {"data", std::move(models)}});
}

HttpResponse OpenAiApi::Model(const HttpRequest& request) const {
  const std::string name =
      PercentDecode(absl::string_view(request.path).substr(kModelPrefix.size()));
  const absl::Status status = ValidateModelName(name, admission_->model());
  return status.ok() ? JsonResponse(ModelJson(admission_->model(), name)) : ErrorResponse(status);
}

// Live: nothing is to be done, or something was done not long ago. Loading and overload are not
// reasons to be restarted.
HttpResponse OpenAiApi::Health() const {
  const EngineLoad load = admission_->engine().Load();
  if (load.failed) return ErrorResponse(Unavailable("the engine has failed", "failed"));
  const bool has_work = load.running_requests > 0 || load.waiting_requests > 0;
  if (has_work && absl::Seconds(load.heartbeat_age_seconds) > options_.heartbeat_limit) {
    return ErrorResponse(Unavailable(
        absl::StrCat("the engine's last step was ", load.heartbeat_age_seconds,
                     " s ago, the limit is ", absl::FormatDuration(options_.heartbeat_limit)),
        "stalled"));
  }
  return StatusResponse(absl::OkStatus());
}

HttpResponse OpenAiApi::Ready() const { return StatusResponse(state_->Readiness()); }

HttpResponse OpenAiApi::Load() const {
  const EngineLoad load = admission_->engine().Load();
  return JsonResponse({{"running", load.running_requests},
                       {"waiting", load.waiting_requests},
                       {"queued_tokens", load.queued_tokens},
                       {"kv_blocks_total", load.pages_total},
                       {"kv_blocks_free", load.pages_free},
                       {"kv_blocks_cached", load.pages_cached},
                       {"queue_delay_ms", WholeTime(std::round(load.queue_delay_us / 1000))},
                       {"draining", load.draining}});
}

HttpResponse OpenAiApi::ServerInfo() const {
  const Engine& engine = admission_->engine();
  return JsonResponse(
      ServerInfoJson(admission_->model(), admission_->limits(), engine.options(), engine.Load()));
}

HttpResponse OpenAiApi::TokenizerInfo() const {
  return JsonTextResponse(admission_->model().tokenizer_info);
}

HttpResponse OpenAiApi::Metrics() const {
  HttpResponse response;
  response.content_type = "text/plain; version=0.0.4; charset=utf-8";
  if (options_.metrics_text) response.body = options_.metrics_text();
  return response;
}

}  // namespace longspan
