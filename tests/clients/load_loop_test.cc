// The load generator against a server in this process. Where a test waits for something that a
// wrong one never does, it hangs until its time limit.
#include "clients/cpp/bench/load_loop.h"

#include <algorithm>
#include <numeric>
#include <thread>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/clients/scripted_server.h"

namespace longspan {
namespace {

using Reply = ScriptedServer::Reply;
using ::testing::AllOf;
using ::testing::Each;
using ::testing::Field;
using ::testing::SizeIs;

constexpr uint32_t kLoopVocabulary = 256;

LoadPlan ClosedLoop(int64_t concurrency, int64_t requests) {
  LoadPlan plan;
  plan.traffics.resize(1);
  plan.traffics[0].concurrency = concurrency;
  plan.traffics[0].prompt_tokens = LengthMixture(8);
  plan.output_tokens = LengthMixture(3);
  plan.requests = requests;
  return plan;
}

LoadPlan OpenLoop(double gap_us, int64_t requests) {
  LoadPlan plan = ClosedLoop(0, requests);
  plan.traffics[0].mean_gap_us = gap_us;
  return plan;
}

std::vector<RequestRecord> Drive(const LoadPlan& plan, const ScriptedServer& server) {
  RequestMaker maker(plan, kLoopVocabulary);
  Channels channels(Connection{server.address()});
  return LoadLoop(plan, &maker, &channels).Run();
}

int64_t Count(const std::vector<RequestRecord>& records, Outcome outcome) {
  return std::count_if(records.begin(), records.end(),
                       [&](const RequestRecord& record) { return record.outcome == outcome; });
}

auto Ended(Outcome outcome) { return Each(Field(&RequestRecord::outcome, outcome)); }

TEST(LoadLoopTest, AClosedLoopSendsSoMany) {
  const ScriptedServer server([](int64_t) { return Reply::kAnswer; });
  const auto records = Drive(ClosedLoop(3, 50), server);
  ASSERT_THAT(records, AllOf(SizeIs(50), Ended(Outcome::kCompleted)));
  EXPECT_EQ(server.calls(), 50);
  for (const RequestRecord& record : records) {
    EXPECT_EQ(record.output_tokens, 3);
    EXPECT_LE(record.gaps_ms.size(), 2U);  // fewer where messages come together
    EXPECT_LE(std::accumulate(record.gaps_ms.begin(), record.gaps_ms.end(), 0.0F),
              static_cast<float>(record.last_token_us - record.first_token_us) * 1e-3F + 1e-3F);
    EXPECT_EQ(record.queue_ms, 3);
    EXPECT_EQ(record.cached_tokens, 64);
    EXPECT_LE(record.intended_us, record.sent_us);
    EXPECT_LE(record.sent_us, record.first_token_us);
    EXPECT_LE(record.first_token_us, record.last_token_us);
    EXPECT_LE(record.last_token_us, record.end_us);
  }
}

TEST(LoadLoopTest, AClosedLoopHasNoMoreAtOnce) {
  const ScriptedServer server([](int64_t) { return Reply::kSilence; });
  LoadPlan plan = ClosedLoop(3, 50);
  plan.duration_us = 100'000;
  plan.drain_us = 0;
  EXPECT_THAT(Drive(plan, server), AllOf(SizeIs(3), Ended(Outcome::kUnfinished)));
}

// None is answered before all have come: a sender that waits for answers never gets there.
TEST(LoadLoopTest, SlowAnswersDelayNoArrival) {
  constexpr int64_t kRequests = 100;
  const ScriptedServer server([](int64_t) { return Reply::kHold; }, kRequests);
  const LoadPlan plan = OpenLoop(200, kRequests);
  auto records = Drive(plan, server);
  ASSERT_THAT(records, AllOf(SizeIs(kRequests), Ended(Outcome::kCompleted)));
  std::sort(records.begin(), records.end(),
            [](const auto& a, const auto& b) { return a.plan.index < b.plan.index; });
  ArrivalProcess arrivals = ArrivalsOf(plan, 0);
  for (const RequestRecord& record : records) EXPECT_EQ(record.intended_us, arrivals.NextUs());
}

TEST(LoadLoopTest, ManyStreamsAtOnce) {
  constexpr int64_t kStreams = LONGSPAN_TEST_STREAMS;
  const ScriptedServer server([](int64_t) { return Reply::kHold; }, kStreams);
  EXPECT_THAT(Drive(ClosedLoop(kStreams, kStreams), server),
              AllOf(SizeIs(kStreams), Ended(Outcome::kCompleted)));
}

TEST(LoadLoopTest, PeriodicPromptsComeBeside) {
  const ScriptedServer server([](int64_t) { return Reply::kAnswer; });
  LoadPlan plan = OpenLoop(1000, kUnlimited);
  plan.duration_us = 50'000;
  plan.traffics.push_back(plan.traffics[0]);
  plan.traffics[1].mean_gap_us = 20'000;
  plan.traffics[1].prompt_tokens = LengthMixture(500);
  const auto records = Drive(plan, server);
  ASSERT_THAT(records, AllOf(SizeIs(53), Ended(Outcome::kCompleted)));
  EXPECT_EQ(std::count_if(records.begin(), records.end(),
                          [](const auto& record) { return record.plan.prompt_tokens == 500; }),
            3);  // at 0, 20 and 40 ms
}

TEST(LoadLoopTest, WhatIsTooMuchIsNotSent) {
  const ScriptedServer server([](int64_t) { return Reply::kSilence; });
  LoadPlan plan = OpenLoop(100, 10);
  plan.max_in_flight = 4;
  plan.drain_us = 1000;
  const auto records = Drive(plan, server);
  EXPECT_EQ(Count(records, Outcome::kUnsent), 6);
  EXPECT_EQ(Count(records, Outcome::kUnfinished), 4);
}

TEST(LoadLoopTest, RefusalsAreReported) {
  const ScriptedServer server(
      [](int64_t call) { return call % 2 == 0 ? Reply::kRefusal : Reply::kAnswer; });
  const auto records = Drive(ClosedLoop(1, 10), server);
  EXPECT_EQ(Count(records, Outcome::kRejected), 5);
  EXPECT_EQ(Count(records, Outcome::kCompleted), 5);
  for (const RequestRecord& record : records) {
    if (record.outcome == Outcome::kCompleted) continue;
    EXPECT_EQ(record.code, grpc::StatusCode::RESOURCE_EXHAUSTED);
    EXPECT_EQ(record.message, "the queue is full");
    EXPECT_EQ(record.attempts, 1);
  }
}

TEST(LoadLoopTest, NobodyThereIsAFailureNotARefusal) {
  std::string address;
  {
    const ScriptedServer gone([](int64_t) { return Reply::kAnswer; });
    address = gone.address();
  }
  const LoadPlan plan = ClosedLoop(1, 2);
  RequestMaker maker(plan, kLoopVocabulary);
  Channels channels(Connection{address});
  const auto records = LoadLoop(plan, &maker, &channels).Run();
  ASSERT_THAT(records, AllOf(SizeIs(2), Ended(Outcome::kFailed)));
  EXPECT_EQ(records[0].code, grpc::StatusCode::UNAVAILABLE);
}

TEST(LoadLoopTest, PlannedCancelsReachTheServer) {
  ScriptedServer server([](int64_t) { return Reply::kSilence; });
  LoadPlan plan = ClosedLoop(5, 20);
  plan.cancel_share = 1;
  plan.cancel_after_us = {0, 5000};
  EXPECT_THAT(Drive(plan, server), AllOf(SizeIs(20), Ended(Outcome::kCancelled)));
  server.WaitIdle();
}

TEST(LoadLoopTest, ACancelBeforeTheFirstTokenComesWithItAtTheLatest) {
  ScriptedServer server([](int64_t) { return Reply::kAnswer; });
  LoadPlan plan = ClosedLoop(1, 5);
  plan.output_tokens = LengthMixture(100'000);
  plan.cancel_share = 1;
  plan.cancel_after_us = {3'600'000'000, 3'600'000'000};
  plan.cancel_before_first_token = true;
  const auto records = Drive(plan, server);
  ASSERT_THAT(records, AllOf(SizeIs(5), Ended(Outcome::kCancelled)));
  for (const RequestRecord& record : records) EXPECT_EQ(record.output_tokens, 1);
  server.WaitIdle();
}

TEST(LoadLoopTest, WhatTimesOutIsTriedAgainUntilItIsDone) {
  const ScriptedServer server(
      [](int64_t call) { return call < 2 ? Reply::kSilence : Reply::kAnswer; });
  LoadPlan plan = ClosedLoop(1, 1);
  plan.timeout_us = 500'000;
  plan.retries = kUnlimited;
  const auto records = Drive(plan, server);
  ASSERT_THAT(records, AllOf(SizeIs(1), Ended(Outcome::kCompleted)));
  EXPECT_GE(records[0].attempts, 3);
  EXPECT_GE(records[0].first_token_us - records[0].intended_us, *plan.timeout_us);
}

TEST(LoadLoopTest, RetriesAreBounded) {
  const ScriptedServer server([](int64_t) { return Reply::kSilence; });
  LoadPlan plan = ClosedLoop(2, 4);
  plan.timeout_us = 20'000;
  plan.retries = 2;
  const auto records = Drive(plan, server);
  ASSERT_THAT(records, AllOf(SizeIs(4), Ended(Outcome::kTimedOut)));
  EXPECT_THAT(records, Each(Field(&RequestRecord::attempts, 3)));
}

TEST(LoadLoopTest, AStoppedRunEnds) {
  ScriptedServer server([](int64_t) { return Reply::kSilence; });
  const LoadPlan plan = ClosedLoop(4, kUnlimited);
  RequestMaker maker(plan, kLoopVocabulary);
  Channels channels(Connection{server.address()});
  LoadLoop loop(plan, &maker, &channels);
  std::thread stopper([&] {
    server.WaitForCalls(4);
    loop.Stop();
  });
  EXPECT_THAT(loop.Run(), AllOf(SizeIs(4), Ended(Outcome::kUnfinished)));
  stopper.join();
  server.WaitIdle();
}

}  // namespace
}  // namespace longspan
