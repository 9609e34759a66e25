#include "engine/loader/vocabulary_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "engine/loader/checkpoint.h"
#include "engine/text/tokenizer.h"
#include "tests/engine/text/text_files.h"
#include "tests/fixtures/temporary_directory.h"
#include "tests/fixtures/tiny_checkpoint.h"

namespace longspan {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

// The tokenizer of a golden file as the older files say it.
VocabularyFiles FilesOf(const Json& tokenizer, const std::string& tokenizer_class) {
  VocabularyFiles files;
  files.vocabulary = tokenizer.at("model").at("vocab");
  files.merges = "#version: 0.2\n";
  for (const Json& merge : tokenizer.at("model").at("merges")) {
    absl::StrAppend(&files.merges,
                    merge.is_string() ? merge.get<std::string>()
                                      : absl::StrCat(merge[0].get<std::string>(), " ",
                                                     merge[1].get<std::string>()),
                    "\n");
  }
  Json decoder = Json::object();
  for (Json token : tokenizer.at("added_tokens")) {
    const std::string id = token.at("id").dump();
    token.erase("id");
    decoder[id] = token;
  }
  files.tokenizer_config = {{"tokenizer_class", tokenizer_class},
                            {"added_tokens_decoder", decoder}};
  return files;
}

std::vector<std::string> ProblemsOf(const VocabularyFiles& files) {
  Findings findings;
  EXPECT_FALSE(TokenizerJsonOf(files, &findings).has_value());
  return findings.problems();
}

std::unique_ptr<Tokenizer> TokenizerOf(const VocabularyFiles& files) {
  Findings findings;
  const std::optional<std::string> json = TokenizerJsonOf(files, &findings);
  EXPECT_THAT(findings.problems(), ElementsAre());
  auto tokenizer = Tokenizer::Load(json.value_or(""), "");
  EXPECT_TRUE(tokenizer.ok()) << tokenizer.status();
  return tokenizer.ok() ? *std::move(tokenizer) : nullptr;
}

TEST(VocabularyFiles, GiveTheReferenceIds) {
  const std::pair<const char*, const char*> classes[] = {{"gpt2", "GPT2Tokenizer"},
                                                         {"qwen2_nfc", "Qwen2TokenizerFast"}};
  for (const auto& [name, tokenizer_class] : classes) {
    const Json golden = ReadSourceJson(absl::StrCat("tests/golden/tokenizer/", name, ".json"));
    const auto tokenizer = TokenizerOf(FilesOf(golden.at("tokenizer"), tokenizer_class));
    ASSERT_NE(tokenizer, nullptr);
    ASSERT_GT(golden.at("cases").size(), 200u);
    for (const Json& expected : golden.at("cases")) {
      const std::string text = expected.at("text").get<std::string>();
      EXPECT_EQ(*tokenizer->Encode(text, {}), expected.at("ids").get<std::vector<int32_t>>())
          << tokenizer_class << ", " << WriteJson(text);
    }
  }
}

TEST(VocabularyFiles, NamedTokensAreSpecialAndMayStandFirst) {
  const Json golden = ReadSourceJson("tests/golden/tokenizer/gpt2.json");
  VocabularyFiles files = FilesOf(golden.at("tokenizer"), "GPT2Tokenizer");
  files.vocabulary["<|stop|>"] = 5000;
  files.tokenizer_config["bos_token"] = {{"content", "<|stop|>"}};
  files.tokenizer_config["eos_token"] = "<|stop|>";
  files.tokenizer_config["add_bos_token"] = true;
  const auto tokenizer = TokenizerOf(files);
  ASSERT_NE(tokenizer, nullptr);
  EXPECT_THAT(tokenizer->first_token_ids(), ElementsAre(5000));
  EXPECT_TRUE(tokenizer->IsSpecial(5000));
  EXPECT_THAT(*tokenizer->Encode("<|stop|>", {}), ElementsAre(5000, 5000));
}

TEST(VocabularyFiles, WhatIsNotServedIsNamed) {
  const Json golden = ReadSourceJson("tests/golden/tokenizer/gpt2.json");
  const VocabularyFiles files = FilesOf(golden.at("tokenizer"), "GPT2Tokenizer");
  const auto with = [&](const char* key, const Json& value) {
    VocabularyFiles changed = files;
    changed.tokenizer_config[key] = value;
    const std::vector<std::string> problems = ProblemsOf(changed);
    EXPECT_EQ(problems.size(), 1u);
    return problems.empty() ? "" : problems.front();
  };
  EXPECT_EQ(with("tokenizer_class", "RobertaTokenizer"),
            "tokenizer_config.json: tokenizer_class is \"RobertaTokenizer\", served beside "
            "vocab.json and merges.txt are GPT2Tokenizer, Qwen2Tokenizer");
  EXPECT_THAT(with("tokenizer_class", nullptr), HasSubstr("tokenizer_class is missing"));
  EXPECT_THAT(with("add_prefix_space", true), HasSubstr("add_prefix_space is true"));
  EXPECT_THAT(with("add_bos_token", 1), HasSubstr("expected true or false"));
  EXPECT_THAT(with("add_bos_token", true), HasSubstr("bos_token names no token"));
  EXPECT_THAT(with("added_tokens_decoder", 3), HasSubstr("is not an object"));
  EXPECT_THAT(with("added_tokens_decoder", {{"x", Json::object()}}), HasSubstr("under \"x\""));
}

class VocabularyDirectory : public ::testing::Test {
 protected:
  VocabularyDirectory() {
    WriteTinyCheckpoint(directory_.path(), {});
    const Json tokenizer = ReadSourceJson("deploy/models/demo/tokenizer.json");
    files_ = FilesOf(tokenizer, "Qwen2Tokenizer");
    EXPECT_EQ(std::remove(directory_.File("tokenizer.json").c_str()), 0);
  }

  void Write() const {
    directory_.Write("vocab.json", WriteJson(files_.vocabulary));
    directory_.Write("merges.txt", files_.merges);
    directory_.Write("tokenizer_config.json", WriteJson(files_.tokenizer_config));
  }

  const TemporaryDirectory directory_;
  VocabularyFiles files_;
};

TEST_F(VocabularyDirectory, TheyStandInForTokenizerJson) {
  Write();
  Findings findings;
  const CheckpointParts parts = ReadCheckpoint(directory_.path(), {}, &findings);
  EXPECT_THAT(findings.problems(), ElementsAre());
  EXPECT_EQ(parts.texts.tokenizer_name, "vocab.json and merges.txt");
  EXPECT_TRUE(parts.texts.tokenizer_json.has_value());
}

TEST_F(VocabularyDirectory, OneAloneDoesNot) {
  directory_.Write("vocab.json", "{}");
  EXPECT_THAT(std::string(LoadCheckpoint(directory_.path()).status().message()),
              HasSubstr("tokenizer.json"));
}

TEST_F(VocabularyDirectory, BrokenFilesAreNamed) {
  Write();
  directory_.Write("vocab.json", "[]");
  directory_.Write("tokenizer_config.json", "{");
  Findings findings;
  ReadCheckpoint(directory_.path(), {}, &findings);
  EXPECT_THAT(findings.problems(), Contains("vocab.json: expected an object"));
  EXPECT_THAT(findings.problems(), Contains(HasSubstr("tokenizer_config.json: ")));
}

}  // namespace
}  // namespace longspan
