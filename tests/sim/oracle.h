// What a request must hear: the same request alone, computed without any engine.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "engine/request/request.h"
#include "kernels/sparse_prefill_params.h"

namespace longspan {

// What surrounds every request of a simulation.
struct OracleSetting {
  std::vector<int32_t> end_token_ids;
  int64_t dense_below_tokens = 0;
  bool decode_only = false;
  std::optional<SparsePrefillParams> prefill;
  std::vector<int64_t> window_tokens = {0};  // by group of layers
};

struct ExpectedSequence {
  std::vector<int32_t> drawn;  // max_tokens of them, as if nothing but a constraint ended it before
  std::vector<float> logprobs;  // of each
  std::vector<bool> is_reasoning;
  int64_t count = 0;  // so many are told
  FinishReason reason = FinishReason::kLength;
  std::optional<int32_t> matched_token_id;
  std::optional<std::string> matched_string;
  std::string text;
};

struct Expected {
  std::vector<ExpectedSequence> samples;
  std::vector<float> prompt_logprobs;  // of prompt tokens 1, 2, …; if they were asked for
};

// Whether a token attends densely: one of the prompt, or the one that makes the sequence so long.
bool PromptIsDense(const OracleSetting& setting, int64_t prompt_tokens);
bool OutputIsDense(const OracleSetting& setting, const Request& request, int64_t length);

// Of an answer's first `count` tokens, those drawn from a query that an approximation made sparse.
int64_t TokensOfApproximation(const OracleSetting& setting, const Request& request, int64_t count);

// Of a prompt, those that are read approximately.
int64_t TokensInSparseTiles(const OracleSetting& setting, const Request& request);

Expected Alone(const Request& request, const OracleSetting& setting);

}  // namespace longspan
