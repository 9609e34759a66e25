#include "tests/reference/selection.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "gtest/gtest.h"
#include "tests/reference/random.h"

namespace longspan::reference {
namespace {

NsaParams Geometry(int l, int d, int block, NsaScorePool pool) {
  NsaParams nsa;
  nsa.kernel_tokens = l;
  nsa.stride_tokens = d;
  nsa.block_tokens = block;
  nsa.score_pool = pool;
  return nsa;
}

TEST(BlockScores, OverlapSumOf32_16_64IsTheStencil) {
  const int64_t position = 64 * 5 + 40;
  const std::vector<double> p = RandomValues(20, 1.0, 1);  // (361 - 32) / 16 + 1 = 21 would be all
  const auto at = [&](int64_t c) { return c >= 0 && c < 20 ? p[c] : 0.0; };
  const auto scores = BlockScores(Geometry(32, 16, 64, NsaScorePool::kOverlapSum), p, position);
  ASSERT_EQ(scores.size(), 6u);
  for (int64_t j = 0; j < 6; ++j) {
    EXPECT_NEAR(
        scores[j],
        at(4 * j - 1) + 2 * at(4 * j) + 2 * at(4 * j + 1) + 2 * at(4 * j + 2) + at(4 * j + 3),
        1e-12)
        << "block " << j;
  }
}

TEST(BlockScores, MaxTakesEveryEntryThatTouchesTheBlock) {
  std::vector<double> p(12, 0.0);
  p[3] = 1;  // tokens 48 … 79: blocks 0 and 1
  p[9] = 2;  // tokens 144 … 175: block 2
  const auto scores = BlockScores(Geometry(32, 16, 64, NsaScorePool::kMax), p, 64 * 4 - 1);
  EXPECT_EQ(scores, (std::vector<double>{1, 1, 2, 0}));
}

TEST(BlockScores, IdentityGivesTheOwnIncompleteBlockNothing) {
  const auto scores =
      BlockScores(Geometry(64, 64, 64, NsaScorePool::kIdentity), {3, 4}, 64 * 2 + 5);
  EXPECT_EQ(scores, (std::vector<double>{3, 4, 0}));
}

TEST(SelectBlocks, ForcesInitialAndLocalBlocksAndBreaksTiesDownward) {
  NsaParams nsa;
  nsa.selected_blocks = 5;
  // Forced 0, 8, 9; of the equal scores at 2, 4, 6 the lower two.
  const std::vector<double> scores{0, 0.1, 1, 0.2, 1, 0.3, 1, 0.4, 0, 0};
  EXPECT_EQ(SelectBlocks(nsa, scores), (std::vector<int>{0, 2, 4, 8, 9}));
}

TEST(SelectBlocks, TakesAllBlocksWhileTheyFit) {
  NsaParams nsa;
  nsa.selected_blocks = 4;
  EXPECT_EQ(SelectBlocks(nsa, {0}), (std::vector<int>{0}));
  EXPECT_EQ(SelectBlocks(nsa, {0, 0, 0, 0}), (std::vector<int>{0, 1, 2, 3}));
  EXPECT_EQ(SelectBlocks(nsa, {0, 0, 7, 0, 0}), (std::vector<int>{0, 2, 3, 4}));
}

// The chunked scan step by step: a sorted buffer of `chunk` candidates; every later chunk keeps the
// better half of the buffer and the better half of the chunk, and at the end the best n remain.
std::vector<int> ChunkedScan(const NsaParams& nsa, const std::vector<double>& scores) {
  const int own_block = static_cast<int>(scores.size()) - 1;
  const size_t chunk = static_cast<size_t>(nsa.block_tokens);
  using Candidate = std::pair<double, int>;
  const auto better = [](const Candidate& left, const Candidate& right) {
    return left.first != right.first ? left.first > right.first : left.second < right.second;
  };
  std::vector<Candidate> buffer;
  for (int begin = 0; begin <= own_block; begin += nsa.block_tokens) {
    std::vector<Candidate> fresh;
    for (int block = begin; block < begin + nsa.block_tokens && block <= own_block; ++block) {
      const bool forced = block < nsa.initial_blocks || block + nsa.local_blocks > own_block;
      fresh.push_back({forced ? 1e9 : scores[block], block});
    }
    std::sort(fresh.begin(), fresh.end(), better);
    if (begin > 0) {
      buffer.resize(std::min(buffer.size(), chunk / 2));
      fresh.resize(std::min(fresh.size(), chunk / 2));
    }
    buffer.insert(buffer.end(), fresh.begin(), fresh.end());
    std::sort(buffer.begin(), buffer.end(), better);
  }
  buffer.resize(std::min(buffer.size(), static_cast<size_t>(nsa.selected_blocks)));
  std::vector<int> chosen;
  for (const Candidate& candidate : buffer) chosen.push_back(candidate.second);
  std::sort(chosen.begin(), chosen.end());
  return chosen;
}

TEST(SelectBlocks, ChunkHalfIsTheChunkedScan) {
  for (const auto& [block_tokens, n, initial, local] :
       {std::tuple{16, 16, 0, 1}, {16, 16, 1, 2}, {16, 16, 2, 4}, {32, 16, 1, 2}, {64, 64, 1, 2}}) {
    NsaParams nsa = Geometry(16, 16, block_tokens, NsaScorePool::kOverlapSum);
    nsa.selection = NsaSelection::kChunkHalf;
    nsa.selected_blocks = n;
    nsa.initial_blocks = initial;
    nsa.local_blocks = local;
    for (int blocks = 1; blocks <= 5 * block_tokens; ++blocks) {
      std::vector<double> scores = RandomValues(blocks, 4.0, blocks);
      for (double& score : scores) score = std::abs(static_cast<int>(score));  // many ties
      ASSERT_EQ(SelectBlocks(nsa, scores), ChunkedScan(nsa, scores))
          << "B " << block_tokens << " n " << n << " initial " << initial << " local " << local
          << " causal blocks " << blocks;
    }
  }
}

TEST(SelectBlocks, ChunkHalfIsExactFromTwiceAsLargeBlocks) {
  NsaParams nsa = Geometry(32, 16, 64, NsaScorePool::kOverlapSum);
  nsa.selected_blocks = 32;
  NsaParams halves = nsa;
  halves.selection = NsaSelection::kChunkHalf;
  const std::vector<double> scores = RandomValues(300, 1.0, 9);
  EXPECT_EQ(SelectBlocks(halves, scores), SelectBlocks(nsa, scores));
}

TEST(SelectBlocks, AYoungChunkLeavesPlacesEmpty) {
  NsaParams nsa = Geometry(16, 16, 16, NsaScorePool::kIdentity);
  nsa.selection = NsaSelection::kChunkHalf;
  nsa.initial_blocks = 0;
  nsa.local_blocks = 1;
  EXPECT_EQ(SelectBlocks(nsa, std::vector<double>(16, 0.0)).size(), 16u);
  EXPECT_EQ(SelectBlocks(nsa, std::vector<double>(17, 0.0)),
            (std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 16}));
}

TEST(SelectionAgrees, ExcusesOnlyBlocksAtTheCut) {
  NsaParams nsa;
  nsa.selected_blocks = 5;
  const std::vector<double> scores{0, 0.9, 0.5, 0.4999, 0.3, 0, 0};  // forced 0, 5, 6; then 1, 2
  EXPECT_TRUE(SelectionAgrees(nsa, scores, {0, 1, 2, 5, 6}));
  EXPECT_TRUE(SelectionAgrees(nsa, scores, {6, 5, 3, 1, 0}));   // 3 for 2: within the margin
  EXPECT_FALSE(SelectionAgrees(nsa, scores, {0, 1, 4, 5, 6}));  // 4 for 2: far below
  EXPECT_FALSE(SelectionAgrees(nsa, scores, {0, 2, 3, 5, 6}));  // 1 missing: far above
  EXPECT_FALSE(SelectionAgrees(nsa, scores, {1, 2, 3, 5, 6}));  // forced block missing
  EXPECT_FALSE(SelectionAgrees(nsa, scores, {0, 1, 5, 6}));     // too few
  EXPECT_FALSE(SelectionAgrees(nsa, scores, {0, 1, 1, 5, 6}));  // twice the same
  EXPECT_FALSE(SelectionAgrees(nsa, scores, {0, 1, 5, 6, 7}));  // not causal
  EXPECT_FALSE(SelectionAgrees(nsa, scores, {0, 1, 3, 5, 6}, 1e-5));
}

TEST(SelectionAgrees, ExcusesUnderflow) {
  NsaParams nsa;
  nsa.selected_blocks = 4;
  const std::vector<double> scores{0, 3e-38, 0, 0, 0, 0};
  EXPECT_TRUE(SelectionAgrees(nsa, scores, {0, 2, 4, 5}));
}

}  // namespace
}  // namespace longspan::reference
