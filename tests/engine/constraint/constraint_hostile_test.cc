// What is sent to break the door: each is refused, or served, and the process goes on.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/engine/constraint/matching.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

std::string Repeated(absl::string_view text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) absl::StrAppend(&all, text);
  return all;
}

class HostileTest : public ::testing::Test {
 protected:
  std::string Refusal(const Constraint& constraint) {
    const absl::Status status = matching_.Judge(constraint);
    EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument) << status;
    EXPECT_LT(status.message().size(), 1000u);
    EXPECT_EQ(matching_.compiler().compiled(), 0);
    return std::string(status.message());
  }
  Matching matching_;
};

TEST_F(HostileTest, SchemasAreBounded) {
  EXPECT_THAT(Refusal(Schema(absl::StrCat("{\"title\":\"", Repeated("x", 2 << 20), "\"}"))),
              HasSubstr("the limit is 65536"));
  EXPECT_THAT(Refusal(Schema(Repeated(R"({"items":)", 50) + "{}" + Repeated("}", 50))),
              HasSubstr("nested deeper than 32"));
  EXPECT_THAT(Refusal(Schema("{\"enum\":[" + Repeated("1,", 5000) + "1]}")),
              HasSubstr("more than 4096 values"));
  EXPECT_THAT(Refusal(Schema("{\"enum\":[" + Repeated("1,", 1000) + "1]}")),
              HasSubstr("at most 1000"));
  EXPECT_THAT(
      Refusal(Schema("{\"type\":\"object\",\"properties\":{\"" + Repeated("x", 300) + "\":{}}}")),
      HasSubstr("at most 256"));
}

TEST_F(HostileTest, WhatASchemaBecomesIsBounded) {
  std::string properties;
  for (int i = 0; i < 1500; ++i) absl::StrAppend(&properties, i > 0 ? "," : "", "\"p", i, "\":{}");
  EXPECT_THAT(Refusal(Schema(absl::StrCat("{\"type\":\"object\",\"maxProperties\":1400,"
                                          "\"properties\":{",
                                          properties, "}}"))),
              HasSubstr("an object has 1500 properties, at most 400"));
  std::string patterns;
  for (int i = 0; i < 400; ++i) {
    absl::StrAppend(&patterns, i > 0 ? "," : "", "\"p", i,
                    R"(":{"type":"string","pattern":"[\\S\\s]\\S\\S\\S\\S\\S\\S\\S\\S\\S"})");
  }
  EXPECT_THAT(
      Refusal(Schema(absl::StrCat("{\"type\":\"object\",\"properties\":{", patterns, "}}"))),
      HasSubstr("262144 bytes"));
}

TEST_F(HostileTest, TextThatIsNotJsonOrNotText) {
  for (const std::string& text :
       {std::string(""), std::string("{"), std::string("\xFF"), std::string("{\"a\xC3\":1}"),
        std::string("{}\0{}", 5), std::string("{\"type\":\"null\",\"type\":\"null\"}"),
        std::string("{\"const\":\"\\ud800\"}"), std::string("3")}) {
    Refusal(Schema(text));
  }
  Refusal(Ebnf("root ::= \"\xC3\""));
  Refusal(Ebnf(std::string("root ::= \"a\0\"", 13)));
  Refusal(Regex("\xFF"));
}

TEST_F(HostileTest, ExpressionsThatExplodeElsewhereAreServedOrRefused) {
  Refusal(Regex("(a{1000}){1000}"));
  Refusal(Regex(Repeated("(a|", 100) + "b" + Repeated(")", 100)));
  // An automaton that is made deterministic has two to the twelfth states of this.
  EXPECT_TRUE(matching_.Matches(Regex("(a|b)*a(a|b){12}"), "abbaaabbabababab"));
  EXPECT_TRUE(matching_.Matches(Regex("((a*)*)*b"), "aaab"));
  EXPECT_TRUE(matching_.Matches(Regex("(a|a|aa|a?a?)*c"), Repeated("a", 60) + "c"));
  EXPECT_TRUE(matching_.Matches(Regex("(((|a)(|b))*(|c))*d"), "abcabd"));
}

TEST_F(HostileTest, GrammarsThatRecurEverywhere) {
  Refusal(Ebnf("root ::= root"));
  Refusal(Ebnf("root ::= a\na ::= b\nb ::= a"));
  EXPECT_TRUE(matching_.Matches(Ebnf("root ::= root root | \"a\" | \"\""), "aaaa"));
  EXPECT_TRUE(matching_.Matches(Ebnf("root ::= a | \"x\"\na ::= root"), "x"));
  EXPECT_TRUE(matching_.Matches(Ebnf("root ::= (root? root?)* \"x\""), "xxx"));
  EXPECT_TRUE(matching_.Matches(Ebnf("root ::= (\"\")* \"x\""), "x"));
}

TEST_F(HostileTest, ManyRules) {
  std::string rules = "root ::= a\n";
  for (int i = 0; i < 4200; ++i) absl::StrAppend(&rules, "a", i, "::=\"\"\n");
  EXPECT_THAT(Refusal(Ebnf(rules)), HasSubstr("4096 rules"));
}

TEST_F(HostileTest, LongChainsOfReferences) {
  std::string definitions;
  for (int i = 0; i < 900; ++i) {
    absl::StrAppend(&definitions, "\"d", i, "\":{\"$ref\":\"#/$defs/d", i + 1, "\"},");
  }
  EXPECT_TRUE(matching_.Matches(
      Schema(absl::StrCat("{\"$ref\":\"#/$defs/d0\",\"$defs\":{", definitions, "\"d900\":true}}")),
      "[]"));
}

}  // namespace
}  // namespace longspan
