#include "engine/text/unicode_form.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "engine/text/unicode_class.h"
#include "engine/text/utf8.h"
#include "tests/engine/text/text_files.h"

namespace longspan {
namespace {

TEST(Nfc, GivesTheReferenceForm) {
  const Json golden = ReadSourceJson("tests/golden/tokenizer/nfc.json");
  ASSERT_GT(golden.at("cases").size(), 3000u);
  for (const Json& pair : golden.at("cases")) {
    EXPECT_EQ(NormalizeUnicode(UnicodeForm::kC, pair.at(0).get<std::string>()),
              pair.at(1).get<std::string>())
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
  EXPECT_TRUE(NormalizeUnicode(UnicodeForm::kC, text) == sorted);
  EXPECT_TRUE(NormalizeUnicode(UnicodeForm::kKD, text) == sorted);
}

// What each of the other forms makes of characters and of runs of marks.
TEST(UnicodeForms, GiveTheReferenceForms) {
  const Json golden = ReadSourceJson("tests/golden/tokenizer/unicode_forms.json");
  const UnicodeForm forms[] = {UnicodeForm::kD, UnicodeForm::kKC, UnicodeForm::kKD};
  ASSERT_GT(golden.at("cases").size(), 6000u);
  for (const Json& entry : golden.at("cases")) {
    for (size_t i = 0; i < 3; ++i) {
      EXPECT_EQ(NormalizeUnicode(forms[i], entry.at(0).get<std::string>()),
                entry.at(i + 1).get<std::string>())
          << "form " << i << " of " << entry.dump(-1, ' ', true);
    }
  }
}

// Every code point: those that have a lower-case form, and all others, which stay.
TEST(Lowercase, IsTheReferenceMappingOfEveryCodePoint) {
  const Json golden = ReadSourceJson("tests/golden/tokenizer/lowercase.json");
  std::map<std::string, std::string> lower;
  for (const Json& pair : golden.at("cases")) lower[pair.at(0)] = pair.at(1);
  ASSERT_GT(lower.size(), 1400u);
  for (char32_t c = 0; c < 0x110000; ++c) {
    if (c >= 0xD800 && c < 0xE000) continue;
    std::string character;
    std::string found;
    AppendUtf8(c, &character);
    AppendLowercase(c, &found);
    const auto expected = lower.find(character);
    EXPECT_EQ(found, expected == lower.end() ? character : expected->second)
        << "U+" << std::hex << static_cast<uint32_t>(c);
  }
}

}  // namespace
}  // namespace longspan
