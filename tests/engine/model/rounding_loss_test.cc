#include "engine/model/rounding_loss.h"

#include <cstdint>
#include <vector>

#include "gtest/gtest.h"

namespace longspan {
namespace {

RoundingLoss LossOf(const std::vector<uint16_t>& bits, DType dtype = DType::kF16) {
  TensorView tensor;
  tensor.data = const_cast<uint16_t*>(bits.data());
  tensor.dtype = dtype;
  tensor.rank = 1;
  tensor.shape[0] = static_cast<int64_t>(bits.size());
  RoundingLoss loss;
  AddRounding(tensor, &loss);
  return loss;
}

TEST(RoundingLoss, WhatBf16HoldsIsNotLost) {
  // 0, -0, 1, -1.5, 65280 and 2^-24, and 1 + 1/128, whose last bit is bf16's last.
  const RoundingLoss loss = LossOf({0x0000, 0x8000, 0x3C00, 0xBE00, 0x7BF8, 0x0001, 0x3C08});
  EXPECT_EQ(loss.values, 7);
  EXPECT_EQ(loss.rounded_values, 0);
  EXPECT_EQ(loss.largest_relative_error, 0.0F);
}

TEST(RoundingLoss, WhatIsRoundedIsCountedAndMeasured) {
  // 1 + 1/1024 becomes 1; 1 + 4/1024 lies in the middle and becomes 1.
  const RoundingLoss loss = LossOf({0x3C01, 0x3C04, 0x3C00});
  EXPECT_EQ(loss.values, 3);
  EXPECT_EQ(loss.rounded_values, 2);
  EXPECT_FLOAT_EQ(loss.largest_relative_error, 4.0F / 1028.0F);
}

TEST(RoundingLoss, AHalfGoesToTheEven) {
  const RoundingLoss loss = LossOf({0x3C0C});  // 1 + 12/1024 becomes 1 + 16/1024
  EXPECT_FLOAT_EQ(loss.largest_relative_error, 4.0F / 1036.0F);
}

TEST(RoundingLoss, OtherTypesLoseNothing) {
  EXPECT_EQ(LossOf({0x3C01, 0x3C04}, DType::kBf16).values, 0);
}

}  // namespace
}  // namespace longspan
