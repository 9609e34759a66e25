#include "server/http/router.h"

#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "server/http/response.h"

namespace longspan {
namespace {

bool Matches(absl::string_view pattern, absl::string_view path) {
  if (!absl::ConsumeSuffix(&pattern, "*")) return pattern == path;
  return path.size() > pattern.size() && absl::StartsWith(path, pattern);
}

// Why a body so labelled cannot be read; empty if it can. A body without a label is taken as JSON.
std::string BodyFault(const HttpRequest& head) {
  const std::string* coding = head.Header("Content-Encoding");
  if (coding != nullptr && !absl::EqualsIgnoreCase(*coding, "identity")) {
    return absl::StrCat("Content-Encoding must be absent or identity, found ", *coding);
  }
  const std::string* type = head.Header("Content-Type");
  if (type == nullptr) return "";
  const absl::string_view media =
      absl::StripAsciiWhitespace(absl::string_view(*type).substr(0, type->find(';')));
  if (media.empty() || absl::EqualsIgnoreCase(media, "application/json")) return "";
  return absl::StrCat("Content-Type must be application/json, found ", media);
}

}  // namespace

void HttpRouter::Get(std::string path, Serve serve) {
  routes_.push_back({std::move(path), "GET", std::move(serve)});
}

void HttpRouter::Post(std::string path, Serve serve) {
  routes_.push_back({std::move(path), "POST", std::move(serve)});
}

const HttpRouter::Route* HttpRouter::Find(absl::string_view path, absl::string_view method) const {
  if (method == "HEAD") method = "GET";
  for (const Route& route : routes_) {
    if (route.method == method && Matches(route.path, path)) return &route;
  }
  return nullptr;
}

std::string HttpRouter::AllowedMethods(absl::string_view path) const {
  std::string allowed;
  for (const Route& route : routes_) {
    if (!Matches(route.path, path)) continue;
    absl::StrAppend(&allowed, allowed.empty() ? "" : ", ", route.method);
    if (route.method == "GET") absl::StrAppend(&allowed, ", HEAD");
  }
  if (!allowed.empty()) absl::StrAppend(&allowed, ", OPTIONS");
  return allowed;
}

std::vector<std::pair<std::string, std::string>> HttpRouter::Routes() const {
  std::vector<std::pair<std::string, std::string>> routes;
  for (const Route& route : routes_) routes.emplace_back(route.method, route.path);
  return routes;
}

std::optional<HttpResponse> HttpRouter::Refuse(HttpRequest& head) {
  if (Find(head.path, head.method) != nullptr) {
    const std::string fault = head.method == "POST" ? BodyFault(head) : "";
    if (fault.empty()) return std::nullopt;
    return ErrorResponse(415, fault, "unsupported_media_type");
  }
  const std::string allowed = AllowedMethods(head.path);
  if (allowed.empty()) {
    return ErrorResponse(404, absl::StrCat("there is no route ", head.path), "route_not_found");
  }
  if (head.method == "OPTIONS") return AllowResponse(allowed);
  HttpResponse response = ErrorResponse(
      405, absl::StrCat(head.path, " serves ", allowed, "; the method was ", head.method),
      "method_not_allowed");
  response.headers.push_back({"Allow", allowed});
  return response;
}

void HttpRouter::Handle(HttpRequest request, std::shared_ptr<ResponseWriter> writer) {
  const Route* route = Find(request.path, request.method);
  if (route != nullptr) route->serve(std::move(request), std::move(writer));
}

}  // namespace longspan
