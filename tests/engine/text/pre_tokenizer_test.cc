#include "engine/text/pre_tokenizer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "absl/strings/str_join.h"
#include "tests/engine/text/text_files.h"

namespace longspan {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr char kQwen2Pattern[] =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*)"
    R"(|\s*[\r\n]+|\s+(?!\S)|\s+)";
constexpr char kLlama3Pattern[] =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*)"
    R"(|\s*[\r\n]+|\s+(?!\S)|\s+)";

using Pieces = std::vector<std::string>;

Pieces Split(const RegexSplitter& splitter, absl::string_view text) {
  Pieces parts;
  const absl::Status status = splitter.Split(text, [&](absl::string_view part, bool) {
    parts.emplace_back(part);
    return absl::OkStatus();
  });
  EXPECT_TRUE(status.ok()) << status;
  return parts;
}

Pieces Split(const PreTokenizer& splitter, absl::string_view text, bool begins_prompt = true) {
  Pieces pieces;
  const absl::Status status = splitter.Split(text, begins_prompt, [&](absl::string_view piece) {
    pieces.emplace_back(piece);
    return absl::OkStatus();
  });
  EXPECT_TRUE(status.ok()) << status;
  return pieces;
}

PreTokenizer CreateOf(const std::vector<PreTokenizerStep>& steps) {
  absl::StatusOr<PreTokenizer> created = PreTokenizer::Create(steps);
  EXPECT_TRUE(created.ok()) << created.status();
  return *std::move(created);
}

PreTokenizer Create(const std::vector<std::string>& patterns) {
  std::vector<PreTokenizerStep> steps;
  for (const std::string& pattern : patterns) {
    steps.emplace_back(SplitSpec{{PatternSpec::Kind::kRegex, pattern}, {}, false});
  }
  return CreateOf(steps);
}

PreTokenizer SplitAt(PatternSpec pattern, SplitBehavior behavior, bool is_inverted = false) {
  return CreateOf({SplitSpec{std::move(pattern), behavior, is_inverted}});
}

class HandWritten : public testing::TestWithParam<std::string> {};

// The general engine reads the same pattern; characters are drawn from those it tells apart.
TEST_P(HandWritten, AgreesWithTheGeneralEngine) {
  const PieceEnd piece_end = FindPieceEnd(GetParam());
  ASSERT_NE(piece_end, nullptr);
  const absl::StatusOr<RegexSplitter> general = RegexSplitter::Compile(GetParam());
  ASSERT_TRUE(general.ok()) << general.status();
  const std::vector<std::string> parts = {" ",
                                          " ",
                                          "\n",
                                          "\r",
                                          "\t",
                                          "'",
                                          "s",
                                          "S",
                                          "T",
                                          "r",
                                          "e",
                                          "V",
                                          "l",
                                          "L",
                                          "d",
                                          "m",
                                          "x",
                                          "1",
                                          "2",
                                          "!",
                                          "-",
                                          "\xC2\xA0",
                                          "\xE3\x80\x80",
                                          "\xC3\xA9",
                                          "\xCC\x81",
                                          "\xC5\xBF",
                                          "\xC2\xBD",
                                          "\xE4\xB8\xAD",
                                          "\xF0\x9F\x99\x82",
                                          "'re",
                                          "\r\n"};
  constexpr uint32_t kSeed = 7;
  std::mt19937 random(kSeed);
  for (int round = 0; round < 20000; ++round) {
    std::string text;
    for (size_t count = random() % 16; count > 0; --count) text += parts[random() % parts.size()];
    Pieces pieces;
    for (size_t begin = 0; begin < text.size();) {
      const size_t end = piece_end(text, begin);
      ASSERT_GT(end, begin);
      pieces.push_back(text.substr(begin, end - begin));
      begin = end;
    }
    ASSERT_EQ(pieces, Split(*general, text))
        << "seed " << kSeed << " round " << round << " text " << Json(text).dump();
  }
}

INSTANTIATE_TEST_SUITE_P(Patterns, HandWritten,
                         testing::Values(kQwen2Pattern, kLlama3Pattern, std::string(kGpt2Pattern)));

TEST(PreTokenizer, OnlyExactPatternsAreMatchedByHand) {
  EXPECT_EQ(FindPieceEnd(std::string(kQwen2Pattern) + " "), nullptr);
  EXPECT_EQ(FindPieceEnd(""), nullptr);
}

// A matcher that looked at the whole run again from each of its characters would not finish.
TEST(PreTokenizer, LongWhiteSpaceIsLinear) {
  const std::string spaces(4 << 20, ' ');
  for (const std::string& pattern : {std::string(kQwen2Pattern), std::string(kGpt2Pattern)}) {
    const PreTokenizer pre_tokenizer = Create({pattern});
    EXPECT_THAT(Split(pre_tokenizer, spaces), ElementsAre(spaces));
    EXPECT_THAT(Split(pre_tokenizer, spaces + " x"), ElementsAre(spaces, " x"));
  }
}

TEST(PreTokenizer, PatternsAreAppliedInTurn) {
  const PreTokenizer pre_tokenizer = Create({R"(\d{1,3})", "[a-c]+"});
  EXPECT_THAT(Split(pre_tokenizer, "12345abcx!"), ElementsAre("123", "45", "abc", "x!"));
}

TEST(PreTokenizer, WithoutPatternsTheTextIsOnePiece) {
  EXPECT_THAT(Split(Create({}), "a b\nc"), ElementsAre("a b\nc"));
  EXPECT_THAT(Split(Create({}), ""), ElementsAre());
}

TEST(PreTokenizer, EmptyMatchesCutAndGapsAreKept) {
  EXPECT_THAT(Split(Create({"(?=b)"}),
                    "aab\xC3\xA9"
                    "bc"),
              ElementsAre("aa", "b\xC3\xA9", "bc"));
  EXPECT_THAT(Split(Create({"^x$"}), "x\ny\nx"), ElementsAre("x", "\ny\n", "x"));
}

TEST(PreTokenizer, BehaviorsSayWhatBecomesOfMatches) {
  const PatternSpec dash = {PatternSpec::Kind::kLiteral, "-"};
  const std::string text = "-a--b-";
  EXPECT_THAT(Split(SplitAt(dash, SplitBehavior::kIsolated), text),
              ElementsAre("-", "a", "-", "-", "b", "-"));
  EXPECT_THAT(Split(SplitAt(dash, SplitBehavior::kRemoved), text), ElementsAre("a", "b"));
  EXPECT_THAT(Split(SplitAt(dash, SplitBehavior::kContiguous), text),
              ElementsAre("-", "a", "--", "b", "-"));
  EXPECT_THAT(Split(SplitAt(dash, SplitBehavior::kMergedWithPrevious), text),
              ElementsAre("-", "a-", "-", "b-"));
  EXPECT_THAT(Split(SplitAt(dash, SplitBehavior::kMergedWithNext), text),
              ElementsAre("-a", "-", "-b", "-"));
  EXPECT_THAT(Split(SplitAt(dash, SplitBehavior::kRemoved, true), text),
              ElementsAre("-", "-", "-", "-"));
  EXPECT_THAT(Split(SplitAt(dash, SplitBehavior::kMergedWithNext, true), text),
              ElementsAre("-", "a-", "-", "b-"));
}

TEST(PreTokenizer, CharactersOfAClassAreMatches) {
  const std::string text = "a 12\u00BD b\tc";
  const auto at = [&](PatternSpec::Kind kind, SplitBehavior behavior) {
    return Split(SplitAt({kind, ""}, behavior), text);
  };
  EXPECT_THAT(at(PatternSpec::Kind::kNumber, SplitBehavior::kIsolated),
              ElementsAre("a ", "1", "2", "\u00BD", " b\tc"));
  EXPECT_THAT(at(PatternSpec::Kind::kNumber, SplitBehavior::kContiguous),
              ElementsAre("a ", "12\u00BD", " b\tc"));
  EXPECT_THAT(at(PatternSpec::Kind::kSpace, SplitBehavior::kRemoved),
              ElementsAre("a", "12\u00BD", "b", "c"));
}

TEST(PreTokenizer, APrefixSpaceIsAddedOnce) {
  const PreTokenizer pre_tokenizer = CreateOf({MetaspaceSpec{" ", PrependScheme::kAlways}});
  EXPECT_THAT(Split(pre_tokenizer, "a b"), ElementsAre(" a b"));
  EXPECT_THAT(Split(pre_tokenizer, " a"), ElementsAre(" a"));
  EXPECT_THAT(Split(pre_tokenizer, ""), ElementsAre());
}

TEST(PreTokenizer, AMarkStandsForEachSpaceAndBeforeTheFirstPiece) {
  const auto split = [](PrependScheme prepend, absl::string_view text, bool begins_prompt) {
    const SplitSpec at_marks = {{PatternSpec::Kind::kLiteral, "_"}, SplitBehavior::kMergedWithNext};
    return Split(CreateOf({MetaspaceSpec{"_", prepend}, at_marks}), text, begins_prompt);
  };
  EXPECT_THAT(split(PrependScheme::kNever, "a  b", true), ElementsAre("a", "_", "_b"));
  EXPECT_THAT(split(PrependScheme::kFirst, "a b", true), ElementsAre("_a", "_b"));
  EXPECT_THAT(split(PrependScheme::kFirst, "a b", false), ElementsAre("a", "_b"));
  EXPECT_THAT(split(PrependScheme::kAlways, "a b", false), ElementsAre("_a", "_b"));
  EXPECT_THAT(split(PrependScheme::kAlways, " a", false), ElementsAre("_a"));
  // Behind a split only the piece at the beginning is first.
  const SplitSpec lines = {{PatternSpec::Kind::kLiteral, "\n"}, SplitBehavior::kRemoved};
  const PreTokenizer by_line = CreateOf({lines, MetaspaceSpec{"_", PrependScheme::kFirst}});
  EXPECT_THAT(Split(by_line, "a\nb"), ElementsAre("_a", "b"));
  EXPECT_THAT(Split(by_line, "\nb"), ElementsAre("b"));
}

TEST(PreTokenizer, TheSinkStopsTheSplit) {
  for (const char* pattern : {kQwen2Pattern, "[a-z]"}) {
    int pieces = 0;
    const absl::Status status = Create({pattern}).Split("a b c d", true, [&](absl::string_view) {
      return ++pieces == 2 ? absl::CancelledError("enough") : absl::OkStatus();
    });
    EXPECT_EQ(status.code(), absl::StatusCode::kCancelled);
    EXPECT_EQ(pieces, 2);
  }
}

TEST(RegexSplitter, RefusesWhatItCannotReadTheSameWay) {
  for (const char* pattern : {"(", "[a-z&&[^b]]", "(?m:.)", "\\h", "\\p{NoSuchClass}"}) {
    const absl::Status status = RegexSplitter::Compile(pattern).status();
    EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument) << pattern;
    EXPECT_THAT(std::string(status.message()), HasSubstr(pattern));
  }
}

TEST(RegexSplitter, RunawayBacktrackingIsAnError) {
  const absl::StatusOr<RegexSplitter> splitter = RegexSplitter::Compile("(a|a)+(?<!a)");
  ASSERT_TRUE(splitter.ok()) << splitter.status();
  const absl::Status status = splitter->Split(
      std::string(64, 'a'), [](absl::string_view, bool) { return absl::OkStatus(); });
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(status.message()), HasSubstr("limit exceeded"));
}

}  // namespace
}  // namespace longspan
