// Metrics of times: of requests, of tokens, of steps.
#pragma once

#include <vector>

#include "engine/request/observer.h"
#include "server/base/work_done.h"
#include "server/observation/metrics_labels.h"
#include "server/observation/metrics_registry.h"

namespace longspan {

// Seconds. Latencies of requests span milliseconds to the hour that a million tokens may take.
inline const Buckets kRequestBuckets = {0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1,    2.5,
                                        5,     10,   25,    50,   100, 250,  500, 1000, 3600};
inline const Buckets kTokenBuckets = {0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                                      0.1,    0.25,  0.5,    1,     2.5,  5,     10};
inline const Buckets kStepBuckets = {0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01,
                                     0.025,  0.05,    0.1,    0.25,  0.5,    1,     2.5};

struct LatencyMetrics {
  explicit LatencyMetrics(MetricsRegistry& to) : registry(to) {
    for (const PromptBucket& bucket : kPromptBuckets) {
      first_token.push_back(
          &time_to_first_token.Add({{"prompt_bucket", bucket.label}}, kRequestBuckets));
    }
  }

  void OnStep(const StepReport& report);
  void OnFirstToken(int64_t prompt_tokens, double ms_since_arrival);
  void OnSequenceFinished(const SequenceFinished& finished);
  void Report(WorkDone* done) const;

  MetricsRegistry& registry;
  Family<Histogram>& time_to_first_token =
      registry.AddHistogram("longspan_time_to_first_token_seconds",
                            "Seconds from arrival to the first token, by length of the prompt.");
  std::vector<Histogram*> first_token;  // [prompt buckets]
  Histogram& inter_token =
      registry.OneHistogram("longspan_inter_token_latency_seconds",
                            "Seconds between two tokens of one sequence.", kTokenBuckets);
  Histogram& time_per_output_token = registry.OneHistogram(
      "longspan_time_per_output_token_seconds",
      "Seconds a token after the first, mean of one finished sequence.", kTokenBuckets);
  Histogram& queue_time = registry.OneHistogram(
      "longspan_queue_time_seconds", "Seconds a request waited before its prompt was begun.",
      kRequestBuckets);
  Histogram& tokenize_time = registry.OneHistogram(
      "longspan_tokenize_time_seconds", "Seconds it took to tokenise a prompt.", kTokenBuckets);
  Histogram& prefill_time =
      registry.OneHistogram("longspan_prefill_time_seconds",
                            "Seconds from a prompt's beginning to its end.", kRequestBuckets);
  Histogram& decode_time =
      registry.OneHistogram("longspan_decode_time_seconds",
                            "Seconds from a sequence's first token to its last.", kRequestBuckets);
  Histogram& request_duration =
      registry.OneHistogram("longspan_request_duration_seconds",
                            "Seconds from a request's arrival to its end.", kRequestBuckets);
  Histogram& cancel_to_free = registry.OneHistogram(
      "longspan_cancel_to_free_seconds",
      "Seconds from a cancellation to the moment its pages and slots were free.", kTokenBuckets);
  Histogram& client_stall = registry.OneHistogram(
      "longspan_client_stall_seconds",
      "Seconds that the reader of a stream took for one write; the first bucket is readers that "
      "keep up.",
      kRequestBuckets);
  Family<Histogram>& step_time =
      registry.AddHistogram("longspan_step_time_seconds", "Seconds of an engine step, by phase.");
  Histogram& plan_time = step_time.Add({{"phase", "plan"}}, kStepBuckets);
  Histogram& build_time = step_time.Add({{"phase", "build"}}, kStepBuckets);
  Histogram& compute_time = step_time.Add({{"phase", "compute"}}, kStepBuckets);
  Histogram& publish_time = step_time.Add({{"phase", "publish"}}, kStepBuckets);
};

}  // namespace longspan
