// Summaries of chunks so long that the tensor-core product takes many sub-blocks at a time, and of
// steps in which many rows of one token complete a sub-block: the same bits as in short chunks, and
// the float64 definition's values.
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "tests/kernels/attention/layer_harness.h"
#include "tests/kernels/attention/setups.h"
#include "tests/reference/compression.h"

namespace longspan::cpu {
namespace {

constexpr uint32_t kSeed = 5;
constexpr int kTokens = 2600;

// Root mean square of the error over that of the reference.
double ErrorOf(const reference::HeadRows& rows, const reference::HeadRows& expected) {
  double error = 0;
  double size = 0;
  for (size_t i = 0; i < expected.values.size(); ++i) {
    error += std::pow(rows.values[i] - expected.values[i], 2);
    size += std::pow(expected.values[i], 2);
  }
  return std::sqrt(error / size);
}

class LongChunkTest : public testing::TestWithParam<LayerSetup> {};

TEST_P(LongChunkTest, SummariesAreThoseOfShortChunks) {
  Layer whole(GetParam(), {kTokens}, kSeed);
  whole.RunInChunks(0, kTokens);
  const reference::CompressedEntries found = whole.Entries(0);
  const bool pre_rope = GetParam().nsa.compress_keys == NsaCompressKeys::kPreRope;
  const reference::CompressedEntries expected =
      reference::Compress(GetParam().nsa, whole.ReferenceRope(), whole.weights(),
                          pre_rope ? whole.UnrotatedKeys(0) : whole.Keys(0), whole.Values(0));
  ASSERT_EQ(found.keys.tokens, expected.keys.tokens);
  EXPECT_LT(ErrorOf(found.keys, expected.keys), 4e-3);
  EXPECT_LT(ErrorOf(found.values, expected.values), 4e-3);

  Layer chunked(GetParam(), {kTokens, 40}, kSeed, {1, 9});
  chunked.Step({{1, 20}, {0, 129}});
  chunked.Step({{0, 1}, {1, 3}});
  chunked.RunInChunks(0, 333);
  EXPECT_EQ(whole.SummaryBytes(0), chunked.SummaryBytes(0));
}

// More rows than a thread block looks at at once, a third of which complete a sub-block in the same
// step; then a chunk that needs the sums and tails that the single tokens left.
TEST_P(LongChunkTest, SummariesAreThoseOfManyRowsOfOneToken) {
  constexpr int kRows = 270;
  constexpr int kSingles = 5;
  const std::vector<int> lengths(kRows, 130);
  Layer single(GetParam(), lengths, kSeed);
  std::vector<RowRequest> begin;
  std::vector<RowRequest> one_each;
  std::vector<RowRequest> rest;
  for (int row = 0; row < kRows; ++row) {
    const int tokens = 60 + row % 3;
    begin.push_back({row, tokens});
    one_each.push_back({row, 1});
    rest.push_back({row, lengths[row] - tokens - kSingles});
  }
  single.Step(begin);
  for (int i = 0; i < kSingles; ++i) single.Step(one_each);
  single.Step(rest);

  Layer whole(GetParam(), lengths, kSeed, {1, 9});
  for (const int row : {0, 1, 2, 47, 48, 49, 131, 255, 256, 269}) {
    whole.RunInChunks(row, lengths[row]);
    EXPECT_EQ(whole.SummaryBytes(row), single.SummaryBytes(row)) << "row " << row;
  }
}

std::vector<LayerSetup> LinearSetups() {
  std::vector<LayerSetup> setups(4, DemoSetup());
  for (LayerSetup& setup : setups) {
    setup.kv_dtype = setup.out_dtype = DType::kBf16;
    setup.key_bias = true;
  }
  setups[0].name = "heads_of_64_two_ranges";
  setups[0].two_ranges = true;
  setups[1].name = "heads_of_128";
  setups[1].head_dim = 128;
  setups[1].query_heads = 2;
  setups[3].name = "post_rope";
  setups[3].nsa.compress_keys = NsaCompressKeys::kPostRope;
  setups[2].name = "post_rope_four_windows";
  setups[2].nsa.kernel_tokens = 64;
  setups[2].nsa.compress_keys = NsaCompressKeys::kPostRope;
  for (const size_t i : {1, 3}) {  // entries of what is stored: values, and keys
    LayerSetup fp8 = setups[i];
    fp8.name += "_fp8";
    fp8.kv_dtype = DType::kF8E4M3;
    setups.push_back(fp8);
  }
  return setups;
}

INSTANTIATE_TEST_SUITE_P(Linear, LongChunkTest, testing::ValuesIn(LinearSetups()),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace longspan::cpu
