// What the next step computes. Plan is a pure function from values to a BatchPlan: it takes no
// page and touches no memory; the engine commits the plan.
//
// Policy: decode rows first, then prompts in order of arrival (lower priority value first), at most
// `max_partial_prefills` side by side sharing `prefill_chunk_tokens`, so that a short prompt never
// waits for a long one to be read to its end. A prompt of two tokens or more is read in chunks of
// two or more, if prefill_chunk_tokens is at least three: a step may then leave two tokens unused,
// and where there are less than three for each prompt, the later ones wait. A waiting request is
// admitted only when slots and every page it can ever need are there; until then it, and those
// behind it, wait.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/request/wait_reason.h"

namespace longspan {

struct SchedulerLimits {
  int32_t prefill_chunk_tokens = 512;
  int32_t max_partial_prefills = 2;
};

// A running sequence as the plan sees it, in order of arrival.
struct SequenceView {
  int64_t id = 0;
  int64_t remaining_prompt_tokens = 0;  // 0: it decodes
  bool can_decode = false;              // false: waits for a step in flight, or only its fork
};

// A waiting request, in the order of the queue.
struct WaitingView {
  int64_t first_sequence = 0;  // the id its first sequence will have
  int32_t sequences = 1;       // slots it takes
  int64_t prompt_tokens = 0;
  int64_t needed_pages = 0;  // all it can ever need
};

struct SchedulerView {
  std::vector<SequenceView> running;
  std::vector<WaitingView> waiting;
  int64_t available_pages = 0;  // free and not reserved
  int32_t free_slots = 0;
};

struct PlannedRow {
  int64_t sequence = 0;
  int32_t token_count = 0;
  bool is_prefill = false;
};

struct BatchPlan {
  int32_t admitted = 0;  // how many of the waiting leave the queue, from its front
  // Why the first of those that remain does, and with it all behind it. Only as many are looked at
  // as may be read side by side; the rest waits for its turn.
  WaitReason waits_for = WaitReason::kPrompts;
  std::vector<PlannedRow> rows;
};

BatchPlan Plan(const SchedulerView& view, const SchedulerLimits& limits);

}  // namespace longspan
