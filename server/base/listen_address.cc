#include "server/base/listen_address.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

using Found = std::unique_ptr<addrinfo, void (*)(addrinfo*)>;

absl::StatusOr<Found> Find(const std::string& host, const std::string& port, int flags) {
  addrinfo wanted = {};
  wanted.ai_socktype = SOCK_STREAM;
  wanted.ai_flags = AI_PASSIVE | flags;
  addrinfo* first = nullptr;
  const int error = getaddrinfo(host.c_str(), port.c_str(), &wanted, &first);
  if (error == 0) return Found(first, &freeaddrinfo);
  return absl::InvalidArgumentError(
      absl::StrCat("no such host '", host, "': ", gai_strerror(error)));
}

bool IsIpv6(const std::string& host) {
  in6_addr address;
  const std::string without_zone = host.substr(0, host.find('%'));
  return inet_pton(AF_INET6, without_zone.c_str(), &address) == 1;
}

std::optional<uint16_t> PortOf(absl::string_view text) {
  uint32_t port = 0;
  const bool digits = std::all_of(text.begin(), text.end(), absl::ascii_isdigit);
  if (!digits || !absl::SimpleAtoi(text, &port) || port > 65535) return std::nullopt;
  return static_cast<uint16_t>(port);
}

// A socket that holds an address, and does not listen.
class HeldAddress {
 public:
  explicit HeldAddress(const addrinfo& address)
      : socket_(socket(address.ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    const bool is_held = socket_ >= 0 && bind(socket_, address.ai_addr, address.ai_addrlen) == 0;
    error_ = is_held ? 0 : errno;
  }
  ~HeldAddress() {
    if (socket_ >= 0) close(socket_);
  }
  HeldAddress(const HeldAddress&) = delete;
  HeldAddress& operator=(const HeldAddress&) = delete;

  int error() const { return error_; }

 private:
  const int socket_;
  int error_ = 0;
};

}  // namespace

std::string ListenAddress::ToString() const {
  const bool is_v6 = host.find(':') != std::string::npos;
  return is_v6 ? absl::StrCat("[", host, "]:", port) : absl::StrCat(host, ":", port);
}

absl::StatusOr<ListenAddress> SplitListenAddress(absl::string_view address) {
  const size_t colon = address.rfind(':');
  const auto port =
      colon == absl::string_view::npos ? std::nullopt : PortOf(address.substr(colon + 1));
  absl::string_view host = address.substr(0, colon);
  const bool opens = absl::ConsumePrefix(&host, "[");
  const bool closes = absl::ConsumeSuffix(&host, "]");
  ListenAddress split{std::string(host), port.value_or(0)};
  const bool is_host = absl::StrContains(host, ':') || opens ? IsIpv6(split.host) : !host.empty();
  if (port.has_value() && is_host && opens == closes) return split;
  return absl::InvalidArgumentError(
      "host:port with a port from 0 to 65535 ([::1]:8000 for IPv6; port 0 takes a free one)");
}

absl::StatusOr<ListenAddress> ResolveListenAddress(const std::string& address) {
  absl::StatusOr<ListenAddress> split = SplitListenAddress(address);
  if (!split.ok()) {
    return absl::InvalidArgumentError(
        absl::StrCat("an address is ", split.status().message(), ", found '", address, "'"));
  }
  LONGSPAN_ASSIGN_OR_RETURN(const Found found, Find(split->host, "0", 0));
  char numeric[NI_MAXHOST] = "";
  const int error = getnameinfo(found->ai_addr, found->ai_addrlen, numeric, sizeof(numeric),
                                nullptr, 0, NI_NUMERICHOST);
  if (error == 0) return ListenAddress{numeric, split->port};
  return absl::InvalidArgumentError(
      absl::StrCat("no such host '", split->host, "': ", gai_strerror(error)));
}

absl::Status CheckListenAddresses(absl::Span<const FlagAddress> addresses) {
  std::vector<std::unique_ptr<HeldAddress>> held;
  for (const FlagAddress& asked : addresses) {
    const auto refused = [&](absl::string_view why) {
      return absl::InvalidArgumentError(
          absl::StrCat("--", asked.flag, " is ", asked.address, ": ", why));
    };
    const absl::StatusOr<ListenAddress> resolved = ResolveListenAddress(asked.address);
    if (!resolved.ok()) return refused(resolved.status().message());
    LONGSPAN_ASSIGN_OR_RETURN(const Found found, Find(resolved->host, absl::StrCat(resolved->port),
                                                      AI_NUMERICHOST | AI_NUMERICSERV));
    auto one = std::make_unique<HeldAddress>(*found);
    if (one->error() == EADDRINUSE && !held.empty()) {
      held.clear();
      if (HeldAddress(*found).error() == 0) return refused("another flag names the same port");
    } else if (one->error() != 0 && one->error() != EADDRINUSE) {
      return refused(absl::StrCat("cannot be listened on: ", std::strerror(one->error())));
    }
    held.push_back(std::move(one));
  }
  return absl::OkStatus();
}

}  // namespace longspan
