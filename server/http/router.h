// Routes by path and method, and the answers that follow from them alone: 404, 405, 415, and
// OPTIONS.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "server/http/message.h"

namespace longspan {

class HttpRouter : public HttpHandler {
 public:
  using Serve = std::function<void(HttpRequest, std::shared_ptr<ResponseWriter>)>;

  // Before serving only. A path that ends in '*' stands for everything that begins with the rest
  // and is longer. GET serves HEAD too; a POST takes a JSON body.
  void Get(std::string path, Serve serve);
  void Post(std::string path, Serve serve);

  // Method and path of each.
  std::vector<std::pair<std::string, std::string>> Routes() const;

  std::optional<HttpResponse> Refuse(HttpRequest& head) override;
  void Handle(HttpRequest request, std::shared_ptr<ResponseWriter> writer) override;

 private:
  struct Route {
    std::string path;
    std::string method;
    Serve serve;
  };
  const Route* Find(absl::string_view path, absl::string_view method) const;
  std::string AllowedMethods(absl::string_view path) const;

  std::vector<Route> routes_;
};

}  // namespace longspan
