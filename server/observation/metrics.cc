#include "server/observation/metrics.h"

#include <sstream>
#include <utility>
#include <vector>

#include "absl/time/clock.h"
#include "prometheus/text_serializer.h"
#include "server/observation/metrics_attention.h"
#include "server/observation/metrics_connections.h"
#include "server/observation/metrics_constraints.h"
#include "server/observation/metrics_latency.h"
#include "server/observation/metrics_pools.h"
#include "server/observation/metrics_registry.h"
#include "server/observation/metrics_rooms.h"
#include "server/observation/metrics_state.h"
#include "server/observation/metrics_vllm.h"
#include "server/observation/metrics_work.h"

namespace longspan {

struct Metrics::Groups {
  explicit Groups(std::string device) : pools(registry, std::move(device), kHost) {}

  MetricsRegistry registry;
  PoolMetrics pools;
  AttentionMetrics attention{registry};
  RoomMetrics rooms{registry};
  LatencyMetrics latency{registry};
  WorkMetrics work{registry};
  ConstraintMetrics constraints{registry};
  StateMetrics state{registry};
  ConnectionMetrics connections{registry};
};

Metrics::Metrics(std::string device, bool vllm_names)
    : groups_(std::make_unique<Groups>(std::move(device))), vllm_names_(vllm_names) {}
Metrics::~Metrics() = default;

void Metrics::DescribeModel(const ServedModel& model, const KvLayout& layout,
                            const MemoryPlan& plan) {
  groups_->pools.Describe(layout, plan);
  groups_->state.Describe(model, plan);
  model_name_ = model.name;
}

void Metrics::SetStartupSeconds(absl::string_view phase, double seconds) {
  groups_->state.startup.Add({{"phase", std::string(phase)}}).Set(seconds);
}

void Metrics::SetDrainTimeout(absl::Duration timeout) {
  groups_->state.drain_timeout.Set(absl::ToDoubleSeconds(timeout));
}

void Metrics::DrainBegins() { groups_->state.drain_began_us.store(SteadyNowUs()); }

void Metrics::OnReload(const std::string& file, bool ok) {
  Counter& failures = groups_->state.reload_failures.Add({{"file", file}});
  if (!ok) return failures.Increment();
  groups_->state.reload_success.Add({{"file", file}})
      .Set(absl::ToDoubleSeconds(absl::Now() - absl::UnixEpoch()));
}

void Metrics::SetCertificateExpiry(absl::Time expires) {
  groups_->state.certificate_expiry.Add({}).Set(static_cast<double>(absl::ToUnixSeconds(expires)));
}

void Metrics::OnSpansDropped(size_t spans) {
  groups_->state.spans_dropped.Add({}).Increment(static_cast<double>(spans));
}

void Metrics::OnMemoryShortages(int64_t shortages) {
  groups_->state.memory_shortages.Increment(static_cast<double>(shortages));
}

void Metrics::OnConnections(int change) {
  Gauge& open = groups_->connections.open;
  change < 0 ? open.Decrement(-change) : open.Increment(change);
}

void Metrics::OnConnectionCut(http2::CutReason reason) {
  groups_->connections.cut[static_cast<size_t>(reason)]->Increment();
}

void Metrics::OnConnectionRefused(Refusal refusal) {
  groups_->connections.refused[static_cast<size_t>(refusal)]->Increment();
}

std::string Metrics::Text(const EngineLoad& load, int64_t log_drops) {
  groups_->pools.Scrape(load);
  groups_->work.Scrape(load, log_drops);
  groups_->state.Scrape(load);
  std::vector<prometheus::MetricFamily> families = groups_->registry.Collect();
  if (vllm_names_) AddVllmNames(model_name_, &families);
  std::ostringstream text;
  prometheus::TextSerializer().Serialize(text, families);
  return text.str();
}

WorkDone Metrics::Done() const {
  WorkDone done;
  groups_->state.Report(&done);
  groups_->work.Report(&done);
  groups_->latency.Report(&done);
  return done;
}

void Metrics::OnStep(const StepReport& report) {
  groups_->latency.OnStep(report);
  groups_->work.OnStep(report);
  if (report.reads == nullptr) return;
  groups_->attention.OnReads(*report.reads);
  groups_->rooms.OnReads(*report.reads);
  groups_->pools.OnReads(*report.reads);
}

void Metrics::OnRequestWaits(WaitReason reason) { groups_->pools.OnRequestWaits(reason); }

void Metrics::OnPromptStarted(int64_t /*prompt_tokens*/, double queue_ms) {
  groups_->latency.queue_time.Observe(queue_ms * kMillisecond);
}

void Metrics::OnPrefixLookedUp(const PrefixLookup& found) {
  groups_->pools.OnPrefixLookedUp(found);
  groups_->work.OnPrefixLookedUp(found);
}

void Metrics::OnPreempted(PreemptionKind kind) { groups_->work.OnPreempted(kind); }

void Metrics::OnTokensWasted(WasteReason reason, int64_t tokens) {
  groups_->work.OnTokensWasted(reason, tokens);
}

void Metrics::OnFirstToken(int64_t prompt_tokens, double ms_since_arrival) {
  groups_->latency.OnFirstToken(prompt_tokens, ms_since_arrival);
}

void Metrics::OnToken(std::optional<double> ms_since_previous) {
  groups_->work.generation_tokens.Increment();
  if (ms_since_previous) groups_->latency.inter_token.Observe(*ms_since_previous * kMillisecond);
}

void Metrics::OnNonFiniteLogits() { groups_->work.non_finite_logits.Increment(); }

void Metrics::OnSequenceFinished(const SequenceFinished& finished) {
  groups_->latency.OnSequenceFinished(finished);
}

void Metrics::OnRequestEnded(const absl::Status& status, const Usage& usage,
                             double ms_since_arrival, double cancel_to_free_ms) {
  LatencyMetrics& latency = groups_->latency;
  latency.request_duration.Observe(ms_since_arrival * kMillisecond);
  groups_->attention.sparse_decode_tokens.Increment(
      static_cast<double>(usage.sparse_decode_tokens));
  groups_->attention.sparse_prefill_tokens.Increment(
      static_cast<double>(usage.sparse_prefill_tokens));
  if (status.ok()) return;
  groups_->work.failed_tokens.Increment(static_cast<double>(usage.completion_tokens));
  if (absl::IsCancelled(status)) latency.cancel_to_free.Observe(cancel_to_free_ms * kMillisecond);
}

void Metrics::OnTokenizing(int64_t change_requests) {
  groups_->state.tokenizing_requests.fetch_add(change_requests);
}

void Metrics::OnOutputWaits(int64_t change_bytes) { groups_->pools.OnOutputWaits(change_bytes); }

void Metrics::OnOutputOverflow() { groups_->pools.output_failures.Increment(); }

void Metrics::OnStreamWrite(absl::Duration time) {
  groups_->latency.client_stall.Observe(absl::ToDoubleSeconds(time));
}

void Metrics::OnTokenized(absl::Duration time) {
  groups_->latency.tokenize_time.Observe(absl::ToDoubleSeconds(time));
}

void Metrics::OnConstraint(ConstraintOutcome outcome) {
  groups_->constraints.OnConstraint(outcome);
}

void Metrics::OnConstraintCompiled(absl::Duration time, size_t cached_bytes) {
  groups_->constraints.OnCompiled(time, cached_bytes);
}

void Metrics::OnSparseDecode() { groups_->attention.sparse_decode_requests.Increment(); }

void Metrics::OnCompletionEnded(Protocol protocol, const absl::Status& status,
                                std::optional<FinishReason> reason) {
  groups_->work.OnCompletionEnded(protocol, status, reason);
}

}  // namespace longspan
