#include "server/base/otlp_endpoint.h"

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"

namespace longspan {
namespace {

constexpr char kOtlpPort[] = "4318";
constexpr char kOtlpPath[] = "/v1/traces";

bool IsPort(absl::string_view text) {
  int port = 0;
  return absl::SimpleAtoi(text, &port) && port > 0 && port <= 65535;
}

}  // namespace

std::string OtlpEndpoint::Authority() const {
  const bool is_v6 = host.find(':') != std::string::npos;
  return is_v6 ? absl::StrCat("[", host, "]:", port) : absl::StrCat(host, ":", port);
}

std::optional<OtlpEndpoint> ParseOtlpEndpoint(absl::string_view text) {
  if (!absl::ConsumePrefix(&text, "http://")) return std::nullopt;
  for (const char c : text) {
    if (c <= ' ' || c == '\x7f' || c == '@' || c == '?' || c == '#') return std::nullopt;
  }
  const size_t slash = text.find('/');
  absl::string_view authority = text.substr(0, slash);
  OtlpEndpoint endpoint = {"", kOtlpPort, kOtlpPath};
  if (slash != absl::string_view::npos && slash + 1 < text.size()) {
    endpoint.path = std::string(text.substr(slash));
  }
  const size_t bracket = authority.rfind(']');
  const size_t colon = authority.rfind(':');
  if (colon != absl::string_view::npos && (bracket == absl::string_view::npos || colon > bracket)) {
    if (!IsPort(authority.substr(colon + 1))) return std::nullopt;
    endpoint.port = std::string(authority.substr(colon + 1));
    authority = authority.substr(0, colon);
  }
  const bool in_brackets = absl::ConsumePrefix(&authority, "[");
  if (in_brackets && !absl::ConsumeSuffix(&authority, "]")) return std::nullopt;
  if (authority.empty() || (!in_brackets && authority.find(':') != authority.npos)) {
    return std::nullopt;
  }
  endpoint.host = std::string(authority);
  return endpoint;
}

}  // namespace longspan
