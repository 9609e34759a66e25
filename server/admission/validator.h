// The one place where values that clients send are judged: every range and rule of both protocols.
// A message says what was asked, what is allowed, and which flag changes a limit. What calls ask of
// attention is judged in attention_fields.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/request/request.h"
#include "server/base/limits.h"
#include "server/call/generate_call.h"
#include "server/call/served_model.h"

namespace longspan {

// Everything that can be said before the prompt is tokenised. The request that comes back lacks its
// prompt, id, arrival and sink; max_tokens is not settled. Cheap whatever the call holds.
absl::StatusOr<std::unique_ptr<Request>> Validate(const GenerateCall& call,
                                                  const ServedModel& model, const Limits& limits);

// Of a call whose answers are held to what the field `name` asks for.
absl::Status ValidateConstrained(const GenerateCall& call, absl::string_view name);

// How many prompts one call may hold; before a call is made for each.
absl::Status ValidatePromptCount(size_t prompts, const Limits& limits);

// What depends on the prompt's length: truncation, an empty prompt, the context limit, max_tokens.
// On success `request` holds the prompt.
absl::Status PlacePrompt(const GenerateCall& call, std::vector<int32_t> prompt_token_ids,
                         const Limits& limits, Request* request);

// The prompt's logprobs that all requests of one call ask for, which come back in one answer.
// `requests` hold their prompts.
absl::Status ValidatePromptLogprobs(absl::Span<const std::unique_ptr<Request>> requests);

// NOT_FOUND unless `name` is the served model's.
absl::Status ValidateModelName(absl::string_view name, const ServedModel& model);
// No text is tokenised that is longer than a body may be.
absl::Status ValidateTextBytes(absl::string_view param, absl::string_view text,
                               const Limits& limits);
// A context may hold fewer tokens than are listed, but an answer not any number.
absl::Status ValidateTokenCount(absl::string_view param, size_t tokens, const Limits& limits);
// Of a text that is not read to its end.
absl::Status TextHasTooManyTokens(absl::string_view param, const Limits& limits);
// Ids that the model has, as it reads them.
absl::StatusOr<std::vector<int32_t>> ValidateTokenIds(absl::string_view param,
                                                      absl::Span<const int64_t> token_ids,
                                                      const ModelConfig& config);

}  // namespace longspan
