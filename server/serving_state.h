// Whether work is welcome: what /ready and the gRPC health service answer.
#pragma once

#include <atomic>
#include <cstdint>

namespace longspan {

enum class ServingPhase : uint8_t { kLoading, kReady, kDraining, kFailed };

// Written by the composition root alone, read by any thread.
class ServingState {
 public:
  ServingPhase phase() const { return phase_.load(std::memory_order_acquire); }
  bool ready() const { return phase() == ServingPhase::kReady; }
  void Set(ServingPhase phase) { phase_.store(phase, std::memory_order_release); }

 private:
  std::atomic<ServingPhase> phase_ = ServingPhase::kLoading;
};

}  // namespace longspan
