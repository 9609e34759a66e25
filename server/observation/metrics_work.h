// Metrics of what is done, for whom, what of it in vain, and how well it was predicted.
#pragma once

#include <array>
#include <optional>

#include "absl/status/status.h"
#include "engine/core/engine_load.h"
#include "engine/request/observer.h"
#include "server/base/work_done.h"
#include "server/observation/metrics_labels.h"
#include "server/observation/metrics_registry.h"

namespace longspan {

// Predicted over measured time of a step: 1 is right.
inline const Buckets kRatioBuckets = {0.25, 0.5, 0.7, 0.8, 0.9, 0.95, 1.05, 1.1, 1.25, 1.5, 2, 4};

struct WorkMetrics {
  explicit WorkMetrics(MetricsRegistry& to);

  void Scrape(const EngineLoad& load, int64_t drops);
  void OnStep(const StepReport& report);
  void OnPrefixLookedUp(const PrefixLookup& found);
  void OnPreempted(PreemptionKind kind) {
    preemptions_by_kind[static_cast<int>(kind)]->Increment();
  }
  void OnTokensWasted(WasteReason reason, int64_t tokens) {
    wasted_by_reason[static_cast<int>(reason)]->Increment(static_cast<double>(tokens));
  }
  void OnCompletionEnded(Protocol protocol, const absl::Status& status,
                         std::optional<FinishReason> reason);
  void Report(WorkDone* done) const;

  MetricsRegistry& registry;
  Family<Counter>& prompt_tokens = registry.AddCounter(
      "longspan_prompt_tokens_total", "Prompt tokens, by where their keys and values came from.");
  Counter& computed_tokens = prompt_tokens.Add({{"source", "computed"}});
  Counter& device_cache_tokens = prompt_tokens.Add({{"source", "device_cache"}});
  Counter& host_cache_tokens = prompt_tokens.Add({{"source", "host_cache"}});
  Counter& generation_tokens =
      registry.OneCounter("longspan_generation_tokens_total", "Tokens generated.");
  Family<Counter>& wasted_tokens = registry.AddCounter(
      "longspan_wasted_tokens_total",
      "Tokens computed for nothing, by why: read again after a preemption (recomputed), drawn "
      "after the end of a sequence that was not known yet (surplus), of a prompt whose request "
      "ended (cut), or generated for a request that then failed or was cancelled (failed).");
  std::array<Counter*, kWasteReasons> wasted_by_reason{};
  Counter& failed_tokens = wasted_tokens.Add({{"reason", "failed"}});
  Family<Counter>& preemptions = registry.AddCounter(
      "longspan_preemptions_total",
      "Times a running request was preempted, by how: its pages are computed again "
      "(recompute), or went to the host's memory (copy).");
  std::array<Counter*, kPreemptionKinds> preemptions_by_kind{};
  Family<Counter>& requests = registry.AddCounter(
      "longspan_requests_total",
      "Completions that ended, by protocol, gRPC status code, and the reason of the sequence that "
      "finished last.");
  Family<Counter>& shed = registry.AddCounter("longspan_shed_total",
                                              "Completions refused for lack of room, by reason.");
  Counter& non_finite_logits = registry.OneCounter(
      "longspan_non_finite_logits_total",
      "Requests that failed because logits held NaN or infinity: the model, its weights or the "
      "device are at fault.");
  CopiedCounter log_drops{registry.OneCounter(
      "longspan_log_drops_total",
      "Log lines lost because they came faster than they were written, or could not be written.")};

  Counter& replayed_steps = registry.OneCounter(
      "longspan_replayed_steps_total",
      "Steps that only decoded and were launched as a whole, as recorded earlier (CUDA graphs).");
  Counter& predicted_seconds = registry.OneCounter(
      "longspan_step_predicted_seconds_total",
      "Seconds that steps were to compute, by the cost model, of those that it knew.");
  Counter& measured_seconds = registry.OneCounter("longspan_step_measured_seconds_total",
                                                  "Seconds that the same steps computed.");
  Histogram& prediction_ratio = registry.OneHistogram(
      "longspan_step_prediction_ratio", "Predicted over measured time of a step.", kRatioBuckets);
  Gauge& queue_delay =
      registry.OneGauge("longspan_queue_delay_seconds",
                        "Seconds that the prompts that wait will take to be read, as predicted.");
  Gauge& tenant_gap = registry.OneGauge(
      "longspan_tenant_service_gap_tokens",
      "Among tenants with requests waiting, how much more service the one that has had most has "
      "had than the one that has had least, in weighted tokens.");
};

}  // namespace longspan
