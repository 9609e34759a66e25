#include "server/model_card.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/fixtures/temporary_directory.h"

namespace longspan {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class ModelCardTest : public testing::Test {
 protected:
  ModelCard Read() { return ReadModelCard(directory_.path(), &findings_); }
  ModelCard Read(const std::string& text) {
    directory_.Write("longspan.json", text);
    return Read();
  }

  TemporaryDirectory directory_;
  Findings findings_;
};

TEST_F(ModelCardTest, AModelNeedsNone) {
  const ModelCard card = Read();
  EXPECT_EQ(card.description + card.example_prompt + card.no_answer, "");
  EXPECT_THAT(findings_.problems(), IsEmpty());
}

TEST_F(ModelCardTest, ItIsReadWhole) {
  const ModelCard card =
      Read(R"({"description": "Finds facts.", "example_prompt": "a\nb", "no_answer": "unknown"})");
  EXPECT_EQ(card.description, "Finds facts.");
  EXPECT_EQ(card.example_prompt, "a\nb");
  EXPECT_EQ(card.no_answer, "unknown");
  EXPECT_THAT(findings_.problems(), IsEmpty());
}

TEST_F(ModelCardTest, ItMaySayLess) {
  EXPECT_EQ(Read(R"({"description": "Finds facts."})").description, "Finds facts.");
  EXPECT_THAT(findings_.problems(), IsEmpty());
}

TEST_F(ModelCardTest, WhatIsWrongIsAProblem) {
  Read(R"({"description": 5, "exmaple_prompt": "a"})");
  EXPECT_THAT(findings_.problems(),
              ElementsAre("longspan.json: description is 5, expected a string",
                          HasSubstr("longspan.json: exmaple_prompt is unknown; description")));
}

TEST_F(ModelCardTest, NoJsonAndTooMuchAreProblems) {
  Read("{");
  Read("[]");
  Read(absl::StrCat(R"({"description": ")", std::string(70'000, 'a'), R"("})"));
  EXPECT_THAT(findings_.problems(), ElementsAre(HasSubstr("longspan.json: "),
                                                HasSubstr("longspan.json: expected an object"),
                                                HasSubstr("the limit is 65536")));
}

}  // namespace
}  // namespace longspan
