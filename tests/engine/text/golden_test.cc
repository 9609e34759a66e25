// Against ids that the reference library gave; tests/golden/tokenizer/generate.py wrote them.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/text/detokenizer.h"
#include "engine/text/unicode_class.h"
#include "engine/text/utf8.h"
#include "tests/engine/text/text_files.h"

namespace longspan {
namespace {

void ExpectIds(const Tokenizer& tokenizer, const Json& cases) {
  for (const Json& golden : cases) {
    const std::string text = golden.at("text").get<std::string>();
    const absl::StatusOr<std::vector<int32_t>> ids = tokenizer.Encode(text, {});
    ASSERT_TRUE(ids.ok()) << ids.status();
    EXPECT_EQ(*ids, golden.at("ids").get<std::vector<int32_t>>()) << Json(text).dump();
  }
}

class GoldenSentencePiece : public testing::TestWithParam<const char*> {};

TEST_P(GoldenSentencePiece, GivesTheReferenceIdsAndTexts) {
  const Json golden = ReadSourceJson(std::string("tests/golden/tokenizer/") + GetParam() + ".json");
  const std::unique_ptr<Tokenizer> tokenizer = LoadOrDie(golden.at("tokenizer").dump());
  ASSERT_NE(tokenizer, nullptr);
  ExpectIds(*tokenizer, golden.at("cases"));
  ASSERT_GE(golden.at("decoded").size(), 400u);
  for (const Json& decoded : golden.at("decoded")) {
    const auto ids = decoded.at("ids").get<std::vector<int32_t>>();
    const bool skip = decoded.at("skip").get<bool>();
    EXPECT_EQ(tokenizer->Decode(ids, skip), decoded.at("text").get<std::string>())
        << decoded.dump();
    StreamingDetokenizer detokenizer(tokenizer.get(), skip);
    for (const int32_t id : ids) {
      const std::string delta = detokenizer.Push(id);
      EXPECT_EQ(ValidUtf8PrefixBytes(delta), delta.size()) << decoded.dump();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, GoldenSentencePiece,
                         testing::Values("llama2", "mistral", "gemma", "metaspace_always",
                                         "metaspace_never", "some_bytes", "without_unknown"),
                         [](const auto& golden) { return std::string(golden.param); });

class GoldenTokenizer : public testing::TestWithParam<const char*> {};

TEST_P(GoldenTokenizer, GivesTheReferenceIds) {
  const Json golden = ReadSourceJson(std::string("tests/golden/tokenizer/") + GetParam() + ".json");
  const std::unique_ptr<Tokenizer> tokenizer = LoadOrDie(golden.at("tokenizer").dump());
  ASSERT_NE(tokenizer, nullptr);
  ASSERT_GT(golden.at("cases").size(), 200u);
  ExpectIds(*tokenizer, golden.at("cases"));
}

INSTANTIATE_TEST_SUITE_P(All, GoldenTokenizer,
                         testing::Values("llama3", "llama3_ignore_merges", "qwen2_nfc", "gpt2",
                                         "added_token_flags", "three_splits", "digits",
                                         "digit_runs", "whitespace", "whitespace_split",
                                         "split_behaviors", "prefix_space", "nfkc_lower",
                                         "replace_prepend", "strip", "strip_right",
                                         "whole_text_missing_bytes"),
                         [](const auto& golden) { return std::string(golden.param); });

TEST(GoldenDemoTokenizer, GivesTheReferenceIds) {
  const std::unique_ptr<Tokenizer> tokenizer = LoadDemoTokenizer();
  ASSERT_NE(tokenizer, nullptr);
  ExpectIds(*tokenizer, ReadSourceJson("deploy/models/demo/golden/tokenizer.json"));
}

std::string ClassName(char32_t character) {
  if (character >= 0xD800 && character < 0xE000) return "surrogate";
  std::string name;
  switch (ClassOf(character)) {
    case CharacterClass::kLetter:
      name = "letter";
      break;
    case CharacterClass::kNumber:
      name = "number";
      break;
    case CharacterClass::kSpace:
      name = "space";
      break;
    case CharacterClass::kOther:
      name = "other";
      break;
  }
  return IsWordCharacter(character) ? name + "+word" : name;
}

// Every code point, as the reference library's regular expressions class it.
TEST(GoldenCharacterClasses, AgreeOnEveryCodePoint) {
  const Json golden = ReadSourceJson("tests/golden/tokenizer/character_classes.json");
  int mismatches = 0;
  uint32_t next = 0;
  for (const Json& range : golden.at("ranges")) {
    ASSERT_EQ(range.at(0).get<uint32_t>(), next);
    const std::string expected = range.at(2).get<std::string>();
    for (; next <= range.at(1).get<uint32_t>(); ++next) {
      if (ClassName(next) == expected) continue;
      ++mismatches;
      if (mismatches <= 20) {
        ADD_FAILURE() << std::hex << "U+" << next << ": " << ClassName(next) << ", reference "
                      << expected;
      }
    }
  }
  EXPECT_EQ(next, 0x110000u);
  EXPECT_EQ(mismatches, 0);
}

// Every code point, as the Digits pre-tokenizer sees it.
TEST(GoldenNumbers, AgreeOnEveryCodePoint) {
  const Json golden = ReadSourceJson("tests/golden/tokenizer/numbers.json");
  std::vector<char32_t> numbers;
  for (const Json& range : golden.at("ranges")) {
    for (uint32_t c = range.at(0); c <= range.at(1).get<uint32_t>(); ++c) numbers.push_back(c);
  }
  std::vector<char32_t> found;
  for (char32_t c = 0; c < 0x110000; ++c) {
    if (IsNumeric(c)) found.push_back(c);
  }
  EXPECT_TRUE(found == numbers) << found.size() << " and " << numbers.size();
}

}  // namespace
}  // namespace longspan
