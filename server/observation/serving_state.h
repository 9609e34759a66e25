// Where the daemon is in its life, as probes hear it. `loading` begins before there is an engine.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>

#include "absl/status/status.h"
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
  // Bytes of the weights that are in place, and of all.
  void SetLoaded(int64_t done_bytes, int64_t total_bytes) {
    loaded_bytes_.store(done_bytes, std::memory_order_relaxed);
    total_bytes_.store(total_bytes, std::memory_order_relaxed);
  }

  // OK once requests are served; otherwise UNAVAILABLE with the reason, a code and a time to retry.
  absl::Status Readiness() const;

 private:
  std::atomic<ServingPhase> phase_ = ServingPhase::kLoading;
  std::atomic<int64_t> loaded_bytes_ = 0;
  std::atomic<int64_t> total_bytes_ = 0;
};

}  // namespace longspan
