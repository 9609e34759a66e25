// Metrics of what answers are held to.
#pragma once

#include <array>

#include "absl/time/time.h"
#include "server/call/request_observer.h"
#include "server/observation/metrics_latency.h"
#include "server/observation/metrics_registry.h"

namespace longspan {

struct ConstraintMetrics {
  explicit ConstraintMetrics(MetricsRegistry& to) : registry(to) {
    constexpr std::array<const char*, kConstraintOutcomes> kNames = {"compiled", "cached",
                                                                     "refused", "shed"};
    for (int i = 0; i < kConstraintOutcomes; ++i) {
      by_outcome[i] = &constraints.Add({{"outcome", kNames[i]}});
    }
  }

  void OnConstraint(ConstraintOutcome outcome) {
    by_outcome[static_cast<int>(outcome)]->Increment();
  }
  void OnCompiled(absl::Duration time, size_t cached_bytes) {
    compile_time.Observe(absl::ToDoubleSeconds(time));
    cache_bytes.Set(static_cast<double>(cached_bytes));
  }

  MetricsRegistry& registry;
  Family<Counter>& constraints = registry.AddCounter(
      "longspan_constraints_total",
      "Forms that answers were to be held to, by what became of them: compiled, found compiled "
      "(cached), wrong or over a limit (refused), or refused since too many waited to be compiled "
      "(shed).");
  std::array<Counter*, kConstraintOutcomes> by_outcome{};
  Histogram& compile_time =
      registry.OneHistogram("longspan_constraint_compile_seconds",
                            "Seconds it took to compile what answers are held to.", kTokenBuckets);
  Gauge& cache_bytes = registry.OneGauge(
      "longspan_constraint_cache_bytes",
      "Bytes of compiled forms of answers that are kept (--constraint-cache-bytes bounds them).");
};

}  // namespace longspan
