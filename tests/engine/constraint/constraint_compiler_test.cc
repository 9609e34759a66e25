#include "engine/constraint/constraint_compiler.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <thread>
#include <vector>

#include "absl/hash/hash_testing.h"
#include "tests/engine/constraint/matching.h"

namespace longspan {
namespace {

std::unique_ptr<ConstraintCompiler> OfBytes(size_t cache_bytes) {
  ConstraintCompilerOptions options;
  options.cache_bytes = cache_bytes;
  return ConstraintCompiler::Make(ByteVocabulary(), options).value();
}

TEST(ConstraintCompilerTest, EqualConstraintsAreCompiledOnce) {
  const auto compiler = OfBytes(size_t{1} << 26);
  const auto first = compiler->Compile(Regex("a+")).value();
  EXPECT_EQ(compiler->Compile(Regex("a+")).value(), first);
  EXPECT_NE(compiler->Compile(Regex("a*")).value(), first);
  Constraint later = Regex("a+");
  later.begins_after = ConstraintMark{"!", std::nullopt};
  EXPECT_NE(compiler->Compile(later).value(), first);
  EXPECT_EQ(compiler->compiled(), 3);
}

TEST(ConstraintCompilerTest, WhatIsCompiledIsFoundAndWhatIsWrongIsSaid) {
  const auto compiler = OfBytes(size_t{1} << 26);
  EXPECT_EQ(compiler->Find(Regex("a+")).value(), nullptr);
  const auto compiled = compiler->Compile(Regex("a+")).value();
  EXPECT_EQ(compiler->Find(Regex("a+")).value(), compiled);
  EXPECT_EQ(compiler->Find(Regex("(")).status(), compiler->Compile(Regex("(")).status());
  EXPECT_EQ(compiler->compiled(), 1);
}

TEST(ConstraintCompilerTest, ThoseUsedLongestAgoAreEvicted) {
  const size_t one = OfBytes(size_t{1} << 26)->Compile(Regex("a")).value()->bytes();
  const auto compiler = OfBytes(one * 5 / 2);
  const auto first = compiler->Compile(Regex("a")).value();
  compiler->Compile(Regex("b")).value();
  compiler->Compile(Regex("a")).value();
  compiler->Compile(Regex("c")).value();  // b goes
  EXPECT_LE(compiler->cached_bytes(), one * 5 / 2);
  EXPECT_EQ(compiler->Compile(Regex("a")).value(), first);
  EXPECT_EQ(compiler->compiled(), 3);
  compiler->Compile(Regex("b")).value();
  EXPECT_EQ(compiler->compiled(), 4);
}

TEST(ConstraintCompilerTest, WhatIsLargerThanTheCacheIsServed) {
  const auto compiler = OfBytes(1);
  EXPECT_TRUE(compiler->Compile(Regex("a")).ok());
  EXPECT_EQ(compiler->cached_bytes(), 0u);
}

TEST(ConstraintCompilerTest, ThreadsThatAskForTheSameWaitForOneCompile) {
  const auto compiler = OfBytes(size_t{1} << 26);
  const Constraint object{JsonObjectConstraint{}, {}};
  std::vector<std::shared_ptr<const CompiledConstraint>> compiled(8);
  std::vector<std::thread> threads;
  for (auto& result : compiled) {
    threads.emplace_back([&] {
      result = compiler->Compile(object).value();
      EXPECT_FALSE(compiler->Compile(Regex("(")).ok());
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(compiler->compiled(), 1);
  for (const auto& result : compiled) EXPECT_EQ(result, compiled[0]);
}

TEST(ConstraintCompilerTest, ConstraintsHashByAllThatTheyHold) {
  CallConstraint calls;
  calls.open.text = "a";
  CallConstraint other = calls;
  other.forms = {{"b", "{}", "c"}};
  CallConstraint required = calls;
  required.is_required = true;
  EXPECT_TRUE(absl::VerifyTypeImplementsAbslHashCorrectly({
      Constraint{JsonObjectConstraint{}, {}},
      Constraint{JsonSchemaConstraint{"a"}, {}},
      Constraint{RegexConstraint{"a"}, {}},
      Constraint{GrammarConstraint{"a"}, {}},
      Constraint{ChoiceConstraint{{"a"}}, {}},
      Constraint{ChoiceConstraint{{"a", "b"}}, {}},
      Constraint{calls, {}},
      Constraint{other, {}},
      Constraint{required, {}},
      Constraint{RegexConstraint{"a"}, ConstraintMark{"a", std::nullopt}},
      Constraint{RegexConstraint{"a"}, ConstraintMark{"a", 3}},
      Constraint{RegexConstraint{"a"}, ConstraintMark{"a", 3}, ConstraintMark{"b", 3}},
      Constraint{RegexConstraint{"a"}, {}, {}, calls},
      Constraint{RegexConstraint{"a"}, {}, {}, other},
  }));
}

TEST(ConstraintStateTest, ForksGoOnByThemselves) {
  Matching matching;
  ConstraintState state(matching.compiler().Compile(Regex("a(b|c)d")).value());
  ASSERT_TRUE(state.Accept('a').ok());
  ConstraintState fork = state.Fork();
  ASSERT_TRUE(state.Accept('b').ok());
  EXPECT_TRUE(matching.Allows(fork, 'c'));
  ASSERT_TRUE(fork.Accept('c').ok());
  EXPECT_FALSE(matching.Allows(fork, 'c'));
  ASSERT_TRUE(state.Accept('d').ok());
  EXPECT_TRUE(state.is_complete());
  EXPECT_FALSE(fork.is_complete());
}

TEST(ConstraintStateTest, WhatIsRefusedChangesNothing) {
  Matching matching;
  ConstraintState state(matching.compiler().Compile(Regex("ab")).value());
  for (const int32_t token : {int32_t{'b'}, kByteEnd, kByteSpecial, -1, 258, 1 << 30}) {
    EXPECT_EQ(state.Accept(token).code(), absl::StatusCode::kInvalidArgument) << token;
  }
  ASSERT_TRUE(state.Accept('a').ok());
  ASSERT_TRUE(state.Accept('b').ok());
  EXPECT_FALSE(state.has_ended());
  ASSERT_TRUE(state.Accept(kByteEnd).ok());
  EXPECT_TRUE(state.has_ended());
  EXPECT_FALSE(state.Accept('a').ok());
  EXPECT_FALSE(matching.Allows(state, kByteEnd));
}

TEST(ConstraintStateTest, TokensThatCrossPartsOfAnAnswerAreAllowed) {
  const ConstraintVocabulary vocabulary{{"{\"", "a\":", " tr", "ue}", "}", "\"", "a", "ue,", ""},
                                        {8}};
  const auto compiler = ConstraintCompiler::Make(vocabulary).value();
  ConstraintState state(
      compiler->Compile(Schema(R"({"properties":{"a":{"type":"boolean"}},"required":["a"]})"))
          .value());
  std::vector<uint32_t> bits(1);
  for (const auto& [mask, token] : std::vector<std::pair<uint32_t, int32_t>>{
           {0b1, 0}, {0b1000010, 1}, {0b100, 2}, {0b1000, 3}, {0b100000000, 8}}) {
    ASSERT_TRUE(state.FillMask(absl::MakeSpan(bits)).ok());
    EXPECT_EQ(bits[0], mask);
    ASSERT_TRUE(state.Accept(token).ok());
  }
}

TEST(ConstraintStateTest, TheDemoModelsSpecialTokensAreInNoText) {
  const ConstraintVocabulary vocabulary = DemoVocabulary();
  const auto compiler = ConstraintCompiler::Make(vocabulary).value();
  CallConstraint free;  // any text, or a call
  free.open.text = "<call>";
  free.forms = {{"", "{}", ""}};
  ConstraintState state(compiler->Compile({free, {}}).value());
  std::vector<uint32_t> bits((vocabulary.token_bytes.size() + 31) / 32);
  ASSERT_TRUE(state.FillMask(absl::MakeSpan(bits)).ok());
  for (size_t token = 0; token < vocabulary.token_bytes.size(); ++token) {
    const bool is_end = static_cast<int32_t>(token) == vocabulary.end_token_ids[0];
    const bool has_text = !vocabulary.token_bytes[token].empty();
    EXPECT_EQ((bits[token / 32] >> (token % 32) & 1) != 0, is_end || has_text) << token;
  }
}

}  // namespace
}  // namespace longspan
