// One error, two protocols: how a failure, with its details (status_details.h), is reported.
#pragma once

#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/request/status_details.h"

namespace longspan {

// The code of a RESOURCE_EXHAUSTED that is about one message's size: 413 instead of 429.
inline constexpr char kBodyTooLarge[] = "body_too_large";

// The HTTP status (README, "Errors over HTTP"), and OpenAI's error type.
int HttpStatusOf(const absl::Status& status);
absl::string_view ErrorTypeOf(const absl::Status& status);
// Whether the same request may be answered better if it is sent again. Where it cannot be, answers
// carry `x-should-retry: false`, which SDKs heed that would otherwise repeat every 409 and 5xx.
bool MayBeRetried(int http_status);
// For logs: the machine-readable code, else the canonical one ("cancelled"); empty for OK.
std::string EndCodeOf(const absl::Status& status);

}  // namespace longspan
