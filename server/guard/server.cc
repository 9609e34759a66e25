#include "server/guard/server.h"

#include <netinet/in.h>
#include <netinet/tcp.h>

#include <utility>
#include <variant>

#include "kernels/base/status_macros.h"
#include "server/base/socket_options.h"
#include "server/guard/connection.h"
#include "server/guard/core.h"

namespace longspan {

namespace asio = boost::asio;

GuardCore::GuardCore(GuardOptions guard_options)
    : options(std::move(guard_options)),
      places(options.max_connections, options.max_connections_of_address),
      load(options.shared),
      freed(options.freed),
      threads([this](absl::string_view what) { options.observer->OnException(what); }) {}

absl::Status GuardCore::Start() {
  LONGSPAN_RETURN_IF_ERROR(freed.Start());
  return threads.Start(options.threads);
}

void GuardCore::Accepted(int* socket, const std::string& peer) {
  auto taken = places.Take(peer);
  if (const Refusal* refusal = std::get_if<Refusal>(&taken)) {
    options.observer->OnRefused(*refusal, peer);
    return;
  }
  SetSocketOption(*socket, IPPROTO_TCP, TCP_NODELAY, 1);
  ProbePeer(*socket, options.ping_interval, options.ping_timeout);
  const auto tls = options.tls == nullptr ? nullptr : options.tls->Current();
  asio::ip::tcp::socket client{asio::any_io_executor(asio::make_strand(threads.context()))};
  // Of which family it is matters to nobody from here on.
  client.assign(asio::ip::tcp::v6(), *socket);
  *socket = -1;
  auto connection = std::make_shared<GuardConnection>(
      shared_from_this(), std::move(client), tls == nullptr ? nullptr : tls->http2_context.get(),
      peer, std::move(std::get<std::unique_ptr<ConnectionPlaces::Place>>(taken)));
  {
    MutexLock lock(&mutex);
    if (closed) return;
    connections.insert(connection);
  }
  try {
    connection->Start();
  } catch (...) {
    Remove(connection);
    throw;
  }
}

void GuardCore::Remove(const std::shared_ptr<GuardConnection>& connection) {
  MutexLock lock(&mutex);
  connections.erase(connection);
  changed.NotifyAll();
}

void GuardCore::Stop(absl::Duration grace) {
  stopping = true;
  {
    MutexLock lock(&mutex);
    const auto none_left = [this]() LONGSPAN_REQUIRES(mutex) { return connections.empty(); };
    if (threads.started()) {
      changed.WaitFor(&mutex, absl::ToChronoNanoseconds(grace), none_left);
      closed = true;
      for (const auto& connection : connections) connection->PostClose();
      changed.Wait(&mutex, none_left);
    }
  }
  threads.Join();
  freed.Stop();
}

GuardServer::GuardServer(GuardOptions options)
    : core_(std::make_shared<GuardCore>(std::move(options))),
      accepting_([this](int* socket, const std::string& peer) { core_->Accepted(socket, peer); },
                 core_->options.observer) {}

GuardServer::~GuardServer() { Stop(); }

absl::Status GuardServer::Listen() { return accepting_.Listen(core_->options.address); }

absl::Status GuardServer::Start() {
  LONGSPAN_RETURN_IF_ERROR(core_->Start());
  return accepting_.Start();
}

void GuardServer::StopAccepting() {
  core_->stopping = true;
  accepting_.Stop();
}

void GuardServer::Stop(absl::Duration grace) {
  StopAccepting();
  core_->Stop(grace);
}

int GuardServer::connections() const {
  MutexLock lock(&core_->mutex);
  return static_cast<int>(core_->connections.size());
}

}  // namespace longspan
