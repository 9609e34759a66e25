#include "server/observation/metrics_latency.h"

namespace longspan {
namespace {

// Of several histograms with the same buckets.
LatencyCounts Sum(const std::vector<const Histogram*>& histograms) {
  LatencyCounts sum;
  for (const Histogram* histogram : histograms) {
    const auto collected = histogram->Collect();
    const auto& buckets = collected.histogram.bucket;
    sum.counts.resize(buckets.size());
    sum.upper_bounds_seconds.clear();
    uint64_t below = 0;
    for (size_t i = 0; i < buckets.size(); ++i) {
      sum.counts[i] += static_cast<int64_t>(buckets[i].cumulative_count - below);
      below = buckets[i].cumulative_count;
      if (i + 1 < buckets.size()) sum.upper_bounds_seconds.push_back(buckets[i].upper_bound);
    }
  }
  return sum;
}

}  // namespace

void LatencyMetrics::OnStep(const StepReport& report) {
  plan_time.Observe(static_cast<double>(report.plan_us) * kMicrosecond);
  build_time.Observe(static_cast<double>(report.build_us) * kMicrosecond);
  compute_time.Observe(static_cast<double>(report.compute_us) * kMicrosecond);
  publish_time.Observe(static_cast<double>(report.publish_us) * kMicrosecond);
}

void LatencyMetrics::OnFirstToken(int64_t prompt_tokens, double ms_since_arrival) {
  first_token[PromptBucketOf(prompt_tokens)]->Observe(ms_since_arrival * kMillisecond);
}

void LatencyMetrics::OnSequenceFinished(const SequenceFinished& finished) {
  const Timing& timing = finished.timing;
  // The sequences of a request share its prompt, which was read once.
  if (finished.index == 0) prefill_time.Observe(timing.prefill_ms * kMillisecond);
  decode_time.Observe(timing.decode_ms * kMillisecond);
  if (finished.usage.completion_tokens > 1) {
    time_per_output_token.Observe(timing.decode_ms * kMillisecond /
                                  static_cast<double>(finished.usage.completion_tokens - 1));
  }
}

void LatencyMetrics::Report(WorkDone* done) const {
  done->time_to_first_token = Sum({first_token.begin(), first_token.end()});
  done->inter_token_latency = Sum({&inter_token});
}

}  // namespace longspan
