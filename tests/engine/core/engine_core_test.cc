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

using ::testing::ElementsAre;
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

TEST(EngineCore, RequestThatDoesNotFitNowWaitsAndThenRuns) {
  Rig rig(SmallOptions());
  const Request big = PromptOf(40 * 64, 1, 64);
  auto first = rig.Submit(big);
  auto second = rig.Submit(big);
  rig.Step();
  EXPECT_EQ(rig.core->Load().running_requests, 1);
  EXPECT_EQ(rig.core->Load().waiting_requests, 1);
  rig.RunToIdle();
  EXPECT_EQ(first->token_ids[0], Expected(big, 0, 64));
  EXPECT_EQ(second->token_ids[0], Expected(big, 0, 64));
}

TEST(EngineCore, TheLoadSaysWhatTheQueueWaitsFor) {
  Rig rig(SmallOptions());
  rig.Submit(PromptOf(40 * 64, 1, 64));
  rig.Submit(PromptOf(40 * 64, 2, 64));
  rig.Submit(PromptOf(40 * 64, 3, 64));
  for (int step = 0; step < 3; ++step) rig.Step();
  EXPECT_EQ(rig.core->Load().queued_requests, 2);
  EXPECT_EQ(rig.core->Load().queued_for, WaitReason::kPages);
  EXPECT_THAT(rig.observer.waits, ElementsAre(WaitReason::kPages)) << "once, not in every step";
  rig.RunToIdle();
  EXPECT_THAT(rig.observer.waits, ElementsAre(WaitReason::kPages, WaitReason::kPages))
      << "the third became the first";
  EXPECT_EQ(rig.core->Load().queued_requests, 0);
}

TEST(EngineCore, RequestsWaitForSlotsAndForPrompts) {
  EngineOptions options = SmallOptions();
  options.max_running_requests = 2;
  options.max_partial_prefills = 2;
  Rig rig(options);
  for (int seed : {1, 2, 3}) rig.Submit(PromptOf(100, seed, 30));
  rig.Step();
  EXPECT_EQ(rig.core->Load().queued_for, WaitReason::kPrompts);
  for (int step = 0; step < 6; ++step) rig.Step();
  EXPECT_EQ(rig.core->Load().queued_for, WaitReason::kSlots);
  rig.RunToIdle();
  EXPECT_THAT(rig.observer.waits, ElementsAre(WaitReason::kPrompts, WaitReason::kSlots));
}

TEST(EngineCore, TheMostThatWasUsedIsKept) {
  Rig rig(SmallOptions());
  EXPECT_EQ(rig.core->Load().most_pages_used, 0);
  Request request = PromptOf(130, 1, 10);
  request.sampling.n = 3;
  rig.Submit(request);
  rig.RunToIdle();
  // Two full pages of the prompt, and one each.
  EXPECT_EQ(rig.core->Load().most_pages_used, 5);
  EXPECT_EQ(rig.core->Load().most_slots_used, 3);
  rig.Submit(PromptOf(10, 2, 5));
  rig.RunToIdle();
  EXPECT_EQ(rig.core->Load().most_pages_used, 5);
  EXPECT_EQ(rig.core->Load().most_slots_used, 3);
}

TEST(EngineCore, RequestThatCanNeverFitIsRefusedByName) {
  Rig rig(SmallOptions());
  const absl::Status pages = rig.core->CheckFits(PromptOf(64 * 64, 1, 2));
  EXPECT_EQ(pages.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(pages.message()), HasSubstr("--kv-cache-bytes"));
  EXPECT_TRUE(rig.core->CheckFits(PromptOf(64 * 64, 1, 1)).ok());
  Request many = PromptOf(1, 1, 1);
  many.sampling.n = 9;
  EXPECT_THAT(std::string(rig.core->CheckFits(many).message()),
              HasSubstr("--max-running-requests"));
}

// Memory for pages is taken while the engine serves.
TEST(EngineCore, PagesThatComeLaterAreUsedOnceTheyAreThere) {
  EngineOptions options = SmallOptions();
  const int64_t first_pages = 5;
  Rig rig(options, 1, {}, options.pages - first_pages);
  EXPECT_EQ(rig.core->Load().pages_total, first_pages);
  const absl::Status status = rig.core->CheckFits(PromptOf(6 * 64, 1, 1));
  EXPECT_EQ(status.code(), absl::StatusCode::kUnavailable);
  EXPECT_THAT(std::string(status.message()), HasSubstr("the cache has 5 so far"));
  EXPECT_EQ(rig.core->CheckFits(PromptOf(64 * 64, 1, 2)).code(), absl::StatusCode::kInvalidArgument)
      << "never";
  rig.runner->more_come = false;  // the system has refused them
  const absl::Status refused = rig.core->CheckFits(PromptOf(6 * 64, 1, 1));
  EXPECT_EQ(refused.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(refused.message()), HasSubstr("and the cache has 5;"));

  const Request one = PromptOf(3 * 64, 1, 40);
  const Request other = PromptOf(3 * 64, 2, 40);
  auto first = rig.Submit(one);
  auto second = rig.Submit(other);
  for (int step = 0; step < 8; ++step) rig.Step();
  EXPECT_EQ(rig.core->Load().running_requests, 1) << "for want of pages";
  EXPECT_EQ(rig.core->Load().most_pages_used, 4);
  rig.runner->there = 8;
  rig.Step();
  EXPECT_EQ(rig.core->Load().pages_total, 8);
  EXPECT_EQ(rig.core->Load().running_requests, 2);
  rig.runner->there = std::numeric_limits<int64_t>::max();
  rig.RunToIdle();
  EXPECT_EQ(rig.core->Load().pages_total, options.pages);
  EXPECT_EQ(first->token_ids[0], Expected(one, 0, 40));
  EXPECT_EQ(second->token_ids[0], Expected(other, 0, 40));
}

TEST(EngineCore, PriorityGoesFirstThenArrival) {
  EngineOptions options = SmallOptions();
  options.max_running_requests = 1;
  Rig rig(options);
  rig.Submit(PromptOf(10, 1, 5));
  rig.Step();
  Request later = PromptOf(10, 2, 5);
  Request urgent = PromptOf(10, 3, 5);
  urgent.scheduling.priority = -1;
  auto later_sink = rig.Submit(later);
  auto urgent_sink = rig.Submit(urgent);
  while (urgent_sink->finished.empty()) rig.Step();
  EXPECT_TRUE(later_sink->token_ids.empty());
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

TEST(EngineCore, TheIdOfACallIsTakenUntilItsLastPromptEnds) {
  Rig rig(SmallOptions());
  Inbox& inbox = rig.core->inbox();
  const auto submit = [&inbox](const std::vector<int64_t>& max_tokens) {
    std::vector<std::shared_ptr<RecordingSink>> sinks;
    std::vector<std::unique_ptr<Request>> requests;
    const int64_t call = inbox.NewCall();
    for (const int64_t tokens : max_tokens) {
      sinks.push_back(std::make_shared<RecordingSink>());
      requests.push_back(std::make_unique<Request>(PromptOf(5, 1, tokens)));
      requests.back()->id = "call";
      requests.back()->call = call;
      requests.back()->sink = sinks.back();
    }
    return std::make_pair(inbox.Submit(std::move(requests)), sinks);
  };
  const auto [submitted, sinks] = submit({1, 1000});
  ASSERT_TRUE(submitted.ok()) << submitted;
  while (sinks[0]->finished.empty()) rig.Step();
  EXPECT_EQ(submit({1}).first.code(), absl::StatusCode::kAlreadyExists);

  EXPECT_TRUE(inbox.Abort("call", absl::CancelledError("by its id")).ok());
  rig.Step();
  ASSERT_TRUE(sinks[1]->failed.has_value());
  EXPECT_EQ(sinks[1]->failed->status.message(), "by its id");
  const absl::Status gone = inbox.Abort("call", absl::CancelledError("again"));
  EXPECT_EQ(gone.code(), absl::StatusCode::kNotFound);
  EXPECT_TRUE(submit({1}).first.ok());
  rig.RunToIdle();
}

TEST(EngineCore, QueueLimitsAreNamed) {
  EngineOptions options = SmallOptions();
  options.max_queued_requests = 2;
  options.max_queued_tokens = 100;
  Rig rig(options);
  rig.Submit(PromptOf(90, 1));
  Request over_tokens = PromptOf(20, 1);
  over_tokens.id = "x";
  absl::Status status = SubmitAlone(*rig.core, std::move(over_tokens));
  EXPECT_EQ(status.code(), absl::StatusCode::kResourceExhausted);
  EXPECT_THAT(std::string(status.message()), HasSubstr("--max-queued-tokens"));
  rig.Submit(PromptOf(5, 1));
  Request over_requests = PromptOf(1, 1);
  over_requests.id = "y";
  status = SubmitAlone(*rig.core, std::move(over_requests));
  EXPECT_THAT(std::string(status.message()), HasSubstr("--max-queued-requests"));
  Request twin = PromptOf(1, 1);
  twin.id = "r0";
  EXPECT_EQ(SubmitAlone(*rig.core, std::move(twin)).code(), absl::StatusCode::kAlreadyExists);
  rig.RunToIdle();
}

// The requests of one call, all under the id "call", and what they hear.
struct Call {
  Call(Rig& rig, const std::vector<Request>& prompts) : number(rig.core->inbox().NewCall()) {
    std::vector<std::unique_ptr<Request>> requests;
    for (const Request& prompt : prompts) {
      requests.push_back(std::make_unique<Request>(prompt));
      requests.back()->call = number;
      requests.back()->id = "call";
      requests.back()->arrival_us = SteadyNowUs();
      requests.back()->sink = sinks.emplace_back(std::make_shared<RecordingSink>());
    }
    status = rig.core->inbox().Submit(std::move(requests));
  }
  int64_t number;
  std::vector<std::shared_ptr<RecordingSink>> sinks;
  absl::Status status;
};

TEST(EngineCore, ACallOwnsItsIdUntilAllOfItHasEnded) {
  Rig rig(SmallOptions());
  const Call call(rig, {PromptOf(5, 1, 1), PromptOf(5, 2, 50)});
  ASSERT_TRUE(call.status.ok()) << call.status;
  while (call.sinks[0]->finished.empty()) rig.Step();
  EXPECT_EQ(Call(rig, {PromptOf(5, 1)}).status.code(), absl::StatusCode::kAlreadyExists);
  EXPECT_TRUE(rig.core->inbox().Abort("call", absl::CancelledError("by id")).ok());
  rig.RunToIdle();
  EXPECT_TRUE(call.sinks[1]->failed.has_value());
  EXPECT_TRUE(absl::IsNotFound(rig.core->inbox().Abort("call", absl::CancelledError("late"))));
}

TEST(EngineCore, CancellingACallThatHasEndedLeavesItsSuccessorAlone) {
  Rig rig(SmallOptions());
  const Call first(rig, {PromptOf(5, 1, 1)});
  rig.RunToIdle();
  const Call second(rig, {PromptOf(5, 1, 20)});
  ASSERT_TRUE(second.status.ok()) << second.status;
  rig.core->inbox().Cancel(first.number, absl::CancelledError("the first client left"));
  rig.RunToIdle();
  EXPECT_FALSE(second.sinks[0]->failed.has_value());
  EXPECT_EQ(second.sinks[0]->finished.size(), 1u);
}

TEST(EngineCore, CancellingACallEndsAllOfIt) {
  Rig rig(SmallOptions());
  const Call call(rig, {PromptOf(5, 1, 1000), PromptOf(5, 2, 1000)});
  const auto other = rig.Submit(PromptOf(5, 3, 20));
  rig.Step();
  rig.core->inbox().Cancel(call.number, absl::CancelledError("left"));
  rig.RunToIdle();
  for (const auto& sink : call.sinks) EXPECT_TRUE(sink->failed.has_value());
  EXPECT_EQ(other->finished.size(), 1u);
}

TEST(EngineCore, ACallIsQueuedAsAWholeOrNotAtAll) {
  EngineOptions options = SmallOptions();
  options.max_queued_requests = 2;
  options.max_queued_tokens = 100;
  Rig rig(options);
  const auto waiting = rig.Submit(PromptOf(5, 1, 2));
  const absl::Status busy = Call(rig, {PromptOf(5, 1), PromptOf(5, 2)}).status;
  EXPECT_EQ(busy.code(), absl::StatusCode::kResourceExhausted) << "one of the two would fit";
  EXPECT_EQ(rig.core->inbox().queued_requests(), 1);
  rig.RunToIdle();
  const Call call(rig, {PromptOf(5, 1, 2), PromptOf(5, 2, 2)});
  EXPECT_TRUE(call.status.ok()) << call.status;
  rig.RunToIdle();
  // What can never be queued is not told to come back.
  const absl::Status prompts = Call(rig, {PromptOf(1, 1), PromptOf(1, 2), PromptOf(1, 3)}).status;
  EXPECT_EQ(prompts.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(ParamOf(prompts), "prompt");
  EXPECT_THAT(std::string(prompts.message()), HasSubstr("--max-queued-requests"));
  const absl::Status tokens = Call(rig, {PromptOf(60, 1), PromptOf(60, 2)}).status;
  EXPECT_EQ(tokens.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(tokens.message()), HasSubstr("--max-queued-tokens"));
}

TEST(EngineCore, WhatNeverFitsNamesFieldAndFlag) {
  EngineOptions options = SmallOptions();
  options.pages = 4;
  Rig rig(options);
  const auto check = [&](int tokens, int64_t max_tokens, int32_t n) {
    Request request = PromptOf(tokens, 1, max_tokens);
    request.sampling.n = n;
    return rig.core->CheckFits(request);
  };
  EXPECT_TRUE(check(4 * kPageTokens, 1, 1).ok());
  for (const auto& [status, field] :
       {std::pair(check(100, 50, 8), "n"), std::pair(check(100, 500, 2), "max_tokens"),
        std::pair(check(4 * kPageTokens + 1, 5, 1), "prompt")}) {
    EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
    EXPECT_EQ(ParamOf(status), field) << status;
    EXPECT_EQ(CodeOf(status), "kv_cache_exceeded");
    EXPECT_THAT(std::string(status.message()), HasSubstr("--kv-cache-bytes or --memory-fraction"));
  }
  EXPECT_EQ(ParamOf(check(1, 1, 9)), "n");
}

}  // namespace
}  // namespace longspan
