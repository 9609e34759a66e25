// Answers as JSON and as bytes: OpenAI's error object, and the head of an HTTP/1.1 response.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/json/json.h"
#include "server/http/message.h"

namespace longspan {

// {"error": {"message", "type", "param", "code"}}; param and code are null where the status names
// none.
Json ErrorObject(const absl::Status& status);
// With the HTTP status of status_map.h, Retry-After where the status carries it, and
// `x-should-retry: false` where another try cannot help.
HttpResponse ErrorResponse(const absl::Status& status);
// For what only HTTP knows (405, 408, 431, …).
HttpResponse ErrorResponse(int http_status, absl::string_view message, absl::string_view code);

HttpResponse JsonResponse(const Json& body);
// `text` is JSON already.
HttpResponse JsonTextResponse(std::string text);

// 204, with the methods that are allowed.
HttpResponse AllowResponse(std::string methods);
// Of any route.
inline constexpr char kServedMethods[] = "GET, HEAD, POST, OPTIONS";

absl::string_view ReasonPhrase(int status);

struct ResponseFraming {
  int http_minor_version = 1;
  bool close = false;
  // Empty: chunked where the version knows it, otherwise until the connection closes.
  std::optional<size_t> content_length;
  std::string request_id;
  std::vector<HttpHeader> cors;  // cors.h
};
// Status line, header fields and the empty line.
std::string ResponseHead(const HttpResponse& response, const ResponseFraming& framing);

// One chunk of a chunked body; `data` is not empty.
std::string Chunk(absl::string_view data);
inline constexpr absl::string_view kLastChunk = "0\r\n\r\n";

}  // namespace longspan
