// Sequences whose next token follows from a mask: drawn late, from logits that are kept, alone and
// beside free ones.
#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "engine/request/status_details.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/engine/core/engine_rig.h"
#include "tests/engine/core/fake_constraint.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;

using Rig = EngineRig;

const std::vector<int32_t> kEnds = {200, 201};

EngineOptions OptionsWithEnds() {
  EngineOptions options = SmallOptions();
  options.end_token_ids = kEnds;
  return options;
}

Request Constrained(int tokens, int seed, int64_t max_tokens) {
  Request request = PromptOf(tokens, seed, max_tokens);
  request.constraint =
      FakeConstraint({.seed = static_cast<uint64_t>(seed), .end_token_ids = kEnds});
  return request;
}

// One that never ends by itself.
Request ConstrainedToTheEnd(int tokens, int seed, int64_t max_tokens) {
  Request request = PromptOf(tokens, seed, max_tokens);
  request.constraint = FakeConstraint({.seed = static_cast<uint64_t>(seed), .tokens = 192});
  return request;
}

bool IsEnd(int32_t token) { return std::count(kEnds.begin(), kEnds.end(), token) > 0; }

// What the fake model says under the constraint, without an engine.
std::vector<int32_t> ExpectedUnder(const Request& request, uint32_t sample = 0) {
  std::vector<int32_t> tokens = request.prompt_token_ids;
  std::vector<int32_t> output;
  while (static_cast<int64_t>(output.size()) < request.stopping.max_tokens) {
    output.push_back(FakeNextToken(tokens, sample, 256, FakeMask(*request.constraint, output)));
    tokens.push_back(output.back());
    if (IsEnd(output.back())) break;
  }
  return output;
}

void ExpectAnswer(const Request& request, RecordingSink& sink) {
  ASSERT_FALSE(sink.failed.has_value()) << sink.failed->status;
  ASSERT_EQ(sink.finished.size(), static_cast<size_t>(request.sampling.n));
  for (int32_t sample = 0; sample < request.sampling.n; ++sample) {
    const std::vector<int32_t> expected = ExpectedUnder(request, sample);
    EXPECT_EQ(sink.token_ids[sample], expected) << "sample " << sample;
    const FinishReason reason = sink.finished[sample].reason;
    EXPECT_EQ(reason, IsEnd(expected.back()) ? FinishReason::kStop : FinishReason::kLength);
  }
}

class ConstrainedDraws : public ::testing::TestWithParam<int> {};  // steps in flight

TEST_P(ConstrainedDraws, EveryTokenIsOneThatTheMaskHas) {
  bool stops = false;
  bool is_cut = false;
  for (const bool is_reported_early : {true, false}) {
    for (int prompt_tokens : {1, 49, 50, 51, 63, 64, 65, 128, 300}) {
      Rig rig(OptionsWithEnds(), GetParam());
      rig.runner->reports_late_draws = is_reported_early;
      const Request request =
          Constrained(prompt_tokens, prompt_tokens, prompt_tokens % 2 == 0 ? 4 : 100);
      auto sink = rig.Submit(request);
      rig.RunToIdle();
      ExpectAnswer(request, *sink);
      stops = stops || sink->finished[0].reason == FinishReason::kStop;
      is_cut = is_cut || sink->finished[0].reason == FinishReason::kLength;
    }
  }
  EXPECT_TRUE(stops && is_cut);
}

TEST_P(ConstrainedDraws, EverySampleHasItsOwnConstraint) {
  for (int64_t max_tokens : {1, 2, 40}) {
    for (int prompt_tokens : {1, 63, 64, 65, 200}) {
      Rig rig(OptionsWithEnds(), GetParam());
      Request request = Constrained(prompt_tokens, 7 * prompt_tokens, max_tokens);
      request.sampling.n = 3;
      auto sink = rig.Submit(request);
      rig.RunToIdle();
      ExpectAnswer(request, *sink);
    }
  }
}

TEST_P(ConstrainedDraws, AmongFreeOnesNobodyNotices) {
  for (int seed = 0; seed < 20; ++seed) {
    SCOPED_TRACE(seed);
    Rig rig(OptionsWithEnds(), GetParam());
    std::mt19937 random(seed);
    struct Asked {
      Request request;
      std::shared_ptr<RecordingSink> sink;
    };
    std::vector<Asked> all;
    for (int step = 0; step < 400; ++step) {
      rig.masks->are_held = random() % 2 == 0;
      rig.masks->Make(random() % 3);
      if (all.size() < 30 && random() % 4 == 0) {
        const int number = static_cast<int>(all.size());
        Request request = number % 2 == 0 ? Constrained(1 + random() % 200, number, 30)
                                          : PromptOf(1 + random() % 200, number, 30);
        request.stopping.ignore_eos = true;
        request.sampling.n = 1 + random() % 3;
        all.push_back({request, rig.Submit(request)});
      }
      rig.Step();
    }
    rig.masks->are_held = false;
    rig.masks->Make(100);
    rig.RunToIdle();
    for (Asked& asked : all) {
      if (asked.request.constraint != nullptr) {
        ExpectAnswer(asked.request, *asked.sink);
        continue;
      }
      for (auto& [sample, tokens] : asked.sink->token_ids) {
        EXPECT_EQ(tokens, Expected(asked.request, sample, 30));
      }
    }
  }
}

TEST_P(ConstrainedDraws, WhoseMaskIsLateWaitsAlone) {
  Rig rig(SmallOptions(), GetParam());
  rig.masks->are_held = true;
  const Request late = ConstrainedToTheEnd(10, 1, 5);
  const Request free = PromptOf(10, 2, 20);
  auto late_sink = rig.Submit(late);
  auto free_sink = rig.Submit(free);
  while (free_sink->finished.empty()) rig.Step();
  EXPECT_EQ(free_sink->token_ids[0], Expected(free, 0, 20));
  EXPECT_TRUE(late_sink->token_ids.empty());
  rig.masks->are_held = false;
  rig.masks->Make(1);
  rig.RunToIdle();
  ExpectAnswer(late, *late_sink);
}

// Where nothing else is to be done the engine sleeps until a mask wakes it.
TEST_P(ConstrainedDraws, NothingIsPlannedWhileAllWaitForMasks) {
  Rig rig(SmallOptions(), GetParam());
  rig.masks->are_held = true;
  auto sink = rig.Submit(ConstrainedToTheEnd(10, 1, 5));
  while (rig.core->steps_in_flight() > 0 || rig.core->NextPlanUs() != kNeverUs) rig.Step();
  EXPECT_EQ(rig.masks->asked(), 1U);
  // Told by the worker, it goes on at once: the time given here would pass the test's limit.
  rig.masks->Make(1);
  rig.core->Step(absl::Hours(1));
  while (sink->token_ids.empty()) rig.Step();
  EXPECT_THAT(sink->token_ids[0], SizeIs(1));
  rig.masks->are_held = false;
  rig.masks->Make(1);
  rig.RunToIdle();
}

TEST(ConstrainedDrawsInline, ATokenIsReportedAndItsMaskAskedForWithinItsStep) {
  Rig rig(SmallOptions());
  auto sink = rig.Submit(ConstrainedToTheEnd(10, 1, 6));
  int reported = 0;
  rig.masks->are_held = true;
  rig.runner->on_layer = [&] {
    const size_t before = sink->token_ids[0].size();
    rig.runner->look_up();
    const bool is_reported = sink->token_ids[0].size() > before;
    reported += is_reported ? 1 : 0;
    if (!is_reported || !sink->finished.empty()) return;
    EXPECT_EQ(rig.masks->asked(), 1U);
  };
  while (sink->finished.empty()) {
    rig.Step();
    rig.masks->Make(1);
  }
  EXPECT_EQ(reported, 6);
  rig.RunToIdle();
}

// Whoever is alone keeps a device at work: its next step is queued behind the one in flight.
TEST(ConstrainedDrawsOnADevice, TheNextStepFollowsFromWhatTheOneInFlightHasDrawn) {
  EngineOptions options = SmallOptions();
  options.initial_costs.us[static_cast<int>(CostTerm::kStep)] = 1e9;  // none is over by itself
  Rig rig(options, /*max_in_flight=*/2);
  int64_t queued_behind = 0;
  rig.runner->on_submit = [&](const ForwardBatch& batch) {
    const bool is_behind = rig.core->steps_in_flight() == 2;
    queued_behind += is_behind && !batch.late_draw.rows.empty() ? 1 : 0;
    return absl::OkStatus();
  };
  const Request request = ConstrainedToTheEnd(10, 1, 8);
  auto sink = rig.Submit(request);
  rig.RunToIdle();
  ExpectAnswer(request, *sink);
  EXPECT_GE(queued_behind, 7);
}

TEST_P(ConstrainedDraws, TheLastOfALengthIsNoInputOfAStep) {
  Rig rig(SmallOptions(), GetParam());
  int64_t rows = 0;
  int64_t late_draws = 0;
  int64_t kept = 0;
  rig.runner->on_submit = [&](const ForwardBatch& batch) {
    rows += static_cast<int64_t>(batch.rows.size());
    late_draws += static_cast<int64_t>(batch.late_draw.rows.size());
    kept += static_cast<int64_t>(batch.kept_logits.size());
    EXPECT_TRUE(batch.draw.rows.empty());
    return absl::OkStatus();
  };
  const Request request = ConstrainedToTheEnd(10, 1, 5);
  auto sink = rig.Submit(request);
  rig.RunToIdle();
  ExpectAnswer(request, *sink);
  EXPECT_EQ(late_draws, 5);
  EXPECT_EQ(rows, 5) << "the prompt, and all tokens but the last";
  EXPECT_EQ(kept, 5);
}

// They preempt each other; what slots keep is lost.
TEST_P(ConstrainedDraws, PreemptedTheyGoOnAsIfAlone) {
  EngineOptions options = SmallOptions();
  options.pages = 12;
  options.output_margin_tokens = 0;
  options.host_pages = 12;
  int64_t preemptions = 0;
  for (int seed = 1; seed <= 10; ++seed) {
    SCOPED_TRACE(seed);
    Rig rig(options, GetParam());
    std::vector<Request> requests;
    std::vector<std::shared_ptr<RecordingSink>> sinks;
    std::mt19937 random(seed);
    for (int i = 0; i < 6; ++i) {
      requests.push_back(ConstrainedToTheEnd(1 + random() % 100, 10 * seed + i, 150));
      sinks.push_back(rig.Submit(requests.back()));
    }
    rig.masks->are_held = true;
    for (int step = 0; step < 2000; ++step) {
      rig.masks->Make(random() % 4);
      rig.Step();
    }
    rig.masks->are_held = false;
    rig.masks->Make(100);
    rig.RunToIdle();
    for (size_t i = 0; i < sinks.size(); ++i) ExpectAnswer(requests[i], *sinks[i]);
    preemptions += rig.observer.preemptions;
  }
  EXPECT_GT(preemptions, 10);
}

TEST_P(ConstrainedDraws, WithoutAMaskARequestFailsAlone) {
  for (const FakeConstraintOptions& broken :
       {FakeConstraintOptions{.seed = 1, .no_mask_behind = 0},
        FakeConstraintOptions{.seed = 1, .no_mask_behind = 3},
        FakeConstraintOptions{.seed = 1, .accepts_none_behind = 2}}) {
    Rig rig(SmallOptions(), GetParam());
    Request request = PromptOf(10, 1, 20);
    request.constraint = FakeConstraint(broken);
    auto sink = rig.Submit(request);
    const Request other = ConstrainedToTheEnd(10, 2, 20);
    auto other_sink = rig.Submit(other);
    rig.RunToIdle();
    ASSERT_TRUE(sink->failed.has_value());
    EXPECT_TRUE(absl::IsInternal(sink->failed->status)) << sink->failed->status;
    EXPECT_THAT(std::string(sink->failed->status.message()), HasSubstr("the constraint"));
    ExpectAnswer(other, *other_sink);
  }
}

TEST_P(ConstrainedDraws, WhatMaskAndAllowListLeaveNothingOfFails) {
  Rig rig(SmallOptions(), GetParam());
  rig.runner->reports_late_draws = false;
  rig.runner->on_result = [](ForwardResult& result) {
    for (DrawResult& draw : result.late_draws) draw.permitted = false;
  };
  auto sink = rig.Submit(ConstrainedToTheEnd(10, 1, 20));
  rig.RunToIdle();
  ASSERT_TRUE(sink->failed.has_value());
  EXPECT_TRUE(absl::IsInvalidArgument(sink->failed->status)) << sink->failed->status;
  EXPECT_EQ(ParamOf(sink->failed->status), "allowed_token_ids");
}

TEST_P(ConstrainedDraws, PagesBehindLogitsThatAreNoNumbersAreNeverFound) {
  Rig rig(SmallOptions(), GetParam());
  rig.masks->are_held = true;
  rig.runner->reports_late_draws = false;
  Request request = ConstrainedToTheEnd(2 * kPageTokens, 1, 20);
  request.cache.domain = HashOf(PrefixDomain{});
  request.cache.page_hashes = HashPages(request.cache.domain, request.prompt_token_ids);
  auto sink = rig.Submit(request);
  while (rig.core->steps_in_flight() > 0 || rig.core->NextPlanUs() != kNeverUs) rig.Step();
  // Of three chunks the last, with which the second page ends, has logits.
  EXPECT_EQ(rig.core->residency().pool().Match(request.cache.page_hashes).pages, 1);
  rig.runner->on_result = [](ForwardResult& result) {
    for (DrawResult& draw : result.late_draws) draw.finite = false;
  };
  rig.masks->Make(1);
  rig.RunToIdle();
  EXPECT_TRUE(sink->failed.has_value());
  EXPECT_EQ(rig.observer.non_finite, 1);
  EXPECT_EQ(rig.core->residency().pool().Match(request.cache.page_hashes).pages, 0);
}

TEST_P(ConstrainedDraws, AnEndThatTheMaskHasEndsInSpiteOfIgnoreEosAndMinTokens) {
  int ended_early = 0;
  for (int seed = 0; seed < 60; ++seed) {
    Rig rig(OptionsWithEnds(), GetParam());
    rig.runner->on_submit = [](const ForwardBatch& batch) {
      for (const DrawRow& row : batch.late_draw.rows) {
        EXPECT_EQ(row.bias.begin, row.bias.end) << "what is banned is not in the mask";
      }
      return absl::OkStatus();
    };
    Request request = Constrained(10, seed, 30);
    request.stopping.ignore_eos = true;
    request.stopping.min_tokens = 8;
    auto sink = rig.Submit(request);
    rig.RunToIdle();
    ASSERT_EQ(sink->finished.size(), 1U);
    const std::vector<int32_t>& reported = sink->token_ids[0];
    const bool ends = IsEnd(reported.back());
    EXPECT_EQ(sink->finished[0].reason, ends ? FinishReason::kStop : FinishReason::kLength);
    if (reported.size() > 8) continue;
    ++ended_early;
    // Nothing else was permitted.
    const std::vector<int32_t> before(reported.begin(), reported.end() - 1);
    const std::vector<uint32_t> mask = FakeMask(*request.constraint, before);
    for (int32_t token = 0; token < 256; ++token) EXPECT_EQ(HasBit(mask, token), IsEnd(token));
  }
  EXPECT_GT(ended_early, 0);
}

INSTANTIATE_TEST_SUITE_P(InFlight, ConstrainedDraws, ::testing::Values(1, 2));

}  // namespace
}  // namespace longspan
