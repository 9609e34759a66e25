// What is refused because too much waits already, and when to come back: by the number of requests,
// and by the time that the cost model predicts for reading what waits. Pure; any thread.
#pragma once

#include <cstdint>

#include "absl/status/status.h"
#include "absl/time/time.h"
#include "engine/core/engine_load.h"
#include "engine/core/engine_options.h"
#include "engine/request/inbox.h"
#include "engine/request/request.h"

namespace longspan {

// Predicted time that a prompt of `prompt_tokens` waits for others. Shorter prompts go first, so
// that no more tokens are read before it than each of those that wait had at its own length; and
// tenants are served by turns, so that no more than what its own tenant has waiting (`own`), as
// often as there are tenants. A long prompt, or another's flood, delays a short one by little.
double QueueDelayUs(const EngineLoad& load, const QueuedWork& own, int64_t prompt_tokens);

// Predicted time until so many more requests and tokens find a place in the queue; at least a
// second, so that nobody asks again before a step has changed anything.
absl::Duration TimeUntilRoom(const EngineLoad& load, const EngineOptions& options, int64_t requests,
                             int64_t tokens);

// RESOURCE_EXHAUSTED if the tenant, with these more, would have more waiting than there is room
// left for all: dynamic thresholds (Choudhury and Hahne, 1998). However much one tenant sends,
// others find a place. Only where tenants are known: one alone would fill half of the queue.
absl::Status CheckTenantShare(const EngineLoad& load, const QueuedWork& own,
                              const EngineOptions& options, int64_t requests, int64_t tokens);

// Where --max-queue-delay-ms is auto, a prompt waits no longer than so many times what it takes to
// be read at the pace of late: for no more than so many of its like. Where requests that come by
// chance use nine tenths of a machine, one in twenty would wait longer (M/D/1: 0.9 exp(-0.2 n), for
// n times the service). So those that are taken wait about as long beyond what the machine can do
// as they did just below it, whatever the machine and the prompts.
inline constexpr double kMostWaitOfOwn = 15;
// But so little is not worth a refusal.
inline constexpr int64_t kLeastMostWaitUs = 500'000;

// RESOURCE_EXHAUSTED, with the time to come back, if the request would wait longer than
// --max-queue-delay-ms allows, than it is willing to (queue_timeout_ms), or than it can to have its
// first token when it wants it (ttft_slo_ms). A request that names its time is not bound by auto.
absl::Status CheckQueueDelay(const EngineLoad& load, const QueuedWork& own,
                             const EngineOptions& options, const Request& request);

}  // namespace longspan
