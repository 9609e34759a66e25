#include "engine/text/tokenizer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <thread>

#include "engine/text/detokenizer.h"
#include "engine/text/utf8.h"
#include "tests/engine/text/text_files.h"

namespace longspan {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::vector<int32_t> Encode(const Tokenizer& tokenizer, absl::string_view text,
                            const EncodeOptions& options = {}) {
  absl::StatusOr<std::vector<int32_t>> ids = tokenizer.Encode(text, options);
  EXPECT_TRUE(ids.ok()) << ids.status();
  return ids.ok() ? *std::move(ids) : std::vector<int32_t>();
}

// A small tokenizer with a begin token, that tests change one field of.
Json SmallTokenizer() {
  return Json::parse(R"({
    "added_tokens": [
      {"id": 4, "content": "<s>", "special": true, "normalized": false, "lstrip": false,
       "rstrip": false, "single_word": false},
      {"id": 5, "content": "<tool>", "special": false, "normalized": false, "lstrip": false,
       "rstrip": false, "single_word": false}],
    "normalizer": null,
    "pre_tokenizer": {"type": "ByteLevel", "add_prefix_space": false, "use_regex": true},
    "post_processor": {"type": "TemplateProcessing",
      "single": [{"SpecialToken": {"id": "<s>", "type_id": 0}}, {"Sequence": {"id": "A"}}],
      "special_tokens": {"<s>": {"id": "<s>", "ids": [4], "tokens": ["<s>"]}}},
    "decoder": {"type": "ByteLevel"},
    "model": {"type": "BPE", "dropout": null, "vocab": {"a": 0, "b": 1, "ab": 2, "<": 3},
              "merges": [["a", "b"]]}})");
}

std::string LoadError(const Json& tokenizer, absl::string_view config = "") {
  const absl::Status status = Tokenizer::Load(tokenizer.dump(), config).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument) << tokenizer.dump();
  return std::string(status.message());
}

const std::vector<TextRange> kNoRanges;

std::vector<std::string> HardTexts() {
  std::vector<std::string> texts = {
      "",
      " ",
      "\r\n\r\n  \t",
      "plain words, and 12345 numbers.",
      "Gr\xC3\xBC\xC3\x9F"
      "e, \xD0\x81\xD0\xBB\xD0\xBA\xD0\xB0, \xE4\xBD\xA0\xE5\xA5\xBD",
      "\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x91\xA7 \xF0\x9F\x99\x82",
      "e\xCC\x81\xCC\xA3 x\xCC\x81",
      "<|im_start|>user\nHi<|im_end|>",
      "<|im_start",
      std::string(500, ' ') + "x" + std::string(500, '\n')};
  std::string controls;
  for (char32_t c = 0; c < 0x100; ++c) AppendUtf8(c, &controls);
  texts.push_back(controls);
  constexpr uint32_t kSeed = 3;
  std::mt19937 random(kSeed);
  for (int i = 0; i < 200; ++i) {
    std::string text;
    for (size_t count = random() % 30; count > 0; --count) {
      const char32_t limits[] = {0x80, 0x800, 0xD800, 0x10000};
      const bool supplementary = random() % 5 == 0;
      AppendUtf8(supplementary ? 0x10000 + random() % 0x100000 : random() % limits[random() % 3],
                 &text);
    }
    texts.push_back(text);
  }
  return texts;
}

TEST(Tokenizer, DecodingUndoesEncoding) {
  const std::unique_ptr<Tokenizer> tokenizer = LoadDemoTokenizer();
  for (const std::string& text : HardTexts()) {
    for (const bool parse : {true, false}) {
      const std::vector<int32_t> ids =
          Encode(*tokenizer, text, {.control_ranges = parse ? nullptr : &kNoRanges});
      EXPECT_EQ(tokenizer->Decode(ids, false), text) << Json(text).dump();
    }
  }
}

TEST(Tokenizer, DeltasAreWholeCharactersAndAddUpToDecode) {
  const std::unique_ptr<Tokenizer> tokenizer = LoadDemoTokenizer();
  constexpr uint32_t kSeed = 5;
  std::mt19937 random(kSeed);
  for (int round = 0; round < 2000; ++round) {
    std::vector<int32_t> ids;
    // Mostly single bytes, which seldom make characters; and ids that no token has.
    for (size_t count = random() % 20; count > 0; --count) {
      const int32_t limit = random() % 4 == 0 ? tokenizer->vocabulary_tokens() + 5 : 262;
      ids.push_back(static_cast<int32_t>(random() % limit) - 1);
    }
    for (const bool skip : {true, false}) {
      StreamingDetokenizer detokenizer(tokenizer.get(), skip);
      std::string text;
      for (const int32_t id : ids) {
        const std::string delta = detokenizer.Push(id);
        ASSERT_EQ(ValidUtf8PrefixBytes(delta), delta.size()) << "seed " << kSeed;
        text += delta;
      }
      text += detokenizer.Flush();
      ASSERT_EQ(text, tokenizer->Decode(ids, skip)) << "seed " << kSeed << " round " << round;
      ASSERT_EQ(detokenizer.Flush(), "");
    }
  }
}

TEST(Tokenizer, ACharacterIsHeldBackUntilItIsWhole) {
  const std::unique_ptr<Tokenizer> tokenizer = LoadDemoTokenizer();
  const std::string character = "\xF0\x93\x82\x80";  // a hieroglyph, which no vocabulary merges
  const std::vector<int32_t> bytes = Encode(*tokenizer, character);
  ASSERT_EQ(bytes.size(), 4u);
  StreamingDetokenizer detokenizer(tokenizer.get(), true);
  EXPECT_EQ(detokenizer.Push(bytes[0]), "");
  EXPECT_EQ(detokenizer.Push(bytes[1]), "");
  EXPECT_EQ(detokenizer.Push(bytes[2]), "");
  EXPECT_EQ(detokenizer.Push(bytes[3]), character);
  EXPECT_EQ(detokenizer.Push(bytes[0]), "");
  EXPECT_EQ(detokenizer.Push(bytes[1]), "");
  EXPECT_EQ(detokenizer.Flush(), "\xEF\xBF\xBD");
}

TEST(Tokenizer, DemoFacts) {
  const std::unique_ptr<Tokenizer> tokenizer = LoadDemoTokenizer();
  EXPECT_EQ(tokenizer->vocabulary_tokens(), 8192);
  EXPECT_FALSE(tokenizer->adds_first_token());
  EXPECT_THAT(tokenizer->end_token_ids(), ElementsAre(0));
  EXPECT_TRUE(tokenizer->IsSpecial(2));
  EXPECT_FALSE(tokenizer->IsSpecial(3));
  EXPECT_EQ(tokenizer->TokenBytes(2), "<|im_end|>");
  const int32_t letter = Encode(*tokenizer, "g").front();
  EXPECT_EQ(tokenizer->TokenBytes(letter), "g");
  EXPECT_EQ(tokenizer->Decode(std::vector<int32_t>{1, letter, 2}, true), "g");
  for (const int32_t id : {-1, 8192, INT32_MAX, INT32_MIN}) {
    EXPECT_FALSE(tokenizer->IsSpecial(id));
    EXPECT_EQ(tokenizer->TokenBytes(id), "");
  }
}

TEST(Tokenizer, OptionsChooseWhatIsAddedAndParsed) {
  const std::unique_ptr<Tokenizer> tokenizer = LoadOrDie(SmallTokenizer().dump());
  EXPECT_TRUE(tokenizer->adds_first_token());
  EXPECT_THAT(Encode(*tokenizer, ""), ElementsAre(4));
  EXPECT_THAT(Encode(*tokenizer, "ab<s>a<tool>"), ElementsAre(4, 2, 4, 0, 5));
  EXPECT_THAT(Encode(*tokenizer, "ab<s>", {.add_special_tokens = false}), ElementsAre(2, 4));
  EXPECT_THAT(Encode(*tokenizer, "ab<s>a<tool>", {.control_ranges = &kNoRanges}),
              ElementsAre(4, 2, 3, 0, 3));
  EXPECT_THAT(tokenizer->end_token_ids(), IsEmpty());
}

// Of added tokens "<s>" steers a model, and so may "<tool>", which is not special; "<b>" and white
// space are text.
Json WithTextTokens(bool normalized) {
  Json tokenizer = SmallTokenizer();
  const auto token = [&](int id, const char* content, bool special) {
    return Json{
        {"id", id},        {"content", content}, {"special", special},  {"normalized", normalized},
        {"lstrip", false}, {"rstrip", false},    {"single_word", false}};
  };
  tokenizer["added_tokens"] = {token(4, "<s>", true), token(5, "<tool>", false),
                               token(6, "<b>", false), token(7, "\n\n", false)};
  return tokenizer;
}

TEST(Tokenizer, ControlTokensStandWithinTheirRangesAlone) {
  constexpr absl::string_view kText = "<s>a<s>\n\n<tool><b>";
  const struct {
    std::vector<TextRange> ranges;
    std::vector<int32_t> ids;
  } cases[] = {
      {{}, {3, 0, 3, 7, 3, 6}},
      {{{0, 3}}, {4, 0, 3, 7, 3, 6}},
      {{{0, 7}}, {4, 0, 4, 7, 3, 6}},
      {{{0, 2}, {4, 6}}, {3, 0, 3, 7, 3, 6}},
      {{{1, 7}}, {3, 0, 4, 7, 3, 6}},
      {{{4, 7}, {9, 15}}, {3, 0, 4, 7, 5, 6}},
      {{{4, 7}, {10, 18}}, {3, 0, 4, 7, 3, 6}},
      {{{0, 18}}, {4, 0, 4, 7, 5, 6}},
  };
  for (const bool normalized : {false, true}) {
    const std::unique_ptr<Tokenizer> tokenizer = LoadOrDie(WithTextTokens(normalized).dump());
    for (const auto& [ranges, ids] : cases) {
      EXPECT_EQ(Encode(*tokenizer, kText, {.add_special_tokens = false, .control_ranges = &ranges}),
                ids)
          << normalized << " " << ranges.size();
    }
    EXPECT_THAT(Encode(*tokenizer, kText, {.add_special_tokens = false}),
                ElementsAre(4, 0, 4, 7, 5, 6));
  }
}

// The longest token at a place may be out of bounds where a shorter one is not.
TEST(Tokenizer, AShorterControlTokenFitsWhereALongerOneDoesNot) {
  Json tokenizer = SmallTokenizer();
  Json longer = tokenizer["added_tokens"][0];
  longer["id"] = 6;
  longer["content"] = "<s>ab";
  tokenizer["added_tokens"].push_back(longer);
  const std::unique_ptr<Tokenizer> loaded = LoadOrDie(tokenizer.dump());
  const std::vector<TextRange> of_template = {{0, 3}};
  EXPECT_THAT(Encode(*loaded, "<s>ab", {.add_special_tokens = false}), ElementsAre(6));
  EXPECT_THAT(
      Encode(*loaded, "<s>ab", {.add_special_tokens = false, .control_ranges = &of_template}),
      ElementsAre(4, 2));
}

TEST(Tokenizer, TemplatesWrapOneAnotherAndEndTokensFollowTheText) {
  Json tokenizer = SmallTokenizer();
  Json inner = tokenizer["post_processor"];
  Json outer = Json::parse(R"({"type": "TemplateProcessing",
      "single": [{"SpecialToken": {"id": "t"}}, {"Sequence": {"id": "A"}},
                 {"SpecialToken": {"id": "t"}}],
      "special_tokens": {"t": {"ids": [5, 5]}}})");
  tokenizer["post_processor"] = {{"type", "Sequence"},
                                 {"processors", {inner, {{"type", "ByteLevel"}}, outer}}};
  EXPECT_THAT(Encode(*LoadOrDie(tokenizer.dump()), "ab"), ElementsAre(5, 5, 4, 2, 5, 5));
}

TEST(Tokenizer, EndTokensComeFromTheConfiguration) {
  const std::string tokenizer = SmallTokenizer().dump();
  EXPECT_THAT(LoadOrDie(tokenizer, R"({"eos_token": "<s>"})")->end_token_ids(), ElementsAre(4));
  EXPECT_THAT(LoadOrDie(tokenizer, R"({"eos_token": {"content": "ab"}})")->end_token_ids(),
              ElementsAre(2));
  EXPECT_THAT(LoadOrDie(tokenizer, R"({"eos_token": null})")->end_token_ids(), IsEmpty());
  EXPECT_THAT(LoadOrDie(tokenizer, "{}")->end_token_ids(), IsEmpty());
  EXPECT_THAT(LoadError(SmallTokenizer(), R"({"eos_token": "</s>"})"), HasSubstr("</s>"));
  EXPECT_THAT(LoadError(SmallTokenizer(), R"({"eos_token": 3})"), HasSubstr("eos_token"));
  EXPECT_THAT(LoadError(SmallTokenizer(), "{"), HasSubstr("tokenizer_config.json"));
}

TEST(Tokenizer, TextThatIsNotUtf8IsRefused) {
  const absl::Status status = LoadDemoTokenizer()
                                  ->Encode(
                                      "ab\xFF"
                                      "c",
                                      {})
                                  .status();
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(status.message()), HasSubstr("byte 2"));
}

TEST(Tokenizer, CancellationIsSeen) {
  const std::unique_ptr<Tokenizer> tokenizer = LoadDemoTokenizer();
  const std::atomic<bool> cancelled = true;
  for (const std::string& text : {std::string("short"), std::string(100000, 'a')}) {
    EXPECT_EQ(tokenizer->Encode(text, {.cancelled = &cancelled}).status().code(),
              absl::StatusCode::kCancelled);
  }
}

TEST(Tokenizer, ATextIsNotReadFarBeyondWhatIsAllowed) {
  const std::unique_ptr<Tokenizer> tokenizer = LoadDemoTokenizer();
  const std::string words = "one two three four five six seven eight";
  const auto tokens = static_cast<int64_t>(Encode(*tokenizer, words).size());
  EXPECT_EQ(Encode(*tokenizer, words, {.max_tokens = tokens}).size(), tokens);
  // Of many pieces, of a single one, and of added tokens.
  std::string ends;
  for (int i = 0; i < 10; ++i) ends += "<|endoftext|>";
  for (const std::string& text : {words, std::string(100000, 'a'), ends}) {
    const absl::Status status = tokenizer->Encode(text, {.max_tokens = 7}).status();
    EXPECT_EQ(status.code(), absl::StatusCode::kOutOfRange) << text.substr(0, 40);
    EXPECT_THAT(std::string(status.message()), HasSubstr("more than 7 tokens"));
  }
}

TEST(Tokenizer, OneTokenizerServesManyThreads) {
  const std::unique_ptr<Tokenizer> tokenizer = LoadDemoTokenizer();
  const std::vector<std::string> texts = HardTexts();
  std::vector<std::vector<int32_t>> expected;
  for (const std::string& text : texts) expected.push_back(Encode(*tokenizer, text));
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      for (size_t k = 0; k < texts.size(); ++k) {
        EXPECT_EQ(Encode(*tokenizer, texts[k]), expected[k]);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
}

TEST(TokenizerLoad, EveryUnservedFeatureIsNamed) {
  Json tokenizer = SmallTokenizer();
  tokenizer["normalizer"] = {{"type", "Sequence"},
                             {"normalizers", {{{"type", "Nmt"}}, {{"type", "Precompiled"}}}}};
  tokenizer["pre_tokenizer"] = {{"type", "UnicodeScripts"}};
  tokenizer["post_processor"] = {{"type", "RobertaProcessing"}};
  tokenizer["decoder"] = {{"type", "WordPiece"}};
  tokenizer["model"]["dropout"] = 0.1;
  tokenizer["model"]["end_of_word_suffix"] = "</w>";
  const std::string error = LoadError(tokenizer);
  for (const char* feature :
       {"normalizer Nmt", "normalizer Precompiled", "served: NFC", "pre_tokenizer UnicodeScripts",
        "RobertaProcessing", "decoder WordPiece", "dropout", "end_of_word_suffix"}) {
    EXPECT_THAT(error, HasSubstr(feature));
  }
}

TEST(TokenizerLoad, PreTokenizersThatMeanSomethingElseAreRefused) {
  const auto error_of = [](const char* pre_tokenizer) {
    Json tokenizer = SmallTokenizer();
    tokenizer["pre_tokenizer"] = Json::parse(pre_tokenizer);
    return LoadError(tokenizer);
  };
  EXPECT_THAT(error_of(R"({"type": "Sequence", "pretokenizers": [
                {"type": "ByteLevel", "add_prefix_space": false},
                {"type": "Split", "pattern": {"String": ""}, "behavior": "Erased"}]})"),
              testing::AllOf(HasSubstr("Split after ByteLevel"), HasSubstr("\"Erased\""),
                             HasSubstr("without a Regex or String")));
}

TEST(TokenizerLoad, MetaspaceThatCannotBeDoneIsRefused) {
  Json tokenizer = SmallTokenizer();
  const auto error_with = [&](const char* metaspace) {
    tokenizer["pre_tokenizer"] = Json::parse(metaspace);
    return LoadError(tokenizer);
  };
  EXPECT_THAT(error_with(R"({"type": "Metaspace", "replacement": "__"})"),
              HasSubstr("replacement of not one character"));
  EXPECT_THAT(error_with(R"({"type": "Metaspace", "replacement": "_", "prepend_scheme": "last"})"),
              testing::AllOf(HasSubstr("\"last\""), HasSubstr("served: never, first, always")));
  tokenizer["normalizer"] = {{"type", "Strip"}, {"strip_left", true}};
  EXPECT_THAT(error_with(R"({"type": "Metaspace", "replacement": "_", "prepend_scheme": "first"})"),
              HasSubstr("where a normalizer takes text away"));
}

TEST(TokenizerLoad, DecodersInAnotherOrderAreRefused) {
  const auto error_of = [](const char* decoders) {
    Json tokenizer = SmallTokenizer();
    tokenizer["decoder"] = {{"type", "Sequence"}, {"decoders", Json::parse(decoders)}};
    return LoadError(tokenizer);
  };
  EXPECT_THAT(error_of(R"([{"type": "Fuse"}, {"type": "ByteFallback"}])"),
              HasSubstr("ByteFallback at its place"));
  EXPECT_THAT(error_of(R"([{"type": "Strip", "content": " ", "start": 1, "stop": 0}])"),
              HasSubstr("does not follow Fuse"));
  EXPECT_THAT(error_of(R"([{"type": "Fuse"},
                           {"type": "Strip", "content": " ", "start": 1, "stop": 1}])"),
              HasSubstr("stop of 0"));
  EXPECT_THAT(error_of(R"([{"type": "ByteLevel"}, {"type": "Fuse"}])"),
              HasSubstr("decoder ByteLevel"));
}

// As Llama-2 has it, with tokens for two letters and all bytes.
std::unique_ptr<Tokenizer> LlamaLikeTokenizer() {
  Json tokenizer = SmallTokenizer();
  tokenizer["pre_tokenizer"] = {{"type", "Metaspace"},
                                {"replacement", "\xE2\x96\x81"},
                                {"prepend_scheme", "first"},
                                {"split", false}};
  tokenizer["decoder"] = Json::parse(R"({"type": "Sequence", "decoders": [
    {"type": "Replace", "pattern": {"String": "\u2581"}, "content": " "},
    {"type": "ByteFallback"}, {"type": "Fuse"},
    {"type": "Strip", "content": " ", "start": 1, "stop": 0}]})");
  Json& vocabulary = tokenizer["model"]["vocab"];
  vocabulary = {{"a", 0},
                {"\xE2\x96\x81", 1},
                {"\xE2\x96\x81"
                 "a",
                 2}};
  constexpr char kDigits[] = "0123456789ABCDEF";
  for (int byte = 0; byte < 256; ++byte) {
    vocabulary[std::string{'<', '0', 'x', kDigits[byte / 16], kDigits[byte % 16], '>'}] =
        100 + byte;
  }
  tokenizer["model"]["byte_fallback"] = true;
  tokenizer["model"]["merges"] = Json::array({"\xE2\x96\x81 a"});
  return LoadOrDie(tokenizer.dump());
}

TEST(ByteFallback, ACharacterComesWithItsLastByte) {
  const std::unique_ptr<Tokenizer> tokenizer = LlamaLikeTokenizer();
  const std::string character = "\xF0\x9F\x9A\x80";
  const std::vector<int32_t> ids =
      Encode(*tokenizer, "a" + character + " a", {.add_special_tokens = false});
  EXPECT_THAT(ids, ElementsAre(2, 100 + 0xF0, 100 + 0x9F, 100 + 0x9A, 100 + 0x80, 2));
  StreamingDetokenizer detokenizer(tokenizer.get(), true);
  EXPECT_EQ(detokenizer.Push(ids[0]), "a");
  for (int i = 1; i < 4; ++i) EXPECT_EQ(detokenizer.Push(ids[i]), "");
  EXPECT_EQ(detokenizer.Push(ids[4]), character);
  EXPECT_EQ(detokenizer.Push(ids[5]), " a");
  // A text token ends what bytes began: each of them is one U+FFFD.
  EXPECT_EQ(detokenizer.Push(ids[1]), "");
  EXPECT_EQ(detokenizer.Push(ids[2]), "");
  EXPECT_EQ(detokenizer.Push(0),
            "\xEF\xBF\xBD\xEF\xBF\xBD"
            "a");
  EXPECT_EQ(detokenizer.Push(ids[1]), "");
  EXPECT_EQ(detokenizer.Flush(), "\xEF\xBF\xBD");
}

TEST(ByteFallback, TheFirstSpaceGoesWhereTheTextBegins) {
  const std::unique_ptr<Tokenizer> tokenizer = LlamaLikeTokenizer();
  EXPECT_EQ(tokenizer->Decode(std::vector<int32_t>{4, 2, 2}, true), "a a");
  EXPECT_EQ(tokenizer->Decode(std::vector<int32_t>{1, 100 + ' ', 0}, true), " a");
  StreamingDetokenizer continuation(tokenizer.get(), true, /*begins_text=*/false);
  EXPECT_EQ(continuation.Push(2), " a");
}

TEST(TokenizerLoad, OtherModelsAreRefused) {
  Json tokenizer = SmallTokenizer();
  tokenizer["model"] = {{"type", "Unigram"}, {"vocab", Json::array()}};
  EXPECT_THAT(LoadError(tokenizer), HasSubstr("model Unigram"));
}

// Features, patterns, contradictions between tokens, and the other file.
TEST(TokenizerLoad, EverythingIsReportedTogether) {
  Json tokenizer = SmallTokenizer();
  tokenizer["normalizer"] = {{"type", "Nmt"}};
  tokenizer["pre_tokenizer"] = {
      {"type", "Sequence"},
      {"pretokenizers",
       {{{"type", "Split"}, {"pattern", {{"Regex", "("}}}, {"behavior", "Isolated"}},
        {{"type", "ByteLevel"}, {"add_prefix_space", false}, {"use_regex", false}}}}};
  tokenizer["model"]["vocab"]["ab"] = 0;
  tokenizer["model"]["merges"][0] = {"b", "b"};
  tokenizer["post_processor"]["special_tokens"]["<s>"]["ids"][0] = 77;
  std::vector<std::string> problems;
  EXPECT_EQ(Tokenizer::Read(tokenizer.dump(), R"({"eos_token": "</s>"})", {}, &problems), nullptr);
  EXPECT_THAT(problems, testing::UnorderedElementsAre(
                            HasSubstr("normalizer Nmt"), HasSubstr("pattern"),
                            HasSubstr("two tokens"), HasSubstr("not in the vocabulary"),
                            HasSubstr("77"), HasSubstr("eos_token </s>")));
  // Where tokens could not be read, nothing is said of what refers to them.
  tokenizer["model"] = {{"type", "WordPiece"}};
  problems.clear();
  EXPECT_EQ(Tokenizer::Read(tokenizer.dump(), R"({"eos_token": 5})", {}, &problems), nullptr);
  EXPECT_THAT(problems, testing::UnorderedElementsAre(
                            HasSubstr("normalizer Nmt"), HasSubstr("pattern"),
                            HasSubstr("model WordPiece"), HasSubstr("eos_token is neither")));
}

TEST(TokenizerLoad, ContradictionsAreRefused) {
  const auto error_of = [](const std::string& pointer, const Json& value) {
    Json tokenizer = SmallTokenizer();
    tokenizer[Json::json_pointer(pointer)] = value;
    return LoadError(tokenizer);
  };
  EXPECT_THAT(error_of("/added_tokens/0/id", 1), HasSubstr("<s>"));
  EXPECT_THAT(error_of("/added_tokens/0/content", "ab"), HasSubstr("id 2"));
  EXPECT_THAT(error_of("/added_tokens/0/content", "<tool>"), HasSubstr("twice"));
  EXPECT_THAT(error_of("/added_tokens/0/id", -1), HasSubstr("<s>"));
  EXPECT_THAT(error_of("/added_tokens/0/id", int64_t{1} << 40), HasSubstr("<s>"));
  EXPECT_THAT(error_of("/added_tokens/0/special", 1), HasSubstr("special"));
  EXPECT_THAT(error_of("/model/vocab/ab", 0), HasSubstr("two tokens"));
  EXPECT_THAT(error_of("/model/merges/0", "a b c"), HasSubstr("merge 0"));
  EXPECT_THAT(error_of("/model/merges/0", Json{"b", "b"}), HasSubstr("not in the vocabulary"));
  EXPECT_THAT(error_of("/model/vocab", 3), HasSubstr("vocab"));
  EXPECT_THAT(error_of("/post_processor/special_tokens/<s>/ids/0", 77), HasSubstr("77"));
  EXPECT_THAT(error_of("/post_processor/single/1", Json::object()), HasSubstr("0 times"));
  EXPECT_THAT(LoadError(Json::array()), HasSubstr("not an object"));
  EXPECT_EQ(Tokenizer::Load("{", "").status().code(), absl::StatusCode::kInvalidArgument);
}

}  // namespace
}  // namespace longspan
