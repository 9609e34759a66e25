// Many seeds, on several threads: each simulation is its own and shares nothing.
#pragma once

#include <cstdint>
#include <vector>

#include "tests/sim/simulation.h"

namespace longspan {

struct SeedRange {
  uint64_t first_seed = 0;
  int64_t seeds = 0;
  int requests = 200;
  int jobs = 1;
};

struct SeedFailure {
  uint64_t seed = 0;
  Violation violation;
};

struct SeedSummary {
  std::vector<SeedFailure> failures;  // ascending
  int64_t steps = 0;
  int64_t tokens = 0;
  int64_t preemptions = 0;
  int64_t found_tokens = 0;
  RoomCounts rooms;
};

// Stops to begin seeds once `most_failures` are found.
SeedSummary RunSeeds(const SeedRange& range, int64_t most_failures);

// One of them, on this thread.
SimOutcome RunSeed(const SimOptions& options);

// From now on a process that dies of a failed check names the seeds that its threads were at.
void NameSeedsOnCrash();

}  // namespace longspan
