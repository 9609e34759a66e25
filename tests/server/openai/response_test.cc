// Golden shapes of /v1/completions, from scripted events. Token ids are bytes.
#include <cmath>
#include <limits>

#include "absl/strings/match.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/status_map.h"
#include "server/openai/answer.h"
#include "tests/engine/core/test_tokenizer.h"

namespace longspan {
namespace {

std::string WriteToken(int32_t token) {
  return token < 128 ? std::string(1, static_cast<char>(token)) : "bytes:" + std::to_string(token);
}

AnswerRenderer Renderer(AnswerOptions options, std::vector<AnswerPrompt> prompts) {
  options.request_id = "r";
  AnswerRenderer::Context context;
  context.model = "demo";
  context.created_unix_seconds = 7;
  context.choices.tokenizer = TestTokenizer();
  context.choices.write_token = WriteToken;
  return {std::move(options), std::move(context), std::move(prompts)};
}

// A JSON text with its members in one order, whoever wrote it.
std::string Canonical(const std::string& text) {
  const auto json = ParseJson(text);
  EXPECT_TRUE(json.ok()) << text << json.status();
  return json.ok() ? nlohmann::json(*json).dump() : "";
}

// The JSON of each frame.
std::vector<std::string> Frames(const std::string& stream) {
  std::vector<std::string> frames = absl::StrSplit(stream, "\n\n");
  EXPECT_EQ(frames.back(), "");
  frames.pop_back();
  for (std::string& frame : frames) {
    EXPECT_EQ(frame.rfind("data: ", 0), 0U) << frame;
    frame = frame.substr(6);
  }
  return frames;
}

void ExpectFrames(const std::string& stream, const std::vector<std::string>& expected) {
  const std::vector<std::string> frames = Frames(stream);
  ASSERT_EQ(frames.size(), expected.size()) << stream;
  for (size_t i = 0; i < frames.size(); ++i)
    EXPECT_EQ(Canonical(frames[i]), Canonical(expected[i])) << i;
}

// A chunk with these choices and, before its end, `more`.
std::string ChunkWith(const std::string& choices, const std::string& more = "") {
  return R"({"id":"cmpl-r","object":"text_completion","created":7,"model":"demo","choices":[)" +
         choices + "]" + more + "}";
}

TokenDelta Delta(int32_t index, const std::string& text) {
  TokenDelta delta;
  delta.index = index;
  delta.text = text;
  for (const char byte : text) delta.token_ids.push_back(static_cast<unsigned char>(byte));
  return delta;
}

PositionLogprobs Position(char chosen, float logprob, std::vector<TokenLogprob> top) {
  return {{chosen, logprob, 1}, std::move(top)};
}

SequenceFinished Finished(int32_t index, FinishReason reason, int64_t completion_tokens) {
  SequenceFinished finished;
  finished.index = index;
  finished.reason = reason;
  finished.usage.prompt_tokens = 3;
  finished.usage.cached_device_tokens = 1;
  finished.usage.cached_host_tokens = 1;
  finished.usage.completion_tokens = completion_tokens;
  return finished;
}

// Feeds the events of one prompt.
std::string Feed(AnswerRenderer& renderer, size_t prompt, std::vector<Event> events) {
  std::string frames;
  for (Event& event : events) renderer.OnEvent(prompt, std::move(event), &frames);
  return frames;
}

Json Answer(AnswerRenderer& renderer) {
  const auto json = ParseJson(renderer.Response());
  EXPECT_TRUE(json.ok()) << json.status();
  return json.ok() ? *json : Json::object();
}

TEST(AnswerRenderer, AWholeAnswer) {
  AnswerRenderer renderer = Renderer({}, {{{97, 98, 99}, 1, {}}});
  EXPECT_EQ(Feed(renderer, 0, {Accepted{3, 0, 0}, Delta(0, "x"), Delta(0, "yz")}), "");
  EXPECT_FALSE(renderer.finished());
  Feed(renderer, 0, {Finished(0, FinishReason::kLength, 3)});
  ASSERT_TRUE(renderer.finished());
  EXPECT_EQ(
      Canonical(renderer.Response()),
      Canonical(ChunkWith(R"({"index":0,"text":"xyz","logprobs":null,"finish_reason":"length"})",
                          R"(,"usage":{"prompt_tokens":3,"completion_tokens":3,"total_tokens":6,
                   "prompt_tokens_details":{"cached_tokens":2}})")));
}

TEST(AnswerRenderer, ChoicesOfSeveralPrompts) {
  AnswerRenderer renderer = Renderer({}, {{{97}, 2, ""}, {{98, 99}, 2, ""}});
  Feed(renderer, 1,
       {Delta(1, "d"), Finished(1, FinishReason::kStop, 1), Delta(0, "c"),
        Finished(0, FinishReason::kStop, 1)});
  Feed(renderer, 0,
       {Delta(0, "a"), Delta(1, "b"), Finished(1, FinishReason::kStop, 1),
        Finished(0, FinishReason::kStop, 2)});
  ASSERT_TRUE(renderer.finished());
  const Json response = Answer(renderer);
  for (size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(response["choices"][i]["index"], i);
    EXPECT_EQ(response["choices"][i]["text"], std::string(1, static_cast<char>('a' + i)));
  }
  EXPECT_EQ(response["usage"]["prompt_tokens"], 3);
  EXPECT_EQ(response["usage"]["completion_tokens"], 5);
  EXPECT_EQ(response["usage"]["prompt_tokens_details"]["cached_tokens"], 4);
}

TEST(AnswerRenderer, AStream) {
  AnswerOptions options;
  options.stream = true;
  AnswerRenderer renderer = Renderer(options, {{{97, 98, 99}, 1, {}}});
  ExpectFrames(Feed(renderer, 0,
                    {Accepted{}, PrefillProgress{}, Delta(0, "x"), Delta(0, ""), Delta(0, "y"),
                     Finished(0, FinishReason::kStop, 3)}),
               {ChunkWith(R"({"index":0,"text":"x","logprobs":null,"finish_reason":null})"),
                ChunkWith(R"({"index":0,"text":"","logprobs":null,"finish_reason":null})"),
                ChunkWith(R"({"index":0,"text":"y","logprobs":null,"finish_reason":null})"),
                ChunkWith(R"({"index":0,"text":"","logprobs":null,"finish_reason":"stop"})")});
  EXPECT_EQ(renderer.StreamEnd(), "data: [DONE]\n\n");
}

TEST(AnswerRenderer, TheChunkOfTheLastTokenSaysHowItEnded) {
  AnswerOptions options;
  options.stream = true;
  AnswerRenderer renderer = Renderer(options, {{{97}, 1, ""}});
  TokenDelta last = Delta(0, "y");
  last.ends = true;
  ExpectFrames(Feed(renderer, 0, {Delta(0, "x"), last}),
               {ChunkWith(R"({"index":0,"text":"x","logprobs":null,"finish_reason":null})")});
  ExpectFrames(Feed(renderer, 0, {Finished(0, FinishReason::kStop, 2)}),
               {ChunkWith(R"({"index":0,"text":"y","logprobs":null,"finish_reason":"stop"})")});
}

TEST(AnswerRenderer, UsageAtTheEndOfAStream) {
  AnswerOptions options;
  options.stream = options.include_usage = true;
  AnswerRenderer renderer = Renderer(options, {{{97, 98, 99}, 1, {}}});
  ExpectFrames(Feed(renderer, 0, {Delta(0, "x"), Finished(0, FinishReason::kStop, 1)}),
               {ChunkWith(R"({"index":0,"text":"x","logprobs":null,"finish_reason":null})",
                          R"(,"usage":null)"),
                ChunkWith(R"({"index":0,"text":"","logprobs":null,"finish_reason":"stop"})",
                          R"(,"usage":null)")});
  std::string end = renderer.StreamEnd();
  ASSERT_TRUE(absl::EndsWith(end, "data: [DONE]\n\n"));
  end.resize(end.size() - sizeof("data: [DONE]\n\n") + 1);
  ExpectFrames(end, {ChunkWith("", R"(,"usage":{"prompt_tokens":3,"completion_tokens":1,
                    "total_tokens":4,"prompt_tokens_details":{"cached_tokens":2}})")});
}

TEST(AnswerRenderer, UsageInEveryChunk) {
  AnswerOptions options;
  options.stream = options.continuous_usage = true;
  AnswerRenderer renderer = Renderer(options, {{{97, 98, 99}, 1, {}}});
  const std::vector<std::string> frames = Frames(
      Feed(renderer, 0, {Accepted{3, 1, 0}, Delta(0, "xy"), Finished(0, FinishReason::kStop, 3)}));
  ASSERT_EQ(frames.size(), 2U);
  const Json first = (*ParseJson(frames[0]))["usage"];
  EXPECT_EQ(first["completion_tokens"], 2);
  EXPECT_EQ(first["prompt_tokens_details"]["cached_tokens"], 1);
  EXPECT_EQ((*ParseJson(frames[1]))["usage"]["completion_tokens"], 3);
}

// What is cached may be known only once the prompt is begun.
TEST(AnswerRenderer, UsageReportsWhatProgressFoundCached) {
  AnswerOptions options;
  options.stream = options.continuous_usage = true;
  AnswerRenderer renderer = Renderer(options, {{{97, 98, 99}, 1, {}}});
  const std::vector<std::string> frames =
      Frames(Feed(renderer, 0, {Accepted{3, 0, 0}, PrefillProgress{3, 3, 2, 1}, Delta(0, "x")}));
  ASSERT_EQ(frames.size(), 1U);
  EXPECT_EQ((*ParseJson(frames[0]))["usage"]["prompt_tokens_details"]["cached_tokens"], 2);
}

TEST(AnswerRenderer, Logprobs) {
  AnswerOptions options;
  options.logprobs = 2;
  AnswerRenderer renderer = Renderer(options, {{{97}, 1, {}}});
  // The chosen token is not among the two likeliest; 200 is no character of its own.
  TokenDelta delta = Delta(0, "xy");
  delta.logprobs = {Position('x', -3, {{'p', -0.5F, 1}, {'q', -1, 2}, {'r', -2, 3}}),
                    Position('y', -std::numeric_limits<float>::infinity(), {{200, -0.25F, 1}})};
  Feed(renderer, 0, {delta, Finished(0, FinishReason::kStop, 2)});
  EXPECT_EQ(Canonical(WriteJson(Answer(renderer)["choices"][0]["logprobs"])),
            Canonical(
                R"({"tokens":["x","y"],"token_logprobs":[-3.0,-9999.0],"text_offset":[0,1],
                    "top_logprobs":[{"x":-3.0,"p":-0.5,"q":-1.0},{"y":-9999.0,"bytes:200":-0.25}]})"));
}

TEST(AnswerRenderer, ZeroLogprobsListTheChosenToken) {
  AnswerOptions options;
  options.stream = true;
  options.logprobs = 0;
  AnswerRenderer renderer = Renderer(options, {{{97}, 1, {}}});
  TokenDelta first = Delta(0, "");
  first.token_ids = {'x'};
  first.logprobs = {Position('x', -1, {{'p', -0.5F, 1}})};
  ExpectFrames(Feed(renderer, 0, {first, Finished(0, FinishReason::kStop, 1)}),
               {ChunkWith(R"({"index":0,"text":"","finish_reason":null,"logprobs":
                   {"tokens":["x"],"token_logprobs":[-1.0],"top_logprobs":[{"x":-1.0}],
                    "text_offset":[0]}})"),
                ChunkWith(R"({"index":0,"text":"","logprobs":null,"finish_reason":"stop"})")});
}

TEST(AnswerRenderer, TokensWrittenAlikeKeepTheLikelier) {
  AnswerOptions options;
  options.logprobs = 5;
  AnswerRenderer::Context context;
  context.choices.tokenizer = TestTokenizer();
  context.choices.write_token = [](int32_t) { return std::string("same"); };
  AnswerRenderer renderer(options, context, {{{97}, 1, {}}});
  TokenDelta delta = Delta(0, "x");
  delta.logprobs = {Position('x', -3, {{'p', -0.5F, 1}, {'q', -1, 2}})};
  Feed(renderer, 0, {delta, Finished(0, FinishReason::kStop, 1)});
  EXPECT_EQ(WriteJson(Answer(renderer)["choices"][0]["logprobs"]["top_logprobs"]),
            R"([{"same":-0.5}])");
}

TEST(AnswerRenderer, OffsetsCountCharacters) {
  AnswerOptions options;
  options.logprobs = 0;
  AnswerRenderer renderer = Renderer(options, {{{97}, 1, {}}});
  // "é" is two tokens: both begin at its place.
  const std::string text = "a\xc3\xa9z";
  TokenDelta delta = Delta(0, text);
  for (const char byte : text) {
    delta.logprobs.push_back({{static_cast<unsigned char>(byte), -1, 1}, {}});
  }
  // The ids of TestTokenizer are bytes.
  Feed(renderer, 0, {delta, Finished(0, FinishReason::kStop, 4)});
  EXPECT_EQ(WriteJson(Answer(renderer)["choices"][0]["logprobs"]["text_offset"]), "[0,1,1,2]");
}

TEST(AnswerRenderer, EchoStandsBeforeTheFirstPiece) {
  AnswerOptions options;
  options.echo = true;
  AnswerRenderer whole = Renderer(options, {{{97, 98}, 2, {"ab"}}});
  Feed(whole, 0,
       {Delta(0, "x"), Delta(0, "y"), Finished(0, FinishReason::kStop, 2),
        Finished(1, FinishReason::kLength, 0)});
  const Json response = Answer(whole);
  EXPECT_EQ(response["choices"][0]["text"], "abxy");
  EXPECT_EQ(response["choices"][1]["text"], "ab");

  options.stream = true;
  AnswerRenderer stream = Renderer(options, {{{97, 98}, 1, {"ab"}}});
  ExpectFrames(Feed(stream, 0, {Delta(0, "x"), Delta(0, "y"), Finished(0, FinishReason::kStop, 2)}),
               {ChunkWith(R"({"index":0,"text":"abx","logprobs":null,"finish_reason":null})"),
                ChunkWith(R"({"index":0,"text":"y","logprobs":null,"finish_reason":null})"),
                ChunkWith(R"({"index":0,"text":"","logprobs":null,"finish_reason":"stop"})")});
}

TEST(AnswerRenderer, EchoScoresThePrompt) {
  AnswerOptions options;
  options.echo = true;
  options.logprobs = 1;
  AnswerRenderer renderer = Renderer(options, {{{97, 98, 99}, 1, {"abc"}}});
  PromptLogprobs prompt;
  prompt.positions = {Position('b', -1, {{'b', -1, 1}}), Position('c', -2, {{'q', -0.5F, 1}})};
  Feed(renderer, 0, {prompt, Finished(0, FinishReason::kLength, 0)});
  const Json choice = Answer(renderer)["choices"][0];
  EXPECT_EQ(choice["text"], "abc");
  EXPECT_EQ(Canonical(WriteJson(choice["logprobs"])),
            Canonical(
                R"({"tokens":["a","b","c"],"token_logprobs":[null,-1.0,-2.0],
                    "top_logprobs":[null,{"b":-1.0},{"c":-2.0,"q":-0.5}],"text_offset":[0,1,2]})"));
}

std::string OffsetsOf(Echo echo, std::vector<int32_t> token_ids) {
  AnswerOptions options;
  options.echo = true;
  options.logprobs = 0;
  AnswerRenderer renderer = Renderer(options, {{std::move(token_ids), 1, std::move(echo)}});
  Feed(renderer, 0, {PromptLogprobs{}, Finished(0, FinishReason::kLength, 0)});
  return WriteJson(Answer(renderer)["choices"][0]["logprobs"]["text_offset"]);
}

TEST(AnswerRenderer, OffsetsAreOfWhatIsWritten) {
  EXPECT_EQ(OffsetsOf({"abc"}, {97, 98, 99}), "[0,1,2]");
  EXPECT_EQ(OffsetsOf({"bc", 1}, {97, 98, 99}), "[0,0,1]") << "the tokenizer put one before them";
  EXPECT_EQ(OffsetsOf({"ab"}, {97, 98, 99}), "[0,1,2]") << "and one behind them";
  // An "é" of which the last byte is missing becomes U+FFFD.
  EXPECT_EQ(OffsetsOf({"a\xef\xbf\xbd"}, {97, 0xc3}), "[0,1]");
}

TEST(AnswerRenderer, EchoedLogprobsGoOnIntoTheCompletion) {
  AnswerOptions options;
  options.echo = options.stream = true;
  options.logprobs = 0;
  AnswerRenderer renderer = Renderer(options, {{{97, 98}, 1, {"ab"}}});
  PromptLogprobs prompt;
  prompt.positions = {Position('b', -1, {})};
  TokenDelta delta = Delta(0, "x");
  delta.logprobs = {Position('x', -2, {})};
  const std::vector<std::string> frames = Frames(Feed(renderer, 0, {prompt, delta}));
  ASSERT_EQ(frames.size(), 1U);
  const Json choice = (*ParseJson(frames[0]))["choices"][0];
  EXPECT_EQ(choice["text"], "abx");
  EXPECT_EQ(WriteJson(choice["logprobs"]["token_logprobs"]), "[null,-1.0,-2.0]");
  EXPECT_EQ(WriteJson(choice["logprobs"]["text_offset"]), "[0,1,2]");
}

TEST(AnswerRenderer, IdsAndPromptLogprobsStandInTheChoice) {
  AnswerOptions options;
  options.stream = options.return_token_ids = true;
  options.prompt_logprobs = 1;
  AnswerRenderer renderer = Renderer(options, {{{97, 98}, 1, {}}});
  PromptLogprobs prompt;
  prompt.positions = {{{'b', -2, 5}, {{'c', -1, 1}, {'d', -1.5F, 2}}}};
  ExpectFrames(
      Feed(renderer, 0, {prompt, Delta(0, "x"), Finished(0, FinishReason::kStop, 1)}),
      {ChunkWith(R"({"index":0,"text":"x","logprobs":null,"finish_reason":null,"token_ids":[120],
           "prompt_token_ids":[97,98],"prompt_logprobs":[null,
           {"98":{"logprob":-2.0,"rank":5,"decoded_token":"b"},
            "99":{"logprob":-1.0,"rank":1,"decoded_token":"c"}}]})"),
       ChunkWith(
           R"({"index":0,"text":"","logprobs":null,"finish_reason":"stop","token_ids":[]})")});
}

TEST(AnswerRenderer, WhatIsSaidOfThePromptIsWrittenOnceForAllChoices) {
  int written = 0;
  AnswerOptions options;
  options.echo = true;
  options.logprobs = options.prompt_logprobs = 1;
  AnswerRenderer::Context context;
  context.choices.tokenizer = TestTokenizer();
  context.choices.write_token = [&written](int32_t token) {
    ++written;
    return WriteToken(token);
  };
  AnswerRenderer renderer(options, context, {{{97, 98}, 3, {"ab"}}});
  EXPECT_FALSE(renderer.prompts_are_reported());
  PromptLogprobs prompt;
  prompt.positions = {Position('b', -1, {{'c', -0.5F, 1}})};
  Feed(renderer, 0, {prompt});
  for (const int32_t index : {2, 0, 1}) {
    Feed(renderer, 0, {Finished(index, FinishReason::kLength, 0)});
  }
  const Json choices = Answer(renderer)["choices"];
  ASSERT_EQ(choices.size(), 3U);
  for (size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(choices[i]["index"], i);
    EXPECT_EQ(choices[i]["logprobs"], choices[0]["logprobs"]);
    EXPECT_EQ(choices[i]["logprobs"]["tokens"], Json({"a", "b"}));
    EXPECT_EQ(Canonical(WriteJson(choices[i]["prompt_logprobs"])),
              Canonical(R"([null,{"98":{"logprob":-1.0,"rank":1,"decoded_token":"b"},
                                  "99":{"logprob":-0.5,"rank":1,"decoded_token":"c"}}])"));
  }
  EXPECT_EQ(written, 4 + 2) << "two tokens and two top entries, then two entries; not thrice";
  EXPECT_TRUE(renderer.prompts_are_reported());
}

TEST(AnswerRenderer, ProgressOfAllPromptsTogether) {
  AnswerOptions options;
  options.stream = options.return_progress = options.include_usage = true;
  AnswerRenderer renderer = Renderer(
      options, {{std::vector<int32_t>(10, 97), 1, ""}, {std::vector<int32_t>(5, 97), 1, ""}});
  std::string stream = Feed(renderer, 0, {PrefillProgress{4, 10, 2, 30}});
  stream += Feed(renderer, 1, {PrefillProgress{5, 5, 0, 20}});
  stream += Feed(renderer, 0, {PrefillProgress{10, 10, 2, 50}});
  const auto progress = [](const std::string& numbers) {
    return ChunkWith("", R"(,"usage":null,"prompt_progress":)" + numbers);
  };
  ExpectFrames(stream, {progress(R"({"total":15,"cached":2,"processed":4,"time_ms":30})"),
                        progress(R"({"total":15,"cached":2,"processed":9,"time_ms":30})"),
                        progress(R"({"total":15,"cached":2,"processed":15,"time_ms":50})")});
}

TEST(AnswerRenderer, AttributionWhereAsked) {
  AnswerOptions options;
  options.include_attribution = true;
  AnswerRenderer renderer = Renderer(options, {{{97}, 1, {}}});
  SequenceFinished finished = Finished(0, FinishReason::kStop, 1);
  finished.attribution = {2, 10, 100, 50, 50, 1000};
  Feed(renderer, 0, {finished});
  EXPECT_EQ(Canonical(WriteJson(Answer(renderer)["choices"][0]["attribution"])),
            Canonical(
                R"({"decode_steps":2,"compressed_entries_read":10,"selected_tokens_read":100,
                    "window_tokens_read":50,"dense_tokens_read":50,"visible_tokens":1000,
                    "unread_token_share":0.8})"));
}

SequenceFinished FinishedWithMap(int32_t index) {
  SequenceFinished finished = Finished(index, FinishReason::kStop, 1);
  BlockMap& map = finished.block_map.emplace();
  map.prompt_tokens = 130;
  map.answer_tokens = 9;
  map.layer_groups = {{0, 1, {36, 0, 7}}, {2, 3, {36, 1, 4'000'000'000}}};
  return finished;
}

constexpr char kMapJson[] =
    R"({"page_tokens":64,"prompt_pages":3,"answer_tokens":9,"layer_groups":[
        {"first_layer":0,"last_layer":1,"selected_pages":[36,0,7]},
        {"first_layer":2,"last_layer":3,"selected_pages":[36,1,4000000000]}]})";

TEST(AnswerRenderer, BlockMapsWhereTheEngineCounted) {
  AnswerRenderer renderer = Renderer({}, {{{97}, 2, {}}});
  Feed(renderer, 0, {Finished(1, FinishReason::kStop, 1), FinishedWithMap(0)});
  const Json answer = Answer(renderer);
  EXPECT_EQ(Canonical(WriteJson(answer["choices"][0]["block_map"])), Canonical(kMapJson));
  EXPECT_FALSE(answer["choices"][1].contains("block_map"));
}

TEST(AnswerRenderer, ABlockMapEndsAStream) {
  AnswerOptions options;
  options.stream = true;
  AnswerRenderer renderer = Renderer(options, {{{97}, 1, {}}});
  ExpectFrames(
      Feed(renderer, 0, {Delta(0, "x"), FinishedWithMap(0)}),
      {ChunkWith(R"({"index":0,"text":"x","logprobs":null,"finish_reason":null})"),
       ChunkWith(std::string(R"({"index":0,"text":"","logprobs":null,"finish_reason":"stop",
                                 "block_map":)") +
                 kMapJson + "}")});
}

TEST(AnswerRenderer, AFailureInsideAStream) {
  AnswerOptions options;
  options.stream = true;
  AnswerRenderer renderer = Renderer(options, {{{97}, 2, {}}});
  Feed(renderer, 0,
       {Delta(0, "x"),
        RequestFailed{WithCode(absl::DeadlineExceededError("too late"), "late"), {}}});
  EXPECT_FALSE(renderer.failure().ok());
  EXPECT_EQ(Feed(renderer, 0, {Delta(0, "y")}), "") << "nothing follows a failure";
  ExpectFrames(renderer.StreamFailure(), {R"({"error":{"message":"too late",
      "type":"timeout_error","param":null,"code":"late"}})"});
}

}  // namespace
}  // namespace longspan
