#include "clients/cpp/base/server_address.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>

namespace longspan {
namespace {

bool BeginsWith(const std::string& text, const char* beginning) {
  return text.rfind(beginning, 0) == 0;
}

bool IsNameOfGrpc(const std::string& address) {
  constexpr std::array kSchemes = {"dns:", "ipv4:", "ipv6:", "unix:", "unix-abstract:"};
  return std::any_of(kSchemes.begin(), kSchemes.end(), [&](const char* scheme) {
    // "dns:8001" is the host called dns.
    return BeginsWith(address, scheme) &&
           !std::isdigit(static_cast<unsigned char>(address[std::string(scheme).size()]));
  });
}

// "host:port" with whatever is missing. What stands after the last colon is a port, unless the
// colons are those of a bare IPv6 address.
HostPort Split(const std::string& address) {
  if (BeginsWith(address, "[")) {
    const size_t end = address.find(']');
    if (end == std::string::npos) return {address.substr(1), ""};
    const std::string rest = address.substr(end + 1);
    return {address.substr(1, end - 1), BeginsWith(rest, ":") ? rest.substr(1) : ""};
  }
  const size_t colon = address.find(':');
  if (colon == std::string::npos || colon != address.rfind(':')) return {address, ""};
  return {address.substr(0, colon), address.substr(colon + 1)};
}

bool IsPort(const std::string& text) {
  const bool is_number = !text.empty() && text.size() <= 5 &&
                         text.find_first_not_of("0123456789") == std::string::npos;
  return is_number && std::atoi(text.c_str()) >= 1 && std::atoi(text.c_str()) <= 65535;
}

// As it is to be written, with the default in place of what is missing or wrong.
std::string Written(const HostPort& parts) {
  const std::string host = parts.host.empty() ? "127.0.0.1" : parts.host;
  const bool is_ipv6 = host.find(':') != std::string::npos;
  return (is_ipv6 ? "[" + host + "]" : host) + ":" +
         (IsPort(parts.port) ? parts.port : kDefaultPort);
}

// "http://host:port/path" without what is not host and port.
std::string WithoutSchemeAndPath(const std::string& address) {
  const size_t scheme = address.find("://");
  const std::string rest = scheme == std::string::npos ? address : address.substr(scheme + 3);
  return rest.substr(0, rest.find('/'));
}

}  // namespace

HostPort SplitAddress(const std::string& address) {
  return IsNameOfGrpc(address) ? HostPort() : Split(address);
}

std::string ServerAddressFault(const std::string& address) {
  if (IsNameOfGrpc(address)) return "";
  const HostPort parts = Split(WithoutSchemeAndPath(address));
  const std::string write = "write --server " + Written(parts);
  const std::string found = "'" + address + "' ";
  if (address.find("://") != std::string::npos || address.find('/') != std::string::npos) {
    const std::string tls = BeginsWith(address, "https:") ? " --tls, for the encrypted one" : "";
    return found + "is a URL, where HOST:PORT of the gRPC API is wanted: " + write + tls +
           (IsPort(parts.port) ? " (if that is the gRPC port; longspand's --grpc-address tells)"
                               : " (or the port of longspand's --grpc-address)");
  }
  if (parts.host.empty()) return found + "has no host: " + write;
  if (address.find_first_of(" \t\r\n") != std::string::npos) {
    return found + "has a space in it: HOST:PORT is wanted";
  }
  if (parts.port.empty()) {
    return found + "has no port: " + write + " (or the port of longspand's --grpc-address)";
  }
  if (!IsPort(parts.port)) return found + "has no port from 1 to 65535: " + write;
  return "";
}

}  // namespace longspan
