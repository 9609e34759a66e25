#include "engine/core/engine_core.h"

#include <memory>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/request/status_details.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "kernels/base/clock.h"
#include "tests/engine/core/engine_rig.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

using Rig = EngineRig;

class EngineCoreTest : public ::testing::TestWithParam<int> {};  // steps in flight

TEST_P(EngineCoreTest, GeneratesAcrossChunksAndPages) {
  for (int prompt_tokens : {1, 49, 50, 51, 63, 64, 65, 128, 300}) {
    Rig rig(SmallOptions(), GetParam());
    const Request request = PromptOf(prompt_tokens, prompt_tokens, 100);
    auto sink = rig.Submit(request);
    rig.RunToIdle();
    EXPECT_EQ(sink->accepted, 1);
    EXPECT_EQ(sink->token_ids[0], Expected(request, 0, 100)) << prompt_tokens;
    ASSERT_EQ(sink->finished.count(0), 1u);
    EXPECT_EQ(sink->finished[0].reason, FinishReason::kLength);
    EXPECT_EQ(sink->finished[0].usage.prompt_tokens, prompt_tokens);
    EXPECT_EQ(sink->finished[0].usage.completion_tokens, 100);
  }
}

TEST_P(EngineCoreTest, SamplesForkAndShareTheirPrompt) {
  for (int prompt_tokens : {1, 63, 64, 65, 200}) {
    Rig rig(SmallOptions(), GetParam());
    Request request = PromptOf(prompt_tokens, prompt_tokens, 70);
    request.sampling.n = 4;
    auto sink = rig.Submit(request);
    rig.RunToIdle();
    for (int sample = 0; sample < 4; ++sample) {
      EXPECT_EQ(sink->token_ids[sample], Expected(request, sample, 70)) << prompt_tokens;
    }
    EXPECT_EQ(sink->finished.size(), 4u);
  }
}

TEST_P(EngineCoreTest, ParentThatEndsAtOnceStillLendsItsPages) {
  Rig rig(SmallOptions(), GetParam());
  Request request = PromptOf(100, 3, 30);
  request.sampling.n = 3;
  request.stopping.stop_token_ids = {FakeNextToken(request.prompt_token_ids, 0, 256)};
  auto sink = rig.Submit(request);
  rig.RunToIdle();
  EXPECT_EQ(sink->finished[0].reason, FinishReason::kStop);
  EXPECT_EQ(sink->finished[0].usage.completion_tokens, 1);
  for (int sample : {1, 2}) {
    const auto expected =
        Expected(request, sample, static_cast<int64_t>(sink->token_ids[sample].size()));
    EXPECT_EQ(sink->token_ids[sample], expected);
  }
}

TEST_P(EngineCoreTest, RandomMixWithCancelsMatchesEachRequestAlone) {
  for (int seed = 0; seed < 20; ++seed) {
    SCOPED_TRACE(seed);
    Rig rig(SmallOptions(), GetParam());
    std::mt19937 random(seed);
    struct Asked {
      Request request;
      std::shared_ptr<RecordingSink> sink;
      bool cancelled = false;
    };
    std::vector<Asked> all;
    for (int step = 0; step < 400; ++step) {
      if (all.size() < 40 && random() % 4 == 0) {
        Request request = PromptOf(1 + random() % 300, random(), 1 + random() % 60);
        request.sampling.n = 1 + random() % 3;
        request.id = "r" + std::to_string(all.size());
        all.push_back({request, rig.Submit(request)});
      }
      if (!all.empty() && random() % 16 == 0) {
        Asked& victim = all[random() % all.size()];
        if (rig.core->inbox().Abort(victim.request.id, absl::CancelledError("gone")).ok()) {
          victim.cancelled = true;
        }
      }
      rig.Step();
    }
    rig.RunToIdle();
    for (Asked& asked : all) {
      if (asked.sink->failed.has_value()) {
        EXPECT_TRUE(asked.cancelled);
        EXPECT_EQ(asked.sink->failed->status.code(), absl::StatusCode::kCancelled);
      } else {
        EXPECT_EQ(asked.sink->finished.size(), static_cast<size_t>(asked.request.sampling.n));
      }
      for (auto& [sample, tokens] : asked.sink->token_ids) {
        EXPECT_EQ(tokens, Expected(asked.request, sample, static_cast<int64_t>(tokens.size())));
      }
    }
  }
}

TEST_P(EngineCoreTest, PenaltiesSeeEveryTokenBefore) {
  Rig rig(SmallOptions(), GetParam());
  Request request = PromptOf(10, 1, 12);
  request.sampling.repetition_penalty = 1.2F;
  size_t expected_positions = 0;
  rig.runner->on_submit = [&](const ForwardBatch& batch) {
    for (const DrawRow& row : batch.draw.rows) {
      int32_t output_tokens = 0;
      for (int32_t i = row.penalties.begin; i < row.penalties.end; ++i) {
        output_tokens += batch.draw.penalty_output_counts[i];
      }
      EXPECT_EQ(output_tokens, static_cast<int32_t>(row.output_position));
      EXPECT_EQ(row.output_position, expected_positions++);
    }
    return absl::OkStatus();
  };
  rig.Submit(request);
  rig.RunToIdle();
  EXPECT_EQ(expected_positions, 12u);
}

TEST_P(EngineCoreTest, ScoresThePromptChunkByChunk) {
  Rig rig(SmallOptions(), GetParam());
  Request request = PromptOf(130, 5, 0);
  request.response.prompt_logprobs = 0;
  auto sink = rig.Submit(request);
  rig.RunToIdle();
  ASSERT_EQ(sink->prompt_logprobs.size(), 129u);
  for (int i = 0; i < 129; ++i) {
    EXPECT_EQ(sink->prompt_logprobs[i].chosen.token, request.prompt_token_ids[i + 1]);
  }
  EXPECT_EQ(sink->finished[0].usage.completion_tokens, 0);
  EXPECT_EQ(sink->finished[0].reason, FinishReason::kLength);
}

TEST_P(EngineCoreTest, NonFiniteLogitsEndThatRequestAlone) {
  Rig rig(SmallOptions(), GetParam());
  Request good = PromptOf(30, 1, 40);
  Request bad = PromptOf(30, 2, 40);
  auto good_sink = rig.Submit(good);
  auto bad_sink = rig.Submit(bad);
  int steps = 0;
  rig.runner->on_result = [&](ForwardResult& result) {
    if (++steps == 10 && result.draws.size() == 2) result.draws[1].finite = false;
  };
  rig.RunToIdle();
  EXPECT_EQ(good_sink->token_ids[0], Expected(good, 0, 40));
  ASSERT_TRUE(bad_sink->failed.has_value());
  EXPECT_EQ(bad_sink->failed->status.code(), absl::StatusCode::kInternal);
  EXPECT_THAT(std::string(bad_sink->failed->status.message()), HasSubstr("not finite"));
  EXPECT_EQ(rig.observer.non_finite, 1);
}

TEST_P(EngineCoreTest, WithinAStepTheLoadIsThatOfTheStep) {
  Rig rig(SmallOptions(), GetParam());
  std::vector<EngineLoad> reported;
  rig.core->CallWithinSteps([&] { reported.push_back(rig.core->Load()); });
  rig.runner->on_submit = [&](const ForwardBatch&) {
    EXPECT_FALSE(reported.empty());  // before it computes, or is queued
    rig.runner->look_up();           // between two layers
    return absl::OkStatus();
  };
  rig.Submit(PromptOf(130, 1, 3));
  rig.Step();
  ASSERT_GE(reported.size(), 2U);
  for (const EngineLoad& load : reported) {
    EXPECT_EQ(load.running_requests, 1);
    EXPECT_EQ(load.queued_requests, 0);
    EXPECT_LT(load.pages_free, rig.options.pages);
  }
  EXPECT_EQ(reported[0].prefill_remaining_tokens, 80);
  rig.RunToIdle();
}

TEST_P(EngineCoreTest, ARequestThatIsCancelledWithinAStepIsReportedWithinIt) {
  Rig rig(SmallOptions(), GetParam());
  std::vector<int32_t> running;
  rig.core->CallWithinSteps([&] { running.push_back(rig.core->Load().running_requests); });
  rig.runner->on_submit = [&](const ForwardBatch&) {
    if (running.size() == 1) {
      EXPECT_TRUE(rig.core->inbox().Abort("r0", absl::CancelledError("left")).ok());
    }
    rig.runner->look_up();
    return absl::OkStatus();
  };
  rig.Submit(PromptOf(130, 1, 3));
  rig.Step();
  EXPECT_EQ(running[0], 1);
  EXPECT_EQ(running[1], 0);
  rig.RunToIdle();
}

TEST_P(EngineCoreTest, LoadReportsWhatTheRunnerHolds) {
  Rig rig(SmallOptions(), GetParam());
  EXPECT_TRUE(rig.core->Load().backend_pools.empty());
  rig.runner->pools = {{"draw", 1, 2}};
  const EngineLoad load = rig.core->Load();
  ASSERT_EQ(load.backend_pools.size(), 1U);
  EXPECT_EQ(load.backend_pools[0].pool, "draw");
  EXPECT_EQ(load.backend_pools[0].high_water_bytes, 2U);
}

TEST_P(EngineCoreTest, BrokenRunnerEndsEverythingAndTakesNoMore) {
  Rig rig(SmallOptions(), GetParam());
  auto running = rig.Submit(PromptOf(30, 1, 40));
  int steps = 0;
  rig.runner->on_submit = [&](const ForwardBatch&) {
    return ++steps < 5 ? absl::OkStatus() : absl::DataLossError("device gone");
  };
  rig.RunToIdle();
  ASSERT_TRUE(running->failed.has_value());
  EXPECT_THAT(std::string(running->failed->status.message()), HasSubstr("device gone"));
  EXPECT_EQ(running->failed->status.code(), absl::StatusCode::kUnavailable);
  EXPECT_EQ(CodeOf(running->failed->status), "failed");
  EXPECT_TRUE(RetryAfterOf(running->failed->status).has_value());
  EXPECT_TRUE(rig.core->failed());
  EXPECT_EQ(SubmitAlone(*rig.core, PromptOf(3, 1)).code(), absl::StatusCode::kUnavailable);
}

// Even the failure cannot be told at once.
class ThrowingSink : public RecordingSink {
 public:
  void OnEvent(Event event) override {
    if (std::holds_alternative<RequestFailed>(event) && throws-- > 0) throw std::bad_alloc();
    RecordingSink::OnEvent(std::move(event));
  }
  int throws = 2;
};

TEST_P(EngineCoreTest, WhoCannotHearOfTheFailureAtOnceHearsLater) {
  Rig rig(SmallOptions(), GetParam());
  rig.runner->on_submit = [](const ForwardBatch&) -> absl::Status { throw std::bad_alloc(); };
  Request request = PromptOf(30, 1, 40);
  request.id = "r";
  const auto sink = std::make_shared<ThrowingSink>();
  request.sink = sink;
  const auto other = rig.Submit(PromptOf(30, 2, 40));
  ASSERT_TRUE(SubmitAlone(*rig.core, std::move(request)).ok());
  rig.RunToIdle();
  EXPECT_TRUE(other->failed.has_value());
  EXPECT_TRUE(sink->failed.has_value());
}

TEST_P(EngineCoreTest, AnExceptionEndsEverythingToo) {
  Rig rig(SmallOptions(), GetParam());
  auto running = rig.Submit(PromptOf(30, 1, 40));
  int steps = 0;
  rig.runner->on_submit = [&](const ForwardBatch&) {
    if (++steps == 5) throw std::runtime_error("no memory left");
    return absl::OkStatus();
  };
  rig.RunToIdle();
  ASSERT_TRUE(running->failed.has_value());
  EXPECT_EQ(running->failed->status.code(), absl::StatusCode::kUnavailable);
  EXPECT_THAT(std::string(running->failed->status.message()), HasSubstr("no memory left"));
  EXPECT_TRUE(rig.core->failed());
  EXPECT_TRUE(rig.core->Load().failed);
  EXPECT_EQ(SubmitAlone(*rig.core, PromptOf(3, 1)).code(), absl::StatusCode::kUnavailable);
}

INSTANTIATE_TEST_SUITE_P(StepsInFlight, EngineCoreTest, ::testing::Values(1, 2, 3));

TEST(EngineCore, ShortPromptDoesNotWaitForALongOne) {
  Rig rig(SmallOptions());
  auto longer = rig.Submit(PromptOf(2000, 1, 5));
  rig.Step();
  auto shorter = rig.Submit(PromptOf(20, 2, 5));
  for (int step = 0; step < 8; ++step) rig.Step();
  EXPECT_EQ(shorter->finished.size(), 1u);
  EXPECT_TRUE(longer->token_ids.empty());
  rig.RunToIdle();
  EXPECT_EQ(longer->finished.size(), 1u);
}

TEST(EngineCore, DecodeGoesOnWhileAPromptIsRead) {
  Rig rig(SmallOptions());
  auto decoding = rig.Submit(PromptOf(10, 1, 60));
  rig.Step();
  rig.Submit(PromptOf(1500, 2, 5));
  for (int step = 0; step < 10; ++step) rig.Step();
  EXPECT_EQ(decoding->token_ids[0].size(), 11u);
  rig.RunToIdle();
}

TEST(EngineCore, DeadlineEndsWaitingAndRunning) {
  EngineOptions options = SmallOptions();
  options.max_running_requests = 1;
  Rig rig(options);
  Request first = PromptOf(10, 1, 1000);
  auto running = rig.Submit(first);
  rig.Step();
  Request expired = PromptOf(10, 2, 5);
  expired.scheduling.deadline_us = SteadyNowUs();
  auto waiting = rig.Submit(expired);
  Request impatient = PromptOf(10, 2, 5);
  // Not longer than the machine has been up.
  impatient.scheduling.queue_timeout = absl::Minutes(1);
  impatient.arrival_us = SteadyNowUs() - absl::ToInt64Microseconds(absl::Minutes(1));
  auto impatient_sink = rig.Submit(impatient);
  Request patient = PromptOf(10, 2, 5);
  patient.scheduling.queue_timeout = absl::Hours(2);
  patient.scheduling.deadline_us = SteadyNowUs() + 7'200'000'000;
  auto patient_sink = rig.Submit(patient);
  rig.Step();
  ASSERT_TRUE(waiting->failed.has_value());
  EXPECT_EQ(waiting->failed->status.code(), absl::StatusCode::kDeadlineExceeded);
  ASSERT_TRUE(impatient_sink->failed.has_value());
  EXPECT_THAT(std::string(impatient_sink->failed->status.message()), HasSubstr("queue_timeout_ms"));
  EXPECT_FALSE(running->failed.has_value());
  EXPECT_FALSE(patient_sink->failed.has_value());
  EXPECT_TRUE(rig.core->inbox().Abort("r0", absl::CancelledError("client left")).ok());
  rig.RunToIdle();
  EXPECT_EQ(running->failed->status.code(), absl::StatusCode::kCancelled);
  EXPECT_GT(running->failed->usage.completion_tokens, 0);
}

TEST(EngineCore, WhoIsCancelledWithinAStepGivesPagesBackThere) {
  Rig rig(SmallOptions());
  auto stays = rig.Submit(PromptOf(10, 1, 3));
  auto leaves = rig.Submit(PromptOf(10, 2, 3));
  rig.Step();
  EXPECT_EQ(rig.core->Load().running_requests, 2);
  std::shared_ptr<RecordingSink> late;
  rig.runner->on_submit = [&](const ForwardBatch& batch) {
    if (late != nullptr) return absl::OkStatus();
    EXPECT_EQ(batch.rows.size(), 2U);
    const int64_t free_pages = rig.core->Load().pages_free;
    EXPECT_TRUE(rig.core->inbox().Abort("r1", absl::CancelledError("left")).ok());
    late = rig.Submit(PromptOf(10, 3, 3));
    rig.runner->look_up();
    EXPECT_TRUE(leaves->failed.has_value()) << "told before the step has ended";
    EXPECT_GT(rig.core->Load().pages_free, free_pages);
    EXPECT_EQ(rig.core->Load().queued_requests, 1) << "what comes within a step waits for the next";
    EXPECT_TRUE(rig.core->CheckIntegrity().ok()) << rig.core->CheckIntegrity();
    return absl::OkStatus();
  };
  rig.Step();
  ASSERT_NE(late, nullptr) << "a step was submitted";
  rig.RunToIdle();
  EXPECT_EQ(late->finished.size(), 1U);
  EXPECT_EQ(leaves->failed->status.code(), absl::StatusCode::kCancelled);
  EXPECT_FALSE(stays->failed.has_value());
}

TEST(EngineCore, ProgressNeverFallsAndEndsAtTheTotal) {
  EngineOptions options = SmallOptions();
  options.prefill_chunk_tokens = kPageTokens;  // chunks end with pages
  Rig rig(options);
  Request request = PromptOf(333, 1, 2);
  request.response.progress_interval_ms = 0;
  auto sink = rig.Submit(request);
  rig.RunToIdle();
  ASSERT_EQ(sink->progress.size(), 6u);
  for (size_t i = 1; i < sink->progress.size(); ++i) {
    EXPECT_GT(sink->progress[i].processed_tokens, sink->progress[i - 1].processed_tokens);
  }
  EXPECT_EQ(sink->progress.back().processed_tokens, 333);
  EXPECT_EQ(sink->progress.back().total_tokens, 333);
}

TEST(EngineCore, MinTokensBansEndsUntilReached) {
  EngineOptions options = SmallOptions();
  options.end_token_ids = {5, 9};
  Rig rig(options);
  Request request = PromptOf(10, 1, 6);
  request.stopping.min_tokens = 3;
  request.stopping.stop_token_ids = {77};
  rig.runner->on_submit = [&](const ForwardBatch& batch) {
    for (const DrawRow& row : batch.draw.rows) {
      EXPECT_EQ(row.bias.end - row.bias.begin, row.output_position < 3 ? 3 : 0);
    }
    return absl::OkStatus();
  };
  rig.Submit(request);
  rig.RunToIdle();
}

}  // namespace
}  // namespace longspan
