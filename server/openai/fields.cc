#include "server/openai/fields.h"

#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"
#include "server/base/request_id.h"

namespace longspan {
namespace {

constexpr int64_t kProgressIntervalMs = 200;

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
void ReadMaxTokens(JsonFields* fields, std::optional<int64_t> default_max_tokens,
                   GenerateCall* call) {
  constexpr char kOtherName[] = "max_completion_tokens";
  call->default_max_tokens = default_max_tokens;
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

}  // namespace

std::string CompletionId(const AnswerOptions& options) {
  const char* prefix = options.endpoint == Endpoint::kChat ? "chatcmpl-" : "cmpl-";
  return absl::StrCat(prefix, options.request_id);
}

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
  ReadLogitBias(fields, call);
}

void ReadStopping(JsonFields* fields, std::optional<int64_t> default_max_tokens,
                  GenerateCall* call) {
  ReadMaxTokens(fields, default_max_tokens, call);
  call->min_tokens = fields->Integer("min_tokens");
  call->stop = fields->Strings("stop");
  call->stop_token_ids = fields->Integers("stop_token_ids").value_or(std::vector<int64_t>());
  call->ignore_eos = fields->Bool("ignore_eos").value_or(false);
  call->include_stop_in_output = fields->Bool("include_stop_str_in_output").value_or(false);
}

absl::Status ReadResponse(JsonFields* fields, GenerateCall* call, AnswerOptions* options) {
  options->stream = fields->Bool("stream").value_or(false);
  options->return_progress = fields->Bool("return_progress").value_or(false);
  options->return_token_ids = fields->Bool("return_token_ids").value_or(false);
  options->include_attribution = fields->Bool("include_attribution").value_or(false);
  call->include_block_map = fields->Bool("include_block_map").value_or(false);
  options->prompt_logprobs = fields->Integer("prompt_logprobs");
  call->prompt_logprobs = options->prompt_logprobs;
  call->skip_special_tokens = fields->Bool("skip_special_tokens");
  options->skip_special_tokens = call->skip_special_tokens.value_or(true);
  if (options->return_progress) {
    if (!options->stream) fields->Refuse("return_progress", "return_progress needs stream: true");
    call->progress_interval_ms = kProgressIntervalMs;
  }
  return ReadStreamOptions(fields, options);
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
  call->sparse_decode = fields->Bool("sparse_decode");
  call->cache_salt = fields->String("cache_salt");
  call->bypass_prefix_cache = fields->Bool("bypass_prefix_cache");
  call->request_id = fields->String("request_id");
  if (!call->request_id.has_value()) call->request_id = MakeRequestId();
  options->request_id = *call->request_id;
}

void ReadNeutral(JsonFields* fields) {
  for (const char* name :
       {"user", "safety_identifier", "prompt_cache_key", "prompt_cache_retention"}) {
    fields->String(name);
  }
  fields->Object("metadata");
  if (fields->Bool("store").value_or(false)) {
    fields->Refuse("store", "store must be false: completions are not kept", "unsupported");
  }
}

}  // namespace longspan
