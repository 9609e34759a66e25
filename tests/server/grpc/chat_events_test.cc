// The events of chats, from scripted answers. Token ids are bytes.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/grpc/event_writer.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;

constexpr char kAnswer[] =
    "<think>\nwhy\n</think>\n\nLook: <tool_call>{\"name\": \"f\", \"arguments\": {\"x\": "
    "1}}</tool_call>\n<tool_call>{\"name\": \"g\"}</tool_call>";

// What a client has at the end.
struct Gathered {
  std::vector<std::string> kinds;  // in their order, each once in a row
  std::string content, reasoning;
  std::vector<std::string> calls;
  std::vector<std::string> call_ids;
  std::string ids;  // of tokens
  int logprobs = 0;
  v1::Finished finished;

  void Took(const char* kind) {
    if (kinds.empty() || kinds.back() != kind) kinds.push_back(kind);
  }
  void Take(const v1::TokenDelta& delta) {
    Took("token");
    content += delta.text();
    for (const uint32_t id : delta.token_ids()) ids += static_cast<char>(id);
    logprobs += delta.logprobs_size();
  }
  void Take(const v1::ToolCallDelta& delta) {
    Took("call");
    EXPECT_EQ(delta.has_id(), delta.has_name());
    if (delta.has_name()) {
      calls.push_back(delta.name());
      call_ids.push_back(delta.id());
    }
    EXPECT_EQ(static_cast<size_t>(delta.call_index()), calls.size() - 1);
    calls.back() += delta.arguments();
  }
};

class GrpcChatEvents : public testing::Test {
 protected:
  GrpcChatEvents() {
    format_.reasoning = {"<think>", "</think>"};
    format_.tool_calls = ToolCallFormat::kHermes;
    format_.tool_names = {"f", "g"};
  }

  // The events of the sequence `index`, of which the answer comes in deltas of so many bytes.
  static void Feed(GrpcEventWriter* writer, int32_t index, const std::string& text,
                   size_t delta_bytes, FinishReason reason) {
    for (size_t begin = 0; begin < text.size(); begin += delta_bytes) {
      TokenDelta delta;
      delta.index = index;
      delta.text = text.substr(begin, delta_bytes);
      delta.token_ids.assign(delta.text.begin(), delta.text.end());
      delta.logprobs.resize(delta.token_ids.size());
      writer->Add(delta);
    }
    SequenceFinished finished;
    finished.index = index;
    finished.reason = reason;
    writer->Add(finished);
  }

  GrpcEventWriter Writer(int32_t n = 1) const {
    GrpcEventWriter writer;
    writer.SetAsked(asked_);
    Admitted request;
    request.n = n;
    request.format = std::make_shared<AnswerFormat>(format_);
    writer.SetRequest(std::move(request));
    return writer;
  }

  static std::vector<Gathered> Gather(GrpcEventWriter* writer, size_t n = 1) {
    std::vector<Gathered> all(n);
    while (auto event = writer->Next()) {
      if (event->has_token_delta()) all[event->token_delta().index()].Take(event->token_delta());
      if (event->has_reasoning_delta()) {
        Gathered& one = all[event->reasoning_delta().index()];
        one.Took("reasoning");
        one.reasoning += event->reasoning_delta().text();
      }
      if (event->has_tool_call_delta()) {
        all[event->tool_call_delta().index()].Take(event->tool_call_delta());
      }
      if (event->has_finished()) all[event->finished().index()].finished = event->finished();
    }
    EXPECT_TRUE(writer->complete());
    return all;
  }

  Gathered Of(const std::string& text, size_t delta_bytes,
              FinishReason reason = FinishReason::kStop) const {
    GrpcEventWriter writer = Writer();
    Feed(&writer, 0, text, delta_bytes, reason);
    return Gather(&writer).front();
  }

  v1::ResponseOptions asked_;
  AnswerFormat format_;
};

TEST_F(GrpcChatEvents, AnAnswerComesApart) {
  for (const size_t delta_bytes : {1, 7, 1000}) {
    const Gathered all = Of(kAnswer, delta_bytes);
    EXPECT_EQ(all.reasoning, "why");
    EXPECT_EQ(all.content, "Look: ");
    EXPECT_THAT(all.calls, ElementsAre("f{\"x\": 1}", "g{}"));
    EXPECT_NE(all.call_ids[0], all.call_ids[1]);
    EXPECT_EQ(all.call_ids[0].rfind("call_", 0), 0U);
    EXPECT_EQ(all.finished.reason(), v1::FINISH_REASON_TOOL_CALLS);
    EXPECT_EQ(all.ids, "") << "nobody asked";
  }
  EXPECT_THAT(Of(kAnswer, 1000).kinds, ElementsAre("reasoning", "token", "call"));
}

TEST_F(GrpcChatEvents, ACutAnswerIsNoCallOfTools) {
  EXPECT_EQ(Of(kAnswer, 1, FinishReason::kLength).finished.reason(), v1::FINISH_REASON_LENGTH);
  const Gathered cut = Of("a<tool_call>{\"name\": \"f\"", 1, FinishReason::kLength);
  EXPECT_EQ(cut.content, "a<tool_call>{\"name\": \"f\"") << "what was held back is told at the end";
  EXPECT_TRUE(cut.calls.empty());
}

TEST_F(GrpcChatEvents, TokensStayComplete) {
  asked_.set_token_ids(true);
  for (const size_t delta_bytes : {1, 7, 1000}) {
    const Gathered all = Of(kAnswer, delta_bytes);
    EXPECT_EQ(all.ids, kAnswer);
    EXPECT_EQ(static_cast<size_t>(all.logprobs), sizeof kAnswer - 1);
    EXPECT_EQ(all.content, "Look: ");
  }
}

TEST_F(GrpcChatEvents, WithoutTextThereIsNone) {
  asked_.set_text(false);
  asked_.set_token_ids(true);
  const Gathered all = Of(kAnswer, 1);
  EXPECT_THAT(all.kinds, ElementsAre("token"));
  EXPECT_EQ(all.content, "");
  EXPECT_EQ(all.ids, kAnswer);
  EXPECT_EQ(all.finished.reason(), v1::FINISH_REASON_TOOL_CALLS);
}

TEST_F(GrpcChatEvents, ReasoningTokensAreCounted) {
  format_.begins_in_reasoning = true;
  GrpcEventWriter writer = Writer();
  for (const int32_t tokens : {2, 1, 0}) {  // as the engine counts them
    TokenDelta delta;
    delta.token_ids = {1, 2};
    delta.reasoning_tokens = tokens;
    writer.Add(delta);
  }
  writer.Add(SequenceFinished{});
  EXPECT_EQ(Gather(&writer).front().finished.usage().reasoning_tokens(), 3);
}

TEST_F(GrpcChatEvents, WithoutMarkersEachTokenIsAMessage) {
  format_ = {};
  GrpcEventWriter writer = Writer();
  for (const char* text : {"x", "", "<think>"}) {
    TokenDelta delta;
    delta.text = text;
    delta.token_ids = {1};
    writer.Add(delta);
    const auto reported = writer.Next();
    ASSERT_TRUE(reported.has_value() && reported->has_token_delta());
    EXPECT_EQ(reported->token_delta().text(), text);
  }
}

TEST_F(GrpcChatEvents, SequencesGoOnApart) {
  GrpcEventWriter writer = Writer(2);
  TokenDelta delta;
  delta.index = 1;
  delta.text = "<think>a";
  writer.Add(delta);
  Feed(&writer, 0, "plain", 1, FinishReason::kStop);
  Feed(&writer, 1, "b</think>c", 1, FinishReason::kStop);
  const std::vector<Gathered> all = Gather(&writer, 2);
  EXPECT_EQ(all[0].content, "plain");
  EXPECT_EQ(all[1].reasoning, "ab");
  EXPECT_EQ(all[1].content, "c");
  EXPECT_EQ(all[1].finished.reason(), v1::FINISH_REASON_STOP);
}

TEST_F(GrpcChatEvents, WhatIsDroppedIsNotReported) {
  GrpcEventWriter writer = Writer();
  Feed(&writer, 0, kAnswer, 1000, FinishReason::kStop);
  EXPECT_TRUE(writer.Next()->has_reasoning_delta());
  writer.Drop();
  EXPECT_FALSE(writer.Next().has_value());
}

}  // namespace
}  // namespace longspan
