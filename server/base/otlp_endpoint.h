// Where spans are sent: http://host[:port][/path].
#pragma once

#include <optional>
#include <string>

#include "absl/strings/string_view.h"

namespace longspan {

struct OtlpEndpoint {
  std::string host;  // without brackets
  std::string port;
  std::string path;

  std::string Authority() const;  // host:port, as a Host field has it
};

// Empty if it is none. The port is 4318, that of OTLP, and the path /v1/traces, where they are not
// named.
std::optional<OtlpEndpoint> ParseOtlpEndpoint(absl::string_view text);

}  // namespace longspan
