#include "tests/engine/chat/answer_text.h"

#include <gtest/gtest.h>

#include <memory>
#include <random>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

std::string Label(const AnswerPart& part) {
  switch (part.kind) {
    case AnswerPart::Kind::kContent:
      return "content:";
    case AnswerPart::Kind::kReasoning:
      return "reasoning:";
    case AnswerPart::Kind::kToolCallBegin:
      return absl::StrCat("call ", part.call_index, ":");
    case AnswerPart::Kind::kToolCallArguments:
      return absl::StrCat("arguments ", part.call_index, ":");
  }
  return "";
}

// Where a text may be cut: before each character but the first.
std::vector<size_t> CutsOf(absl::string_view text) {
  std::vector<size_t> cuts;
  for (size_t at = 0; at < text.size(); at += NextUtf8(text, at).bytes) {
    if (at > 0) cuts.push_back(at);
  }
  return cuts;
}

std::vector<absl::string_view> Pieces(absl::string_view text, const std::vector<size_t>& cuts) {
  std::vector<absl::string_view> pieces;
  size_t begin = 0;
  for (const size_t cut : cuts) {
    pieces.push_back(text.substr(begin, cut - begin));
    begin = cut;
  }
  pieces.push_back(text.substr(begin));
  return pieces;
}

std::vector<size_t> SomeOf(const std::vector<size_t>& cuts, std::mt19937* random) {
  std::vector<size_t> some;
  for (const size_t cut : cuts) {
    if ((*random)() % 4 == 0) some.push_back(cut);
  }
  return some;
}

}  // namespace

std::string ShowParts(const std::vector<AnswerPart>& parts) {
  std::vector<std::string> shown;
  std::string last_label;
  for (const AnswerPart& part : parts) {
    const std::string label = Label(part);
    const bool goes_on = label == last_label && part.kind != AnswerPart::Kind::kToolCallBegin;
    if (!goes_on) shown.push_back(label);
    shown.back() += part.text;
    last_label = label;
  }
  return absl::StrJoin(shown, "|");
}

std::string PartsOf(const AnswerFormat& format, const std::vector<absl::string_view>& pieces) {
  AnswerParser parser(std::make_shared<AnswerFormat>(format));
  std::vector<AnswerPart> parts;
  for (const absl::string_view piece : pieces) {
    std::vector<AnswerPart> reported;
    parser.Push(piece, &reported);
    for (const AnswerPart& part : reported) {
      EXPECT_EQ(ValidUtf8PrefixBytes(part.text), part.text.size()) << part.text;
      EXPECT_NE(part.text, "");
    }
    parts.insert(parts.end(), reported.begin(), reported.end());
  }
  parser.Finish(&parts);
  return ShowParts(parts);
}

void ExpectParts(const AnswerFormat& format, absl::string_view answer, absl::string_view parts) {
  SCOPED_TRACE(answer);
  ASSERT_EQ(PartsOf(format, {answer}), parts);
  const std::vector<size_t> cuts = CutsOf(answer);
  for (const size_t cut : cuts) {
    ASSERT_EQ(PartsOf(format, Pieces(answer, {cut})), parts) << "cut at " << cut;
  }
  ASSERT_EQ(PartsOf(format, Pieces(answer, cuts)), parts) << "in characters";
  for (uint32_t seed = 0; seed < 20; ++seed) {
    std::mt19937 random(seed);
    ASSERT_EQ(PartsOf(format, Pieces(answer, SomeOf(cuts, &random))), parts) << "seed " << seed;
  }
}

}  // namespace longspan
