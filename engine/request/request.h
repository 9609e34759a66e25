// One completion as every front end asks for it: validated, tokenised, ready to be scheduled.
// One prompt, n sequences. A call is one request, or several that stand or fall together.
#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/time/time.h"
#include "engine/chat/reasoning_format.h"
#include "engine/request/events.h"
#include "engine/request/page_hash.h"
#include "kernels/base/clock.h"

namespace longspan {

struct CompiledConstraint;  // engine/constraint

struct SamplingParams {
  float temperature = 1.0F;
  float top_p = 1.0F;
  int32_t top_k = 0;  // 0: off
  float min_p = 0.0F;
  float repetition_penalty = 1.0F;
  float frequency_penalty = 0.0F;
  float presence_penalty = 0.0F;
  uint64_t seed = 0;  // admission draws one where the client names none
  int32_t n = 1;
  std::map<int32_t, float> logit_bias;
  std::vector<int32_t> allowed_token_ids;  // ascending, distinct; empty: all
};

struct StoppingParams {
  int64_t max_tokens = 16;
  int64_t min_tokens = 0;
  std::vector<std::string> stop;  // not empty strings
  std::vector<int32_t> stop_token_ids;
  bool ignore_eos = false;
  bool include_stop_in_output = false;
};

struct ResponseOptions {
  int32_t logprobs = -1;         // -1: none; 0: of the chosen token; n: of the n likeliest too
  int32_t prompt_logprobs = -1;  // likewise, for every prompt token but the first
  bool skip_special_tokens = true;
  std::vector<int32_t> shown_token_ids;  // special tokens that are in the text all the same
  int64_t progress_interval_ms = -1;     // -1: no PrefillProgress events
  bool include_block_map = false;        // of a model that selects blocks
};

// How the answer to a chat reasons.
struct ReasoningParams {
  ReasoningFormat format;              // none: nothing of it is reasoning
  bool begins_in_reasoning = false;    // the prompt ends inside reasoning (LeavesReasoningOpen)
  int64_t max_tokens = -1;             // of reasoning, then end_token_ids follow; -1: any number
  std::vector<int32_t> end_token_ids;  // not empty where there is a maximum
};

struct SchedulingParams {
  std::string tenant;              // who shares the machine as one; may be empty
  int32_t priority = 0;            // of the tenant's requests, lower goes first
  int64_t ttft_slo_us = kNeverUs;  // the first token is wanted this long after arrival
  int64_t tpot_slo_us = kNeverUs;  // every further one this long after the one before
  int64_t deadline_us = kNeverUs;  // steady clock
  absl::Duration queue_timeout = absl::InfiniteDuration();
};

struct CacheParams {
  // Names of the prompt's full pages (page_hash.h), and the domain's, with which names go on. No
  // names at all: the request leaves nothing in the cache, what it generates included.
  PageHash domain;
  std::vector<PageHash> page_hashes;
  bool reads_prefixes = true;  // false: everything is computed
};

struct Request {
  // Of the call it belongs to; the requests of one call have both in common.
  int64_t call = 0;  // by Inbox::NewCall, never given twice
  std::string id;    // the client's, or one made for it; no other call that runs has it
  std::vector<int32_t> prompt_token_ids;
  SamplingParams sampling;
  StoppingParams stopping;
  ResponseOptions response;
  ReasoningParams reasoning;
  SchedulingParams scheduling;
  CacheParams cache;
  // What the answer's text is to be, for the model's tokens; null: free.
  std::shared_ptr<const CompiledConstraint> constraint;
  // By the second of the model's two ranges of RoPE, if it has two (RopeConfig::RotatesLong).
  // Chosen once, at admission: every key of the request is rotated alike.
  bool rotates_long = false;
  // Of a dense model that is served so (NsaParams::decode_only): its generated tokens may attend to
  // selected blocks alone.
  bool sparse_decode = false;
  // The call's, made when it is submitted (inbox.h); set when it is cancelled, so that a step that
  // computes on this very thread can let go of its rows before the engine hears of it.
  std::shared_ptr<std::atomic<bool>> cancelled;
  int64_t arrival_us = 0;  // steady clock
  std::shared_ptr<EventSink> sink;
};

}  // namespace longspan
