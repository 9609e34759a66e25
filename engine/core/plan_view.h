// What the plan sees (scheduler.h): limits, requests, and what they hold and need, as values. Pure.
#pragma once

#include <cstdint>

#include "engine/core/engine_options.h"
#include "engine/core/request_table.h"
#include "engine/core/residency.h"
#include "engine/scheduler/fairness.h"
#include "engine/scheduler/scheduler.h"
#include "kernels/kv_layout.h"

namespace longspan {

SchedulerLimits SchedulerLimitsOf(const EngineOptions& options, const KvLayout& layout);

struct PlanInputs {
  const KvLayout& layout;
  const RequestTable& requests;
  const Residency& residency;
  const TenantCounters& tenants;
};
SchedulerView ViewOf(const PlanInputs& inputs, int64_t now_us);

}  // namespace longspan
