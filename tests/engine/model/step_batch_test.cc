#include "engine/model/step_batch.h"

#include <atomic>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;
using ::testing::FieldsAre;
using ::testing::IsEmpty;

// Four rows of 3, 1, 2 and 4 tokens; logits of 1, 1, 2 and 0 of them, drawn in another order.
class StepBatchTest : public ::testing::Test {
 protected:
  ForwardBatch Batch() const {
    ForwardBatch batch;
    const int32_t counts[] = {3, 1, 2, 4};
    const int32_t logits_from[] = {2, 0, 0, 4};
    for (int row = 0; row < 4; ++row) {
      batch.rows.push_back({.slot = 10 + row,
                            .first_position = 50 * row,
                            .token_count = counts[row],
                            .logits_from = logits_from[row],
                            .attends_densely = row == 2,
                            .rotates_long = row % 2 == 1,
                            .cancelled = row == 3 ? nullptr : &cancelled_[row]});
    }
    batch.token_ids = {0, 1, 2, 10, 20, 21, 30, 31, 32, 33};
    batch.page_offsets = {0, 1, 3, 6, 10};
    batch.page_ids = {50, 60, 61, 70, 71, 72, 80, 81, 82, 83};
    for (const int32_t logits_row : {3, 0, 1, 2, 1}) {
      batch.draw.rows.push_back({.logits_row = logits_row, .slot = 10 * logits_row});
    }
    batch.draw.bias_tokens = {7};
    batch.late_draw.rows = {{.logits_row = 11}, {.logits_row = 13}};
    batch.kept_logits = {{2, 20}, {1, 11}, {2, 12}, {0, 10}};
    return batch;
  }

  std::atomic<bool> cancelled_[3] = {false, false, false};
};

TEST_F(StepBatchTest, IsWhatWasSubmitted) {
  const StepBatch batch(Batch());
  const RaggedBatch ragged = batch.Ragged();
  EXPECT_THAT(ragged.token_offsets, ElementsAre(0, 3, 4, 6, 10));
  EXPECT_THAT(ragged.first_positions, ElementsAre(0, 50, 100, 150));
  EXPECT_THAT(ragged.slots, ElementsAre(10, 11, 12, 13));
  EXPECT_THAT(ragged.attends_densely, ElementsAre(0, 0, 1, 0));
  EXPECT_THAT(ragged.rotates_long, ElementsAre(0, 1, 0, 1));
  EXPECT_THAT(batch.LogitsTokens(), ElementsAre(2, 3, 4, 5));
  EXPECT_THAT(batch.row_numbers(), ElementsAre(0, 1, 2, 3));
  EXPECT_THAT(batch.cut_rows(), IsEmpty());
  EXPECT_FALSE(batch.HasCancelled());
}

TEST_F(StepBatchTest, RowsLeaveOneAfterAnother) {
  StepBatch batch(Batch());
  cancelled_[1] = true;
  EXPECT_TRUE(batch.HasCancelled());
  EXPECT_THAT(batch.RemoveCancelled(), ElementsAre(FieldsAre(4, 3, 2), FieldsAre(6, 5, 4)));
  EXPECT_FALSE(batch.HasCancelled());
  RaggedBatch ragged = batch.Ragged();
  EXPECT_EQ(Check(ragged), absl::OkStatus());
  EXPECT_THAT(ragged.token_offsets, ElementsAre(0, 3, 5, 9));
  EXPECT_THAT(ragged.first_positions, ElementsAre(0, 100, 150));
  EXPECT_THAT(ragged.slots, ElementsAre(10, 12, 13));
  EXPECT_THAT(ragged.attends_densely, ElementsAre(0, 1, 0));
  EXPECT_THAT(ragged.rotates_long, ElementsAre(0, 0, 1));
  EXPECT_THAT(ragged.page_offsets, ElementsAre(0, 1, 4, 8));
  EXPECT_THAT(ragged.page_ids, ElementsAre(50, 70, 71, 72, 80, 81, 82, 83));
  EXPECT_THAT(batch.token_ids(), ElementsAre(0, 1, 2, 20, 21, 30, 31, 32, 33));
  EXPECT_THAT(batch.LogitsTokens(), ElementsAre(2, 3, 4));
  EXPECT_THAT(batch.row_numbers(), ElementsAre(0, 2, 3));
  EXPECT_THAT(batch.cut_rows(), ElementsAre(1));
  EXPECT_THAT(batch.draw_numbers(), ElementsAre(0, 1, 3));
  EXPECT_THAT(batch.kept_logits(),
              ElementsAre(FieldsAre(1, 20), FieldsAre(1, 12), FieldsAre(0, 10)));

  cancelled_[0] = true;
  EXPECT_THAT(batch.RemoveCancelled(), ElementsAre(FieldsAre(3, 0, 2), FieldsAre(5, 2, 4)));
  ragged = batch.Ragged();
  EXPECT_THAT(ragged.token_offsets, ElementsAre(0, 2, 6));
  EXPECT_THAT(ragged.page_ids, ElementsAre(70, 71, 72, 80, 81, 82, 83));
  EXPECT_THAT(batch.LogitsTokens(), ElementsAre(0, 1));
  EXPECT_THAT(batch.row_numbers(), ElementsAre(2, 3));
  EXPECT_THAT(batch.cut_rows(), ElementsAre(0, 1));
  EXPECT_THAT(batch.draw_numbers(), ElementsAre(0, 3));
  const DrawBatch draw = batch.TakeDraw();
  ASSERT_EQ(draw.rows.size(), 2U);
  EXPECT_EQ(draw.rows[0].logits_row, 1);
  EXPECT_EQ(draw.rows[0].slot, 30);
  EXPECT_EQ(draw.rows[1].logits_row, 0);
  EXPECT_EQ(draw.rows[1].slot, 20);
  EXPECT_THAT(draw.bias_tokens, ElementsAre(7));
  EXPECT_THAT(batch.kept_logits(), ElementsAre(FieldsAre(0, 20), FieldsAre(0, 12)));
  EXPECT_EQ(batch.TakeLateDraw().rows.size(), 2U) << "whoever left";
}

TEST_F(StepBatchTest, RowsLeaveTheTablesOfAllGroups) {
  ForwardBatch submitted = Batch();
  submitted.groups = 2;
  for (int32_t page = 0; page < 10; ++page)
    submitted.page_ids.push_back(page == 4 ? kNoPage : page);
  StepBatch batch(std::move(submitted));
  cancelled_[1] = true;
  batch.RemoveCancelled();
  const RaggedBatch ragged = batch.Ragged();
  EXPECT_EQ(Check(ragged), absl::OkStatus());
  EXPECT_EQ(ragged.groups, 2);
  EXPECT_THAT(ragged.pages(1, 0), ElementsAre(70, 71, 72));
  EXPECT_THAT(ragged.pages(0, 1), ElementsAre(0));
  EXPECT_THAT(ragged.pages(1, 1), ElementsAre(3, kNoPage, 5));
  EXPECT_THAT(ragged.pages(2, 1), ElementsAre(6, 7, 8, 9));
}

TEST_F(StepBatchTest, TheLastRowLeavesWithoutAMove) {
  ForwardBatch submitted = Batch();
  submitted.rows[3].cancelled = &cancelled_[2];
  StepBatch batch(std::move(submitted));
  cancelled_[2] = true;
  EXPECT_THAT(batch.RemoveCancelled(), IsEmpty());
  EXPECT_THAT(batch.row_numbers(), ElementsAre(0, 1));
  EXPECT_THAT(batch.cut_rows(), ElementsAre(2, 3));
  cancelled_[0] = cancelled_[1] = true;
  EXPECT_THAT(batch.RemoveCancelled(), IsEmpty());
  EXPECT_TRUE(batch.empty());
  EXPECT_EQ(Check(batch.Ragged()), absl::OkStatus());
  EXPECT_THAT(batch.LogitsTokens(), IsEmpty());
}

}  // namespace
}  // namespace longspan
