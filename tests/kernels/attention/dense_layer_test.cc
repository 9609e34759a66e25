// Layers that attend densely and nothing else: with windows of tokens, and with norms of heads.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "tests/kernels/attention/layer_harness.h"
#include "tests/kernels/attention/same_bits.h"
#include "tests/reference/attention.h"
#include "tests/reference/pointwise.h"

namespace longspan::cpu {
namespace {

constexpr uint32_t kLayerSeed = 17;
constexpr int kLayerTokens = 333;
constexpr int64_t kLayerTokenBytes = 2 * 64 * 4;  // key and value of one KV head, fp32

LayerSetup DenseSetup(int64_t window_tokens) {
  LayerSetup setup;
  setup.name = "window_" + std::to_string(window_tokens);
  setup.only_dense = true;
  setup.dense_window_tokens = window_tokens;
  return setup;
}

// Windows around pages, within one, over several, and beyond the sequence; with all head sizes.
std::vector<LayerSetup> DenseSetups() {
  std::vector<LayerSetup> setups;
  for (int64_t window_tokens : {0, 1, 2, 63, 64, 65, 100, 200, 1000}) {
    setups.push_back(DenseSetup(window_tokens));
  }
  setups[5].head_dim = 128;
  setups[6].head_dim = 256;
  setups[6].rotary_dims = 256;
  setups[7].head_dim = 38;  // no whole vectors
  setups[7].rotary_dims = 0;
  setups[7].query_heads = 14;
  for (size_t i : {0, 3, 6, 7}) setups[i].head_norms = true;
  return setups;
}

// Of all queries and keys, the root mean square of the error over that of the reference.
class HeadError {
 public:
  void Add(const double* found, const std::vector<double>& expected) {
    for (size_t i = 0; i < expected.size(); ++i) {
      error_ += (found[i] - expected[i]) * (found[i] - expected[i]);
      size_ += expected[i] * expected[i];
    }
  }
  void Add(const float* found, const std::vector<double>& expected) {
    const std::vector<double> wide(found, found + expected.size());
    Add(wide.data(), expected);
  }
  double value() const { return std::sqrt(error_ / size_); }

 private:
  double error_ = 0;
  double size_ = 0;
};

std::vector<double> Expected(const Layer& layer, std::vector<double> head,
                             const std::vector<double>& norm, int64_t position) {
  if (!norm.empty()) head = reference::RmsNorm(head, norm, kNormEpsilon);
  reference::Rotate(layer.ReferenceRope(), position, head.data());
  return head;
}

class DenseLayerTest : public testing::TestWithParam<LayerSetup> {};

TEST_P(DenseLayerTest, NormsAndRotatesHeads) {
  const LayerSetup& setup = GetParam();
  Layer layer(setup, {kLayerTokens}, kLayerSeed);
  layer.RunInChunks(0, 100);
  const reference::HeadRows keys = layer.Keys(0);
  const reference::HeadRows projected = layer.UnrotatedKeys(0);
  HeadError error;
  for (int64_t t = 0; t < kLayerTokens; ++t) {
    for (int head = 0; head < setup.kv_heads; ++head) {
      const double* key = projected.at(t, head);
      error.Add(keys.at(t, head),
                Expected(layer, {key, key + setup.head_dim}, layer.key_norm(), t));
    }
    for (int head = 0; head < setup.query_heads; ++head) {
      error.Add(layer.results(0).q.data() + (t * setup.query_heads + head) * setup.head_dim,
                Expected(layer, layer.UnrotatedQuery(0, t, head), layer.query_norm(), t));
    }
  }
  EXPECT_LT(error.value(), 2e-6);
}

TEST_P(DenseLayerTest, AttendsWithinTheWindow) {
  const LayerSetup& setup = GetParam();
  Layer layer(setup, {kLayerTokens}, kLayerSeed);
  layer.RunInChunks(0, 150);
  const reference::HeadRows keys = layer.Keys(0);
  const reference::HeadRows values = layer.Values(0);
  const int64_t q_floats = int64_t{setup.query_heads} * setup.head_dim;
  for (int64_t t = 0; t < kLayerTokens; ++t) {
    const float* found = layer.results(0).q.data() + t * q_floats;
    const std::vector<double> q(found, found + q_floats);
    HeadError error;
    error.Add(layer.results(0).dense.data() + t * q_floats,
              reference::AttendDense({q.data(), setup.query_heads, t}, keys, values,
                                     setup.dense_window_tokens));
    ASSERT_LT(error.value(), 1e-5) << "position " << t;
  }
}

TEST_P(DenseLayerTest, AnyChunksGiveTheBitsOfTheWhole) {
  for (DType dtype : {DType::kF32, DType::kBf16, DType::kF8E4M3}) {
    LayerSetup setup = GetParam();
    setup.kv_dtype = dtype;
    setup.out_dtype = setup.computed_dtype();
    Layer whole(setup, {kLayerTokens}, kLayerSeed, {1, 1});
    whole.RunInChunks(0, kLayerTokens);
    ExpectFinite(whole, 0);
    for (int chunk_tokens : {1, 7, 64, 65, 200}) {
      SCOPED_TRACE(chunk_tokens);
      Layer chunked(setup, {kLayerTokens}, kLayerSeed, {5, 5});
      chunked.RunInChunks(0, chunk_tokens);
      ExpectSame(whole, 0, chunked, 0);
    }
  }
}

TEST_P(DenseLayerTest, AnyCompanyThreadsAndPagesGiveTheBitsOfAlone) {
  Layer alone(GetParam(), {kLayerTokens}, kLayerSeed);
  alone.RunInChunks(0, kLayerTokens);
  for (int threads : {1, 3, 7}) {
    SCOPED_TRACE(threads);
    Layer crowded(GetParam(), {kLayerTokens, 200, 65}, kLayerSeed,
                  {threads, static_cast<uint32_t>(threads)});
    crowded.Step({{1, 130}, {0, 150}, {2, 1}});
    crowded.Step({{0, 1}, {1, 1}, {2, 64}});
    crowded.Step({{0, 1}});
    crowded.Step({{1, 69}, {0, kLayerTokens - 152}});
    ExpectSame(alone, 0, crowded, 0);
    ExpectFinite(crowded, 1);
  }
}

INSTANTIATE_TEST_SUITE_P(Setups, DenseLayerTest, testing::ValuesIn(DenseSetups()),
                         [](const auto& test) { return test.param.name; });

// Each of the two KV heads.
TEST(DenseReadsTest, ATokenReadsItsWindow) {
  Layer layer(DenseSetup(100), {641}, kLayerSeed);
  layer.Step({{0, 640}});
  layer.Step({{0, 1}});  // position 640 sees 541 to 640: pages 8, 9 and one token of 10
  const StepReads& reads = layer.last_reads();
  EXPECT_EQ(reads.rows[0].window_tokens, 2 * 100);
  EXPECT_EQ(reads.rows[0].dense_tokens, 0);
  EXPECT_EQ(reads.rows[0].visible_tokens, 2 * 641);
  EXPECT_EQ(reads.window_bytes, 2 * (64 + 64 + 1) * kLayerTokenBytes);
  EXPECT_EQ(reads.dense_bytes, 0);
  EXPECT_EQ(reads.avoided_bytes, 2 * 8 * 64 * kLayerTokenBytes);
  EXPECT_EQ(reads.rows_by_path[static_cast<size_t>(AttentionPath::kDense)], 1);
}

TEST(DenseReadsTest, AChunkReadsUpToItsWindows) {
  for (int threads : {1, 7}) {
    Layer layer(DenseSetup(100), {641}, kLayerSeed, {threads, 1});
    layer.Step({{0, 90}});
    // Positions 0 to 89 see all before them.
    EXPECT_EQ(layer.last_reads().rows[0].window_tokens, 2 * 90 * 91 / 2);
    layer.Step({{0, 40}});
    // Positions 90 to 99 see 91 to 100 tokens, the 30 others 100.
    EXPECT_EQ(layer.last_reads().rows[0].window_tokens, 2 * (10 * 191 / 2 + 30 * 100));
  }
}

TEST(DenseReadsTest, Fp8TokensHaveAByteADimensionAndTheirScales) {
  LayerSetup setup = DenseSetup(0);
  setup.kv_dtype = DType::kF8E4M3;
  Layer layer(setup, {200}, kLayerSeed);
  layer.Step({{0, 199}});
  layer.Step({{0, 1}});
  EXPECT_EQ(layer.last_reads().dense_bytes, 2 * 200 * 2 * (64 + 1));
}

TEST(DenseReadsTest, WithoutAWindowAllIsDense) {
  Layer layer(DenseSetup(0), {200}, kLayerSeed);
  layer.Step({{0, 199}});
  layer.Step({{0, 1}});
  EXPECT_EQ(layer.last_reads().rows[0].dense_tokens, 2 * 200);
  EXPECT_EQ(layer.last_reads().rows[0].window_tokens, 0);
  EXPECT_EQ(layer.last_reads().dense_bytes, 2 * 200 * kLayerTokenBytes);
  EXPECT_EQ(layer.last_reads().window_bytes, 0);
  EXPECT_EQ(layer.last_reads().avoided_bytes, 0);
}

}  // namespace
}  // namespace longspan::cpu
