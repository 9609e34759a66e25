// Lets in over HTTP who has an API key: stands before all other handlers, so that a route is closed
// unless it is named here, and nothing is read of a caller who is refused. Open are the probes of
// health, which report nothing but it, and the files of the UI (ui/ui.h): a browser that goes
// to an address brings no key, and they are the same bytes for everybody. What the UI shows it
// asks for with the key that its reader has typed in, through this door.
#pragma once

#include <memory>
#include <optional>

#include "server/http/message.h"
#include "server/identity/api_keys.h"

namespace longspan {

struct HttpDoorOptions {
  bool open_metrics = false;  // /metrics needs no key
  bool open_ui = false;       // the UI is served
};

class HttpDoor : public HttpHandler {
 public:
  // Both outlive the door; without keys it stands open.
  HttpDoor(HttpDoorOptions options, const ApiKeys* keys, HttpHandler* inner)
      : options_(options), keys_(keys), inner_(inner) {}

  // Notes in the request whose key it came with.
  std::optional<HttpResponse> Refuse(HttpRequest& head) override;
  void Handle(HttpRequest request, std::shared_ptr<ResponseWriter> writer) override;

 private:
  bool IsOpen(const HttpRequest& head) const;

  const HttpDoorOptions options_;
  const ApiKeys* const keys_;
  HttpHandler* const inner_;
};

}  // namespace longspan
