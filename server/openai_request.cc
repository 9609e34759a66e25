#include "server/openai_request.h"

#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"
#include "kernels/status_macros.h"
#include "server/json_fields.h"
#include "server/request_id.h"
#include "server/status_map.h"
#include "server/validator.h"

namespace longspan {
namespace {

constexpr int64_t kDefaultMaxTokens = 16;  // OpenAI's, of this endpoint
constexpr int64_t kMaxLogprobs = 5;        // likewise
constexpr int64_t kProgressIntervalMs = 200;

using Prompt = decltype(GenerateCall::prompt);

void ReadSampling(JsonFields* fields, GenerateCall* call) {
  call->temperature = fields->Number("temperature");
  call->top_p = fields->Number("top_p");
  call->top_k = fields->Integer("top_k");
  call->min_p = fields->Number("min_p");
  call->repetition_penalty = fields->Number("repetition_penalty");
  call->frequency_penalty = fields->Number("frequency_penalty");
  call->presence_penalty = fields->Number("presence_penalty");
  call->seed = fields->Bits64("seed");
  call->n = fields->Integer("n");
  call->allowed_token_ids = fields->Integers("allowed_token_ids");
}

// {"token id": bias, …}
void ReadLogitBias(JsonFields* fields, GenerateCall* call) {
  const Json* object = fields->Object("logit_bias");
  if (object == nullptr) return;
  for (const auto& member : object->items()) {
    const std::string& key = member.key();
    int64_t token_id = 0;
    const bool digits = std::all_of(key.begin(), key.end(), absl::ascii_isdigit);
    if (!digits || !absl::SimpleAtoi(key, &token_id)) {
      return fields->Refuse("logit_bias", absl::StrCat("a key of logit_bias must be a token id, "
                                                       "found \"",
                                                       key, "\""));
    }
    const auto bias = NumberValue(member.value());
    if (!bias.has_value()) {
      return fields->RefuseType(absl::StrCat("logit_bias.", key), "a number", member.value());
    }
    call->logit_bias.emplace_back(token_id, *bias);
  }
}

// Two names of one thing: clients of newer interfaces send the second.
void ReadMaxTokens(JsonFields* fields, GenerateCall* call) {
  constexpr char kOtherName[] = "max_completion_tokens";
  call->default_max_tokens = kDefaultMaxTokens;
  call->max_tokens = fields->Integer("max_tokens");
  const auto other = fields->Integer(kOtherName);
  if (!other.has_value()) return;
  if (call->max_tokens.has_value() && call->max_tokens != other) {
    return fields->Refuse(kOtherName,
                          absl::StrCat(kOtherName, " is ", *other, " and max_tokens is ",
                                       *call->max_tokens, "; give one of them, or equal values"));
  }
  if (!call->max_tokens.has_value()) call->max_tokens_name = kOtherName;
  call->max_tokens = other;
}

void ReadStopping(JsonFields* fields, GenerateCall* call) {
  ReadMaxTokens(fields, call);
  call->min_tokens = fields->Integer("min_tokens");
  call->stop = fields->Strings("stop");
  call->stop_token_ids = fields->Integers("stop_token_ids").value_or(std::vector<int64_t>());
  call->ignore_eos = fields->Bool("ignore_eos").value_or(false);
  call->include_stop_in_output = fields->Bool("include_stop_str_in_output").value_or(false);
}

void ReadResponse(JsonFields* fields, GenerateCall* call, AnswerOptions* options) {
  options->stream = fields->Bool("stream").value_or(false);
  options->return_progress = fields->Bool("return_progress").value_or(false);
  options->return_token_ids = fields->Bool("return_token_ids").value_or(false);
  options->include_attribution = fields->Bool("include_attribution").value_or(false);
  call->include_block_map = fields->Bool("include_block_map").value_or(false);
  options->echo = fields->Bool("echo").value_or(false);
  options->logprobs = fields->Integer("logprobs");
  options->prompt_logprobs = fields->Integer("prompt_logprobs");
  call->skip_special_tokens = fields->Bool("skip_special_tokens");
  options->skip_special_tokens = call->skip_special_tokens.value_or(true);
  call->echo = options->echo;
  call->logprobs = options->logprobs;
  call->max_logprobs = kMaxLogprobs;
  call->prompt_logprobs = options->prompt_logprobs;
  if (!options->return_progress) return;
  if (!options->stream) fields->Refuse("return_progress", "return_progress needs stream: true");
  call->progress_interval_ms = kProgressIntervalMs;
}

absl::Status ReadStreamOptions(JsonFields* fields, AnswerOptions* options) {
  const Json* object = fields->Object("stream_options");
  if (object == nullptr) return absl::OkStatus();
  if (!options->stream) fields->Refuse("stream_options", "stream_options needs stream: true");
  JsonFields inner(*object, "stream_options.");
  // Who wants usage in every chunk wants the last one too; who refuses usage gets none at all.
  const bool continuous = inner.Bool("continuous_usage_stats").value_or(false);
  options->include_usage = inner.Bool("include_usage").value_or(continuous);
  options->continuous_usage = continuous && options->include_usage;
  if (inner.Bool("include_obfuscation").value_or(false)) {
    inner.Refuse("include_obfuscation", "stream_options.include_obfuscation is not supported",
                 "unsupported");
  }
  return inner.Finish();
}

void ReadPlacement(JsonFields* fields, GenerateCall* call, AnswerOptions* options) {
  call->model = fields->String("model");
  call->add_special_tokens = fields->Bool("add_special_tokens");
  call->truncate_prompt_tokens = fields->Integer("truncate_prompt_tokens");
  call->priority = fields->Integer("priority");
  call->tenant = fields->String("tenant");
  call->queue_timeout_ms = fields->Integer("queue_timeout_ms");
  call->ttft_slo_ms = fields->Integer("ttft_slo_ms");
  call->tpot_slo_ms = fields->Integer("tpot_slo_ms");
  call->cache_salt = fields->String("cache_salt");
  call->bypass_prefix_cache = fields->Bool("bypass_prefix_cache");
  call->request_id = fields->String("request_id");
  if (!call->request_id.has_value()) call->request_id = MakeRequestId();
  options->request_id = *call->request_id;
}

absl::Status ReadResponseFormat(JsonFields* fields) {
  const Json* object = fields->Object("response_format");
  if (object == nullptr) return absl::OkStatus();
  JsonFields inner(*object, "response_format.");
  const auto type = inner.String("type");
  if (type != "text") {
    inner.Refuse("type",
                 absl::StrCat("response_format.type must be \"text\", found ",
                              type.has_value() ? Summarize(Json(*type)) : "nothing",
                              ": completions are not held to a format"),
                 "unsupported");
  }
  return inner.Finish();
}

// OpenAI's fields that mean nothing here: accepted where they change nothing, otherwise refused.
void ReadNeutral(JsonFields* fields, const GenerateCall& call) {
  fields->String("user");
  fields->Object("metadata");
  if (fields->Bool("store").value_or(false)) {
    fields->Refuse("store", "store must be false: completions are not kept", "unsupported");
  }
  if (!fields->String("suffix").value_or("").empty()) {
    fields->Refuse("suffix", "suffix must be empty: nothing is inserted before one", "unsupported");
  }
  const int64_t best_of = fields->Integer("best_of").value_or(1);
  if (best_of != 1 && best_of != call.n.value_or(1)) {
    fields->Refuse("best_of", absl::StrCat("best_of must be 1 or equal to n, found ", best_of),
                   "unsupported");
  }
}

absl::StatusOr<std::vector<int64_t>> TokenIds(const Json& array, const std::string& name) {
  std::vector<int64_t> ids;
  ids.reserve(array.size());
  for (const Json& element : array) {
    const auto id = IntegralValue(element);
    if (!id.has_value()) {
      return InvalidField("prompt",
                          absl::StrCat(name, "[", ids.size(), "] must be a token id, ", "found ",
                                       Summarize(element)),
                          "invalid_type");
    }
    ids.push_back(*id);
  }
  return ids;
}

// One prompt of a list of prompts: text or token ids.
absl::StatusOr<Prompt> OnePrompt(Json* element, const std::string& name) {
  if (element->is_string()) return Prompt(std::move(element->get_ref<std::string&>()));
  if (!element->is_array()) {
    return InvalidField("prompt",
                        absl::StrCat(name, " must be a string or an array of token ids, found ",
                                     Describe(*element)),
                        "invalid_type");
  }
  LONGSPAN_ASSIGN_OR_RETURN(std::vector<int64_t> ids, TokenIds(*element, name));
  return Prompt(std::move(ids));
}

// string, [string], [int], [[int]]; the text moves out of `prompt`.
absl::StatusOr<std::vector<Prompt>> ReadPrompts(Json* prompt, const Limits& limits) {
  const bool is_list = prompt->is_array() && (prompt->empty() || !prompt->front().is_number());
  if (!is_list) {
    LONGSPAN_ASSIGN_OR_RETURN(Prompt one, OnePrompt(prompt, "prompt"));
    return std::vector<Prompt>{std::move(one)};
  }
  LONGSPAN_RETURN_IF_ERROR(ValidatePromptCount(prompt->size(), limits));
  std::vector<Prompt> prompts;
  for (size_t i = 0; i < prompt->size(); ++i) {
    const std::string name = absl::StrCat("prompt[", i, "]");
    LONGSPAN_ASSIGN_OR_RETURN(Prompt one, OnePrompt(&(*prompt)[i], name));
    if (!prompts.empty() && one.index() != prompts.front().index()) {
      return InvalidField("prompt", absl::StrCat(name, " must be of the same type as prompt[0]"),
                          "invalid_type");
    }
    prompts.push_back(std::move(one));
  }
  return prompts;
}

}  // namespace

std::string CompletionId(const AnswerOptions& options) {
  return absl::StrCat("cmpl-", options.request_id);
}

absl::StatusOr<OpenAiRequest> ReadCompletionRequest(Json body, const Limits& limits) {
  OpenAiRequest request;
  GenerateCall call;
  JsonFields fields(body, "");
  ReadPlacement(&fields, &call, &request.options);
  ReadSampling(&fields, &call);
  ReadLogitBias(&fields, &call);
  ReadStopping(&fields, &call);
  ReadResponse(&fields, &call, &request.options);
  const absl::Status stream_options = ReadStreamOptions(&fields, &request.options);
  const absl::Status response_format = ReadResponseFormat(&fields);
  ReadNeutral(&fields, call);
  const bool has_prompt = fields.Value("prompt") != nullptr;
  LONGSPAN_RETURN_IF_ERROR(fields.Finish());
  LONGSPAN_RETURN_IF_ERROR(stream_options);
  LONGSPAN_RETURN_IF_ERROR(response_format);
  if (!has_prompt) return InvalidField("prompt", "prompt is required");

  LONGSPAN_ASSIGN_OR_RETURN(std::vector<Prompt> prompts, ReadPrompts(&body["prompt"], limits));
  for (Prompt& prompt : prompts) {
    request.calls.push_back(call);
    request.calls.back().prompt = std::move(prompt);
  }
  return request;
}

}  // namespace longspan
