// The packed layout, on the host: every code has a place of its own, and what scales in f16 lose of
// a weight is a rounding of each factor. Needs no device.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "tests/gpu/packed_numbers.h"

namespace longspan::cuda {
namespace {

using ::testing::HasSubstr;

constexpr double kHalfRounding = 1.0 / 2048.0;

class PackedLayout : public ::testing::TestWithParam<GroupedSpec> {};

TEST_P(PackedLayout, EveryCodeHasItsPlace) {
  const GroupedWeight weight(GetParam(), 83, 768, 1);
  std::string why_not;
  const PackedShape shape = PackedShapeOf(weight.part(), why_not);
  ASSERT_EQ(why_not, "");
  std::set<int64_t> bits;
  for (int64_t output = 0; output < 83; ++output) {
    for (int64_t input = 0; input < 768; ++input) {
      const PackedPlace place = PlaceOf(shape, shape.pieces(), output, input);
      const int64_t bit = place.word * 32 + place.shift;
      ASSERT_EQ(bit % shape.bits, 0);
      ASSERT_LT(bit, static_cast<int64_t>(shape.code_bytes()) * 8);
      ASSERT_TRUE(bits.insert(bit).second) << output << ", " << input;
    }
  }
}

TEST_P(PackedLayout, ScalesAreRoundedOnce) {
  const GroupedWeight weight(GetParam(), 83, 768, 2);
  const PackedNumbers kept(weight);
  for (int64_t output = 0; output < 83; ++output) {
    for (int64_t input = 0; input < 768; ++input) {
      const int64_t group = input / weight.part().grouped.group_inputs;
      const double scale = std::abs(static_cast<double>(weight.Scale(output, group)));
      const double shift =
          scale * 256 + std::abs(static_cast<double>(weight.Minimum(output, group)));
      const double bound = (scale * 256 + shift) * kHalfRounding;
      ASSERT_NEAR(kept.Get(output, input), weight.Get(output, input), bound)
          << output << ", " << input;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Formats, PackedLayout, ::testing::ValuesIn(GroupedSpecs()),
                         [](const auto& test) { return test.param.name; });

// One scale in f16 and the usual zero: nothing is lost, however large or small they are.
TEST(PackedLayoutTest, OneScaleInHalfPrecisionIsExact) {
  for (const char* name : {"q8_0", "q4_0", "q5_0"}) {
    for (const uint32_t bits : {0x0001U, 0x03ffU, 0x0400U, 0x3c01U, 0x7bffU}) {
      GroupedWeight weight(SpecNamed(name), 16, 256, 3);
      for (int64_t column = 0; column < 8; ++column) weight.SetScale(5, column, bits);
      const PackedNumbers kept(weight);
      for (int64_t input = 0; input < 256; ++input) {
        ASSERT_EQ(kept.Get(5, input), weight.Get(5, input)) << name << ", scale " << bits;
      }
    }
  }
}

// A row of zeros, and one whose scale is no number.
TEST(PackedLayoutTest, ZerosAndNoNumbersStayWhatTheyAre) {
  GroupedWeight weight(SpecNamed("q8_0"), 16, 64, 4);
  for (int64_t column = 0; column < 2; ++column) weight.SetScale(2, column, 0);
  weight.SetScale(3, 1, 0x7e00U);  // NaN
  const PackedNumbers kept(weight);
  for (int64_t input = 0; input < 64; ++input) {
    EXPECT_EQ(kept.Get(2, input), 0.0);
    EXPECT_EQ(std::isnan(kept.Get(3, input)), input >= 32);
  }
}

TEST(PackedLayoutTest, SaysWhatItCannotKeep) {
  std::string why_not;
  PackedShapeOf(GroupedWeight({"odd", 4, 24, 48, 8}, 5, 96, 5).part(), why_not);
  EXPECT_THAT(why_not, HasSubstr("groups of multiples of 16 inputs, a weight has 24"));
  PackedShapeOf(GroupedWeight({"odd", 4, 0, 0, 8}, 5, 24, 5).part(), why_not);
  EXPECT_THAT(why_not, HasSubstr("multiples of 16 inputs, a weight has 24"));
}

// Beside codes of four bits, 32 bits for each group.
TEST(PackedLayoutTest, TakesLittleMoreThanItsCodes) {
  std::string why_not;
  const GroupedWeight weight(SpecNamed("awq"), 4096, 1024, 6);
  const PackedShape shape = PackedShapeOf(weight.part(), why_not);
  EXPECT_EQ(shape.code_bytes(), 4096U * 1024 / 2);
  EXPECT_EQ(shape.scale_bytes(), 4096U * 1024 / 128 * 4);
}

}  // namespace
}  // namespace longspan::cuda
