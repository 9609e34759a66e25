#include "engine/text/jinja/marked_text.h"

#include <gtest/gtest.h>

#include "tests/engine/text/jinja/rendering.h"

namespace longspan {
namespace {

MarkedText Mixed() {
  MarkedText text;
  text.Append("ab", true);
  text.Append("cd", false);
  text.Append("ef", true);
  text.Append("g", true);
  return text;
}

TEST(MarkedText, JoinsMarksThatTouch) {
  EXPECT_EQ(Mixed().literal(), (std::vector<TextRange>{{0, 2}, {4, 7}}));
}

TEST(MarkedText, AnEmptyPieceLeavesNoMark) {
  MarkedText text = MarkedText::Literal("");
  text.Append("", true);
  EXPECT_TRUE(text.literal().empty());
  EXPECT_TRUE(text.is_literal());
}

TEST(MarkedText, APieceKeepsItsMarks) {
  EXPECT_EQ(ShowMarks(Mixed().Substring(1, 5)), "[b]cd[e]");
  EXPECT_EQ(ShowMarks(Mixed().Substring(2, 4)), "cd");
  EXPECT_EQ(ShowMarks(Mixed().Substring(5, 6)), "[f]");
  EXPECT_EQ(ShowMarks(Mixed().Substring(3, 3)), "");
}

TEST(MarkedText, AppendedPiecesMoveTheirMarks) {
  MarkedText text = MarkedText::Foreign("x");
  text.Append(Mixed(), 1, 7);
  text.Append(Mixed(), 0, 1);
  EXPECT_EQ(ShowMarks(text), "x[b]cd[efga]");
}

TEST(MarkedText, KnowsWhetherAllOfItIsLiteral) {
  EXPECT_TRUE(MarkedText::Literal("ab").is_literal());
  EXPECT_FALSE(MarkedText::Foreign("ab").is_literal());
  EXPECT_FALSE(Mixed().is_literal());
}

TEST(MarkCursor, ReportsEachByte) {
  const MarkedText text = Mixed();
  MarkCursor cursor(text);
  std::string marks;
  for (size_t i = 0; i < text.size(); ++i) marks += cursor.IsLiteral(i) ? 'L' : '.';
  EXPECT_EQ(marks, "LL..LLL");
}

}  // namespace
}  // namespace longspan
