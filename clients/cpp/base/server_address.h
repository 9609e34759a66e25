// What --server takes, and what to write instead of what it does not.
#pragma once

#include <string>

namespace longspan {

// Where the server listens for gRPC if nothing is said.
inline constexpr char kDefaultServer[] = "127.0.0.1:8001";
inline constexpr char kDefaultPort[] = "8001";

struct HostPort {
  std::string host;  // without the brackets of IPv6
  std::string port;
};

// Of an address that ServerAddressFault finds right; both are empty where it is one of gRPC's own
// names ("unix:/path", "dns:///host:port"), which are left to it.
HostPort SplitAddress(const std::string& address);

// Empty if `address` may be asked; else why not, with what to write.
std::string ServerAddressFault(const std::string& address);

}  // namespace longspan
