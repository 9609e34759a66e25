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

void ExpectIds(const Tokenizer& tokenizer, const std::string& text, const Json& ids,
               const std::string& of) {
  const auto found = tokenizer.Encode(text, {});
  ASSERT_TRUE(found.ok()) << found.status();
  EXPECT_EQ(*found, ids.get<std::vector<int32_t>>()) << of << ", " << WriteJson(text);
}

// Ids that the reference library gave the texts of `golden` with its vocabulary.
void ExpectReferenceIds(const Json& golden, const Json& ids, GgufKeys extra,
                        const std::string& pre_tokenizer) {
  Json metadata = AsMetadata(GgufTokenizerKeys(golden.at("tokenizer"), pre_tokenizer));
  metadata.update(AsMetadata(extra));
  const std::unique_ptr<Tokenizer> tokenizer = MakeTokenizer(metadata);
  ASSERT_NE(tokenizer, nullptr);
  ASSERT_GT(ids.size(), 200u);
  ASSERT_EQ(ids.size(), golden.at("cases").size());
  for (size_t i = 0; i < ids.size(); ++i) {
    ExpectIds(*tokenizer, golden.at("cases")[i].at("text").get<std::string>(), ids[i],
              pre_tokenizer);
  }
}

Json IdsOf(const Json& golden) {
  Json ids = Json::array();
  for (const Json& expected : golden.at("cases")) ids.push_back(expected.at("ids"));
  return ids;
}

TEST(GgufTokenizer, GivesTheReferenceIds) {
  const Json gpt2 = ReadSourceJson("tests/golden/tokenizer/gpt2.json");
  ExpectReferenceIds(gpt2, IdsOf(gpt2), {}, "gpt-2");
  const Json qwen2 = ReadSourceJson("tests/golden/tokenizer/qwen2_nfc.json");
  ExpectReferenceIds(qwen2, IdsOf(qwen2), {}, "qwen2");
  const Json llama3 = ReadSourceJson("tests/golden/tokenizer/llama3_ignore_merges.json");
  ExpectReferenceIds(llama3, IdsOf(llama3), {{"tokenizer.ggml.bos_token_id", 600}}, "llama-bpe");
}

TEST(GgufTokenizer, PreTokenizersCutAsTheReferenceDoes) {
  const Json gpt2 = ReadSourceJson("tests/golden/tokenizer/gpt2.json");
  const Json by_name = ReadSourceJson("tests/golden/gguf/pre_tokenizers.json").at("ids");
  EXPECT_EQ(by_name.size(), 5u);
  for (const auto& [name, ids] : by_name.items()) ExpectReferenceIds(gpt2, ids, {}, name);
  ExpectReferenceIds(gpt2, by_name.at("smollm"), {}, "starcoder");
  const Json llama3 = ReadSourceJson("tests/golden/tokenizer/llama3.json");
  ExpectReferenceIds(llama3, IdsOf(llama3),
                     {{"tokenizer.ggml.bos_token_id", 600}, {"tokenizer.ggml.add_bos_token", true}},
                     "smaug-bpe");
}

TEST(GgufTokenizer, SentencePieceModelsGiveTheReferenceIds) {
  const Json golden = ReadSourceJson("tests/golden/gguf/sentencepiece.json");
  for (const char* name : {"prefix", "user_defined", "equal_scores"}) {
    const Json& model = golden.at(name);
    const std::unique_ptr<Tokenizer> tokenizer = MakeTokenizer(model.at("keys"));
    ASSERT_NE(tokenizer, nullptr);
    ASSERT_GT(model.at("cases").size(), 200u);
    for (const Json& expected : model.at("cases")) {
      ExpectIds(*tokenizer, expected.at("text").get<std::string>(), expected.at("ids"), name);
    }
    for (const Json& expected : model.at("decodings")) {
      const auto ids = expected.at("ids").get<std::vector<int32_t>>();
      EXPECT_EQ(tokenizer->Decode(ids, true), expected.at("text").get<std::string>())
          << name << ", " << expected.at("ids").dump();
    }
  }
}

Json SentencePieceMetadata() {
  return ReadSourceJson("tests/golden/gguf/sentencepiece.json").at("prefix").at("keys");
}

TEST(GgufTokenizer, SentencePieceHasItsOwnDefaults) {
  Json metadata = SentencePieceMetadata();
  metadata.erase("tokenizer.ggml.add_bos_token");
  metadata.erase("tokenizer.ggml.add_space_prefix");
  const auto tokenizer = MakeTokenizer(metadata);
  EXPECT_THAT(tokenizer->first_token_ids(), ElementsAre(1));
  EXPECT_THAT(tokenizer->end_token_ids(), ElementsAre(2));
  const auto with_prefix = MakeTokenizer(SentencePieceMetadata())->Encode("a word", {});
  EXPECT_EQ(tokenizer->Encode("a word", {.add_special_tokens = false}), with_prefix);
  // The unknown token and what controls are found in the text, as GGUF's readers have it.
  EXPECT_THAT(*tokenizer->Encode("</s>", {}), ElementsAre(1, 2));
}

TEST(GgufTokenizer, SentencePieceListsAreChecked) {
  const auto with = [](const char* key, const Json& value) {
    Json metadata = SentencePieceMetadata();
    metadata[key] = value;
    const std::vector<std::string> problems = TokenizerProblems(metadata);
    EXPECT_EQ(problems.size(), 1);
    return problems.empty() ? "" : problems.front();
  };
  EXPECT_THAT(with("tokenizer.ggml.scores", nullptr), HasSubstr("scores is missing"));
  EXPECT_THAT(with("tokenizer.ggml.scores", {1.0}), HasSubstr("has 1 elements, expected 700"));
  EXPECT_THAT(with("tokenizer.ggml.scores", Json(std::vector<std::string>(700))),
              HasSubstr("holds \"\" at index 0, expected a number"));
  EXPECT_THAT(with("tokenizer.ggml.token_type", Json(std::vector<int>(700, 7))),
              HasSubstr("holds 7 for token 0, expected 1 to 6"));
  EXPECT_THAT(with("tokenizer.ggml.remove_extra_whitespaces", true),
              HasSubstr("remove_extra_whitespaces is true, expected false"));
  EXPECT_THAT(with("tokenizer.ggml.precompiled_charsmap", {1}),
              HasSubstr("precompiled_charsmap is not served"));
}

// Problems that the tokenizer itself has name the keys, too.
TEST(GgufTokenizer, ProblemsOfTheTokenizerNameTheFile) {
  Json metadata = DemoMetadata();
  metadata["tokenizer.ggml.merges"] = {"a nothing"};
  Findings findings;
  const TokenizerTexts texts = ReadGgufTokenizer(metadata, "x.gguf", &findings);
  std::vector<std::string> problems;
  const TokenizerNames names = {texts.tokenizer_name, texts.config_name};
  EXPECT_EQ(Tokenizer::Read(texts.tokenizer_json.value_or(""), texts.tokenizer_config_json, names,
                            &problems),
            nullptr);
  EXPECT_THAT(problems, ElementsAre("x.gguf: tokenizer.ggml: merge 0 (\"a\" \"nothing\") names a "
                                    "token that is not in the vocabulary"));
}

TEST(GgufTokenizer, WhatIsNotServedIsNamed) {
  Json metadata = DemoMetadata("chameleon");
  EXPECT_THAT(TokenizerProblems(metadata),
              ElementsAre("x.gguf: tokenizer.ggml.pre is \"chameleon\", served are gpt-2, smollm, "
                          "starcoder, qwen2, llama-bpe, smaug-bpe, tekken, deepseek-llm, "
                          "deepseek-coder, default"));
  metadata["tokenizer.ggml.pre"] = 5;
  EXPECT_THAT(TokenizerProblems(metadata), ElementsAre(HasSubstr("tokenizer.ggml.pre is 5")));
  metadata.erase("tokenizer.ggml.pre");
  EXPECT_THAT(TokenizerProblems(metadata), ElementsAre(HasSubstr("tokenizer.ggml.pre is missing")));
  metadata["tokenizer.ggml.model"] = "t5";
  EXPECT_THAT(TokenizerProblems(metadata),
              ElementsAre("x.gguf: tokenizer.ggml.model is \"t5\", served are \"gpt2\" "
                          "(byte-level BPE) and \"llama\" (SentencePiece, of type BPE)"));
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
  EXPECT_TRUE(SameJson(*ParseJson(texts.tokenizer_config_json), {{"bos_token", "<|im_start|>"},
                                                                 {"eos_token", "<|im_end|>"},
                                                                 {"pad_token", "<|endoftext|>"},
                                                                 {"chat_template", "{% x %}"}}))
      << texts.tokenizer_config_json;
}

}  // namespace
}  // namespace longspan
