#include "server/call/token_stream.h"

#include <string>
#include <variant>
#include <vector>

#include "gtest/gtest.h"

namespace longspan {
namespace {

TokenDelta Delta(int32_t index, std::string text, std::vector<int32_t> token_ids = {}) {
  TokenDelta delta;
  delta.index = index;
  delta.text = std::move(text);
  delta.token_ids = std::move(token_ids);
  return delta;
}

// So many deltas that the writer is behind.
void FallBehind(TokenStream* stream) {
  for (int i = 0; i < 64; ++i) {
    for (int32_t index : {0, 1}) stream->OnEvent(Delta(index, ""));
  }
}

TEST(TokenStream, TokensStayApartWhileTheWriterKeepsUp) {
  TokenStream stream(1000, [] { FAIL(); });
  stream.OnEvent(Delta(0, "a", {1}));
  stream.OnEvent(Delta(0, "b", {2}));
  const std::vector<Event> events = stream.Take();
  ASSERT_EQ(events.size(), 2U);
  EXPECT_EQ(std::get<TokenDelta>(events[0]).text, "a");
  EXPECT_EQ(std::get<TokenDelta>(events[1]).text, "b");
  EXPECT_TRUE(stream.Take().empty());
}

TEST(TokenStream, DeltasCoalesceOnceTheWriterIsBehind) {
  TokenStream stream(1000, [] { FAIL(); });
  FallBehind(&stream);
  TokenDelta first = Delta(1, "a", {1});
  first.reasoning_tokens = 1;
  TokenDelta last = Delta(1, "b", {2, 3});
  last.reasoning_tokens = 1;
  last.ends = true;
  stream.OnEvent(first);
  stream.OnEvent(last);
  const std::vector<Event> events = stream.Take();
  ASSERT_EQ(events.size(), 128U);
  EXPECT_EQ(std::get<TokenDelta>(events[127]).text, "ab");
  EXPECT_EQ(std::get<TokenDelta>(events[127]).token_ids, (std::vector<int32_t>{1, 2, 3}));
  EXPECT_EQ(std::get<TokenDelta>(events[127]).reasoning_tokens, 2);
  EXPECT_TRUE(std::get<TokenDelta>(events[127]).ends);
  stream.OnEvent(Delta(0, "a"));
  stream.OnEvent(Delta(0, "b"));
  EXPECT_EQ(stream.Take().size(), 2U) << "it has caught up";
}

TEST(TokenStream, InterleavedSequencesCoalesceEachIntoItsOwn) {
  std::vector<Event> reported;
  for (const char* text : {"a", "b", "c"}) {
    reported.emplace_back(Delta(0, text));
    reported.emplace_back(Delta(1, text));
  }
  const std::vector<Event> events = Coalesced(std::move(reported));
  ASSERT_EQ(events.size(), 2U);
  for (int32_t index : {0, 1}) {
    EXPECT_EQ(std::get<TokenDelta>(events[index]).index, index);
    EXPECT_EQ(std::get<TokenDelta>(events[index]).text, "abc");
  }
}

TEST(TokenStream, OtherEventsKeepTheirPlace) {
  TokenStream stream(1000, [] { FAIL(); });
  SequenceFinished finished;
  finished.index = 1;
  stream.OnEvent(Accepted{});
  stream.OnEvent(PrefillProgress{1, 3, 0, 0});
  stream.OnEvent(PrefillProgress{3, 3, 0, 0});
  stream.OnEvent(Delta(0, "a"));
  stream.OnEvent(finished);
  stream.OnEvent(Delta(0, "b"));
  const std::vector<Event> events = stream.Take();
  ASSERT_EQ(events.size(), 5U);
  EXPECT_TRUE(std::holds_alternative<Accepted>(events[0]));
  EXPECT_EQ(std::get<PrefillProgress>(events[1]).processed_tokens, 3);
  EXPECT_EQ(std::get<TokenDelta>(events[2]).text, "a");
  EXPECT_TRUE(std::holds_alternative<SequenceFinished>(events[3]));
  EXPECT_EQ(std::get<TokenDelta>(events[4]).text, "b");
}

TEST(TokenStream, CoalescesLogprobs) {
  TokenDelta first = Delta(0, "a", {1});
  first.logprobs.push_back({TokenLogprob{1, -0.5F, 1}, {}});
  TokenDelta second = Delta(0, "b", {2});
  second.logprobs.push_back({TokenLogprob{2, -1.5F, 2}, {}});
  const TokenDelta coalesced = std::get<TokenDelta>(Coalesced({first, second}).at(0));
  ASSERT_EQ(coalesced.logprobs.size(), 2U);
  EXPECT_EQ(coalesced.logprobs[1].chosen.token, 2);
}

TEST(TokenStream, WakesOnceUntilTheWriterHasTakenAll) {
  TokenStream stream(1000, [] { FAIL(); });
  int wakes = 0;
  stream.OnEvent(Delta(0, "a"));
  stream.SetWaker([&wakes] { ++wakes; });
  EXPECT_EQ(wakes, 1) << "events waited already";
  stream.OnEvent(Delta(0, "b"));
  EXPECT_EQ(wakes, 1);
  stream.Take();
  stream.OnEvent(Delta(0, "c"));
  stream.OnEvent(Delta(0, "d"));
  EXPECT_EQ(wakes, 2);
}

TEST(TokenStream, AnEndWakesAWriterThatHoldsDeltasBack) {
  TokenStream stream(1000, [] { FAIL(); });
  int wakes = 0;
  stream.SetWaker([&wakes] { ++wakes; });
  stream.OnEvent(Delta(0, "a"));
  EXPECT_FALSE(stream.EndWaits());
  stream.OnEvent(SequenceFinished{});
  EXPECT_TRUE(stream.EndWaits());
  EXPECT_EQ(wakes, 2);
  stream.Take();
  EXPECT_FALSE(stream.EndWaits());
  stream.OnEvent(Delta(1, "b"));
  stream.OnEvent(RequestFailed{absl::CancelledError("gone"), {}});
  EXPECT_TRUE(stream.EndWaits());
  EXPECT_EQ(wakes, 4);
}

TEST(TokenStream, OverflowCallsBackOnceAndLeavesOnlyTheReason) {
  int overflows = 0;
  TokenStream stream(10, [&overflows] { ++overflows; });
  stream.OnEvent(Delta(0, std::string(10, 'x')));
  EXPECT_EQ(overflows, 0) << "the limit itself is allowed";
  stream.OnEvent(Delta(0, "y"));
  stream.OnEvent(Delta(0, std::string(100, 'z')));
  EXPECT_EQ(overflows, 1);
  stream.OnEvent(SequenceFinished{});
  stream.OnEvent(RequestFailed{absl::ResourceExhaustedError("slow"), {}});
  const std::vector<Event> events = stream.Take();
  ASSERT_EQ(events.size(), 1U);
  EXPECT_TRUE(absl::IsResourceExhausted(std::get<RequestFailed>(events[0]).status));
}

TEST(TokenStream, ReportsHowMuchWaits) {
  struct : RequestObserver {
    void OnOutputWaits(int64_t change_bytes) override { waits_bytes += change_bytes; }
    int64_t waits_bytes = 0;
  } observer;
  {
    TokenStream stream(
        10, [] {}, &observer);
    stream.OnEvent(Delta(0, "abc"));
    stream.OnEvent(Delta(1, "de"));
    EXPECT_EQ(observer.waits_bytes, 5);
    stream.Take();
    EXPECT_EQ(observer.waits_bytes, 0);
    stream.OnEvent(Delta(0, std::string(10, 'x')));
    stream.OnEvent(Delta(0, "y"));
    EXPECT_EQ(observer.waits_bytes, 0) << "what overflows is dropped";
  }
  {
    TokenStream stream(
        10, [] {}, &observer);
    stream.OnEvent(Delta(0, "abc"));
  }
  EXPECT_EQ(observer.waits_bytes, 0) << "a stream that ends takes it along";
}

TEST(TokenStream, ReadingFreesPlaces) {
  TokenStream stream(10, [] { FAIL(); });
  for (int i = 0; i < 100; ++i) {
    stream.OnEvent(Delta(0, std::string(10, 'x')));
    EXPECT_EQ(stream.Take().size(), 1U);
  }
}

TEST(TokenStream, PromptLogprobsCountButAreNotTheReadersFault) {
  struct : RequestObserver {
    void OnOutputWaits(int64_t change_bytes) override { waits_bytes += change_bytes; }
    int64_t waits_bytes = 0;
  } observer;
  int overflows = 0;
  TokenStream stream(
      10, [&overflows] { ++overflows; }, &observer);
  PromptLogprobs prompt;
  prompt.positions.resize(10000);
  stream.OnEvent(prompt);
  EXPECT_EQ(observer.waits_bytes, 10000 * static_cast<int64_t>(sizeof(PositionLogprobs)));
  stream.OnEvent(Delta(0, std::string(10, 'x')));
  EXPECT_EQ(overflows, 0) << "what it is late with is the output";
  stream.OnEvent(Delta(0, "y"));
  EXPECT_EQ(overflows, 1);
  EXPECT_EQ(observer.waits_bytes, 0);
}

TEST(TokenStream, BlockMapsCountButAreNotTheReadersFault) {
  struct : RequestObserver {
    void OnOutputWaits(int64_t change_bytes) override { waits_bytes += change_bytes; }
    int64_t waits_bytes = 0;
  } observer;
  int overflows = 0;
  TokenStream stream(
      10, [&overflows] { ++overflows; }, &observer);
  SequenceFinished finished;
  finished.block_map.emplace().layer_groups = {{0, 0, std::vector<uint32_t>(1000)},
                                               {1, 1, std::vector<uint32_t>(1000)}};
  stream.OnEvent(Delta(1, std::string(10, 'x')));
  stream.OnEvent(finished);
  EXPECT_EQ(observer.waits_bytes, 10 + 8000);
  EXPECT_EQ(overflows, 0);
  stream.OnEvent(Delta(1, "y"));
  EXPECT_EQ(overflows, 1) << "of what comes after it the reader may leave no more than before";
}

TEST(TokenStream, TakenPromptLogprobsLeaveNoMoreRoom) {
  int overflows = 0;
  TokenStream stream(10, [&overflows] { ++overflows; });
  PromptLogprobs prompt;
  prompt.positions.resize(10000);
  stream.OnEvent(prompt);
  stream.Take();
  stream.OnEvent(Delta(0, std::string(11, 'x')));
  EXPECT_EQ(overflows, 1);
}

TEST(TokenStream, AWakerThatOwnsTheStreamMayBeReplaced) {
  auto stream = std::make_shared<TokenStream>(10, [] {});
  std::weak_ptr<TokenStream> watched = stream;
  stream->SetWaker([stream] {});
  TokenStream* raw = stream.get();
  stream.reset();
  EXPECT_FALSE(watched.expired());
  raw->SetWaker(nullptr);
  EXPECT_TRUE(watched.expired());
}

}  // namespace
}  // namespace longspan
