#include "server/ui/ui.h"

#include <string>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "server/http/response.h"
#include "server/ui/ui_files.h"

namespace longspan {
namespace {

constexpr absl::string_view kIndex = "index.html";
constexpr absl::string_view kFolder = "/ui/";

// Nothing from elsewhere, nothing inline, no text that becomes markup or code, nobody's frame.
constexpr char kContentSecurityPolicy[] =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types 'none'";

absl::string_view ContentType(absl::string_view name) {
  if (absl::EndsWith(name, ".html")) return "text/html; charset=utf-8";
  if (absl::EndsWith(name, ".css")) return "text/css; charset=utf-8";
  if (absl::EndsWith(name, ".js")) return "text/javascript; charset=utf-8";
  return "image/svg+xml";
}

// Empty: no name of a file. The index is at one path alone: what it names is relative to that.
absl::string_view NameAt(absl::string_view path) {
  if (path == "/") return kIndex;
  return absl::ConsumePrefix(&path, kFolder) && path != kIndex ? path : "";
}

// Null: the UI has nothing there.
const UiFile* FileAt(absl::string_view path) {
  const absl::string_view name = NameAt(path);
  for (const UiFile& file : UiFiles()) {
    if (file.name == name) return &file;
  }
  return nullptr;
}

HttpResponse FileResponse(const UiFile& file) {
  HttpResponse response;
  response.content_type = std::string(ContentType(file.name));
  response.headers = {{"Cache-Control", "no-cache"},
                      {"Content-Security-Policy", kContentSecurityPolicy},
                      {"X-Content-Type-Options", "nosniff"},
                      {"Referrer-Policy", "no-referrer"},
                      {"X-Frame-Options", "DENY"}};
  response.body = std::string(file.bytes);
  return response;
}

}  // namespace

bool HttpUi::Has(absl::string_view path) { return FileAt(path) != nullptr; }

std::optional<HttpResponse> HttpUi::Refuse(HttpRequest& head) {
  const UiFile* file = FileAt(head.path);
  if (file == nullptr) return inner_->Refuse(head);
  if (head.method == "GET" || head.method == "HEAD") return FileResponse(*file);
  constexpr char kMethods[] = "GET, HEAD, OPTIONS";
  if (head.method == "OPTIONS") return AllowResponse(kMethods);
  HttpResponse response = ErrorResponse(
      405, absl::StrCat(head.path, " serves ", kMethods, "; the method was ", head.method),
      "method_not_allowed");
  response.headers.push_back({"Allow", kMethods});
  return response;
}

void HttpUi::Handle(HttpRequest request, std::shared_ptr<ResponseWriter> writer) {
  inner_->Handle(std::move(request), std::move(writer));
}

}  // namespace longspan
