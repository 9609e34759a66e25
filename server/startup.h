// What start-up prints: progress while weights load, the block that says what is served, and the
// one line on standard output that says it is.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "kernels/base/clock.h"
#include "kernels/kv_layout.h"
#include "server/call/served_model.h"
#include "server/observation/log.h"
#include "server/options/options.h"
#include "server/plan/memory_plan.h"
#include "server/serving_plan.h"

namespace longspan {

// The weights of `model`, loaded so far: a line that rewrites itself on a terminal; elsewhere a log
// line at the begin, one at the end, and between them one every two seconds.
class LoadReport {
 public:
  LoadReport(absl::string_view model, Log* log, bool on_terminal)
      : model_(model), log_(log), on_terminal_(on_terminal) {}
  void operator()(int64_t done_bytes, int64_t total_bytes);

 private:
  std::string model_;
  Log* log_;
  bool on_terminal_;
  Stopwatch begun_;
  std::optional<Stopwatch> reported_;
};

// A start that failed for want of what the machine should give (memory, threads), by a device that
// broke, or by our mistake ends with 70; one that a model, an address or a flag is to blame for
// with
// 78. A device that cannot be had is the flag's fault (OpenDevice); once opened, what it gets wrong
// while weights load or steps are reserved is Internal or ResourceExhausted.
int StartExitCode(const absl::Status& status);

struct BoundAddresses {
  std::string http;
  std::string grpc;
};

// What is served, where, the limits and the memory; several lines.
std::string StartupBlock(const Options& options, const ServingPlan& serving,
                         const ServedModel& model, const MemoryPlan& plan, const KvLayout& layout,
                         const BoundAddresses& bound);

// {"ready":true,"http":"127.0.0.1:8000","grpc":"127.0.0.1:8001","model":"demo"}
std::string ReadyLine(const ServedModel& model, const BoundAddresses& bound);

}  // namespace longspan
