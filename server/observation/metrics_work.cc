#include "server/observation/metrics_work.h"

#include <cmath>
#include <map>
#include <string>

#include "engine/request/status_details.h"
#include "kernels/kv_layout.h"

namespace longspan {
namespace {

constexpr char kOtherReason[] = "other";
constexpr char kCodeLabel[] = "code";
constexpr absl::StatusCode kExpectedErrors[] = {
    absl::StatusCode::kCancelled,        absl::StatusCode::kInvalidArgument,
    absl::StatusCode::kDeadlineExceeded, absl::StatusCode::kNotFound,
    absl::StatusCode::kAlreadyExists,    absl::StatusCode::kResourceExhausted,
    absl::StatusCode::kUnimplemented,    absl::StatusCode::kInternal,
    absl::StatusCode::kUnavailable};

std::string CodeName(absl::StatusCode code) {
  return code == absl::StatusCode::kOk ? "OK" : absl::StatusCodeToString(code);
}

// For lack of room, or because nothing is served.
bool IsRefusal(absl::StatusCode code) {
  return code == absl::StatusCode::kResourceExhausted || code == absl::StatusCode::kUnavailable;
}

prometheus::Labels RequestLabels(Protocol protocol, absl::StatusCode code,
                                 std::optional<FinishReason> reason) {
  return {
      {"protocol", Name(protocol)}, {"finish_reason", Name(reason)}, {kCodeLabel, CodeName(code)}};
}

}  // namespace

WorkMetrics::WorkMetrics(MetricsRegistry& to) : registry(to) {
  for (int reason = 0; reason < kWasteReasons; ++reason) {
    wasted_by_reason[reason] =
        &wasted_tokens.Add({{"reason", Name(static_cast<WasteReason>(reason))}});
  }
  for (int kind = 0; kind < kPreemptionKinds; ++kind) {
    preemptions_by_kind[kind] =
        &preemptions.Add({{"kind", Name(static_cast<PreemptionKind>(kind))}});
  }
  // So that rates exist before the first request does.
  for (const Protocol protocol : {Protocol::kHttp, Protocol::kGrpc}) {
    for (const FinishReason reason : {FinishReason::kStop, FinishReason::kLength}) {
      requests.Add(RequestLabels(protocol, absl::StatusCode::kOk, reason));
    }
    for (const absl::StatusCode code : kExpectedErrors) {
      requests.Add(RequestLabels(protocol, code, std::nullopt));
    }
  }
  for (const char* reason : {"queue_full", "slo_unattainable", "draining", "failed",
                             "reader_too_slow", "body_too_large", kOtherReason}) {
    shed.Add({{"reason", reason}});
  }
}

void WorkMetrics::Scrape(const EngineLoad& load, int64_t drops) {
  queue_delay.Set(load.queue_delay_us * kMicrosecond);
  tenant_gap.Set(load.tenant_gap_tokens);
  log_drops.Set(drops);
}

void WorkMetrics::OnStep(const StepReport& report) {
  replayed_steps.Increment(report.replayed ? 1 : 0);
  computed_tokens.Increment(static_cast<double>(report.prefill_tokens));
  if (report.predicted_us <= 0 || report.compute_us <= 0) return;
  const auto measured_us = static_cast<double>(report.compute_us);
  predicted_seconds.Increment(report.predicted_us * kMicrosecond);
  measured_seconds.Increment(measured_us * kMicrosecond);
  prediction_ratio.Observe(report.predicted_us / measured_us);
}

void WorkMetrics::OnPrefixLookedUp(const PrefixLookup& found) {
  device_cache_tokens.Increment(static_cast<double>(found.device_pages * kPageTokens));
  host_cache_tokens.Increment(static_cast<double>(found.host_pages * kPageTokens));
}

void WorkMetrics::OnCompletionEnded(Protocol protocol, const absl::Status& status,
                                    std::optional<FinishReason> reason) {
  requests.Add(RequestLabels(protocol, status.code(), reason)).Increment();
  if (!IsRefusal(status.code())) return;
  const std::string code = CodeOf(status);
  shed.Add({{"reason", code.empty() ? kOtherReason : code}}).Increment();
}

void WorkMetrics::Report(WorkDone* done) const {
  done->computed_prompt_tokens = std::llround(computed_tokens.Value());
  done->cached_prompt_tokens =
      std::llround(device_cache_tokens.Value() + host_cache_tokens.Value());
  done->generated_tokens = std::llround(generation_tokens.Value());
  // Where to count those of a code; the rest have failed.
  std::map<std::string, int64_t*> counts = {
      {CodeName(absl::StatusCode::kOk), &done->completed},
      {CodeName(absl::StatusCode::kCancelled), &done->cancelled},
      {CodeName(absl::StatusCode::kResourceExhausted), &done->refused},
      {CodeName(absl::StatusCode::kUnavailable), &done->refused}};
  for (const auto& family : requests.Collect()) {
    for (const auto& metric : family.metric) {
      for (const auto& label : metric.label) {
        if (label.name != kCodeLabel) continue;
        const auto found = counts.find(label.value);
        int64_t* const count = found == counts.end() ? &done->failed : found->second;
        *count += std::llround(metric.counter.value);
      }
    }
  }
}

}  // namespace longspan
