#include "engine/sampling/stop.h"

#include <string>
#include <vector>

#include "gtest/gtest.h"

namespace longspan {
namespace {

struct Outcome {
  std::string text;
  std::optional<std::string> matched;
};

// Pushes `text` in pieces of `piece_bytes`.
Outcome PushInPieces(const std::string& text, size_t piece_bytes, std::vector<std::string> stops,
                     bool include = false) {
  StopMatcher matcher(std::move(stops), include);
  Outcome outcome;
  for (size_t at = 0; at < text.size() && !matcher.matched(); at += piece_bytes) {
    outcome.text += matcher.Push(text.substr(at, piece_bytes), true);
  }
  if (!matcher.matched()) outcome.text += matcher.Flush();
  outcome.matched = matcher.matched();
  return outcome;
}

TEST(StopMatcher, SameAnswerWhereverPiecesEnd) {
  for (size_t piece_bytes = 1; piece_bytes <= 12; ++piece_bytes) {
    SCOPED_TRACE(piece_bytes);
    Outcome outcome = PushInPieces("one two three", piece_bytes, {"two", "three"});
    EXPECT_EQ(outcome.text, "one ");
    EXPECT_EQ(outcome.matched, "two");
    EXPECT_EQ(PushInPieces("one two three", piece_bytes, {"two"}, true).text, "one two");
    EXPECT_EQ(PushInPieces("aaab", piece_bytes, {"aab"}).text, "a");
    EXPECT_EQ(PushInPieces("abababx", piece_bytes, {"ababx"}).text, "ab");
    // Two that end together: the longest.
    EXPECT_EQ(PushInPieces("xabc", piece_bytes, {"bc", "abc"}).text, "x");
    // The one that completes first wins, though another began earlier.
    EXPECT_EQ(PushInPieces("abcdef", piece_bytes, {"abcdef", "cd"}).text, "ab");
    EXPECT_EQ(PushInPieces("no match her", piece_bytes, {"here"}).text, "no match her");
  }
}

TEST(StopMatcher, HoldsBackOnlyWhatMayMatch) {
  StopMatcher matcher({"END"}, false);
  EXPECT_EQ(matcher.Push("abcE", true), "abc");
  EXPECT_EQ(matcher.Push("N", true), "");
  EXPECT_EQ(matcher.Push("x", true), "ENx");
}

// "|" stands for a special token, whose text is hidden.
Outcome PushHiding(const std::string& text, std::vector<std::string> stops, bool include = false) {
  StopMatcher matcher(std::move(stops), include);
  Outcome outcome;
  for (size_t i = 0; i < text.size() && !matcher.matched(); ++i) {
    outcome.text +=
        text[i] == '|' ? matcher.PushHidden("<end>", true) : matcher.Push(text.substr(i, 1), true);
  }
  if (!matcher.matched()) outcome.text += matcher.Flush();
  outcome.matched = matcher.matched();
  return outcome;
}

TEST(StopMatcher, WhatIsHiddenStopsAndDoesNotShow) {
  EXPECT_EQ(PushHiding("ab|c", {"<end>"}).text, "ab");
  EXPECT_EQ(PushHiding("ab|c", {"<end>"}).matched, "<end>");
  EXPECT_EQ(PushHiding("ab|c", {"<end>"}, true).text, "ab");
  // A part of it, and more than it.
  EXPECT_EQ(PushHiding("ab|c", {"end"}).text, "ab");
  EXPECT_EQ(PushHiding("ab|cd", {"b<end>c"}).text, "a");
  EXPECT_EQ(PushHiding("ab|cd", {"b<end>c"}, true).text, "abc");
  EXPECT_EQ(PushHiding("a||b", {"<end><end>"}).text, "a");
  EXPECT_EQ(PushHiding("ab|cd", {"b<end>x"}).text, "abcd");
  EXPECT_EQ(PushHiding("|ab|", {"x"}).text, "ab");
}

TEST(StopMatcher, WhatShowsStopsWhateverIsHiddenBetween) {
  EXPECT_EQ(PushHiding("xa|b", {"ab"}).text, "x");
  EXPECT_EQ(PushHiding("xa|b", {"ab"}).matched, "ab");
  EXPECT_EQ(PushHiding("xa|b", {"ab"}, true).text, "xab");
  EXPECT_EQ(PushHiding("xa|c|b", {"ab", "c<end>"}).text, "xa");
  // What completes first, wherever it was found.
  EXPECT_EQ(PushHiding("xa|bc", {"<end>bc", "ab"}).matched, "ab");
  EXPECT_EQ(PushHiding("xa|b", {"<end>b", "ab"}).text, "xa");
}

TEST(StopMatcher, BeforeMinTokensStopsPassAsText) {
  StopMatcher matcher({"ab"}, false);
  EXPECT_EQ(matcher.Push("ab", false), "ab");
  EXPECT_FALSE(matcher.matched().has_value());
  EXPECT_EQ(matcher.Push("xab", true), "x");
  EXPECT_TRUE(matcher.matched().has_value());
}

}  // namespace
}  // namespace longspan
