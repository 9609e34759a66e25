// Short ways to write down what a plan sees.
#pragma once

#include <cstdint>
#include <map>

#include "engine/scheduler/scheduler.h"

namespace longspan::test {

// A step takes 1000 µs, a token of a prompt 10, a generated one 100: 90 tokens in a step of 1900.
inline constexpr StepCosts kCosts = {{1000, 10, 0, 0, 100, 0, 0}};

inline PromptView Prompt(int64_t id, int64_t tokens, int64_t first_position = 0) {
  PromptView prompt;
  prompt.id = id;
  prompt.total_tokens = tokens;
  prompt.first_position = first_position;
  return prompt;
}

inline WaitingView Waiting(int64_t id, int64_t tokens, int64_t pages = 0, int32_t sequences = 1) {
  return {Prompt(id, tokens), sequences, pages};
}

inline DecodeView Decoding(int64_t id, int64_t needed_pages = 0) {
  DecodeView sequence;
  sequence.id = id;
  sequence.request = id;
  sequence.context_tokens = 100;
  sequence.can_decode = true;
  sequence.needed_pages = needed_pages;
  return sequence;
}

inline VictimView Victim(int64_t request, int64_t pages, int32_t priority = 0) {
  VictimView victim;
  victim.request = request;
  victim.arrival_us = request;
  victim.priority = priority;
  victim.releasable_pages = pages;
  return victim;
}

// Prompt tokens by id.
inline std::map<int64_t, int64_t> Dealt(const BatchPlan& plan) {
  std::map<int64_t, int64_t> tokens;
  for (const PlannedRow& row : plan.rows) {
    if (row.is_prefill) tokens[row.sequence] += row.token_count;
  }
  return tokens;
}

}  // namespace longspan::test
