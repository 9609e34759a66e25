// Rounding of rows to e4m3, against the numbers that e4m3 has; and tiles that are widened.
#include "kernels/cpu/e4m3_rows.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstring>
#include <limits>
#include <random>
#include <utility>
#include <vector>

#include "hwy/highway.h"
#include "kernels/cpu/attention_loops/expand_e4m3.h"
#include "kernels/cpu/attention_loops/tile_kernel.h"
#include "kernels/cpu/attention_loops/widen.h"

namespace longspan::cpu {
namespace {

constexpr int kCodes = 127;  // not negative; the next one is NaN

// By the definition: sign, exponent with bias 7, three bits of mantissa.
double ValueOfCode(int code) {
  const int exponent = code >> 3 & 15;
  const int mantissa = code & 7;
  const double size =
      exponent == 0 ? std::ldexp(mantissa, -9) : std::ldexp(1 + mantissa / 8.0, exponent - 7);
  return code >= 128 ? -size : size;
}

// The code whose number is nearest; of two, the even one.
int NearestCode(double size) {
  int best = 0;
  for (int code = 1; code < kCodes; ++code) {
    const double distance = std::abs(ValueOfCode(code) - size);
    const double least = std::abs(ValueOfCode(best) - size);
    if (distance < least || (distance == least && code % 2 == 0)) best = code;
  }
  return best;
}

TEST(E4m3Test, EveryCodeIsItsNumberAndRoundsToItself) {
  for (int code = 0; code < 256; ++code) {
    if ((code & 0x7f) == 0x7f) continue;
    const float value = WidenE4m3(static_cast<uint8_t>(code));
    EXPECT_EQ(value, ValueOfCode(code)) << code;
    EXPECT_EQ(std::signbit(value), code >= 128) << code;
    EXPECT_EQ(RoundToE4m3(value), code);
  }
}

TEST(E4m3Test, RoundsToTheNearestAndTiesToEven) {
  std::vector<float> values;
  for (int code = 0; code + 1 < kCodes; ++code) {
    const double middle = (ValueOfCode(code) + ValueOfCode(code + 1)) / 2;
    const auto tie = static_cast<float>(middle);
    values.insert(values.end(), {tie, std::nextafter(tie, 0.0F), std::nextafter(tie, 1e9F)});
  }
  std::mt19937 random(3);
  std::uniform_real_distribution<float> exponent(-14.0F, 8.8F);
  for (int i = 0; i < 5000; ++i) values.push_back(std::min(448.0F, std::exp2(exponent(random))));
  for (const float value : values) {
    const int nearest = NearestCode(value);
    ASSERT_EQ(RoundToE4m3(value), nearest) << value;
    ASSERT_EQ(RoundToE4m3(-value), nearest | 0x80) << value;
  }
}

TEST(E4m3Test, TheScaleIsTheLeastPowerOfTwoThatHolds) {
  std::mt19937 random(5);
  std::uniform_real_distribution<float> exponent(-50.0F, 127.0F);
  for (int i = 0; i < 5000; ++i) {
    const float absmax = std::exp2(exponent(random));
    uint8_t code = 0;
    const double scale = ScaleOf(RoundRow(&absmax, 1, 1, &code));
    ASSERT_LE(absmax, 448 * scale);
    ASSERT_GT(absmax, 224 * scale) << "half the scale would do";
    ASSERT_NEAR(ValueOfCode(code) * scale, absmax, absmax / 16);
  }
}

TEST(E4m3Test, OtherNumbersOfARowShareTheScale) {
  const std::vector<float> row = {-448.0F, 1.0F, 0.3F, 0.0F, 1e-9F};
  std::vector<uint8_t> codes(row.size() * 3, 0x55);
  EXPECT_EQ(RoundRow(row.data(), static_cast<int>(row.size()), 3, codes.data()), 127);
  for (size_t i = 0; i < row.size(); ++i) {
    const int nearest = NearestCode(std::abs(row[i])) | (row[i] < 0 ? 0x80 : 0);
    EXPECT_EQ(codes[3 * i], nearest) << i;
    EXPECT_EQ(codes[3 * i + 1], 0x55) << "what stands between is another's";
  }
}

TEST(E4m3Test, ZerosStayZeros) {
  const std::vector<float> row = {0.0F, -0.0F, 0.0F};
  std::vector<uint8_t> codes(row.size());
  const uint8_t byte = RoundRow(row.data(), 3, 1, codes.data());
  for (const uint8_t code : codes) EXPECT_EQ(WidenE4m3(code) * ScaleOf(byte), 0.0F);
}

TEST(E4m3Test, TinyRowsRoundToMultiplesOfOneStep) {
  const float step = std::ldexp(1.0F, -72);
  for (const float value :
       {FLT_TRUE_MIN, FLT_MIN / 3, FLT_MIN, step * 0.49F, step * 0.51F, step * 5.2F}) {
    uint8_t code = 0;
    const uint8_t byte = RoundRow(&value, 1, 1, &code);
    EXPECT_EQ(byte, kLeastScaleByte);
    EXPECT_EQ(WidenE4m3(code) * ScaleOf(byte), std::nearbyint(value / step) * step);
  }
}

TEST(E4m3Test, RowsThatAreNotFiniteAreNan) {
  for (const float bad :
       {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(),
        -std::numeric_limits<float>::infinity()}) {
    const std::vector<float> row = {1.0F, bad, 0.0F};
    std::vector<uint8_t> codes(row.size());
    const uint8_t byte = RoundRow(row.data(), 3, 1, codes.data());
    EXPECT_EQ(byte, kNonFiniteScale);
    for (const uint8_t code : codes) EXPECT_TRUE(std::isnan(WidenE4m3(code) * ScaleOf(byte)));
  }
}

// The first difference, as bits.
void ExpectBits(const std::vector<float>& found, const std::vector<float>& expected) {
  for (size_t i = 0; i < expected.size(); ++i) {
    ASSERT_EQ(std::memcmp(&found[i], &expected[i], sizeof(float)), 0)
        << "number " << i << ": " << found[i] << ", not " << expected[i];
  }
}

// By way of bf16: scales of [2^-40, 2^23], and 2^-37.
std::vector<float> ExpandedColumns(const std::vector<uint8_t>& codes, int rows) {
  std::vector<uint8_t> scales(kTileColumns);
  for (int i = 0; i < kTileColumns; ++i) scales[i] = static_cast<uint8_t>(127 + i - 40);
  std::vector<uint16_t> numbers(codes.size());
  ExpandE4m3Columns(codes.data(), scales.data(), rows, numbers.data());
  std::vector<float> wide(codes.size());
  WidenValues(numbers.data(), DType::kBf16, static_cast<int64_t>(codes.size()), wide.data());
  return wide;
}
std::vector<float> Expanded(const std::vector<uint8_t>& codes, int count) {
  std::vector<uint16_t> numbers(count);
  ExpandE4m3(codes.data(), 127 - 37, count, numbers.data());
  std::vector<float> wide(count);
  WidenValues(numbers.data(), DType::kBf16, count, wide.data());
  return wide;
}
std::vector<float> ExpectedOf(const std::vector<uint8_t>& codes, int count) {
  std::vector<float> expected;
  for (int i = 0; i < count; ++i) expected.push_back(WidenE4m3(codes[i]) * std::ldexp(1.0F, -37));
  return expected;
}

// 240 * 2^120 is the largest that is read as a number. What is nearer to 2^128 is an infinity, as
// rounding of any numbers would have it, by whatever way it is read.
TEST(E4m3Test, TheLargestRoundToANumberOrAnInfinity) {
  const float most = std::ldexp(240.0F, 120);
  const float tie = std::ldexp(248.0F, 120);
  const std::vector<std::pair<float, float>> cases = {{most, most},
                                                      {std::nextafter(tie, 0.0F), most},
                                                      {tie, HUGE_VALF},
                                                      {FLT_MAX, HUGE_VALF},
                                                      {-FLT_MAX, -HUGE_VALF}};
  for (int64_t targets = hwy::SupportedTargets(); targets != 0; targets &= targets - 1) {
    const int64_t target = targets & -targets;
    SCOPED_TRACE(hwy::TargetName(target));
    hwy::SetSupportedTargetsForTest(target);
    hwy::GetChosenTarget().Update(hwy::SupportedTargets());
    for (const auto& [value, read] : cases) {
      const std::vector<float> row = {value, 1.0F};
      std::vector<uint8_t> codes(2);
      const uint8_t byte = RoundRow(row.data(), 2, 1, codes.data());
      const std::vector<float> expected = {read, 0.0F};
      std::vector<float> wide(2);
      WidenE4m3(codes.data(), ScaleOf(byte), 2, wide.data());
      ExpectBits(wide, expected);
      std::vector<uint16_t> numbers(2);
      ExpandE4m3(codes.data(), byte, 2, numbers.data());
      WidenValues(numbers.data(), DType::kBf16, 2, wide.data());
      ExpectBits(wide, expected);
    }
  }
  hwy::SetSupportedTargetsForTest(0);
  hwy::GetChosenTarget().Update(hwy::SupportedTargets());
}

TEST(E4m3Test, TilesAreWidenedNumberByNumberOnEveryInstructionSet) {
  constexpr int kRows = 9;
  std::vector<uint8_t> codes(kRows * kTileColumns);
  for (size_t i = 0; i < codes.size(); ++i)
    codes[i] = static_cast<uint8_t>(i * 37 % 127 + i % 2 * 128);
  std::vector<float> scales(kTileColumns);
  for (int i = 0; i < kTileColumns; ++i) scales[i] = std::ldexp(1.0F, i - 40);
  for (int64_t targets = hwy::SupportedTargets(); targets != 0; targets &= targets - 1) {
    const int64_t target = targets & -targets;
    SCOPED_TRACE(hwy::TargetName(target));
    hwy::SetSupportedTargetsForTest(target);
    hwy::GetChosenTarget().Update(hwy::SupportedTargets());
    std::vector<float> columns(codes.size());
    WidenE4m3Columns(codes.data(), scales.data(), kRows, columns.data());
    std::vector<float> expected;
    for (size_t i = 0; i < codes.size(); ++i) {
      expected.push_back(WidenE4m3(codes[i]) * scales[i % kTileColumns]);
    }
    ExpectBits(columns, expected);
    const std::vector<float> expected_columns = expected;
    std::vector<float> row(75);  // no whole vectors
    WidenE4m3(codes.data(), scales[3], static_cast<int64_t>(row.size()), row.data());
    for (size_t i = 0; i < row.size(); ++i) expected[i] = WidenE4m3(codes[i]) * scales[3];
    expected.resize(row.size());
    ExpectBits(row, expected);
    ExpectBits(ExpandedColumns(codes, kRows), expected_columns);
    ExpectBits(Expanded(codes, 75), ExpectedOf(codes, 75));
  }
  hwy::SetSupportedTargetsForTest(0);
  hwy::GetChosenTarget().Update(hwy::SupportedTargets());
}

}  // namespace
}  // namespace longspan::cpu
