// Text to tokens and back.
#include <memory>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/admission/admission.h"
#include "server/base/status_map.h"
#include "tests/server/admission/admission_rig.h"

namespace longspan {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST_F(AdmissionTest, ATextBecomesTokensAndComesBackAsEvents) {
  const Answer answer = Generate({Call("abc", "mine")});
  ASSERT_TRUE(answer.ok()) << answer.status();
  ASSERT_EQ(answer->size(), 1U);
  const Admitted& admitted = answer->front();
  EXPECT_EQ(admitted.request_id, "mine");
  EXPECT_EQ(admitted.prompt_token_ids.size(), 3U);
  const std::vector<Event> events = Finish(admitted);
  EXPECT_EQ(Tokens(events, 0).size(), 5U);
  EXPECT_EQ(observer_.ended(absl::StatusCode::kOk), 1);
}

TEST_F(AdmissionTest, BadTokenIdsAndBadTextAreTheClients) {
  GenerateCall ids = Call("");
  ids.prompt = std::vector<int64_t>{0, 256};
  EXPECT_EQ(ParamOf(Generate({ids}).status()), "prompt");
  EXPECT_EQ(ParamOf(Generate({Call("\xff")}).status()), "prompt");
}

TEST_F(AdmissionTest, TokenizeAndDetokenizeAreInverse) {
  std::promise<absl::StatusOr<std::vector<int32_t>>> tokenized;
  admission_->Tokenize("ab\xc3\xa4", true, nullptr,
                       [&](auto result) { tokenized.set_value(std::move(result)); });
  const auto tokens = tokenized.get_future().get();
  ASSERT_TRUE(tokens.ok()) << tokens.status();
  ASSERT_EQ(tokens->size(), 4U);
  std::vector<std::string> written;
  for (const int32_t id : *tokens) written.push_back(admission_->TokenString(id));
  EXPECT_THAT(written, ElementsAre("a", "b", "bytes:\\xc3", "bytes:\\xa4"));
  std::promise<absl::StatusOr<std::string>> text;
  admission_->Detokenize({tokens->begin(), tokens->end()}, true, nullptr,
                         [&](absl::StatusOr<std::string> result) { text.set_value(result); });
  EXPECT_EQ(*text.get_future().get(), "ab\xc3\xa4");
}

TEST_F(AdmissionTest, TokenizeAndDetokenizeAreLimited) {
  absl::Status status;
  admission_->Tokenize(std::string(100001, 'x'), true, nullptr,
                       [&](const auto& result) { status = result.status(); });
  EXPECT_EQ(ParamOf(status), "prompt");
  admission_->Detokenize({256}, true, nullptr,
                         [&](const auto& result) { status = result.status(); });
  EXPECT_EQ(ParamOf(status), "tokens");
}

// The context, of 1,000 tokens here, bounds what a model reads, and not what is counted.
TEST_F(AdmissionTest, MoreTokensThanTheContextAreListed) {
  std::promise<size_t> listed;
  admission_->Tokenize(std::string(1001, 'x'), true, nullptr, [&](const auto& result) {
    listed.set_value(result.ok() ? result->size() : 0);
  });
  EXPECT_EQ(listed.get_future().get(), 1001U);
  std::promise<std::string> text;
  admission_->Detokenize(std::vector<int64_t>(1001, 'x'), true, nullptr,
                         [&](const auto& result) { text.set_value(result.value_or("")); });
  EXPECT_EQ(text.get_future().get(), std::string(1001, 'x'));
}

// The rig's tokenizer makes a token of a byte.
TEST_F(AdmissionTest, TextsAreReadNoFurtherThanTheyAreCounted) {
  limits_.max_body_bytes = size_t{4} << 20;
  const std::string text(static_cast<size_t>(MaxCountedTokens(limits_)) + 1, 'x');
  std::promise<absl::Status> listed;
  admission_->Tokenize(text, true, nullptr,
                       [&](const auto& result) { listed.set_value(result.status()); });
  for (const absl::Status& status : {listed.get_future().get(), Generate({Call(text)}).status()}) {
    EXPECT_EQ(CodeOf(status), "context_length_exceeded");
    EXPECT_EQ(ParamOf(status), "prompt");
    EXPECT_THAT(status.message(), HasSubstr("more than 262144 tokens"));
  }
  absl::Status status;
  admission_->Detokenize(std::vector<int64_t>(text.size(), 1), true, nullptr,
                         [&](const auto& result) { status = result.status(); });
  EXPECT_EQ(CodeOf(status), "context_length_exceeded");
}

TEST_F(AdmissionTest, TokensOfAClientThatHasGoneAreNotMade) {
  const auto gone = std::make_shared<std::atomic<bool>>(true);
  std::promise<absl::Status> tokenized;
  admission_->Tokenize("ab", true, gone,
                       [&](const auto& result) { tokenized.set_value(result.status()); });
  EXPECT_TRUE(absl::IsCancelled(tokenized.get_future().get()));
  std::promise<absl::Status> text;
  admission_->Detokenize({97}, true, gone,
                         [&](const auto& result) { text.set_value(result.status()); });
  EXPECT_TRUE(absl::IsCancelled(text.get_future().get()));
}

TEST_F(AdmissionTest, TheEchoIsWhatTheClientWroteOrTheModelReads) {
  GenerateCall call = Call("abc");
  const auto echo = [&] {
    const Answer answer = Generate({call});
    EXPECT_TRUE(answer.ok()) << answer.status();
    if (!answer.ok()) return std::string("?");
    Finish(answer->front());
    return answer->front().echo.text;
  };
  EXPECT_EQ(echo(), "");
  call.echo = true;
  EXPECT_EQ(echo(), "abc");
  call.truncate_prompt_tokens = 2;
  EXPECT_EQ(echo(), "bc");
  call.truncate_prompt_tokens.reset();
  call.prompt = std::vector<int64_t>{'x', 'y'};
  EXPECT_EQ(echo(), "xy");
}

TEST_F(AdmissionTest, TheEchoOfIdsHasSpecialTokensWhereTheClientWantsThem) {
  const auto tokenizer = Tokenizer::Load(
      R"({"version": "1.0", "normalizer": null, "post_processor": null,
          "pre_tokenizer": {"type": "ByteLevel", "add_prefix_space": false, "trim_offsets": false,
                            "use_regex": false},
          "added_tokens": [{"id": 1, "content": "<s>", "special": true, "single_word": false,
                            "lstrip": false, "rstrip": false, "normalized": false}],
          "decoder": {"type": "ByteLevel", "add_prefix_space": false, "trim_offsets": false,
                      "use_regex": false},
          "model": {"type": "BPE", "vocab": {"a": 0}, "merges": []}})",
      "");
  ASSERT_TRUE(tokenizer.ok()) << tokenizer.status();
  model_.tokenizer = tokenizer->get();
  for (const bool skip : {true, false}) {
    GenerateCall call = Call("");
    call.prompt = std::vector<int64_t>{1, 0};
    call.echo = true;
    call.skip_special_tokens = skip;
    const Answer answer = Generate({call});
    ASSERT_TRUE(answer.ok()) << answer.status();
    EXPECT_EQ(answer->front().echo.text, skip ? "a" : "<s>a");
    Finish(answer->front());
  }
}

TEST_F(AdmissionTest, TextThatIsNoUtf8IsNotTokenised) {
  std::promise<absl::Status> tokenized;
  admission_->Tokenize("\xff", true, nullptr,
                       [&](const auto& result) { tokenized.set_value(result.status()); });
  const absl::Status status = tokenized.get_future().get();
  EXPECT_TRUE(absl::IsInvalidArgument(status)) << status;
  EXPECT_EQ(ParamOf(status), "prompt");
}

}  // namespace
}  // namespace longspan
