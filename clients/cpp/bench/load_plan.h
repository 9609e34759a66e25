// What a run sends, as the flags say, and what each of its requests is: a function of the seed, its
// traffic and its number there, whatever else happens.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "clients/cpp/bench/arrival_process.h"
#include "clients/cpp/bench/weighted_choice.h"

namespace longspan {

inline constexpr int64_t kUnlimited = std::numeric_limits<int64_t>::max();

// Requests that come by one rule: at times of their own (open loop), or so many at once (closed).
struct Traffic {
  double mean_gap_us = 0;   // of an open loop
  bool poisson = false;     // else even
  int64_t concurrency = 0;  // 0: an open loop
  LengthMixture prompt_tokens{1024};

  bool closed_loop() const { return concurrency > 0; }
};

struct LoadPlan {
  uint64_t seed = 0;

  std::vector<Traffic> traffics;  // at least one

  // Nothing is begun later, or once so many of the first traffic have begun.
  int64_t duration_us = kUnlimited;
  int64_t requests = kUnlimited;
  // What is begun earlier does not count.
  int64_t warmup_us = 0;
  // What has not ended so long after the last was begun is given up.
  int64_t drain_us = kUnlimited;
  // Arrivals of an open loop beyond these are reported and not sent, which bounds memory here.
  int64_t max_in_flight = 4096;

  LengthMixture output_tokens{16};
  int64_t shared_prefix_tokens = 0;  // of each prompt, drawn among `prefix_groups`
  int64_t prefix_groups = 1;
  std::vector<std::string> tenants;  // of `tenant_choice`; empty: none is named
  WeightedChoice tenant_choice;

  double cancel_share = 0;
  std::pair<int64_t, int64_t> cancel_after_us{0, 2'000'000};
  bool cancel_before_first_token = false;  // at the latest with it
  std::optional<int64_t> timeout_us;       // of each attempt
  int64_t retries = 0;                     // after a time-out

  std::optional<int64_t> ttft_slo_us;
  std::optional<int64_t> tpot_slo_us;
  bool send_slos = false;  // requests carry them, too
  std::optional<int64_t> queue_timeout_us;
};

struct PlannedRequest {
  size_t traffic = 0;
  int64_t index = 0;  // in its traffic
  int64_t prompt_tokens = 0;
  int64_t output_tokens = 0;
  int64_t prefix_group = 0;
  int32_t tenant = -1;  // in LoadPlan::tenants
  std::optional<int64_t> cancel_after_us;
};

PlannedRequest PlanRequest(const LoadPlan& plan, size_t traffic, int64_t index);

// Of an open loop.
ArrivalProcess ArrivalsOf(const LoadPlan& plan, size_t traffic);

}  // namespace longspan
