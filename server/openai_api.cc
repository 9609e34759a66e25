#include "server/openai_api.h"

#include <atomic>
#include <cmath>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "kernels/status_macros.h"
#include "server/http_response.h"
#include "server/json_fields.h"
#include "server/openai_completion.h"
#include "server/openai_request.h"
#include "server/status_map.h"
#include "server/validator.h"
#include "server/version.h"

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

HttpResponse StatusResponse(const absl::Status& status) {
  return status.ok() ? JsonResponse({{"status", "ok"}}) : ErrorResponse(status);
}

}  // namespace

OpenAiApi::OpenAiApi(OpenAiOptions options, Admission* admission, const ServingState* state,
                     RequestObserver* observer)
    : options_(std::move(options)),
      admission_(admission),
      state_(state),
      observer_(observer),
      router_(options_.cors) {
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
  post("/v1/chat/completions", [](const Body&, const Writer&) {
    return WithCode(
        absl::UnimplementedError("chat completions are not served; use /v1/completions"),
        "unsupported");
  });
}

void OpenAiApi::CountRefusal(absl::string_view path, const absl::Status& status) {
  if (observer_ == nullptr || !absl::EndsWith(path, "/completions")) return;
  observer_->OnCompletionEnded(Protocol::kHttp, status, std::nullopt);
}

void OpenAiApi::WithJson(HttpRequest request, const Writer& writer, const Serve& serve) {
  const Limits& limits = admission_->limits();
  // Shared, because what a pool takes must be copyable.
  const auto shared = std::make_shared<HttpRequest>(std::move(request));
  const auto refuse = [this, shared, writer](const absl::Status& status) {
    CountRefusal(shared->path, status);
    writer->Send(ErrorResponse(status));
  };
  auto work = [&limits, &serve, shared, writer, refuse] {
    JsonLimits json_limits;
    json_limits.max_bytes = limits.max_body_bytes;
    auto json = ParseJson(shared->body, json_limits);
    shared->body = {};
    const absl::Status status = json.ok()
                                    ? serve({std::move(json).value(), std::move(shared->lease),
                                             std::move(shared->tenant), shared->trace},
                                            writer)
                                    : json.status();
    if (!status.ok()) refuse(status);
  };
  if (shared->body.size() <= limits.inline_parse_bytes) return work();
  if (admission_->workers().Post(std::move(work), refuse)) return;
  refuse(TooManyToRead());
}

absl::Status OpenAiApi::Complete(Body body, const Writer& writer) {
  LONGSPAN_ASSIGN_OR_RETURN(CompletionRequest request,
                            ReadCompletionRequest(std::move(body.json), admission_->limits()));
  for (GenerateCall& call : request.calls) {
    call.lease = body.lease;
    call.key_tenant = body.tenant;
    call.trace = body.trace;
  }
  OpenAiCompletion::Begin(admission_, std::move(request), writer);
  return absl::OkStatus();
}

absl::Status OpenAiApi::Tokenize(const Body& body, const Writer& writer) {
  JsonFields fields(body.json, "");
  const auto model = fields.String("model");
  auto prompt = fields.String("prompt");
  const bool add_special_tokens = fields.Bool("add_special_tokens").value_or(true);
  const bool want_strings = fields.Bool("return_token_strs").value_or(false);
  LONGSPAN_RETURN_IF_ERROR(fields.Finish());
  LONGSPAN_RETURN_IF_ERROR(CheckModel(model, admission_->model()));
  if (!prompt.has_value()) return InvalidField("prompt", "prompt is required");
  const int64_t max_model_len = admission_->model().max_context_tokens;
  admission_->Tokenize(
      *std::move(prompt), add_special_tokens, want_strings, CancelledWhenLeft(writer.get()),
      [writer, want_strings, max_model_len,
       lease = body.lease](absl::StatusOr<Admission::Tokenized> result) {
        if (!result.ok()) return writer->Send(ErrorResponse(result.status()));
        writer->Send(JsonResponse(
            {{"count", result->token_ids.size()},
             {"max_model_len", max_model_len},
             {"tokens", result->token_ids},
             {"token_strs", want_strings ? Json(result->token_strings) : Json(nullptr)}}));
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
        writer->Send(text.ok() ? JsonResponse({{"prompt", *text}}) : ErrorResponse(text.status()));
      });
  return absl::OkStatus();
}

Json OpenAiApi::ModelJson() const {
  const ServedModel& model = admission_->model();
  return {{"id", model.name},
          {"object", "model"},
          {"created", model.created_unix_seconds},
          {"owned_by", "longspan"},
          {"max_model_len", model.max_context_tokens}};
}

HttpResponse OpenAiApi::Models() const {
  Json models = Json::array();
  models.push_back(ModelJson());
  return JsonResponse({{"object", "list"}, {"data", std::move(models)}});
}

HttpResponse OpenAiApi::Model(const HttpRequest& request) const {
  const std::string name =
      PercentDecode(absl::string_view(request.path).substr(kModelPrefix.size()));
  const absl::Status status = ValidateModelName(name, admission_->model());
  return status.ok() ? JsonResponse(ModelJson()) : ErrorResponse(status);
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
                       {"queue_delay_ms", std::llround(load.queue_delay_us / 1000)},
                       {"draining", load.draining}});
}

HttpResponse OpenAiApi::Metrics() const {
  HttpResponse response;
  response.content_type = "text/plain; version=0.0.4; charset=utf-8";
  if (options_.metrics_text) response.body = options_.metrics_text();
  return response;
}

}  // namespace longspan
