#include "server/openai/door.h"

#include <utility>

#include "server/http/response.h"
#include "server/ui/ui.h"

namespace longspan {

bool HttpDoor::IsOpen(const HttpRequest& head) const {
  if (keys_ == nullptr || head.path == "/health" || head.path == "/ready") return true;
  if (head.path == "/metrics") return options_.open_metrics;
  return options_.open_ui && HttpUi::Has(head.path);
}

std::optional<HttpResponse> HttpDoor::Refuse(HttpRequest& head) {
  if (!IsOpen(head)) {
    absl::StatusOr<std::string> tenant = keys_->TenantOf(head.Header("Authorization"));
    if (!tenant.ok()) {
      HttpResponse response = ErrorResponse(tenant.status());
      response.headers.push_back({"WWW-Authenticate", "Bearer"});
      response.closes = true;
      return response;
    }
    head.tenant = *std::move(tenant);
  }
  return inner_->Refuse(head);
}

void HttpDoor::Handle(HttpRequest request, std::shared_ptr<ResponseWriter> writer) {
  inner_->Handle(std::move(request), std::move(writer));
}

}  // namespace longspan
