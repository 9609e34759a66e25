// Whether the system grants the threads that flags ask for. Asked before weights are loaded, so
// that a start which cannot succeed fails at once, and says what was asked and which limit holds.
#pragma once

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "server/options/options.h"
#include "server/plan/host_resources.h"

namespace longspan {

struct ThreadDemand {
  std::string purpose;  // "computing (--threads)"
  int threads = 0;
};

// What a daemon of these options starts from now on. `cpus`: this process's; `computes_on_cpu`:
// whether the CPU backend's threads are among it.
std::vector<ThreadDemand> ThreadDemands(const Options& options, int cpus, bool computes_on_cpu);

// ResourceExhausted where fewer are granted; `limits` are for its message.
absl::Status JudgeThreads(const std::vector<ThreadDemand>& demands, int granted,
                          const ThreadLimits& limits);
// Starts as many threads at once, ends them, and judges how many could be had.
absl::Status CheckThreads(const std::vector<ThreadDemand>& demands, const ThreadLimits& limits);

}  // namespace longspan
