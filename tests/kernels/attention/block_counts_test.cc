#include "kernels/cpu/block_counts.h"

#include <gtest/gtest.h>

#include <vector>

namespace longspan::cpu {
namespace {

NsaParams FiveBlocks() {
  NsaParams nsa;
  nsa.selected_blocks = 5;
  return nsa;  // one initial and two local ones forced
}

SelectedBlocks Counted(int64_t own_block, const std::vector<int32_t>& chosen) {
  SelectedBlocks blocks;
  CountSelected(FiveBlocks(), own_block, chosen.data(), blocks);
  return blocks;
}

int64_t Reused(const std::vector<int32_t>& chosen, const std::vector<int32_t>& before) {
  SelectedBlocks blocks;
  CountReused(FiveBlocks(), chosen.data(), before.data(), blocks);
  return blocks.reused;
}

TEST(BlockCountsTest, EachBlockHasOneSource) {
  const SelectedBlocks blocks = Counted(9, {0, 3, 7, 8, 9});
  EXPECT_EQ(blocks.sink, 1);
  EXPECT_EQ(blocks.local, 2);
  EXPECT_EQ(blocks.scored, 2);
  EXPECT_EQ(blocks.all, 0);
}

TEST(BlockCountsTest, NothingIsScoredWhereAllAreRead) {
  const SelectedBlocks blocks = Counted(4, {0, 1, 2, 3, 4});
  EXPECT_EQ(blocks.sink, 1);
  EXPECT_EQ(blocks.local, 2);
  EXPECT_EQ(blocks.all, 2);
  EXPECT_EQ(blocks.scored, 0);
}

TEST(BlockCountsTest, ABlockForcedTwiceIsASink) {
  const SelectedBlocks blocks = Counted(0, {0, -1, -1, -1, -1});
  EXPECT_EQ(blocks.sink, 1);
  EXPECT_EQ(blocks.local + blocks.all, 0);
}

TEST(BlockCountsTest, ReusedAreThoseInBoth) {
  EXPECT_EQ(Reused({0, 3, 7, 8, 9}, {0, 3, 7, 8, 9}), 5);
  EXPECT_EQ(Reused({0, 3, 8, 9, 10}, {0, 2, 3, 8, 9}), 4);
  EXPECT_EQ(Reused({5, 6, 7, 8, 9}, {0, 1, 2, 3, 4}), 0);
  EXPECT_EQ(Reused({0, 1, 2, 3, 4}, {5, 6, 7, 8, 9}), 0);
  EXPECT_EQ(Reused({0, 1, 2, 4, 5}, {0, 1, 4, -1, -1}), 3) << "the list before is short";
}

}  // namespace
}  // namespace longspan::cpu
