// What a sequence's tokens say, and where they end it. The test tokenizer's tokens are bytes.
#include "engine/core/sequence_text.h"

#include <string>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "tests/engine/core/test_tokenizer.h"

namespace longspan {
namespace {

constexpr int32_t kEnd = 3;

struct Said {
  std::string text;
  std::optional<SequenceEnd> end;
  int64_t tokens = 0;  // the one that ends it included
};

// `bytes`, up to the end.
Said Say(const Request& request, const std::string& bytes) {
  SequenceText sequence(TestTokenizer(), request);
  Said said;
  for (const char byte : bytes) {
    TokenText token = sequence.Push(static_cast<uint8_t>(byte), {kEnd});
    said.text += token.text;
    said.end = token.end;
    ++said.tokens;
    if (said.end.has_value()) break;
  }
  return said;
}

TEST(SequenceText, EndsAtItsLength) {
  Request request;
  request.stopping.max_tokens = 3;
  const Said said = Say(request, "abcdef");
  EXPECT_EQ(said.text, "abc");
  ASSERT_TRUE(said.end.has_value());
  EXPECT_EQ(said.end->reason, FinishReason::kLength);
  EXPECT_EQ(said.tokens, 3);
}

TEST(SequenceText, GoesOnUntilThen) {
  Request request;
  request.stopping.max_tokens = 4;
  EXPECT_FALSE(Say(request, "abc").end.has_value());
}

TEST(SequenceText, ACharacterIsReportedWhole) {
  Request request;
  SequenceText sequence(TestTokenizer(), request);
  EXPECT_EQ(sequence.Push(0xC3, {}).text, "");
  EXPECT_EQ(sequence.Push(0xA4, {}).text, "ä");
}

// As SentencePiece marks words: the space before the first one belongs to no text, but to an answer
// that goes on from a prompt.
TEST(SequenceText, TheSpaceOfTheFirstWordStandsBehindAPrompt) {
  const auto tokenizer = Tokenizer::Load(R"({
    "added_tokens": [{"id": 1, "content": "<s>", "special": true}],
    "decoder": {"type": "Metaspace", "replacement": "_", "prepend_scheme": "always"},
    "model": {"type": "BPE", "vocab": {"_": 0, "<s>": 1}, "merges": []}})",
                                         "");
  ASSERT_TRUE(tokenizer.ok()) << tokenizer.status();
  const auto first_text = [&](std::vector<int32_t> prompt) {
    Request request;
    request.stopping.max_tokens = 9;
    request.prompt_token_ids = std::move(prompt);
    return SequenceText(tokenizer->get(), request).Push(0, {}).text;
  };
  EXPECT_EQ(first_text({0}), " ");
  EXPECT_EQ(first_text({1}), "");
  EXPECT_EQ(first_text({}), "");
}

TEST(SequenceText, ACharacterThatIsCutOffIsReplaced) {
  Request request;
  request.stopping.max_tokens = 2;
  EXPECT_EQ(Say(request, "a\xC3").text, "a\xEF\xBF\xBD");
}

TEST(SequenceText, AnEndTokenEndsItAndDoesNotShow) {
  Request request;
  const Said said = Say(request, "ab\x03zz");
  EXPECT_EQ(said.text, "ab");
  ASSERT_TRUE(said.end.has_value());
  EXPECT_EQ(said.end->reason, FinishReason::kStop);
  EXPECT_EQ(said.end->matched_token_id, kEnd);
}

TEST(SequenceText, AnEndTokenMayBeIgnoredAndAStopTokenMayNot) {
  Request request;
  request.stopping.ignore_eos = true;
  request.stopping.stop_token_ids = {'c'};
  const Said said = Say(request,
                        "a\x03"
                        "bc");
  EXPECT_EQ(said.text,
            "a\x03"
            "b");
  ASSERT_TRUE(said.end.has_value());
  EXPECT_EQ(said.end->matched_token_id, 'c');
}

TEST(SequenceText, WhatStopsShowsWhereItIsAskedFor) {
  Request request;
  request.stopping.include_stop_in_output = true;
  request.stopping.stop_token_ids = {'c'};
  EXPECT_EQ(Say(request, "abc").text, "abc");
}

TEST(SequenceText, WhatMayBecomeAStopStringIsHeldBack) {
  Request request;
  request.stopping.stop = {"END"};
  SequenceText sequence(TestTokenizer(), request);
  EXPECT_EQ(sequence.Push('x', {}).text, "x");
  EXPECT_EQ(sequence.Push('E', {}).text, "");
  EXPECT_EQ(sequence.Push('N', {}).text, "");
  EXPECT_EQ(sequence.Push('x', {}).text, "ENx");
}

TEST(SequenceText, WhatWasHeldBackIsReportedAtTheEnd) {
  Request request;
  request.stopping.stop = {"END"};
  request.stopping.max_tokens = 3;
  EXPECT_EQ(Say(request, "xEN").text, "xEN");
  EXPECT_EQ(Say(request, "EN\x03").text, "EN") << "by an end token, too";
}

TEST(SequenceText, AStopStringEndsItAndIsNamed) {
  Request request;
  request.stopping.stop = {"END"};
  const Said said = Say(request, "an END of it");
  EXPECT_EQ(said.text, "an ");
  ASSERT_TRUE(said.end.has_value());
  EXPECT_EQ(said.end->matched_string, "END");
  EXPECT_FALSE(said.end->matched_token_id.has_value());
}

TEST(SequenceText, BeforeMinTokensAStopStringIsText) {
  Request request;
  request.stopping.stop = {"E"};
  request.stopping.min_tokens = 2;
  EXPECT_EQ(Say(request, "xEyE").text, "xEy");
}

}  // namespace
}  // namespace longspan
