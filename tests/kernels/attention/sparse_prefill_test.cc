// Attention of prompts by tiles: which key tiles are kept, what comes of it against the float64
// definition, and that neither chunks nor company change a bit.
#include "tests/reference/sparse_prefill.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "kernels/cpu/bf16.h"
#include "tests/kernels/attention/layer_harness.h"
#include "tests/kernels/attention/same_bits.h"
#include "tests/kernels/test_backend.h"
#include "tests/reference/attention.h"

namespace longspan::cpu {
namespace {

constexpr uint32_t kTiledSeed = 11;
constexpr int kTiledTokens = 1100;  // its last query tile is begun

LayerSetup TiledSetup(const char* name) {
  LayerSetup setup;
  setup.name = name;
  setup.nsa.gate = NsaGate::kNone;
  setup.prefill.emplace();
  setup.prefill->kept_mass = 0.6;
  setup.prefill->from_tokens = 256;
  setup.prefill->first_tokens = 32;
  setup.prefill->recent_tokens = 64;
  setup.query_deviation = 4.0F;
  return setup;
}

std::vector<LayerSetup> TiledSetups() {
  std::vector<LayerSetup> setups = {TiledSetup("tiles_128_32")};
  LayerSetup small = TiledSetup("tiles_64_16");
  small.prefill->query_tile_tokens = 64;
  small.prefill->key_tile_tokens = 16;
  small.query_heads = 6;  // G = 3
  setups.push_back(small);
  LayerSetup large = TiledSetup("tiles_128_64_from_the_start");
  large.prefill->key_tile_tokens = 64;
  large.prefill->from_tokens = large.prefill->first_tokens = large.prefill->recent_tokens = 0;
  large.query_heads = 2;  // G = 1
  large.head_dim = 38;
  large.rotary_dims = 20;
  setups.push_back(large);
  // What a GPU computes, too.
  const auto rounded = [&](const char* name, int query_heads, int head_dim) -> LayerSetup& {
    LayerSetup& setup = setups.emplace_back(TiledSetup(name));
    setup.kv_dtype = setup.out_dtype = DType::kBf16;
    setup.query_heads = query_heads;  // of two KV heads
    setup.head_dim = setup.rotary_dims = head_dim;
    return setup;
  };
  rounded("bf16", 8, 64);
  rounded("bf16_group_7", 14, 128).prefill->recent_tokens = 100;
  rounded("bf16_head_dim_256", 2, 256).prefill->key_tile_tokens = 64;
  rounded("bf16_64_16", 32, 128).prefill->query_tile_tokens = 64;
  setups.back().prefill->key_tile_tokens = 16;
  rounded("fp8", 8, 64).kv_dtype = DType::kF8E4M3;
  rounded("fp8_group_7", 14, 128).kv_dtype = DType::kF8E4M3;
  return setups;
}

class SparsePrefillTest : public testing::TestWithParam<LayerSetup> {};

TEST_P(SparsePrefillTest, AttendsToWhatTheDefinitionKeeps) {
  const LayerSetup& setup = GetParam();
  Layer layer(setup, {kTiledTokens}, kTiledSeed);
  layer.RunInChunks(0, 512);
  reference::HeadRows queries(kTiledTokens, setup.query_heads, setup.head_dim);
  const SequenceResults& results = layer.results(0);
  queries.values.assign(results.q.begin(), results.q.end());
  if (setup.kv_dtype != DType::kF32 && TestBackendRoundsQueries()) {
    for (double& value : queries.values) value = Rounded(static_cast<float>(value), DType::kBf16);
  }
  const reference::HeadRows keys = layer.Keys(0);
  const reference::HeadRows values = layer.Values(0);
  const reference::HeadRows means = layer.Entries(0).keys;
  double error = 0;
  double size = 0;
  int64_t left_out = 0;
  for (int64_t position = 0; position < kTiledTokens; position += 1 + position / 16) {
    const std::vector<std::vector<int64_t>> positions =
        reference::PrefillPositions(*setup.prefill, queries, means, position, kTiledTokens);
    left_out += position + 1 - static_cast<int64_t>(positions[0].size());
    const std::vector<double> expected = reference::AttendPositions(
        {queries.at(position, 0), setup.query_heads, position}, keys, values, positions);
    double token_error = 0;
    double token_size = 0;
    for (size_t i = 0; i < expected.size(); ++i) {
      const double difference = results.out[position * expected.size() + i] - expected[i];
      token_error += difference * difference;
      token_size += expected[i] * expected[i];
    }
    ASSERT_LT(std::sqrt(token_error / token_size), 0.02)
        << "token " << position << " attends to others";
    size += token_size;
    error += token_error;
  }
  EXPECT_GT(left_out, kTiledTokens) << "nothing was left out: the test is of dense attention";
  EXPECT_LT(std::sqrt(error / size), setup.out_dtype == DType::kBf16 ? 4e-3 : 1e-5);
}

TEST_P(SparsePrefillTest, ChunksOfWholeTilesGiveTheBitsOfTheWhole) {
  Layer whole(GetParam(), {kTiledTokens}, kTiledSeed);
  whole.RunInChunks(0, kTiledTokens);
  ExpectFinite(whole, 0);
  for (int chunk_tokens : {128, 256, 640}) {
    SCOPED_TRACE(chunk_tokens);
    Layer chunked(GetParam(), {kTiledTokens}, kTiledSeed, {3, 5});
    chunked.RunInChunks(0, chunk_tokens);
    ExpectSame(whole, 0, chunked, 0);
  }
}

TEST_P(SparsePrefillTest, CompanyThreadsAndPagesChangeNothing) {
  Layer alone(GetParam(), {kTiledTokens}, kTiledSeed);
  alone.RunInChunks(0, kTiledTokens);
  for (int threads : {1, 7}) {
    SCOPED_TRACE(threads);
    Layer crowded(GetParam(), {kTiledTokens, 900, 650}, kTiledSeed,
                  {threads, static_cast<uint32_t>(threads)});
    crowded.Step({{1, 640}, {0, 384}});
    crowded.Step({{2, 650}, {0, 128}, {1, 1}});
    crowded.Step({{0, kTiledTokens - 512}, {1, 200}});
    ExpectSame(alone, 0, crowded, 0);
    ExpectFinite(crowded, 2);
  }
}

// As the definition of a tile has it: what comes later in the tile changes what is kept.
TEST_P(SparsePrefillTest, TilesThatAreCutAttendDensely) {
  Layer cut(GetParam(), {kTiledTokens}, kTiledSeed);
  cut.RunInChunks(0, 48);
  EXPECT_EQ(cut.results(0).out, cut.results(0).dense);
}

TEST_P(SparsePrefillTest, ShortPromptsBeginningsAndEndsAttendDensely) {
  const SparsePrefillParams& params = *GetParam().prefill;
  Layer layer(GetParam(), {kTiledTokens}, kTiledSeed);
  layer.RunInChunks(0, 512);
  const SequenceResults& results = layer.results(0);
  const auto per_token = static_cast<int64_t>(results.out.size()) / kTiledTokens;
  for (int64_t token = 0; token < kTiledTokens; ++token) {
    if (params.IsSparse(params.TileBegin(token)) && token < params.TileBegin(kTiledTokens))
      continue;
    for (int64_t i = token * per_token; i < (token + 1) * per_token; ++i) {
      ASSERT_EQ(results.out[i], results.dense[i]) << "token " << token;
    }
  }
}

TEST_P(SparsePrefillTest, KeepingAllIsDenseAttention) {
  LayerSetup setup = GetParam();
  setup.prefill->kept_mass = std::nextafter(1.0, 0.0);
  setup.query_deviation = 1.0F;  // no tile's mass is lost in the sum
  Layer by_mass(setup, {kTiledTokens}, kTiledSeed);
  by_mass.RunInChunks(0, 512);
  EXPECT_EQ(by_mass.results(0).out, by_mass.results(0).dense);

  setup = GetParam();
  setup.prefill->recent_tokens = kTiledTokens;
  Layer by_distance(setup, {kTiledTokens}, kTiledSeed);
  by_distance.RunInChunks(0, 512);
  EXPECT_EQ(by_distance.results(0).out, by_distance.results(0).dense);
  EXPECT_EQ(by_distance.last_reads().avoided_bytes, 0);
}

TEST_P(SparsePrefillTest, RowsThatAttendDenselyAreLeftAlone) {
  LayerSetup setup = GetParam();
  setup.attends_densely = true;
  Layer layer(setup, {kTiledTokens}, kTiledSeed);
  layer.RunInChunks(0, kTiledTokens);
  for (const float value : layer.results(0).out) ASSERT_EQ(value, 0.0F);
  EXPECT_EQ(layer.last_reads().key_tiles_seen, 0);
}

INSTANTIATE_TEST_SUITE_P(Setups, SparsePrefillTest, testing::ValuesIn(TiledSetups()),
                         [](const auto& test) { return test.param.name; });

TEST(SparsePrefillReadsTest, CountTilesAndTokens) {
  LayerSetup setup = TiledSetup("reads");
  setup.query_heads = setup.kv_heads = 1;
  Layer layer(setup, {640}, kTiledSeed, {1, 1});
  layer.Step({{0, 512}});
  layer.Step({{0, 128}});
  const StepReads& reads = layer.last_reads();
  EXPECT_EQ(reads.key_tiles_seen, 16);
  EXPECT_GE(reads.key_tiles_kept, 3);  // the first and two recent ones
  EXPECT_LT(reads.key_tiles_kept, 16);
  EXPECT_EQ(reads.rows[0].selected_tokens, 128 * 32 * reads.key_tiles_kept + 128 * 129 / 2);
  EXPECT_EQ(reads.rows[0].visible_tokens, 128 * 512 + 128 * 129 / 2);
  EXPECT_EQ(reads.rows[0].dense_tokens, 0);
  // The walk loads whole pages, of keys and values. It divides the tile's queries among blocks.
  const int64_t page_bytes = int64_t{2} * kPageTokens * setup.head_dim * 4;
  EXPECT_GT(reads.avoided_bytes, 0);
  EXPECT_EQ(reads.avoided_bytes % page_bytes, 0);
  EXPECT_EQ(reads.selected_bytes % page_bytes, 0);
  EXPECT_EQ(reads.rows_by_path[static_cast<size_t>(AttentionPath::kKeyTiles)], 1);
}

TEST(SparsePrefillParamsTest, EveryRuleIsNamed) {
  SparsePrefillParams params;
  EXPECT_TRUE(Validate(params).ok());
  params.kept_mass = 1;
  params.query_tile_tokens = 96;
  params.key_tile_tokens = 128;
  params.recent_tokens = -1;
  const std::string message(Validate(params).message());
  for (const char* part : {"kept is 1,", "query tile is 96", "key tile is 128", "0 and more"}) {
    EXPECT_NE(message.find(part), std::string::npos) << part << " in " << message;
  }
}

TEST(SparsePrefillParamsTest, SparseTokensAreThoseOfWholeTilesBehindTheThreshold) {
  SparsePrefillParams params;
  params.from_tokens = 200;
  EXPECT_EQ(params.SparseTokens(383), 0);
  EXPECT_EQ(params.SparseTokens(384), 128);
  EXPECT_EQ(params.SparseTokens(511), 128);
  EXPECT_EQ(params.SparseTokens(10), 0);
}

}  // namespace
}  // namespace longspan::cpu
