// How the threads that compute on the CPU stand to all others of their control group.
#pragma once

#include <cstdint>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"

namespace longspan {

enum class ComputePriority : uint8_t {
  kNormal,
  // All others go first, and at once (SCHED_IDLE). In a container these are the daemon's own: who
  // scrapes and probes does not wait for a time slice of a prompt. Beside other programs it would
  // compute only when they sleep.
  kIdle,
};

// Calls `start` so that the threads which it starts have the priority. Waits for it, and throws
// what it throws. Unless OK the system did not allow it, and they have the caller's.
absl::Status StartWith(ComputePriority priority, absl::FunctionRef<void()> start);

}  // namespace longspan
