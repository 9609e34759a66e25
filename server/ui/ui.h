// The UI at /, for browsers: the daemon at work, and a completion to watch. A few files that are
// the same for everybody and hold no data; what they show, they ask the other routes for. Served
// from the moment the port is open, so that the UI can show how far loading is.
#pragma once

#include <memory>
#include <optional>

#include "absl/strings/string_view.h"
#include "server/http/message.h"

namespace longspan {

class HttpUi : public HttpHandler {
 public:
  // `inner`, which outlives this, answers whatever is no part of the UI.
  explicit HttpUi(HttpHandler* inner) : inner_(inner) {}

  // Whether the UI has something at `path`: "/", or "/ui/" and the name of a file.
  static bool Has(absl::string_view path);

  // Answers for the UI: nothing of it has a body to wait for.
  std::optional<HttpResponse> Refuse(HttpRequest& head) override;
  void Handle(HttpRequest request, std::shared_ptr<ResponseWriter> writer) override;

 private:
  HttpHandler* const inner_;
};

}  // namespace longspan
