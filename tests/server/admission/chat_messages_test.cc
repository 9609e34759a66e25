// Messages and tools of a chat: what each becomes for the template, and how what is wrong is named.
#include "server/admission/chat_messages.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/status_map.h"

namespace longspan {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Json Parse(const std::string& text) {
  auto json = ParseJson(text);
  EXPECT_TRUE(json.ok()) << text << json.status();
  return json.ok() ? *std::move(json) : Json();
}

std::string Read(const std::string& messages, const MessageForm& form = {}) {
  const auto read = ReadMessages(Parse(messages), form);
  return read.ok() ? WriteJson(*read) : std::string(read.status().message());
}

std::string FieldOf(const std::string& messages) {
  const auto read = ReadMessages(Parse(messages), {});
  EXPECT_EQ(read.status().code(), absl::StatusCode::kInvalidArgument) << messages;
  return ParamOf(read.status());
}

// One message of a user, and what stands before it.
std::string Before(const std::string& message) {
  return "[" + message + R"(,{"role":"user","content":"u"}])";
}

TEST(ChatMessages, EveryRoleIsRead) {
  EXPECT_EQ(Read(R"([{"content":"s","role":"system"},{"role":"user","content":"u","name":"ann"},
                     {"role":"assistant","content":"a","refusal":null,"annotations":[]}])"),
            R"([{"role":"system","content":"s"},{"role":"user","content":"u","name":"ann"},)"
            R"({"role":"assistant","content":"a"}])");
}

TEST(ChatMessages, DevelopersAreTheSystemsUnlessTheTemplateKnowsThem) {
  const std::string messages = R"([{"role":"developer","content":"d"}])";
  EXPECT_EQ(Read(messages), R"([{"role":"system","content":"d"}])");
  EXPECT_EQ(Read(messages, {.has_developers = true}), messages);
}

TEST(ChatMessages, PartsAreLinesOfOneText) {
  const std::string parts =
      R"([{"role":"user","content":[{"type":"text","text":"a"},{"type":"text","text":"b"}]}])";
  EXPECT_EQ(Read(parts), R"([{"role":"user","content":"a\nb"}])");
  EXPECT_EQ(Read(R"([{"role":"user","content":"a"}])", {.content_is_parts = true}),
            R"([{"role":"user","content":[{"type":"text","text":"a"}]}])");
}

TEST(ChatMessages, CallsAndTheirResults) {
  const std::string messages =
      R"([{"role":"assistant","content":null,"tool_calls":[{"id":"c1","type":"function",
           "function":{"name":"f","arguments":"{\"z\": 1, \"a\": [2]}"}}]},
          {"role":"tool","tool_call_id":"c1","content":"42"}])";
  EXPECT_EQ(Read(messages),
            R"([{"role":"assistant","content":"","tool_calls":[{"id":"c1","type":"function",)"
            R"("function":{"name":"f","arguments":{"z":1,"a":[2]}}}]},)"
            R"({"role":"tool","content":"42","tool_call_id":"c1"}])");
}

TEST(ChatMessages, WhatClientsParsedIsNotRead) {
  EXPECT_EQ(Read(R"([{"role":"assistant","content":"{\"a\": 1}","parsed":{"a":1}}])"),
            R"([{"role":"assistant","content":"{\"a\": 1}"}])");
  EXPECT_EQ(Read(R"([{"role":"assistant","parsed":null,"tool_calls":[{"id":"c1","type":"function",
           "function":{"name":"f","arguments":"{\"a\": 1}","parsed_arguments":{"a":2}}}]}])"),
            R"([{"role":"assistant","content":"","tool_calls":[{"id":"c1","type":"function",)"
            R"("function":{"name":"f","arguments":{"a":1}}}]}])");
  EXPECT_EQ(FieldOf(Before(R"({"role":"user","content":"a","parsed":{}})")), "messages[0].parsed");
}

TEST(ChatMessages, ArgumentsThatAreNoObjectStayText) {
  const auto call = [](const std::string& arguments) {
    return R"([{"role":"assistant","tool_calls":[{"function":{"name":"f","arguments":)" +
           arguments + "}}]}]";
  };
  EXPECT_THAT(Read(call(R"("[1]")")), HasSubstr(R"("arguments":"[1]")"));
  EXPECT_THAT(Read(call(R"("{\"a\"")")), HasSubstr(R"("arguments":"{\"a\"")"));
  EXPECT_THAT(Read(call(R"("")")), HasSubstr(R"("arguments":{})"));
  EXPECT_THAT(Read(call(R"({"a":1})")), HasSubstr(R"("arguments":{"a":1})"));
  EXPECT_THAT(Read(call("7")), HasSubstr("must be a string that holds an object"));
}

TEST(ChatMessages, ReasoningIsKeptUnderOneName) {
  for (const char* name : {"reasoning", "reasoning_content"}) {
    EXPECT_EQ(Read(std::string(R"([{"role":"assistant","content":"a",")") + name + R"(":"r"}])"),
              R"([{"role":"assistant","content":"a","reasoning_content":"r"}])");
  }
}

TEST(ChatMessages, WhatIsWrongIsNamed) {
  const struct {
    std::string messages, param, words;
  } cases[] = {
      {"[]", "messages", "messages is empty"},
      {"{}", "messages", "must be an array"},
      {"[7]", "messages[0]", "must be an object"},
      {Before(R"({"content":"a"})"), "messages[0].role", "absent"},
      {Before(R"({"role":"robot","content":"a"})"), "messages[0].role",
       "\"robot\"; it must be one of system, developer, user, assistant, tool"},
      {Before(R"({"role":"user"})"), "messages[0].content", "has no content"},
      {Before(R"({"role":"user","content":7})"), "messages[0].content", "must be a string"},
      {Before(R"({"role":"user","content":[{"type":"image_url","image_url":{"url":"x"}}]})"),
       "messages[0].content[0].type", "\"image_url\"; this model reads text alone"},
      {Before(R"({"role":"user","content":[{"type":"input_audio"}]})"),
       "messages[0].content[0].type", "\"input_audio\""},
      {Before(R"({"role":"user","content":[{"type":"text"}]})"), "messages[0].content[0]",
       "has no text"},
      {Before(R"({"role":"user","content":"a","weight":1})"), "messages[0].weight",
       "unknown field messages[0].weight"},
      {Before(R"({"role":"assistant"})"), "messages[0]", "neither content nor tool_calls"},
      {Before(R"({"role":"assistant","content":"a","function_call":{"name":"f"}})"),
       "messages[0].function_call", "not supported"},
      {Before(R"({"role":"tool","content":"a","tool_call_id":"c"})"), "messages[0]",
       "no message before it has tool_calls"},
      {R"([{"role":"assistant","tool_calls":[{"id":"c1","function":{"name":"f"}}]},
           {"role":"tool","content":"a","tool_call_id":"c2"}])",
       "messages[1].tool_call_id", "\"c2\", which no tool call before it has"},
      {R"([{"role":"assistant","tool_calls":[{"id":"c1","type":"custom"}]}])",
       "messages[0].tool_calls[0].type", "must be \"function\""},
      {R"([{"role":"assistant","tool_calls":[{"id":"c1","function":{}}]}])",
       "messages[0].tool_calls[0].function.name", "has no name"},
      {R"([{"role":"user","content":"a"},{"role":"user","content":"b","tool_call_id":"c"}])",
       "messages[1].tool_call_id", "unknown field"},
  };
  for (const auto& [messages, param, words] : cases) {
    EXPECT_THAT(Read(messages), HasSubstr(words)) << messages;
    EXPECT_EQ(FieldOf(messages), param) << messages;
  }
}

std::string Names(const std::string& tools, int32_t limit = 3) {
  Limits limits;
  limits.max_tools = limit;
  const auto names = ReadToolNames(Parse(tools), limits);
  if (!names.ok()) return std::string(names.status().message());
  std::string joined;
  for (const std::string& name : *names) joined += name + " ";
  return joined;
}

std::string Tool(const std::string& name) {
  return R"({"type":"function","function":{"name":")" + name + R"(","description":"d",)" +
         R"("parameters":{"type":"object"},"strict":true}})";
}

TEST(ChatTools, NamesInTheirOrder) {
  EXPECT_EQ(Names("null"), "");
  EXPECT_EQ(Names("[" + Tool("b") + "," + Tool("a") + "]"), "b a ");
}

TEST(ChatTools, WhatIsWrongIsNamed) {
  EXPECT_THAT(Names("{}"), HasSubstr("tools must be an array"));
  EXPECT_THAT(Names("[1]"), HasSubstr("tools[0] must be an object"));
  EXPECT_THAT(Names(R"([{"type":"web_search"}])"), HasSubstr("\"web_search\""));
  EXPECT_THAT(Names(R"([{"type":"function","function":{}}])"), HasSubstr("absent"));
  EXPECT_THAT(Names("[" + Tool("a b") + "]"), HasSubstr("\"a b\"; it must be 1 to 128"));
  EXPECT_THAT(Names("[" + Tool("a") + "," + Tool("a") + "]"), HasSubstr("the function a twice"));
  EXPECT_THAT(Names("[" + Tool("a") + "," + Tool("b") + "]", 1),
              HasSubstr("at most 1 are allowed (--max-tools"));
}

}  // namespace
}  // namespace longspan
