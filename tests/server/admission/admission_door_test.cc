// Whom admission turns away, and what it tells them.
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/admission/admission.h"
#include "server/base/status_map.h"
#include "tests/server/admission/admission_rig.h"

namespace longspan {
namespace {

TEST_F(AdmissionTest, AFullQueueSaysWhenToComeBack) {
  gate_.Close();
  std::vector<Admitted> taken;
  absl::Status refused;
  for (int i = 0; i < kSlots + 3 + 1 && refused.ok(); ++i) {
    Answer answer = Generate({Call("a")});
    if (answer.ok()) {
      taken.push_back(answer->front());
    } else {
      refused = answer.status();
    }
  }
  EXPECT_TRUE(absl::IsResourceExhausted(refused)) << refused;
  EXPECT_EQ(CodeOf(refused), "queue_full");
  EXPECT_GT(RetryAfterOf(refused), absl::ZeroDuration());
  gate_.Open();
  for (const Admitted& admitted : taken) EXPECT_EQ(Tokens(Finish(admitted), 0).size(), 5U);
}

TEST_F(AdmissionTest, TheTimeToComeBackIsWhenThereWillBeRoom) {
  gate_.Close();
  std::vector<Admitted> taken;
  const auto take = [&](std::vector<GenerateCall> calls) {
    Answer answer = Generate(std::move(calls));
    ASSERT_TRUE(answer.ok()) << answer.status();
    for (const Admitted& admitted : *answer) taken.push_back(admitted);
  };
  take({Call("runs")});
  entered_.Pass();
  queue_delay_us_ = 9e6;
  take({Call("a"), Call("b")});
  EXPECT_EQ(RetryAfterOf(Generate({Call("c"), Call("d")}).status()), absl::Milliseconds(4500))
      << "one of the two that wait must go";
  take({Call("c")});
  const absl::Status refused = Generate({Call("d")}).status();
  EXPECT_EQ(CodeOf(refused), "queue_full") << refused;
  EXPECT_EQ(RetryAfterOf(refused), absl::Seconds(3)) << "one of the three that wait must go";
  gate_.Open();
  for (const Admitted& admitted : taken) Finish(admitted);
}

TEST_F(AdmissionTest, OneTenantLeavesRoomForOthers) {
  limits_.request_tenants = true;
  const auto of = [](const char* tenant) {
    GenerateCall call = Call("abc");
    call.tenant = tenant;
    return call;
  };
  gate_.Close();
  std::vector<Admitted> taken;
  const auto take = [&](const GenerateCall& call) {
    const Answer answer = Generate({call});
    ASSERT_TRUE(answer.ok()) << answer.status();
    taken.push_back(answer->front());
  };
  take(of("red"));
  entered_.Pass();
  take(of("red"));
  take(of("red"));
  const absl::Status refused = Generate({of("red")}).status();
  EXPECT_EQ(ParamOf(refused), "tenant") << refused;
  EXPECT_EQ(CodeOf(refused), "queue_full") << refused;
  take(of("blue"));
  gate_.Open();
  for (const Admitted& admitted : taken) Finish(admitted);
}

TEST_F(AdmissionTest, WhatCannotBeHadInTimeIsRefusedAtOnce) {
  gate_.Close();
  const Answer runs = Generate({Call("runs")});
  entered_.Pass();
  const Answer waits = Generate({Call("abc")});
  ASSERT_TRUE(runs.ok() && waits.ok());
  queue_delay_us_ = 1e7;
  GenerateCall hurried = Call("def");
  hurried.ttft_slo_ms = 4000;
  const absl::Status late = Generate({hurried}).status();
  EXPECT_TRUE(absl::IsResourceExhausted(late)) << late;
  EXPECT_EQ(CodeOf(late), "slo_unattainable");
  EXPECT_EQ(ParamOf(late), "ttft_slo_ms");
  EXPECT_EQ(RetryAfterOf(late), absl::Seconds(6));
  GenerateCall impatient = Call("def");
  impatient.queue_timeout_ms = 1000;
  EXPECT_EQ(CodeOf(Generate({Call("x"), impatient}).status()), "queue_full") << "all or none";
  EXPECT_EQ(observer_.ended(absl::StatusCode::kResourceExhausted), 2);
  const Answer patient = Generate({Call("def")});
  ASSERT_TRUE(patient.ok()) << patient.status();
  gate_.Open();
  for (const Answer* answer : {&runs, &waits, &patient}) Finish((*answer)->front());
}

TEST_F(AdmissionTest, PromptsThatCanNeverWaitTogetherAreRefusedByName) {
  const absl::Status status = Generate(std::vector<GenerateCall>(4, Call("a"))).status();
  EXPECT_TRUE(absl::IsInvalidArgument(status)) << status;
  EXPECT_EQ(ParamOf(status), "prompt");
  EXPECT_THAT(std::string(status.message()), testing::HasSubstr("--max-queued-requests"));
  const Answer most = Generate(std::vector<GenerateCall>(3, Call("a")));
  ASSERT_TRUE(most.ok()) << most.status();
  for (const Admitted& admitted : *most) EXPECT_EQ(Tokens(Finish(admitted), 0).size(), 5U);
}

TEST_F(AdmissionTest, ARequestLargerThanTheCacheIsRefusedByName) {
  GenerateCall call = Call(std::string(900, 'x'));
  call.max_tokens = 100;
  call.n = kSlots;
  limits_.max_context_tokens = 5000;
  call.max_tokens = 3000;
  const absl::Status status = Generate({call}).status();
  EXPECT_TRUE(absl::IsInvalidArgument(status)) << status;
  EXPECT_EQ(ParamOf(status), "n");
  EXPECT_EQ(CodeOf(status), "kv_cache_exceeded");
}

TEST_F(AdmissionTest, DrainingTakesNothingNew) {
  engine_->Drain();
  const absl::Status status = Generate({Call("a")}).status();
  EXPECT_TRUE(absl::IsUnavailable(status)) << status;
  EXPECT_EQ(CodeOf(status), "draining");
  EXPECT_TRUE(RetryAfterOf(status).has_value());
}

TEST_F(AdmissionTest, ACancelledCallIsDropped) {
  auto cancelled = std::make_shared<std::atomic<bool>>(true);
  EXPECT_TRUE(absl::IsCancelled(Generate({Call("a")}, cancelled).status()));
  EXPECT_TRUE(engine_->Idle());
}

TEST_F(AdmissionTest, APassedDeadlineIsNotTokenised) {
  GenerateCall call = Call("a");
  call.deadline_us = 0;
  EXPECT_TRUE(absl::IsDeadlineExceeded(Generate({call}).status()));
}

TEST_F(AdmissionTest, AFailedEngineTakesNothingMore) {
  const EngineLoad before = engine_->Load();
  device_is_lost_ = true;
  const Answer running = Generate({Call("a")});
  ASSERT_TRUE(running.ok()) << running.status();
  const std::vector<Event> events = Finish(running->front());
  EXPECT_TRUE(absl::IsUnavailable(std::get<RequestFailed>(events.back()).status));
  while (!engine_->Load().failed) std::this_thread::yield();
  const absl::Status by_load = Generate({Call("a")}).status();
  stale_load_ = before;
  const absl::Status by_door = Generate({Call("a")}).status();
  for (const absl::Status& refused : {by_load, by_door}) {
    EXPECT_TRUE(absl::IsUnavailable(refused)) << refused;
    EXPECT_EQ(CodeOf(refused), "failed");
    EXPECT_TRUE(RetryAfterOf(refused).has_value());
  }
}

// The door may close after admission has looked.
TEST_F(AdmissionTest, DrainingIsReportedAlikeByDoorAndLoad) {
  stale_load_ = engine_->Load();
  engine_->Drain();
  const absl::Status by_door = Generate({Call("a")}).status();
  stale_load_.reset();
  const absl::Status by_load = Generate({Call("a")}).status();
  for (const absl::Status& status : {by_door, by_load}) {
    EXPECT_TRUE(absl::IsUnavailable(status)) << status;
    EXPECT_EQ(CodeOf(status), "draining");
    EXPECT_EQ(RetryAfterOf(status), absl::Seconds(5));
  }
}

TEST_F(AdmissionTest, WithMoreToTokeniseThanMayWaitTheRestIsRefused) {
  Gate worker;
  worker.Close();
  Gate taken;  // a job that the worker takes later would leave room for one more
  taken.Close();
  const auto post = [&] {
    return workers_->Post(
        [&] {
          taken.Open();
          worker.Pass();
        },
        [](const absl::Status&) {});
  };
  ASSERT_TRUE(post());
  taken.Pass();
  int waiting = 0;
  while (post()) ++waiting;
  EXPECT_EQ(waiting, 8);
  std::vector<absl::Status> refused = {TooManyToRead(), Generate({Call("a")}).status()};
  admission_->Tokenize("a", true, nullptr,
                       [&](const auto& result) { refused.push_back(result.status()); });
  admission_->Detokenize({97}, true, nullptr,
                         [&](const auto& result) { refused.push_back(result.status()); });
  worker.Open();
  workers_.reset();  // until all of them have run
  EXPECT_EQ(refused.size(), 4U);
  for (const absl::Status& status : refused) {
    EXPECT_TRUE(absl::IsResourceExhausted(status)) << status;
    EXPECT_EQ(CodeOf(status), "queue_full");
    EXPECT_EQ(RetryAfterOf(status), absl::Seconds(1));
  }
  EXPECT_EQ(observer_.tokenizing(), 0);
  EXPECT_EQ(observer_.ended(absl::StatusCode::kResourceExhausted), 1);
}

TEST_F(AdmissionTest, WithoutALoadOfItsOwnItGoesByTheEngines) {
  admission_ =
      std::make_unique<Admission>(&model_, &limits_, engine_.get(), workers_.get(), &observer_);
  const Answer taken = Generate({Call("a")});
  ASSERT_TRUE(taken.ok()) << taken.status();
  Finish(taken->front());
  engine_->Drain();
  EXPECT_EQ(CodeOf(Generate({Call("a")}).status()), "draining");
}

}  // namespace
}  // namespace longspan
