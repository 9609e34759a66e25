// Golden shapes of /v1/chat/completions, from scripted events. Token ids are bytes.
#include "absl/strings/match.h"
#include "absl/strings/str_split.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/openai/answer.h"
#include "tests/engine/core/test_tokenizer.h"

namespace longspan {
namespace {

using testing::ElementsAre;

class ChatAnswer : public testing::Test {
 protected:
  ChatAnswer() {
    options_.endpoint = Endpoint::kChat;
    options_.request_id = "r";
    format_.reasoning = {"<think>", "</think>"};
  }

  AnswerRenderer Renderer(int32_t n = 1) {
    AnswerRenderer::Context context;
    context.model = "demo";
    context.created_unix_seconds = 7;
    context.choices.tokenizer = TestTokenizer();
    context.choices.write_token = [](int32_t token) {
      return std::string(1, static_cast<char>(token));
    };
    AnswerPrompt prompt = {{97, 98, 99}, n, {}, std::make_shared<AnswerFormat>(format_)};
    return {options_, std::move(context), {std::move(prompt)}};
  }

  void CallsAreHermes() {
    format_.tool_calls = ToolCallFormat::kHermes;
    format_.tool_names = {"f", "g"};
  }

  // The whole text in one delta, or a delta a character.
  static std::string Feed(AnswerRenderer& renderer, const std::string& text, FinishReason reason,
                          bool by_character = false) {
    std::string frames;
    size_t begin = 0;
    while (begin < text.size()) {
      const size_t bytes = by_character ? 1 : text.size();
      TokenDelta delta;
      delta.text = text.substr(begin, bytes);
      delta.token_ids = {delta.text.front()};
      renderer.OnEvent(0, delta, &frames);
      begin += bytes;
    }
    SequenceFinished finished;
    finished.reason = reason;
    finished.usage.completion_tokens = static_cast<int64_t>(text.size());
    renderer.OnEvent(0, finished, &frames);
    return frames;
  }

  Json Whole(const std::string& text, FinishReason reason = FinishReason::kStop) {
    AnswerRenderer renderer = Renderer();
    Feed(renderer, text, reason);
    auto json = ParseJson(renderer.Response());
    EXPECT_TRUE(json.ok()) << json.status();
    return json.ok() ? *std::move(json) : Json::object();
  }

  std::vector<Json> Chunks(const std::string& text, bool by_character) {
    options_.stream = true;
    AnswerRenderer renderer = Renderer();
    std::vector<Json> chunks;
    for (absl::string_view frame :
         absl::StrSplit(Feed(renderer, text, FinishReason::kStop, by_character), "\n\n")) {
      if (frame.empty()) continue;
      EXPECT_TRUE(absl::ConsumePrefix(&frame, "data: "));
      chunks.push_back(ParseJson(frame).value());
    }
    return chunks;
  }

  AnswerOptions options_;
  AnswerFormat format_;
};

// What a client of streams has at the end.
struct Gathered {
  std::string role, content, reasoning, finish_reason;
  std::vector<std::string> calls;
};

Gathered Gather(const std::vector<Json>& chunks) {
  Gathered all;
  for (const Json& chunk : chunks) {
    EXPECT_EQ(chunk["object"], "chat.completion.chunk");
    const Json& choice = chunk["choices"][0];
    const Json& delta = choice["delta"];
    if (delta.contains("role")) all.role += delta["role"];
    if (delta["content"].is_string()) all.content += delta["content"];
    if (delta.contains("reasoning_content")) all.reasoning += delta["reasoning_content"];
    if (delta.contains("tool_calls")) {
      for (const Json& call : delta["tool_calls"]) {
        if (call.contains("id")) all.calls.push_back(call["function"]["name"]);
        EXPECT_EQ(call["index"], all.calls.size() - 1);
        all.calls.back() += call["function"]["arguments"];
      }
    }
    if (choice["finish_reason"].is_string()) all.finish_reason += choice["finish_reason"];
  }
  return all;
}

TEST_F(ChatAnswer, AWholeAnswer) {
  EXPECT_EQ(
      WriteJson(Whole("xyz")),
      R"({"id":"chatcmpl-r","object":"chat.completion","created":7,"model":"demo",)"
      R"("choices":[{"index":0,"message":{"role":"assistant","content":"xyz","refusal":null},)"
      R"("logprobs":null,"finish_reason":"stop"}],"usage":{"prompt_tokens":3,)"
      R"("completion_tokens":3,"total_tokens":6,"prompt_tokens_details":{"cached_tokens":0},)"
      R"("completion_tokens_details":{"reasoning_tokens":0}}})");
  EXPECT_EQ(Whole("xyz", FinishReason::kLength)["choices"][0]["finish_reason"], "length");
  EXPECT_EQ(Whole("")["choices"][0]["message"]["content"], "");
}

TEST_F(ChatAnswer, ReasoningStandsApart) {
  const Json message = Whole("<think>\nhm\n</think>\n\nyes")["choices"][0]["message"];
  EXPECT_EQ(message["reasoning_content"], "hm");
  EXPECT_EQ(message["content"], "yes");
}

TEST_F(ChatAnswer, ReasoningCanBeLeftOut) {
  options_.include_reasoning = false;
  const Json message = Whole("<think>hm</think>yes")["choices"][0]["message"];
  EXPECT_FALSE(message.contains("reasoning_content"));
  EXPECT_EQ(message["content"], "yes");
}

// As the engine counts them, however many come at once and whether they are told or not.
TEST_F(ChatAnswer, ReasoningTokensAreCounted) {
  options_.include_reasoning = false;
  format_.begins_in_reasoning = true;
  AnswerRenderer renderer = Renderer();
  std::string frames;
  TokenDelta delta;
  delta.text = "hm</think>yes";
  delta.token_ids = {1, 2, 3, 4, 5};
  delta.reasoning_tokens = 3;
  renderer.OnEvent(0, delta, &frames);
  delta.text = "!";
  delta.token_ids = {6};
  delta.reasoning_tokens = 0;
  renderer.OnEvent(0, delta, &frames);
  renderer.OnEvent(0, SequenceFinished{}, &frames);
  const Json usage = ParseJson(renderer.Response()).value()["usage"];
  EXPECT_EQ(usage["completion_tokens_details"]["reasoning_tokens"], 3);
}

TEST_F(ChatAnswer, CallsOfTools) {
  CallsAreHermes();
  const Json choice =
      Whole("<tool_call>\n{\"name\": \"f\", \"arguments\": {\"b\": 1, \"a\": 2}}\n</tool_call>")
          ["choices"][0];
  EXPECT_EQ(choice["finish_reason"], "tool_calls");
  EXPECT_TRUE(choice["message"]["content"].is_null());
  const Json call = choice["message"]["tool_calls"][0];
  EXPECT_EQ(call["type"], "function");
  EXPECT_EQ(call["id"].get<std::string>().rfind("call_", 0), 0U);
  EXPECT_EQ(call["function"]["name"], "f");
  EXPECT_EQ(call["function"]["arguments"], "{\"b\": 1, \"a\": 2}");
  EXPECT_FALSE(call.contains("index"));
}

TEST_F(ChatAnswer, OfANamedFunctionTheReasonIsThatOfAnyEnd) {
  CallsAreHermes();
  format_.names_call = true;
  const Json choice = Whole("<tool_call>{\"name\": \"f\"}</tool_call>")["choices"][0];
  EXPECT_EQ(choice["message"]["tool_calls"].size(), 1U);
  EXPECT_EQ(choice["finish_reason"], "stop");
}

TEST_F(ChatAnswer, AStreamSaysTheSame) {
  CallsAreHermes();
  const std::string text =
      "<think>\nwhy\n</think>\n\nLook: <tool_call>{\"name\": \"f\", \"arguments\": {\"x\": "
      "1}}</tool_call>\n<tool_call>{\"name\": \"g\"}</tool_call>";
  for (const bool by_character : {false, true}) {
    const Gathered all = Gather(Chunks(text, by_character));
    EXPECT_EQ(all.role, "assistant") << "once";
    EXPECT_EQ(all.reasoning, "why");
    EXPECT_EQ(all.content, "Look: ");
    EXPECT_THAT(all.calls, ElementsAre("f{\"x\": 1}", "g{}"));
    EXPECT_EQ(all.finish_reason, "tool_calls");
  }
}

TEST_F(ChatAnswer, WithoutMarkersEachTokenIsAChunk) {
  format_.reasoning = {};
  const std::vector<Json> chunks = Chunks("abc", true);
  EXPECT_EQ(chunks.size(), 4U) << "three, and the end";
  EXPECT_EQ(chunks[0]["choices"][0]["delta"]["role"], "assistant");
  EXPECT_EQ(chunks[1]["choices"][0]["delta"]["content"], "b");
}

TEST_F(ChatAnswer, Logprobs) {
  format_.reasoning = {};
  options_.logprobs = 1;
  AnswerRenderer renderer = Renderer();
  TokenDelta delta;
  delta.text = "x";
  delta.token_ids = {'x'};
  delta.logprobs = {{{'x', -0.5F, 2}, {{'p', -0.25F, 1}, {'q', -1, 2}}}};
  SequenceFinished finished;
  std::string frames;
  renderer.OnEvent(0, delta, &frames);
  renderer.OnEvent(0, finished, &frames);
  EXPECT_EQ(WriteJson(ParseJson(renderer.Response()).value()["choices"][0]["logprobs"]),
            R"({"content":[{"token":"x","logprob":-0.5,"bytes":[120],)"
            R"("top_logprobs":[{"token":"p","logprob":-0.25,"bytes":[112]}]}],"refusal":null})");
}

TEST_F(ChatAnswer, ChoicesGoOnApart) {
  CallsAreHermes();
  AnswerRenderer renderer = Renderer(2);
  std::string frames;
  for (const auto& [index, text] :
       std::vector<std::pair<int, std::string>>{{0, "<think>a"}, {1, "plain"}, {0, "b</think>c"}}) {
    TokenDelta delta;
    delta.index = index;
    delta.text = text;
    renderer.OnEvent(0, delta, &frames);
  }
  for (const int index : {1, 0}) {
    SequenceFinished finished;
    finished.index = index;
    renderer.OnEvent(0, finished, &frames);
  }
  const Json choices = ParseJson(renderer.Response()).value()["choices"];
  EXPECT_EQ(choices[0]["message"]["reasoning_content"], "ab");
  EXPECT_EQ(choices[0]["message"]["content"], "c");
  EXPECT_EQ(choices[1]["message"]["content"], "plain");
}

}  // namespace
}  // namespace longspan
