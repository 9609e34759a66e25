// The table and the model of times, against what was measured.
#include "kernels/cuda/attention/path_choice/path_model.h"

#include <vector>

#include "gtest/gtest.h"
#include "tests/kernels/path_choice/measured_grid.h"

namespace longspan::cuda {
namespace {

constexpr SelectedPath kPaths[] = {SelectedPath::kFsaOrder, SelectedPath::kUnionTile,
                                   SelectedPath::kNsaOrder};

TEST(PathTableTest, GoesByPairsAndOverlap) {
  EXPECT_EQ(TablePath(Chunk(128, 2)), SelectedPath::kNsaOrder);  // 1024 pairs
  EXPECT_EQ(TablePath(Chunk(129, 2)), SelectedPath::kUnionTile);
  EXPECT_EQ(TablePath(Chunk(8192, 5.0F)), SelectedPath::kUnionTile);
  EXPECT_EQ(TablePath(Chunk(8192, 5.1F)), SelectedPath::kFsaOrder);
  EXPECT_EQ(TablePath(Chunk(8192, 0)), SelectedPath::kFsaOrder) << "unknown";
  SelectedWork large = Chunk(8192, 2.8F);
  large.block_tokens = 128;
  EXPECT_EQ(TablePath(large), SelectedPath::kFsaOrder);
  SelectedWork few_blocks = Chunk(8192, 4.5F);
  few_blocks.longest_length_tokens = 8192;
  EXPECT_EQ(TablePath(few_blocks), SelectedPath::kFsaOrder) << "more than half of all 128";
}

TEST(PathModelTest, IsWithinAFactorOfWhatWasMeasured) {
  const std::vector<MeasuredShape> shapes = MeasuredGrid();
  ASSERT_FALSE(shapes.empty());
  for (const MeasuredShape& shape : shapes) {
    for (const SelectedPath path : kPaths) {
      // The union tile's time depends on more than the union: warps skip what none of theirs holds.
      const double factor = path == SelectedPath::kUnionTile ? 2.0 : 1.5;
      const double ratio = PredictedUs(shape.work, path) / shape.us(path);
      EXPECT_LT(ratio, factor) << Describe(shape.work) << ", path " << static_cast<int>(path);
      EXPECT_GT(ratio, 1 / factor) << Describe(shape.work) << ", path " << static_cast<int>(path);
    }
  }
}

TEST(PathModelTest, WhatIsUnknownIsAsBadAsCanBe) {
  // All of a short prompt is chosen by everyone.
  SelectedWork unknown = Chunk(1024, 0);
  unknown.longest_length_tokens = 1024;
  SelectedWork alike = unknown;
  alike.union_ratio = 1;
  EXPECT_EQ(PredictedUs(unknown, SelectedPath::kUnionTile),
            PredictedUs(alike, SelectedPath::kUnionTile));
  // Nobody's blocks are another's.
  EXPECT_GT(PredictedUs(Chunk(8192, 0), SelectedPath::kUnionTile),
            PredictedUs(Chunk(8192, 40), SelectedPath::kUnionTile));
}

}  // namespace
}  // namespace longspan::cuda
