#include "engine/json/json_scanner.h"

#include <gtest/gtest.h>

#include <string>

#include "engine/json/json.h"

namespace longspan {
namespace {

// How many bytes are an object, or its beginning, and whether it is whole.
struct Extent {
  size_t bytes = 0;
  bool is_whole = false;
};

Extent ExtentOf(absl::string_view text) {
  JsonScanner scanner;
  for (size_t at = 0; at < text.size(); ++at) {
    const JsonEvent event = scanner.Read(text[at]);
    if (event == JsonEvent::kBroken) return {at, false};
    if (event == JsonEvent::kValueEnd && scanner.depth() == 0) return {at + 1, true};
  }
  return {text.size(), false};
}

TEST(JsonScanner, ObjectsEndWithTheirLastByte) {
  for (const std::string text :
       {R"({})", R"( { } )", R"({"a":1})", R"({"a":-1.5e+3,"b":[1,2,[]],"c":{"d":{}}})",
        R"({"a":[true , false,null], "b" : "}\"\\\/\b\f\n\r\t\u00e4" })", "{\"\xC3\xA4\":\"]\"}",
        R"({"a":[{"b":[{}]}]})"}) {
    const Extent extent = ExtentOf(text + "x{");
    EXPECT_TRUE(extent.is_whole) << text;
    EXPECT_EQ(extent.bytes, text.find_last_of('}') + 1) << text;
    EXPECT_TRUE(ParseJson(text).ok()) << text;
  }
}

TEST(JsonScanner, WhatIsNoJsonBreaksAtItsFirstWrongByte) {
  const struct {
    std::string right;
    std::string rest;
  } cases[] = {
      {"", "[1]"},
      {"", "1"},
      {"{", "a:1}"},
      {"{", ",}"},
      {"{\"a\"", "}"},
      {"{\"a\"", "1}"},
      {"{\"a\":", "}"},
      {"{\"a\":", ",}"},
      {"{\"a\":1", "]"},
      {"{\"a\":1,", "}"},
      {"{\"a\":[1,", "]}"},
      {"{\"a\":[1", "}"},
      {"{\"a\":[1", ":2]}"},
      {"{\"a\":t", "e}"},
      {"{\"a\":tru", "}"},
      {"{\"a\":", "'b'}"},
      {"{\"a\":\"", "\n\"}"},
      {"{\"a\":\"\\", "x\"}"},
      {"{\"a\":\"\\u00", "g0\"}"},
      {"{\"a\":", "+1}"},
      {"{\"a\":1 ", "2}"},
      {"{\"a\":\"b\"", "\"c\"}"},
      {"{\"a\":{}", "{}}"},
  };
  for (const auto& [right, rest] : cases) {
    const Extent extent = ExtentOf(right + rest);
    EXPECT_FALSE(extent.is_whole) << right << rest;
    EXPECT_EQ(extent.bytes, right.size()) << right << rest;
  }
}

TEST(JsonScanner, NestsAsDeepAsTheReaderOfJson) {
  const auto nested = [](int depth) {
    return "{\"a\":" + std::string(depth - 1, '[') + std::string(depth - 1, ']') + "}";
  };
  EXPECT_TRUE(ExtentOf(nested(JsonScanner::kMaxDepth)).is_whole);
  EXPECT_TRUE(ParseJson(nested(JsonScanner::kMaxDepth)).ok());
  EXPECT_EQ(ExtentOf(nested(JsonScanner::kMaxDepth + 1)).bytes, 5U + JsonScanner::kMaxDepth - 1);
  EXPECT_FALSE(ParseJson(nested(JsonScanner::kMaxDepth + 1)).ok());
}

TEST(JsonScanner, ReportedAreTheEndsOfKeysAndValues) {
  const std::string text = R"({"a":"b","c":[1,null],"d":true})";
  std::string reported;
  JsonScanner scanner;
  for (const char c : text) {
    switch (scanner.Read(c)) {
      case JsonEvent::kKeyBegin:
        reported += '<';
        break;
      case JsonEvent::kKeyEnd:
        reported += '>';
        break;
      case JsonEvent::kValueBegin:
        reported += 'v';
        break;
      case JsonEvent::kValueEnd:
        reported += '^';
        break;
      default:
        reported += '.';
    }
  }
  EXPECT_EQ(reported, "v<.>.v.^.<.>.vv.v..^^.<.>.v..^^");
}

}  // namespace
}  // namespace longspan
