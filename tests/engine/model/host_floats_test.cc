#include "engine/model/host_floats.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;

template <typename T>
TensorView ViewOf(std::vector<T>& values, DType dtype) {
  TensorView view;
  view.data = values.data();
  view.dtype = dtype;
  view.rank = 1;
  view.shape[0] = static_cast<int64_t>(values.size());
  return view;
}

TEST(ToFloatsTest, Bf16) {
  std::vector<uint16_t> bits = {0x3F80, 0xC040, 0x0000, 0x7F80};
  EXPECT_THAT(ToFloats(ViewOf(bits, DType::kBf16)), ElementsAre(1.0F, -3.0F, 0.0F, HUGE_VALF));
}

TEST(ToFloatsTest, F16) {
  // One, -2.5, the largest, the smallest normal, the smallest and largest subnormal, -infinity.
  std::vector<uint16_t> bits = {0x3C00, 0xC100, 0x7BFF, 0x0400, 0x0001, 0x03FF, 0xFC00};
  EXPECT_THAT(ToFloats(ViewOf(bits, DType::kF16)),
              ElementsAre(1.0F, -2.5F, 65504.0F, std::ldexp(1.0F, -14), std::ldexp(1.0F, -24),
                          std::ldexp(1023.0F, -24), -HUGE_VALF));
  std::vector<uint16_t> nan = {0x7E00};
  EXPECT_TRUE(std::isnan(ToFloats(ViewOf(nan, DType::kF16))[0]));
}

TEST(ToFloatsTest, F32) {
  std::vector<float> values = {0.1F, -7.0F};
  EXPECT_THAT(ToFloats(ViewOf(values, DType::kF32)), ElementsAre(0.1F, -7.0F));
}

TEST(RoundToBf16Test, WhatIsNoNumberStaysNone) {
  const uint16_t rounded = RoundToBf16(std::bit_cast<float>(0x7F800001U));  // of low bits alone
  EXPECT_EQ(rounded & 0x7FC0, 0x7FC0);
}

TEST(RoundedToTest, GoesToTheNearestOfTheType) {
  const float root = std::sqrt(1152.0F);  // 33.941…
  EXPECT_EQ(RoundedTo(DType::kBf16, root), 34.0F);
  EXPECT_EQ(RoundedTo(DType::kF16, root), 33.9375F);
  EXPECT_EQ(RoundedTo(DType::kF32, root), root);
  EXPECT_EQ(RoundedTo(DType::kBf16, 0x1.01p0F), 1.0F);
  EXPECT_EQ(RoundedTo(DType::kBf16, 0x1.03p0F), 0x1.04p0F);
  EXPECT_EQ(RoundedTo(DType::kBf16, -3.0F), -3.0F);
  EXPECT_EQ(RoundedTo(DType::kBf16, 0.0F), 0.0F);
}

}  // namespace
}  // namespace longspan
