// One POST to a server elsewhere, as collectors of traces take it.
#pragma once

#include <string>

#include "absl/status/status.h"
#include "absl/time/time.h"
#include "server/base/otlp_endpoint.h"

namespace longspan {

// UNAVAILABLE, with the reason, unless the answer is a success. The calling thread waits for it, at
// most `timeout` and what a resolver of names takes.
absl::Status PostJson(const OtlpEndpoint& endpoint, const std::string& body,
                      absl::Duration timeout);

}  // namespace longspan
