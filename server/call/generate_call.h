// A completion as a client asked for it, before validation: what either protocol can say, with
// presence. The protocols translate into this; only the validator judges values.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "absl/time/time.h"
#include "engine/constraint/constraint.h"
#include "kernels/base/clock.h"
#include "server/base/byte_budget.h"
#include "server/base/trace_context.h"

namespace longspan {

struct ChatCall;  // chat_call.h

enum class Protocol : uint8_t { kHttp, kGrpc };

// Names in comments are the public field names that errors carry.
struct GenerateCall {
  Protocol protocol = Protocol::kHttp;
  std::optional<std::string> request_id;
  std::optional<std::string> model;
  // Text, token ids, a conversation, or nothing. Ids are kept wide so that the validator can refuse
  // any of them.
  std::variant<std::monostate, std::string, std::vector<int64_t>, std::shared_ptr<const ChatCall>>
      prompt;
  std::optional<bool> add_special_tokens;

  std::optional<double> temperature;
  std::optional<double> top_p;
  std::optional<int64_t> top_k;
  std::optional<double> min_p;
  std::optional<double> repetition_penalty;
  std::optional<double> frequency_penalty;
  std::optional<double> presence_penalty;
  std::optional<uint64_t> seed;
  std::optional<int64_t> n;
  std::vector<std::pair<int64_t, double>> logit_bias;
  std::optional<std::vector<int64_t>> allowed_token_ids;

  std::optional<int64_t> max_tokens;
  std::string max_tokens_name = "max_tokens";  // as the client calls it
  std::optional<int64_t> min_tokens;
  std::vector<std::string> stop;
  std::vector<int64_t> stop_token_ids;
  bool ignore_eos = false;
  bool include_stop_in_output = false;

  // What the answer is held to; of a chat that calls tools, what it is held to otherwise.
  std::optional<Constraint> constraint;
  std::string constraint_name;  // the field that asks for it

  std::optional<int64_t> logprobs;         // top n
  std::string logprobs_name = "logprobs";  // as the client calls it
  int64_t max_logprobs = 20;               // the protocol's own cap (completions: 5)
  std::optional<int64_t> prompt_logprobs;
  bool echo = false;
  std::optional<bool> skip_special_tokens;
  std::optional<int64_t> progress_interval_ms;
  bool include_block_map = false;

  std::optional<bool> sparse_decode;

  std::optional<std::string> cache_salt;
  std::optional<bool> bypass_prefix_cache;
  std::optional<int64_t> truncate_prompt_tokens;

  std::optional<int64_t> priority;
  std::optional<std::string> tenant;  // as the request names it
  std::string key_tenant;             // of the API key; empty: there are no keys
  TraceContext trace;                 // of the request that it came in
  std::optional<int64_t> queue_timeout_ms;
  std::optional<int64_t> ttft_slo_ms;
  std::optional<int64_t> tpot_slo_ms;
  int64_t deadline_us = kNeverUs;  // steady clock
  // When the last byte of it had come, by the steady clock: reading and tokenising it count.
  int64_t arrival_us = 0;
  // The bytes that this came in, until its prompt is tokens; may be null.
  std::shared_ptr<ByteLease> lease;
  // max_tokens where the client names none: 16 for OpenAI completions, what remains of the context
  // otherwise (empty).
  std::optional<int64_t> default_max_tokens;
};

}  // namespace longspan
