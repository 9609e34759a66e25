// The kernel families behind the backend, with a cache in bf16 or e4m3: chunks of any length give
// the same bits, and so does a decode token in any company. A chunk and single tokens have
// different kernels: each is held to the float64 definition (reference_test), not to the other.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/kernels/attention/layer_harness.h"
#include "tests/kernels/attention/same_bits.h"
#include "tests/kernels/attention/setups.h"

namespace longspan::cpu {
namespace {

constexpr uint32_t kSeed = 7;
constexpr int kTokens = 457;

class FamiliesTest : public testing::TestWithParam<LayerSetup> {};

TEST_P(FamiliesTest, AnyChunksOfSeveralTokensGiveTheBitsOfTheWhole) {
  Layer whole(GetParam(), {kTokens}, kSeed);
  whole.RunInChunks(0, kTokens);
  ExpectFinite(whole, 0);
  for (const int chunk_tokens : {7, 16, 63, 64, 65, 200}) {  // none leaves a single token over
    SCOPED_TRACE(chunk_tokens);
    Layer chunked(GetParam(), {kTokens}, kSeed, {2, 5});
    chunked.RunInChunks(0, chunk_tokens);
    ExpectSame(whole, 0, chunked, 0);
  }
}

TEST_P(FamiliesTest, ADecodeTokenHasItsBitsInAnyCompany) {
  constexpr int kPrompt = 430;
  Layer alone(GetParam(), {kTokens}, kSeed);
  alone.Step({{0, kPrompt}});
  alone.RunInChunks(0, 1);
  ExpectFinite(alone, 0);
  Layer crowded(GetParam(), {kTokens, 300, 90, 65}, kSeed, {1, 3});
  crowded.Step({{1, 130}, {0, kPrompt}, {3, 5}});
  crowded.Step({{2, 9}, {0, 1}, {1, 1}});
  crowded.Step({{0, 1}, {1, 1}, {2, 1}, {3, 1}});
  crowded.Step({{3, 20}, {1, 100}, {0, 1}});
  crowded.RunInChunks(0, 1);
  ExpectSame(alone, 0, crowded, 0);
  ExpectFinite(crowded, 1);
}

// Dense models, of whose tokens the single ones attend sparsely.
class SparseDecodeFamilyTest : public testing::TestWithParam<LayerSetup> {};

TEST_P(SparseDecodeFamilyTest, ATokenHasItsBitsInAnyCompanyAndBehindAnyChunks) {
  constexpr int kPrompt = 430;
  Layer alone(GetParam(), {kTokens}, kSeed);
  alone.Step({{0, kPrompt}});
  alone.RunInChunks(0, 1);
  Layer crowded(GetParam(), {kTokens, 457, 90, 65}, kSeed, {1, 3});
  crowded.Step({{1, 430}, {0, 190}, {3, 5}});
  crowded.Step({{0, kPrompt - 190}, {1, 1}});
  crowded.Step({{2, 9}, {0, 1}, {1, 1}});
  crowded.Step({{0, 1}, {1, 1}, {2, 1}, {3, 1}});
  crowded.Step({{3, 20}, {1, 2}, {0, 1}});
  crowded.RunInChunks(0, 1);
  const int64_t floats = int64_t{GetParam().query_heads} * GetParam().head_dim;
  const std::vector<float>& expected = alone.results(0).out;
  const std::vector<float>& found = crowded.results(0).out;
  ASSERT_EQ(found.size(), expected.size());
  EXPECT_TRUE(std::equal(expected.begin() + kPrompt * floats, expected.end(),
                         found.begin() + kPrompt * floats));
  EXPECT_EQ(alone.results(0).selected, crowded.results(0).selected);
  EXPECT_EQ(alone.results(0).dense, crowded.results(0).dense);
  EXPECT_EQ(alone.SummaryBytes(0), crowded.SummaryBytes(0));
}

INSTANTIATE_TEST_SUITE_P(Setups, SparseDecodeFamilyTest, testing::ValuesIn(SparseDecodeSetups()),
                         [](const auto& test) { return test.param.name; });

// Each with keys and values in bf16, and in e4m3.
std::vector<LayerSetup> RoundedSetups() {
  std::vector<LayerSetup> setups;
  for (LayerSetup setup : Setups()) {
    setup.kv_dtype = setup.out_dtype = DType::kBf16;
    setups.push_back(setup);
    setup.kv_dtype = DType::kF8E4M3;
    setup.name += "_fp8";
    setups.push_back(setup);
  }
  return setups;
}

INSTANTIATE_TEST_SUITE_P(Setups, FamiliesTest, testing::ValuesIn(RoundedSetups()),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace longspan::cpu
