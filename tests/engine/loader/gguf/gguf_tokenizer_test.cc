#include "engine/loader/gguf/gguf_tokenizer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/text/tokenizer.h"
#include "tests/engine/text/text_files.h"
#include "tests/fixtures/tiny_gguf.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

Json AsMetadata(const GgufKeys& keys) {
  Json metadata = Json::object();
  for (const auto& [key, value] : keys) metadata[key] = value;
  return metadata;
}

std::vector<std::string> TokenizerProblems(const Json& metadata) {
  Findings findings;
  const TokenizerTexts texts = ReadGgufTokenizer(metadata, "x.gguf", &findings);
  EXPECT_EQ(texts.tokenizer_json.has_value(), !findings.has_problems());
  return findings.problems();
}

std::unique_ptr<Tokenizer> MakeTokenizer(const Json& metadata) {
  Findings findings;
  const TokenizerTexts texts = ReadGgufTokenizer(metadata, "x.gguf", &findings);
  EXPECT_THAT(findings.problems(), ElementsAre());
  auto tokenizer = Tokenizer::Load(texts.tokenizer_json.value_or(""), texts.tokenizer_config_json);
  EXPECT_TRUE(tokenizer.ok()) << tokenizer.status();
  return tokenizer.ok() ? *std::move(tokenizer) : nullptr;
}

Json DemoMetadata(const std::string& pre_tokenizer = "qwen2") {
  return AsMetadata(
      GgufTokenizerKeys(ReadSourceJson("deploy/models/demo/tokenizer.json"), pre_tokenizer));
}

// `cases`: ids that the reference library gave a tokenizer of the vocabulary in `golden`.
void ExpectReferenceIds(const Json& golden, const Json& cases, GgufKeys extra,
                        const char* pre_tokenizer) {
  Json metadata = AsMetadata(GgufTokenizerKeys(golden.at("tokenizer"), pre_tokenizer));
  metadata.update(AsMetadata(extra));
  const std::unique_ptr<Tokenizer> tokenizer = MakeTokenizer(metadata);
  ASSERT_NE(tokenizer, nullptr);
  ASSERT_GT(cases.size(), 200u);
  for (const Json& expected : cases) {
    const std::string text = expected.at("text").get<std::string>();
    const auto ids = tokenizer->Encode(text, {});
    ASSERT_TRUE(ids.ok()) << ids.status();
    EXPECT_EQ(*ids, expected.at("ids").get<std::vector<int32_t>>())
        << pre_tokenizer << ", " << WriteJson(text);
  }
}

TEST(GgufTokenizer, GivesTheReferenceIds) {
  const Json gpt2 = ReadSourceJson("tests/golden/tokenizer/gpt2.json");
  ExpectReferenceIds(gpt2, gpt2.at("cases"), {}, "gpt-2");
  const Json qwen2 = ReadSourceJson("tests/golden/tokenizer/qwen2_nfc.json");
  ExpectReferenceIds(qwen2, qwen2.at("cases"), {}, "qwen2");
  const Json llama3 = ReadSourceJson("tests/golden/tokenizer/llama3_ignore_merges.json");
  ExpectReferenceIds(llama3, llama3.at("cases"), {{"tokenizer.ggml.bos_token_id", 600}},
                     "llama-bpe");
  const Json smollm = ReadSourceJson("tests/golden/gguf/smollm.json");
  ExpectReferenceIds(gpt2, smollm.at("cases"), {}, "smollm");
  ExpectReferenceIds(gpt2, smollm.at("cases"), {}, "starcoder");
}

TEST(GgufTokenizer, WhatIsNotServedIsNamed) {
  Json metadata = DemoMetadata("tekken");
  EXPECT_THAT(TokenizerProblems(metadata),
              ElementsAre("x.gguf: tokenizer.ggml.pre is \"tekken\", served are gpt-2, smollm, "
                          "starcoder, qwen2, llama-bpe"));
  metadata["tokenizer.ggml.pre"] = 5;
  EXPECT_THAT(TokenizerProblems(metadata), ElementsAre(HasSubstr("tokenizer.ggml.pre is 5")));
  metadata.erase("tokenizer.ggml.pre");
  EXPECT_THAT(TokenizerProblems(metadata), ElementsAre(HasSubstr("tokenizer.ggml.pre is missing")));
  metadata["tokenizer.ggml.model"] = "llama";
  EXPECT_THAT(TokenizerProblems(metadata),
              ElementsAre("x.gguf: tokenizer.ggml.model is \"llama\", served is \"gpt2\" "
                          "(byte-level BPE)"));
}

TEST(GgufTokenizer, ListsAreChecked) {
  const auto with = [](const char* key, const Json& value) {
    Json metadata = DemoMetadata();
    metadata[key] = value;
    const std::vector<std::string> problems = TokenizerProblems(metadata);
    EXPECT_EQ(problems.size(), 1);
    return problems.empty() ? "" : problems.front();
  };
  EXPECT_THAT(with("tokenizer.ggml.tokens", "a"), HasSubstr("expected an array of strings"));
  EXPECT_THAT(with("tokenizer.ggml.merges", nullptr),
              HasSubstr("tokenizer.ggml.merges is missing, expected an array of strings"));
  EXPECT_THAT(with("tokenizer.ggml.merges", {"a b", 3}), HasSubstr("holds 3 at index 1"));
  EXPECT_THAT(with("tokenizer.ggml.merges", {"a b", "\xFF c"}), HasSubstr("a string of UTF-8"));
  EXPECT_THAT(with("tokenizer.ggml.token_type", {1, 1}), HasSubstr("2 elements, expected 8192"));
  EXPECT_THAT(with("tokenizer.ggml.token_type", Json(std::vector<int>(8192, 6))),
              HasSubstr("holds 6 for token 0, expected 1 to 5"));
  EXPECT_THAT(with("tokenizer.ggml.eos_token_id", 8192),
              HasSubstr("tokenizer.ggml.eos_token_id is 8192, expected 0 to 8191"));
  EXPECT_THAT(with("tokenizer.ggml.add_bos_token", 1), HasSubstr("expected true or false"));
}

TEST(GgufTokenizer, ATokenThatIsThereTwiceIsNamed) {
  Json metadata = DemoMetadata();
  metadata["tokenizer.ggml.tokens"][5] = "!";
  EXPECT_THAT(TokenizerProblems(metadata),
              ElementsAre("x.gguf: tokenizer.ggml.tokens has \"!\" at index 3 and again at 5"));
}

TEST(GgufTokenizer, SpecialTokensStandWhereTheFileSays) {
  Json metadata = DemoMetadata();
  metadata["tokenizer.ggml.bos_token_id"] = 1;
  metadata["tokenizer.ggml.eos_token_id"] = 2;
  EXPECT_THAT(MakeTokenizer(metadata)->first_token_ids(), ElementsAre());
  EXPECT_THAT(MakeTokenizer(metadata)->end_token_ids(), ElementsAre(2));
  metadata["tokenizer.ggml.add_bos_token"] = true;
  metadata["tokenizer.ggml.add_eos_token"] = true;
  EXPECT_THAT(MakeTokenizer(metadata)->first_token_ids(), ElementsAre(1));
  EXPECT_THAT(MakeTokenizer(metadata)->last_token_ids(), ElementsAre(2));
  metadata.erase("tokenizer.ggml.add_bos_token");
  metadata["tokenizer.ggml.pre"] = "llama-bpe";  // has one unless the file says otherwise
  EXPECT_THAT(MakeTokenizer(metadata)->first_token_ids(), ElementsAre(1));
  metadata["tokenizer.ggml.add_bos_token"] = false;
  EXPECT_THAT(MakeTokenizer(metadata)->first_token_ids(), ElementsAre());
}

TEST(GgufTokenizer, TheConfigurationHasTheTemplateAndTheTokens) {
  Json metadata = DemoMetadata();
  metadata["tokenizer.ggml.bos_token_id"] = 1;
  metadata["tokenizer.ggml.eos_token_id"] = 2;
  metadata["tokenizer.ggml.padding_token_id"] = 0;
  metadata["tokenizer.chat_template"] = "{% x %}";
  Findings findings;
  const TokenizerTexts texts = ReadGgufTokenizer(metadata, "x.gguf", &findings);
  EXPECT_EQ(*ParseJson(texts.tokenizer_config_json), (Json{{"bos_token", "<|im_start|>"},
                                                           {"eos_token", "<|im_end|>"},
                                                           {"pad_token", "<|endoftext|>"},
                                                           {"chat_template", "{% x %}"}}));
}

}  // namespace
}  // namespace longspan
