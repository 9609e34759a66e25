// A step that hangs: everything in flight is told at once, by another thread than the engine's, and
// once; that thread, should it come back, says and touches nothing more.
#include <functional>
#include <memory>
#include <thread>

#include "engine/engine.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "kernels/base/mutex.h"
#include "tests/engine/core/engine_rig.h"

namespace longspan {
namespace {

using testing::HasSubstr;

constexpr int64_t kTimeoutUs = 30'000'000;

EngineOptions WatchedOptions() {
  EngineOptions options = SmallOptions();
  options.device_timeout_us = kTimeoutUs;
  return options;
}

void ExpectUnavailable(const RecordingSink& sink) {
  ASSERT_TRUE(sink.failed.has_value());
  EXPECT_EQ(sink.failed->status.code(), absl::StatusCode::kUnavailable);
  EXPECT_THAT(sink.failed->status.message(), HasSubstr("a step has not ended in 30 s"));
  EXPECT_THAT(sink.failed->status.message(), HasSubstr("--device-timeout-s is 30"));
}

// A request that runs, and one that waits, when a step hangs; the watcher finds it within `where`.
struct Hanging {
  explicit Hanging(int max_in_flight) : rig(WithOneSlot(), max_in_flight) {
    running = rig.Submit(PromptOf(10, 1, 1000));
    for (int i = 0; i < 4; ++i) rig.Step();
    EXPECT_FALSE(running->token_ids[0].empty());
    waiting = rig.Submit(PromptOf(10, 2, 1000));
    rig.Step();
  }
  static EngineOptions WithOneSlot() {
    EngineOptions options = WatchedOptions();
    options.max_running_requests = 1;
    return options;
  }
  // What another thread does meanwhile.
  void Find() {
    EXPECT_FALSE(rig.core->BreakIfHung(kTimeoutUs - 1));
    EXPECT_TRUE(rig.core->BreakIfHung(1));
    reported_tokens = running->token_ids[0].size();
  }
  void ExpectOver() {
    EXPECT_TRUE(rig.core->is_taken_over());
    for (const auto& sink : {running, waiting}) ExpectUnavailable(*sink);
    EXPECT_EQ(running->token_ids[0].size(), reported_tokens) << "told after the end";
    const EngineLoad load = rig.core->Load();
    EXPECT_TRUE(load.failed);
    EXPECT_EQ(load.failure, running->failed->status);
    EXPECT_EQ(load.running_requests + load.waiting_requests, 0);
    EXPECT_TRUE(rig.core->inbox().empty());
    Request late = PromptOf(1, 3);
    late.id = "late";
    EXPECT_EQ(SubmitAlone(*rig.core, late).code(), absl::StatusCode::kUnavailable);
  }

  EngineRig rig;
  std::shared_ptr<RecordingSink> running;
  std::shared_ptr<RecordingSink> waiting;
  size_t reported_tokens = 0;
};

class HungStepTest : public ::testing::TestWithParam<int> {};  // steps in flight

TEST_P(HungStepTest, WhileItIsSubmitted) {
  Hanging engine(GetParam());
  engine.rig.runner->on_submit = [&](const ForwardBatch&) {
    engine.Find();
    return absl::OkStatus();
  };
  for (int i = 0; i < 3 && !engine.rig.core->is_taken_over(); ++i) {
    engine.rig.core->Step(absl::ZeroDuration());
  }
  engine.ExpectOver();
}

TEST_P(HungStepTest, WhileItIsWaitedFor) {
  Hanging engine(GetParam());
  engine.rig.runner->on_collect = [&] { engine.Find(); };
  for (int i = 0; i < 3 && !engine.rig.core->is_taken_over(); ++i) {
    engine.rig.core->Step(absl::ZeroDuration());
  }
  engine.ExpectOver();
}

TEST_P(HungStepTest, AndThenThrows) {
  Hanging engine(GetParam());
  engine.rig.runner->on_submit = [&](const ForwardBatch&) -> absl::Status {
    engine.Find();
    throw std::bad_alloc();
  };
  for (int i = 0; i < 3 && !engine.rig.core->is_taken_over(); ++i) {
    engine.rig.core->Step(absl::ZeroDuration());
  }
  engine.ExpectOver();
}

INSTANTIATE_TEST_SUITE_P(StepsInFlight, HungStepTest, ::testing::Values(1, 2));

TEST(HungStep, BetweenLayersItIsSeenToGoOn) {
  Hanging engine(1);
  engine.rig.runner->on_layer = [&] {
    EXPECT_FALSE(engine.rig.core->BreakIfHung(kTimeoutUs - 1));
    engine.rig.runner->look_up();
    EXPECT_FALSE(engine.rig.core->BreakIfHung(kTimeoutUs - 1));
  };
  for (int i = 0; i < 10; ++i) engine.rig.Step();
  EXPECT_FALSE(engine.running->failed.has_value());

  // Of a thread that comes back between two layers nothing is heard.
  engine.rig.runner->on_layer = [&] {
    engine.Find();
    EXPECT_TRUE(engine.rig.core->inbox().closed());
    engine.rig.runner->look_up();
  };
  engine.rig.core->Step(absl::ZeroDuration());
  engine.ExpectOver();
}

TEST(HungStep, AnEngineThatIsNotWithTheDeviceDoesNotHang) {
  EngineRig rig(WatchedOptions());
  EXPECT_FALSE(rig.core->BreakIfHung(kTimeoutUs));
  const auto sink = rig.Submit(PromptOf(10, 1));
  for (int i = 0; i < 5; ++i) {
    rig.Step();
    EXPECT_FALSE(rig.core->BreakIfHung(kTimeoutUs));
  }
  rig.RunToIdle();
  EXPECT_EQ(sink->finished.size(), 1U);
}

// A device that lets nobody go until it comes back.
class Gate {
 public:
  void Close() {
    MutexLock lock(&mutex_);
    closed_ = true;
  }
  void Open() {
    {
      MutexLock lock(&mutex_);
      closed_ = false;
    }
    changed_.NotifyAll();
  }
  void Pass() {
    MutexLock lock(&mutex_);
    changed_.Wait(&mutex_, [this]() LONGSPAN_REQUIRES(mutex_) { return !closed_; });
  }

 private:
  Mutex mutex_;
  ConditionVariable changed_;
  bool closed_ LONGSPAN_GUARDED_BY(mutex_) = false;
};

class EngineThatHangs {
 public:
  explicit EngineThatHangs(int64_t device_timeout_us) {
    EngineOptions options = SmallOptions();
    options.device_timeout_us = device_timeout_us;
    FakeRunnerOptions fake;
    fake.pages = options.pages;
    fake.slots = options.max_running_requests;
    auto runner = std::make_unique<FakeRunner>(fake);
    runner->on_submit = [this](const ForwardBatch&) {
      gate.Pass();
      return absl::OkStatus();
    };
    engine = std::make_unique<Engine>(options, KvLayout(), std::move(runner), TestTokenizer(),
                                      &observer);
    engine->Start();
    engine->StartWatching();
  }
  ~EngineThatHangs() { gate.Open(); }

  std::shared_ptr<RecordingSink> Submit() {
    auto sink = std::make_shared<RecordingSink>();
    std::vector<std::unique_ptr<Request>> call;
    call.push_back(std::make_unique<Request>(PromptOf(10, 1)));
    call.front()->call = engine->NewCall();
    call.front()->id = "r";
    call.front()->sink = sink;
    EXPECT_TRUE(engine->Submit(std::move(call)).ok());
    return sink;
  }

  Gate gate;
  EngineRecorder observer;
  std::unique_ptr<Engine> engine;
};

TEST(HungEngine, ReportsAndStopsWithoutItsThread) {
  EngineThatHangs hangs(/*device_timeout_us=*/1000);
  hangs.gate.Close();
  const auto sink = hangs.Submit();
  EXPECT_TRUE(hangs.engine->WaitFailed(absl::InfiniteDuration()));
  EXPECT_TRUE(hangs.engine->WaitIdle(absl::InfiniteDuration()));
  ASSERT_TRUE(sink->failed.has_value());
  EXPECT_EQ(sink->failed->status.code(), absl::StatusCode::kUnavailable);
  hangs.engine->Stop(absl::UnavailableError("stopped"));
  EXPECT_TRUE(hangs.engine->hung_thread().has_value());
  EXPECT_TRUE(hangs.engine->Load().failed);
}

// As after a signal that comes before anybody has found that a step hangs.
TEST(HungEngine, StopWaitsUntilItIsFound) {
  EngineThatHangs hangs(/*device_timeout_us=*/1000);
  hangs.gate.Close();
  const auto sink = hangs.Submit();
  hangs.engine->Stop(absl::UnavailableError("stopped"));
  EXPECT_TRUE(sink->failed.has_value());
}

TEST(HungEngine, OneThatServesIsLeftAlone) {
  EngineThatHangs serves(/*device_timeout_us=*/int64_t{3600} * 1'000'000);
  const auto sink = serves.Submit();
  EXPECT_TRUE(serves.engine->WaitIdle(absl::InfiniteDuration()));
  serves.engine->Stop(absl::UnavailableError("stopped"));
  EXPECT_EQ(sink->finished.size(), 1U);
  EXPECT_FALSE(serves.engine->hung_thread().has_value());
}

}  // namespace
}  // namespace longspan
