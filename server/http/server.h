// The HTTP/1.1 transport: listens, accepts, and gives whole requests to a handler. A few threads
// serve all connections; each connection is a strand. Knows nothing of what is asked or answered.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "server/base/byte_budget.h"
#include "server/base/limits.h"
#include "server/base/trace_context.h"
#include "server/http/cors.h"
#include "server/http/message.h"
#include "server/identity/tls_identity.h"

namespace longspan {

// One answered (or abandoned) request, for the log and the metrics.
struct HttpExchange {
  std::string request_id;     // the X-Request-Id of the answer
  std::string completion_id;  // as the answer names it; empty where it is no completion
  std::string method;
  std::string path;
  std::string peer;
  TraceContext trace;
  int status = 0;          // 499 if the client left first
  std::string error_code;  // why it failed; a stream can fail after its status was 200
  absl::Duration duration;
};

struct HttpServerOptions {
  std::string address = "127.0.0.1:8000";  // host:port or [v6]:port; port 0 takes a free one
  int threads = 2;
  // What the kernel may hold of unread output, for each connection: it bounds memory, and how long
  // a reader that has stalled goes unnoticed. 0 leaves it to the kernel.
  int send_buffer_bytes = 128 * 1024;
  HttpCors cors;  // which pages from elsewhere may call; none unless told
  // How often a client that has closed its side and waits is asked whether it is still there.
  absl::Duration probe_interval = absl::Seconds(1);
  std::function<void(const HttpExchange&)> on_exchange;  // network thread; may be empty
  // What a library threw inside a handler, whose work ends with it. Likewise.
  std::function<void(absl::string_view what)> on_exception;
  const TlsIdentity* tls = nullptr;  // null: connections are in the clear
  // Of the bytes of all bodies; null: none. Outlives the server and what it gave out.
  ByteBudget* budget = nullptr;
};

struct HttpCore;

class HttpServer {
 public:
  // `limits` and `handler` outlive the server and every writer it gave out.
  HttpServer(HttpServerOptions options, const Limits* limits, HttpHandler* handler);
  ~HttpServer();  // Stop()

  // Listens and starts the threads. An error names the address.
  absl::Status Start();
  // "127.0.0.1:41234", the port really bound. Empty before Start.
  std::string bound_address() const;

  // To be called now and then: where there was no memory to wait for connections with, it is tried
  // again.
  void KeepAccepting();
  // No new connections; idle ones close, the others after the answer they are in.
  void StopAccepting();
  // Waits at most `grace` for what is being answered, then closes what is left and ends the
  // threads. Clients cut off here count as having left.
  void Stop(absl::Duration grace = absl::ZeroDuration());

  int connections() const;

 private:
  std::shared_ptr<HttpCore> core_;
};

}  // namespace longspan
