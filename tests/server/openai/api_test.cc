// What the HTTP interface answers to completions, whole and as streams.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/json/json.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/engine/core/fake_runner.h"
#include "tests/engine/core/test_tokenizer.h"
#include "tests/server/http/raw_client.h"
#include "tests/server/openai/api_rig.h"

namespace longspan {
namespace {

using testing::HasSubstr;

// What the fake model says after `prompt`.
std::vector<int32_t> Expected(absl::string_view prompt, int tokens) {
  std::vector<int32_t> all;
  for (const char byte : prompt) all.push_back(static_cast<unsigned char>(byte));
  std::vector<int32_t> completion;
  for (int i = 0; i < tokens; ++i) {
    completion.push_back(FakeNextToken(all, 0, 256));
    all.push_back(completion.back());
  }
  return completion;
}

TEST_F(ApiTest, ACompletion) {
  const RawResponse response = Complete(
      R"({"model": "org/demo", "prompt": "abc", "max_tokens": 5, "return_token_ids": true,
          "request_id": "mine"})");
  ASSERT_EQ(response.status, 200) << response.body;
  const Json body = Body(response);
  EXPECT_EQ(body["id"], "cmpl-mine");
  EXPECT_EQ(body["object"], "text_completion");
  EXPECT_EQ(body["model"], "org/demo");
  EXPECT_GT(body["created"], 0);
  ASSERT_EQ(body["choices"].size(), 1U);
  const Json& choice = body["choices"][0];
  EXPECT_EQ(choice["finish_reason"], "length");
  EXPECT_EQ(choice["token_ids"].get<std::vector<int32_t>>(), Expected("abc", 5));
  EXPECT_EQ(choice["text"], TestTokenizer()->Decode(Expected("abc", 5), true));
  EXPECT_EQ(choice["prompt_token_ids"], Json({97, 98, 99}));
  EXPECT_EQ(body["usage"]["total_tokens"], 8);
}

TEST_F(ApiTest, AStreamSaysTheSame) {
  const RawResponse response = Complete(
      R"({"prompt": "abc", "max_tokens": 5, "stream": true, "return_token_ids": true,
          "stream_options": {"include_usage": true}})");
  ASSERT_EQ(response.status, 200) << response.body;
  EXPECT_EQ(response.headers.at("content-type"), "text/event-stream; charset=utf-8");
  std::vector<int32_t> tokens;
  std::string text;
  std::string id;
  std::string last;
  int usages = 0;
  std::vector<bool> ends;  // of each chunk of the choice
  size_t begin = 0;
  for (size_t end; (end = response.body.find("\n\n", begin)) != std::string::npos;
       begin = end + 2) {
    last = response.body.substr(begin, end - begin);
    if (last == "data: [DONE]") continue;
    const Json chunk = *ParseJson(last.substr(6));
    if (id.empty()) id = chunk["id"];
    EXPECT_EQ(chunk["id"], id);
    EXPECT_EQ(chunk["object"], "text_completion");
    usages += chunk["usage"].is_null() ? 0 : 1;
    for (const Json& choice : chunk["choices"]) {
      text += choice["text"].get<std::string>();
      EXPECT_EQ(choice["token_ids"].size(), 1U) << choice;
      for (const Json& token : choice["token_ids"]) tokens.push_back(token);
      ends.push_back(!choice["finish_reason"].is_null());
    }
  }
  EXPECT_EQ(last, "data: [DONE]");
  EXPECT_EQ(tokens, Expected("abc", 5));
  EXPECT_EQ(text, TestTokenizer()->Decode(Expected("abc", 5), true));
  EXPECT_EQ(usages, 1);
  EXPECT_EQ(ends, (std::vector<bool>{false, false, false, false, true}));
  EXPECT_TRUE(endings_.AnyStreamWrite());
}

TEST_F(ApiTest, PromptsTimesChoices) {
  const Json body =
      Body(Complete(R"({"prompt": [[97], [98, 99]], "n": 2, "max_tokens": 3, "seed": 1})"));
  ASSERT_EQ(body["choices"].size(), 4U) << body;
  for (size_t i = 0; i < 4; ++i) EXPECT_EQ(body["choices"][i]["index"], i);
  EXPECT_EQ(body["usage"]["prompt_tokens"], 3);
  EXPECT_EQ(body["usage"]["completion_tokens"], 12);
}

TEST_F(SparseApiTest, ABlockMapOfEachChoice) {
  const std::string prompt(100, 'a');
  const Json body = Body(Complete(absl::StrCat(
      R"({"prompt": ")", prompt, R"(", "max_tokens": 1, "n": 2, "include_block_map": true})")));
  ASSERT_EQ(body["choices"].size(), 2U) << body;
  for (const Json& choice : body["choices"]) {
    const Json& map = choice["block_map"];
    EXPECT_EQ(map["page_tokens"], 64);
    EXPECT_EQ(map["prompt_pages"], 2);
    EXPECT_EQ(map["answer_tokens"], 1);
    ASSERT_EQ(map["layer_groups"].size(), 3U);
    for (int layer = 0; layer < 3; ++layer) {
      // Both blocks of the prompt are selected: it has no more.
      EXPECT_EQ(map["layer_groups"][layer],
                Json({{"first_layer", layer}, {"last_layer", layer}, {"selected_pages", {2, 2}}}));
    }
  }
  const Json plain = Body(Complete(R"({"prompt": "abc", "max_tokens": 1})"));
  EXPECT_FALSE(plain["choices"][0].contains("block_map"));
}

TEST_F(SparseApiTest, TheLastChunkOfAStreamHasTheBlockMap) {
  const RawResponse response =
      Complete(R"({"prompt": "abc", "max_tokens": 5, "stream": true, "include_block_map": true})");
  ASSERT_EQ(response.status, 200) << response.body;
  const size_t map = response.body.find("\"block_map\"");
  ASSERT_NE(map, std::string::npos) << response.body;
  EXPECT_EQ(response.body.rfind("\"block_map\""), map);
  const size_t chunk = response.body.rfind("data: ", map);
  EXPECT_THAT(response.body.substr(chunk), HasSubstr(R"("finish_reason":"length")"));
  EXPECT_THAT(response.body.substr(map), HasSubstr(R"("answer_tokens":5)"));
}

TEST_F(ApiTest, AnAnswerToAPromptThatWasReadApproximatelySaysSo) {
  SparsePrefillParams& params = model_.config.sparse_prefill.emplace();
  params.from_tokens = 0;
  params.query_tile_tokens = 64;
  model_.config.nsa = KeyTileMeans(params);
  const std::string prompt(100, 'a');
  const Json body =
      Body(Complete(absl::StrCat(R"({"prompt": ["abc", ")", prompt, R"("], "max_tokens": 2})")));
  EXPECT_EQ(body["approximate"], "sparse_prefill") << body;
  EXPECT_EQ(body["usage"]["prompt_tokens_details"]["sparse_prefill_tokens"], 64) << body;
  const Json exact = Body(Complete(R"({"prompt": "abc", "max_tokens": 2})"));
  EXPECT_FALSE(exact.contains("approximate")) << exact;
}

TEST_F(ApiTest, AnApproximateAnswerSaysSo) {
  model_.config.nsa.emplace().decode_only = true;
  model_.sparse_decode.mode = SparseDecodeMode::kOn;
  const Json body = Body(Complete(R"({"prompt": ["abc", "d"], "max_tokens": 2, "n": 2})"));
  EXPECT_EQ(body["approximate"], "sparse_decode") << body;
  EXPECT_TRUE(body["usage"]["completion_tokens_details"].contains("sparse_decode_tokens")) << body;
  const Json exact =
      Body(Complete(R"({"prompt": "abc", "max_tokens": 2, "sparse_decode": false})"));
  EXPECT_FALSE(exact.contains("approximate")) << exact;
  EXPECT_FALSE(exact["usage"].contains("completion_tokens_details")) << exact;
}

TEST_F(ApiTest, SparseDecodeThatIsOffIsRefusedByItsName) {
  const RawResponse refused = Complete(R"({"prompt": "abc", "sparse_decode": true})");
  EXPECT_EQ(refused.status, 400);
  EXPECT_EQ(Body(refused)["error"]["param"], "sparse_decode");
  EXPECT_THAT(refused.body, HasSubstr("--sparse-decode off"));
}

TEST_F(ApiTest, EchoWithoutTokensScores) {
  const Json body =
      Body(Complete(R"({"prompt": "abc", "max_tokens": 0, "echo": true, "logprobs": 0})"));
  const Json& choice = body["choices"][0];
  EXPECT_EQ(choice["text"], "abc") << body;
  EXPECT_EQ(choice["finish_reason"], "length");
  EXPECT_EQ(choice["logprobs"]["tokens"], Json({"a", "b", "c"}));
  EXPECT_TRUE(choice["logprobs"]["token_logprobs"][0].is_null());
  EXPECT_TRUE(choice["logprobs"]["token_logprobs"][2].is_number());
  EXPECT_EQ(body["usage"]["completion_tokens"], 0);
}

TEST_F(ApiTest, ProgressEndsWithTheWholePrompt) {
  const std::string prompt(300, 'a');
  const RawResponse response =
      Complete(absl::StrCat(R"({"prompt": ")", prompt,
                            R"(", "max_tokens": 1, "stream": true, "return_progress": true})"));
  const size_t last = response.body.rfind("\"prompt_progress\"");
  ASSERT_NE(last, std::string::npos) << response.body;
  EXPECT_THAT(response.body.substr(last), HasSubstr("\"processed\":300"));
}

TEST_F(ApiTest, LargeBodiesAreReadOnWorkers) {
  const Json body =
      Body(Complete(absl::StrCat(R"({"max_tokens": 1, "prompt": ")", std::string(4000, 'a'),
                                 R"("})", std::string(1000, ' '))));
  EXPECT_EQ(body["usage"]["prompt_tokens"], 4000) << body;
}

TEST_F(ApiTest, LongAnswersAreWrittenOnWorkers) {
  const RawResponse answer = AnswerOfAWorker(R"({"prompt": "abc", "max_tokens": 1, "n": 2,
                                                 "prompt_logprobs": 2})");
  const Json body = Body(answer);
  ASSERT_EQ(body["choices"].size(), 2U) << body;
  EXPECT_EQ(body["choices"][0]["prompt_logprobs"].size(), 3U);
  EXPECT_EQ(body["choices"][0]["prompt_logprobs"], body["choices"][1]["prompt_logprobs"]);
}

TEST_F(SparseApiTest, TheBlockMapOfAStreamIsWrittenOnAWorker) {
  const RawResponse answer = AnswerOfAWorker(
      R"({"prompt": "abc", "max_tokens": 1, "stream": true, "include_block_map": true})");
  EXPECT_THAT(answer.body, HasSubstr("\"block_map\""));
}

}  // namespace
}  // namespace longspan
