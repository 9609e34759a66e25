// The seam between planning and compute. On the CPU a step is finished when Submit returns; on a
// GPU step k + 1 may be submitted before step k is collected.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/model/forward_batch.h"
#include "kernels/backend.h"

namespace longspan {

class Runner {
 public:
  using Ticket = int64_t;
  virtual ~Runner() = default;

  // How many steps may be submitted and not collected: 1 for a runner that computes inline.
  virtual int max_in_flight() const = 0;
  // Steps run in the order of submission, and their tickets count 1, 2, 3 and so on. The batch is
  // consumed.
  virtual absl::StatusOr<Ticket> Submit(ForwardBatch batch) = 0;
  // What Submit calls between two layers where it computes inline, so that whoever waits for the
  // engine thread need not wait for the step. It may not submit or collect.
  virtual void CallBetweenLayers(const std::function<void()>& /*look_up*/) {}
  // The results of late draws (ForwardBatch::late_draw) of the oldest step that is not collected,
  // as soon as they are known, which is long before its end; nullopt: not yet, or there are none.
  // Once; Collect brings them if they were not taken. Where steps are computed inline this may be
  // called between the layers of the step that Submit is at work on.
  virtual std::optional<std::vector<DrawResult>> TakeLateDraws() { return std::nullopt; }
  // Waits for the step; tickets are collected in order, each once. An error is the device's or the
  // model's, not one request's: the engine fails what was in the step.
  virtual absl::StatusOr<ForwardResult> Collect(Ticket ticket) = 0;
  // The first so many pages of the cache may be named by a batch: all, or as far as there is memory
  // for them so far (kv_homes.h). Grows. Any thread.
  virtual int64_t pages_there() const { return std::numeric_limits<int64_t>::max(); }
  // Whether it will grow, as far as is known. Any thread.
  virtual bool more_pages_come() const { return false; }
  // The backend's; where a step takes memory of its own, it shows here.
  virtual std::vector<PoolUsage> Pools() const { return {}; }
};

}  // namespace longspan
