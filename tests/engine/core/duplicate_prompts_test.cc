// The same prompt more than once at a time. A prompt looks for pages once, when it is admitted, and
// finds those of steps that are collected. A prompt as long as a step or longer has steps to itself
// until it is read, so that a duplicate waits and finds nearly all of it; what begins in the same
// step is computed by each.
#include <memory>

#include "gtest/gtest.h"
#include "tests/engine/core/engine_rig.h"

namespace longspan {
namespace {

constexpr int64_t kHourUs = 3'600'000'000;
constexpr int64_t kDuplicateStepTokens = 128;
constexpr int64_t kPromptTokens = 1000;

// Steps are as long as their tokens allow, whatever this machine's clock says.
EngineOptions StepsOf(int64_t tokens) {
  EngineOptions options = SmallOptions();
  options.prefill_chunk_tokens = static_cast<int32_t>(tokens);
  options.step_budget_us = kHourUs;
  return options;
}

// Never late, as far as a test can tell.
Request Prompt(int64_t tokens) {
  Request request = PromptOf(static_cast<int>(tokens), 1, 3);
  request.cache.domain = HashOf(PrefixDomain{"", "", "model", false});
  request.cache.page_hashes = HashPages(request.cache.domain, request.prompt_token_ids);
  request.scheduling.ttft_slo_us = kHourUs;
  return request;
}

Request Late(Request request) {
  request.scheduling.ttft_slo_us = 0;
  return request;
}

int64_t FoundTokens(const std::shared_ptr<RecordingSink>& sink) {
  return sink->finished.at(0).usage.cached_device_tokens;
}

int64_t WholePages(int64_t tokens) { return tokens / kPageTokens * kPageTokens; }

class DuplicatePrompts : public ::testing::TestWithParam<int> {};  // steps in flight

TEST_P(DuplicatePrompts, AreReadOnceWhereOneFillsSteps) {
  EngineRig rig(StepsOf(kDuplicateStepTokens), GetParam());
  const Request request = Prompt(kPromptTokens);
  const auto first = rig.Submit(request);
  const auto second = rig.Submit(request);
  const auto third = rig.Submit(request);
  rig.RunToIdle();
  for (const auto& sink : {first, second, third}) {
    EXPECT_EQ(sink->token_ids[0], Expected(request, 0, 3));
  }
  EXPECT_EQ(FoundTokens(first), 0);
  // Of steps in flight nothing is found yet.
  const int64_t least_found =
      WholePages(kPromptTokens - 2) - (GetParam() - 1) * kDuplicateStepTokens;
  EXPECT_GE(FoundTokens(second), least_found);
  EXPECT_GE(FoundTokens(third), least_found);
  EXPECT_EQ(rig.observer.computed_tokens,
            3 * kPromptTokens - FoundTokens(second) - FoundTokens(third));
}

TEST_P(DuplicatePrompts, ThatBeginInOneStepAreEachRead) {
  EngineRig rig(StepsOf(4 * kDuplicateStepTokens), GetParam());
  const Request request = Prompt(200);
  const auto first = rig.Submit(request);
  const auto second = rig.Submit(request);
  rig.RunToIdle();
  EXPECT_EQ(FoundTokens(first), 0);
  EXPECT_EQ(FoundTokens(second), 0);
  EXPECT_EQ(rig.observer.computed_tokens, 400);
  EXPECT_EQ(rig.core->Load().pages_cached, 3) << "of equal pages one is kept";
}

// A late prompt leaves half of a step to those that are much shorter alone: its duplicate waits.
TEST_P(DuplicatePrompts, OfALateOneAreReadOnceToo) {
  EngineRig rig(StepsOf(kDuplicateStepTokens), GetParam());
  const Request request = Prompt(kPromptTokens);
  const auto first = rig.Submit(Late(request));
  for (int step = 0; step < 4; ++step) rig.Step();  // in which the first is alone
  const auto second = rig.Submit(request);
  rig.RunToIdle();
  EXPECT_GE(FoundTokens(second),
            WholePages(kPromptTokens - 2) - (GetParam() - 1) * kDuplicateStepTokens);
  EXPECT_EQ(rig.observer.computed_tokens, 2 * kPromptTokens - FoundTokens(second));
  EXPECT_EQ(first->token_ids[0], Expected(request, 0, 3));
  EXPECT_EQ(second->token_ids[0], Expected(request, 0, 3));
}

INSTANTIATE_TEST_SUITE_P(StepsInFlight, DuplicatePrompts, ::testing::Values(1, 2, 3));

}  // namespace
}  // namespace longspan
