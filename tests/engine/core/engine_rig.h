// An engine core on the fake runner, and requests whose answers are known. Every step is followed
// by a check that all pages and slots are accounted for.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/engine_core.h"
#include "gtest/gtest.h"
#include "kernels/base/clock.h"
#include "tests/engine/core/fake_runner.h"
#include "tests/engine/core/recording_sink.h"
#include "tests/engine/core/submit.h"
#include "tests/engine/core/test_tokenizer.h"

namespace longspan {

class EngineRecorder : public Observer {
 public:
  void OnStep(const StepReport& report) override { computed_tokens += report.prefill_tokens; }
  void OnRequestWaits(WaitReason reason) override { waits.push_back(reason); }
  void OnPreempted(PreemptionKind kind) override {
    ++preemptions;
    copies += kind == PreemptionKind::kCopy ? 1 : 0;
  }

  void OnNonFiniteLogits() override { ++non_finite; }

  std::vector<WaitReason> waits;
  int64_t non_finite = 0;       // requests
  int64_t computed_tokens = 0;  // of prompts
  int64_t preemptions = 0;
  int64_t copies = 0;  // of them
};

// Masks are made when the test says so: at once unless it holds them.
class HeldMasks : public MaskWorkers {
 public:
  void Run(std::function<void()> job) override {
    jobs_.push_back(std::move(job));
    if (!are_held) Make(jobs_.size());
  }
  // The first of those that are asked for.
  void Make(size_t count) {
    for (; count > 0 && !jobs_.empty(); --count) {
      const std::function<void()> job = std::move(jobs_.front());
      jobs_.pop_front();
      job();
    }
  }
  size_t asked() const { return jobs_.size(); }

  bool are_held = false;

 private:
  std::deque<std::function<void()>> jobs_;
};

struct EngineRig {
  explicit EngineRig(EngineOptions given, int max_in_flight = 1, const KvLayout& layout = {},
                     int64_t absent_pages = 0)
      : options(std::move(given)) {
    auto fake = std::make_unique<FakeRunner>(
        FakeRunnerOptions{options.pages, options.max_running_requests, max_in_flight, 256,
                          options.host_pages, layout});
    runner = fake.get();
    if (absent_pages > 0) runner->there = options.pages - absent_pages;
    runner->more_come = absent_pages > 0;
    std::vector<int32_t> order(options.pages);
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), std::mt19937(7));
    auto held = std::make_unique<HeldMasks>();
    masks = held.get();
    core = std::make_unique<EngineCore>(
        options, layout, std::move(fake), TestTokenizer(), &observer,
        PagePool({.order = std::move(order), .absent_pages = absent_pages}), SteadyClock::Machine(),
        std::move(held));
  }

  std::shared_ptr<RecordingSink> Submit(Request request) {
    auto sink = std::make_shared<RecordingSink>();
    request.sink = sink;
    if (request.arrival_us == 0) request.arrival_us = SteadyNowUs();
    if (request.id.empty()) request.id = "r" + std::to_string(next_id++);
    EXPECT_TRUE(core->CheckFits(request).ok());
    EXPECT_TRUE(SubmitAlone(*core, std::move(request)).ok());
    return sink;
  }

  void Step() {
    core->Step(absl::ZeroDuration());
    ASSERT_TRUE(core->CheckIntegrity().ok()) << core->CheckIntegrity();
  }

  void RunToIdle() {
    for (int step = 0; step < 100000; ++step) {
      Step();
      if (core->idle() && core->inbox().empty()) break;
    }
    EXPECT_TRUE(core->idle());
    EXPECT_EQ(core->Load().pages_free + core->Load().pages_cached, options.pages);
    EXPECT_EQ(core->Load().pages_reserved, 0);
    EXPECT_EQ(core->Load().slots_free, options.max_running_requests);
  }

  EngineOptions options;
  EngineRecorder observer;
  FakeRunner* runner = nullptr;
  HeldMasks* masks = nullptr;
  std::unique_ptr<EngineCore> core;
  int next_id = 0;
};

inline EngineOptions SmallOptions() {
  EngineOptions options;
  options.pages = 64;
  options.max_running_requests = 8;
  options.max_queued_requests = 64;
  options.max_queued_tokens = 100000;
  options.prefill_chunk_tokens = 50;
  options.plan_slack_us = 1e9;  // the next step is planned at once: nobody waits for the clock
  return options;
}

inline Request PromptOf(int tokens, int seed, int64_t max_tokens = 20) {
  Request request;
  std::mt19937 random(seed);
  for (int i = 0; i < tokens; ++i) {
    request.prompt_token_ids.push_back(static_cast<int32_t>(random() % 256));
  }
  request.stopping.max_tokens = max_tokens;
  return request;
}

// What the fake model generates, without an engine.
inline std::vector<int32_t> Expected(const Request& request, uint32_t sample, int64_t count) {
  std::vector<int32_t> tokens = request.prompt_token_ids;
  std::vector<int32_t> output;
  for (int64_t i = 0; i < count; ++i) {
    output.push_back(FakeNextToken(tokens, sample, 256));
    tokens.push_back(output.back());
  }
  return output;
}

}  // namespace longspan
