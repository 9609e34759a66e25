#include "clients/cpp/bench/bench_report.h"

#include <sstream>

#include "clients/cpp/bench/report_json.h"
#include "clients/cpp/bench/report_table.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "nlohmann/json.hpp"

namespace longspan {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// Due at `intended_us`; its first token after 100 ms, three further ones 10 ms apart.
RequestRecord Completed(int64_t prompt_tokens, int64_t intended_us) {
  RequestRecord record;
  record.plan.prompt_tokens = prompt_tokens;
  record.plan.output_tokens = 4;
  record.outcome = Outcome::kCompleted;
  record.attempts = 1;
  record.intended_us = intended_us;
  record.sent_us = record.last_attempt_us = intended_us + 2000;
  record.first_token_us = intended_us + 100'000;
  record.last_token_us = record.end_us = intended_us + 130'000;
  record.output_tokens = 4;
  record.cached_tokens = 64;
  record.queue_ms = 5;
  record.gaps_ms = {10, 10, 10};
  return record;
}

RequestRecord Failed(Outcome outcome, grpc::StatusCode code, int64_t latency_us) {
  RequestRecord record;
  record.plan.prompt_tokens = 100;
  record.outcome = outcome;
  record.code = code;
  record.message = "because";
  record.attempts = 2;
  record.intended_us = 1000;
  record.sent_us = 1000;
  record.last_attempt_us = 50'000;  // the second one
  record.end_us = 50'000 + latency_us;
  return record;
}

TEST(BenchReportTest, LatenciesCountFromWhenARequestWasDue) {
  const LoadPlan plan;
  const BenchReport report = Summarise(plan, {Completed(100, 0), Completed(100, 870'000)});
  EXPECT_EQ(report.all.first_token_ms.p50, 100);
  EXPECT_EQ(report.all.end_to_end_ms.max, 130);
  EXPECT_EQ(report.all.queue_ms.mean, 5);
  EXPECT_EQ(report.all.send_lag_ms.p99, 2);
  EXPECT_EQ(report.all.inter_token_ms.count, 6);
  EXPECT_EQ(report.elapsed_s, 1);
  EXPECT_EQ(report.all.completed_per_s, 2);
  EXPECT_EQ(report.all.prompt_tokens_per_s, 200);
  EXPECT_EQ(report.all.output_tokens_per_s, 8);
  EXPECT_EQ(report.all.cached_tokens, 128);
}

// (last - first) / (output - 1), one number a request: bursts do not show in it.
TEST(BenchReportTest, TimePerOutputTokenIsOfWholeRequests) {
  const LoadPlan plan;
  RequestRecord burst = Completed(100, 0);
  burst.gaps_ms = {15, 15};  // two tokens came together with the first one
  burst.output_tokens = 5;
  burst.last_token_us = burst.first_token_us + 60'000;
  RequestRecord one_token = Completed(100, 0);
  one_token.output_tokens = 1;
  one_token.last_token_us = one_token.first_token_us;
  one_token.gaps_ms.clear();
  RequestRecord cancelled = Completed(100, 0);
  cancelled.outcome = Outcome::kCancelled;
  const GroupReport all = Summarise(plan, {Completed(100, 0), burst, one_token, cancelled}).all;
  EXPECT_EQ(all.time_per_output_token_ms.count, 2);
  EXPECT_EQ(all.time_per_output_token_ms.p50, 10);
  EXPECT_EQ(all.time_per_output_token_ms.max, 15);
}

TEST(BenchReportTest, OutcomesAddUp) {
  const LoadPlan plan;
  std::vector<RequestRecord> records;
  for (int outcome = 0; outcome < kOutcomes; ++outcome) {
    records.push_back(Failed(static_cast<Outcome>(outcome), grpc::StatusCode::OK, 0));
    records.push_back(Failed(static_cast<Outcome>(outcome), grpc::StatusCode::OK, 0));
  }
  const GroupReport all = Summarise(plan, records).all;
  EXPECT_EQ(all.requests, 2 * kOutcomes);
  EXPECT_EQ(all.attempts, 4 * kOutcomes);
  for (const int64_t count : all.outcomes) EXPECT_EQ(count, 2);
}

TEST(BenchReportTest, FailuresAreReportedByCode) {
  const LoadPlan plan;
  const GroupReport all =
      Summarise(plan,
                {Failed(Outcome::kRejected, grpc::StatusCode::RESOURCE_EXHAUSTED, 3000),
                 Failed(Outcome::kRejected, grpc::StatusCode::RESOURCE_EXHAUSTED, 5000),
                 Failed(Outcome::kTimedOut, grpc::StatusCode::DEADLINE_EXCEEDED, 10'000),
                 Failed(Outcome::kCancelled, grpc::StatusCode::CANCELLED, 7000), Completed(5, 0)})
          .all;
  ASSERT_EQ(all.failures.size(), 2U);
  EXPECT_EQ(all.failures.at("RESOURCE_EXHAUSTED").latency_ms.count, 2);
  EXPECT_EQ(all.failures.at("RESOURCE_EXHAUSTED").latency_ms.max, 5);
  EXPECT_EQ(all.failures.at("RESOURCE_EXHAUSTED").message, "because");
  EXPECT_EQ(all.failures.at("DEADLINE_EXCEEDED").latency_ms.p50, 10);
}

TEST(BenchReportTest, GoodputIsWhatCompletedInTime) {
  LoadPlan plan;
  const std::vector<RequestRecord> records = {
      Completed(100, 0), Failed(Outcome::kTimedOut, grpc::StatusCode::DEADLINE_EXCEEDED, 1)};
  const auto within = [&] { return Summarise(plan, records).all.within_slos; };
  EXPECT_EQ(within(), 1);
  plan.ttft_slo_us = 100'000;
  plan.tpot_slo_us = 10'000;
  EXPECT_EQ(within(), 1);
  plan.tpot_slo_us = 9'999;
  EXPECT_EQ(within(), 0);
  plan.tpot_slo_us.reset();
  plan.ttft_slo_us = 99'999;
  EXPECT_EQ(within(), 0);
}

TEST(BenchReportTest, WarmUpDoesNotCount) {
  LoadPlan plan;
  plan.warmup_us = 500'000;
  const BenchReport report = Summarise(plan, {Completed(1, 499'999), Completed(100, 500'000)});
  EXPECT_EQ(report.all.requests, 1);
  EXPECT_EQ(report.by_prompt_tokens.count(1), 0U);
  EXPECT_NEAR(report.elapsed_s, 0.13, 1e-9);
}

struct Written {
  nlohmann::json json;
  std::string table;
};

Written Write(const LoadPlan& plan, const std::vector<RequestRecord>& records) {
  RunFacts facts;
  facts.command_line = "longspan bench --quote '\"'\xff";
  facts.server_address = "host:1";
  facts.server.set_version("9.9.9");
  facts.server.set_commit("abc");
  facts.model.set_name("demo");
  const BenchReport report = Summarise(plan, records);
  std::ostringstream table;
  PrintTable(plan, facts, report, table);
  return {nlohmann::json::parse(ReportJson(plan, facts, report)), table.str()};
}

TEST(BenchReportTest, LengthsAndTenantsHaveTheirOwn) {
  LoadPlan plan;
  plan.seed = 18446744073709551615U;
  plan.ttft_slo_us = 1'500'000;
  plan.tenants = {"flood", "small"};
  std::vector<RequestRecord> records = {
      Completed(100, 0), Completed(100, 1), Completed(9000, 2),
      Failed(Outcome::kRejected, grpc::StatusCode::RESOURCE_EXHAUSTED, 3000)};
  for (RequestRecord& record : records) record.plan.tenant = 0;
  records[2].plan.tenant = 1;
  const auto [json, table] = Write(plan, records);
  EXPECT_EQ(json["seed"], 18446744073709551615U);
  EXPECT_EQ(json["server"]["version"], "9.9.9");
  EXPECT_EQ(json["ttft_slo_ms"], 1500);
  EXPECT_TRUE(json["tpot_slo_ms"].is_null());
  EXPECT_EQ(json["all"]["requests"], 4);
  EXPECT_EQ(json["by_prompt_tokens"]["100"]["completed"], 2);
  EXPECT_EQ(json["by_prompt_tokens"]["100"]["rejected"], 1);
  EXPECT_EQ(json["by_prompt_tokens"]["9000"]["first_token_ms"]["count"], 1);
  EXPECT_EQ(json["by_tenant"]["flood"]["requests"], 3);
  EXPECT_EQ(json["by_tenant"]["small"]["inter_token_ms"]["count"], 3);
  EXPECT_EQ(json["by_tenant"]["small"]["time_per_output_token_ms"]["p50"], 10);
  EXPECT_EQ(json["all"]["failures"]["RESOURCE_EXHAUSTED"]["latency_ms"]["p50"], 3);
  for (const char* part :
       {"prompts of 9000\n", "time per output token ", "tenant small\n", "RESOURCE_EXHAUSTED",
        "3 completed, 1 rejected", "in 5 attempts", "the first: because"}) {
    EXPECT_THAT(table, HasSubstr(part));
  }
  EXPECT_THAT(table, Not(HasSubstr("unfinished")));
}

TEST(BenchReportTest, ARunWithoutRequestsHasAReport) {
  const auto [json, table] = Write(LoadPlan(), {});
  EXPECT_EQ(json["all"]["requests"], 0);
  EXPECT_EQ(json["all"]["completed_per_s"], 0);
  EXPECT_THAT(table, HasSubstr("0 requests"));
}

}  // namespace
}  // namespace longspan
