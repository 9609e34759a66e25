#include "server/http/response.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"
#include "server/base/status_map.h"

namespace longspan {
namespace {

Json StringOrNull(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

void AppendField(std::string* head, absl::string_view name, absl::string_view value) {
  absl::StrAppend(head, name, ": ", value, "\r\n");
}

// IMF-fixdate (RFC 9110, 5.6.7).
std::string HttpDate() {
  return absl::FormatTime("%a, %d %b %Y %H:%M:%S GMT", absl::Now(), absl::UTCTimeZone());
}

// Status and object of an error.
HttpResponse Refusal(int status, std::string code, const Json& error) {
  HttpResponse response;
  response.status = status;
  response.error_code = std::move(code);
  response.body = WriteJson(error);
  if (!MayBeRetried(status)) response.headers.push_back({"x-should-retry", "false"});
  return response;
}

bool HasNoContent(int status) { return status == 204 || status == 304; }

void AppendFraming(std::string* head, int status, const ResponseFraming& framing) {
  if (framing.content_length.has_value()) {
    if (!HasNoContent(status))
      AppendField(head, "Content-Length", absl::StrCat(*framing.content_length));
  } else if (framing.http_minor_version >= 1) {
    AppendField(head, "Transfer-Encoding", "chunked");
  }
  if (framing.close) AppendField(head, "Connection", "close");
}

}  // namespace

Json ErrorObject(const absl::Status& status) {
  return {{"error",
           {{"message", std::string(status.message())},
            {"type", std::string(ErrorTypeOf(status))},
            {"param", StringOrNull(ParamOf(status))},
            {"code", StringOrNull(CodeOf(status))}}}};
}

HttpResponse ErrorResponse(const absl::Status& status) {
  HttpResponse response = Refusal(HttpStatusOf(status), EndCodeOf(status), ErrorObject(status));
  if (const auto delay = RetryAfterOf(status); delay.has_value()) {
    const int64_t seconds = absl::ToInt64Seconds(absl::Ceil(*delay, absl::Seconds(1)));
    response.headers.push_back({"Retry-After", absl::StrCat(std::max<int64_t>(seconds, 1))});
  }
  return response;
}

HttpResponse ErrorResponse(int http_status, absl::string_view message, absl::string_view code) {
  // What is not implemented is what the client should not have sent.
  const bool is_ours = http_status >= 500 && http_status != 501 && http_status != 505;
  const absl::string_view type = is_ours ? "server_error" : "invalid_request_error";
  HttpResponse response = Refusal(http_status, std::string(code),
                                  {{"error",
                                    {{"message", std::string(message)},
                                     {"type", std::string(type)},
                                     {"param", nullptr},
                                     {"code", StringOrNull(std::string(code))}}}});
  if (http_status == 503) response.headers.push_back({"Retry-After", "1"});
  return response;
}

HttpResponse JsonResponse(const Json& body) { return JsonTextResponse(WriteJson(body)); }

HttpResponse JsonTextResponse(std::string text) {
  HttpResponse response;
  response.body = std::move(text);
  return response;
}

HttpResponse AllowResponse(std::string methods) {
  HttpResponse response;
  response.status = 204;
  response.content_type.clear();
  response.headers = {{"Allow", std::move(methods)}};
  return response;
}

absl::string_view ReasonPhrase(int status) {
  switch (status) {
    case 200:
      return "OK";
    case 204:
      return "No Content";
    case 400:
      return "Bad Request";
    case 401:
      return "Unauthorized";
    case 403:
      return "Forbidden";
    case 404:
      return "Not Found";
    case 405:
      return "Method Not Allowed";
    case 408:
      return "Request Timeout";
    case 409:
      return "Conflict";
    case 410:
      return "Gone";
    case 413:
      return "Content Too Large";
    case 415:
      return "Unsupported Media Type";
    case 417:
      return "Expectation Failed";
    case 429:
      return "Too Many Requests";
    case 431:
      return "Request Header Fields Too Large";
    case 500:
      return "Internal Server Error";
    case 501:
      return "Not Implemented";
    case 503:
      return "Service Unavailable";
    case 504:
      return "Gateway Timeout";
    case 505:
      return "HTTP Version Not Supported";
    default:
      return "Unknown";
  }
}

std::string ResponseHead(const HttpResponse& response, const ResponseFraming& framing) {
  std::string head =
      absl::StrCat("HTTP/1.1 ", response.status, " ", ReasonPhrase(response.status), "\r\n");
  AppendField(&head, "Date", HttpDate());
  if (!response.content_type.empty()) AppendField(&head, "Content-Type", response.content_type);
  if (!framing.request_id.empty()) AppendField(&head, "X-Request-Id", framing.request_id);
  for (const HttpHeader& header : framing.cors) AppendField(&head, header.name, header.value);
  for (const HttpHeader& header : response.headers) AppendField(&head, header.name, header.value);
  AppendFraming(&head, response.status, framing);
  head += "\r\n";
  return head;
}

std::string Chunk(absl::string_view data) {
  return absl::StrCat(absl::Hex(data.size()), "\r\n", data, "\r\n");
}

}  // namespace longspan
