#include "engine/host_page_cost.h"

#include <algorithm>
#include <utility>

#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

// As many as a prompt of a thousand tokens has.
constexpr int64_t kMostPages = 16;
// The first touches memory for the first time; the fastest counts.
constexpr int kRuns = 3;

// All of them there, then all of them back.
ForwardBatch ThereAndBack(int64_t pages) {
  ForwardBatch batch;
  batch.page_offsets = {0};
  for (const bool to_host : {true, false}) {
    for (int32_t page = 0; page < static_cast<int32_t>(pages); ++page) {
      batch.page_moves.push_back({.device_item = page, .host_item = page, .to_host = to_host});
    }
  }
  return batch;
}

}  // namespace

absl::StatusOr<double> MeasureHostPageUs(Runner& runner, int64_t pages, int64_t host_pages) {
  const int64_t moved = std::min({pages, host_pages, kMostPages});
  if (moved < 1) return 0.0;
  int64_t fastest_us = INT64_MAX;
  for (int run = 0; run < kRuns; ++run) {
    LONGSPAN_ASSIGN_OR_RETURN(const Runner::Ticket ticket, runner.Submit(ThereAndBack(moved)));
    LONGSPAN_ASSIGN_OR_RETURN(const ForwardResult result, runner.Collect(ticket));
    fastest_us = std::min(fastest_us, result.compute_us);
  }
  return static_cast<double>(fastest_us) / static_cast<double>(2 * moved);
}

}  // namespace longspan
