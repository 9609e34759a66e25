#include "server/admission/tokenizer_info.h"

#include <string>
#include <vector>

#include "engine/json/json.h"
#include "gtest/gtest.h"
#include "tests/engine/core/test_tokenizer.h"

namespace longspan {
namespace {

Json Info(absl::string_view config, const std::vector<int32_t>& end_token_ids = {}) {
  return *ParseJson(TokenizerInfo(config, *TestTokenizer(), end_token_ids));
}

TEST(TokenizerInfo, SaysWhatTheFileSaysWithTokensAsText) {
  const Json info = Info(R"({
      "tokenizer_class": "LlamaTokenizer", "model_max_length": 4096,
      "eos_token": {"content": "</s>", "lstrip": false}, "bos_token": "<s>",
      "additional_special_tokens": ["<a>", {"content": "<b>"}],
      "added_tokens_decoder": {"0": {"content": "<unk>"}},
      "chat_template": "{{ messages }}"})",
                         {'x'});
  const Json wanted = *ParseJson(R"({
      "tokenizer_class": "LlamaTokenizer", "model_max_length": 4096,
      "eos_token": "</s>", "bos_token": "<s>", "pad_token": null,
      "additional_special_tokens": ["<a>", "<b>"], "added_tokens_decoder": {"0": "<unk>"},
      "chat_template": "{{ messages }}"})");
  EXPECT_TRUE(SameJson(info, wanted)) << WriteJson(info);
}

TEST(TokenizerInfo, WithoutAFileTheModelNamesTheEndToken) {
  const Json wanted = *ParseJson(R"({"tokenizer_class": "PreTrainedTokenizerFast",
      "eos_token": "x", "bos_token": null, "pad_token": null, "chat_template": null})");
  EXPECT_TRUE(SameJson(Info("", {'x', 'y'}), wanted));
  EXPECT_TRUE(SameJson(Info(R"({"eos_token": null})", {'x', 'y'}), wanted));
  EXPECT_TRUE(Info("").at("eos_token").is_null());
}

}  // namespace
}  // namespace longspan
