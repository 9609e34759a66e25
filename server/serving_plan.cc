#include "server/serving_plan.h"

#include <algorithm>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/time/time.h"
#include "engine/scheduler/scheduler.h"

namespace longspan {

ServingPlan Resolve(const Options& options, DeviceKind kind) {
  const DeviceDefaults& defaults = DefaultsOf(kind);
  ServingPlan plan = {options.engine, options.limits};
  EngineOptions& engine = plan.engine;
  engine.prefill_chunk_tokens =
      options.prefill_chunk_tokens.value_or(defaults.prefill_chunk_tokens);
  engine.step_budget_us = 1000.0 * options.step_budget_ms.value_or(defaults.step_budget_ms);
  engine.lone_step_us = options.step_budget_ms ? 0 : kMostLoneStepUs;
  engine.tile_tokens = defaults.tile_tokens;
  // As many as other flags need, in any case.
  engine.max_running_requests = options.max_running_requests.value_or(
      std::max({defaults.max_running_requests, options.limits.max_n, engine.max_partial_prefills}));
  engine.device_timeout_us = absl::ToInt64Microseconds(options.device_timeout);
  // A GPU has other kernels for a token that is generated than for one that is read.
  engine.cache_generated_pages = kind == DeviceKind::kCpu || !options.batch_invariant;
  return plan;
}

ServingPlan Resolve(ServingPlan of_device, const Options& options, const MemoryPlan& memory,
                    std::vector<int32_t> end_token_ids,
                    absl::Span<const int32_t> tokenizer_end_token_ids) {
  ServingPlan plan = std::move(of_device);
  plan.engine.pages = memory.pages;
  plan.engine.host_pages = memory.host_pages;
  plan.limits.max_context_tokens = memory.max_context_tokens;
  plan.limits.max_body_bytes = options.max_body_bytes.has_value()
                                   ? static_cast<size_t>(*options.max_body_bytes)
                                   : DefaultBodyBytes(plan.limits);
  plan.engine.end_token_ids = std::move(end_token_ids);
  for (const int32_t id : tokenizer_end_token_ids) {
    if (!absl::c_linear_search(plan.engine.end_token_ids, id)) {
      plan.engine.end_token_ids.push_back(id);
    }
  }
  return plan;
}

}  // namespace longspan
