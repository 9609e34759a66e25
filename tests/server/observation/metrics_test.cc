#include "server/observation/metrics.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "kernels/base/clock.h"
#include "kernels/kv_layout.h"
#include "server/base/status_map.h"

namespace longspan {
namespace {

using testing::HasSubstr;
using testing::Not;

// Told everything once, with distinct numbers.
void ReportEverything(Metrics* metrics) {
  ServedModel model;
  model.name = "a \"model\"\n";
  model.config.model_type = "sparse_llama";
  model.max_context_tokens = 640;
  KvLayout layout;
  layout.has_summaries = true;
  MemoryPlan plan;
  plan.pages = 10;
  plan.kv_bytes = 1000;
  plan.summary_bytes = 100;
  plan.carry_bytes = 10;
  plan.slots = 8;
  plan.slot_bytes = 160;
  plan.activations_bytes = 77;
  plan.host_bytes = 2048;
  plan.kept_logits_bytes = 1536;
  plan.block_map_bytes = 512;
  metrics->DescribeModel(model, layout, plan);
  metrics->SetStartupSeconds("load_weights", 1.25);

  StepReads reads;
  reads.summary_bytes = 11;
  reads.selected_bytes = 22;
  reads.window_bytes = 33;
  reads.dense_bytes = 44;
  reads.avoided_bytes = 55;
  reads.rows_by_path = {6, 7, 8, 9, 10, 11, 12};
  reads.key_tiles_seen = 100;
  reads.key_tiles_kept = 30;
  reads.blocks = {61, 62, 63, 64, 80, 60};
  reads.rooms = {40, 9, 1};
  reads.fetched_bytes = 900;
  reads.home_read_bytes = 100;
  reads.home_written_bytes = 70;
  reads.fetch_us = 250;
  reads.scratch_bytes = 4096;
  StepReport report;
  report.compute_us = 3000;
  report.predicted_us = 4500;
  report.replayed = true;
  report.prefill_tokens = 7;
  report.reads = &reads;
  metrics->OnStep(report);
  metrics->OnRequestWaits(WaitReason::kPrompts);
  metrics->OnRequestWaits(WaitReason::kPages);
  metrics->OnRequestWaits(WaitReason::kSlots);
  metrics->OnRequestWaits(WaitReason::kSlots);
  metrics->OnPromptStarted(7, 5);
  metrics->OnPrefixLookedUp({9, 5, 2});
  metrics->OnPrefixLookedUp({1, 0, 0});
  metrics->OnPreempted(PreemptionKind::kRecompute);
  metrics->OnPreempted(PreemptionKind::kCopy);
  metrics->OnPreempted(PreemptionKind::kCopy);
  metrics->OnTokensWasted(WasteReason::kRecomputed, 64);
  metrics->OnTokensWasted(WasteReason::kSurplus, 3);
  metrics->OnTokensWasted(WasteReason::kCut, 128);
  metrics->OnFirstToken(5000, 30);
  metrics->OnToken(std::nullopt);
  metrics->OnToken(2);
  metrics->OnNonFiniteLogits();
  metrics->SetDrainTimeout(absl::Seconds(300));
  SequenceFinished finished;
  finished.usage.completion_tokens = 2;
  finished.usage.sparse_decode_tokens = 1;
  finished.usage.sparse_prefill_tokens = 128;
  finished.timing.decode_ms = 4;
  metrics->OnSequenceFinished(finished);
  metrics->OnRequestEnded(absl::OkStatus(), finished.usage, 40, 0);
  metrics->OnRequestEnded(absl::CancelledError("left"), finished.usage, 40, 3);
  metrics->OnSparseDecode();
  metrics->OnTokenizing(3);
  metrics->OnTokenizing(-1);
  metrics->OnTokenized(absl::Milliseconds(1));
  metrics->OnOutputWaits(500);
  metrics->OnOutputWaits(-480);
  metrics->OnOutputOverflow();
  metrics->OnStreamWrite(absl::Milliseconds(2));
  metrics->OnStreamWrite(absl::Seconds(3));
  metrics->OnCompletionEnded(Protocol::kHttp, absl::OkStatus(), FinishReason::kLength);
  metrics->OnCompletionEnded(
      Protocol::kGrpc, WithCode(absl::ResourceExhaustedError("full"), "queue_full"), std::nullopt);
  metrics->OnCompletionEnded(Protocol::kGrpc,
                             WithCode(absl::ResourceExhaustedError("late"), "slo_unattainable"),
                             std::nullopt);
}

EngineLoad SomeLoad() {
  EngineLoad load;
  load.running_requests = 3;
  load.waiting_requests = 4;
  load.queued_requests = 3;
  load.queued_for = WaitReason::kPages;
  load.most_pages_used = 7;
  load.most_slots_used = 6;
  load.queue_delay_us = 2'500'000;
  load.tenant_gap_tokens = 4096;
  load.pages_total = 10;
  load.pages_free = 4;
  load.pages_cached = 2;
  load.pages_reserved = 1;
  load.pages_evicted = 13;
  load.host_pages_total = 20;
  load.host_pages_used = 8;
  load.slots_total = 8;
  load.slots_free = 5;
  load.queued_tokens = 99;
  return load;
}

TEST(Metrics, APromptOfSeveralSequencesWasReadOnce) {
  Metrics metrics;
  for (const int32_t index : {0, 1, 2}) {
    SequenceFinished finished;
    finished.index = index;
    metrics.OnSequenceFinished(finished);
  }
  const std::string text = metrics.Text(SomeLoad(), 0);
  EXPECT_THAT(text, HasSubstr("longspan_prefill_time_seconds_count 1\n"));
  EXPECT_THAT(text, HasSubstr("longspan_decode_time_seconds_count 3\n"));
}

TEST(Metrics, HoldWhatWasReported) {
  Metrics metrics;
  ReportEverything(&metrics);
  const std::string text = metrics.Text(SomeLoad(), 2);
  for (const char* line : {
           "longspan_kv_bytes_read_total{kind=\"summary\"} 11",
           "longspan_kv_bytes_read_total{kind=\"selected\"} 22",
           "longspan_kv_bytes_read_total{kind=\"window\"} 33",
           "longspan_kv_bytes_read_total{kind=\"full\"} 44",
           "longspan_kv_bytes_avoided_total 55",
           "longspan_attention_path_total{path=\"fsa\"} 6",
           "longspan_attention_path_total{path=\"sparse_decode\"} 7",
           "longspan_attention_path_total{path=\"dense\"} 8",
           "longspan_attention_path_total{path=\"union\"} 9",
           "longspan_attention_path_total{path=\"nsa\"} 10",
           "longspan_attention_path_total{path=\"key_tiles\"} 12",
           "longspan_sparse_prefill_tokens_total 256",
           "longspan_key_tiles_total{kept=\"true\"} 30",
           "longspan_key_tiles_total{kept=\"false\"} 70",
           "longspan_sparse_decode_requests_total 1",
           "longspan_sparse_decode_tokens_total 2",
           "longspan_selected_blocks_total{source=\"sink\"} 61",
           "longspan_selected_blocks_total{source=\"local\"} 62",
           "longspan_selected_blocks_total{source=\"scored\"} 63",
           "longspan_selected_blocks_total{source=\"all\"} 64",
           "longspan_selected_block_reuse_ratio 0.75",
           "longspan_pool_bytes{device=\"cpu\",pool=\"attention_scratch\",state=\"used\"} 4096",
           "longspan_pool_bytes{device=\"cpu\",pool=\"output\",state=\"used\"} 20",
           "longspan_pool_bytes{device=\"cpu\",pool=\"workspace\",state=\"reserved\"} 77",
           "longspan_pool_high_water_bytes{pool=\"attention_scratch\"} 4096",
           "longspan_pool_high_water_bytes{pool=\"output\"} 500",
           "longspan_pool_high_water_bytes{pool=\"sequence_state\"} 120",
           "longspan_pool_high_water_bytes{pool=\"kv\"} 700",
           "longspan_pool_high_water_bytes{pool=\"summary\"} 70",
           "longspan_pool_high_water_bytes{pool=\"carry\"} 7",
           "longspan_pool_allocation_failures_total{pool=\"kv\"} 1",
           "longspan_pool_allocation_failures_total{pool=\"sequence_state\"} 2",
           "longspan_pool_allocation_failures_total{pool=\"output\"} 1",
           "longspan_client_stall_seconds_bucket{le=\"0.005\"} 1",
           "longspan_client_stall_seconds_sum 3.002",
           "longspan_prompt_tokens_total{source=\"computed\"} 7",
           "longspan_generation_tokens_total 2",
           "longspan_prompt_tokens_total{source=\"device_cache\"} 320",
           "longspan_prompt_tokens_total{source=\"host_cache\"} 128",
           "longspan_prefix_lookup_blocks_total 10",
           "longspan_prefix_hit_blocks_total{source=\"device_cache\"} 5",
           "longspan_prefix_hit_blocks_total{source=\"host_cache\"} 2",
           "longspan_prefix_evicted_blocks_total 13",
           "longspan_preemptions_total{kind=\"recompute\"} 1",
           "longspan_preemptions_total{kind=\"copy\"} 2",
           "longspan_wasted_tokens_total{reason=\"failed\"} 2",
           "longspan_wasted_tokens_total{reason=\"recomputed\"} 64",
           "longspan_wasted_tokens_total{reason=\"surplus\"} 3",
           "longspan_wasted_tokens_total{reason=\"cut\"} 128",
           "longspan_step_predicted_seconds_total 0.0045",
           "longspan_step_measured_seconds_total 0.003",
           "longspan_step_prediction_ratio_sum 1.5",
           "longspan_queue_delay_seconds 2.5",
           "longspan_tenant_service_gap_tokens 4096",
           "longspan_pool_blocks{device=\"cpu\",pool=\"kv_host\",state=\"free\"} 12",
           "longspan_pool_blocks{device=\"cpu\",pool=\"kv_host\",state=\"used\"} 8",
           "longspan_pool_bytes{device=\"cpu\",pool=\"kv_host\",state=\"reserved\"} 2048",
           "longspan_pool_bytes{device=\"cpu\",pool=\"block_map\",state=\"reserved\"} 512",
           "longspan_pool_bytes{device=\"cpu\",pool=\"kept_logits\",state=\"reserved\"} 1536",
           "longspan_room_pages_total{outcome=\"found\"} 40",
           "longspan_room_pages_total{outcome=\"fetched\"} 9",
           "longspan_room_pages_total{outcome=\"left\"} 1",
           "longspan_home_bytes_total{direction=\"fetched\"} 900",
           "longspan_home_bytes_total{direction=\"read\"} 100",
           "longspan_home_bytes_total{direction=\"written\"} 70",
           "longspan_room_fetch_seconds_total 0.00025",
           "longspan_step_time_seconds_sum{phase=\"compute\"} 0.003",
           "longspan_replayed_steps_total 1",
           "longspan_time_to_first_token_seconds_count{prompt_bucket=\"16K\"} 1",
           "longspan_inter_token_latency_seconds_sum 0.002",
           "longspan_time_per_output_token_seconds_sum 0.004",
           "longspan_queue_time_seconds_sum 0.005",
           "longspan_cancel_to_free_seconds_sum 0.003",
           "longspan_request_duration_seconds_count 2",
           "longspan_tokenize_time_seconds_sum 0.001",
           "longspan_running_requests 3",
           "longspan_waiting_requests{reason=\"tokenizing\"} 2",
           "longspan_waiting_requests{reason=\"inbox\"} 1",
           "longspan_waiting_requests{reason=\"prompts\"} 0",
           "longspan_waiting_requests{reason=\"slots\"} 0",
           "longspan_waiting_requests{reason=\"pages\"} 3",
           "longspan_queued_tokens 99",
           "longspan_log_drops_total 2",
           "longspan_non_finite_logits_total 1",
           "longspan_drain_timeout_seconds 300",
           "longspan_draining_seconds 0",
           "longspan_kv_cache_usage_ratio 0.4",
           "longspan_startup_seconds{phase=\"load_weights\"} 1.25",
           "block_size=\"64\",num_blocks=\"10\"} 1",
           "code=\"OK\",finish_reason=\"length\",protocol=\"http\"} 1",
           "code=\"RESOURCE_EXHAUSTED\",finish_reason=\"none\",protocol=\"grpc\"} 2",
           "longspan_shed_total{reason=\"queue_full\"} 1",
           "longspan_shed_total{reason=\"slo_unattainable\"} 1",
       }) {
    EXPECT_THAT(text, HasSubstr(line));
  }
  for (const char* pool : {"kv", "summary", "carry"}) {
    const std::string labels = std::string("pool=\"") + pool + "\",state=\"";
    EXPECT_THAT(text, HasSubstr(labels + "free\"} 3"));
    EXPECT_THAT(text, HasSubstr(labels + "cached\"} 2"));
    EXPECT_THAT(text, HasSubstr(labels + "reserved\"} 1"));
    EXPECT_THAT(text, HasSubstr(labels + "used\"} 4"));
  }
}

// What is promised and not covered by free pages is of the cached ones.
TEST(Metrics, TheStatesOfPagesMakeAllPages) {
  Metrics metrics;
  ReportEverything(&metrics);
  EngineLoad load = SomeLoad();
  load.pages_free = 1;
  load.pages_cached = 6;
  load.pages_reserved = 4;
  const std::string text = metrics.Text(load, 0);
  const std::string labels = "pool=\"kv\",state=\"";
  EXPECT_THAT(text, HasSubstr(labels + "free\"} 0"));
  EXPECT_THAT(text, HasSubstr(labels + "cached\"} 3"));
  EXPECT_THAT(text, HasSubstr(labels + "reserved\"} 4"));
  EXPECT_THAT(text, HasSubstr(labels + "used\"} 3"));
}

TEST(Metrics, WhatWasNotPredictedIsNotCompared) {
  Metrics metrics;
  StepReport report;
  report.compute_us = 3000;
  metrics.OnStep(report);
  report.compute_us = 0;
  report.predicted_us = 100;
  metrics.OnStep(report);
  const std::string text = metrics.Text({}, 0);
  EXPECT_THAT(text, HasSubstr("longspan_step_prediction_ratio_count 0\n"));
  EXPECT_THAT(text, HasSubstr("longspan_step_measured_seconds_total 0\n"));
}

TEST(Metrics, AnOlderTotalTakesNothingBack) {
  Metrics metrics;
  EngineLoad load;
  for (const int64_t evicted : {5, 3, 7}) {
    load.pages_evicted = evicted;
    metrics.Text(load, evicted);
  }
  const std::string text = metrics.Text(load, 7);
  EXPECT_THAT(text, HasSubstr("longspan_prefix_evicted_blocks_total 7\n"));
  EXPECT_THAT(text, HasSubstr("longspan_log_drops_total 7\n"));
}

TEST(Metrics, MemoryOfADeviceHasItsName) {
  Metrics metrics("cuda:1");
  ReportEverything(&metrics);
  EngineLoad load = SomeLoad();
  load.backend_pools = {{"kv", 5000, 5000}, {"draw", 30, 40}};
  metrics.Text(load, 0);
  load.backend_pools[1] = {"draw", 20, 50};
  const std::string text = metrics.Text(load, 0);
  for (const char* line : {
           "longspan_pool_blocks{device=\"cuda:1\",pool=\"sequence_state\",state=\"free\"} 5",
           "longspan_pool_blocks{device=\"cuda:1\",pool=\"kv\",state=\"used\"} 4",
           "longspan_pool_bytes{device=\"cuda:1\",pool=\"kv\",state=\"reserved\"} 1000",
           "longspan_pool_bytes{device=\"cuda:1\",pool=\"kv\",state=\"used\"} 5000",
           "longspan_pool_bytes{device=\"cuda:1\",pool=\"draw\",state=\"used\"} 20",
           "longspan_pool_bytes{device=\"cpu\",pool=\"output\",state=\"used\"} 20",
           "longspan_pool_high_water_bytes{pool=\"draw\"} 50",
           "longspan_pool_high_water_bytes{pool=\"kv\"} 700",
       }) {
    EXPECT_THAT(text, HasSubstr(line));
  }
}

TEST(Metrics, AnotherScrapeShowsTheNewestLoad) {
  Metrics metrics;
  ReportEverything(&metrics);
  metrics.Text(SomeLoad(), 5);
  EngineLoad load = SomeLoad();
  load.running_requests = 0;
  load.pages_free = load.pages_total;
  load.pages_cached = 0;
  load.pages_reserved = 0;
  const std::string text = metrics.Text(load, 5);
  EXPECT_THAT(text, HasSubstr("longspan_running_requests 0"));
  EXPECT_THAT(text, HasSubstr("longspan_log_drops_total 5\n"));
  EXPECT_THAT(text, HasSubstr("pool=\"kv\",state=\"used\"} 0"));
}

TEST(Metrics, WhatTheLastStepAdmittedNoLongerWaits) {
  Metrics metrics;
  EngineLoad load = SomeLoad();
  load.waiting_requests = 1;  // younger than the three seen by the step before
  const std::string text = metrics.Text(load, 0);
  EXPECT_THAT(text, HasSubstr("longspan_waiting_requests{reason=\"pages\"} 1\n"));
  EXPECT_THAT(text, HasSubstr("longspan_waiting_requests{reason=\"inbox\"} 0\n"));
}

TEST(Metrics, AStepWithoutNeighboursKeepsTheRatio) {
  Metrics metrics;
  ReportEverything(&metrics);
  const StepReads decode;
  StepReport report;
  report.reads = &decode;
  metrics.OnStep(report);
  EXPECT_THAT(metrics.Text({}, 0), HasSubstr("longspan_selected_block_reuse_ratio 0.75\n"));
}

TEST(Metrics, EveryTokenCountsAndOnlyLaterOnesHaveAnInterval) {
  Metrics metrics;
  metrics.OnFirstToken(1, 1);
  for (int sample = 0; sample < 3; ++sample) metrics.OnToken(std::nullopt);
  metrics.OnToken(4);
  const std::string text = metrics.Text({}, 0);
  EXPECT_THAT(text, HasSubstr("longspan_generation_tokens_total 4\n"));
  EXPECT_THAT(text, HasSubstr("longspan_inter_token_latency_seconds_count 1\n"));
}

TEST(Metrics, EachPromptLengthHasItsBucket) {
  Metrics metrics;
  for (const int64_t tokens :
       {int64_t{1}, int64_t{4096}, int64_t{4097}, int64_t{1} << 20, (int64_t{1} << 20) + 1}) {
    metrics.OnFirstToken(tokens, 1);
  }
  const std::string text = metrics.Text({}, 0);
  EXPECT_THAT(text, HasSubstr("first_token_seconds_count{prompt_bucket=\"4K\"} 2"));
  EXPECT_THAT(text, HasSubstr("first_token_seconds_count{prompt_bucket=\"16K\"} 1"));
  EXPECT_THAT(text, HasSubstr("first_token_seconds_count{prompt_bucket=\"64K\"} 0"));
  EXPECT_THAT(text, HasSubstr("first_token_seconds_count{prompt_bucket=\"1M\"} 1"));
  EXPECT_THAT(text, HasSubstr("first_token_seconds_count{prompt_bucket=\"over_1M\"} 1"));
}

TEST(Metrics, WhatCanBeCountedIsThereBefore) {
  const std::string text = Metrics().Text({}, 0);
  for (const char* line : {
           "code=\"INTERNAL\",finish_reason=\"none\",protocol=\"grpc\"} 0",
           "code=\"UNAVAILABLE\",finish_reason=\"none\",protocol=\"http\"} 0",
           "code=\"OK\",finish_reason=\"stop\",protocol=\"grpc\"} 0",
           "longspan_shed_total{reason=\"reader_too_slow\"} 0",
           "longspan_shed_total{reason=\"other\"} 0",
       }) {
    EXPECT_THAT(text, HasSubstr(line));
  }
}

TEST(Metrics, ReportHowLongTheDrainTakes) {
  Metrics metrics;
  EXPECT_THAT(metrics.Text({}, 0), HasSubstr("longspan_draining_seconds 0\n"));
  metrics.DrainBegins();
  for (const int64_t begun_us = SteadyNowUs(); SteadyNowUs() == begun_us;) {
  }
  EXPECT_THAT(metrics.Text({}, 0), Not(HasSubstr("longspan_draining_seconds 0\n")));
}

TEST(Metrics, VllmNamesAreThereWhereAskedFor) {
  Metrics plain;
  ReportEverything(&plain);
  EXPECT_THAT(plain.Text(SomeLoad(), 0), Not(HasSubstr("vllm:")));

  Metrics metrics(Metrics::kHost, /*vllm_names=*/true);
  ReportEverything(&metrics);
  metrics.OnFirstToken(9, 7);  // in another bucket of prompts
  const std::string text = metrics.Text(SomeLoad(), 0);
  const std::string model = "model_name=\"a \\\"model\\\"\\n\"}";
  for (const std::string& line : {
           "# TYPE vllm:num_requests_running gauge\nvllm:num_requests_running{" + model + " 3\n",
           "vllm:num_requests_waiting{" + model + " 6\n",
           "vllm:kv_cache_usage_perc{" + model + " 0.4\n",
           "vllm:gpu_cache_usage_perc{" + model + " 0.4\n",
           "vllm:cache_config_info{block_size=\"64\",num_gpu_blocks=\"10\"," + model + " 1\n",
           "vllm:num_preemptions_total{" + model + " 3\n",
           "# TYPE vllm:prompt_tokens_total counter\nvllm:prompt_tokens_total{" + model + " 455\n",
           "vllm:generation_tokens_total{" + model + " 2\n",
           "vllm:request_success_total{finished_reason=\"length\"," + model + " 1\n",
           "# TYPE vllm:time_to_first_token_seconds histogram\n"
           "vllm:time_to_first_token_seconds_count{" +
               model + " 2\n",
           "vllm:time_to_first_token_seconds_sum{" + model + " 0.037",
           "vllm:time_per_output_token_seconds_count{" + model + " 1\n",
           "vllm:inter_token_latency_seconds_sum{" + model + " 0.002\n",
           "vllm:request_time_per_output_token_seconds_sum{" + model + " 0.004\n",
           "vllm:e2e_request_latency_seconds_count{" + model + " 2\n",
           "vllm:request_queue_time_seconds_sum{" + model + " 0.005\n",
           "vllm:request_prefill_time_seconds_count{" + model + " 1\n",
           "vllm:request_decode_time_seconds_sum{" + model + " 0.004\n",
       }) {
    EXPECT_THAT(text, HasSubstr(line));
  }
  EXPECT_THAT(text, Not(HasSubstr("finished_reason=\"none\"")));
}

TEST(Metrics, WorkIsReportedBesides) {
  Metrics metrics;
  ReportEverything(&metrics);
  metrics.OnFirstToken(100, 30);
  metrics.OnFirstToken(100, 4e6);  // more than an hour
  for (const auto& status :
       {absl::CancelledError("left"), absl::UnavailableError("drains"),
        absl::InvalidArgumentError("no"), absl::DeadlineExceededError("late")}) {
    metrics.OnCompletionEnded(Protocol::kHttp, status, std::nullopt);
  }
  const WorkDone done = metrics.Done();
  EXPECT_GT(done.start_timestamp_seconds, 0);
  EXPECT_EQ(metrics.Done().start_timestamp_seconds, done.start_timestamp_seconds);
  EXPECT_GE(done.uptime_seconds, 0);
  EXPECT_GE(metrics.Done().uptime_seconds, done.uptime_seconds);
  EXPECT_EQ(done.computed_prompt_tokens, 7);
  EXPECT_EQ(done.cached_prompt_tokens, 7 * kPageTokens);
  EXPECT_EQ(done.generated_tokens, 2);
  EXPECT_EQ(done.completed, 1);
  EXPECT_EQ(done.cancelled, 1);
  EXPECT_EQ(done.refused, 3);
  EXPECT_EQ(done.failed, 2);
  EXPECT_EQ(done.tokenizing_requests, 2);
  // Of prompts of all lengths together.
  const LatencyCounts& first = done.time_to_first_token;
  EXPECT_EQ(first.upper_bounds_seconds.size(), 18U);
  EXPECT_THAT(first.counts,
              testing::ElementsAre(0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1));
  EXPECT_EQ(first.upper_bounds_seconds[3], 0.05);
  const LatencyCounts& next = done.inter_token_latency;
  EXPECT_THAT(next.counts, testing::ElementsAre(0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0));
  EXPECT_EQ(next.upper_bounds_seconds[2], 0.0025);
}

TEST(Metrics, FilesThatAreReadAgain) {
  Metrics metrics;
  EXPECT_THAT(metrics.Text({}, 0), Not(HasSubstr("reload"))) << "there are none";
  metrics.OnReload("api_keys", true);
  metrics.OnReload("tls", true);
  metrics.OnReload("tls", false);
  metrics.OnReload("tls", false);
  metrics.SetCertificateExpiry(absl::FromUnixSeconds(1'900'000'000));
  const std::string text = metrics.Text({}, 0);
  EXPECT_THAT(text, HasSubstr("longspan_reload_failures_total{file=\"api_keys\"} 0\n"));
  EXPECT_THAT(text, HasSubstr("longspan_reload_failures_total{file=\"tls\"} 2\n"));
  EXPECT_THAT(text, HasSubstr("longspan_tls_certificate_expiry_timestamp_seconds 1900000000\n"));
  for (const char* file : {"api_keys", "tls"}) {
    EXPECT_THAT(text, HasSubstr(absl::StrCat(
                          "longspan_reload_last_success_timestamp_seconds{file=\"", file, "\"}")));
  }
}

TEST(Metrics, LostSpans) {
  Metrics metrics;
  EXPECT_THAT(metrics.Text({}, 0), Not(HasSubstr("spans"))) << "nobody collects";
  metrics.OnSpansDropped(0);
  EXPECT_THAT(metrics.Text({}, 0), HasSubstr("longspan_spans_dropped_total 0\n"));
  metrics.OnSpansDropped(3);
  EXPECT_THAT(metrics.Text({}, 0), HasSubstr("longspan_spans_dropped_total 3\n"));
}

TEST(Metrics, PromtoolFindsNothing) {
  ASSERT_EQ(std::system("command -v promtool >/dev/null 2>&1"), 0)
      << "promtool is not installed; it comes with the package prometheus";
  Metrics metrics;
  ReportEverything(&metrics);
  metrics.OnReload("tls", true);
  metrics.SetCertificateExpiry(absl::FromUnixSeconds(1'900'000'000));
  const std::string path = testing::TempDir() + "/longspan_metrics.txt";
  std::ofstream(path) << metrics.Text(SomeLoad(), 2);
  std::string said;
  FILE* promtool = popen(("promtool check metrics < '" + path + "' 2>&1").c_str(), "r");
  ASSERT_NE(promtool, nullptr);
  char buffer[4096];
  while (fgets(buffer, sizeof(buffer), promtool) != nullptr) said += buffer;
  EXPECT_EQ(pclose(promtool), 0) << said;
  EXPECT_EQ(said, "");
}

}  // namespace
}  // namespace longspan
