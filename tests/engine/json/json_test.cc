#include "engine/json/json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <string>

namespace longspan {
namespace {

using ::testing::HasSubstr;

std::string Problem(absl::string_view text, const JsonLimits& limits = {}) {
  const auto value = ParseJson(text, limits);
  if (value.ok()) return "accepted";
  EXPECT_EQ(value.status().code(), absl::StatusCode::kInvalidArgument);
  return std::string(value.status().message());
}

TEST(Json, ReadsEveryKindOfValue) {
  const auto value = ParseJson(
      " {\"a\": [1, -2, 2.5, true, false, null, \"x\"], \"b\": {}, \"c\": 18446744073709551615}\n");
  ASSERT_TRUE(value.ok()) << value.status();
  EXPECT_EQ(value->at("a").size(), 7U);
  EXPECT_EQ(value->at("a")[1], -2);
  EXPECT_EQ(value->at("a")[2], 2.5);
  EXPECT_EQ(value->at("a")[6], "x");
  EXPECT_TRUE(value->at("b").is_object());
  EXPECT_EQ(value->at("c").get<uint64_t>(), UINT64_MAX);
}

TEST(Json, ReadsScalarsAsWholeDocuments) {
  EXPECT_EQ(ParseJson("7").value(), 7);
  EXPECT_EQ(ParseJson("\"\\ud83d\\ude00\"").value(), "\xF0\x9F\x98\x80");
  EXPECT_TRUE(ParseJson("null").value().is_null());
}

TEST(Json, NestedContainersLandInTheirPlaces) {
  const std::string text = R"({"a":[[1],{"b":[2,{"c":3}],"d":4},[]],"e":{"f":{"g":[5]}}})";
  const auto value = ParseJson(text);
  ASSERT_TRUE(value.ok()) << value.status();
  EXPECT_EQ(WriteJson(*value), text);
}

TEST(Json, RefusesWhatIsNotJson) {
  const struct {
    std::string text;
    std::string problem;
  } cases[] = {
      {"", "unexpected end of input"},
      {"  ", "unexpected end of input"},
      {"{", "at byte 2"},
      {"[1,]", "unexpected ']'"},
      {"{\"a\":1,}", "at byte"},
      {"{a:1}", "at byte 2"},
      {"nul", "invalid literal"},
      {"NaN", "invalid literal"},
      {"-Infinity", "at byte"},
      {"01", "at byte 2"},
      {"+1", "invalid literal"},
      {"1e999", "number too large at byte"},
      {"[-1e999]", "number too large at byte"},
      {"1 2", "at byte 3"},
      {"{} x", "at byte 4"},
      {"// note\n1", "at byte 1"},
      {"\"a\nb\"", "control character"},
      {"\"\xFF\"", "ill-formed UTF-8"},
      {"\"\xC0\xAF\"", "ill-formed UTF-8"},
      {"\"\xED\xA0\x80\"", "ill-formed UTF-8"},
      {"\"\\ud800\"", "surrogate"},
      {"\"\\udc00\"", "surrogate"},
      {"\"\\ud800\\u0041\"", "surrogate"},
      {"{\"a\":1,\"b\":2,\"a\":1}", "duplicate key \"a\""},
      {"{\"a\":1,\"\\u0061\":1}", "duplicate key \"a\""},
      {"\xEF\xBB\xBF{}", "byte order mark"},
      {std::string("1\0", 2), "zero byte at byte 2"},
      {std::string("\"\0\"", 3), "zero byte at byte 2"},
  };
  for (const auto& [text, problem] : cases) {
    EXPECT_THAT(Problem(text), HasSubstr(problem)) << "text: " << text;
  }
}

TEST(Json, MembersKeepTheirOrder) {
  const std::string text = R"({"z":1,"a":{"y":[],"b":{}},"m":null})";
  EXPECT_EQ(WriteJson(ParseJson(text).value()), text);
}

TEST(Json, ObjectsAreTheSameInAnyOrder) {
  const Json left = ParseJson(R"([{"a":1,"b":{"c":2,"d":3}}])").value();
  const Json right = ParseJson(R"([{"b":{"d":3,"c":2},"a":1}])").value();
  EXPECT_TRUE(SameJson(left, right));
  EXPECT_FALSE(SameJson(left, ParseJson(R"([{"b":{"d":3,"c":2},"a":2}])").value()));
}

TEST(Json, ManyMembersAreReadInLittleTime) {
  std::string text = "{\"key\":0";
  for (int i = 0; i < 300'000; ++i) absl::StrAppend(&text, ",\"key", i, "\":", i);
  EXPECT_EQ(ParseJson(text + "}")->size(), 300'001U);
  EXPECT_THAT(Problem(text + ",\"key7\":0}"), HasSubstr("duplicate key \"key7\""));
}

TEST(Json, EveryTruncationIsRefused) {
  const std::string text = R"({"a":[1.5,{"b":"\u00e9"}],"c":[true,null]})";
  for (size_t size = 0; size < text.size(); ++size) {
    EXPECT_THAT(Problem(text.substr(0, size)), HasSubstr("invalid JSON")) << size;
  }
}

TEST(Json, LimitsSize) {
  EXPECT_EQ(Problem("[1]", {.max_bytes = 3}), "accepted");
  EXPECT_THAT(Problem("[1] ", {.max_bytes = 3}), HasSubstr("4 bytes, the limit is 3"));
}

TEST(Json, LimitsValues) {
  EXPECT_EQ(Problem("[1,{\"a\":2}]", {.max_values = 4}), "accepted");
  for (const char* text : {"[1,{\"a\":2},3]", "[[[[[]]]]]", "[1,2,3,4", "[1,2,3,4]"}) {
    const absl::Status status = ParseJson(text, {.max_values = 4}).status();
    EXPECT_TRUE(absl::IsOutOfRange(status)) << text << status;
    EXPECT_EQ(status.message(), "more than 4 values");
  }
}

TEST(Json, LimitsDepth) {
  EXPECT_EQ(Problem("[[{\"a\":1}]]", {.max_depth = 3}), "accepted");
  EXPECT_THAT(Problem("[[{\"a\":[]}]]", {.max_depth = 3}), HasSubstr("nested deeper than 3"));
  // Far beyond any stack, to its end and unfinished.
  EXPECT_THAT(Problem(std::string(1 << 20, '[')), HasSubstr("nested deeper than 64"));
  const std::string deep = std::string(1 << 20, '[') + std::string(1 << 20, ']');
  EXPECT_EQ(Problem(deep, {.max_depth = 1 << 20}), "accepted");
}

TEST(Json, ErrorsAreShortAndPrintable) {
  const std::string long_token = "\"" + std::string(1 << 16, 'x') + "\xFF\"";
  EXPECT_LT(Problem(long_token).size(), 300U);
  const std::string long_key(1 << 16, 'k');
  const std::string twice = "{\"" + long_key + "\":1,\"" + long_key + "\":1}";
  EXPECT_THAT(Problem(twice), HasSubstr("duplicate key \"kkk"));
  EXPECT_LT(Problem(twice).size(), 300U);
}

TEST(Json, WritesCompactTextAndReplacesInvalidUtf8) {
  EXPECT_EQ(WriteJson(Json{{"b", 1}, {"a", Json::array({1.5, "\xC3\xA9"})}}),
            "{\"b\":1,\"a\":[1.5,\"\xC3\xA9\"]}");
  EXPECT_EQ(WriteJson(Json("a\xFFz")), "\"a\xEF\xBF\xBDz\"");
  EXPECT_EQ(WriteJson(Json(std::nan(""))), "null");
}

}  // namespace
}  // namespace longspan
