// More output than was reserved: who is preempted, and that nobody loses or repeats a token by it.
#include <random>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "tests/engine/core/engine_rig.h"

namespace longspan {
namespace {

// Room for two prompts of two pages with some output, not for all that they may generate.
EngineOptions TightOptions() {
  EngineOptions options = SmallOptions();
  options.pages = 10;
  options.output_margin_tokens = 16;
  return options;
}

class Preemption : public ::testing::TestWithParam<int> {};  // steps in flight

TEST_P(Preemption, EveryTokenComesOnce) {
  EngineRig rig(TightOptions(), GetParam());
  std::vector<Request> requests;
  std::vector<std::shared_ptr<RecordingSink>> sinks;
  for (int seed = 0; seed < 4; ++seed) {
    requests.push_back(PromptOf(100 + seed, seed, 400));
    sinks.push_back(rig.Submit(requests.back()));
  }
  rig.RunToIdle();
  EXPECT_GT(rig.observer.preemptions, 0);
  int64_t reported = 0;
  for (size_t i = 0; i < sinks.size(); ++i) {
    EXPECT_EQ(sinks[i]->token_ids[0], Expected(requests[i], 0, 400)) << i;
    EXPECT_EQ(sinks[i]->finished.at(0).usage.completion_tokens, 400);
    reported += sinks[i]->finished.at(0).timing.preemptions;
  }
  EXPECT_EQ(reported, rig.observer.preemptions);
  EXPECT_EQ(sinks[0]->finished.at(0).timing.preemptions, 0) << "the oldest makes no room";
  EXPECT_GT(sinks[3]->finished.at(0).usage.recomputed_tokens, 0);
}

TEST_P(Preemption, WhatStaysCachedIsNotReadAgain) {
  EngineRig rig(TightOptions(), GetParam());
  std::vector<Request> requests;
  std::vector<std::shared_ptr<RecordingSink>> sinks;
  for (int seed = 0; seed < 3; ++seed) {
    Request request = PromptOf(130, seed, 300);
    request.cache.domain = HashOf(PrefixDomain{"", "", "model", false});
    request.cache.page_hashes = HashPages(request.cache.domain, request.prompt_token_ids);
    requests.push_back(request);
    sinks.push_back(rig.Submit(request));
  }
  rig.RunToIdle();
  EXPECT_GT(rig.observer.preemptions, 0);
  for (size_t i = 0; i < sinks.size(); ++i) {
    EXPECT_EQ(sinks[i]->token_ids[0], Expected(requests[i], 0, 300)) << i;
  }
}

TEST_P(Preemption, PenaltiesStopStringsAndLimitsGoOn) {
  EngineRig rig(TightOptions(), GetParam());
  std::vector<Request> requests;
  std::vector<std::shared_ptr<RecordingSink>> sinks;
  for (int seed = 0; seed < 4; ++seed) {
    Request request = PromptOf(100, seed, 350);
    request.sampling.repetition_penalty = 1.1F;
    requests.push_back(request);
    sinks.push_back(rig.Submit(request));
  }
  rig.runner->on_submit = [](const ForwardBatch& batch) {
    for (const DrawRow& row : batch.draw.rows) {
      int64_t output_tokens = 0;
      for (int32_t i = row.penalties.begin; i < row.penalties.end; ++i) {
        output_tokens += batch.draw.penalty_output_counts[i];
      }
      EXPECT_EQ(output_tokens, static_cast<int64_t>(row.output_position));
    }
    return absl::OkStatus();
  };
  rig.RunToIdle();
  EXPECT_GT(rig.observer.preemptions, 0);
  for (size_t i = 0; i < sinks.size(); ++i) {
    EXPECT_EQ(sinks[i]->token_ids[0], Expected(requests[i], 0, 350)) << i;
  }
}

TEST_P(Preemption, SamplesAndScoresReserveAllAndMakeNoRoom) {
  EngineRig rig(TightOptions(), GetParam());
  Request samples = PromptOf(64, 1, 100);
  samples.sampling.n = 2;
  Request scored = PromptOf(64, 2, 100);
  scored.response.prompt_logprobs = 0;
  const Request plain = PromptOf(64, 3, 400);
  const auto samples_sink = rig.Submit(samples);
  const auto scored_sink = rig.Submit(scored);
  const auto plain_sink = rig.Submit(plain);
  rig.RunToIdle();
  EXPECT_EQ(samples_sink->finished.at(0).timing.preemptions, 0);
  EXPECT_EQ(samples_sink->token_ids[1], Expected(samples, 1, 100));
  EXPECT_EQ(scored_sink->finished.at(0).timing.preemptions, 0);
  EXPECT_EQ(plain_sink->token_ids[0], Expected(plain, 0, 400));
}

TEST_P(Preemption, WhatWentToTheHostComesBack) {
  for (int64_t host_pages : {3, 6, 40}) {
    EngineOptions options = TightOptions();
    options.host_pages = host_pages;
    EngineRig rig(options, GetParam());
    std::vector<Request> requests;
    std::vector<std::shared_ptr<RecordingSink>> sinks;
    for (int seed = 0; seed < 5; ++seed) {
      requests.push_back(PromptOf(70 + 9 * seed, seed, 300 + seed));
      sinks.push_back(rig.Submit(requests.back()));
    }
    rig.RunToIdle();
    EXPECT_GT(rig.observer.copies, 0);
    const bool all_fit = host_pages == 40;
    EXPECT_EQ(rig.observer.copies == rig.observer.preemptions, all_fit);
    for (size_t i = 0; i < sinks.size(); ++i) {
      const Usage usage = sinks[i]->finished.at(0).usage;
      EXPECT_EQ(sinks[i]->token_ids[0], Expected(requests[i], 0, usage.completion_tokens)) << i;
      EXPECT_EQ(usage.completion_tokens, 300 + static_cast<int64_t>(i));
      EXPECT_TRUE(!all_fit || usage.recomputed_tokens == 0);
    }
    EXPECT_EQ(rig.core->Load().host_pages_used, 0);
  }
}

TEST_P(Preemption, ACopyThatTakesLongerThanReadingIsNotMade) {
  EngineOptions options = TightOptions();
  options.host_pages = 40;
  options.host_page_us = 1e9;
  EngineRig rig(options, GetParam());
  for (int seed = 0; seed < 4; ++seed) rig.Submit(PromptOf(100, seed, 400));
  rig.RunToIdle();
  EXPECT_GT(rig.observer.preemptions, 0);
  EXPECT_EQ(rig.observer.copies, 0);
}

TEST_P(Preemption, CancelAndDeadlineReachWhoMadeRoom) {
  for (int seed = 0; seed < 20; ++seed) {
    EngineOptions options = TightOptions();
    options.host_pages = seed % 2 == 0 ? 0 : 12;
    EngineRig rig(options, GetParam());
    std::mt19937 random(seed);
    std::vector<Request> requests;
    std::vector<std::shared_ptr<RecordingSink>> sinks;
    for (int i = 0; i < 5; ++i) {
      requests.push_back(PromptOf(60 + 10 * i, i, 380));
      requests.back().id = "r" + std::to_string(i);
      sinks.push_back(rig.Submit(requests.back()));
    }
    for (int step = 0; step < 5000 && !rig.core->idle(); ++step) {
      rig.Step();
      if (random() % 200 == 0) {
        (void)rig.core->inbox().Abort("r" + std::to_string(random() % 5),
                                      absl::CancelledError("left"));
      }
    }
    rig.RunToIdle();
    for (size_t i = 0; i < sinks.size(); ++i) {
      const auto count = static_cast<int64_t>(sinks[i]->token_ids[0].size());
      EXPECT_EQ(sinks[i]->token_ids[0], Expected(requests[i], 0, count)) << i;
      EXPECT_NE(sinks[i]->failed.has_value(), sinks[i]->finished.size() == 1);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(StepsInFlight, Preemption, ::testing::Values(1, 2, 3));

}  // namespace
}  // namespace longspan
