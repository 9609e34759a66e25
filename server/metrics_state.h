// Metrics of the moment, and facts that stay.
#pragma once

#include <array>
#include <atomic>

#include "engine/engine.h"
#include "server/memory_plan.h"
#include "server/metrics_labels.h"
#include "server/metrics_registry.h"
#include "server/served_model.h"

namespace longspan {

struct StateMetrics {
  explicit StateMetrics(MetricsRegistry& to);

  void Describe(const ServedModel& model, const MemoryPlan& plan);
  void Scrape(const EngineLoad& load);

  MetricsRegistry& registry;
  Gauge& running = registry.OneGauge("longspan_running_requests", "Requests being computed.");
  Family<Gauge>& waiting = registry.AddGauge(
      "longspan_waiting_requests",
      "Requests waiting to be begun, by what for: to be tokenised (tokenizing), for the engine's "
      "next step (inbox), or, as the first of the queue does: for prompts being read (prompts), "
      "for state slots (slots), for pages of the KV cache (pages).");
  std::atomic<int64_t> tokenizing_requests = 0;
  Gauge& tokenizing = waiting.Add({{"reason", "tokenizing"}});
  Gauge& in_inbox = waiting.Add({{"reason", "inbox"}});
  std::array<Gauge*, kWaitReasons> queued_for{};
  Gauge& queued_tokens =
      registry.OneGauge("longspan_queued_tokens", "Prompt tokens of the requests that wait.");
  Gauge& prefill_remaining =
      registry.OneGauge("longspan_prefill_remaining_tokens",
                        "Prompt tokens of running requests still to be computed.");
  Gauge& oldest_wait = registry.OneGauge("longspan_oldest_wait_seconds",
                                         "Seconds that the longest waiting request has waited.");
  Gauge& heartbeat_age =
      registry.OneGauge("longspan_heartbeat_age_seconds",
                        "Seconds since the engine thread last went round its loop.");
  Gauge& draining = registry.OneGauge("longspan_draining", "1 while no new work is taken, else 0.");
  Gauge& failed =
      registry.OneGauge("longspan_engine_failed", "1 once the engine is broken, else 0.");
  Family<Gauge>& startup =
      registry.AddGauge("longspan_startup_seconds", "Seconds of a phase of start-up.");
  Family<Gauge>& build_info =
      registry.AddGauge("longspan_build_info", "Always 1; what is running.");
  Family<Gauge>& model_info = registry.AddGauge("longspan_model_info", "Always 1; what is served.");
  Family<Gauge>& cache_config_info =
      registry.AddGauge("longspan_cache_config_info", "Always 1; the geometry of the KV cache.");
};

}  // namespace longspan
