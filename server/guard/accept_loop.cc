#include "server/guard/accept_loop.h"

#include <netdb.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <exception>
#include <new>
#include <system_error>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "kernels/base/status_macros.h"
#include "server/base/listen_address.h"
#include "server/base/socket_options.h"

namespace longspan {
namespace {

constexpr int kPauseMs = 100;  // after what does not pass at once
constexpr int kForeverMs = -1;
constexpr int kBacklogConnections = 1024;

union SocketAddress {
  sockaddr any;
  sockaddr_in v4;
  sockaddr_in6 v6;
  sockaddr_storage storage;
};

void CloseSocket(int* socket) {
  if (*socket >= 0) close(*socket);
  *socket = -1;
}

// Of numbers; the kernel's word for one that is none.
socklen_t AddressOf(const ListenAddress& numeric, SocketAddress* address) {
  addrinfo wanted = {};
  wanted.ai_socktype = SOCK_STREAM;
  wanted.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV;
  addrinfo* found = nullptr;
  const std::string port = absl::StrCat(numeric.port);
  if (getaddrinfo(numeric.host.c_str(), port.c_str(), &wanted, &found) != 0) return 0;
  const socklen_t size = found->ai_addrlen;
  std::memcpy(&address->storage, found->ai_addr, size);
  freeaddrinfo(found);
  return size;
}

// A socket that listens; -1 and errno.
int ListenAt(const SocketAddress& address, socklen_t size, bool both_families) {
  int listener = socket(address.any.sa_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (listener < 0) return -1;
  // For what lingers of those before us. Two that listen at once it does not permit.
  SetSocketOption(listener, SOL_SOCKET, SO_REUSEADDR, 1);
  if (address.any.sa_family == AF_INET6) {
    SetSocketOption(listener, IPPROTO_IPV6, IPV6_V6ONLY, both_families ? 0 : 1);
  }
  if (bind(listener, &address.any, size) == 0 && listen(listener, kBacklogConnections) == 0) {
    return listener;
  }
  const int error = errno;
  CloseSocket(&listener);
  errno = error;
  return -1;
}

bool IsAnyAddress(const std::string& host) { return host == "0.0.0.0" || host == "::"; }

uint16_t PortOfSocket(int socket) {
  SocketAddress address = {};
  socklen_t size = sizeof(address);
  getsockname(socket, &address.any, &size);
  return ntohs(address.any.sa_family == AF_INET6 ? address.v6.sin6_port : address.v4.sin_port);
}

bool IsWantOfDescriptors(int error) { return error == EMFILE || error == ENFILE; }

}  // namespace

std::string PeerOf(int socket) {
  SocketAddress address = {};
  socklen_t size = sizeof(address);
  if (getpeername(socket, &address.any, &size) != 0) return "";
  char host[NI_MAXHOST] = "";
  if (getnameinfo(&address.any, size, host, sizeof(host), nullptr, 0, NI_NUMERICHOST) != 0) {
    return "";
  }
  const bool is_v6 = address.any.sa_family == AF_INET6;
  const uint16_t port = ntohs(is_v6 ? address.v6.sin6_port : address.v4.sin_port);
  const bool holds_v4 = is_v6 && IN6_IS_ADDR_V4MAPPED(&address.v6.sin6_addr);
  const absl::string_view plain = holds_v4 ? absl::StripPrefix(host, "::ffff:") : host;
  return ListenAddress{std::string(plain), port}.ToString();
}

AcceptLoop::AcceptLoop(Accepted accepted, GuardObserver* observer)
    : accepted_(std::move(accepted)), observer_(observer) {}

AcceptLoop::~AcceptLoop() {
  Stop();
  CloseSocket(&stop_event_);
  CloseSocket(&spare_);
}

absl::Status AcceptLoop::Listen(const std::string& address) {
  LONGSPAN_ASSIGN_OR_RETURN(ListenAddress at, ResolveListenAddress(address));
  SocketAddress wanted = {};
  if (IsAnyAddress(at.host)) {
    // The kernel may have IPv4 alone, or be set so.
    const socklen_t size = AddressOf({"::", at.port}, &wanted);
    if (size != 0) listener_ = ListenAt(wanted, size, /*both_families=*/true);
  }
  if (listener_ < 0) {
    const socklen_t size = AddressOf(at, &wanted);
    if (size == 0) return absl::InvalidArgumentError(absl::StrCat(at.host, ": no address"));
    listener_ = ListenAt(wanted, size, /*both_families=*/false);
  }
  stop_event_ = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  TakeSpare();
  if (listener_ < 0 || stop_event_ < 0 || spare_ < 0) {
    return absl::UnavailableError(std::strerror(errno));
  }
  at.port = PortOfSocket(listener_);
  bound_address_ = at.ToString();
  return absl::OkStatus();
}

absl::Status AcceptLoop::Start() {
  try {
    thread_ = std::thread([this] { Run(); });
  } catch (const std::system_error& error) {
    return absl::ResourceExhaustedError(
        absl::StrCat("cannot start a thread that accepts connections: ", error.what()));
  }
  return absl::OkStatus();
}

void AcceptLoop::Stop() {
  if (thread_.joinable()) {
    (void)eventfd_write(stop_event_, 1);
    thread_.join();
  }
  CloseSocket(&listener_);
}

void AcceptLoop::Run() {
  while (Wait(kForeverMs, /*for_connections=*/true)) {
    if (!Accept() && !Wait(kPauseMs, /*for_connections=*/false)) return;
  }
}

// False once it is to stop.
bool AcceptLoop::Wait(int timeout_ms, bool for_connections) {
  pollfd asked[] = {{stop_event_, POLLIN, 0}, {listener_, POLLIN, 0}};
  (void)poll(asked, for_connections ? 2 : 1, timeout_ms);
  return (asked[0].revents & POLLIN) == 0;
}

// False where it would fail again at once.
bool AcceptLoop::Accept() {
  const int socket = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
  if (socket < 0) {
    if (IsWantOfDescriptors(errno)) return RefuseOne();
    // Others are those of one connection, which is gone.
    return errno != ENOMEM && errno != ENOBUFS;
  }
  std::string peer;
  try {
    peer = PeerOf(socket);
  } catch (const std::bad_alloc&) {  // then it has no name
  }
  HandOn(socket, peer);
  return true;
}

void AcceptLoop::HandOn(int socket, const std::string& peer) {
  try {
    accepted_(&socket, peer);
  } catch (const std::exception&) {
    observer_->OnRefused(Refusal::kMemory, peer);
  }
  CloseSocket(&socket);
}

bool AcceptLoop::RefuseOne() {
  if (spare_ < 0) {
    TakeSpare();
    if (spare_ < 0) return false;
  }
  CloseSocket(&spare_);
  int socket = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
  const bool was_one = socket >= 0;
  CloseSocket(&socket);
  TakeSpare();
  if (was_one) observer_->OnRefused(Refusal::kDescriptors, "");
  return was_one;
}

void AcceptLoop::TakeSpare() {
  if (spare_ < 0) spare_ = eventfd(0, EFD_CLOEXEC);  // needs no file, which an image may lack
}

}  // namespace longspan
