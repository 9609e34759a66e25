#include "server/metrics.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "prometheus/counter.h"
#include "prometheus/gauge.h"
#include "prometheus/histogram.h"
#include "prometheus/registry.h"
#include "prometheus/text_serializer.h"
#include "server/metrics_labels.h"
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

// Seconds. Latencies of requests span milliseconds to the hour that a million tokens may take.
const Buckets kRequestBuckets = {0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1,    2.5,
                                 5,     10,   25,    50,   100, 250,  500, 1000, 3600};
const Buckets kTokenBuckets = {0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                               0.1,    0.25,  0.5,    1,     2.5,  5,     10};
const Buckets kStepBuckets = {0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01,
                              0.025,  0.05,    0.1,    0.25,  0.5,    1,     2.5};

constexpr double kMillisecond = 1e-3;
constexpr double kMicrosecond = 1e-6;

}  // namespace

struct Metrics::Families {
  const std::string device;  // the label of what computes
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
  Family<Gauge>& pool_bytes = AddGauge(
      "longspan_pool_bytes",
      "Bytes of a pool: those of fixed size are reserved at start; of the others, what is used "
      "now: attention_scratch grows to the largest step so far, output waits for its readers, and "
      "a GPU's memory is told by what its parts were taken for.");
  Gauge& scratch_bytes = AddUsedBytes("attention_scratch", device);
  Gauge& output_bytes = AddUsedBytes("output", kHost);
  Family<Gauge>& high_water = AddGauge("longspan_pool_high_water_bytes",
                                       "The most bytes of a pool in use at a time since start.");
  Gauge& scratch_high_water = high_water.Add({{"pool", "attention_scratch"}});
  Gauge& output_high_water = high_water.Add({{"pool", "output"}});
  Gauge& slots_high_water = high_water.Add({{"pool", "sequence_state"}});
  Family<Counter>& allocation_failures = AddCounter(
      "longspan_pool_allocation_failures_total",
      "Times there was too little of a pool: the request at the front of the queue had to wait for "
      "pages (kv) or state slots (sequence_state), or a stream was cut off because its reader let "
      "more pile up than may (output).");
  Counter& kv_failures = allocation_failures.Add({{"pool", "kv"}});
  Counter& slot_failures = allocation_failures.Add({{"pool", "sequence_state"}});
  Counter& output_failures = allocation_failures.Add({{"pool", "output"}});
  struct PagePoolGauges {
    Gauge* free;
    Gauge* used;
    Gauge* reserved;
    Gauge* high_water;
    double page_bytes;
  };
  std::vector<PagePoolGauges> page_pools;
  const std::set<std::string> engine_counted = {"kv", "summary", "carry", "sequence_state"};
  double slot_bytes = 0;
  std::atomic<int64_t> output_waits_bytes = 0;
  std::atomic<int64_t> output_most_bytes = 0;
  Gauge* free_slots =
      &pool_blocks.Add({{"pool", "sequence_state"}, {"state", "free"}, {"device", device}});
  Gauge* used_slots =
      &pool_blocks.Add({{"pool", "sequence_state"}, {"state", "used"}, {"device", device}});
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

  Family<Counter>& attention_path =
      AddCounter("longspan_attention_path_total",
                 "Rows of a step (a prompt's chunk or a decode token) times layers, by how "
                 "attention walked them: sparse and block by block for all queries of the row "
                 "(fsa), sparse for a single query (sparse_decode), or dense.");
  std::array<Counter*, kAttentionPaths> rows_by_path{};
  Family<Counter>& selected_blocks = AddCounter(
      "longspan_selected_blocks_total",
      "Blocks that queries selected, one for each query, KV head and layer, by why: forced at the "
      "beginning of the sequence (sink) or around the query (local), by importance (scored), or "
      "because the context has no more blocks than are selected (all).");
  Counter& sink_blocks = selected_blocks.Add({{"source", "sink"}});
  Counter& local_blocks = selected_blocks.Add({{"source", "local"}});
  Counter& scored_blocks = selected_blocks.Add({{"source", "scored"}});
  Counter& all_blocks = selected_blocks.Add({{"source", "all"}});
  Gauge& block_reuse = OneGauge(
      "longspan_selected_block_reuse_ratio",
      "Share of the blocks selected by a prompt's queries that the query before selected too, 0 to "
      "1: of neighbours within the last step that had any, in contexts long enough to leave blocks "
      "out.");

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
  Histogram& client_stall = OneHistogram(
      "longspan_client_stall_seconds",
      "Seconds that the reader of a stream took for one write; the first bucket is readers that "
      "keep up.",
      kRequestBuckets);
  Family<Histogram>& step_time =
      AddHistogram("longspan_step_time_seconds", "Seconds of an engine step, by phase.");
  Histogram& plan_time = step_time.Add({{"phase", "plan"}}, kStepBuckets);
  Histogram& build_time = step_time.Add({{"phase", "build"}}, kStepBuckets);
  Histogram& compute_time = step_time.Add({{"phase", "compute"}}, kStepBuckets);
  Histogram& publish_time = step_time.Add({{"phase", "publish"}}, kStepBuckets);

  Counter& replayed_steps =
      AddCounter("longspan_replayed_steps_total",
                 "Steps that only decoded and were launched as a whole, as recorded earlier (CUDA "
                 "graphs).")
          .Add({});

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
  Family<Gauge>& waiting = AddGauge(
      "longspan_waiting_requests",
      "Requests waiting to be begun, by what for: to be tokenised (tokenizing), for the engine's "
      "next step (inbox), or, as the first of the queue does: for prompts being read (prompts), "
      "for state slots (slots), for pages of the KV cache (pages).");
  std::atomic<int64_t> tokenizing_requests = 0;
  Gauge& tokenizing = waiting.Add({{"reason", "tokenizing"}});
  Gauge& in_inbox = waiting.Add({{"reason", "inbox"}});
  std::array<Gauge*, kWaitReasons> queued_for{};
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

  explicit Families(std::string device_label) : device(std::move(device_label)) {
    for (const PromptBucket& bucket : kPromptBuckets) {
      first_token.push_back(
          &time_to_first_token.Add({{"prompt_bucket", bucket.label}}, kRequestBuckets));
    }
    for (int path = 0; path < kAttentionPaths; ++path) {
      rows_by_path[path] = &attention_path.Add({{"path", Name(static_cast<AttentionPath>(path))}});
    }
    for (int reason = 0; reason < kWaitReasons; ++reason) {
      queued_for[reason] = &waiting.Add({{"reason", Name(static_cast<WaitReason>(reason))}});
    }
    build_info.Add({{"version", Version()}, {"commit", Commit()}}).Set(1);
    // So that rates exist before the first request does.
    for (const Protocol protocol : {Protocol::kHttp, Protocol::kGrpc}) {
      requests.Add({{"protocol", Name(protocol)}, {"finish_reason", "stop"}, {"code", "OK"}});
      requests.Add({{"protocol", Name(protocol)}, {"finish_reason", "length"}, {"code", "OK"}});
    }
    for (const char* reason : {"queue_full", "draining"}) shed.Add({{"reason", reason}});
  }

  void AddPagePool(const char* pool, int64_t bytes, int64_t pages) {
    const auto add = [&](const char* state) {
      return &pool_blocks.Add({{"pool", pool}, {"state", state}, {"device", device}});
    };
    page_pools.push_back({add("free"), add("used"), add("reserved"),
                          &high_water.Add({{"pool", pool}}),
                          static_cast<double>(bytes) / static_cast<double>(pages)});
    AddBytes(pool, bytes);
  }
  Gauge& AddUsedBytes(const std::string& pool, const std::string& where) {
    return pool_bytes.Add({{"pool", pool}, {"state", "used"}, {"device", where}});
  }
  // Children that exist are found again. How much of the pages and slots is in use, which the
  // engine knows, says more than that all of them have been taken.
  void SetBackendPool(const PoolUsage& pool) {
    AddUsedBytes(pool.pool, device).Set(static_cast<double>(pool.bytes));
    if (engine_counted.contains(pool.pool)) return;
    high_water.Add({{"pool", pool.pool}}).Set(static_cast<double>(pool.high_water_bytes));
  }
  void AddBytes(const char* pool, int64_t bytes) {
    pool_bytes.Add({{"pool", pool}, {"state", "reserved"}, {"device", device}})
        .Set(static_cast<double>(bytes));
  }
};

Metrics::Metrics(std::string device) : families_(std::make_unique<Families>(std::move(device))) {}
Metrics::~Metrics() = default;

void Metrics::DescribeModel(const ServedModel& model, const KvLayout& layout,
                            const MemoryPlan& plan) {
  families_->AddPagePool("kv", plan.kv_bytes, plan.pages);
  if (layout.has_summaries) {
    families_->AddPagePool("summary", plan.summary_bytes, plan.pages);
    families_->AddPagePool("carry", plan.carry_bytes, plan.pages);
  }
  families_->slot_bytes = static_cast<double>(plan.slot_bytes) / std::max(1, plan.slots);
  families_->AddBytes("sequence_state", plan.slot_bytes);
  families_->AddBytes("weights", plan.weights_bytes);
  families_->AddBytes("workspace", plan.activations_bytes + plan.workspace_bytes);
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
  for (const auto& pool : m.page_pools) {
    pool.free->Set(static_cast<double>(unclaimed_pages));
    pool.reserved->Set(static_cast<double>(load.pages_reserved));
    pool.used->Set(static_cast<double>(used_pages));
    pool.high_water->Set(static_cast<double>(load.most_pages_used) * pool.page_bytes);
  }
  for (const PoolUsage& pool : load.backend_pools) m.SetBackendPool(pool);
  m.slots_high_water.Set(load.most_slots_used * m.slot_bytes);
  m.output_bytes.Set(static_cast<double>(m.output_waits_bytes.load()));
  m.output_high_water.Set(static_cast<double>(m.output_most_bytes.load()));
  m.free_slots->Set(load.slots_free);
  m.used_slots->Set(load.slots_total - load.slots_free);
  m.kv_usage.Set(load.pages_total == 0
                     ? 0
                     : static_cast<double>(used_pages) / static_cast<double>(load.pages_total));
  m.running.Set(load.running_requests);
  // The total may be younger than the last step, and then without some that it has admitted.
  const int32_t queued = std::min(load.queued_requests, load.waiting_requests);
  for (int reason = 0; reason < kWaitReasons; ++reason) {
    m.queued_for[reason]->Set(reason == static_cast<int>(load.queued_for) ? queued : 0);
  }
  m.in_inbox.Set(load.waiting_requests - queued);
  m.tokenizing.Set(static_cast<double>(m.tokenizing_requests.load()));
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
  m.replayed_steps.Increment(report.replayed ? 1 : 0);
  m.computed_tokens.Increment(static_cast<double>(report.prefill_tokens));
  if (report.reads == nullptr) return;
  m.summary_bytes.Increment(static_cast<double>(report.reads->summary_bytes));
  m.selected_bytes.Increment(static_cast<double>(report.reads->selected_bytes));
  m.window_bytes.Increment(static_cast<double>(report.reads->window_bytes));
  m.full_bytes.Increment(static_cast<double>(report.reads->dense_bytes));
  m.avoided_bytes.Increment(static_cast<double>(report.reads->avoided_bytes));
  for (int path = 0; path < kAttentionPaths; ++path) {
    m.rows_by_path[path]->Increment(static_cast<double>(report.reads->rows_by_path[path]));
  }
  const SelectedBlocks& blocks = report.reads->blocks;
  m.sink_blocks.Increment(static_cast<double>(blocks.sink));
  m.local_blocks.Increment(static_cast<double>(blocks.local));
  m.scored_blocks.Increment(static_cast<double>(blocks.scored));
  m.all_blocks.Increment(static_cast<double>(blocks.all));
  if (blocks.compared > 0) {
    m.block_reuse.Set(static_cast<double>(blocks.reused) / static_cast<double>(blocks.compared));
  }
  // It never shrinks.
  m.scratch_bytes.Set(static_cast<double>(report.reads->scratch_bytes));
  m.scratch_high_water.Set(static_cast<double>(report.reads->scratch_bytes));
}

void Metrics::OnRequestWaits(WaitReason reason) {
  if (reason == WaitReason::kPages) families_->kv_failures.Increment();
  if (reason == WaitReason::kSlots) families_->slot_failures.Increment();
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

void Metrics::OnTokenizing(int64_t change_requests) {
  families_->tokenizing_requests.fetch_add(change_requests);
}

void Metrics::OnOutputWaits(int64_t change_bytes) {
  const int64_t waits_bytes = families_->output_waits_bytes.fetch_add(change_bytes) + change_bytes;
  std::atomic<int64_t>& most_bytes = families_->output_most_bytes;
  int64_t most = most_bytes.load();
  while (waits_bytes > most && !most_bytes.compare_exchange_weak(most, waits_bytes)) {
  }
}

void Metrics::OnOutputOverflow() { families_->output_failures.Increment(); }

void Metrics::OnStreamWrite(absl::Duration time) {
  families_->client_stall.Observe(absl::ToDoubleSeconds(time));
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
