// Which tokens of an answer count as reasoning. The test tokenizer's tokens are bytes.
#include <string>

#include "engine/core/sequence_text.h"
#include "gtest/gtest.h"
#include "tests/engine/core/test_tokenizer.h"

namespace longspan {
namespace {

constexpr int32_t kEndMarker = 3;

Request Reasoner(bool begins_in_reasoning, ReasoningFormat format = {"[", "]"}) {
  Request request;
  request.reasoning = {format, begins_in_reasoning};
  return request;
}

// For each byte of the answer whether it is reasoning: "r" or "-".
std::string Marks(const Request& request, const std::string& answer) {
  SequenceText sequence(TestTokenizer(), request);
  std::string marks;
  for (const char byte : answer) {
    marks += sequence.Push(static_cast<uint8_t>(byte), {kEndMarker}).is_reasoning ? 'r' : '-';
  }
  return marks;
}

TEST(AnswerReasoning, IsWhatStandsBetweenTheMarkers) {
  EXPECT_EQ(Marks(Reasoner(false), "[hm]yes"), "-rr----");
  EXPECT_EQ(Marks(Reasoner(false), " [\nhm\n]\nyes[a]"), "--rrrr--------");
  EXPECT_EQ(Marks(Reasoner(true), "hm]yes"), "rr----");
  EXPECT_EQ(Marks(Reasoner(true), "]yes"), "----");
  EXPECT_EQ(Marks(Reasoner(false), "yes[hm]"), "-------");
  EXPECT_EQ(Marks(Reasoner(true), ""), "");
}

TEST(AnswerReasoning, OfALongMarkerTheLastTokenEndsIt) {
  const ReasoningFormat think = {"<think>", "</think>"};
  EXPECT_EQ(Marks(Reasoner(false, think), "<think>a</think>b"), "-------rrrrrrrr--");
  EXPECT_EQ(Marks(Reasoner(true, think), "a</b</think>"), "rrrrrrrrrrr-");
}

TEST(AnswerReasoning, OfNoFormatNothingIs) {
  EXPECT_EQ(Marks({}, "<think>a</think>b"), std::string(17, '-'));
}

TEST(AnswerReasoning, ATokenThatShowsNothingIsWhereItStands) {
  EXPECT_EQ(Marks(Reasoner(true), "a\x03"), "rr") << "an end token";
  EXPECT_EQ(Marks(Reasoner(true), "\xC3\xA4]"), "rr-") << "a character of two tokens";
  EXPECT_EQ(Marks(Reasoner(false), "\x03"), "-");
}

TEST(AnswerReasoning, IsCountedBeforeStopStringsHoldTextBack) {
  Request request = Reasoner(true);
  request.stopping.stop = {"m]y!"};
  EXPECT_EQ(Marks(request, "hm]yes"), "rr----");
}

// Where a marker is a special token that clients do not see.
TEST(AnswerReasoning, HiddenMarkersMarkIt) {
  const auto tokenizer = Tokenizer::Load(R"({
    "added_tokens": [{"id": 1, "content": "<think>", "special": true},
                     {"id": 2, "content": "</think>", "special": true}],
    "decoder": {"type": "ByteLevel"},
    "model": {"type": "BPE", "vocab": {"a": 0, "<think>": 1, "</think>": 2}, "merges": []}})",
                                         "");
  ASSERT_TRUE(tokenizer.ok()) << tokenizer.status();
  const Request request = Reasoner(false, {"<think>", "</think>"});
  SequenceText sequence(tokenizer->get(), request);
  std::string marks;
  std::string text;
  for (const int32_t token : {1, 0, 0, 2, 0}) {
    const TokenText reported = sequence.Push(token, {});
    marks += reported.is_reasoning ? 'r' : '-';
    text += reported.text;
  }
  EXPECT_EQ(marks, "-rr--");
  EXPECT_EQ(text, "aaa");
}

}  // namespace
}  // namespace longspan
