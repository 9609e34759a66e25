#include "clients/cpp/base/flag_text.h"

#include "gtest/gtest.h"

namespace longspan {
namespace {

TEST(FlagTextTest, DurationsHaveUnits) {
  EXPECT_EQ(ParseDurationUs("7us"), 7);
  EXPECT_EQ(ParseDurationUs("250ms"), 250'000);
  EXPECT_EQ(ParseDurationUs("10s"), 10'000'000);
  EXPECT_EQ(ParseDurationUs("1.5m"), 90'000'000);
  EXPECT_EQ(ParseDurationUs("2h"), 7'200'000'000);
  EXPECT_EQ(ParseDurationUs("0.25"), 250'000);
  EXPECT_EQ(ParseDurationUs("0"), 0);
}

TEST(FlagTextTest, WhatIsNoDuration) {
  for (const char* text : {"", "s", "-1s", "1x", "1 s", "1s ", "1..2", "1e3s", "nan", "inf",
                           "99999999999h", "1.2.3s"}) {
    EXPECT_EQ(ParseDurationUs(text), std::nullopt) << text;
  }
}

TEST(FlagTextTest, RangesOfDurations) {
  EXPECT_EQ(ParseDurationRangeUs("1s..3s"), std::pair(int64_t{1'000'000}, int64_t{3'000'000}));
  EXPECT_EQ(ParseDurationRangeUs("2ms"), std::pair(int64_t{2000}, int64_t{2000}));
  for (const char* text : {"3s..1s", "..1s", "1s..", "1s.2s", ""}) {
    EXPECT_EQ(ParseDurationRangeUs(text), std::nullopt) << text;
  }
}

TEST(FlagTextTest, Counts) {
  EXPECT_EQ(ParseCount("524288"), 524288);
  for (const char* text : {"", "0", "-1", "1.5", "9223372036854775808", "5k", " 5"}) {
    EXPECT_EQ(ParseCount(text), std::nullopt) << text;
  }
}

TEST(FlagTextTest, WeightedNames) {
  const auto parsed = ParseWeighted("a:0.9,b:3,c");
  ASSERT_TRUE(parsed.has_value());
  ASSERT_EQ(parsed->size(), 3U);
  EXPECT_EQ((*parsed)[0].name, "a");
  EXPECT_EQ((*parsed)[0].weight, 0.9);
  EXPECT_EQ((*parsed)[1].weight, 3);
  EXPECT_EQ((*parsed)[2].weight, 1);
  for (const char* text : {"", ",", "a,", "a,,b", "a:", "a:0", "a:-1", "a:x", ":1", "a:inf",
                           "a:nan", "a:1:2", "a,a"}) {
    EXPECT_FALSE(ParseWeighted(text).has_value()) << text;
  }
}

}  // namespace
}  // namespace longspan
