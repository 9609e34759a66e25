#include "server/admission/validator.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/text/utf8.h"
#include "kernels/base/clock.h"
#include "kernels/base/status_macros.h"
#include "server/admission/attention_fields.h"
#include "server/base/request_id.h"
#include "server/base/status_map.h"

namespace longspan {
namespace {

constexpr int64_t kMaxCacheSaltBytes = 256;
constexpr int64_t kMaxMilliseconds = int64_t{24} * 3600 * 1000;
// Penalties below would make logits overflow, above they mean nothing.
constexpr double kMinRepetitionPenalty = 0.01;
constexpr double kMaxRepetitionPenalty = 100;
// A share that is too small for any but the likeliest token, 0 included; backends want one above 0.
constexpr float kLeastTopP = std::numeric_limits<float>::min();

absl::Status OutOfRange(absl::string_view param, absl::string_view found,
                        absl::string_view allowed) {
  return InvalidField(param, absl::StrCat(param, " is ", found, "; it must be ", allowed, "."));
}

std::string Between(absl::string_view kind, double low, double high) {
  return absl::StrCat(kind, " from ", low, " to ", high);
}

// As few digits as do not look like a value inside.
std::string OutsideNumber(double value, double low, double high) {
  std::string text = absl::StrCat(value);
  double shown = 0;
  const bool misleads = absl::SimpleAtod(text, &shown) && shown >= low && shown <= high;
  if (!misleads) return text;
  std::array<char, 32> exact;
  return std::string(exact.data(), std::to_chars(exact.begin(), exact.end(), value).ptr);
}

// Not in [low, high] is also what NaN is. A bound is inside as a float too, which is how one of the
// protocols writes it.
absl::Status CheckNumber(absl::string_view param, double value, double low, double high) {
  const bool is_bound = value == static_cast<float>(low) || value == static_cast<float>(high);
  if (is_bound || (value >= low && value <= high)) return absl::OkStatus();
  return OutOfRange(param, OutsideNumber(value, low, high), Between("a finite number", low, high));
}

absl::Status CheckInteger(absl::string_view param, int64_t value, int64_t low, int64_t high,
                          absl::string_view flag = "") {
  if (value >= low && value <= high) return absl::OkStatus();
  std::string allowed = absl::StrCat("an integer from ", low, " to ", high);
  if (!flag.empty() && value > high) absl::StrAppend(&allowed, " (", flag, " sets the limit)");
  return OutOfRange(param, absl::StrCat(value), allowed);
}

absl::Status CheckCount(absl::string_view param, size_t count, int64_t limit,
                        absl::string_view unit, absl::string_view flag) {
  if (count <= static_cast<size_t>(limit)) return absl::OkStatus();
  return InvalidField(param, absl::StrCat(param, " has ", count, " ", unit, "; at most ", limit,
                                          " are allowed", flag.empty() ? "" : " (", flag,
                                          flag.empty() ? "" : " sets the limit)", "."));
}

// A sampling value: the client's, checked, else the model's, else ours.
absl::Status TakeNumber(absl::string_view param, std::optional<double> asked,
                        std::optional<float> of_model, double low, double high, float* value) {
  if (asked.has_value()) {
    LONGSPAN_RETURN_IF_ERROR(CheckNumber(param, *asked, low, high));
    *value = static_cast<float>(*asked);
  } else if (of_model.has_value()) {
    *value = *of_model;
  }
  return absl::OkStatus();
}

absl::Status TakeSampling(const GenerateCall& call, const ModelConfig& config, const Limits& limits,
                          SamplingParams* sampling) {
  const GenerationDefaults& defaults = config.defaults;
  LONGSPAN_RETURN_IF_ERROR(TakeNumber("temperature", call.temperature, defaults.temperature, 0, 2,
                                      &sampling->temperature));
  LONGSPAN_RETURN_IF_ERROR(TakeNumber("top_p", call.top_p, defaults.top_p, 0, 1, &sampling->top_p));
  sampling->top_p = std::max(sampling->top_p, kLeastTopP);
  LONGSPAN_RETURN_IF_ERROR(TakeNumber("min_p", call.min_p, defaults.min_p, 0, 1, &sampling->min_p));
  LONGSPAN_RETURN_IF_ERROR(TakeNumber("repetition_penalty", call.repetition_penalty,
                                      defaults.repetition_penalty, kMinRepetitionPenalty,
                                      kMaxRepetitionPenalty, &sampling->repetition_penalty));
  LONGSPAN_RETURN_IF_ERROR(TakeNumber("frequency_penalty", call.frequency_penalty, std::nullopt, -2,
                                      2, &sampling->frequency_penalty));
  LONGSPAN_RETURN_IF_ERROR(TakeNumber("presence_penalty", call.presence_penalty, std::nullopt, -2,
                                      2, &sampling->presence_penalty));
  const int64_t top_k = call.top_k.value_or(defaults.top_k.value_or(0));
  LONGSPAN_RETURN_IF_ERROR(CheckInteger("top_k", top_k, -1, std::numeric_limits<int32_t>::max()));
  // As many as there are is all.
  sampling->top_k = top_k <= 0 || top_k >= config.vocabulary ? 0 : static_cast<int32_t>(top_k);
  const int64_t n = call.n.value_or(1);
  LONGSPAN_RETURN_IF_ERROR(CheckInteger("n", n, 1, limits.max_n, "--max-n"));
  sampling->n = static_cast<int32_t>(n);
  if (call.seed.has_value()) sampling->seed = *call.seed;
  return absl::OkStatus();
}

absl::Status CheckTokenId(absl::string_view param, int64_t id, const ModelConfig& config) {
  if (id >= 0 && id < config.vocabulary) return absl::OkStatus();
  return InvalidField(param,
                      absl::StrCat(param, " holds token id ", id, "; the model's ids are 0 to ",
                                   config.vocabulary - 1, "."));
}

absl::Status TakeTokenRules(const GenerateCall& call, const ModelConfig& config,
                            const Limits& limits, SamplingParams* sampling) {
  LONGSPAN_RETURN_IF_ERROR(CheckCount("logit_bias", call.logit_bias.size(),
                                      limits.max_logit_bias_entries, "entries",
                                      "--max-logit-bias-entries"));
  for (const auto& [id, bias] : call.logit_bias) {
    LONGSPAN_RETURN_IF_ERROR(CheckTokenId("logit_bias", id, config));
    LONGSPAN_RETURN_IF_ERROR(CheckNumber("logit_bias", bias, -100, 100));
    if (!sampling->logit_bias.emplace(static_cast<int32_t>(id), static_cast<float>(bias)).second) {
      return InvalidField("logit_bias", absl::StrCat("logit_bias names token id ", id, " twice."));
    }
  }
  if (!call.allowed_token_ids.has_value()) return absl::OkStatus();
  if (call.allowed_token_ids->empty()) {
    return InvalidField("allowed_token_ids", "allowed_token_ids is empty; it must name a token.");
  }
  LONGSPAN_ASSIGN_OR_RETURN(sampling->allowed_token_ids,
                            ValidateTokenIds("allowed_token_ids", *call.allowed_token_ids, config));
  std::vector<int32_t>& allowed = sampling->allowed_token_ids;
  std::sort(allowed.begin(), allowed.end());
  allowed.erase(std::unique(allowed.begin(), allowed.end()), allowed.end());
  return absl::OkStatus();
}

absl::Status TakeStopping(const GenerateCall& call, const ModelConfig& config, const Limits& limits,
                          StoppingParams* stopping) {
  LONGSPAN_RETURN_IF_ERROR(CheckCount("stop", call.stop.size(), limits.max_stop_strings, "strings",
                                      "--max-stop-strings"));
  for (const std::string& stop : call.stop) {
    if (stop.empty()) return InvalidField("stop", "stop holds an empty string.");
    if (stop.size() > static_cast<size_t>(limits.max_stop_string_bytes)) {
      return InvalidField("stop", absl::StrCat("stop holds a string of ", stop.size(),
                                               " bytes; at most ", limits.max_stop_string_bytes,
                                               " are allowed (--max-stop-string-bytes sets the "
                                               "limit)."));
    }
  }
  stopping->stop = call.stop;
  LONGSPAN_RETURN_IF_ERROR(CheckCount("stop_token_ids", call.stop_token_ids.size(),
                                      limits.max_stop_token_ids, "ids", "--max-stop-token-ids"));
  LONGSPAN_ASSIGN_OR_RETURN(stopping->stop_token_ids,
                            ValidateTokenIds("stop_token_ids", call.stop_token_ids, config));
  stopping->ignore_eos = call.ignore_eos;
  stopping->include_stop_in_output = call.include_stop_in_output;
  if (call.max_tokens.has_value()) {
    if (*call.max_tokens < 0) {
      return OutOfRange(call.max_tokens_name, absl::StrCat(*call.max_tokens), "at least 0");
    }
    // Beyond the context whatever the prompt is. (The prompt's share is judged in PlacePrompt.)
    if (*call.max_tokens > limits.max_context_tokens) {
      return InvalidField(call.max_tokens_name,
                          absl::StrCat(call.max_tokens_name, " is ", *call.max_tokens,
                                       "; this model's context is ", limits.max_context_tokens,
                                       " tokens, prompt and completion together "
                                       "(--max-context-tokens sets the limit)."),
                          "context_length_exceeded");
    }
    stopping->max_tokens = *call.max_tokens;
  }
  const int64_t min_tokens = call.min_tokens.value_or(0);
  LONGSPAN_RETURN_IF_ERROR(
      CheckInteger("min_tokens", min_tokens, 0, limits.max_context_tokens, "--max-context-tokens"));
  stopping->min_tokens = min_tokens;
  return absl::OkStatus();
}

// An allow-list must leave something to draw: ids that the tokenizer does not know are never drawn,
// and until min_tokens neither is what ends a sequence.
absl::Status CheckAllowedTokens(const ServedModel& model, const Request& request) {
  const std::vector<int32_t>& allowed = request.sampling.allowed_token_ids;
  if (allowed.empty()) return absl::OkStatus();
  const auto ends = [&](int32_t id) {
    return absl::c_linear_search(model.config.end_token_ids, id) ||
           absl::c_linear_search(model.tokenizer->end_token_ids(), id) ||
           absl::c_linear_search(request.stopping.stop_token_ids, id);
  };
  for (const int32_t id : allowed) {
    const bool exists = id < model.tokenizer->vocabulary_tokens();
    if (exists && (request.stopping.min_tokens == 0 || !ends(id))) return absl::OkStatus();
  }
  return InvalidField("allowed_token_ids",
                      "allowed_token_ids leaves no token to draw; one of them must be a token of "
                      "the tokenizer and, where min_tokens is set, must not end the sequence.");
}

absl::Status TakeResponse(const GenerateCall& call, const Limits& limits,
                          ResponseOptions* response) {
  if (call.logprobs.has_value()) {
    const int64_t limit = std::min<int64_t>(call.max_logprobs, limits.max_logprobs);
    LONGSPAN_RETURN_IF_ERROR(CheckInteger(call.logprobs_name, *call.logprobs, 0, limit));
    response->logprobs = static_cast<int32_t>(*call.logprobs);
  }
  if (call.prompt_logprobs.has_value()) {
    LONGSPAN_RETURN_IF_ERROR(CheckInteger("prompt_logprobs", *call.prompt_logprobs, 0,
                                          limits.max_logprobs, "--max-logprobs"));
    response->prompt_logprobs = static_cast<int32_t>(*call.prompt_logprobs);
  }
  // An echoed prompt has its logprobs beside it, as the completion has.
  if (call.echo && call.logprobs.has_value()) {
    response->prompt_logprobs = std::max(response->prompt_logprobs, response->logprobs);
  }
  response->skip_special_tokens = call.skip_special_tokens.value_or(true);
  if (call.progress_interval_ms.has_value()) {
    LONGSPAN_RETURN_IF_ERROR(
        CheckInteger("progress_interval_ms", *call.progress_interval_ms, 0, kMaxMilliseconds));
    response->progress_interval_ms = *call.progress_interval_ms;
  }
  return absl::OkStatus();
}

absl::Status TakeTenant(const std::string& tenant, const Limits& limits,
                        SchedulingParams* scheduling) {
  if (limits.key_tenants) {
    return InvalidField("tenant",
                        "tenant is not taken from requests here: it is that of the API key "
                        "(--api-keys-file).",
                        "unsupported");
  }
  if (!limits.request_tenants) {
    return InvalidField("tenant",
                        "tenant is not taken from requests here (--request-tenants on changes "
                        "that).",
                        "unsupported");
  }
  if (!IsRequestId(tenant)) {
    return InvalidField("tenant",
                        "tenant must be 1 to 64 characters of A-Z, a-z, 0-9, '.', '_', '-'.");
  }
  scheduling->tenant = tenant;
  return absl::OkStatus();
}

absl::Status TakeMicroseconds(absl::string_view param, std::optional<int64_t> asked_ms,
                              int64_t* time_us) {
  if (!asked_ms.has_value()) return absl::OkStatus();
  LONGSPAN_RETURN_IF_ERROR(CheckInteger(param, *asked_ms, 1, kMaxMilliseconds));
  *time_us = *asked_ms * 1000;
  return absl::OkStatus();
}

absl::Status TakeScheduling(const GenerateCall& call, const Limits& limits,
                            SchedulingParams* scheduling) {
  const int64_t priority = call.priority.value_or(0);
  LONGSPAN_RETURN_IF_ERROR(CheckInteger("priority", priority, std::numeric_limits<int32_t>::min(),
                                        std::numeric_limits<int32_t>::max()));
  scheduling->priority = static_cast<int32_t>(priority);
  if (call.queue_timeout_ms.has_value()) {
    LONGSPAN_RETURN_IF_ERROR(
        CheckInteger("queue_timeout_ms", *call.queue_timeout_ms, 1, kMaxMilliseconds));
    scheduling->queue_timeout = absl::Milliseconds(*call.queue_timeout_ms);
  }
  LONGSPAN_RETURN_IF_ERROR(
      TakeMicroseconds("ttft_slo_ms", call.ttft_slo_ms, &scheduling->ttft_slo_us));
  LONGSPAN_RETURN_IF_ERROR(
      TakeMicroseconds("tpot_slo_ms", call.tpot_slo_ms, &scheduling->tpot_slo_us));
  scheduling->tenant = call.key_tenant;
  if (call.tenant.has_value()) {
    LONGSPAN_RETURN_IF_ERROR(TakeTenant(*call.tenant, limits, scheduling));
  }
  scheduling->deadline_us = call.deadline_us;
  return absl::OkStatus();
}

absl::Status TakeCaching(const GenerateCall& call, const Limits& limits, Request* request) {
  // The prompt's logprobs come of computing it.
  request->cache.reads_prefixes =
      !call.bypass_prefix_cache.value_or(false) && request->response.prompt_logprobs < 0;
  if (call.cache_salt.has_value()) {
    LONGSPAN_RETURN_IF_ERROR(
        CheckCount("cache_salt", call.cache_salt->size(), kMaxCacheSaltBytes, "bytes", ""));
  }
  if (call.truncate_prompt_tokens.has_value() && *call.truncate_prompt_tokens != -1) {
    const int64_t kept = *call.truncate_prompt_tokens;
    if (kept < 1 || kept > limits.max_context_tokens) {
      return OutOfRange("truncate_prompt_tokens", absl::StrCat(kept),
                        absl::StrCat("-1 or an integer from 1 to ", limits.max_context_tokens,
                                     " (--max-context-tokens sets the limit)"));
    }
  }
  return absl::OkStatus();
}

// No room for a single token.
absl::Status PromptTooLong(int64_t prompt_tokens, const Limits& limits) {
  return InvalidField(
      "prompt",
      absl::StrCat("The prompt has ", prompt_tokens, " tokens; this model's context is ",
                   limits.max_context_tokens,
                   " tokens, prompt and completion together (--max-context-tokens sets the "
                   "limit)."),
      "context_length_exceeded");
}

absl::Status CheckPrompt(const GenerateCall& call, const ServedModel& model, const Limits& limits) {
  if (const auto* text = std::get_if<std::string>(&call.prompt)) {
    if (text->empty() &&
        !(call.add_special_tokens.value_or(true) && model.tokenizer->adds_first_token())) {
      return InvalidField("prompt",
                          "prompt is empty, and the tokenizer puts no token before it; it must "
                          "hold at least one token.");
    }
    return ValidateTextBytes("prompt", *text, limits);
  }
  if (const auto* ids = std::get_if<std::vector<int64_t>>(&call.prompt)) {
    if (ids->empty()) {
      return InvalidField("prompt", "prompt is an empty list; it must hold at least one token.");
    }
    // What is not truncated can be refused before it is copied.
    const auto tokens = static_cast<int64_t>(ids->size());
    if (!call.truncate_prompt_tokens.has_value() && tokens > limits.max_context_tokens) {
      return PromptTooLong(tokens, limits);
    }
    return absl::OkStatus();
  }
  // Of a conversation nothing can be said before it is rendered (chat_prompt.h).
  if (std::holds_alternative<std::shared_ptr<const ChatCall>>(call.prompt)) return absl::OkStatus();
  return InvalidField("prompt", "prompt is missing.");
}

absl::Status ContextExceeded(const std::string& name, int64_t prompt_tokens, int64_t max_tokens,
                             const Limits& limits) {
  return InvalidField(
      name,
      absl::StrCat("The prompt has ", prompt_tokens, " tokens and ", name, " is ", max_tokens,
                   "; this model's context is ", limits.max_context_tokens,
                   " tokens, prompt and completion together (--max-context-tokens sets the "
                   "limit)."),
      "context_length_exceeded");
}

// How many of the prompt's last tokens stay.
int64_t KeptTokens(const GenerateCall& call, int64_t prompt_tokens, const Limits& limits) {
  if (!call.truncate_prompt_tokens.has_value()) return prompt_tokens;
  int64_t kept = *call.truncate_prompt_tokens;
  // The context limit, less what is to be generated: otherwise nothing could be.
  if (kept == -1) {
    const int64_t generated = call.max_tokens.value_or(call.default_max_tokens.value_or(1));
    kept = std::max<int64_t>(1, limits.max_context_tokens - generated);
  }
  return std::min(kept, prompt_tokens);
}

}  // namespace

absl::StatusOr<std::unique_ptr<Request>> Validate(const GenerateCall& call,
                                                  const ServedModel& model, const Limits& limits) {
  if (call.model.has_value()) LONGSPAN_RETURN_IF_ERROR(ValidateModelName(*call.model, model));
  if (call.request_id.has_value() && !IsRequestId(*call.request_id)) {
    return InvalidField("request_id",
                        "request_id must be 1 to 64 characters of A-Z, a-z, 0-9, '.', '_', '-'.");
  }
  auto request = std::make_unique<Request>();
  LONGSPAN_RETURN_IF_ERROR(CheckPrompt(call, model, limits));
  LONGSPAN_RETURN_IF_ERROR(TakeSampling(call, model.config, limits, &request->sampling));
  LONGSPAN_RETURN_IF_ERROR(TakeTokenRules(call, model.config, limits, &request->sampling));
  LONGSPAN_RETURN_IF_ERROR(TakeStopping(call, model.config, limits, &request->stopping));
  LONGSPAN_RETURN_IF_ERROR(CheckAllowedTokens(model, *request));
  LONGSPAN_RETURN_IF_ERROR(TakeResponse(call, limits, &request->response));
  LONGSPAN_RETURN_IF_ERROR(TakeAttention(call, model, request.get()));
  LONGSPAN_RETURN_IF_ERROR(TakeScheduling(call, limits, &request->scheduling));
  LONGSPAN_RETURN_IF_ERROR(TakeCaching(call, limits, request.get()));
  return request;
}

absl::Status PlacePrompt(const GenerateCall& call, std::vector<int32_t> prompt_token_ids,
                         const Limits& limits, Request* request) {
  const int64_t kept = KeptTokens(call, static_cast<int64_t>(prompt_token_ids.size()), limits);
  prompt_token_ids.erase(prompt_token_ids.begin(), prompt_token_ids.end() - kept);
  if (kept == 0) {
    return InvalidField("prompt", "prompt has no token; it must hold at least one.");
  }
  const int64_t remaining = limits.max_context_tokens - kept;
  if (remaining < 0) return PromptTooLong(kept, limits);
  StoppingParams& stopping = request->stopping;
  if (call.max_tokens.has_value()) {
    if (stopping.max_tokens > remaining) {
      return ContextExceeded(call.max_tokens_name, kept, stopping.max_tokens, limits);
    }
  } else {
    if (remaining < 1) return PromptTooLong(kept, limits);
    stopping.max_tokens = std::min(remaining, call.default_max_tokens.value_or(remaining));
  }
  if (stopping.min_tokens > stopping.max_tokens) {
    return InvalidField(
        "min_tokens", absl::StrCat("min_tokens is ", stopping.min_tokens, "; it must not exceed ",
                                   call.max_tokens_name, ", which is ", stopping.max_tokens, "."));
  }
  request->prompt_token_ids = std::move(prompt_token_ids);
  return absl::OkStatus();
}

absl::Status ValidateConstrained(const GenerateCall& call, absl::string_view name) {
  if (!call.ignore_eos) return absl::OkStatus();
  return InvalidField("ignore_eos", absl::StrCat("ignore_eos is true, and ", name,
                                                 " says where the answer ends; they exclude each "
                                                 "other."));
}

absl::Status ValidatePromptCount(size_t prompts, const Limits& limits) {
  if (prompts == 0) return InvalidField("prompt", "prompt is an empty list.");
  return CheckCount("prompt", prompts, limits.max_prompts_per_call, "prompts",
                    "--max-prompts-per-call");
}

absl::Status ValidatePromptLogprobs(absl::Span<const std::unique_ptr<Request>> requests) {
  int64_t asked = 0;
  bool by_name = false;
  for (const auto& request : requests) {
    if (request->response.prompt_logprobs < 0) continue;
    asked += static_cast<int64_t>(request->prompt_token_ids.size()) *
             (request->response.prompt_logprobs + 1) * request->sampling.n;
    by_name = request->response.prompt_logprobs > request->response.logprobs;
  }
  if (asked <= kMaxPromptLogprobEntries) return absl::OkStatus();
  // An echoed prompt is scored because of the other.
  const absl::string_view param = by_name ? "prompt_logprobs" : "logprobs";
  return InvalidField(
      param, absl::StrCat(param, " asks for ", asked,
                          " logprobs of the prompt (prompt tokens x (top + 1) x choices); at most ",
                          kMaxPromptLogprobEntries, " are allowed."));
}

absl::Status ValidateModelName(absl::string_view name, const ServedModel& model) {
  if (name == model.name || absl::c_linear_search(model.other_names, name)) {
    return absl::OkStatus();
  }
  // Names of any length come from outside; a message need not repeat them whole.
  return WithCode(WithParam(absl::NotFoundError(absl::StrCat(
                                "The model \"", Utf8Prefix(name, 128),
                                "\" does not exist; this server serves \"", model.name, "\".")),
                            "model"),
                  "model_not_found");
}

absl::Status ValidateTextBytes(absl::string_view param, absl::string_view text,
                               const Limits& limits) {
  if (text.size() <= limits.max_body_bytes) return absl::OkStatus();
  return InvalidField(
      param,
      absl::StrCat(param, " has ", text.size(), " bytes; at most ", limits.max_body_bytes,
                   " are allowed (--max-body-bytes sets the limit)."),
      "context_length_exceeded");
}

absl::Status ValidateTokenCount(absl::string_view param, size_t tokens, const Limits& limits) {
  const int64_t most = MaxCountedTokens(limits);
  if (tokens <= static_cast<size_t>(most)) return absl::OkStatus();
  return InvalidField(
      param, absl::StrCat(param, " has ", tokens, " tokens; at most ", most, " are allowed."),
      "context_length_exceeded");
}

absl::Status TextHasTooManyTokens(absl::string_view param, const Limits& limits) {
  return InvalidField(param,
                      absl::StrCat(param, " has more than ", MaxCountedTokens(limits),
                                   " tokens, and was read no further; this model's context is ",
                                   limits.max_context_tokens, " tokens."),
                      "context_length_exceeded");
}

absl::StatusOr<std::vector<int32_t>> ValidateTokenIds(absl::string_view param,
                                                      absl::Span<const int64_t> token_ids,
                                                      const ModelConfig& config) {
  std::vector<int32_t> ids;
  ids.reserve(token_ids.size());
  for (const int64_t id : token_ids) {
    LONGSPAN_RETURN_IF_ERROR(CheckTokenId(param, id, config));
    ids.push_back(static_cast<int32_t>(id));
  }
  return ids;
}

}  // namespace longspan
