#include "kernels/cuda/attention/copy_plan/copy_plan.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <set>
#include <vector>

namespace longspan::cuda {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr int64_t kPiecePages = 64;

// Rows [first, first + tokens) whose tables of pages are as given.
class Rows {
 public:
  void Add(int64_t first, int tokens, const std::vector<int32_t>& pages) {
    token_offsets_.push_back(token_offsets_.back() + tokens);
    first_positions_.push_back(first);
    page_ids_.insert(page_ids_.end(), pages.begin(), pages.end());
    page_offsets_.push_back(static_cast<int32_t>(page_ids_.size()));
  }
  RaggedBatch Batch() const {
    RaggedBatch batch;
    batch.token_offsets = token_offsets_;
    batch.first_positions = first_positions_;
    batch.page_offsets = page_offsets_;
    batch.page_ids = page_ids_;
    return batch;
  }

 private:
  std::vector<int32_t> token_offsets_ = {0};
  std::vector<int64_t> first_positions_;
  std::vector<int32_t> page_offsets_ = {0};
  std::vector<int32_t> page_ids_;
};

TEST(CopyPlanTest, WhatTheStepDoesNotWriteComesFirstInTheOrderOfIds) {
  Rows rows;
  rows.Add(3 * 64 + 10, 100, {8, 7, 3, 20, 21});  // begins within its fourth page
  const CopyPlan plan = PlanCopy(rows.Batch(), 0, {0}, 0, kPiecePages);
  EXPECT_THAT(plan.places, ElementsAre(2, 1, 0, 3, 4));
  EXPECT_EQ(plan.unwritten, 3);
  EXPECT_THAT(plan.copy_of_place, ElementsAre(2, 1, 0, 3, 4));
  EXPECT_THAT(plan.runs, ElementsAre(PageRun{3, 0, 1}, PageRun{7, 1, 2}));
}

TEST(CopyPlanTest, OnTheDeviceNothingIsBrought) {
  Rows rows;
  rows.Add(128, 64, {8, 7, 3});
  const CopyPlan plan = PlanCopy(rows.Batch(), 0, {0}, 0, /*piece_pages=*/0);
  EXPECT_EQ(plan.unwritten, 0);
  EXPECT_THAT(plan.runs, IsEmpty());
  EXPECT_THAT(plan.copy_of_place, ElementsAre(2, 1, 0));
}

TEST(CopyPlanTest, APageThatRowsShareIsCopiedOnce) {
  Rows rows;
  rows.Add(128, 64, {4, 5, 9});
  rows.Add(0, 1, {2});
  rows.Add(192, 64, {4, 5, 6, 12});
  const CopyPlan plan = PlanCopy(rows.Batch(), 0, {0, 2}, 0, kPiecePages);
  EXPECT_EQ(plan.unwritten, 3);
  EXPECT_THAT(plan.runs, ElementsAre(PageRun{4, 0, 3}));
  EXPECT_THAT(plan.copy_of_place, ElementsAre(0, 1, 3, kNoPage, 0, 1, 2, 4));
}

TEST(CopyPlanTest, OfAWindowOnlyWhatIsSeen) {
  Rows rows;
  rows.Add(256, 64, {kNoPage, kNoPage, 6, 5, 4});
  const CopyPlan plan = PlanCopy(rows.Batch(), 0, {0}, 65, /*piece_pages=*/0);
  EXPECT_THAT(plan.copy_of_place, ElementsAre(kNoPage, kNoPage, kNoPage, 1, 0));
}

TEST(CopyPlanTest, NoRunLeavesAPieceOfTheHomes) {
  Rows rows;
  rows.Add(6 * 64, 64, {63, 64, 65, 127, 128, 62, 9});
  const CopyPlan plan = PlanCopy(rows.Batch(), 0, {0}, 0, kPiecePages);
  EXPECT_THAT(plan.runs, ElementsAre(PageRun{62, 0, 2}, PageRun{64, 2, 2}, PageRun{127, 4, 1},
                                     PageRun{128, 5, 1}));
}

TEST(CopyPlanTest, TooManyRunsAreNone) {
  Rows rows;
  std::vector<int32_t> pages;
  for (int32_t page = 0; page <= static_cast<int32_t>(kMostPageRuns); ++page) {
    pages.push_back(3 * page);
  }
  pages.push_back(1);
  rows.Add(64 * (static_cast<int64_t>(pages.size()) - 1), 64, pages);
  CopyPlan plan = PlanCopy(rows.Batch(), 0, {0}, 0, kPiecePages);
  EXPECT_THAT(plan.runs, IsEmpty());
  EXPECT_EQ(plan.unwritten, static_cast<int>(kMostPageRuns) + 1);
}

// Every page that is read has one number, its own, and runs name those they say.
TEST(CopyPlanTest, RandomTables) {
  for (uint32_t seed = 0; seed < 300; ++seed) {
    std::mt19937 random(seed);
    Rows rows;
    std::vector<int> chunks;
    const std::vector<int32_t> shared = {40, 41, 42, 7, 6};
    int32_t next = 100;
    for (int row = 0; row < 4; ++row) {
      const int64_t shared_pages = random() % (shared.size() + 1);
      const int64_t first = 64 * shared_pages + (random() % 2 == 0 ? 0 : 17);
      const int tokens = 1 + static_cast<int>(random() % 300);
      std::vector<int32_t> pages(shared.begin(), shared.begin() + shared_pages);
      while (static_cast<int64_t>(pages.size()) < PagesForTokens(first + tokens)) {
        pages.push_back(next += 1 + static_cast<int32_t>(random() % 2));
      }
      rows.Add(first, tokens, pages);
      if (tokens > 1) chunks.push_back(row);
    }
    const RaggedBatch batch = rows.Batch();
    const CopyPlan plan = PlanCopy(batch, 0, chunks, 0, kPiecePages);
    std::set<int32_t> copied;
    for (const int32_t place : plan.places) {
      ASSERT_TRUE(copied.insert(batch.page_ids[place]).second) << "seed " << seed;
    }
    for (const int row : chunks) {
      for (int32_t place = batch.page_offsets[row]; place < batch.page_offsets[row + 1]; ++place) {
        const int32_t copy = plan.copy_of_place[place];
        ASSERT_EQ(batch.page_ids[plan.places.at(copy)], batch.page_ids[place]) << "seed " << seed;
        const bool is_written =
            (place - batch.page_offsets[row] + 1) * 64 > batch.first_positions[row];
        ASSERT_EQ(copy >= plan.unwritten, is_written) << "seed " << seed;
      }
    }
    int32_t brought = 0;
    for (const PageRun& run : plan.runs) {
      ASSERT_EQ(run.first_copy, brought) << "seed " << seed;
      ASSERT_EQ(run.first_page / kPiecePages, (run.first_page + run.count - 1) / kPiecePages);
      for (int32_t i = 0; i < run.count; ++i) {
        ASSERT_EQ(batch.page_ids[plan.places[brought++]], run.first_page + i) << "seed " << seed;
      }
    }
    ASSERT_EQ(brought, plan.unwritten) << "seed " << seed;
  }
}

}  // namespace
}  // namespace longspan::cuda
