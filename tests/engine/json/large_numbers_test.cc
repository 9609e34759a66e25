#include <cmath>
#include <limits>
#include <string>

#include "absl/strings/str_cat.h"
#include "engine/json/json.h"
#include "engine/json/json_values.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

using testing::HasSubstr;

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr JsonLimits kKeeping = {.keeps_large_numbers = true};

absl::StatusOr<Json> Keep(const std::string& text) { return ParseJson(text, kKeeping); }

std::string ProblemOf(const std::string& text) {
  const auto json = Keep(text);
  return json.ok() ? "accepted: " + Summarize(*json) : std::string(json.status().message());
}

TEST(LargeNumbers, AreInfinitiesWhereTheyAreKept) {
  const std::string digits(400, '7');
  const auto json = Keep(absl::StrCat("[1e309, -1e400,", digits, " ,-", digits, ".5E+12,1e", digits,
                                      ",{\"a\":-1.8e308}]"));
  ASSERT_TRUE(json.ok()) << json.status();
  EXPECT_EQ(json->at(0), kInfinity);
  EXPECT_EQ(json->at(1), -kInfinity);
  EXPECT_EQ(json->at(2), kInfinity);
  EXPECT_EQ(json->at(3), -kInfinity);
  EXPECT_EQ(json->at(4), kInfinity);
  EXPECT_EQ(json->at(5)["a"], -kInfinity);
}

TEST(LargeNumbers, AllElseIsReadAsWithoutThem) {
  const std::string rest =
      R"(["1e400", "\"1e400", "\\", 1, -2.5e-3, 0e999, -0e99, 1e308, 1e-999, true, null, {"0e9":[]}])";
  const auto json = Keep("[" + rest + ",1e400]");
  ASSERT_TRUE(json.ok()) << json.status();
  EXPECT_EQ(json->at(0), ParseJson(rest).value());
  EXPECT_EQ(json->at(1), kInfinity);
}

TEST(LargeNumbers, OfBrokenTextTheBrokenPlaceIsTold) {
  for (const char* text : {"[1e400,01e400]", "[1e400,1.e400]", "[1e400,+1e400]", "[1e400,.5e400]",
                           "[1e400,1e400e1]", "[1e400,1e400 1]", "[1e400,-]"}) {
    EXPECT_THAT(ProblemOf(text), HasSubstr("at byte ")) << text;
  }
  for (const char* text : {"[1e400", "[1e400,\"", "[1e400,\"\\", "[1e400,\"a\\\""}) {
    EXPECT_THAT(ProblemOf(text), HasSubstr("invalid JSON")) << text;
  }
  EXPECT_THAT(ProblemOf("[1e400,x]"), HasSubstr("at byte 8"));
}

TEST(LargeNumbers, AreRefusedWhereNobodyJudgesThem) {
  EXPECT_THAT(ParseJson("[1e400]").status().message(), HasSubstr("at most 1.79769e+308"));
}

TEST(LargeNumbers, AreNoIntegersAndHaveAText) {
  EXPECT_EQ(IntegralValue(Json(kInfinity)), std::nullopt);
  EXPECT_EQ(UnsignedValue(Json(kInfinity)), std::nullopt);
  EXPECT_EQ(NumberValue(Json(-kInfinity)), -kInfinity);
  EXPECT_EQ(Summarize(Json(kInfinity)), "1.79769e+308 or more");
  EXPECT_EQ(Summarize(Json(-kInfinity)), "-1.79769e+308 or less");
}

TEST(LargeNumbers, TheFirstOneIsFound) {
  EXPECT_EQ(FindLargeNumber(Keep("1e400").value()), "");
  EXPECT_EQ(FindLargeNumber(Keep(R"({"a":[1,{"b":1e400}],"c":1e400})").value()), ".a[1].b");
  EXPECT_EQ(FindLargeNumber(ParseJson(R"({"a":[1e308]})").value()), std::nullopt);
}

}  // namespace
}  // namespace longspan
