// How layers are grouped, and what one choice of blocks counts.
#include <cstdint>
#include <vector>

#include "engine/core/block_map.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;

TEST(BlockMapCounts, GroupsAreConsecutiveAndAlikeInSize) {
  for (int layers = 1; layers <= 200; ++layers) {
    const BlockMap map = EmptyBlockMap(layers, 65);
    const auto groups = static_cast<int>(map.layer_groups.size());
    EXPECT_EQ(groups, layers < 8 ? layers : 8);
    EXPECT_EQ(groups, LayerGroups(layers));
    int next_layer = 0;
    for (const BlockMap::LayerGroup& group : map.layer_groups) {
      EXPECT_EQ(group.first_layer, next_layer) << layers;
      next_layer = group.last_layer + 1;
      const int size = next_layer - group.first_layer;
      EXPECT_TRUE(size == layers / groups || size == layers / groups + 1) << layers;
    }
    EXPECT_EQ(next_layer, layers);
  }
}

TEST(BlockMapCounts, PagesOfThePromptAlone) {
  for (const auto& [prompt_tokens, pages] :
       std::vector<std::pair<int64_t, size_t>>{{1, 1}, {64, 1}, {65, 2}, {1 << 20, 16'384}}) {
    const BlockMap map = EmptyBlockMap(32, prompt_tokens);
    EXPECT_EQ(map.prompt_tokens, prompt_tokens);
    EXPECT_EQ(map.answer_tokens, 0);
    EXPECT_THAT(map.layer_groups[7].selected_pages, Each(0U));
    EXPECT_EQ(map.layer_groups[7].selected_pages.size(), pages);
    EXPECT_EQ(BlockMapCounts(32, prompt_tokens), static_cast<int64_t>(8 * pages));
  }
}

// The counts of one layer with one KV head.
std::vector<uint32_t> CountsOf(std::vector<int32_t> blocks, int block_tokens,
                               int64_t prompt_tokens) {
  const BlockChoices choices = {blocks.data(), 1, 1, static_cast<int32_t>(blocks.size())};
  BlockMap map = EmptyBlockMap(1, prompt_tokens);
  CountAnswerToken(choices, 0, block_tokens, map);
  EXPECT_EQ(map.answer_tokens, 1);
  return map.layer_groups[0].selected_pages;
}

TEST(BlockMapCounts, WhatIsFilledUpIsNotCounted) {
  EXPECT_THAT(CountsOf({0, 2, -1, -1}, 64, 200), ElementsAre(1, 0, 1, 0));
  EXPECT_THAT(CountsOf({-1, -1}, 64, 200), ElementsAre(0, 0, 0, 0));
  EXPECT_THAT(CountsOf({0, 1, 2, 3}, 64, 200), ElementsAre(1, 1, 1, 1));
}

TEST(BlockMapCounts, SeveralBlocksOfAPageCountOnce) {
  EXPECT_THAT(CountsOf({0, 1, 3, 9}, 16, 200), ElementsAre(1, 0, 1, 0));
  EXPECT_THAT(CountsOf({2, 3, 4, 5}, 32, 200), ElementsAre(0, 1, 1, 0));
}

TEST(BlockMapCounts, ABlockOfTwoPagesCountsForBoth) {
  EXPECT_THAT(CountsOf({1, 2}, 128, 400), ElementsAre(0, 0, 1, 1, 1, 1, 0));
}

TEST(BlockMapCounts, NothingOutsideOfThePrompt) {
  EXPECT_THAT(CountsOf({3, 4, 100}, 64, 200), ElementsAre(0, 0, 0, 1)) << "the begun page counts";
  EXPECT_THAT(CountsOf({12, 13}, 16, 200), ElementsAre(0, 0, 0, 1)) << "positions 192 to 207";
  EXPECT_THAT(CountsOf({13, 14}, 16, 200), ElementsAre(0, 0, 0, 0)) << "the answer begins at 200";
  EXPECT_THAT(CountsOf({1}, 128, 192), ElementsAre(0, 0, 1)) << "half of the block";
}

// Two rows, three layers in three groups, two KV heads, two blocks each.
TEST(BlockMapCounts, RowsLayersAndHeadsAreDistinguished) {
  std::vector<int32_t> blocks;
  for (int layer = 0; layer < 3; ++layer) {
    for (const int32_t block : {0, 1, 0, 2, /* row 1: */ layer, 3, layer, -1}) {
      blocks.push_back(block);
    }
  }
  const BlockChoices choices = {blocks.data(), 2, 2, 2};
  BlockMap map = EmptyBlockMap(3, 256);
  CountAnswerToken(choices, 1, 64, map);
  CountAnswerToken(choices, 1, 64, map);
  EXPECT_EQ(map.answer_tokens, 2);
  EXPECT_THAT(map.layer_groups[0].selected_pages, ElementsAre(4, 0, 0, 2));
  EXPECT_THAT(map.layer_groups[1].selected_pages, ElementsAre(0, 4, 0, 2));
  EXPECT_THAT(map.layer_groups[2].selected_pages, ElementsAre(0, 0, 4, 2));
  CountAnswerToken(choices, 0, 64, map);
  EXPECT_THAT(map.layer_groups[0].selected_pages, ElementsAre(6, 1, 1, 2));
}

TEST(BlockMapCounts, LayersOfAGroupAddUp) {
  std::vector<int32_t> blocks(16);  // a layer, one head, one block: its own number
  for (int layer = 0; layer < 16; ++layer) blocks[layer] = layer;
  const BlockChoices choices = {blocks.data(), 1, 1, 1};
  BlockMap map = EmptyBlockMap(16, 16 * 64);
  CountAnswerToken(choices, 0, 64, map);
  for (int group = 0; group < 8; ++group) {
    for (int page = 0; page < 16; ++page) {
      EXPECT_EQ(map.layer_groups[group].selected_pages[page], page / 2 == group ? 1U : 0U);
    }
  }
}

}  // namespace
}  // namespace longspan
