// What answers say where sparse decode or sparse prefill is in force: in every object, whatever it
// holds beside.
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/openai/answer.h"
#include "tests/engine/core/test_tokenizer.h"

namespace longspan {
namespace {

using testing::Each;
using testing::SizeIs;

class ApproximateAnswer : public testing::Test {
 protected:
  AnswerRenderer Begin(bool sparse_decode, int32_t n = 1) const {
    AnswerRenderer::Context context;
    context.sparse_decode = sparse_decode;
    context.sparse_prefill_tokens = sparse_prefill_tokens_;
    context.choices.tokenizer = TestTokenizer();
    context.choices.write_token = [](int32_t token) { return std::to_string(token); };
    AnswerPrompt prompt;
    prompt.token_ids = {97, 98};
    prompt.n = n;
    prompt.echo.text = "ab";
    prompt.format = std::make_shared<AnswerFormat>();
    return {options_, std::move(context), {std::move(prompt)}};
  }
  static std::string Give(AnswerRenderer& renderer, Event event) {
    std::string frames;
    renderer.OnEvent(0, std::move(event), &frames);
    return frames;
  }
  static TokenDelta Token(int32_t index) {
    TokenDelta delta;
    delta.index = index;
    delta.text = "x";
    delta.token_ids = {'x'};
    delta.logprobs = {{{'x', -1, 1}, {}}};
    return delta;
  }
  static SequenceFinished End(int32_t index, int64_t sparse_decode_tokens) {
    SequenceFinished finished;
    finished.index = index;
    finished.usage.completion_tokens = 5;
    finished.usage.sparse_decode_tokens = sparse_decode_tokens;
    finished.block_map.emplace();
    return finished;
  }
  // A whole answer of two choices.
  Json Whole(bool sparse_decode) const {
    AnswerRenderer renderer = Begin(sparse_decode, 2);
    for (const int32_t index : {0, 1}) {
      Give(renderer, Token(index));
      Give(renderer, End(index, 3 + index));
    }
    const auto json = ParseJson(renderer.Response());
    EXPECT_TRUE(json.ok()) << json.status();
    return json.ok() ? *json : Json::object();
  }
  // What the objects of a stream say, one that begins it and one of usage included.
  std::vector<std::string> Stream(bool sparse_decode) {
    options_.stream = options_.include_usage = options_.return_progress = true;
    AnswerRenderer renderer = Begin(sparse_decode);
    std::string frames = Give(renderer, PrefillProgress{1, 2, 0, 0});
    frames += Give(renderer, Token(0));
    frames += Give(renderer, End(0, 4));
    frames += renderer.StreamEnd();
    std::vector<std::string> said;
    for (absl::string_view frame : absl::StrSplit(frames, "\n\n", absl::SkipEmpty())) {
      EXPECT_TRUE(absl::ConsumePrefix(&frame, "data: ")) << frame;
      if (frame == "[DONE]") continue;
      const Json chunk = ParseJson(std::string(frame)).value();
      said.push_back(chunk.contains("approximate") ? chunk["approximate"].get<std::string>() : "");
    }
    return said;
  }

  AnswerOptions options_;
  int64_t sparse_prefill_tokens_ = 0;
};

TEST_F(ApproximateAnswer, AWholeOneSaysIt) {
  const Json body = Whole(true);
  EXPECT_EQ(body["approximate"], "sparse_decode");
  EXPECT_EQ(body["usage"]["completion_tokens_details"]["sparse_decode_tokens"], 7);
  EXPECT_EQ(body["usage"]["completion_tokens"], 10);
}

TEST_F(ApproximateAnswer, OthersLookAsBefore) {
  const Json body = Whole(false);
  EXPECT_FALSE(body.contains("approximate"));
  EXPECT_FALSE(body["usage"].contains("completion_tokens_details"));
}

TEST_F(ApproximateAnswer, EchoAndLogprobsChangeNothing) {
  options_.echo = true;
  options_.logprobs = 0;
  EXPECT_EQ(Whole(true)["approximate"], "sparse_decode");
}

TEST_F(ApproximateAnswer, AChatCountsBesideItsReasoning) {
  options_.endpoint = Endpoint::kChat;
  const Json body = Whole(true);
  EXPECT_EQ(body["approximate"], "sparse_decode");
  const Json& details = body["usage"]["completion_tokens_details"];
  EXPECT_EQ(details["sparse_decode_tokens"], 7);
  EXPECT_EQ(details["reasoning_tokens"], 0);
  EXPECT_FALSE(Whole(false)["usage"]["completion_tokens_details"].contains("sparse_decode_tokens"));
}

TEST_F(ApproximateAnswer, EveryChunkSaysIt) {
  for (const Endpoint endpoint : {Endpoint::kCompletions, Endpoint::kChat}) {
    options_.endpoint = endpoint;
    EXPECT_THAT(Stream(true), testing::AllOf(SizeIs(4), Each("sparse_decode")));
    EXPECT_THAT(Stream(false), testing::AllOf(SizeIs(4), Each("")));
  }
}

TEST_F(ApproximateAnswer, OfPromptsThatWereReadSo) {
  sparse_prefill_tokens_ = 256;
  const Json body = Whole(false);
  EXPECT_EQ(body["approximate"], "sparse_prefill");
  EXPECT_EQ(body["usage"]["prompt_tokens_details"]["sparse_prefill_tokens"], 256);
  EXPECT_FALSE(body["usage"].contains("completion_tokens_details"));
  EXPECT_THAT(Stream(false), testing::AllOf(SizeIs(4), Each("sparse_prefill")));
  sparse_prefill_tokens_ = 0;
  options_ = {};
  const Json exact = Whole(false);
  EXPECT_FALSE(exact["usage"]["prompt_tokens_details"].contains("sparse_prefill_tokens"));
}

}  // namespace
}  // namespace longspan
