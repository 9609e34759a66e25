#include "tests/reference/compression.h"

#include <cmath>

#include "gtest/gtest.h"
#include "tests/reference/random.h"

namespace longspan::reference {
namespace {

constexpr int kHeads = 2;
constexpr int kKeyDim = 8;

// [Hk, l * D, D]: `diagonal` times the identity for every token of the window.
std::vector<double> IdentityWeights(int l, double diagonal) {
  std::vector<double> weights(static_cast<size_t>(kHeads) * l * kKeyDim * kKeyDim);
  for (int row = 0; row < kHeads * l * kKeyDim; ++row)
    weights[row * kKeyDim + row % kKeyDim] = diagonal;
  return weights;
}

NsaParams PostRope(NsaCompress kind) {
  NsaParams nsa;
  nsa.compress = kind;
  nsa.compress_keys = NsaCompressKeys::kPostRope;
  return nsa;
}

TEST(Compression, AnEntryExistsOnceItsLastTokenIsWritten) {
  const NsaParams nsa;  // 32 / 16
  EXPECT_EQ(EntryCount(nsa, 0), 0);
  EXPECT_EQ(EntryCount(nsa, 31), 0);
  EXPECT_EQ(EntryCount(nsa, 32), 1);
  EXPECT_EQ(EntryCount(nsa, 47), 1);
  EXPECT_EQ(EntryCount(nsa, 48), 2);
  const HeadRows rows = RandomRows(31, kHeads, kKeyDim, 1);
  EXPECT_EQ(Compress(PostRope(NsaCompress::kMean), {}, {}, rows, rows).keys.tokens, 0);
}

TEST(Compression, MeanWeightedAndLinearAgreeOnTheMean) {
  const HeadRows keys = RandomRows(100, kHeads, kKeyDim, 2);
  const HeadRows values = RandomRows(100, kHeads, kKeyDim, 3);
  const auto mean = Compress(PostRope(NsaCompress::kMean), {}, {}, keys, values);
  const CompressionWeights linear{IdentityWeights(32, 1.0 / 32), IdentityWeights(32, 1.0 / 32), {}};
  const CompressionWeights weighted{
      std::vector<double>(kHeads * 32, 1.0 / 32), std::vector<double>(kHeads * 32, 1.0 / 32), {}};
  const auto by_linear = Compress(PostRope(NsaCompress::kLinear), {}, linear, keys, values);
  const auto by_weights = Compress(PostRope(NsaCompress::kWeighted), {}, weighted, keys, values);
  ASSERT_EQ(mean.keys.tokens, 5);
  double sum = 0;
  for (int token = 16; token < 48; ++token) sum += keys.at(token, 1)[3];
  EXPECT_NEAR(mean.keys.at(1, 1)[3], sum / 32, 1e-12);
  for (size_t i = 0; i < mean.keys.values.size(); ++i) {
    EXPECT_NEAR(by_linear.keys.values[i], mean.keys.values[i], 1e-12) << i;
    EXPECT_NEAR(by_weights.keys.values[i], mean.keys.values[i], 1e-12) << i;
    EXPECT_NEAR(by_linear.values.values[i], mean.values.values[i], 1e-12) << i;
    EXPECT_NEAR(by_weights.values.values[i], mean.values.values[i], 1e-12) << i;
  }
}

TEST(Compression, LinearRowsAreTokenThenDimension) {
  // Only dimension 2 of token 5 of head 1 reaches dimension 7 of the output.
  CompressionWeights weights{IdentityWeights(32, 0), IdentityWeights(32, 0), {}};
  weights.keys[((1 * 32 + 5) * kKeyDim + 2) * kKeyDim + 7] = 3;
  const HeadRows rows = RandomRows(64, kHeads, kKeyDim, 4);
  const auto entries = Compress(PostRope(NsaCompress::kLinear), {}, weights, rows, rows);
  EXPECT_DOUBLE_EQ(entries.keys.at(2, 1)[7], 3 * rows.at(2 * 16 + 5, 1)[2]);
  EXPECT_EQ(entries.keys.at(2, 0)[7], 0);
  EXPECT_EQ(entries.values.at(2, 1)[7], 0);
}

TEST(Compression, WeightsAreNotNormalised) {
  const CompressionWeights weights{
      std::vector<double>(kHeads * 32, 2.0), std::vector<double>(kHeads * 32, 1.0), {}};
  HeadRows ones(32, kHeads, kKeyDim);
  ones.values.assign(ones.values.size(), 1.0);
  const auto entries = Compress(PostRope(NsaCompress::kWeighted), {}, weights, ones, ones);
  EXPECT_DOUBLE_EQ(entries.keys.at(0, 0)[0], 64);
  EXPECT_DOUBLE_EQ(entries.values.at(0, 0)[0], 32);
}

TEST(Compression, PositionEmbeddingIsAddedToKeysOnly) {
  CompressionWeights weights{IdentityWeights(32, 1), IdentityWeights(32, 1),
                             std::vector<double>(kHeads * 32 * kKeyDim)};
  weights.key_pe[(1 * 32 + 4) * kKeyDim + 2] = 5;
  const HeadRows zeros(48, kHeads, kKeyDim);
  const auto entries = Compress(PostRope(NsaCompress::kLinear), {}, weights, zeros, zeros);
  for (int c = 0; c < 2; ++c) {
    EXPECT_DOUBLE_EQ(entries.keys.at(c, 1)[2], 5);
    EXPECT_EQ(entries.keys.at(c, 0)[2], 0);
    EXPECT_EQ(entries.values.at(c, 1)[2], 0);
  }
}

TEST(Compression, PreRopeKeysAreRotatedAtTheirFirstToken) {
  NsaParams nsa = PostRope(NsaCompress::kMean);
  nsa.compress_keys = NsaCompressKeys::kPreRope;
  const Rope rope = PlainRope(4, 1e4);
  HeadRows ones(80, kHeads, kKeyDim);
  ones.values.assign(ones.values.size(), 1.0);
  const auto entries = Compress(nsa, rope, {}, ones, ones);
  for (int64_t c = 0; c < entries.keys.tokens; ++c) {
    const double angle = 16.0 * static_cast<double>(c);
    EXPECT_NEAR(entries.keys.at(c, 0)[0], std::cos(angle) - std::sin(angle), 1e-12);
    EXPECT_NEAR(entries.keys.at(c, 0)[2], std::cos(angle) + std::sin(angle), 1e-12);
    EXPECT_NEAR(entries.keys.at(c, 0)[4], 1, 1e-12);  // passes through
    EXPECT_NEAR(entries.values.at(c, 0)[0], 1, 1e-12);
  }
}

TEST(Compression, KeysAloneWhereValuesAreNotCompressed) {
  NsaParams nsa = PostRope(NsaCompress::kMean);
  nsa.compress_values = false;
  const HeadRows rows = RandomRows(64, kHeads, kKeyDim, 5);
  const auto entries = Compress(nsa, {}, {}, rows, rows);
  EXPECT_EQ(entries.keys.tokens, 3);
  EXPECT_TRUE(entries.values.values.empty());
}

}  // namespace
}  // namespace longspan::reference
