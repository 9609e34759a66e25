// The fields that OpenAI's endpoints have in common, read from a body into the call that admission
// takes and what shapes the answer. Types are judged here, values by the validator.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "engine/json/json.h"
#include "server/base/json_fields.h"
#include "server/call/generate_call.h"

namespace longspan {

enum class Endpoint : uint8_t { kCompletions, kChat };

// What shapes the answer, beside what the calls say.
struct AnswerOptions {
  Endpoint endpoint = Endpoint::kCompletions;
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
  bool include_reasoning = true;           // of chats
};

// What clients know the completion by.
std::string CompletionId(const AnswerOptions& options);

struct OpenAiRequest {
  std::vector<GenerateCall> calls;  // one a prompt; alike but for the prompt
  AnswerOptions options;
};

void ReadSampling(JsonFields* fields, GenerateCall* call);
// `default_max_tokens` where neither of the two names of max_tokens is there; empty: what remains
// of the context.
void ReadStopping(JsonFields* fields, std::optional<int64_t> default_max_tokens,
                  GenerateCall* call);
// All of what the answer holds but its logprobs, which endpoints ask for in different ways.
absl::Status ReadResponse(JsonFields* fields, GenerateCall* call, AnswerOptions* options);
void ReadPlacement(JsonFields* fields, GenerateCall* call, AnswerOptions* options);
// Fields that mean nothing here: accepted where they change nothing, otherwise refused.
void ReadNeutral(JsonFields* fields);

}  // namespace longspan
