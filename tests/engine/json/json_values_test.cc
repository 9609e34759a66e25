#include "engine/json/json_values.h"

#include <gtest/gtest.h>

namespace longspan {
namespace {

Json Parse(absl::string_view text) { return ParseJson(text).value(); }

TEST(JsonValues, IntegersMayBeWrittenAsFloats) {
  EXPECT_EQ(IntegralValue(Parse("5")), 5);
  EXPECT_EQ(IntegralValue(Parse("-5")), -5);
  EXPECT_EQ(IntegralValue(Parse("5.0")), 5);
  EXPECT_EQ(IntegralValue(Parse("1e3")), 1000);
  EXPECT_EQ(IntegralValue(Parse("-0.0")), 0);
  EXPECT_EQ(IntegralValue(Parse("5.5")), std::nullopt);
}

TEST(JsonValues, IntegersKeepToTheirRange) {
  EXPECT_EQ(IntegralValue(Parse("9223372036854775807")), INT64_MAX);
  EXPECT_EQ(IntegralValue(Parse("-9223372036854775808")), INT64_MIN);
  EXPECT_EQ(IntegralValue(Parse("9223372036854775808")), std::nullopt);
  EXPECT_EQ(IntegralValue(Parse("9223372036854775808.0")), std::nullopt);
  EXPECT_EQ(IntegralValue(Parse("-9223372036854775809")), std::nullopt) << "read as a float";
  EXPECT_EQ(IntegralValue(Parse("1e300")), std::nullopt);
  EXPECT_EQ(UnsignedValue(Parse("18446744073709551615")), UINT64_MAX);
  EXPECT_EQ(UnsignedValue(Parse("18446744073709551616")), std::nullopt);
  EXPECT_EQ(UnsignedValue(Parse("-1")), std::nullopt);
  EXPECT_EQ(UnsignedValue(Parse("7.0")), 7U);
  EXPECT_EQ(UnsignedValue(Parse("0.5")), std::nullopt);
}

TEST(JsonValues, NothingElseIsANumber) {
  for (const char* text : {"true", "\"5\"", "null", "[5]", "{}"}) {
    EXPECT_EQ(IntegralValue(Parse(text)), std::nullopt) << text;
    EXPECT_EQ(UnsignedValue(Parse(text)), std::nullopt) << text;
    EXPECT_EQ(NumberValue(Parse(text)), std::nullopt) << text;
  }
  EXPECT_EQ(NumberValue(Parse("2.5")), 2.5);
  EXPECT_EQ(NumberValue(Parse("2")), 2.0);
}

TEST(JsonValues, BooleansAndStrings) {
  EXPECT_EQ(BoolValue(Parse("true")), true);
  EXPECT_EQ(BoolValue(Parse("1")), std::nullopt);
  const Json text = Parse("\"x\"");
  ASSERT_NE(StringValue(text), nullptr);
  EXPECT_EQ(*StringValue(text), "x");
  EXPECT_EQ(StringValue(Parse("1")), nullptr);
}

TEST(JsonValues, NullMembersAreAbsent) {
  const Json object = Parse(R"({"a": 1, "b": null})");
  ASSERT_NE(FindMember(object, "a"), nullptr);
  EXPECT_EQ(*FindMember(object, "a"), 1);
  EXPECT_EQ(FindMember(object, "b"), nullptr);
  EXPECT_EQ(FindMember(object, "c"), nullptr);
  EXPECT_EQ(FindMember(Parse("[1]"), "a"), nullptr);
}

TEST(JsonValues, SummariesAreCutBetweenCharacters) {
  EXPECT_EQ(Summarize(Parse(R"({"a":[1,2]})")), R"({"a":[1,2]})");
  EXPECT_EQ(Summarize(Json("\xC3\xA9\xC3\xA9"), 4), "\"\xC3\xA9...");
  EXPECT_EQ(TypeName(Parse("1.5")), "number");
  EXPECT_EQ(TypeName(Parse("{}")), "object");
}

}  // namespace
}  // namespace longspan
