// Reads what EngineCore keeps to itself, and changes nothing: the one place that knows its members.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/core/engine_core.h"

namespace longspan {

class EngineInspector {
 public:
  explicit EngineInspector(const EngineCore& core) : core_(core) {}

  const PagePool& pool() const { return core_.residency().pool(); }
  const std::vector<std::unique_ptr<RunningRequest>>& running() const { return core_.requests().running(); }
  const Inbox& inbox() const { return core_.inbox_; }
  const WaitingRequests& waiting() const { return core_.requests().waiting(); }
  const HostPool& host() const { return core_.residency().host(); }
  const StepCosts& costs() const { return core_.costs(); }
  const std::vector<int32_t>& free_slots() const { return core_.residency().free_slots(); }
  int64_t steps_in_flight() const { return static_cast<int64_t>(core_.in_flight_.size()); }

 private:
  const EngineCore& core_;
};

}  // namespace longspan
