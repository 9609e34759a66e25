#include "engine/model/sparse_decode.h"

#include "engine/model/family.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/engine/model/geometries.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

TEST(SparseDecode, SettingsBecomeBlocks) {
  ModelConfig config = DenseConfig(4);
  ASSERT_TRUE(ApplySparseDecode({}, 131'072, &config).ok());
  const NsaParams& nsa = *config.nsa;
  EXPECT_TRUE(nsa.decode_only);
  EXPECT_FALSE(config.is_sparse());
  EXPECT_TRUE(config.selects_blocks());
  EXPECT_EQ(nsa.dense_below_tokens, 12'288);
  EXPECT_EQ(nsa.BlocksChosenFrom(100), 64) << "4,096 tokens";
  EXPECT_EQ(nsa.BlocksChosenFrom(1023), 128) << "an eighth of 65,536 tokens";
  EXPECT_EQ(nsa.BlocksChosenFrom(2047), 256);
  EXPECT_EQ(nsa.initial_blocks, 1);
  EXPECT_EQ(nsa.local_blocks, 17) << "1,024 tokens before the begun block";
}

TEST(SparseDecode, FirstLayersStayDense) {
  ModelConfig config = DenseConfig(4);
  ASSERT_TRUE(ApplySparseDecode({.dense_layers = 3}, 65'536, &config).ok());
  EXPECT_EQ(LayerOf(config, 2).attention, AttentionKind::kDense);
  EXPECT_EQ(LayerOf(config, 3).attention, AttentionKind::kSparse);
}

TEST(SparseDecode, LayersWithWindowsStayDense) {
  const Geometry geometry = SparseDecodeWithWindows();
  const ModelConfig config =
      AsServed(CheckpointOf(geometry), ReadModelConfig(geometry.family_config));
  ASSERT_EQ(config.layers, 3);
  EXPECT_EQ(LayerOf(config, 0).attention, AttentionKind::kDense);
  EXPECT_EQ(LayerOf(config, 1).attention, AttentionKind::kSparse);
  EXPECT_EQ(LayerOf(config, 2).attention, AttentionKind::kDense);
  EXPECT_GT(LayerOf(config, 2).window_tokens, 0);
}

TEST(SparseDecode, WhatStandsAgainstItIsNamed) {
  ModelConfig few = DenseConfig(2);
  EXPECT_THAT(ApplySparseDecode({}, 65'536, &few).message(),
              HasSubstr("of 2 layers there is none"));
  EXPECT_FALSE(few.nsa.has_value());
  TinyCheckpointOptions options;
  options.nsa.emplace();
  ModelConfig sparse = TinyModelConfig(options);
  EXPECT_THAT(ApplySparseDecode({}, 65'536, &sparse).message(),
              HasSubstr("has sparse attention of its own"));
  EXPECT_FALSE(sparse.nsa->decode_only);
}

TEST(SparseDecode, ABudgetBeyondTheCacheIsRefused) {
  ModelConfig config = DenseConfig(4);
  EXPECT_THAT(ApplySparseDecode({.budget_tokens = int64_t{1} << 30}, 65'536, &config).message(),
              HasSubstr("accepted are 1 to"));
}

}  // namespace
}  // namespace longspan
