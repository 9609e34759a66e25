// The rows of one step, and what is known of them once it is collected.
#include "engine/core/step_builder.h"

#include <memory>
#include <vector>

#include "gtest/gtest.h"
#include "tests/engine/core/lone_request.h"

namespace longspan {
namespace {

EngineOptions Options() {
  EngineOptions options;
  options.pages = 16;
  options.max_running_requests = 4;
  return options;
}

class CountsWaste : public Observer {
 public:
  void OnTokensWasted(WasteReason reason, int64_t count) override {
    if (reason == WasteReason::kRecomputed) recomputed += count;
  }
  int64_t recomputed = 0;
};

class StepBuilderTest : public testing::Test {
 protected:
  StepBuilderTest() : residency_(options_, layout_, PagePool(16)) {}

  RunningRequest& Admit(const Request& asked) {
    requests_.push_back(LoneRequest(asked, static_cast<int64_t>(requests_.size()) * 8));
    requests_.back()->tenant = tenants_.RequestBegins("");
    BatchBuilder batch;
    residency_.Admit(*requests_.back(), batch);
    return *requests_.back();
  }
  StepBuilder Step() { return {options_, layout_, 256, residency_, tenants_, observer_}; }
  static Sequence& First(RunningRequest& request) { return request.sequences.front().state; }

  const EngineOptions options_ = Options();
  KvLayout layout_;
  Residency residency_;
  TenantCounters tenants_;
  CountsWaste observer_;
  std::vector<std::unique_ptr<RunningRequest>> requests_;
};

TEST_F(StepBuilderTest, AnEmptyStepComputesNothing) { EXPECT_TRUE(Step().empty()); }

TEST_F(StepBuilderTest, AChunkStandsBehindItsRow) {
  RunningRequest& request = Admit(PromptOf(100, 1));
  StepBuilder step = Step();
  step.AddPrefill(request, 60);
  EXPECT_FALSE(step.empty());
  EXPECT_EQ(First(request).cached_tokens, 60);
  EXPECT_TRUE(request.reads());
  const ForwardBatch batch = step.TakeBatch();
  ASSERT_EQ(batch.rows.size(), 1U);
  EXPECT_EQ(batch.rows[0].token_count, 60);
  EXPECT_EQ(batch.slot_resets.at(0).page, -1);
  EXPECT_TRUE(batch.draw.rows.empty()) << "its prompt goes on";
  const StepInFlight in_flight = step.TakeStep();
  EXPECT_EQ(in_flight.rows.at(0).end_position, 60);
  EXPECT_EQ(in_flight.report.prefill_tokens, 60);
  EXPECT_EQ(First(request).steps_in_flight, 1);
}

TEST_F(StepBuilderTest, WithTheEndOfAPromptEverySampleDraws) {
  Request asked = PromptOf(100, 1);
  asked.sampling.n = 3;
  RunningRequest& request = Admit(asked);
  StepBuilder step = Step();
  step.AddPrefill(request, 100);
  const ForwardBatch batch = step.TakeBatch();
  ASSERT_EQ(batch.draw.rows.size(), 3U);
  for (size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(batch.draw.rows[i].logits_row, 0);
    EXPECT_EQ(batch.draw.rows[i].slot, request.sequences[i].state.slot);
    EXPECT_TRUE(request.sequences[i].state.started);
    EXPECT_EQ(request.sequences[i].state.cached_tokens, 100);
    EXPECT_EQ(request.sequences[i].state.draws_in_flight, 1);
  }
  EXPECT_TRUE(request.forks_due);
  EXPECT_TRUE(request.prompt_has_ended);
}

TEST_F(StepBuilderTest, APromptIsScoredTokenByToken) {
  Request asked = PromptOf(5, 1);
  asked.response.prompt_logprobs = 0;
  RunningRequest& request = Admit(asked);
  StepBuilder step = Step();
  step.AddPrefill(request, 3);
  step.AddPrefill(request, 2);
  const StepInFlight in_flight = step.TakeStep();
  ASSERT_EQ(in_flight.draws.size(), 5U) << "four tokens follow another, then one is drawn";
  for (size_t i = 0; i < 4; ++i) EXPECT_TRUE(in_flight.draws[i].is_prompt_score) << i;
  EXPECT_EQ(in_flight.draws[2].row, 0);
  EXPECT_EQ(in_flight.draws[3].row, 1);
  EXPECT_FALSE(in_flight.draws[4].is_prompt_score);
}

TEST_F(StepBuilderTest, ATokenTakesThePageThatItNeeds) {
  RunningRequest& request = Admit(PromptOf(64, 1));
  StepBuilder prompt = Step();
  prompt.AddPrefill(request, 64);
  EXPECT_EQ(First(request).pages[0].size(), 1U);
  StepBuilder step = Step();
  step.AddDecode(request, 0);
  EXPECT_EQ(First(request).pages[0].size(), 2U);
  EXPECT_EQ(First(request).cached_tokens, 65);
  EXPECT_EQ(First(request).draws_in_flight, 2);
  const ForwardBatch batch = step.TakeBatch();
  EXPECT_EQ(batch.token_ids.at(0), -1 - First(request).slot) << "what its slot drew last";
  EXPECT_EQ(step.report().decode_rows, 1);
}

TEST_F(StepBuilderTest, WhatIsReadAgainIsNotDrawnAgain) {
  RunningRequest& request = Admit(PromptOf(10, 1));
  StepBuilder first = Step();
  first.AddPrefill(request, 10);
  First(request).draws_in_flight = 0;
  First(request).output_tokens = {7, 8};
  BatchBuilder batch;
  tenants_.PromptReturns(request.tenant);
  residency_.Preempt(request, /*is_copied=*/false, batch);
  residency_.Admit(request, batch);
  StepBuilder again = Step();
  again.AddPrefill(request, 11);
  EXPECT_TRUE(again.TakeBatch().draw.rows.empty());
  EXPECT_TRUE(First(request).started) << "the next row reads the last token";
  EXPECT_EQ(request.recomputed_tokens, 10);
  EXPECT_EQ(observer_.recomputed, 10);
}

TEST_F(StepBuilderTest, WhatLandsIsInFlightNoMore) {
  RunningRequest& request = Admit(PromptOf(100, 1));
  StepBuilder step = Step();
  step.AddPrefill(request, 100);
  StepInFlight in_flight = step.TakeStep();
  in_flight.Land();
  EXPECT_EQ(First(request).steps_in_flight, 0);
  EXPECT_EQ(First(request).draws_in_flight, 0);
}

TEST_F(StepBuilderTest, TokensOfCutPromptsAreNotReported) {
  RunningRequest& reads = Admit(PromptOf(100, 1));
  RunningRequest& decodes = Admit(PromptOf(10, 2));
  StepBuilder prompt = Step();
  prompt.AddPrefill(decodes, 10);
  StepBuilder step = Step();
  step.AddDecode(decodes, 0);
  step.AddPrefill(reads, 60);
  StepInFlight in_flight = step.TakeStep();
  EXPECT_EQ(in_flight.Cut({0, 1}), 60);
  EXPECT_TRUE(in_flight.rows[0].is_cut && in_flight.rows[1].is_cut);
  EXPECT_EQ(in_flight.report.prefill_tokens, 0);
}

TEST_F(StepBuilderTest, ReadsOfDecodingAreAttributed) {
  RunningRequest& reads = Admit(PromptOf(100, 1));
  RunningRequest& decodes = Admit(PromptOf(10, 2));
  StepBuilder prompt = Step();
  prompt.AddPrefill(decodes, 10);
  StepBuilder step = Step();
  step.AddPrefill(reads, 60);
  step.AddDecode(decodes, 0);
  StepReads found;
  const StepInFlight in_flight = step.TakeStep();
  in_flight.AttributeReads(found);
  EXPECT_EQ(decodes.sequences.front().attribution.decode_steps, 0) << "the runner does not count";
  found.rows.resize(2);
  found.rows[0].visible_tokens = 60;
  found.rows[1].visible_tokens = 11;
  in_flight.AttributeReads(found);
  EXPECT_EQ(reads.sequences.front().attribution.decode_steps, 0);
  EXPECT_EQ(decodes.sequences.front().attribution.decode_steps, 1);
  EXPECT_EQ(decodes.sequences.front().attribution.visible_tokens, 11);
}

}  // namespace
}  // namespace longspan
