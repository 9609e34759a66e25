#include "server/metrics.h"

#include <array>
#include <sstream>
#include <vector>

#include "absl/strings/str_cat.h"
#include "prometheus/counter.h"
#include "prometheus/gauge.h"
#include "prometheus/histogram.h"
#include "prometheus/registry.h"
#include "prometheus/text_serializer.h"
#include "server/status_map.h"
#include "server/version.h"

namespace longspan {
namespace {

using prometheus::Counter;
using prometheus::Family;
using prometheus::Gauge;
using prometheus::Histogram;
using prometheus::Labels;
using Buckets = Histogram::BucketBoundaries;

constexpr char kDevice[] = "cpu";

// Seconds. Latencies of requests span milliseconds to the hour that a million tokens may take.
const Buckets kRequestBuckets = {0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1,    2.5,
                                 5,     10,   25,    50,   100, 250,  500, 1000, 3600};
const Buckets kTokenBuckets = {0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                               0.1,    0.25,  0.5,    1,     2.5,  5,     10};
const Buckets kStepBuckets = {0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01,
                              0.025,  0.05,    0.1,    0.25,  0.5,    1,     2.5};

struct PromptBucket {
  int64_t max_tokens;
  const char* label;
};
constexpr std::array<PromptBucket, 6> kPromptBuckets = {{{4 << 10, "4K"},
                                                         {16 << 10, "16K"},
                                                         {64 << 10, "64K"},
                                                         {256 << 10, "256K"},
                                                         {1 << 20, "1M"},
                                                         {INT64_MAX, "over_1M"}}};

size_t PromptBucketOf(int64_t prompt_tokens) {
  size_t bucket = 0;
  while (prompt_tokens > kPromptBuckets[bucket].max_tokens) ++bucket;
  return bucket;
}

const char* Name(Protocol protocol) { return protocol == Protocol::kHttp ? "http" : "grpc"; }

const char* Name(std::optional<FinishReason> reason) {
  if (!reason.has_value()) return "none";
  return *reason == FinishReason::kStop ? "stop" : "length";
}

constexpr double kMillisecond = 1e-3;
constexpr double kMicrosecond = 1e-6;

}  // namespace

struct Metrics::Families {
  prometheus::Registry registry;

  Family<Gauge>& AddGauge(const char* name, const char* help) {
    return prometheus::BuildGauge().Name(name).Help(help).Register(registry);
  }
  Family<Counter>& AddCounter(const char* name, const char* help) {
    return prometheus::BuildCounter().Name(name).Help(help).Register(registry);
  }
  Family<Histogram>& AddHistogram(const char* name, const char* help) {
    return prometheus::BuildHistogram().Name(name).Help(help).Register(registry);
  }
  Gauge& OneGauge(const char* name, const char* help) { return AddGauge(name, help).Add({}); }
  Histogram& OneHistogram(const char* name, const char* help, const Buckets& buckets) {
    return AddHistogram(name, help).Add({}, buckets);
  }

  // Buffer occupancy.
  Family<Gauge>& pool_blocks = AddGauge(
      "longspan_pool_blocks",
      "Blocks of a pool by state: pages of the KV cache (kv, summary and carry share page ids) or "
      "state slots of running sequences (sequence_state). Reserved ones are promised to running "
      "requests and not yet written.");
  Family<Gauge>& pool_bytes =
      AddGauge("longspan_pool_bytes", "Bytes of a pool of fixed size, reserved at start.");
  std::vector<Gauge*> free_pages;  // one a pool that is indexed by pages
  std::vector<Gauge*> used_pages;
  std::vector<Gauge*> reserved_pages;
  Gauge* free_slots =
      &pool_blocks.Add({{"pool", "sequence_state"}, {"state", "free"}, {"device", kDevice}});
  Gauge* used_slots =
      &pool_blocks.Add({{"pool", "sequence_state"}, {"state", "used"}, {"device", kDevice}});
  Gauge& kv_usage = OneGauge("longspan_kv_cache_usage_ratio",
                             "Share of the pages of the KV cache in use, 0 to 1.");

  // Sparse attention.
  Family<Counter>& kv_bytes_read = AddCounter(
      "longspan_kv_bytes_read_total",
      "Bytes that attention loaded from the KV cache, by kind: compressed summaries, selected "
      "blocks, the recent window, or everything (dense attention).");
  Counter& summary_bytes = kv_bytes_read.Add({{"kind", "summary"}});
  Counter& selected_bytes = kv_bytes_read.Add({{"kind", "selected"}});
  Counter& window_bytes = kv_bytes_read.Add({{"kind", "window"}});
  Counter& full_bytes = kv_bytes_read.Add({{"kind", "full"}});
  Counter& avoided_bytes =
      AddCounter("longspan_kv_bytes_avoided_total",
                 "Bytes that dense attention would have loaded beyond those that were.")
          .Add({});

  // Latency.
  Family<Histogram>& time_to_first_token =
      AddHistogram("longspan_time_to_first_token_seconds",
                   "Seconds from arrival to the first token, by length of the prompt.");
  std::vector<Histogram*> first_token;  // [prompt buckets]
  Histogram& inter_token =
      OneHistogram("longspan_inter_token_latency_seconds",
                   "Seconds between two tokens of one sequence.", kTokenBuckets);
  Histogram& time_per_output_token = OneHistogram(
      "longspan_time_per_output_token_seconds",
      "Seconds a token after the first, mean of one finished sequence.", kTokenBuckets);
  Histogram& queue_time =
      OneHistogram("longspan_queue_time_seconds",
                   "Seconds a request waited before its prompt was begun.", kRequestBuckets);
  Histogram& tokenize_time = OneHistogram("longspan_tokenize_time_seconds",
                                          "Seconds it took to tokenise a prompt.", kTokenBuckets);
  Histogram& prefill_time =
      OneHistogram("longspan_prefill_time_seconds", "Seconds from a prompt's beginning to its end.",
                   kRequestBuckets);
  Histogram& decode_time =
      OneHistogram("longspan_decode_time_seconds",
                   "Seconds from a sequence's first token to its last.", kRequestBuckets);
  Histogram& request_duration =
      OneHistogram("longspan_request_duration_seconds",
                   "Seconds from a request's arrival to its end.", kRequestBuckets);
  Histogram& cancel_to_free = OneHistogram(
      "longspan_cancel_to_free_seconds",
      "Seconds from a cancellation to the moment its pages and slots were free.", kTokenBuckets);
  Family<Histogram>& step_time =
      AddHistogram("longspan_step_time_seconds", "Seconds of an engine step, by phase.");
  Histogram& plan_time = step_time.Add({{"phase", "plan"}}, kStepBuckets);
  Histogram& build_time = step_time.Add({{"phase", "build"}}, kStepBuckets);
  Histogram& compute_time = step_time.Add({{"phase", "compute"}}, kStepBuckets);
  Histogram& publish_time = step_time.Add({{"phase", "publish"}}, kStepBuckets);

  // Work.
  Family<Counter>& prompt_tokens = AddCounter(
      "longspan_prompt_tokens_total", "Prompt tokens, by where their keys and values came from.");
  Counter& computed_tokens = prompt_tokens.Add({{"source", "computed"}});
  Counter& device_cache_tokens = prompt_tokens.Add({{"source", "device_cache"}});
  Counter& generation_tokens =
      AddCounter("longspan_generation_tokens_total", "Tokens generated.").Add({});
  Family<Counter>& wasted_tokens =
      AddCounter("longspan_wasted_tokens_total",
                 "Tokens computed for nothing: recomputed after a preemption, or generated for a "
                 "request that then failed or was cancelled.");
  Counter& recomputed_tokens = wasted_tokens.Add({{"reason", "recomputed"}});
  Counter& failed_tokens = wasted_tokens.Add({{"reason", "failed"}});
  Counter& preemptions =
      AddCounter("longspan_preemptions_total",
                 "Times a running sequence gave its pages up, of finished sequences.")
          .Add({});
  Family<Counter>& requests = AddCounter(
      "longspan_requests_total",
      "Completions that ended, by protocol, gRPC status code, and the reason of the sequence that "
      "finished last.");
  Family<Counter>& shed =
      AddCounter("longspan_shed_total", "Completions refused for lack of room, by reason.");
  Counter& log_drops = AddCounter("longspan_log_drops_total",
                                  "Log lines lost because they came faster than they were "
                                  "written.")
                           .Add({});

  // State.
  Gauge& running = OneGauge("longspan_running_requests", "Requests being computed.");
  Gauge& waiting = OneGauge("longspan_waiting_requests", "Requests waiting to be begun.");
  Gauge& queued_tokens =
      OneGauge("longspan_queued_tokens", "Prompt tokens of the requests that wait.");
  Gauge& prefill_remaining = OneGauge("longspan_prefill_remaining_tokens",
                                      "Prompt tokens of running requests still to be computed.");
  Gauge& oldest_wait = OneGauge("longspan_oldest_wait_seconds",
                                "Seconds that the longest waiting request has waited.");
  Gauge& heartbeat_age = OneGauge("longspan_heartbeat_age_seconds",
                                  "Seconds since the engine thread last went round its loop.");
  Gauge& draining = OneGauge("longspan_draining", "1 while no new work is taken, else 0.");
  Gauge& failed = OneGauge("longspan_engine_failed", "1 once the engine is broken, else 0.");
  Family<Gauge>& startup = AddGauge("longspan_startup_seconds", "Seconds of a phase of start-up.");
  Family<Gauge>& build_info = AddGauge("longspan_build_info", "Always 1; what is running.");
  Family<Gauge>& model_info = AddGauge("longspan_model_info", "Always 1; what is served.");
  Family<Gauge>& cache_config_info =
      AddGauge("longspan_cache_config_info", "Always 1; the geometry of the KV cache.");

  Families() {
    for (const PromptBucket& bucket : kPromptBuckets) {
      first_token.push_back(
          &time_to_first_token.Add({{"prompt_bucket", bucket.label}}, kRequestBuckets));
    }
    build_info.Add({{"version", Version()}, {"commit", Commit()}}).Set(1);
    // So that rates exist before the first request does.
    for (const Protocol protocol : {Protocol::kHttp, Protocol::kGrpc}) {
      requests.Add({{"protocol", Name(protocol)}, {"finish_reason", "stop"}, {"code", "OK"}});
      requests.Add({{"protocol", Name(protocol)}, {"finish_reason", "length"}, {"code", "OK"}});
    }
    for (const char* reason : {"queue_full", "draining"}) shed.Add({{"reason", reason}});
  }

  void AddPagePool(const char* pool, int64_t bytes) {
    const auto add = [&](const char* state) {
      return &pool_blocks.Add({{"pool", pool}, {"state", state}, {"device", kDevice}});
    };
    free_pages.push_back(add("free"));
    used_pages.push_back(add("used"));
    reserved_pages.push_back(add("reserved"));
    AddBytes(pool, bytes);
  }
  void AddBytes(const char* pool, int64_t bytes) {
    pool_bytes.Add({{"pool", pool}, {"state", "reserved"}, {"device", kDevice}})
        .Set(static_cast<double>(bytes));
  }
};

Metrics::Metrics() : families_(std::make_unique<Families>()) {}
Metrics::~Metrics() = default;

void Metrics::DescribeModel(const ServedModel& model, const KvLayout& layout,
                            const MemoryPlan& plan) {
  families_->AddPagePool("kv", plan.kv_bytes);
  if (layout.has_summaries) {
    families_->AddPagePool("summary", plan.summary_bytes);
    families_->AddPagePool("carry", plan.carry_bytes);
  }
  families_->AddBytes("sequence_state", plan.slot_bytes);
  families_->AddBytes("weights", plan.weights_bytes);
  families_->AddBytes("workspace", plan.activations_bytes);
  families_->model_info
      .Add({{"model", model.name},
            {"model_type", model.config.model_type},
            {"compute_dtype", longspan::Name(model.compute_dtype)},
            {"max_context_tokens", absl::StrCat(model.max_context_tokens)}})
      .Set(1);
  families_->cache_config_info
      .Add({{"block_size", absl::StrCat(kPageTokens)}, {"num_blocks", absl::StrCat(plan.pages)}})
      .Set(1);
}

void Metrics::SetStartupSeconds(absl::string_view phase, double seconds) {
  families_->startup.Add({{"phase", std::string(phase)}}).Set(seconds);
}

std::string Metrics::Text(const EngineLoad& load, int64_t log_drops) {
  Families& m = *families_;
  const int64_t used_pages = load.pages_total - load.pages_free;
  const int64_t unclaimed_pages = load.pages_free - load.pages_reserved;
  for (Gauge* gauge : m.free_pages) gauge->Set(static_cast<double>(unclaimed_pages));
  for (Gauge* gauge : m.reserved_pages) gauge->Set(static_cast<double>(load.pages_reserved));
  for (Gauge* gauge : m.used_pages) gauge->Set(static_cast<double>(used_pages));
  m.free_slots->Set(load.slots_free);
  m.used_slots->Set(load.slots_total - load.slots_free);
  m.kv_usage.Set(load.pages_total == 0
                     ? 0
                     : static_cast<double>(used_pages) / static_cast<double>(load.pages_total));
  m.running.Set(load.running_requests);
  m.waiting.Set(load.waiting_requests);
  m.queued_tokens.Set(static_cast<double>(load.queued_tokens));
  m.prefill_remaining.Set(static_cast<double>(load.prefill_remaining_tokens));
  m.oldest_wait.Set(load.oldest_wait_seconds);
  m.heartbeat_age.Set(load.heartbeat_age_seconds);
  m.draining.Set(load.draining ? 1 : 0);
  m.failed.Set(load.failed ? 1 : 0);
  // Increment ignores what is not positive, as when two scrapes cross.
  m.log_drops.Increment(static_cast<double>(log_drops) - m.log_drops.Value());
  std::ostringstream text;
  prometheus::TextSerializer().Serialize(text, m.registry.Collect());
  return text.str();
}

void Metrics::OnStep(const StepReport& report) {
  Families& m = *families_;
  m.plan_time.Observe(static_cast<double>(report.plan_us) * kMicrosecond);
  m.build_time.Observe(static_cast<double>(report.build_us) * kMicrosecond);
  m.compute_time.Observe(static_cast<double>(report.compute_us) * kMicrosecond);
  m.publish_time.Observe(static_cast<double>(report.publish_us) * kMicrosecond);
  m.computed_tokens.Increment(static_cast<double>(report.prefill_tokens));
  if (report.reads == nullptr) return;
  m.summary_bytes.Increment(static_cast<double>(report.reads->summary_bytes));
  m.selected_bytes.Increment(static_cast<double>(report.reads->selected_bytes));
  m.window_bytes.Increment(static_cast<double>(report.reads->window_bytes));
  m.full_bytes.Increment(static_cast<double>(report.reads->dense_bytes));
  m.avoided_bytes.Increment(static_cast<double>(report.reads->avoided_bytes));
}

void Metrics::OnPromptStarted(int64_t /*prompt_tokens*/, double queue_ms) {
  families_->queue_time.Observe(queue_ms * kMillisecond);
}

void Metrics::OnFirstToken(int64_t prompt_tokens, double ms_since_arrival) {
  families_->first_token[PromptBucketOf(prompt_tokens)]->Observe(ms_since_arrival * kMillisecond);
}

void Metrics::OnToken(std::optional<double> ms_since_previous) {
  families_->generation_tokens.Increment();
  if (ms_since_previous) families_->inter_token.Observe(*ms_since_previous * kMillisecond);
}

void Metrics::OnSequenceFinished(const SequenceFinished& finished) {
  Families& m = *families_;
  const Timing& timing = finished.timing;
  // The sequences of a request share its prompt, which was read once.
  if (finished.index == 0) m.prefill_time.Observe(timing.prefill_ms * kMillisecond);
  m.decode_time.Observe(timing.decode_ms * kMillisecond);
  if (finished.usage.completion_tokens > 1) {
    m.time_per_output_token.Observe(timing.decode_ms * kMillisecond /
                                    static_cast<double>(finished.usage.completion_tokens - 1));
  }
  m.preemptions.Increment(static_cast<double>(timing.preemptions));
}

void Metrics::OnRequestEnded(const absl::Status& status, const Usage& usage,
                             double ms_since_arrival, double cancel_to_free_ms) {
  Families& m = *families_;
  m.request_duration.Observe(ms_since_arrival * kMillisecond);
  m.device_cache_tokens.Increment(static_cast<double>(usage.cached_device_tokens));
  m.recomputed_tokens.Increment(static_cast<double>(usage.recomputed_tokens));
  if (status.ok()) return;
  m.failed_tokens.Increment(static_cast<double>(usage.completion_tokens));
  if (absl::IsCancelled(status)) m.cancel_to_free.Observe(cancel_to_free_ms * kMillisecond);
}

void Metrics::OnTokenized(absl::Duration time) {
  families_->tokenize_time.Observe(absl::ToDoubleSeconds(time));
}

void Metrics::OnCompletionEnded(Protocol protocol, const absl::Status& status,
                                std::optional<FinishReason> reason) {
  // The labels' values are few and ours; a child that exists is found again.
  families_->requests
      .Add({{"protocol", Name(protocol)},
            {"finish_reason", Name(reason)},
            {"code", status.ok() ? "OK" : absl::StatusCodeToString(status.code())}})
      .Increment();
  if (absl::IsResourceExhausted(status) || absl::IsUnavailable(status)) {
    const std::string code = CodeOf(status);
    families_->shed.Add({{"reason", code.empty() ? "other" : code}}).Increment();
  }
}

}  // namespace longspan
