// Where a server listens, in numbers.
#pragma once

#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace longspan {

struct ListenAddress {
  std::string host;  // numeric, of either family, without brackets
  uint16_t port = 0;

  // host:port, an IPv6 host in brackets.
  std::string ToString() const;
};

// Both parts as they are written, but for the brackets around an IPv6 host, which may stand there.
// INVALID_ARGUMENT, with what it must be, if it is no address whatever names there are.
absl::StatusOr<ListenAddress> SplitListenAddress(absl::string_view address);

// Of host:port. A name stands for the first address it has, so that a server has one listener,
// whoever resolves. INVALID_ARGUMENT says what is no address, or that there is no such host. Waits
// for a resolver of names.
absl::StatusOr<ListenAddress> ResolveListenAddress(const std::string& address);

// What keeps servers from listening at those addresses together, by the flag that says so: no such
// host, none of this machine, a port that may not be had, or one that two of them want. That
// another process listens there now is no fault of theirs. Waits for a resolver of names.
struct FlagAddress {
  std::string flag;
  std::string address;
};
absl::Status CheckListenAddresses(absl::Span<const FlagAddress> addresses);

}  // namespace longspan
