// Which template a model's files hold, and how it is filled.
#include "engine/chat/chat_template.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;

std::vector<std::string> NamesOf(const ChatTemplateSources& sources) {
  std::vector<std::string> names;
  for (const auto& named : sources.templates) names.push_back(named.name + "=" + named.text);
  return names;
}

TEST(ChatTemplateSources, AreReadFromWhereModelsHaveThem) {
  EXPECT_THAT(NamesOf(ReadChatTemplates(R"({"chat_template": "one"})", "")),
              ElementsAre("default=one"));
  const std::string named =
      R"({"chat_template": [{"name": "default", "template": "one"},
                            {"name": "tool_use", "template": "two"}]})";
  EXPECT_THAT(NamesOf(ReadChatTemplates(named, "")), ElementsAre("default=one", "tool_use=two"));
  EXPECT_THAT(NamesOf(ReadChatTemplates(named, "file")), ElementsAre("default=file"));
  for (const char* none :
       {"", "{}", "[]", "{", R"({"chat_template": null})", R"({"chat_template": 7})"}) {
    EXPECT_THAT(NamesOf(ReadChatTemplates(none, "")), ElementsAre()) << none;
  }
}

TEST(ChatTemplateSources, HaveTheSpecialTokens) {
  EXPECT_THAT(ReadChatTemplates(R"({"bos_token": {"content": "<s>"}, "eos_token": "</s>",
                                    "pad_token": null})",
                                "x")
                  .special_tokens,
              ElementsAre(Pair("bos_token", "<s>"), Pair("eos_token", "</s>")));
}

std::unique_ptr<ChatTemplate> Make(const std::string& config, const std::string& file = "") {
  auto made = ChatTemplate::Create(ReadChatTemplates(config, file));
  EXPECT_TRUE(made.ok()) << made.status();
  return made.ok() ? *std::move(made) : nullptr;
}

std::string Problem(const std::string& file) {
  const auto made = ChatTemplate::Create(ReadChatTemplates("", file));
  return made.ok() ? "none" : std::string(made.status().message());
}

Conversation Of(const std::string& messages) {
  Conversation conversation;
  conversation.messages = ParseJson(messages).value();
  return conversation;
}

constexpr char kTurns[] =
    "{{ bos_token }}{% for m in messages %}[{{ m.role }}]{{ m.content }}{{ eos_token }}{% endfor %}"
    "{% if add_generation_prompt %}[assistant]{% endif %}";

std::string Filled(const ChatTemplate& chat_template, const Conversation& conversation) {
  const auto text = chat_template.Render(conversation, absl::CivilDay(2026, 2, 3));
  return text.ok() ? text->bytes() : std::string(text.status().message());
}

TEST(ChatTemplate, IsFilled) {
  const auto turns = Make(R"({"bos_token": "<s>", "eos_token": "</s>"})", kTurns);
  Conversation conversation = Of(R"([{"role": "user", "content": "hi"}])");
  EXPECT_EQ(Filled(*turns, conversation), "<s>[user]hi</s>[assistant]");
  conversation.add_generation_prompt = false;
  EXPECT_EQ(Filled(*turns, conversation), "<s>[user]hi</s>");
}

TEST(ChatTemplate, TellsTheDayAndNotTheTime) {
  const auto dated = Make("",
                          "{{ strftime_now('%d %b %Y %H:%M:%S') }}{% for m in messages %}"
                          "{{ m.content }}{% endfor %}");
  EXPECT_EQ(Filled(*dated, Of(R"([{"role": "user", "content": "!"}])")), "03 Feb 2026 00:00:00!");
}

TEST(ChatTemplate, OneOfToolsIsUsedWhereThereAreTools) {
  const auto two = Make(R"({"chat_template": [
      {"name": "default", "template": "plain {{ messages[0].content }}"},
      {"name": "tool_use", "template": "tools {{ tools | length }}"}]})");
  Conversation conversation = Of(R"([{"role": "user", "content": "hi"}])");
  EXPECT_EQ(Filled(*two, conversation), "plain hi");
  conversation.tools = ParseJson("[{}]").value();
  EXPECT_EQ(Filled(*two, conversation), "tools 1");
  EXPECT_TRUE(two->Reads("tools"));
  EXPECT_FALSE(two->Reads("documents"));
}

TEST(ChatTemplate, ContentIsPartsWhereATemplateShowsNoOther) {
  EXPECT_FALSE(Make("", kTurns)->content_is_parts());
  const auto parts = Make("",
                          "{% for m in messages %}{% for part in m.content %}"
                          "{{ part['text'] }}{% endfor %}{% endfor %}");
  EXPECT_TRUE(parts->content_is_parts());
  const auto either = Make("",
                           "{% for m in messages %}{% if m.content is string %}{{ m.content }}"
                           "{% else %}{{ m.content[0].text }}{% endif %}{% endfor %}");
  EXPECT_FALSE(either->content_is_parts());
}

TEST(ChatTemplate, WhatCannotBeUsedIsSaidAtStart) {
  EXPECT_THAT(Problem("{% if %}"), HasSubstr("chat_template.jinja:1:"));
  EXPECT_THAT(Problem("always the same"), HasSubstr("does not show what a user writes"));
  EXPECT_THAT(Problem("{{ nothing.here }}"), HasSubstr("chat_template.jinja:1:"));
  EXPECT_EQ(Problem("{{ raise_exception('ask twice') }}"), "none") << "it may be right";
  const auto no_default = ChatTemplate::Create(
      ReadChatTemplates(R"({"chat_template": [{"name": "rag", "template": "x"}]})", ""));
  EXPECT_THAT(no_default.status().message(), HasSubstr("1 templates, none of them \"default\""));
}

TEST(ChatTemplate, TheLastMessageCanBeGoneOnWith) {
  const auto turns = Make(R"({"eos_token": "</s>"})", kTurns);
  Conversation conversation = Of(R"([{"role": "user", "content": "hi</s>"},
                                     {"role": "assistant", "content": "Well,  "}])");
  conversation.continue_final_message = true;
  EXPECT_EQ(Filled(*turns, conversation), "[user]hi</s></s>[assistant]Well,  ");
  const auto first = Make("", "{{ messages[0].content }}");
  EXPECT_THAT(Filled(*first, conversation), HasSubstr("does not show the last message"));
}

TEST(ChatTemplate, RefusesInItsOwnWords) {
  const auto strict = Make("",
                           "{% for m in messages %}{% if m.role == 'system' %}"
                           "{{ raise_exception('no system, please') }}{% endif %}"
                           "{{ m.content }}{% endfor %}");
  const auto text = strict->Render(Of(R"([{"role": "system", "content": "s"}])"), absl::CivilDay());
  EXPECT_EQ(RaisedMessage(text.status()), "no system, please");
}

}  // namespace
}  // namespace longspan
