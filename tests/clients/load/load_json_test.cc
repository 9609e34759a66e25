#include "clients/cpp/load/load_json.h"

#include "gtest/gtest.h"
#include "nlohmann/json.hpp"
#include "tests/clients/load/load_samples.h"

namespace longspan {
namespace {

using nlohmann::json;

TEST(LoadJson, HoldsASample) {
  SampleHistory history(10);
  history.Add(BusyServer(100));
  history.Add(BusyServer(102));
  const std::string text = LoadJson(history.View(), "host:1");
  EXPECT_EQ(text.find('\n'), std::string::npos);
  const json sample = json::parse(text);
  EXPECT_EQ(sample["server"], "host:1");
  EXPECT_EQ(sample["uptime_s"], 102);
  EXPECT_EQ(sample["draining"], false);
  EXPECT_EQ(sample["running_requests"], 12);
  EXPECT_EQ(sample["prefill_remaining_tokens"], 45'678);
  EXPECT_EQ(sample["waiting_requests"],
            json({{"tokenizing", 1}, {"inbox", 2}, {"prompts", 0}, {"slots", 0}, {"pages", 7}}));
  EXPECT_EQ(sample["queued_tokens"], 1'234'567);
  EXPECT_EQ(sample["queue_delay_ms"], 12'300);
  EXPECT_EQ(
      sample["pools"]["kv_pages"],
      json({{"used", 500}, {"reserved", 250}, {"cached", 100}, {"free", 150}, {"total", 1000}}));
  EXPECT_EQ(sample["pools"]["state_slots"]["used"], 12);
  EXPECT_EQ(sample["pools"]["host_pages"]["total"], 200);
  EXPECT_EQ(sample["per_s"]["seconds"], 2);
  EXPECT_EQ(sample["per_s"]["computed_prompt_tokens"], 1000);
  EXPECT_EQ(sample["per_s"]["completed"], 1);
  EXPECT_EQ(sample["latency_window_s"], 2);
  EXPECT_EQ(sample["first_token_ms"]["count"], 0);
  EXPECT_TRUE(sample["first_token_ms"]["p50"].is_null());
}

TEST(LoadJson, LatenciesAreMilliseconds) {
  SampleHistory history(10);
  history.Add(BusyServer(100));
  const json sample = json::parse(LoadJson(history.View(), "host:1"));
  EXPECT_DOUBLE_EQ(sample["first_token_ms"]["p50"], 500);
  EXPECT_DOUBLE_EQ(sample["inter_token_ms"]["p99"], 99);
}

TEST(LoadJson, WhatIsNotReportedIsNotThere) {
  SampleHistory history(10);
  history.Add({});
  const json sample = json::parse(LoadJson(history.View(), "\xff"));
  EXPECT_FALSE(sample.contains("per_s"));
  EXPECT_FALSE(sample.contains("first_token_ms"));
  EXPECT_TRUE(sample["pools"].empty());
}

}  // namespace
}  // namespace longspan
