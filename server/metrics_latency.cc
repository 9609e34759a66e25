#include "server/metrics_latency.h"

namespace longspan {

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

}  // namespace longspan
