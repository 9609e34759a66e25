#include "engine/constraint/regex_syntax.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace longspan {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(RegexSyntaxTest, RangesJoinAndSubtract) {
  EXPECT_THAT(Normalized({{'c', 'd'}, {'a', 'b'}, {'x', 'x'}, {'a', 'a'}}),
              ElementsAre(CodeRange{'a', 'd'}, CodeRange{'x', 'x'}));
  EXPECT_THAT(Without({{'a', 'f'}, {'x', 'z'}}, {{'b', 'c'}, {'f', 'x'}}),
              ElementsAre(CodeRange{'a', 'a'}, CodeRange{'d', 'e'}, CodeRange{'y', 'z'}));
  EXPECT_THAT(Without({{'a', 'f'}}, {{'a', 'f'}}), ElementsAre());
}

TEST(RegexSyntaxTest, WhatIsNotServedIsNamedWithItsByte) {
  const std::pair<const char*, const char*> cases[] = {
      {"a(?=b)", "look-around"},
      {"(?<!a)b", "look-around"},
      {"(?i)a", "look-around, flags"},
      {"(a)\\1", "`\\1`"},
      {"\\bword", "`\\b`"},
      {"\\p{L}", "`\\p`"},
      {"a*+", "possessive"},
      {"a**", "follows another"},
      {"a{2}{3}", "follows another"},
      {"*a", "nothing to repeat"},
      {"(a", "not closed"},
      {"a)", "`)` closes nothing (byte 1 of 2)"},
      {"[a", "class is not closed"},
      {"[]a]", "`]` first in a class"},
      {"[[:alpha:]]", "by name"},
      {"[z-a]", "ends before it begins"},
      {"[^\\x00-\\uffff\\\\", "class is not closed"},
      {"a^b", "`^` elsewhere"},
      {"(^a)", "`^` elsewhere"},
      {"a$b", "`$` elsewhere"},
      {"^*a", "an anchor is repeated"},
      {"a\\", "ends with"},
      {"\\x1", "hexadecimal"},
      {"\\ud800", "surrogate"},
      {"a{3,2}", "fewer at most"},
      {"a{5000}", "written out"},
      {"((a{20}){20}){20}", "written out"},
      {"(.*a.*)*", "begins and ends with a repetition without end"},
      {"\xC3", "not UTF-8"},
  };
  for (const auto& [pattern, says] : cases) {
    const auto parsed = ParseRegex(pattern, {});
    ASSERT_EQ(parsed.status().code(), absl::StatusCode::kInvalidArgument) << pattern;
    EXPECT_THAT(std::string(parsed.status().message()), HasSubstr(says)) << pattern;
  }
}

TEST(RegexSyntaxTest, BracesThatCountNothingAreCharacters) {
  for (const char* pattern : {"{", "a{", "a{b}", "{1", "a{,3}", "}", "]"}) {
    EXPECT_TRUE(ParseRegex(pattern, {}).ok()) << pattern;
  }
}

TEST(RegexSyntaxTest, DepthAndLengthAreBounded) {
  const std::string deep = std::string(100, '(') + "a" + std::string(100, ')');
  EXPECT_THAT(std::string(ParseRegex(deep, {}).status().message()),
              HasSubstr("nested deeper than 64"));
  const std::string many(5000, 'a');
  EXPECT_THAT(std::string(ParseRegex(many, {}).status().message()), HasSubstr("written out"));
  EXPECT_FALSE(ParseRegex(std::string(70'000, '('), {}).ok());
}

}  // namespace
}  // namespace longspan
