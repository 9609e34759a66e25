#include "clients/cpp/base/quantity_text.h"

#include "gtest/gtest.h"

namespace longspan {
namespace {

TEST(QuantityText, CountsHaveThousands) {
  EXPECT_EQ(CountText(0), "0");
  EXPECT_EQ(CountText(999), "999");
  EXPECT_EQ(CountText(1000), "1,000");
  EXPECT_EQ(CountText(1234567), "1,234,567");
  EXPECT_EQ(CountText(-100), "-100");
  EXPECT_EQ(CountText(-1000), "-1,000");
}

TEST(QuantityText, RatesHaveThreeDigits) {
  EXPECT_EQ(RateText(0), "0");
  EXPECT_EQ(RateText(0.254), "0.25");
  EXPECT_EQ(RateText(9.994), "9.99");
  EXPECT_EQ(RateText(9.996), "10.0");
  EXPECT_EQ(RateText(99.96), "100");
  EXPECT_EQ(RateText(12345.6), "12,346");
}

TEST(QuantityText, LatenciesHaveTheirUnit) {
  EXPECT_EQ(LatencyText(std::nullopt), "-");
  EXPECT_EQ(LatencyText(0.00049), "0.5 ms");
  EXPECT_EQ(LatencyText(0.0994), "99.4 ms");
  EXPECT_EQ(LatencyText(0.09996), "100 ms");
  EXPECT_EQ(LatencyText(0.9996), "1.00 s");
  EXPECT_EQ(LatencyText(3600), "3,600 s");
}

TEST(QuantityText, UptimeGoesOnBeyondADay) {
  EXPECT_EQ(UptimeText(7.9), "0:00:07");
  EXPECT_EQ(UptimeText(123.0 * 3600 + 45 * 60 + 6), "123:45:06");
}

TEST(QuantityText, NothingMovesTheCursor) {
  EXPECT_EQ(Printable("a b~"), "a b~");
  EXPECT_EQ(Printable("\x1b[2J\n\x7f\xC3\xA4"), "?[2J????");
}

}  // namespace
}  // namespace longspan
