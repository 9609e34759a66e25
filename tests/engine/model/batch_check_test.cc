#include "engine/model/batch_check.h"

#include <functional>
#include <string>

#include "absl/strings/string_view.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

const BatchLimits kLimits = {.pages = 8,
                             .slots = 4,
                             .max_step_tokens = 100,
                             .vocabulary = 32,
                             .host_pages = 6,
                             .host_slots = 2,
                             .kept_logits_slots = 3,
                             .selects_blocks = true};

// Three tokens of a new sequence and one of a sequence that has 64; a draw for each.
ForwardBatch ValidBatch() {
  ForwardBatch batch;
  batch.rows = {{.sequence = 7, .slot = 0, .first_position = 0, .token_count = 3, .logits_from = 2},
                {.sequence = 9, .slot = 1, .first_position = 64, .token_count = 1}};
  batch.token_ids = {1, 2, 3, -2};
  batch.page_offsets = {0, 1, 3};
  batch.page_ids = {5, 2, 7};
  batch.page_moves = {{7, 5, true}, {6, 5, false}, {0, 0, true}};
  batch.slot_moves = {{3, 1, false}, {0, 0, true}};
  batch.forks = {{-1, -1, 0, 1}, {3, 4, 0, 1}};
  batch.slot_resets = {{0, -1}, {2, 7}};
  batch.draw.rows = {{.logits_row = 0, .slot = 0}, {.logits_row = 1, .slot = -1}};
  batch.draw.rows[0].bias = {0, 1};
  batch.draw.bias_tokens = {4};
  batch.draw.bias_values = {1.0F};
  batch.draw.rows[1].mask = {0, 1};
  batch.draw.mask_words = {6};
  batch.draw.vocabulary_tokens = 30;
  batch.late_draw.rows = {{.logits_row = 2, .slot = 3}};
  batch.late_draw.vocabulary_tokens = 30;
  batch.kept_logits = {{1, 2}, {1, 0}};
  return batch;
}

TEST(BatchCheckTest, AcceptsAValidBatch) {
  EXPECT_EQ(CheckForwardBatch(ValidBatch(), kLimits), absl::OkStatus());
  EXPECT_EQ(LogitsRows(ValidBatch()), 2);
}

TEST(BatchCheckTest, AcceptsCopiesWithoutRows) {
  ForwardBatch batch;
  batch.page_moves = {{0, 5, true}};
  batch.forks = {{0, 1, 0, 1}};
  EXPECT_EQ(CheckForwardBatch(batch, kLimits), absl::OkStatus());
}

TEST(BatchCheckTest, AcceptsLateDrawsWithoutRows) {
  ForwardBatch batch;
  batch.late_draw = ValidBatch().late_draw;
  EXPECT_EQ(CheckForwardBatch(batch, kLimits), absl::OkStatus());
  batch.kept_logits = {{0, 0}};
  EXPECT_THAT(std::string(CheckForwardBatch(batch, kLimits).message()),
              HasSubstr("slot 0 of 3 keeps row 0 of 0 of logits"));
}

TEST(BatchCheckTest, PagesThatAreOnlyReadMayBeShared) {
  ForwardBatch batch = ValidBatch();
  batch.rows[0].first_position = 64;
  batch.page_offsets = {0, 2, 4};
  batch.page_ids = {2, 5, 2, 7};
  EXPECT_EQ(CheckForwardBatch(batch, kLimits), absl::OkStatus());
}

// Tables of two groups, the second with a window of 40 tokens.
ForwardBatch WindowedBatch() {
  ForwardBatch batch = ValidBatch();
  batch.rows[1].first_position = 103;
  batch.groups = 2;
  batch.page_ids = {5, 2, 7, 4, kNoPage, 6};
  return batch;
}

BatchLimits WindowedLimits() {
  BatchLimits limits = kLimits;
  limits.window_tokens = {0, 40};
  return limits;
}

TEST(BatchCheckTest, BehindAWindowThereIsNoPage) {
  ForwardBatch batch = WindowedBatch();
  EXPECT_EQ(CheckForwardBatch(batch, WindowedLimits()), absl::OkStatus());
  const auto refusal = [&] {
    return std::string(CheckForwardBatch(batch, WindowedLimits()).message());
  };
  --batch.rows[1].first_position;
  EXPECT_NE(CheckForwardBatch(batch, WindowedLimits()), absl::OkStatus())
      << "its window begins with token 63: " << refusal();
  batch = WindowedBatch();
  std::swap(batch.page_ids[1], batch.page_ids[4]);
  EXPECT_THAT(refusal(), HasSubstr("page -1 of 8")) << "the group sees all";
  batch = WindowedBatch();
  batch.page_ids[3] = 7;
  EXPECT_THAT(refusal(), HasSubstr("write the same page")) << "another group's";
  batch = WindowedBatch();
  batch.page_ids.resize(3);
  EXPECT_THAT(refusal(), HasSubstr("page offsets do not divide 3 pages"));
  EXPECT_THAT(std::string(CheckForwardBatch(ValidBatch(), WindowedLimits()).message()),
              HasSubstr("page tables of 1 groups of layers, the cache has 2"));
}

struct Fault {
  std::string name;
  std::function<void(ForwardBatch&)> damage;
  std::string message;
};

class BatchFaultTest : public ::testing::TestWithParam<Fault> {};

TEST_P(BatchFaultTest, IsNamed) {
  ForwardBatch batch = ValidBatch();
  GetParam().damage(batch);
  const absl::Status status = CheckForwardBatch(batch, kLimits);
  EXPECT_EQ(status.code(), absl::StatusCode::kInternal);
  EXPECT_THAT(std::string(status.message()), HasSubstr(GetParam().message));
}

INSTANTIATE_TEST_SUITE_P(
    All, BatchFaultTest,
    ::testing::Values(
        Fault{"EmptyRow", [](auto& b) { b.rows[1].token_count = 0; }, "sequence 9 has 0 tokens"},
        Fault{"NegativePosition", [](auto& b) { b.rows[0].first_position = -1; }, "position -1"},
        Fault{"LogitsBeyondTheRow", [](auto& b) { b.rows[0].logits_from = 4; }, "logits from 4"},
        Fault{"SlotOutOfRange", [](auto& b) { b.rows[0].slot = 4; }, "slot 4 of 4"},
        Fault{"SharedSlot", [](auto& b) { b.rows[1].slot = 0; }, "share a state slot"},
        Fault{"WrittenPageShared", [](auto& b) { b.page_ids[2] = 5; }, "write the same page"},
        Fault{"TooFewPages", [](auto& b) { b.rows[1].first_position = 128; },
              "2 pages for 129 tokens"},
        Fault{"PageOutOfRange", [](auto& b) { b.page_ids[0] = 8; }, "page 8 of 8"},
        Fault{"OffsetsDescend",
              [](auto& b) {
                b.page_offsets = {0, 4, 3};
              },
              "page offsets"},
        Fault{"OffsetsMissing", [](auto& b) { b.page_offsets.clear(); }, "page offsets"},
        Fault{"ChoiceOfADenseRow",
              [](auto& b) { b.rows[1].attends_densely = b.rows[1].reports_choices = true; },
              "sequence 9 is to tell its choice of blocks, and attends densely"},
        Fault{"TokenCount", [](auto& b) { b.token_ids.pop_back(); }, "3 token ids for 4 tokens"},
        Fault{"TokenOutOfRange", [](auto& b) { b.token_ids[0] = 32; }, "token id 32"},
        Fault{"TokenOfNoSlot", [](auto& b) { b.token_ids[0] = -5; }, "token id -5"},
        Fault{"MovePage", [](auto& b) { b.page_moves[0].device_item = 8; },
              "page 8 of 8 to page 5"},
        Fault{"MoveHostPage", [](auto& b) { b.page_moves[1].host_item = 6; },
              "move of page 6 of 8 from page 6 of 6 of the host"},
        Fault{"MoveSlot", [](auto& b) { b.slot_moves[0].device_item = -1; }, "slot -1 of 4 from"},
        Fault{"MoveHostSlot", [](auto& b) { b.slot_moves[1].host_item = 2; }, "slot 2 of 2 of the"},
        Fault{"MovesOntoAHostPage", [](auto& b) { b.page_moves[2].host_item = 5; },
              "two moves to the same page of the host"},
        Fault{"MovesOntoAPage",
              [](auto& b) {
                b.page_moves[2] = {6, 1, false};
              },
              "two moves from the host to the same page"},
        Fault{"ForkPage", [](auto& b) { b.forks[1].destination_page = -1; }, "fork of page 3"},
        Fault{"ForkSlot", [](auto& b) { b.forks[0].source_slot = 4; }, "slot 4 to 1"},
        Fault{"ResetPage", [](auto& b) { b.slot_resets[1].page = 8; }, "from page 8"},
        Fault{"DrawOfNoLogits", [](auto& b) { b.draw.rows[1].logits_row = 2; }, "row 2 of 2"},
        Fault{"DrawSlot", [](auto& b) { b.draw.rows[0].slot = 4; }, "writes slot 4"},
        Fault{"ScoreToken", [](auto& b) { b.draw.rows[0].draw = false; }, "scores token -1"},
        Fault{"BiasRange", [](auto& b) { b.draw.rows[0].bias.end = 2; }, "ranges leave"},
        Fault{"MaskRange", [](auto& b) { b.draw.rows[1].mask.end = 2; }, "ranges leave"},
        Fault{"MaskOfTooManyWords",
              [](auto& b) {
                b.draw.mask_words = {1, 1};
                b.draw.rows[0].mask = {0, 2};
              },
              "a draw's mask has 2 words, 1 to 1 are accepted"},
        Fault{"BiasLengths", [](auto& b) { b.draw.bias_values.clear(); }, "differ in length"},
        Fault{"BiasToken", [](auto& b) { b.draw.bias_tokens[0] = 32; }, "outside 32"},
        Fault{"LateDrawOfASlotThatKeepsNone", [](auto& b) { b.late_draw.rows[0].logits_row = 3; },
              "a draw reads row 3 of 3 of kept logits"},
        Fault{"LateDrawFromNoTokens", [](auto& b) { b.late_draw.vocabulary_tokens = 0; },
              "draws from 0 tokens of 32"},
        Fault{"KeptRow", [](auto& b) { b.kept_logits[0].logits_row = 2; },
              "slot 2 of 3 keeps row 2 of 2 of logits"},
        Fault{"KeptSlot", [](auto& b) { b.kept_logits[0].slot = 3; }, "slot 3 of 3 keeps row 1"},
        Fault{"KeptTwice", [](auto& b) { b.kept_logits[0].slot = 0; },
              "a slot keeps two rows of logits"},
        Fault{"Vocabulary", [](auto& b) { b.draw.vocabulary_tokens = 33; }, "33 tokens of 32"}),
    [](const auto& instance) { return instance.param.name; });

TEST(BatchCheckTest, ChoicesAreReportedWhereThereAreAny) {
  ForwardBatch batch = ValidBatch();
  batch.rows[0].reports_choices = true;
  EXPECT_EQ(CheckForwardBatch(batch, kLimits), absl::OkStatus());
  BatchLimits dense = kLimits;
  dense.selects_blocks = false;
  EXPECT_THAT(std::string(CheckForwardBatch(batch, dense).message()),
              HasSubstr("sequence 7 is to tell its choice of blocks, and the model selects none"));
}

TEST(BatchCheckTest, RefusesMoreTokensThanFitAStep) {
  ForwardBatch batch = ValidBatch();
  batch.rows[0].token_count = 100;
  batch.rows[0].logits_from = 99;
  batch.token_ids.assign(101, 1);
  batch.page_offsets = {0, 2, 4};
  batch.page_ids = {5, 6, 2, 7};
  EXPECT_THAT(std::string(CheckForwardBatch(batch, kLimits).message()),
              HasSubstr("101 tokens, at most 100"));
}

}  // namespace
}  // namespace longspan
