#include "kernels/cuda/attention/key_split/key_split.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

namespace longspan::cuda {
namespace {

// Of a model with 8 KV heads and 4 query heads each on a device with 132 multiprocessors: dense
// attention in tiles of 128 query rows by 128 keys.
KeySplit Dense(const std::vector<TokenRun>& runs, int64_t window_tokens = 0) {
  return ChooseKeySplit({runs, /*tile_tokens=*/32, /*step_tokens=*/128, window_tokens,
                         /*kv_heads=*/8, /*thread_blocks=*/132});
}

TEST(KeySplit, SmallChunksBehindALongContextAreCut) {
  for (const int tokens : {2, 64, 128, 200, 256, 384}) {
    SCOPED_TRACE(tokens);
    const KeySplit split = Dense({{65536 - tokens, tokens}});
    EXPECT_EQ(split.tiles, (tokens + 31) / 32);
    EXPECT_EQ(split.whole_tiles, 0);
    // Every multiprocessor has work.
    EXPECT_GE(split.tiles * 8 * split.pieces, 120);
  }
}

TEST(KeySplit, WhatFillsTheDeviceIsWhole) {
  for (const int tokens : {512, 1024, 4096, 65536}) {
    SCOPED_TRACE(tokens);
    EXPECT_EQ(Dense({{131072 - tokens, tokens}}).tiles, 0);
  }
}

TEST(KeySplit, ShortContextsAreWhole) {
  EXPECT_EQ(Dense({{0, 64}}).tiles, 0);
  EXPECT_EQ(Dense({{0, 512}}).tiles, 0);
  EXPECT_EQ(Dense({}).tiles, 0);
}

// What a window hides costs nothing, and is not cut.
TEST(KeySplit, GoesByWhatTheWindowShows) {
  const std::vector<TokenRun> runs = {{65536 - 64, 64}};
  EXPECT_EQ(Dense(runs, 65536).pieces, Dense(runs).pieces);
  EXPECT_EQ(Dense(runs, 1024).tiles, 0);
  const KeySplit split = Dense(runs, 4096);
  EXPECT_EQ(split.tiles, 2);
  EXPECT_GT(split.pieces, 1);
  EXPECT_LE(split.pieces, 4096 / 128 / 8);
  EXPECT_EQ(Dense({{100, 64}}, 4096).tiles, 0);
}

// A long prompt's chunk beside a short prompt: the long one's tiles alone are cut.
TEST(KeySplit, OnlyLongTilesAreCut) {
  const KeySplit split = Dense({{0, 512}, {65536, 64}});
  EXPECT_EQ(split.tiles, 2);
  EXPECT_EQ(split.whole_tiles, 16);
  EXPECT_GT(split.pieces, 4);
}

TEST(KeySplit, HoldsItsLimits) {
  std::mt19937_64 random(7);
  for (int i = 0; i < 2000; ++i) {
    std::vector<TokenRun> runs(1 + random() % 8);
    for (TokenRun& run : runs) {
      run.first_position = static_cast<int64_t>(random() % (1 << (7 + random() % 14)));
      run.tokens = static_cast<int>(2 + random() % 1000);
    }
    const int kv_heads = 1 << random() % 6;
    const int64_t window_tokens = i % 2 == 0 ? 0 : static_cast<int64_t>(random() % 9000);
    const KeySplit split = ChooseKeySplit({runs, 16, 128, window_tokens, kv_heads, 132, 200});
    SCOPED_TRACE(i);
    EXPECT_LE(split.tiles * kv_heads, 200);
    EXPECT_LE(split.tiles * kv_heads * split.pieces, kMostKeyParts);
    if (split.tiles == 0) continue;
    EXPECT_GE(split.pieces, 2);
    int64_t tiles = 0;
    int64_t long_enough = 0;  // for a piece of eight steps each
    for (const TokenRun& run : runs) {
      for (int end = 0; end < run.tokens; ++tiles) {
        const int64_t seen_from =
            window_tokens == 0 ? 0
                               : std::max<int64_t>(0, run.first_position + end + 1 - window_tokens);
        end = std::min(end + 16, run.tokens);
        const int64_t steps = (run.first_position + end + 127) / 128 - seen_from / 128;
        long_enough += steps >= 8 * split.pieces ? 1 : 0;
      }
    }
    EXPECT_EQ(split.tiles + split.whole_tiles, tiles);
    EXPECT_LE(split.tiles, long_enough);
  }
}

}  // namespace
}  // namespace longspan::cuda
