// Which key tiles are kept, by what each of them is estimated to have.
#include "kernels/cpu/prefill_choice.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace longspan::cpu {
namespace {

// Tiles of 32 tokens, as digits: 1 kept.
std::string KeptDigits(const SparsePrefillParams& params, const std::vector<float>& masses) {
  std::vector<uint64_t> pages((masses.size() + 1) / 2);
  const int64_t count = KeepKeyTiles(params, masses, pages.data());
  std::string digits;
  for (size_t tile = 0; tile < masses.size(); ++tile) {
    const uint64_t columns = (pages[tile / 2] >> (tile % 2 * 32)) & 0xffffffffU;
    EXPECT_TRUE(columns == 0 || columns == 0xffffffffU) << "a part of tile " << tile;
    digits += columns == 0 ? '0' : '1';
  }
  EXPECT_EQ(count, std::count(digits.begin(), digits.end(), '1'));
  return digits;
}

SparsePrefillParams OnlyMass(double kept_mass) {
  SparsePrefillParams params;
  params.kept_mass = kept_mass;
  params.first_tokens = params.recent_tokens = 0;
  return params;
}

TEST(KeepKeyTilesTest, TheFewestThatHaveTheMass) {
  const std::vector<float> masses = {0.125F, 0.25F, 0.0625F, 0.5F, 0.0625F};
  EXPECT_EQ(KeptDigits(OnlyMass(0.5), masses), "00010");
  EXPECT_EQ(KeptDigits(OnlyMass(0.51), masses), "01010");
  EXPECT_EQ(KeptDigits(OnlyMass(0.75), masses), "01010");
  EXPECT_EQ(KeptDigits(OnlyMass(0.99), masses), "11111");
}

TEST(KeepKeyTilesTest, OfEqualOnesTheFirst) {
  EXPECT_EQ(KeptDigits(OnlyMass(0.4), {0.2F, 0.2F, 0.2F, 0.2F, 0.2F}), "11000");
  EXPECT_EQ(KeptDigits(OnlyMass(0.875), {0.125F, 0.125F, 0.5F, 0.125F, 0.125F}), "11110");
}

TEST(KeepKeyTilesTest, FirstAndRecentOnesAreKeptInWholeTiles) {
  SparsePrefillParams params = OnlyMass(0.5);
  params.first_tokens = 33;
  params.recent_tokens = 32;
  EXPECT_EQ(KeptDigits(params, {0, 0, 0, 1, 0, 0, 0}), "1101001");
  EXPECT_EQ(KeptDigits(params, {1}), "1");
}

TEST(KeepKeyTilesTest, WhatCannotBeEstimatedIsKept) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_EQ(KeptDigits(OnlyMass(0.5), {1, nan, 0}), "111");
}

}  // namespace
}  // namespace longspan::cpu
