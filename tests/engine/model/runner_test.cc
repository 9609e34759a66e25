#include <cstdint>
#include <string>
#include <vector>

#include "engine/model/model_runner.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/engine/model/geometries.h"
#include "tests/engine/model/model_harness.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

class RunnerTest : public ::testing::Test {
 protected:
  RunnerTest() : harness_(CheckpointOf(GeometryNamed("fsa")), {.max_step_tokens = 64}) {}

  // One row of slot 0 at `first_position`; greedy draw after its last token into the slot.
  static ForwardBatch OneRow(int64_t first_position, std::vector<int32_t> token_ids) {
    ForwardBatch batch;
    const int32_t count = static_cast<int32_t>(token_ids.size());
    if (first_position == 0) batch.slot_resets = {{0, -1}};
    batch.rows = {
        {.first_position = first_position, .token_count = count, .logits_from = count - 1}};
    batch.token_ids = std::move(token_ids);
    batch.page_ids = {3, 1};
    batch.page_offsets = {0, 2};
    batch.draw.rows = {{.slot = 0, .top_logprobs = 0, .temperature = 0}};
    batch.draw.vocabulary_tokens = 32;
    return batch;
  }
  DrawResult Run(ForwardBatch batch) {
    auto ticket = harness_.runner().Submit(std::move(batch));
    EXPECT_TRUE(ticket.ok()) << ticket.status();
    auto result = harness_.runner().Collect(*ticket);
    EXPECT_TRUE(result.ok()) << result.status();
    return result->draws[0];
  }

  ModelHarness harness_;
};

TEST_F(RunnerTest, ASlotRemembersWhatWasDrawnInIt) {
  const std::vector<int32_t> prompt = RandomTokens(1, 40, 32);
  const DrawResult first = Run(OneRow(0, prompt));
  const DrawResult from_slot = Run(OneRow(40, {-1}));
  Run(OneRow(0, prompt));
  const DrawResult from_host = Run(OneRow(40, {first.token}));
  EXPECT_EQ(from_slot.token, from_host.token);
  EXPECT_EQ(from_slot.chosen.logprob, from_host.chosen.logprob);
  EXPECT_LT(first.token, 32) << "tokens beyond vocabulary_tokens are never drawn";
}

TEST_F(RunnerTest, OneStepAtATime) {
  ModelRunner& runner = harness_.runner();
  EXPECT_EQ(runner.max_in_flight(), 1);
  auto ticket = runner.Submit(OneRow(0, {1}));
  ASSERT_TRUE(ticket.ok());
  EXPECT_EQ(runner.Submit(OneRow(0, {1})).status().code(), absl::StatusCode::kFailedPrecondition);
  EXPECT_EQ(runner.Collect(*ticket + 1).status().code(), absl::StatusCode::kFailedPrecondition);
  auto result = runner.Collect(*ticket);
  ASSERT_TRUE(result.ok()) << result.status();
  EXPECT_GT(result->compute_us, 0);
  ASSERT_EQ(result->reads.rows.size(), 1U);
  EXPECT_EQ(runner.Collect(*ticket).status().code(), absl::StatusCode::kFailedPrecondition);
}

TEST_F(RunnerTest, AMalformedBatchLeavesNothingBehind) {
  ModelRunner& runner = harness_.runner();
  ForwardBatch large = OneRow(0, std::vector<int32_t>(65, 1));
  EXPECT_THAT(std::string(runner.Submit(std::move(large)).status().message()),
              HasSubstr("65 tokens, at most 64"));
  EXPECT_TRUE(Run(OneRow(0, {1})).finite);
}

TEST_F(RunnerTest, CopiesNeedNoRows) {
  ForwardBatch batch;
  batch.forks = {{0, 1, 0, 1}};
  auto ticket = harness_.runner().Submit(std::move(batch));
  ASSERT_TRUE(ticket.ok()) << ticket.status();
  EXPECT_TRUE(harness_.runner().Collect(*ticket).ok());
}

// Draws may name logits in any order, several the same, across slices.
TEST(RunnerDrawTest, DrawsFindTheirLogits) {
  ModelHarness harness(CheckpointOf(GeometryNamed("fsa")), {.max_logits_rows = 4});
  const std::vector<int32_t> tokens = RandomTokens(1, 10, 32);
  TestSequence sequence{.token_ids = tokens, .pages = {0}};
  harness.Finish(sequence, 10);

  ForwardBatch batch;
  batch.slot_resets = {{1, -1}};
  batch.rows = {{.slot = 1, .token_count = 10}};
  batch.token_ids = tokens;
  batch.page_ids = {1};
  batch.page_offsets = {0, 1};
  batch.draw.vocabulary_tokens = 32;
  const std::vector<int32_t> wanted = {9, 0, 5, 5, 3};
  for (int32_t row : wanted) {
    batch.draw.rows.push_back(
        {.logits_row = row, .draw = false, .score_token = 7, .top_logprobs = 0});
  }
  auto result = harness.runner().Collect(*harness.runner().Submit(std::move(batch)));
  ASSERT_TRUE(result.ok()) << result.status();
  ASSERT_EQ(result->draws.size(), wanted.size());
  for (size_t i = 0; i < wanted.size(); ++i) {
    EXPECT_EQ(result->draws[i].chosen.token, 7);
    EXPECT_EQ(result->draws[i].chosen.logprob, sequence.logprobs[wanted[i]][7]) << "draw " << i;
  }
}

}  // namespace
}  // namespace longspan
