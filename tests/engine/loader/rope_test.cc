// Expected frequencies: computed apart from this code, in float64, with CPython 3.11, by the
// formulas of transformers' modeling_rope_utils (_compute_*_parameters), as printed with %.9e.
#include "engine/loader/rope.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

namespace longspan {
namespace {

using ::testing::ElementsAre;

void ExpectFrequencies(const RopeConfig& rope, const std::map<size_t, double>& expected) {
  ASSERT_EQ(rope.inverse_frequencies.size(), static_cast<size_t>(rope.rotary_dims / 2));
  for (const auto& [pair, frequency] : expected) {
    EXPECT_NEAR(rope.inverse_frequencies[pair], frequency, 1e-6 * frequency) << "pair " << pair;
  }
}

RopeConfig Resolve(const RopeScaling& scaling) { return ResolveRope(scaling, 65536); }

TEST(Rope, Default) {
  const RopeConfig rope = Resolve({.theta = 1e6, .rotary_dims = 32});
  EXPECT_EQ(rope.rotary_dims, 32);
  EXPECT_EQ(rope.attention_scale, 1.0F);
  ExpectFrequencies(rope,
                    {{0, 1.0}, {1, 4.216965034e-01}, {7, 2.371373706e-03}, {15, 2.371373706e-06}});
}

TEST(Rope, Linear) {
  const RopeConfig rope =
      Resolve({.kind = RopeKind::kLinear, .theta = 1e6, .rotary_dims = 32, .factor = 4.0});
  EXPECT_EQ(rope.attention_scale, 1.0F);
  ExpectFrequencies(rope, {{0, 0.25}, {1, 4.216965034e-01 / 4}, {15, 2.371373706e-06 / 4}});
}

TEST(Rope, Llama3KeepsShortBlendsMiddleAndInterpolatesLongWavelengths) {
  const RopeConfig rope = Resolve({.kind = RopeKind::kLlama3,
                                   .theta = 5e5,
                                   .rotary_dims = 128,
                                   .factor = 8.0,
                                   .original_tokens = 8192,
                                   .low_frequency_factor = 1.0,
                                   .high_frequency_factor = 4.0});
  EXPECT_EQ(rope.attention_scale, 1.0F);
  ExpectFrequencies(rope, {{0, 1.0},
                           {20, 1.656044008e-02},
                           {28, 3.211445995e-03},
                           {29, 2.166570764e-03},
                           {30, 1.371893568e-03},
                           {34, 1.785078128e-04},
                           {35, 9.556212354e-05},
                           {40, 3.428102196e-05},
                           {63, 3.068925989e-07}});
}

TEST(Rope, YarnUsesTheExplicitFactor) {
  const RopeScaling scaling = {.kind = RopeKind::kYarn,
                               .theta = 1e6,
                               .rotary_dims = 128,
                               .factor = 4.0,
                               .original_tokens = 32768};
  const RopeConfig rope = ResolveRope(scaling, 40960);  // Qwen3: 40960 / 32768 is no factor
  EXPECT_FLOAT_EQ(rope.attention_scale, 1.138629436F);
  ExpectFrequencies(rope, {{0, 1.0},
                           {23, 6.978305849e-03},
                           {24, 5.375321491e-03},
                           {30, 1.064360981e-03},
                           {36, 1.798411559e-04},
                           {39, 6.490394321e-05},
                           {40, 4.445698525e-05},
                           {41, 3.582531426e-05},
                           {63, 3.102344402e-07}});
}

TEST(Rope, YarnWithoutTruncation) {
  const RopeConfig rope = Resolve({.kind = RopeKind::kYarn,
                                   .theta = 150000,
                                   .rotary_dims = 64,
                                   .factor = 32.0,
                                   .original_tokens = 4096,
                                   .truncates = false});
  EXPECT_FLOAT_EQ(rope.attention_scale, 1.346573590F);
  ExpectFrequencies(rope, {{0, 1.0},
                           {8, 5.081327482e-02},
                           {9, 3.170569618e-02},
                           {12, 6.794959490e-03},
                           {17, 1.293187012e-04},
                           {18, 3.830881237e-05},
                           {31, 3.023511428e-07}});
}

TEST(Rope, YarnWithOwnBetas) {
  const RopeConfig rope = Resolve({.kind = RopeKind::kYarn,
                                   .theta = 1e4,
                                   .rotary_dims = 32,
                                   .factor = 8.0,
                                   .original_tokens = 1024,
                                   .beta_fast = 16,
                                   .beta_slow = 2});
  ExpectFrequencies(rope, {{0, 1.0},
                           {3, 1.778279410e-01},
                           {5, 4.393291603e-02},
                           {8, 1.250000000e-03},
                           {15, 2.222849263e-05}});
}

TEST(Rope, YarnRampOfNoWidth) {
  const RopeConfig rope = Resolve({.kind = RopeKind::kYarn,
                                   .theta = 1e4,
                                   .rotary_dims = 8,
                                   .factor = 2.0,
                                   .original_tokens = 6});
  ExpectFrequencies(rope, {{0, 1.0}, {1, 5e-2}, {2, 5e-3}, {3, 5e-4}});
}

TEST(Rope, YarnAttentionScale) {
  RopeScaling scaling = {.kind = RopeKind::kYarn,
                         .theta = 1e4,
                         .rotary_dims = 64,
                         .factor = 40.0,
                         .original_tokens = 4096};
  scaling.mscale = 0.707;
  EXPECT_FLOAT_EQ(Resolve(scaling).attention_scale, 1.368887945F);  // one alone is not used
  scaling.mscale_all_dim = 1.0;
  EXPECT_FLOAT_EQ(Resolve(scaling).attention_scale, 0.9210423554F);
  scaling.attention_factor = 1.25;
  EXPECT_EQ(Resolve(scaling).attention_scale, 1.25F);
}

TEST(Rope, LongropeHasTwoRangesWhereItsFactorsDiffer) {
  RopeScaling scaling = {.kind = RopeKind::kLongrope,
                         .theta = 1e4,
                         .rotary_dims = 4,
                         .original_tokens = 4096,
                         .short_factors = {4.0, 5.0},
                         .long_factors = {1.0, 2.0}};
  const RopeConfig rope = ResolveRope(scaling, 16384);
  ExpectFrequencies(rope, {{0, 0.25}, {1, 0.002}});
  EXPECT_THAT(rope.long_inverse_frequencies, ElementsAre(1.0F, 0.005F));
  EXPECT_FALSE(rope.RotatesLong(4096));
  EXPECT_TRUE(rope.RotatesLong(4097));
  scaling.long_factors = scaling.short_factors;
  const RopeConfig one_range = ResolveRope(scaling, 16384);
  EXPECT_EQ(one_range.inverse_frequencies, rope.inverse_frequencies);
  EXPECT_FALSE(one_range.has_two_ranges());
  EXPECT_FALSE(one_range.RotatesLong(4097));
}

TEST(Rope, LongropeAttentionScale) {
  RopeScaling scaling = {.kind = RopeKind::kLongrope,
                         .theta = 1e4,
                         .rotary_dims = 4,
                         .original_tokens = 4096,
                         .short_factors = {1.0, 1.0},
                         .long_factors = {1.0, 1.0}};
  EXPECT_FLOAT_EQ(ResolveRope(scaling, 16384).attention_scale, 1.080123450F);
  EXPECT_EQ(ResolveRope(scaling, 4096).attention_scale, 1.0F);
  scaling.factor = 32.0;
  EXPECT_FLOAT_EQ(ResolveRope(scaling, 16384).attention_scale, 1.190238071F);
}

}  // namespace
}  // namespace longspan
