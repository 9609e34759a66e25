#include "engine/model/sparse_prefill.h"

#include "engine/model/family.h"
#include "engine/model/kv_store.h"
#include "engine/model/sparse_decode.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/engine/model/geometries.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

TEST(SparsePrefill, PagesHaveTheMeansOfKeyTilesAndNothingElse) {
  ModelConfig config = DenseConfig(4);
  ASSERT_TRUE(ApplySparsePrefill({}, &config).ok());
  EXPECT_FALSE(config.is_sparse());
  EXPECT_FALSE(config.selects_blocks());
  const KvLayout layout = LayoutFor(config, DType::kBf16);
  EXPECT_EQ(layout.entries_per_page(), 2);
  EXPECT_EQ(layout.summary_parts(), 1);
  EXPECT_EQ(layout.carry_bytes_per_page(), 0);
  EXPECT_EQ(layout.bytes_per_slot(), 0);
  EXPECT_EQ(layout.query_tile_tokens(), 128);
  EXPECT_EQ(LayoutFor(DenseConfig(4), DType::kBf16).query_tile_tokens(), kPageTokens);
}

TEST(SparsePrefill, FirstLayersAndThoseWithWindowsStayDense) {
  ModelConfig config = DenseConfig(4);
  ASSERT_TRUE(ApplySparsePrefill({.dense_layers = 3}, &config).ok());
  EXPECT_EQ(LayerOf(config, 2).attention, AttentionKind::kDense);
  EXPECT_EQ(LayerOf(config, 3).attention, AttentionKind::kSparse);
  const Geometry geometry = SparsePrefillWithWindows();
  config = AsServed(CheckpointOf(geometry), ReadModelConfig(geometry.family_config));
  ASSERT_EQ(config.layers, 4);
  EXPECT_EQ(LayerOf(config, 1).attention, AttentionKind::kSparse);
  EXPECT_EQ(LayerOf(config, 2).attention, AttentionKind::kDense);
  EXPECT_EQ(LayerOf(config, 3).attention, AttentionKind::kSparse);
}

TEST(SparsePrefill, WhatStandsAgainstItIsNamed) {
  ModelConfig few = DenseConfig(2);
  EXPECT_THAT(ApplySparsePrefill({}, &few).message(), HasSubstr("of 2 layers there is none"));
  EXPECT_FALSE(few.nsa.has_value());
  TinyCheckpointOptions options;
  options.nsa.emplace();
  ModelConfig sparse = TinyModelConfig(options);
  EXPECT_THAT(ApplySparsePrefill({}, &sparse).message(),
              HasSubstr("sparse prefill approximates dense models"));
  ModelConfig config = DenseConfig(4);
  EXPECT_THAT(ApplySparsePrefill({.params = {.kept_mass = 1.0}}, &config).message(),
              HasSubstr("that is kept is 1, accepted are those between 0 and 1"));
}

TEST(SparsePrefill, IsNotServedBesideSparseDecode) {
  ModelConfig config = DenseConfig(4);
  ASSERT_TRUE(ApplySparseDecode({}, 65'536, &config).ok());
  EXPECT_THAT(ApplySparsePrefill({}, &config).message(), HasSubstr("not served together"));
  EXPECT_FALSE(config.sparse_prefill.has_value());
  config = DenseConfig(4);
  ASSERT_TRUE(ApplySparsePrefill({}, &config).ok());
  EXPECT_THAT(ApplySparseDecode({}, 65'536, &config).message(), HasSubstr("not served together"));
}

}  // namespace
}  // namespace longspan
