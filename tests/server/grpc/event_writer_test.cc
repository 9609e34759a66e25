#include "server/grpc/event_writer.h"

#include <limits>
#include <utility>

#include "gtest/gtest.h"

namespace longspan {
namespace {

PositionLogprobs Position(int32_t top) {
  PositionLogprobs position;
  position.chosen = {7, -1, 1};
  for (int32_t rank = 1; rank <= top; ++rank) position.top.push_back({rank, -1, rank});
  return position;
}

Admitted Request(std::string echo) {
  Admitted request;
  request.request_id = "id";
  request.echo.text = std::move(echo);
  return request;
}

TEST(GrpcEventWriter, PartsOfAPromptComeOneAtATime) {
  v1::ResponseOptions asked;
  asked.set_echo(true);
  asked.set_logprobs_top_n(0);
  GrpcEventWriter writer;
  writer.SetAsked(asked);
  writer.SetRequest(Request(std::string(1'200'000, 'e')));
  writer.Add(Accepted{});
  PromptLogprobs prompt;
  prompt.positions.assign(100'000, Position(0));
  writer.Add(prompt);
  writer.Add(SequenceFinished{});
  ASSERT_TRUE(writer.Next()->has_accepted());
  size_t text_bytes = 0;
  int positions = 0;
  int parts = 0;
  std::optional<v1::GenerateEvent> message = writer.Next();
  for (; message.has_value() && message->has_prompt_output(); message = writer.Next()) {
    EXPECT_FALSE(writer.complete());
    EXPECT_LT(message->ByteSizeLong(), 2U << 20);
    text_bytes += message->prompt_output().text().size();
    positions += message->prompt_output().logprobs_size();
    ++parts;
  }
  EXPECT_EQ(parts, 4);
  EXPECT_EQ(text_bytes, 1'200'000U);
  EXPECT_EQ(positions, 100'000);
  ASSERT_TRUE(message.has_value());
  EXPECT_TRUE(message->has_finished());
  EXPECT_FALSE(writer.Next().has_value());
  EXPECT_TRUE(writer.complete());
}

// The engine lists five for the echo's sake.
TEST(GrpcEventWriter, ThePromptsLogprobsAreAsManyAsAskedOfThePrompt) {
  v1::ResponseOptions asked;
  asked.set_echo(true);
  asked.set_logprobs_top_n(5);
  asked.set_prompt_logprobs_top_n(2);
  GrpcEventWriter writer;
  writer.SetAsked(asked);
  writer.SetRequest(Request("ab"));
  PromptLogprobs prompt;
  prompt.positions = {Position(5)};
  writer.Add(prompt);
  TokenDelta delta;
  delta.token_ids = {1};
  delta.logprobs = {Position(5)};
  writer.Add(delta);
  const auto reported = writer.Next();
  ASSERT_TRUE(reported.has_value() && reported->has_prompt_output());
  EXPECT_EQ(reported->prompt_output().logprobs(0).top_size(), 2);
  EXPECT_EQ(writer.Next()->token_delta().logprobs(0).top_size(), 5);
}

TEST(GrpcEventWriter, ATokenWithoutTextIsAMessageForWhoSeesTokens) {
  for (const bool text : {true, false}) {
    v1::ResponseOptions asked;
    asked.set_text(text);
    GrpcEventWriter writer;
    writer.SetAsked(asked);
    writer.SetRequest(Request("a"));
    for (const char* part : {"x", "", "y"}) {
      TokenDelta delta;
      delta.text = part;
      delta.token_ids = {1};
      writer.Add(delta);
    }
    writer.Add(SequenceFinished{});
    for (int64_t token = 0; text && token < 3; ++token) {
      const auto reported = writer.Next();
      ASSERT_TRUE(reported.has_value() && reported->has_token_delta());
      EXPECT_EQ(reported->token_delta().sequence(), token);
    }
    EXPECT_TRUE(writer.Next()->has_finished());
  }
}

// A client takes messages of 4 MiB by default.
TEST(GrpcEventWriter, TheMapOfAMillionTokensFitsAMessage) {
  GrpcEventWriter writer;
  writer.SetRequest(Request(""));
  SequenceFinished finished;
  BlockMap& map = finished.block_map.emplace();
  map.prompt_tokens = 1 << 20;
  map.answer_tokens = 1 << 20;
  map.layer_groups.resize(8);
  for (BlockMap::LayerGroup& group : map.layer_groups) {
    group.selected_pages.assign(16'384, std::numeric_limits<uint32_t>::max());
  }
  writer.Add(finished);
  const auto message = writer.Next();
  ASSERT_TRUE(message.has_value());
  EXPECT_EQ(message->finished().block_map().prompt_pages(), 16'384);
  EXPECT_EQ(message->finished().block_map().layer_groups(7).selected_pages_size(), 16'384);
  EXPECT_LT(message->ByteSizeLong(), 700'000U);
}

TEST(GrpcEventWriter, AnApproximateAnswerSaysSo) {
  for (const bool sparse_decode : {false, true}) {
    GrpcEventWriter writer;
    Admitted request = Request("");
    request.sparse_decode = sparse_decode;
    request.n = 2;
    writer.SetRequest(std::move(request));
    writer.Add(Accepted{});
    for (const int32_t index : {0, 1}) {
      SequenceFinished finished;
      finished.index = index;
      finished.usage.completion_tokens = 9;
      finished.usage.sparse_decode_tokens = sparse_decode ? 7 + index : 0;
      writer.Add(finished);
    }
    EXPECT_EQ(writer.Next()->accepted().sparse_decode(), sparse_decode);
    EXPECT_EQ(writer.Next()->finished().usage().sparse_decode_tokens(), sparse_decode ? 7 : 0);
    EXPECT_EQ(writer.Next()->finished().usage().sparse_decode_tokens(), sparse_decode ? 8 : 0);
  }
}

TEST(GrpcEventWriter, APromptThatWasReadApproximatelyIsReported) {
  for (const int64_t tokens : {0, 256}) {
    GrpcEventWriter writer;
    Admitted request = Request("");
    request.sparse_prefill_tokens = tokens;
    writer.SetRequest(std::move(request));
    writer.Add(Accepted{});
    SequenceFinished finished;
    finished.usage.sparse_prefill_tokens = tokens;
    writer.Add(finished);
    EXPECT_EQ(writer.Next()->accepted().sparse_prefill(), tokens > 0);
    EXPECT_EQ(writer.Next()->finished().usage().sparse_prefill_tokens(), tokens);
  }
}

TEST(GrpcEventWriter, WhatWasCachedIsReported) {
  GrpcEventWriter writer;
  writer.SetRequest(Request(""));
  Accepted accepted;
  accepted.prompt_tokens = 200;
  accepted.cached_tokens = 64;
  writer.Add(accepted);
  writer.Add(PrefillProgress{150, 200, 128, 7});
  SequenceFinished finished;
  finished.usage.prompt_tokens = 200;
  finished.usage.cached_device_tokens = 64;
  finished.usage.cached_host_tokens = 65;
  finished.usage.recomputed_tokens = 3;
  writer.Add(finished);
  EXPECT_EQ(writer.Next()->accepted().cached_tokens(), 64);
  const auto progress = writer.Next();
  EXPECT_EQ(progress->prefill_progress().cached_tokens(), 128);
  EXPECT_EQ(progress->prefill_progress().processed_tokens(), 150);
  const v1::Usage usage = writer.Next()->finished().usage();
  EXPECT_EQ(usage.cached_device_tokens(), 64);
  EXPECT_EQ(usage.cached_host_tokens(), 65);
  EXPECT_EQ(usage.recomputed_tokens(), 3);
}

}  // namespace
}  // namespace longspan
