// Metrics of the moment, and facts that stay.
#pragma once

#include <array>
#include <atomic>

#include "engine/core/engine_load.h"
#include "kernels/base/clock.h"
#include "server/base/work_done.h"
#include "server/call/served_model.h"
#include "server/observation/metrics_labels.h"
#include "server/observation/metrics_registry.h"
#include "server/plan/memory_plan.h"

namespace longspan {

struct StateMetrics {
  explicit StateMetrics(MetricsRegistry& to);

  void Describe(const ServedModel& model, const MemoryPlan& plan);
  void Scrape(const EngineLoad& load);
  void Report(WorkDone* done) const;

  const int64_t started_us = SteadyNowUs();  // steady clock
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
                        "Seconds since the engine thread last showed life: before and after each "
                        "step, and on a CPU between its layers.");
  Gauge& draining = registry.OneGauge("longspan_draining", "1 while no new work is taken, else 0.");
  std::atomic<int64_t> drain_began_us = kNeverUs;  // steady clock
  Gauge& draining_seconds = registry.OneGauge("longspan_draining_seconds",
                                              "Seconds since SIGTERM stopped new work; 0 before.");
  Gauge& drain_timeout =
      registry.OneGauge("longspan_drain_timeout_seconds",
                        "Seconds that a drain may take; what runs then is cut off.");
  Gauge& failed =
      registry.OneGauge("longspan_engine_failed", "1 once the engine is broken, else 0.");
  Gauge& start_timestamp = registry.OneGauge("longspan_start_timestamp_seconds",
                                             "Unix time at which the process started.");
  Family<Gauge>& startup =
      registry.AddGauge("longspan_startup_seconds", "Seconds of a phase of start-up.");
  // Of files that are read again while the daemon runs; without such files there are none.
  Family<Counter>& reload_failures = registry.AddCounter(
      "longspan_reload_failures_total",
      "Times that a file (api_keys, tls) was malformed when it was read, so that what it held "
      "before went on.");
  Family<Gauge>& reload_success =
      registry.AddGauge("longspan_reload_last_success_timestamp_seconds",
                        "Time at which a file (api_keys, tls) was last taken, since 1970.");
  Family<Gauge>& certificate_expiry =
      registry.AddGauge("longspan_tls_certificate_expiry_timestamp_seconds",
                        "Time at which the server's certificate ends, since 1970.");
  // Of the collector of spans; without one there are none.
  Family<Counter>& spans_dropped =
      registry.AddCounter("longspan_spans_dropped_total",
                          "Spans lost because the collector did not take them soon enough.");
  Counter& memory_shortages = registry.OneCounter("longspan_memory_shortages_total",
                                                  "Times that memory ran out and the reserve of it "
                                                  "was used; the daemon goes on where it can be "
                                                  "had again.");
  Family<Gauge>& build_info =
      registry.AddGauge("longspan_build_info", "Always 1; what is running.");
  Family<Gauge>& model_info = registry.AddGauge("longspan_model_info", "Always 1; what is served.");
  Gauge& slow_operations = registry.OneGauge(
      "longspan_slow_operations",
      "Operations of the model that the device's fast kernels refuse; the log and GetModelInfo say "
      "which, and why.");
  Family<Gauge>& cache_config_info =
      registry.AddGauge("longspan_cache_config_info", "Always 1; the geometry of the KV cache.");
};

}  // namespace longspan
