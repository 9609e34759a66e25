#include "engine/text/unicode_form.h"

#include <gtest/gtest.h>

#include "tests/engine/text/text_files.h"

namespace longspan {
namespace {

TEST(Nfc, GivesTheReferenceForm) {
  const Json golden = ReadSourceJson("tests/golden/tokenizer/nfc.json");
  ASSERT_GT(golden.at("cases").size(), 3000u);
  for (const Json& pair : golden.at("cases")) {
    EXPECT_EQ(NormalizeNfc(pair.at(0).get<std::string>()), pair.at(1).get<std::string>())
        << pair.dump(-1, ' ', true);
  }
}

// Sorting them by exchanging neighbours would not finish.
TEST(Nfc, LongRunsOfMarksAreSorted) {
  constexpr size_t kPairs = 1 << 18;
  std::string text = "x";
  std::string sorted = "x";
  for (size_t i = 0; i < kPairs; ++i) text += "\xCC\x81\xCC\x96";  // classes 230, 220
  for (size_t i = 0; i < kPairs; ++i) sorted += "\xCC\x96";
  for (size_t i = 0; i < kPairs; ++i) sorted += "\xCC\x81";
  EXPECT_TRUE(NormalizeNfc(text) == sorted);
}

}  // namespace
}  // namespace longspan
