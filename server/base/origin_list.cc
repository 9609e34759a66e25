#include "server/base/origin_list.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"

namespace longspan {
namespace {

bool AllOf(absl::string_view text, absl::string_view marks) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [&](char c) {
    return absl::ascii_isalnum(static_cast<unsigned char>(c)) || absl::StrContains(marks, c);
  });
}

bool IsPortOfOrigin(absl::string_view text) {
  uint32_t port = 0;
  return AllOf(text, "") && absl::SimpleAtoi(text, &port) && port > 0 && port <= 65535;
}

// A name, an address, or an address of IPv6 in brackets; then perhaps a port.
bool IsHostAndPort(absl::string_view text) {
  const size_t port = text.find(':', absl::StartsWith(text, "[") ? text.find(']') : 0);
  if (port != absl::string_view::npos && !IsPortOfOrigin(text.substr(port + 1))) return false;
  const absl::string_view host = text.substr(0, port);
  if (!absl::StartsWith(host, "[")) return AllOf(host, "-._");
  return host.size() > 2 && host.back() == ']' && AllOf(host.substr(1, host.size() - 2), ":.");
}

bool IsOrigin(absl::string_view text) {
  if (text == "null") return true;  // of a page from a file
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(text, absl::MaxSplits("://", 1));
  return AllOf(parts.first, "+-.") && IsHostAndPort(parts.second);
}

}  // namespace

std::optional<std::vector<std::string>> ParseOrigins(absl::string_view text) {
  std::vector<std::string> origins;
  for (const absl::string_view part : absl::StrSplit(text, ',')) {
    origins.push_back(absl::AsciiStrToLower(absl::StripAsciiWhitespace(part)));
    if (!IsOrigin(origins.back())) return std::nullopt;
  }
  return origins;
}

}  // namespace longspan
