#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/json/json.h"
#include "tests/engine/constraint/matching.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

class ConstraintGrammarTest : public ::testing::Test {
 protected:
  bool Matches(const Constraint& constraint, absl::string_view text) {
    return matching_.Matches(constraint, text);
  }
  std::string Refusal(const Constraint& constraint) {
    const absl::Status status = matching_.Judge(constraint);
    EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument) << status;
    return std::string(status.message());
  }

  Matching matching_;
};

TEST_F(ConstraintGrammarTest, AnObjectIsAnyJsonObject) {
  const Constraint object{JsonObjectConstraint{}, {}};
  EXPECT_TRUE(Matches(object, R"({})"));
  EXPECT_TRUE(Matches(object, R"({"a": [1, -2.5e3, "xé\né\ud83d\ude00"], "b": {"c": null}})"));
  EXPECT_TRUE(Matches(object, "{\n  \"a\": true,\n\t\"b\": []\n}"));
  EXPECT_FALSE(Matches(object, R"([])"));
  EXPECT_FALSE(Matches(object, R"({"a": 01})"));
  EXPECT_FALSE(Matches(object, R"({"a": "\ud83d"})"));
  EXPECT_FALSE(Matches(object, "{\"a\": \"\t\"}"));
  EXPECT_FALSE(Matches(object, R"({"a": 1,})"));
}

TEST_F(ConstraintGrammarTest, WhiteSpaceIsBounded) {
  const Constraint object{JsonObjectConstraint{}, {}};
  EXPECT_TRUE(Matches(object, "{\n" + std::string(32, ' ') + "\"a\": 1}"));
  EXPECT_FALSE(Matches(object, "{\n" + std::string(33, ' ') + "\"a\": 1}"));
  EXPECT_FALSE(Matches(object, "{  \"a\": 1}"));
  EXPECT_FALSE(Matches(object, "{\n\n\"a\": 1}"));
  EXPECT_FALSE(Matches(object, " {}"));
}

TEST_F(ConstraintGrammarTest, ASchemasAnswersAreNotFewerThanExpected) {
  const Constraint closed = Schema(
      R"({"type":"object","properties":{"b":{"type":"integer"},"a":{"type":"string"},"c":{}},
          "required":["a"]})");
  EXPECT_TRUE(Matches(closed, R"({"b": -12, "a": "x\"y"})"));
  EXPECT_TRUE(Matches(closed, R"({"a": "", "c": {"any": [1]}})"));
  EXPECT_FALSE(Matches(closed, R"({"a": "", "b": 1})"));  // in the order of properties
  EXPECT_FALSE(Matches(closed, R"({"b": 1})"));
  EXPECT_FALSE(Matches(closed, R"({"a": "", "d": 1})"));
  const Constraint open =
      Schema(R"({"properties":{"ab":{"type":"null"}},"additionalProperties":{"type":"integer"}})");
  EXPECT_TRUE(Matches(open, R"({"ab": null, "a": 1, "abc": 2, "": 3, "é": 4})"));
  EXPECT_TRUE(Matches(open, R"({"x": 1})"));
  EXPECT_FALSE(Matches(open, R"({"x": 1, "ab": 2})"));
  EXPECT_FALSE(Matches(open, R"({"\u0061b": 2})"));  // the same key, escaped
}

TEST_F(ConstraintGrammarTest, PatternsMatchAPartUnlessTheyAreAnchored) {
  EXPECT_TRUE(Matches(Schema(R"({"pattern":"b+"})"), R"("abbé")"));
  EXPECT_TRUE(Matches(Schema(R"({"pattern":"^b+"})"), R"("bbc")"));
  EXPECT_FALSE(Matches(Schema(R"({"pattern":"^b+"})"), R"("abb")"));
  EXPECT_TRUE(Matches(Schema(R"({"pattern":"b$"})"), R"("a☃b")"));
  EXPECT_FALSE(Matches(Schema(R"({"pattern":"^b$"})"), R"("bb")"));
  EXPECT_TRUE(Matches(Schema(R"({"pattern":"^\"\\\\$"})"), R"("\"\\")"));
}

TEST_F(ConstraintGrammarTest, LengthsCountCharacters) {
  const Constraint three = Schema(R"({"type":"string","minLength":3,"maxLength":3})");
  EXPECT_TRUE(Matches(three, R"("a'é")"));
  EXPECT_TRUE(Matches(three, R"("☃😀:")"));
  EXPECT_FALSE(Matches(three, R"("ab")"));
  EXPECT_FALSE(Matches(three, R"("abcd")"));
  const Constraint most = Schema(R"({"type":"string","minLength":1,"maxLength":4})");
  EXPECT_TRUE(Matches(most, R"("é☃😀é")"));
  EXPECT_FALSE(Matches(most, R"("")"));
  for (const auto& [least, more] : {std::pair{0, 100}, std::pair{37, 0}, std::pair{50, 63}}) {
    const Constraint long_one = Schema(absl::StrCat("{\"type\":\"string\",\"minLength\":", least,
                                                    ",\"maxLength\":", least + more, "}"));
    for (int length = 0; length < 120; ++length) {
      EXPECT_EQ(Matches(long_one, "\"" + std::string(length, 'x') + "\""),
                length >= least && length <= least + more)
          << least << " " << more << " " << length;
    }
  }
  EXPECT_FALSE(Matches(most, R"("abcde")"));
  EXPECT_TRUE(Matches(Schema(R"({"type":"string","minLength":1})"), R"("a\n\"")"));
}

TEST_F(ConstraintGrammarTest, WhatASchemaCannotHoldIsRefusedWithItsPlace) {
  const auto cases = ParseJson(FileText("tests/engine/constraint/data/refused.json"));
  ASSERT_TRUE(cases.ok());
  ASSERT_GT(cases->size(), 60u);
  for (const Json& refused : *cases) {
    const std::string schema = WriteJson(refused.at("schema"));
    EXPECT_THAT(Refusal(Schema(schema)), HasSubstr(refused.at("says").get<std::string>()))
        << schema;
  }
}

TEST_F(ConstraintGrammarTest, ChoicesAreWholeTexts) {
  const Constraint choice{ChoiceConstraint{{"yes", "yes, but \"no\"\n", "☃"}}, {}};
  EXPECT_TRUE(Matches(choice, "yes"));
  EXPECT_TRUE(Matches(choice, "yes, but \"no\"\n"));
  EXPECT_TRUE(Matches(choice, "☃"));
  EXPECT_FALSE(Matches(choice, "ye"));
  EXPECT_FALSE(Matches(choice, "yes, but"));
  EXPECT_THAT(Refusal({ChoiceConstraint{}, {}}), HasSubstr("1 to 1000"));
  EXPECT_THAT(Refusal({ChoiceConstraint{{"\xFF"}}, {}}), HasSubstr("not UTF-8"));
}

TEST_F(ConstraintGrammarTest, ExpressionsMatchAllOfTheText) {
  EXPECT_TRUE(Matches(Regex("a|bc"), "bc"));
  EXPECT_FALSE(Matches(Regex("a|bc"), "ab"));
  EXPECT_TRUE(Matches(Regex("^\\d{2}$"), "42"));
  EXPECT_TRUE(Matches(Regex("(?:[^\\s\"]+ ?){2}"), "ab é☃"));
  EXPECT_TRUE(Matches(Regex(""), ""));
}

CallConstraint Calls() {
  CallConstraint calls;
  calls.open = {"<call>", std::nullopt};
  calls.after_open = "\n";
  calls.forms = {
      {"{\"name\": \"f\", \"arguments\": ",
       R"({"type":"object","properties":{"x":{"type":"integer"}},"required":["x"]})", "}"},
      {"{\"name\": \"g\", \"arguments\": ", R"({"type":"object"})", "}"}};
  calls.close = "\n</call>";
  calls.between_groups = "\n";
  return calls;
}
constexpr char kCallF[] = "<call>\n{\"name\": \"f\", \"arguments\": {\"x\": 1}}\n</call>";
constexpr char kCallG[] = "<call>\n{\"name\": \"g\", \"arguments\": {\"y\": []}}\n</call>";

TEST_F(ConstraintGrammarTest, TextIsFreeUntilACallOpens) {
  const Constraint free{Calls(), {}};
  EXPECT_TRUE(Matches(free, ""));
  EXPECT_TRUE(Matches(free, "I call <cal no one."));
  EXPECT_TRUE(Matches(free, absl::StrCat("é ", kCallF, " and\n", kCallG, "!")));
  EXPECT_FALSE(Matches(free, "<call>\n{\"name\": \"h"));
  EXPECT_FALSE(Matches(free, "<call>\n{\"name\": \"f\", \"arguments\": {}}\n</call>"));
  EXPECT_FALSE(Matches(free, "<call>"));
}

TEST_F(ConstraintGrammarTest, CallsMayBeRequiredOrOne) {
  CallConstraint calls = Calls();
  calls.is_required = true;
  const Constraint required{calls, {}};
  EXPECT_TRUE(Matches(required, kCallF));
  EXPECT_TRUE(Matches(required, absl::StrCat(kCallF, "\n", kCallG)));
  EXPECT_FALSE(Matches(required, absl::StrCat("x", kCallF)));
  EXPECT_FALSE(Matches(required, ""));
  calls.takes_several = false;
  const Constraint one{calls, {}};
  EXPECT_TRUE(Matches(one, kCallG));
  EXPECT_FALSE(Matches(one, absl::StrCat(kCallF, "\n", kCallG)));
  calls.is_required = false;
  EXPECT_FALSE(Matches({calls, {}}, absl::StrCat(kCallF, " ", kCallG)));
  EXPECT_TRUE(Matches({calls, {}}, absl::StrCat("well: ", kCallF)));
}

TEST_F(ConstraintGrammarTest, CallsMayStandInOneList) {
  CallConstraint calls = Calls();
  calls.after_open = "[";
  calls.close = "]";
  calls.separator = ", ";
  calls.is_required = true;
  const std::string f = R"({"name": "f", "arguments": {"x": 1}})";
  EXPECT_TRUE(Matches({calls, {}}, absl::StrCat("<call>[", f, ", ", f, "]")));
  EXPECT_TRUE(Matches({calls, {}}, absl::StrCat("<call>[", f, "]")));
  EXPECT_FALSE(Matches({calls, {}}, "<call>[]"));
  calls.takes_several = false;
  EXPECT_FALSE(Matches({calls, {}}, absl::StrCat("<call>[", f, ", ", f, "]")));
}

TEST_F(ConstraintGrammarTest, AFormMayBeginAfterAMark) {
  const Constraint after{ChoiceConstraint{{"yes", "no"}}, ConstraintMark{"</think>", std::nullopt}};
  EXPECT_TRUE(Matches(after, "I think </thin it is so</think>yes"));
  EXPECT_TRUE(Matches(after, "</think>\n\nno"));
  EXPECT_FALSE(Matches(after, "</think>\n\n\nno"));
  EXPECT_FALSE(Matches(after, "yes"));
  EXPECT_FALSE(Matches(after, "</think>maybe"));
  const Constraint grammar{GrammarConstraint{"root ::= \"a\" root | \"b\""},
                           ConstraintMark{"|", std::nullopt}};
  EXPECT_TRUE(Matches(grammar, "bb|aab"));
}

TEST_F(ConstraintGrammarTest, AnAnswerMayReasonFirst) {
  const Constraint may{ChoiceConstraint{{"yes", "no"}}, ConstraintMark{"</think>", std::nullopt},
                       ConstraintMark{"<think>", std::nullopt}};
  EXPECT_TRUE(Matches(may, "yes"));
  EXPECT_TRUE(Matches(may, "<think>\nso it is\n</think>\n\nno"));
  EXPECT_FALSE(Matches(may, "so it is</think>no"));
  EXPECT_FALSE(Matches(may, "<think>yes"));
  const Constraint calls{Calls(), may.begins_after, may.where_begun_by};
  EXPECT_TRUE(Matches(calls, absl::StrCat("<think><call> is it</think>", kCallF)));
  EXPECT_FALSE(Matches(calls, "<think>so</think><call>x"));
}

TEST_F(ConstraintGrammarTest, AnAnswerMayBeCallsInPlaceOfItsForm) {
  Constraint either{ChoiceConstraint{{"yes", "no"}}, {}, {}, Calls()};
  either.or_calls->is_required = true;
  EXPECT_TRUE(Matches(either, "yes"));
  EXPECT_TRUE(Matches(either, absl::StrCat(kCallF, "\n", kCallG)));
  EXPECT_FALSE(Matches(either, absl::StrCat("yes", kCallF)));
  EXPECT_FALSE(Matches(either, "maybe"));
}

TEST_F(ConstraintGrammarTest, AMarkMayBeATokenWithoutText) {
  ConstraintMark mark{"", kByteSpecial};
  const Constraint after{ChoiceConstraint{{"yes"}}, mark};
  ConstraintState state(matching_.compiler().Compile(after).value());
  EXPECT_TRUE(state.Accept('y').ok());
  EXPECT_FALSE(matching_.Allows(state, kByteEnd));
  EXPECT_TRUE(matching_.Allows(state, kByteSpecial));
  ASSERT_TRUE(state.Accept(kByteSpecial).ok());
  EXPECT_FALSE(matching_.Allows(state, kByteSpecial));
  EXPECT_FALSE(matching_.Allows(state, 'x'));
  for (const char byte : {'y', 'e', 's'}) ASSERT_TRUE(state.Accept(byte).ok());
  EXPECT_TRUE(matching_.Allows(state, kByteEnd));

  CallConstraint calls = Calls();
  calls.open = mark;
  ConstraintState call(matching_.compiler().Compile({calls, {}}).value());
  EXPECT_TRUE(call.Accept('x').ok());
  EXPECT_TRUE(call.is_complete());
  ASSERT_TRUE(call.Accept(kByteSpecial).ok());
  EXPECT_FALSE(call.is_complete());
  EXPECT_FALSE(matching_.Allows(call, 'x'));
  EXPECT_TRUE(matching_.Allows(call, '\n'));
}

TEST_F(ConstraintGrammarTest, PartsOfACallMayBeTokensWithoutText) {
  const ConstraintMark token{"", kByteSpecial};
  CallConstraint calls;
  calls.forms = {{ConstraintText({{"f", std::nullopt}, token}), R"({"const": 1})", ""}};
  calls.close = ConstraintText({token});
  calls.is_required = true;
  ConstraintState state(matching_.compiler().Compile({calls, {}}).value());
  for (const int32_t next : {int32_t{'f'}, kByteSpecial, int32_t{'1'}, kByteSpecial}) {
    EXPECT_FALSE(state.is_complete());
    ASSERT_TRUE(state.Accept(next).ok()) << next;
  }
  EXPECT_TRUE(state.is_complete());
}

TEST_F(ConstraintGrammarTest, GrammarsAreRefusedWithTheirLine) {
  const std::pair<const char*, const char*> cases[] = {
      {"root ::= a", "the rule `a` is not defined (line 1)"},
      {"a ::= \"x\"", "the rule `root` is not defined"},
      {"root ::= \"a\" root", "the rule `root` has no text: it goes on without end (line 1)"},
      {"root ::= \"a\" | b\nb ::= \"b\" b", "the rule `b` has no text"},
      {"root ::= \"a\"\nroot ::= \"b\"", "the rule `root` is defined twice (line 2)"},
      {"root ::= (\"a\"", "a group is not closed"},
      {"root ::= \"a", "a text in quotes is not closed"},
      {"root ::= [a", "a class is not closed"},
      {"root ::= []", "a class without a character"},
      {"root ::= | \"a\"", "an alternative is empty"},
      {"root ::= \"a\"{3,2}", "a repetition is {2}, {2,} or {2,3}"},
      {"root ::= \"a\"{5000}", "more than 4096 times"},
      {"root ::= (\"a\"{300}){300}", "more than 65536 parts"},
      {"root ::= Token(3)", "the function `Token`"},
      {"root ::= TagDispatch((\"a\", root))", "the function `TagDispatch`"},
      {"root[max_tokens=3] ::= \"a\"", "options of rules"},
      {"root ::= a[0-9]\na ::= \"a\"", "needs a space"},
      {"root ::= \"a\" (=\"b\")", "look-ahead"},
      {"root ::= _.0\n_.0 ::= \"a\"", "names of rules that begin with `_.`"},
      {"root = \"a\"", "is not followed by `::=`"},
      {"root ::= \"a\" ^", "begins with `^`"},
      {"", "the rule `root` is not defined"},
      {"root ::= \"\xFF\"", "UTF-8"},
  };
  for (const auto& [grammar, says] : cases) {
    EXPECT_THAT(Refusal(Ebnf(grammar)), HasSubstr(says)) << grammar;
  }
}

}  // namespace
}  // namespace longspan
