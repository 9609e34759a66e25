// What a simulation does, from one seed: the limits of the engine, the machine, who asks for what
// and when, who leaves, what breaks. Small numbers, so that every edge is met.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/engine_options.h"
#include "engine/request/request.h"
#include "kernels/kv_layout.h"
#include "tests/sim/step_time.h"

namespace longspan {

inline constexpr int64_t kNotPlanned = -1;

struct PlannedRequest {
  Request request;     // without call, id, arrival and sink; its sampling seed is its number
  int32_t domain = 0;  // requests may share pages only with those of the same number
  int64_t not_finite_at =
      kNotPlanned;                // the first sample's draw at this output position is no number
  bool score_not_finite = false;  // likewise its first prompt logprob
};

// How a call is ended from outside, if it is.
struct PlannedCancel {
  int64_t after_us = kNotPlanned;      // its submission
  int64_t after_tokens = kNotPlanned;  // that a sink has heard: too slow a reader, or one that left
  bool when_it_makes_room = false;     // one of its requests, for the first time
  bool by_id = false;

  bool is_planned() const {
    return after_us != kNotPlanned || after_tokens != kNotPlanned || when_it_makes_room;
  }
};

struct PlannedCall {
  std::string id;               // another call may have the same
  int64_t at_us = kNotPlanned;  // not planned: as a retry of another
  std::vector<PlannedRequest> requests;
  PlannedCancel cancel;
  int64_t retry = kNotPlanned;  // the call that follows once this one was cancelled
  int64_t retry_after_us = 0;
  bool retries_at_once = false;  // with the cancel, of which the engine has not heard yet
  int64_t attempts = 1;          // to be taken, where the queue is full
  int64_t attempt_after_us = 0;
};

// Keys and values at home in the host's memory: for models that attend sparsely to all, without a
// host's pool.
struct PlannedRooms {
  int32_t rooms = 0;
  int32_t steps = 0;           // that have gone by; what counts them begins again
  int32_t selected_pages = 0;  // that a row asks for which attends sparsely; 0: all
  int64_t absent_pages = 0;    // whose homes are not there at the beginning,
  int64_t pages_a_step = 0;    // and how many come with each step
};

enum class RunnerFault : uint8_t { kNone, kSubmitFails, kCollectFails, kThrows };

struct Workload {
  EngineOptions options;
  KvLayout layout;
  int64_t short_tokens = kNotPlanned;  // of the first of two ranges of RoPE, if there are two
  int max_in_flight = 1;
  std::optional<PlannedRooms> rooms;
  StepTime step_time;
  std::vector<int32_t> page_order;
  std::vector<PlannedCall> calls;
  RunnerFault fault = RunnerFault::kNone;
  int64_t fault_at_step = kNotPlanned;
  int64_t close_at_us = kNotPlanned;  // no new calls from then on
  int64_t most_mask_us = 0;           // that the mask of a constrained answer takes to be made
};

// `requests`: in all calls together.
Workload MakeWorkload(uint64_t seed, int requests);

}  // namespace longspan
