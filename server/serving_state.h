// Whether work is welcome: what /ready and the gRPC health service answer.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>

#include "absl/time/time.h"

namespace longspan {

enum class ServingPhase : uint8_t { kLoading, kReady, kDraining, kFailed };

// How long answers that are complete are still written, once the engine has ended: what is left of
// the time to drain, and a while in any case.
inline absl::Duration FlushTime(absl::Duration left_to_drain) {
  return std::max(left_to_drain, absl::Seconds(5));
}

// Written by the composition root alone, read by any thread.
class ServingState {
 public:
  ServingPhase phase() const { return phase_.load(std::memory_order_acquire); }
  void Set(ServingPhase phase) { phase_.store(phase, std::memory_order_release); }

 private:
  std::atomic<ServingPhase> phase_ = ServingPhase::kLoading;
};

}  // namespace longspan
