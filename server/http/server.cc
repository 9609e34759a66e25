#include "server/http/server.h"

#include <netinet/tcp.h>
#include <sys/socket.h>

#include <algorithm>
#include <exception>
#include <utility>

#include "absl/strings/str_cat.h"
#include "kernels/base/status_macros.h"
#include "server/base/listen_address.h"
#include "server/base/socket_options.h"
#include "server/http/connection.h"
#include "server/http/core.h"

namespace longspan {
namespace {

using ErrorCode = boost::system::error_code;
using asio::ip::tcp;

constexpr std::chrono::milliseconds kAcceptPause(100);
// Connections over the limit that are told so at the same time; more are closed unheard.
constexpr size_t kMaxRefusedConnections = 64;
constexpr int kBacklog = 1024;

std::string FormatEndpoint(const tcp::endpoint& endpoint) {
  return ListenAddress{endpoint.address().to_string(), endpoint.port()}.ToString();
}

void ConfigureSocket(int socket, const HttpServerOptions& options, const Limits& limits) {
  SetSocketOption(socket, IPPROTO_TCP, TCP_NODELAY, 1);
  ProbePeer(socket, limits.ping_interval, limits.ping_timeout);
  if (options.send_buffer_bytes > 0) {
    SetSocketOption(socket, SOL_SOCKET, SO_SNDBUF, options.send_buffer_bytes);
  }
}

}  // namespace

HttpCore::HttpCore(HttpServerOptions server_options, const Limits* server_limits,
                   HttpHandler* server_handler)
    : options(std::move(server_options)),
      limits(server_limits),
      handler(server_handler),
      threads(options.on_exception),
      accept_strand(asio::make_strand(threads.context())),
      acceptor(accept_strand),
      accept_pause(accept_strand) {}

absl::Status HttpCore::Listen() {
  LONGSPAN_ASSIGN_OR_RETURN(const ListenAddress address, ResolveListenAddress(options.address));
  ErrorCode error;
  const tcp::endpoint endpoint(asio::ip::make_address(address.host, error), address.port);
  if (error) return absl::InvalidArgumentError(absl::StrCat(address.host, ": ", error.message()));
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(kBacklog, error);
  if (error) {
    return absl::UnavailableError(
        absl::StrCat("cannot listen on ", options.address, ": ", error.message()));
  }
  bound_address = FormatEndpoint(acceptor.local_endpoint(error));
  return absl::OkStatus();
}

absl::Status HttpCore::StartThreads() {
  asio::post(accept_strand, [self = shared_from_this()] { self->Accept(); });
  return threads.Start(options.threads);
}

// What throws leaves nobody accepting, until KeepAccepting.
void HttpCore::Listening(absl::FunctionRef<void()> wait) {
  is_accepting = false;
  wait();
  is_accepting = true;
}

void HttpCore::Accept() {
  if (!acceptor.is_open()) return;
  Listening([this] {
    acceptor.async_accept(
        asio::any_io_executor(asio::make_strand(threads.context())),
        asio::bind_executor(
            accept_strand, [self = shared_from_this()](const ErrorCode& error, tcp::socket socket) {
              self->OnAccepted(error, std::move(socket));
            }));
  });
}

void HttpCore::KeepAccepting() {
  if (is_accepting || draining) return;
  try {
    asio::post(accept_strand, [self = shared_from_this()] {
      if (!self->is_accepting) self->Accept();
    });
  } catch (const std::exception&) {  // want of memory: at the next call
  }
}

void HttpCore::OnAccepted(const ErrorCode& error, tcp::socket socket) {
  is_accepting = false;
  if (error == asio::error::operation_aborted) return;
  if (error == asio::error::no_descriptors || error == asio::error::no_memory ||
      error == asio::error::no_buffer_space || error.value() == ENFILE) {
    return PauseAccepting();
  }
  ErrorCode gone;
  const tcp::endpoint peer = error ? tcp::endpoint() : socket.remote_endpoint(gone);
  if (!error && !gone) {
    ConfigureSocket(socket.native_handle(), options, *limits);
    std::shared_ptr<HttpConnection> connection;
    try {
      const auto tls = options.tls == nullptr ? nullptr : options.tls->Current();
      connection = std::make_shared<HttpConnection>(shared_from_this(), std::move(socket),
                                                    tls.get(), FormatEndpoint(peer));
    } catch (const std::exception&) {  // want of memory, also TLS's: others must be accepted yet
      return PauseAccepting();
    }
    size_t count = 0;
    {
      MutexLock lock(&mutex);
      if (stopping) return;
      count = connections.size();
      if (count < limits->max_connections + kMaxRefusedConnections) connections.insert(connection);
    }
    try {
      if (count < static_cast<size_t>(limits->max_connections)) {
        connection->Start();
      } else if (count < limits->max_connections + kMaxRefusedConnections) {
        connection->StartRefused();
      }
    } catch (const std::exception&) {  // it must not stay, and count, for ever
      Remove(connection);
      return PauseAccepting();
    }
  }
  Accept();
}

// Descriptors come back when connections end; until then the queue of the kernel keeps the rest.
void HttpCore::PauseAccepting() {
  Listening([this] {
    accept_pause.expires_after(kAcceptPause);
    accept_pause.async_wait([self = shared_from_this()](const ErrorCode& error) {
      if (!error) self->Accept();
    });
  });
}

void HttpCore::Remove(const std::shared_ptr<HttpConnection>& connection) {
  MutexLock lock(&mutex);
  connections.erase(connection);
  changed.NotifyAll();
}

void HttpCore::StopAccepting() {
  draining = true;
  asio::post(accept_strand, [self = shared_from_this()] {
    ErrorCode ignored;
    self->acceptor.close(ignored);
    self->accept_pause.cancel();
  });
  MutexLock lock(&mutex);
  for (const auto& connection : connections) connection->PostCloseIfIdle();
}

void HttpCore::Stop(absl::Duration grace) {
  StopAccepting();
  if (threads.started()) {
    MutexLock lock(&mutex);
    const auto none_left = [this]() LONGSPAN_REQUIRES(mutex) { return connections.empty(); };
    changed.WaitFor(&mutex, absl::ToChronoNanoseconds(grace), none_left);
    stopping = true;
    for (const auto& connection : connections) connection->PostClose();
    changed.Wait(&mutex, none_left);
  }
  threads.Join();
}

HttpServer::HttpServer(HttpServerOptions options, const Limits* limits, HttpHandler* handler)
    : core_(std::make_shared<HttpCore>(std::move(options), limits, handler)) {}

HttpServer::~HttpServer() { Stop(); }

absl::Status HttpServer::Start() {
  LONGSPAN_RETURN_IF_ERROR(core_->Listen());
  return core_->StartThreads();
}

std::string HttpServer::bound_address() const { return core_->bound_address; }
void HttpServer::KeepAccepting() { core_->KeepAccepting(); }
void HttpServer::StopAccepting() { core_->StopAccepting(); }

void HttpServer::Stop(absl::Duration grace) {
  core_->Stop(grace);
  // What writers posted after the threads had ended holds connections; let go of them.
  core_->threads.context().restart();
  core_->threads.context().poll();
}

int HttpServer::connections() const {
  MutexLock lock(&core_->mutex);
  return static_cast<int>(core_->connections.size());
}

}  // namespace longspan
