// What a page takes to get to the host's pool or back, measured before anything is served: a
// preempted request is copied there where that takes no longer than reading it again.
#pragma once

#include <cstdint>

#include "absl/status/statusor.h"
#include "engine/model/runner.h"

namespace longspan {

// Microseconds a page, the mean of as many to the host as back; 0 without a pool of the host. Pages
// of the cache from the first on are copied, and come back as they were. An error of the runner is
// returned. Called once, before the engine has the runner.
absl::StatusOr<double> MeasureHostPageUs(Runner& runner, int64_t pages, int64_t host_pages);

}  // namespace longspan
