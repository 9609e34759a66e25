// The body of POST /v1/completions: OpenAI's fields and those that others have added, read into
// the calls that admission takes. Types are judged here, values by the validator.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/json/json.h"
#include "server/generate_call.h"
#include "server/limits.h"

namespace longspan {

// What shapes the answer, beside what the calls say.
struct AnswerOptions {
  std::string request_id;  // the client's, or one made here
  bool stream = false;
  bool include_usage = false;
  bool continuous_usage = false;
  bool return_progress = false;
  bool return_token_ids = false;
  bool include_attribution = false;
  bool echo = false;
  bool skip_special_tokens = true;
  std::optional<int64_t> logprobs;         // top n
  std::optional<int64_t> prompt_logprobs;  // top n
};

// What clients know the completion by.
std::string CompletionId(const AnswerOptions& options);

struct OpenAiRequest {
  std::vector<GenerateCall> calls;  // one a prompt; alike but for the prompt
  AnswerOptions options;
};

absl::StatusOr<OpenAiRequest> ReadCompletionRequest(Json body, const Limits& limits);

}  // namespace longspan
