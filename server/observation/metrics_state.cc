#include "server/observation/metrics_state.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"
#include "clients/command_line/version.h"
#include "server/base/waiting_counts.h"

namespace longspan {

StateMetrics::StateMetrics(MetricsRegistry& to) : registry(to) {
  for (int reason = 0; reason < kWaitReasons; ++reason) {
    queued_for[reason] = &waiting.Add({{"reason", Name(static_cast<WaitReason>(reason))}});
  }
  start_timestamp.Set(absl::ToDoubleSeconds(absl::Now() - absl::UnixEpoch()));
  build_info.Add({{"version", Version()}, {"commit", Commit()}}).Set(1);
}

void StateMetrics::Describe(const ServedModel& model, const MemoryPlan& plan) {
  model_info
      .Add({{"model", model.name},
            {"model_type", model.config.model_type},
            {"compute_dtype", longspan::Name(model.compute_dtype)},
            {"kv_dtype", longspan::Name(model.kv_dtype)},
            {"weight_precision", model.weight_precision},
            {"max_context_tokens", absl::StrCat(model.max_context_tokens)}})
      .Set(1);
  slow_operations.Set(static_cast<double>(
      std::count_if(model.kernels.begin(), model.kernels.end(),
                    [](const OperationKernels& group) { return group.is_slow(); })));
  cache_config_info
      .Add({{"block_size", absl::StrCat(kPageTokens)}, {"num_blocks", absl::StrCat(plan.pages)}})
      .Set(1);
}

void StateMetrics::Scrape(const EngineLoad& load) {
  running.Set(load.running_requests);
  const WaitingCounts waiting_now = WaitingOf(load);
  for (int reason = 0; reason < kWaitReasons; ++reason) {
    queued_for[reason]->Set(static_cast<double>(waiting_now.queued_for[reason]));
  }
  in_inbox.Set(static_cast<double>(waiting_now.inbox));
  tokenizing.Set(static_cast<double>(tokenizing_requests.load()));
  queued_tokens.Set(static_cast<double>(load.queued_tokens));
  prefill_remaining.Set(static_cast<double>(load.prefill_remaining_tokens));
  oldest_wait.Set(load.oldest_wait_seconds);
  heartbeat_age.Set(load.heartbeat_age_seconds);
  const int64_t now_us = SteadyNowUs();
  draining_seconds.Set(static_cast<double>(now_us - std::min(now_us, drain_began_us.load())) *
                       kMicrosecond);
  draining.Set(load.draining ? 1 : 0);
  failed.Set(load.failed ? 1 : 0);
}

void StateMetrics::Report(WorkDone* done) const {
  done->start_timestamp_seconds = start_timestamp.Value();
  done->uptime_seconds = static_cast<double>(SteadyNowUs() - started_us) * kMicrosecond;
  done->tokenizing_requests = tokenizing_requests.load();
}

}  // namespace longspan
