// How long what is to be read of a request takes, by the cost model. Pure.
#pragma once

#include <cstdint>

#include "engine/core/running_request.h"
#include "engine/scheduler/cost_model.h"
#include "engine/scheduler/scheduler.h"
#include "kernels/kv_layout.h"

namespace longspan {

// From `first_position` on, as part of steps with others.
double ReadUs(const KvLayout& layout, const StepCosts& costs, const RunningRequest& request,
              int64_t first_position);
// By itself, in steps of its own.
double AloneUs(const SchedulerLimits& limits, const KvLayout& layout, const StepCosts& costs,
               const RunningRequest& request, int64_t first_position);

}  // namespace longspan
