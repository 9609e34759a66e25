// A moment's load of the engine: what its thread publishes, and any thread reads a copy of.
#pragma once

#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "engine/request/wait_reason.h"
#include "kernels/backend.h"
#include "kernels/base/clock.h"

namespace longspan {

struct EngineLoad {
  int32_t running_requests = 0;
  int32_t waiting_requests = 0;                  // the inbox included
  int32_t queued_requests = 0;                   // without it: those that the scheduler has seen,
  WaitReason queued_for = WaitReason::kPrompts;  // and what they wait for
  int64_t queued_tokens = 0;
  int32_t queued_tenants = 0;  // that any of the waiting are of
  int64_t prefill_remaining_tokens = 0;
  double queue_delay_us = 0;    // until what waits is read, by cost model and pace of late
  double queue_token_us = 0;    // of that, for a token
  int64_t pages_total = 0;      // free + cached + used
  int64_t pages_free = 0;       // hold nothing
  int64_t pages_cached = 0;     // in nobody's use, with contents that prompts can find
  int64_t pages_reserved = 0;   // promised to running requests; of the free and cached ones
  int64_t pages_evicted = 0;    // cached ones that were evicted, since the start
  int64_t most_pages_used = 0;  // at any time since the start
  int64_t host_pages_total = 0;
  int64_t host_pages_used = 0;
  // Service of the tenant that has had most less that of the one that has had least, of those with
  // requests waiting (fairness.h).
  double tenant_gap_tokens = 0;
  int32_t slots_total = 0;
  int32_t slots_free = 0;
  int32_t most_slots_used = 0;
  std::vector<PoolUsage> backend_pools;
  int64_t oldest_arrival_us = kNeverUs;  // steady clock; of those queued
  double oldest_wait_seconds = 0;
  double heartbeat_age_seconds = 0;
  bool draining = false;
  bool failed = false;   // the engine broke; nothing more is served
  absl::Status failure;  // what clients hear of it
};

}  // namespace longspan
