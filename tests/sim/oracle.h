// What a request must hear: the same request alone, computed without any engine.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "engine/request/request.h"

namespace longspan {

// What surrounds every request of a simulation.
struct OracleSetting {
  std::vector<int32_t> end_token_ids;
  int64_t dense_below_tokens = 0;
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

Expected Alone(const Request& request, const OracleSetting& setting);

}  // namespace longspan
