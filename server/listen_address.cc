#include "server/listen_address.h"

#include <netdb.h>
#include <sys/socket.h>

#include <memory>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"

namespace longspan {

std::string ListenAddress::ToString() const {
  const bool is_v6 = host.find(':') != std::string::npos;
  return is_v6 ? absl::StrCat("[", host, "]:", port) : absl::StrCat(host, ":", port);
}

absl::StatusOr<ListenAddress> ResolveListenAddress(const std::string& address) {
  const size_t colon = address.rfind(':');
  uint32_t port = 0;
  if (colon == std::string::npos || !absl::SimpleAtoi(address.substr(colon + 1), &port) ||
      port > 65535) {
    return absl::InvalidArgumentError(
        absl::StrCat("an address is host:port, found '", address, "'"));
  }
  absl::string_view host = absl::string_view(address).substr(0, colon);
  if (absl::ConsumePrefix(&host, "[")) absl::ConsumeSuffix(&host, "]");
  addrinfo wanted = {};
  wanted.ai_socktype = SOCK_STREAM;
  wanted.ai_flags = AI_PASSIVE;
  addrinfo* first = nullptr;
  int error = getaddrinfo(std::string(host).c_str(), nullptr, &wanted, &first);
  const std::unique_ptr<addrinfo, void (*)(addrinfo*)> found(first, &freeaddrinfo);
  char numeric[NI_MAXHOST] = "";
  if (error == 0) {
    error = getnameinfo(found->ai_addr, found->ai_addrlen, numeric, sizeof(numeric), nullptr, 0,
                        NI_NUMERICHOST);
  }
  if (error != 0) {
    return absl::InvalidArgumentError(
        absl::StrCat("no such host '", host, "': ", gai_strerror(error)));
  }
  return ListenAddress{numeric, static_cast<uint16_t>(port)};
}

}  // namespace longspan
