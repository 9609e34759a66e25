#include "kernels/cpu/block_choice.h"

#include <gtest/gtest.h>

#include <vector>

#include "tests/kernels/attention/setups.h"
#include "tests/reference/compression.h"
#include "tests/reference/random.h"
#include "tests/reference/selection.h"

namespace longspan::cpu {
namespace {

TEST(BlockChoiceTest, PoolsAsTheReferenceDoes) {
  for (const LayerSetup& setup : Setups()) {
    const NsaParams& nsa = setup.nsa;
    for (int64_t position : {0, 15, 31, 63, 127, 500, 1000}) {
      SCOPED_TRACE(setup.name + " at " + std::to_string(position));
      const int64_t count = reference::EntryCount(nsa, position + 1);
      std::vector<double> importance = reference::RandomValues(count, 1.0, 5);
      const int64_t own_block = position / nsa.block_tokens;
      std::vector<float> by_end(PooledEntries(nsa, own_block), 0.0F);
      for (int64_t c = 0; c < count; ++c) {
        importance[c] = std::abs(importance[c]);
        const size_t entry = c + nsa.sub_blocks_per_entry() - 1;
        if (entry < by_end.size()) by_end[entry] = static_cast<float>(importance[c]);
      }
      std::vector<float> scores(own_block + 1);
      PoolBlocks(nsa, by_end.data(), own_block, scores.data());
      const std::vector<double> expected = reference::BlockScores(nsa, importance, position);
      ASSERT_EQ(expected.size(), scores.size());
      for (size_t block = 0; block < scores.size(); ++block) {
        EXPECT_NEAR(scores[block], expected[block], 1e-5) << "block " << block;
      }
    }
  }
}

TEST(BlockChoiceTest, ChoosesAsTheReferenceDoesTiesIncluded) {
  for (const LayerSetup& setup : SetupsOnCpus()) {
    const NsaParams& nsa = setup.nsa;
    for (int blocks = 1; blocks < 90; ++blocks) {
      SCOPED_TRACE(setup.name + " with " + std::to_string(blocks) + " blocks");
      // Few distinct scores, so that most cuts go through a tie.
      std::vector<float> scores;
      std::vector<double> reference_scores;
      for (double value : reference::RandomValues(blocks, 2.0, 100 + blocks)) {
        scores.push_back(static_cast<float>(static_cast<int>(std::abs(value))));
        reference_scores.push_back(scores.back());
      }
      std::vector<int32_t> chosen(nsa.selected_blocks);
      ChooseBlocks(nsa, scores.data(), blocks - 1, chosen.data());
      std::vector<int> expected = reference::SelectBlocks(nsa, reference_scores);
      expected.resize(nsa.selected_blocks, -1);
      EXPECT_EQ(std::vector<int>(chosen.begin(), chosen.end()), expected);
    }
  }
}

}  // namespace
}  // namespace longspan::cpu
