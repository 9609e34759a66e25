// What a body asks of the text of its answers: OpenAI's response_format, and vLLM's
// structured_outputs with the names that it had before (guided_json and its kin).
#pragma once

#include "absl/status/status.h"
#include "server/base/json_fields.h"
#include "server/call/generate_call.h"

namespace longspan {

// Types are judged here, and that one form alone is asked for.
absl::Status ReadConstraint(JsonFields* fields, GenerateCall* call);

}  // namespace longspan
