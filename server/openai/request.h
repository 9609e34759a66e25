// The body of POST /v1/completions: OpenAI's fields and those that others have added, read into
// the calls that admission takes. Types are judged here, values by the validator.
#pragma once

#include "absl/status/statusor.h"
#include "engine/json/json.h"
#include "server/base/limits.h"
#include "server/openai/fields.h"

namespace longspan {

absl::StatusOr<OpenAiRequest> ReadCompletionRequest(Json body, const Limits& limits);

}  // namespace longspan
