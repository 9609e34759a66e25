// Reasoning at the beginning of answers, and how a model's format is found.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_replace.h"
#include "engine/chat/reasoning_format.h"
#include "engine/chat/reasoning_splitter.h"
#include "tests/engine/chat/answer_text.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

constexpr absl::string_view kNames[] = {"think", "mistral", "seed", "granite"};

ReasoningFormat Format(absl::string_view name) { return ReadReasoningFormat(name, "").value(); }

struct ReasoningExample {
  std::string answer;
  std::string parts;
};

// Examples are written with <think> and </think>, and hold for every format.
void ExpectExamples(bool begins_in_reasoning, const std::vector<ReasoningExample>& examples) {
  for (const absl::string_view name : kNames) {
    const ReasoningFormat reasoning = Format(name);
    const auto translated = [&](const std::string& text) {
      return absl::StrReplaceAll(text, {{"<think>", reasoning.begin}, {"</think>", reasoning.end}});
    };
    for (const auto& [answer, parts] : examples) {
      ExpectParts({.reasoning = reasoning, .begins_in_reasoning = begins_in_reasoning},
                  translated(answer), translated(parts));
    }
  }
}

TEST(Reasoning, StandsAtTheBeginningOfAnAnswer) {
  ExpectExamples(
      false,
      {
          {"<think>\nHm.\n</think>\n\nYes.", "reasoning:Hm.|content:Yes."},
          {"\n <think>Hm.</think>Yes.", "reasoning:Hm.|content:Yes."},
          {"<think>Hm.</think>", "reasoning:Hm."},
          {"<think></think>", ""},
          {"<think>\n</think>Yes.", "content:Yes."},
          {"<think>\n\n</think>\n\nYes.", "content:Yes."},
          {"<think>\n\nA\n\nB\n\n</think>\n \nYes.\n", "reasoning:\nA\n\nB\n|content: \nYes.\n"},
          {"Yes. <think>Hm.</think>", "content:Yes. <think>Hm.</think>"},
          {"<think>A</think>B<think>C</think>D", "reasoning:A|content:B<think>C</think>D"},
          {"<think>A<think>B</think>C", "reasoning:A<think>B|content:C"},
          {"</think>Yes.", "content:</think>Yes."},
          {"", ""},
          {" \n", "content: \n"},
      });
}

TEST(Reasoning, WithoutItsEndIsAllOfTheAnswer) {
  ExpectExamples(false, {
                            {"<think>", ""},
                            {"<think>\nHm.", "reasoning:Hm."},
                            {"<think>Hm.\n", "reasoning:Hm.\n"},
                            {"<think>A\n\nB\n\n", "reasoning:A\n\nB\n\n"},
                        });
}

TEST(Reasoning, IsOpenWhereThePromptLeftItSo) {
  ExpectExamples(true, {
                           {"Hm.\n</think>\n\nYes.", "reasoning:Hm.|content:Yes."},
                           {"\nHm.</think>Yes.", "reasoning:Hm.|content:Yes."},
                           {"\n\n Hm.</think>", "reasoning:\n Hm."},
                           {"</think>\n\nYes.", "content:Yes."},
                           {"\n</think>Yes.", "content:Yes."},
                           {"Hm.", "reasoning:Hm."},
                           {"", ""},
                           {" ", "reasoning: "},
                           // Some models write the begin text again.
                           {"<think>\nHm.</think>Yes.", "reasoning:Hm.|content:Yes."},
                           {"A<think>B</think>C", "reasoning:A<think>B|content:C"},
                       });
}

TEST(Reasoning, PartsOfMarkersAreText) {
  const AnswerFormat format = {.reasoning = Format("think")};
  ExpectParts(format, "<thin", "content:<thin");
  ExpectParts(format, " <thin>A", "content: <thin>A");
  ExpectParts(format, "<<think>A</think>", "content:<<think>A</think>");
  ExpectParts(format, "<think>A</thi", "reasoning:A</thi");
  ExpectParts(format, "<think>A\n</thi", "reasoning:A\n</thi");
  ExpectParts(format, "<think>A</thi</think>B", "reasoning:A</thi|content:B");
  ExpectParts(format, "<think>A\n<\n</think>B", "reasoning:A\n<|content:B");
  const AnswerFormat open = {.reasoning = Format("think"), .begins_in_reasoning = true};
  ExpectParts(open, "<thin", "reasoning:<thin");
  ExpectParts(open, "\n<x</think>y", "reasoning:<x|content:y");
}

TEST(Reasoning, HoldsNoCalls) {
  const std::string call = "<tool_call>{\"name\":\"get\"}</tool_call>";
  const AnswerFormat format = {
      .reasoning = Format("think"), .tool_calls = ToolCallFormat::kHermes, .tool_names = {"get"}};
  ExpectParts(format, "<think>" + call + "</think>\n\n" + call + "\n",
              "reasoning:" + call + "|call 0:get|arguments 0:{}");
  ExpectParts(format, "<think>A</think>\n B\n" + call,
              "reasoning:A|content: B\n|call 0:get|arguments 0:{}");
  ExpectParts(format, "<think>" + call, "reasoning:" + call);
}

TEST(Reasoning, ReportedIsWhetherTheAnswerIsInIt) {
  ReasoningSplitter splitter(Format("think"), false);
  SplitText split;
  EXPECT_FALSE(splitter.in_reasoning() || splitter.has_passed());
  splitter.Push("<think>", &split);
  EXPECT_TRUE(splitter.in_reasoning());
  splitter.Push("Hm.</think", &split);
  EXPECT_TRUE(splitter.in_reasoning());
  EXPECT_EQ(split.reasoning, "Hm.");
  EXPECT_FALSE(splitter.has_passed());
  splitter.Push(">", &split);
  EXPECT_TRUE(!splitter.in_reasoning() && splitter.has_passed());
  EXPECT_TRUE(ReasoningSplitter(Format("think"), true).in_reasoning());
  EXPECT_TRUE(ReasoningSplitter(ReasoningFormat{}, false).has_passed());
}

TEST(ReasoningFormat, IsFoundInTheTemplate) {
  EXPECT_EQ(ReasoningFormatOf("{{ c.split('</think>')[-1] }}").begin, "<think>");
  EXPECT_EQ(ReasoningFormatOf("{{ '[THINK]' + t + '[/THINK]' }}").begin, "[THINK]");
  EXPECT_EQ(ReasoningFormatOf("{% set end = '</seed:think>' %}").begin, "<seed:think>");
  EXPECT_EQ(ReasoningFormatOf("after 'Here is my response:' respond").begin,
            "Here is my thought process:");
  EXPECT_FALSE(ReasoningFormatOf("{% if enable_thinking %}think{% endif %}").exists());
}

TEST(ReasoningFormat, IsReadByName) {
  EXPECT_EQ(ReadReasoningFormat("auto", "</think>")->end, "</think>");
  EXPECT_FALSE(ReadReasoningFormat("none", "</think>")->exists());
  EXPECT_EQ(ReadReasoningFormat("mistral", "</think>")->end, "[/THINK]");
  const auto unknown = ReadReasoningFormat("thunk", "");
  EXPECT_EQ(unknown.status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(unknown.status().message(),
              HasSubstr("one of auto, none, mistral, seed, granite, think"));
}

TEST(ReasoningFormat, IsLeftOpenByAPromptThatEndsWithTheBeginText) {
  const ReasoningFormat think = Format("think");
  EXPECT_TRUE(LeavesReasoningOpen(think, "assistant\n<think>\n"));
  EXPECT_TRUE(LeavesReasoningOpen(think, "<think>"));
  EXPECT_FALSE(LeavesReasoningOpen(think, "assistant\n<think>\n\n</think>\n\n"));
  EXPECT_FALSE(LeavesReasoningOpen(think, "what is <think>?\nassistant\n"));
  EXPECT_FALSE(LeavesReasoningOpen(think, "think>"));
  EXPECT_FALSE(LeavesReasoningOpen(ReasoningFormat{}, "assistant\n"));
}

// The splitter goes by this: a byte that ends the beginning of a marker can only begin it anew.
TEST(ReasoningFormat, MarkersDoNotRepeatTheirFirstCharacter) {
  for (const absl::string_view name : kNames) {
    for (const absl::string_view marker : {Format(name).begin, Format(name).end}) {
      EXPECT_EQ(marker.find(marker.front(), 1), absl::string_view::npos) << marker;
    }
  }
}

}  // namespace
}  // namespace longspan
