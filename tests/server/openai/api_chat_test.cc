// Chats through the HTTP interface, with a model that says what the test wants.
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/engine/core/test_tokenizer.h"
#include "tests/server/http/raw_client.h"
#include "tests/server/openai/api_rig.h"

namespace longspan {
namespace {

using testing::HasSubstr;

class ChatApiTest : public ApiTest {
 protected:
  ChatApiTest() {
    TokenizerTexts texts;
    texts.chat_template =
        "{% if tools %}{{ tools | tojson }}{% endif %}{% for m in messages %}[{{ m.role }}]"
        "{{ m.content }}{% for c in m.tool_calls %}<tool_call>{{ c.function | tojson }}</tool_call>"
        "{% endfor %}{% endfor %}{% if add_generation_prompt %}\x02{% endif %}{# <think></think> "
        "#}";
    Findings findings;
    model_.chat = OpenChat({}, texts, *TestTokenizer(), &findings);
    EXPECT_EQ(model_.chat->problem, "");
  }

  RawResponse Chat(const std::string& fields = "") {
    return Ask(Post("/v1/chat/completions",
                    absl::StrCat(R"({"messages": [{"role": "user", "content": "hi"}])",
                                 ", \"max_tokens\": ", script_.size(), fields.empty() ? "" : ", ",
                                 fields, "}")));
  }

  Json Choice(const std::string& fields = "") {
    const RawResponse response = Chat(fields);
    EXPECT_EQ(response.status, 200) << response.body;
    return Body(response)["choices"][0];
  }

  static std::vector<Json> ChunksOf(const RawResponse& response) {
    std::vector<Json> chunks;
    for (absl::string_view frame : absl::StrSplit(response.body, "\n\n")) {
      if (!absl::ConsumePrefix(&frame, "data: ") || frame == "[DONE]") continue;
      chunks.push_back(ParseJson(frame).value());
    }
    return chunks;
  }
};

constexpr char kTools[] =
    R"("tools": [{"type": "function", "function": {"name": "f", "parameters": {}}}])";
constexpr char kCall[] = R"(<tool_call>{"name": "f", "arguments": {"b": 1, "a": [2]}}</tool_call>)";

TEST_F(ChatApiTest, AnAnswer) {
  script_ = "hello";
  const RawResponse response = Chat(R"("request_id": "mine")");
  ASSERT_EQ(response.status, 200) << response.body;
  const Json body = Body(response);
  EXPECT_EQ(body["id"], "chatcmpl-mine");
  EXPECT_EQ(body["object"], "chat.completion");
  EXPECT_EQ(body["choices"][0]["message"]["content"], "hello");
  EXPECT_EQ(body["choices"][0]["finish_reason"], "length");
  EXPECT_EQ(body["usage"]["prompt_tokens"], 9) << "[user]hi and the begin of an answer";
  EXPECT_EQ(body["usage"]["completion_tokens"], 5);
}

TEST_F(ChatApiTest, CallsComeBackAndGoIntoThePrompt) {
  script_ = kCall;
  const Json choice = Choice(kTools);
  EXPECT_EQ(choice["message"]["tool_calls"][0]["function"]["arguments"], R"({"b": 1, "a": [2]})");
  EXPECT_TRUE(choice["message"]["content"].is_null());
  Json messages = Json::array({{{"role", "user"}, {"content", "hi"}}, choice["message"]});
  messages.push_back({{"role", "tool"},
                      {"tool_call_id", choice["message"]["tool_calls"][0]["id"]},
                      {"content", "7"}});
  const RawResponse rendered =
      Ask(Post("/v1/chat/completions/render", WriteJson({{"messages", messages}})));
  ASSERT_EQ(rendered.status, 200) << rendered.body;
  EXPECT_EQ(Body(rendered)["prompt"], absl::StrCat("[user]hi[assistant]", kCall, "[tool]7\x02"));
}

TEST_F(ChatApiTest, WithoutToolsACallIsText) {
  script_ = kCall;
  EXPECT_EQ(Choice()["message"]["content"], kCall);
  EXPECT_EQ(Choice(std::string(kTools) + R"(, "tool_choice": "none")")["message"]["content"],
            kCall);
}

TEST_F(ChatApiTest, AStreamOfReasoningContentAndCalls) {
  script_ = absl::StrCat("<think>\nhm\n</think>\n\nSo: ", kCall);
  const RawResponse response =
      Chat(absl::StrCat(kTools, R"(, "stream": true, "stream_options": {"include_usage": true})"));
  ASSERT_EQ(response.status, 200) << response.body;
  EXPECT_TRUE(absl::EndsWith(response.body, "data: [DONE]\n\n"));
  std::string reasoning, content, arguments;
  const std::vector<Json> chunks = ChunksOf(response);
  for (const Json& chunk : chunks) {
    if (chunk["choices"].empty()) continue;
    const Json& delta = chunk["choices"][0]["delta"];
    if (delta.contains("reasoning_content")) reasoning += delta["reasoning_content"];
    if (delta["content"].is_string()) content += delta["content"];
    if (delta.contains("tool_calls")) arguments += delta["tool_calls"][0]["function"]["arguments"];
  }
  EXPECT_EQ(reasoning, "hm");
  EXPECT_EQ(content, "So: ");
  EXPECT_EQ(arguments, R"({"b": 1, "a": [2]})");
  EXPECT_EQ(chunks.back()["usage"]["completion_tokens"], script_.size());
  // A token is a byte: what stands between the markers, and the end marker but for its last byte.
  EXPECT_EQ(chunks.back()["usage"]["completion_tokens_details"]["reasoning_tokens"], 4 + 7);
}

TEST_F(ChatApiTest, ReasoningStaysInTheContentWhereItIsNotToBeSeparated) {
  script_ = "<think>hm</think>yes";
  EXPECT_EQ(Choice()["message"]["content"], "yes");
  EXPECT_EQ(Choice(R"("separate_reasoning": false)")["message"]["content"], script_);
  const Json message = Choice(R"("include_reasoning": false)")["message"];
  EXPECT_FALSE(message.contains("reasoning_content"));
}

TEST_F(ChatApiTest, WhatIsRefusedIsCountedOnce) {
  EXPECT_EQ(Ask(Post("/v1/chat/completions", R"({"messages": []})")).status, 400);
  EXPECT_EQ(Ask(Post("/v1/chat/completions", R"({"messages": 7, "n": "x"})")).status, 400);
  EXPECT_EQ(endings_.front().size(), 2U);
}

TEST_F(ChatApiTest, CallsThatAreAskedForAreRefusedByAServerWithoutConstraints) {
  const RawResponse response = Chat(absl::StrCat(kTools, R"(, "tool_choice": "required")"));
  EXPECT_EQ(response.status, 501);
  EXPECT_THAT(response.body, HasSubstr("holds answers to nothing"));
}

}  // namespace
}  // namespace longspan
