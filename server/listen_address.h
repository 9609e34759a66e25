// Where a server listens, in numbers.
#pragma once

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"

namespace longspan {

struct ListenAddress {
  std::string host;  // numeric, of either family, without brackets
  uint16_t port = 0;

  // host:port, an IPv6 host in brackets.
  std::string ToString() const;
};

// Of host:port, where an IPv6 host may stand in brackets. A name stands for the first address it
// has, so that a server has one listener, whoever resolves. INVALID_ARGUMENT tells what is no
// address, or that there is no such host. Waits for a resolver of names.
absl::StatusOr<ListenAddress> ResolveListenAddress(const std::string& address);

}  // namespace longspan
