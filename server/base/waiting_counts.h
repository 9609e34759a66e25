// Requests that the engine has and has not begun, by what they wait for: what /metrics and GetLoad
// report of a load.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/core/engine_load.h"
#include "engine/request/wait_reason.h"

namespace longspan {

struct WaitingCounts {
  int64_t inbox = 0;                               // for the engine's next step
  std::array<int64_t, kWaitReasons> queued_for{};  // by WaitReason: as the first of the queue does
};

inline WaitingCounts WaitingOf(const EngineLoad& load) {
  // The total may be younger than the last step, and then without some that it has admitted.
  const int32_t queued = std::min(load.queued_requests, load.waiting_requests);
  WaitingCounts waiting;
  waiting.inbox = load.waiting_requests - queued;
  waiting.queued_for[static_cast<size_t>(load.queued_for)] = queued;
  return waiting;
}

}  // namespace longspan
