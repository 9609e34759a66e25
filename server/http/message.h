// What passes between the HTTP transport and those who answer. Knows neither sockets nor JSON.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "server/base/byte_budget.h"
#include "server/base/trace_context.h"

namespace longspan {

struct HttpHeader {
  std::string name;
  std::string value;
};

struct HttpRequest {
  std::string method;  // "GET", as sent
  std::string path;    // of the target, without scheme, authority and query; not percent-decoded
  std::string query;
  std::vector<HttpHeader> headers;
  std::string body;
  std::string request_id;  // the client's X-Request-Id, or one made here
  TraceContext trace;
  std::string peer;    // address and port
  std::string tenant;  // of the API key that it came with; empty: there are no keys
  // What the body takes of the budget of all requests; may be null.
  std::shared_ptr<ByteLease> lease;

  // The first field of that name, in any case; null if there is none.
  const std::string* Header(absl::string_view name) const;
};

struct HttpResponse {
  int status = 200;
  std::string content_type = "application/json";
  std::vector<HttpHeader> headers;  // beside those that the transport adds
  std::string body;
  std::string error_code;  // for the log; empty where it is no error
  // As a refusal: nothing more is read of the caller, not even a small body.
  bool closes = false;
};

// Answers one request: either Send, or StartStream, Write …, End. Every function may be called from
// any thread; calls of one thread keep their order. A writer that dies unanswered answers 500.
class ResponseWriter {
 public:
  virtual ~ResponseWriter() = default;

  virtual void Send(HttpResponse response) = 0;

  // Sends the head; its body is ignored. While nothing is written for the keep-alive interval,
  // `filler` is sent. From here on a client that closes its side is a client that has left.
  virtual void StartStream(HttpResponse head, std::string filler) = 0;
  // `written` runs, on the connection's strand, when the kernel has taken everything; write again
  // after that. A client that does not read within the stall limit is cut off instead.
  virtual void Write(std::string data, std::function<void()> written) = 0;
  virtual void End() = 0;

  // `left` runs once, on the connection's strand, if the client leaves before the answer is
  // complete; at once if it has left already. Dropped when the answer is complete.
  virtual void OnDisconnect(std::function<void()> left) = 0;
  // For the log of the exchange: what clients know the answer by, and why it failed. Empty text
  // leaves what was noted before.
  virtual void Note(std::string completion_id, std::string error_code) = 0;
  // Runs `job` on the connection's strand, whether the client is still there or not.
  virtual void Post(std::function<void()> job) = 0;
};

// Called on a network thread; must be quick, or hand over.
class HttpHandler {
 public:
  virtual ~HttpHandler() = default;

  // Looks at a request whose body has not been read, and may note in it whose it is. An answer here
  // refuses it.
  virtual std::optional<HttpResponse> Refuse(HttpRequest& head) = 0;
  virtual void Handle(HttpRequest request, std::shared_ptr<ResponseWriter> writer) = 0;
};

}  // namespace longspan
