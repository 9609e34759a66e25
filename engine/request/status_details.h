// What a failure carries besides its message, as payloads of its absl::Status: the public field it
// is about, a machine-readable code, and how long to wait before a retry. Any thread.
#pragma once

#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"

namespace longspan {

// INVALID_ARGUMENT about the field `param`; `code` such as "context_length_exceeded", may be empty.
absl::Status InvalidField(absl::string_view param, absl::string_view message,
                          absl::string_view code = "");
absl::Status WithCode(absl::Status status, absl::string_view code);
absl::Status WithParam(absl::Status status, absl::string_view param);
absl::Status WithRetryAfter(absl::Status status, absl::Duration delay);

std::string CodeOf(const absl::Status& status);   // "" if none
std::string ParamOf(const absl::Status& status);  // "" if none
std::optional<absl::Duration> RetryAfterOf(const absl::Status& status);

}  // namespace longspan
