#include "clients/cpp/base/timed_socket.h"

#include <fcntl.h>
#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <memory>

namespace longspan {
namespace {

constexpr int kPatienceMs = 2000;

}  // namespace

TimedSocket::~TimedSocket() { Close(); }

void TimedSocket::Close() {
  if (fd_ >= 0) close(fd_);
  fd_ = -1;
}

TimedSocket::Fault TimedSocket::Connect(const HostPort& server) {
  addrinfo hints = {};
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  const int fault = getaddrinfo(server.host.c_str(), server.port.c_str(), &hints, &found);
  if (fault != 0) return {gai_strerror(fault), ""};
  const std::unique_ptr<addrinfo, void (*)(addrinfo*)> addresses(found, freeaddrinfo);
  int error = 0;
  for (const addrinfo* address = found; address != nullptr; address = address->ai_next) {
    error = ConnectTo(address->ai_family, address->ai_addr, address->ai_addrlen);
    if (error == 0) return {};
  }
  return {"", std::strerror(error)};
}

int TimedSocket::ConnectTo(int family, const void* address, unsigned int bytes) {
  Close();
  fd_ = socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (fd_ < 0) return errno;
  if (connect(fd_, static_cast<const sockaddr*>(address), bytes) != 0) {
    if (errno != EINPROGRESS) return errno;
    pollfd writable = {fd_, POLLOUT, 0};
    if (poll(&writable, 1, kPatienceMs) != 1) return ETIMEDOUT;
  }
  int error = 0;
  socklen_t size = sizeof(error);
  getsockopt(fd_, SOL_SOCKET, SO_ERROR, &error, &size);
  // From here on it blocks, but not for long.
  fcntl(fd_, F_SETFL, fcntl(fd_, F_GETFL) & ~O_NONBLOCK);
  const timeval patience = {kPatienceMs / 1000, 0};
  setsockopt(fd_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
  setsockopt(fd_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof(patience));
  return error;
}

}  // namespace longspan
