// What the daemon has done since it started, from the counters behind /metrics. GetLoad reports it
// too, so that who watches needs one connection.
#pragma once

#include <cstdint>
#include <vector>

namespace longspan {

// Observed latencies by bucket. The first begins at 0, each ends with its bound, and the last has
// no end.
struct LatencyCounts {
  std::vector<double> upper_bounds_seconds;  // [buckets - 1], ascending
  std::vector<int64_t> counts;               // [buckets], each of its bucket alone
};

struct WorkDone {
  double start_timestamp_seconds = 0;  // Unix time
  double uptime_seconds = 0;           // when this was counted
  int64_t computed_prompt_tokens = 0;
  int64_t cached_prompt_tokens = 0;
  int64_t generated_tokens = 0;
  // Completions that ended; each is one of these four.
  int64_t completed = 0;
  int64_t cancelled = 0;
  int64_t refused = 0;  // RESOURCE_EXHAUSTED or UNAVAILABLE
  int64_t failed = 0;
  LatencyCounts time_to_first_token;
  LatencyCounts inter_token_latency;

  int64_t tokenizing_requests = 0;  // those that are at it now
};

}  // namespace longspan
