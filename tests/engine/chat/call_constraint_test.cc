// Answers that are held to calls are read as calls, whatever draws their tokens.
#include "engine/chat/call_constraint.h"

#include <random>

#include "engine/chat/marker_tokens.h"
#include "engine/constraint/constraint_state.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/engine/chat/answer_text.h"
#include "tests/engine/core/test_tokenizer.h"

namespace longspan {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;

constexpr char kArguments[] =
    R"({"type":"object","properties":{"x":{"enum":[1,2]}},"required":["x"],"additionalProperties":false})";
const std::vector<CallableTool> kTools = {{"get_weather", kArguments}, {"get", kArguments}};

// What a template holds that tells its format.
struct Format {
  ToolCallFormat format;
  const char* source;
  const char* marker;  // a token, in one of the two vocabularies
  const char* call;
};
constexpr Format kCallFormats[] = {
    {ToolCallFormat::kHermes, "<tool_call>", "</tool_call>",
     "<tool_call>\n{\"name\": \"get\", \"arguments\": {\"x\": 1}}\n</tool_call>"},
    {ToolCallFormat::kMistral, "[TOOL_CALLS][", "[TOOL_CALLS]",
     R"([TOOL_CALLS][{"name": "get", "arguments": {"x": 1}}])"},
    {ToolCallFormat::kMistral, "[TOOL_CALLS] [", "[TOOL_CALLS]",
     R"([TOOL_CALLS] [{"name": "get", "arguments": {"x": 1}}])"},
    {ToolCallFormat::kMistral, "[TOOL_CALLS]name[ARGS]", "[ARGS]",
     R"([TOOL_CALLS]get[ARGS]{"x": 1})"},
    {ToolCallFormat::kLlama3Json, "", "<|python_tag|>",
     R"({"name": "get", "parameters": {"x": 1}})"},
    {ToolCallFormat::kJson, "", "unused", R"([{"name": "get", "arguments": {"x": 1}}])"},
};

// Of one format, over bytes and one special token.
class HeldAnswers {
 public:
  HeldAnswers(const Format& format, bool with_marker, bool several)
      : tokenizer_(MakeTestTokenizer({"<end>", with_marker ? format.marker : "<other>"})),
        markers_(FindMarkerTokens(ReasoningFormatOf("</think>"), format.format, *tokenizer_)),
        calls_(MakeCallConstraint(CallStyleOf(format.format, format.source, several), kTools,
                                  markers_.tool_calls, *tokenizer_)),
        format_{.tool_calls = format.format,
                .tool_names = {"get_weather", "get"},
                .arguments_stream = true} {
    calls_.takes_several = several;
    compiler_ =
        ConstraintCompiler::Make(VocabularyOf(*tokenizer_, tokenizer_->vocabulary_tokens(), {256}))
            .value();
  }

  CallConstraint& calls() { return calls_; }

  // Whether the text can be said, and end.
  bool Takes(absl::string_view text, const Constraint& constraint) {
    ConstraintState state(compiler_->Compile(constraint).value());
    const std::vector<int32_t> tokens = tokenizer_->Encode(text, {}).value();
    for (const int32_t token : tokens) {
      if (!state.Accept(token).ok()) return false;
    }
    return state.is_complete();
  }

  // A text of random tokens, or nothing where it has become long.
  std::string Walk(const Constraint& constraint, std::mt19937* random) {
    ConstraintState state(compiler_->Compile(constraint).value());
    std::string text;
    for (int i = 0; i < 2000; ++i) {
      const int32_t token = Draw(&state, random);
      if (token == kEnd) return text;
      text += std::string(tokenizer_->TokenBytes(token));
    }
    return "";
  }

  const AnswerFormat& format() const { return format_; }

 private:
  static constexpr int32_t kEnd = 256;

  int32_t Draw(ConstraintState* state, std::mt19937* random) {
    std::vector<uint32_t> bits((tokenizer_->vocabulary_tokens() + 31) / 32);
    EXPECT_TRUE(state->FillMask(absl::MakeSpan(bits)).ok());
    std::vector<int32_t> allowed;
    for (int32_t token = 0; token < tokenizer_->vocabulary_tokens(); ++token) {
      if (bits[token / 32] >> (token % 32) & 1) allowed.push_back(token);
    }
    const int32_t token = allowed.at((*random)() % allowed.size());
    EXPECT_TRUE(state->Accept(token).ok());
    return token;
  }

  const std::unique_ptr<Tokenizer> tokenizer_;
  const MarkerTokens markers_;
  CallConstraint calls_;
  const AnswerFormat format_;
  std::unique_ptr<ConstraintCompiler> compiler_;
};

TEST(CallConstraints, RandomAnswersAreCalls) {
  std::mt19937 random(7);
  for (const Format& format : kCallFormats) {
    for (const bool with_marker : {false, true}) {
      for (const bool several : {false, true}) {
        HeldAnswers answers(format, with_marker, several);
        answers.calls().is_required = true;
        int complete = 0;
        for (int i = 0; i < 20; ++i) {
          const std::string text = answers.Walk({answers.calls()}, &random);
          if (text.empty()) continue;
          ++complete;
          const std::string parts = PartsOf(answers.format(), {text});
          EXPECT_THAT(parts, Not(HasSubstr("content"))) << text;
          EXPECT_THAT(parts,
                      MatchesRegex(several ? "call 0:get.*" : "call 0:get[^|]*.arguments 0[^|]*"))
              << text;
        }
        EXPECT_GE(complete, 15) << format.source;
      }
    }
  }
}

TEST(CallConstraints, CallsAreAsModelsWriteThem) {
  for (const Format& format : kCallFormats) {
    for (const bool with_marker : {false, true}) {
      HeldAnswers answers(format, with_marker, /*several=*/true);
      answers.calls().is_required = true;
      EXPECT_TRUE(answers.Takes(format.call, {answers.calls()})) << format.call;
      EXPECT_FALSE(answers.Takes("Well.", {answers.calls()}));
    }
  }
  HeldAnswers one(kCallFormats[5], false, /*several=*/false);
  one.calls().is_required = true;
  EXPECT_TRUE(one.Takes(R"({"name": "get", "arguments": {"x": 1}})", {one.calls()}));
}

TEST(CallConstraints, TextIsFreeBeforeACall) {
  for (const Format& format : kCallFormats) {
    for (const bool with_marker : {false, true}) {
      HeldAnswers answers(format, with_marker, /*several=*/true);
      if (answers.calls().open.text.empty()) continue;
      EXPECT_TRUE(answers.Takes("Well. {", {answers.calls()})) << format.source;
      EXPECT_TRUE(answers.Takes(absl::StrCat("Well. ", format.call), {answers.calls()}));
      EXPECT_FALSE(answers.Takes(absl::StrCat(format.source, "}"), {answers.calls()}));
    }
  }
}

TEST(CallConstraints, BeginAfterReasoning) {
  for (const bool with_marker : {false, true}) {
    const auto tokenizer = MakeTestTokenizer({"<end>", with_marker ? "</think>" : "<other>"});
    const ReasoningFormat think = ReasoningFormatOf("</think>");
    const auto markers = FindMarkerTokens(think, ToolCallFormat::kNone, *tokenizer).reasoning;
    Constraint constraint{ChoiceConstraint{{"yes"}}, {}};
    BeginAfterReasoning({}, true, markers, *tokenizer, &constraint);
    EXPECT_FALSE(constraint.begins_after || constraint.where_begun_by) << "of models that do not";
    BeginAfterReasoning(think, true, markers, *tokenizer, &constraint);
    EXPECT_EQ(constraint.begins_after->text, "</think>");
    EXPECT_EQ(constraint.begins_after->token.has_value(), with_marker);
    EXPECT_FALSE(constraint.where_begun_by) << "the prompt has begun it";
    BeginAfterReasoning(think, false, markers, *tokenizer, &constraint);
    EXPECT_EQ(constraint.where_begun_by->text, "<think>");
  }
}

}  // namespace
}  // namespace longspan
