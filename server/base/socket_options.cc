#include "server/base/socket_options.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

namespace longspan {
namespace {

// Times that a silent peer is asked before it is taken for gone.
constexpr int kProbes = 3;

int WholeSeconds(absl::Duration time) {
  return static_cast<int>(absl::ToInt64Seconds(absl::Ceil(time, absl::Seconds(1))));
}

}  // namespace

void SetSocketOption(int socket, int level, int name, int value) {
  (void)setsockopt(socket, level, name, &value, sizeof(value));
}

void ProbePeer(int socket, absl::Duration interval, absl::Duration timeout) {
  SetSocketOption(socket, SOL_SOCKET, SO_KEEPALIVE, 1);
  SetSocketOption(socket, IPPROTO_TCP, TCP_KEEPIDLE, WholeSeconds(interval));
  SetSocketOption(socket, IPPROTO_TCP, TCP_KEEPINTVL, WholeSeconds(timeout / kProbes));
  SetSocketOption(socket, IPPROTO_TCP, TCP_KEEPCNT, kProbes);
  SetSocketOption(socket, IPPROTO_TCP, TCP_USER_TIMEOUT,
                  static_cast<int>(absl::ToInt64Milliseconds(interval + timeout)));
}

}  // namespace longspan
