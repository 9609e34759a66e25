// The echo, and how tokens spell it, with a tokenizer that puts tokens around a text and composes
// characters.
#include "server/call/echo.h"

#include <memory>
#include <string>
#include <vector>

#include "gtest/gtest.h"

namespace longspan {
namespace {

constexpr char kTokenizer[] =
    R"({"version": "1.0", "normalizer": {"type": "NFC"},
        "pre_tokenizer": {"type": "ByteLevel", "add_prefix_space": false, "trim_offsets": false,
                          "use_regex": false},
        "post_processor": {"type": "TemplateProcessing",
          "single": [{"SpecialToken": {"id": "<s>", "type_id": 0}},
                     {"Sequence": {"id": "A", "type_id": 0}},
                     {"SpecialToken": {"id": "</s>", "type_id": 0}}],
          "special_tokens": {"<s>": {"id": "<s>", "ids": [4], "tokens": ["<s>"]},
                             "</s>": {"id": "</s>", "ids": [5], "tokens": ["</s>"]}}},
        "added_tokens": [{"id": 4, "content": "<s>", "special": true, "single_word": false,
                          "lstrip": false, "rstrip": false, "normalized": false},
                         {"id": 5, "content": "</s>", "special": true, "single_word": false,
                          "lstrip": false, "rstrip": false, "normalized": false}],
        "decoder": {"type": "ByteLevel", "add_prefix_space": false, "trim_offsets": false,
                    "use_regex": false},
        "model": {"type": "BPE", "vocab": {"a": 0, "b": 1, "Ã": 2, "©": 3}, "merges": []}})";

class EchoTest : public testing::Test {
 protected:
  EchoTest() {
    auto loaded = Tokenizer::Load(kTokenizer, "");
    EXPECT_TRUE(loaded.ok()) << loaded.status();
    if (loaded.ok()) tokenizer_ = std::move(loaded).value();
  }

  // Of a text, as it is tokenised.
  Echo Of(const std::string& text) {
    call_.prompt = text;
    EncodeOptions options;
    options.add_special_tokens = call_.add_special_tokens.value_or(true);
    const auto ids = tokenizer_->Encode(text, options);
    EXPECT_TRUE(ids.ok()) << ids.status();
    return ids.ok() ? EchoOf(call_, *ids, *tokenizer_) : Echo();
  }
  Echo OfIds(const std::vector<int32_t>& ids) {
    call_.prompt = std::vector<int64_t>(ids.begin(), ids.end());
    return EchoOf(call_, ids, *tokenizer_);
  }

  GenerateCall call_;
  std::unique_ptr<Tokenizer> tokenizer_;
};

constexpr char kDecomposed[] = "e\xcc\x81";
constexpr char kComposed[] = "\xc3\xa9";

TEST_F(EchoTest, ThereIsNoneUnlessItIsAskedFor) { EXPECT_EQ(Of("ab").text, ""); }

TEST_F(EchoTest, WhatTheTokenizerAddsIsNotWritten) {
  call_.echo = true;
  call_.logprobs = 0;
  for (const char* text : {"ab", "<s>ab", "ab</s>", "<s><s>"}) {
    const Echo echo = Of(text);
    EXPECT_EQ(echo.text, text);
    EXPECT_EQ(echo.unwritten_tokens, 1U) << text;
    EXPECT_FALSE(echo.skips_special_tokens);
  }
  call_.add_special_tokens = false;
  EXPECT_EQ(Of("<s>ab").text, "<s>ab");
  EXPECT_EQ(Of("<s>ab").unwritten_tokens, 0U);
}

TEST_F(EchoTest, OffsetsGoIntoWhatIsRead) {
  call_.echo = true;
  EXPECT_EQ(Of(kDecomposed).text, kDecomposed) << "what the client wrote";
  call_.logprobs = 0;
  EXPECT_EQ(Of(kDecomposed).text, kComposed);
}

TEST_F(EchoTest, IdsAndWhatIsTruncatedAreWhatTheModelReads) {
  call_.echo = true;
  call_.logprobs = 0;
  EXPECT_EQ(OfIds({4, 0, 5, 1}).text, "ab");
  EXPECT_TRUE(OfIds({4, 0, 5, 1}).skips_special_tokens);
  EXPECT_EQ(OfIds({4, 0, 5, 1}).unwritten_tokens, 0U);
  call_.skip_special_tokens = false;
  EXPECT_EQ(OfIds({4, 0, 5, 1}).text, "<s>a</s>b");
  EXPECT_FALSE(OfIds({4, 0, 5, 1}).skips_special_tokens);
  call_.truncate_prompt_tokens = 3;
  EXPECT_EQ(Of("ab").text, "<s>ab</s>") << "of the tokens that are given";
}

}  // namespace
}  // namespace longspan
