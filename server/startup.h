// What start-up tells: progress while weights load, the block that says what is served, and the one
// line on standard output that says it is.
#pragma once

#include <cstdint>
#include <string>

#include "absl/time/clock.h"
#include "absl/time/time.h"
#include "kernels/kv_layout.h"
#include "server/log.h"
#include "server/memory_plan.h"
#include "server/options.h"
#include "server/served_model.h"

namespace longspan {

// Weights loaded so far: a line that rewrites itself on a terminal, log lines elsewhere. Tells the
// end once, though the last bytes may be reported more than once.
class LoadReport {
 public:
  LoadReport(Log* log, bool on_terminal)
      : log_(log), on_terminal_(on_terminal), told_(absl::Now()) {}
  void operator()(int64_t done_bytes, int64_t total_bytes);

 private:
  Log* log_;
  bool on_terminal_;
  absl::Time told_;
  bool complete_ = false;
};

struct BoundAddresses {
  std::string http;
  std::string grpc;
};

// What is served, where, the limits and the memory; several lines.
std::string StartupBlock(const Options& options, const Limits& limits, const ServedModel& model,
                         const MemoryPlan& plan, const KvLayout& layout,
                         const BoundAddresses& bound);

// {"ready":true,"http":"127.0.0.1:8000","grpc":"127.0.0.1:8001","model":"demo"}
std::string ReadyLine(const ServedModel& model, const BoundAddresses& bound);

}  // namespace longspan
