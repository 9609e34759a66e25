// One seed from beginning to end: the real EngineCore, driven without a thread, on a simulated
// machine and clock, with everything that the workload plans done to it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "engine/model/runner.h"
#include "tests/sim/world.h"

namespace longspan {

struct SimOptions {
  uint64_t seed = 0;
  int requests = 200;
  std::function<void(absl::string_view line)> trace;  // hears each event; null: nobody listens
  // Stands between engine and machine; for tests of the simulator itself.
  std::function<std::unique_ptr<Runner>(std::unique_ptr<Runner>)> wrap_runner;
};

struct SimOutcome {
  std::optional<Violation> violation;
  int64_t steps = 0;
  SeenCounts seen;
  int64_t preemptions = 0;
  int64_t found_tokens = 0;  // in the prefix cache
  RoomCounts rooms;
};

SimOutcome Simulate(const SimOptions& options);

// "seed 7: invariant: what", without an end of line.
std::string FailureLine(uint64_t seed, const Violation& violation);

}  // namespace longspan
