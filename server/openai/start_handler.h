// What HTTP answers from the moment the port is open: until the front end is there, that the model
// is being loaded, and how far; then whatever the front end answers.
#pragma once

#include <atomic>
#include <memory>
#include <optional>

#include "server/http/message.h"
#include "server/observation/serving_state.h"

namespace longspan {

class StartHandler : public HttpHandler {
 public:
  // `state` outlives the handler.
  explicit StartHandler(const ServingState* state) : state_(state) {}

  // From now on `handler`, which outlives this, answers. Any thread; once.
  void HandOver(HttpHandler* handler) { handler_.store(handler, std::memory_order_release); }

  // Without a front end everything is refused before its body is read, but the probe of liveness:
  // loading is no reason to be restarted.
  std::optional<HttpResponse> Refuse(HttpRequest& head) override;
  void Handle(HttpRequest request, std::shared_ptr<ResponseWriter> writer) override;

 private:
  const ServingState* const state_;
  std::atomic<HttpHandler*> handler_ = nullptr;
};

}  // namespace longspan
