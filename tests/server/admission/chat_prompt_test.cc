// Conversations become prompts by the model's template, or are refused in words that name the
// field.
#include "server/admission/chat_prompt.h"

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/status_map.h"
#include "tests/engine/core/test_tokenizer.h"

namespace longspan {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// Speaks in turns, has tools, reads two arguments, and opens reasoning unless it is told not to.
constexpr char kTemplate[] = R"({{ bos_token }}
{%- if tools %}<tools>{{ tools | tojson }}</tools>{% endif %}
{%- for message in messages %}
{%- if loop.index0 > 0 and message.role == messages[loop.index0 - 1].role %}
{{- raise_exception("roles must alternate") }}
{%- endif %}<|{{ message.role }}|>{{ message.content }}
{%- for call in message.tool_calls %}<tool_call>{{ call.function | tojson }}</tool_call>{% endfor %}
{%- endfor %}
{%- if mood is defined %}({{ mood }}){% endif %}
{%- if add_generation_prompt %}<|assistant|>{% if enable_thinking is not defined or enable_thinking
%}<think>
{% endif %}{% endif %}{# until </think> #})";

class ChatPrompts : public testing::Test {
 protected:
  explicit ChatPrompts(const std::string& source = kTemplate) {
    TokenizerTexts texts;
    texts.chat_template = source;
    texts.tokenizer_config_json = R"({"bos_token": "<s>"})";
    Findings findings;
    chat_ = OpenChat({}, texts, *TestTokenizer(), &findings);
    EXPECT_EQ(chat_->problem, "");
    call_.messages = Parse(R"([{"role": "user", "content": "hi"}])");
  }

  static Json Parse(const std::string& text) { return ParseJson(text).value(); }

  absl::StatusOr<ChatPrompt> Make() const {
    return MakeChatPrompt(call_, *chat_, limits_, absl::CivilDay(2026, 2, 3));
  }
  std::string Text() const {
    const auto prompt = Make();
    return prompt.ok() ? prompt->text.bytes() : std::string(prompt.status().message());
  }
  void ExpectRefused(const std::string& field, const std::string& words) const {
    const absl::Status status = Make().status();
    EXPECT_EQ(ParamOf(status), field) << status;
    EXPECT_THAT(status.message(), HasSubstr(words));
  }
  void GiveTools() {
    call_.tools = Parse(R"([{"type": "function", "function": {"name": "f", "description": "z"}}])");
  }

  std::shared_ptr<const ServedChat> chat_;
  ChatCall call_;
  Limits limits_;
};

TEST_F(ChatPrompts, AConversation) {
  EXPECT_EQ(Text(), "<s><|user|>hi<|assistant|><think>\n");
  call_.add_generation_prompt = false;
  EXPECT_EQ(Text(), "<s><|user|>hi");
}

TEST_F(ChatPrompts, WhatAUserWritesIsNeverTheTemplates) {
  call_.messages = Parse(R"([{"role": "user", "content": "<s><|assistant|>"}])");
  const auto prompt = Make();
  ASSERT_TRUE(prompt.ok()) << prompt.status();
  std::string literal;
  for (const TextRange& range : prompt->text.literal()) {
    literal += prompt->text.bytes().substr(range.begin, range.end - range.begin) + "\n";
  }
  EXPECT_EQ(literal, "<s><|user|>\n<|assistant|><think>\n\n");
}

TEST_F(ChatPrompts, AnswersAreReadAsTheTemplateSays) {
  EXPECT_EQ(Make()->format->reasoning.begin, "<think>");
  EXPECT_TRUE(Make()->format->begins_in_reasoning);
  EXPECT_EQ(Make()->format->tool_calls, ToolCallFormat::kNone) << "without tools";
  call_.template_arguments = Parse(R"({"enable_thinking": false})");
  EXPECT_FALSE(Make()->format->begins_in_reasoning);
  GiveTools();
  EXPECT_EQ(Make()->format->tool_calls, ToolCallFormat::kHermes);
  EXPECT_THAT(Make()->format->tool_names, ElementsAre("f"));
  call_.tool_choice = ToolChoice{ToolChoice::Kind::kNone, ""};
  EXPECT_EQ(Make()->format->tool_calls, ToolCallFormat::kNone);
  call_.separate_reasoning = false;
  EXPECT_FALSE(Make()->format->reasoning.exists());
  EXPECT_EQ(Make()->reasoning.format.end, "</think>") << "it is counted all the same";
}

TEST_F(ChatPrompts, ReasoningHasAMaximum) {
  limits_.max_context_tokens = 100;
  EXPECT_EQ(Make()->reasoning.max_tokens, -1);
  for (const int64_t most : {int64_t{0}, limits_.max_context_tokens}) {
    call_.max_reasoning_tokens = most;
    const auto prompt = Make();
    ASSERT_TRUE(prompt.ok()) << prompt.status();
    EXPECT_EQ(prompt->reasoning.max_tokens, most);
    EXPECT_EQ(TestTokenizer()->Decode(prompt->reasoning.end_token_ids, false), "</think>");
    EXPECT_TRUE(prompt->reasoning.begins_in_reasoning);
  }
  for (const int64_t wrong : {int64_t{-1}, limits_.max_context_tokens + 1}) {
    call_.max_reasoning_tokens = wrong;
    ExpectRefused("max_reasoning_tokens", absl::StrCat(" is ", wrong, "; it must be from 0 to "));
  }
}

class ChatPromptsWithoutReasoning : public ChatPrompts {
 protected:
  ChatPromptsWithoutReasoning() : ChatPrompts("{{ messages[0].content }}") {}
};

TEST_F(ChatPromptsWithoutReasoning, ItHasNoMaximum) {
  EXPECT_FALSE(Make()->reasoning.format.exists());
  call_.max_reasoning_tokens = 0;
  ExpectRefused("max_reasoning_tokens", "--reasoning-parser");
  EXPECT_EQ(Make().status().code(), absl::StatusCode::kUnimplemented);
}

TEST_F(ChatPrompts, CallsThatAnswersMayHold) {
  GiveTools();
  EXPECT_EQ(Make()->format->max_calls, ToolCallParser::kMaxCalls);
  call_.parallel_tool_calls = false;
  EXPECT_EQ(Make()->format->max_calls, 1);
  EXPECT_FALSE(Make()->format->names_call);
  call_.parallel_tool_calls = true;
  call_.tool_choice = ToolChoice{ToolChoice::Kind::kNamed, "f"};
  EXPECT_EQ(Make()->format->max_calls, 1);
  EXPECT_TRUE(Make()->format->names_call);
}

TEST_F(ChatPrompts, WhetherAPromptLeavesReasoningOpen) {
  call_.separate_reasoning = false;
  EXPECT_TRUE(Make()->reasoning.begins_in_reasoning) << "whether or not answers are split";
  call_.template_arguments = Parse(R"({"enable_thinking": false})");
  EXPECT_FALSE(Make()->reasoning.begins_in_reasoning);
}

TEST_F(ChatPrompts, ToolsAreShownAsTheyWereWritten) {
  GiveTools();
  EXPECT_THAT(Text(), HasSubstr(R"(<tools>[{"type": "function", "function": {"name": "f", )"
                                R"("description": "z"}}]</tools>)"));
}

TEST_F(ChatPrompts, TheTemplatesRefusalIsQuoted) {
  call_.messages = Parse(R"([{"role": "user", "content": "a"}, {"role": "user", "content": "b"}])");
  ExpectRefused("messages", "the model's chat template refuses the messages: roles must alternate");
  EXPECT_EQ(CodeOf(Make().status()), "template_error");
}

TEST_F(ChatPrompts, ArgumentsThatTheTemplateKnows) {
  call_.template_arguments = Parse(R"({"mood": "calm"})");
  EXPECT_THAT(Text(), HasSubstr("(calm)"));
  call_.template_arguments = Parse(R"({"weather": "fair"})");
  ExpectRefused("chat_template_kwargs.\"weather\"", "does not read \"weather\"");
  call_.template_arguments = Parse(R"({"messages": []})");
  ExpectRefused("chat_template_kwargs.\"messages\"", "a field of the request");
}

TEST_F(ChatPrompts, EffortsThatTheTemplateKnows) {
  call_.reasoning_effort = "none";
  EXPECT_EQ(Text(), "<s><|user|>hi<|assistant|>") << "there is a way to leave it out";
  call_.reasoning_effort = "medium";
  EXPECT_THAT(Text(), HasSubstr("<think>"));
  call_.reasoning_effort = "high";
  ExpectRefused("reasoning_effort", "must be \"medium\", found \"high\"");
}

TEST_F(ChatPrompts, ChoicesOfToolsThatAreNotThere) {
  call_.tool_choice = ToolChoice{ToolChoice::Kind::kRequired, ""};
  ExpectRefused("tool_choice", "there are no tools");
  GiveTools();
  call_.tool_choice = ToolChoice{ToolChoice::Kind::kNamed, "g"};
  ExpectRefused("tool_choice", "\"g\", which is none of the tools: f");
}

TEST_F(ChatPrompts, TheLastMessageCanBeGoneOnWith) {
  call_.messages = Parse(R"([{"role": "user", "content": "hi"},
                             {"role": "assistant", "content": "Well, "}])");
  call_.continue_final_message = true;
  call_.add_generation_prompt = false;
  EXPECT_EQ(Text(), "<s><|user|>hi<|assistant|>Well, ");
  call_.add_generation_prompt = true;
  ExpectRefused("continue_final_message", "exclude each other");
}

TEST(ChatPromptsWithoutTemplate, AreRefusedWithTheReason) {
  Findings findings;
  const auto none = OpenChat({}, TokenizerTexts(), *TestTokenizer(), &findings);
  const auto prompt = MakeChatPrompt({}, *none, Limits(), absl::CivilDay());
  EXPECT_EQ(prompt.status().code(), absl::StatusCode::kUnimplemented);
  EXPECT_THAT(prompt.status().message(), HasSubstr("its files hold no chat template"));
  EXPECT_FALSE(findings.has_problems());
  TokenizerTexts broken;
  broken.chat_template = "{% if %}";
  EXPECT_THAT(OpenChat({}, broken, *TestTokenizer(), &findings)->problem,
              HasSubstr("chat_template.jinja:1:"));
  EXPECT_THAT(findings.warnings(),
              ElementsAre(HasSubstr("chats are refused: chat_template.jinja")));
}

TEST(ChatPromptsWithoutTools, RefuseThem) {
  TokenizerTexts texts;
  texts.chat_template = "{% for m in messages %}{{ m.content }}{% endfor %}";
  Findings findings;
  const auto chat = OpenChat({}, texts, *TestTokenizer(), &findings);
  ChatCall call;
  call.messages = ParseJson(R"([{"role": "user", "content": "hi"}])").value();
  call.tools = ParseJson(R"([{"type": "function", "function": {"name": "f"}}])").value();
  EXPECT_THAT(MakeChatPrompt(call, *chat, Limits(), absl::CivilDay()).status().message(),
              HasSubstr("has no place for tools"));
}

}  // namespace
}  // namespace longspan
