// The origins that --cors-allow-origin names.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace longspan {

// "https://a.example, http://localhost:3000" as browsers write them, in small letters; empty if one
// is none: a scheme, a host and perhaps a port, with nothing behind.
std::optional<std::vector<std::string>> ParseOrigins(absl::string_view text);

}  // namespace longspan
