#include "server/openai/start_handler.h"

#include <utility>

#include "server/http/response.h"

namespace longspan {

std::optional<HttpResponse> StartHandler::Refuse(HttpRequest& head) {
  // Looked at first: when it is OK, the front end is there.
  const absl::Status readiness = state_->Readiness();
  if (HttpHandler* handler = handler_.load(std::memory_order_acquire)) return handler->Refuse(head);
  if (head.path == "/health") return JsonResponse({{"status", "ok"}});
  return ErrorResponse(readiness);
}

void StartHandler::Handle(HttpRequest request, std::shared_ptr<ResponseWriter> writer) {
  // Only what the front end's own Refuse has let pass comes here.
  handler_.load(std::memory_order_acquire)->Handle(std::move(request), std::move(writer));
}

}  // namespace longspan
