// The HTTP interface: OpenAI's endpoints and the operational ones, as routes. Translates and then
// calls admission; holds no policy.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "absl/time/time.h"
#include "engine/json/json.h"
#include "server/admission/admission.h"
#include "server/call/request_observer.h"
#include "server/http/router.h"
#include "server/observation/serving_state.h"
#include "server/openai/fields.h"

namespace longspan {

struct OpenAiOptions {
  // An engine with work whose last step is older than this is not live.
  absl::Duration heartbeat_limit = absl::Seconds(60);
  std::function<std::string()> metrics_text;  // Prometheus text format; must be quick
};

class OpenAiApi : public HttpHandler {
 public:
  // All outlive the api; `observer` may be null.
  OpenAiApi(OpenAiOptions options, Admission* admission, const ServingState* state,
            RequestObserver* observer);

  std::optional<HttpResponse> Refuse(HttpRequest& head) override;
  void Handle(HttpRequest request, std::shared_ptr<ResponseWriter> writer) override;
  const HttpRouter& router() const { return router_; }

 private:
  using Writer = std::shared_ptr<ResponseWriter>;

  void AddRoutes();
  // What was parsed, and the lease of the bytes it came in.
  struct Body {
    Json json;
    std::shared_ptr<ByteLease> lease;
    std::string tenant;
    TraceContext trace;
    int64_t arrival_us = 0;
  };
  using Serve = std::function<absl::Status(Body, const Writer&)>;
  // Runs `serve`, which lives as long as this, with the parsed body, on a worker if the body is
  // large. What is not JSON, and what `serve` returns, is answered as an error.
  void WithJson(HttpRequest request, const Writer& writer, const Serve& serve);
  // A completion that is refused before admission; it is counted here.
  void CountRefusal(absl::string_view path, const absl::Status& status);

  absl::Status Complete(Body body, const Writer& writer);
  absl::Status Chat(const Body& body, const Writer& writer);
  absl::Status Begin(OpenAiRequest request, const Body& body, const Writer& writer);
  absl::Status RenderChat(const Body& body, const Writer& writer);
  absl::Status Tokenize(const Body& body, const Writer& writer);
  absl::Status TokenizeChat(const Body& body, const Writer& writer);
  absl::Status Detokenize(const Body& body, const Writer& writer);

  HttpResponse Models() const;
  HttpResponse Model(const HttpRequest& request) const;
  HttpResponse Health() const;
  HttpResponse Ready() const;
  HttpResponse Load() const;
  HttpResponse ServerInfo() const;
  HttpResponse TokenizerInfo() const;
  HttpResponse Metrics() const;

  const OpenAiOptions options_;
  Admission* const admission_;
  const ServingState* const state_;
  RequestObserver* const observer_;
  HttpRouter router_;
};

}  // namespace longspan
