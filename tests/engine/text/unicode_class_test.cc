#include "engine/text/unicode_class.h"

#include <gtest/gtest.h>

#include "engine/text/utf8.h"

namespace longspan {
namespace {

std::string Upper(char32_t c) {
  std::string text;
  AppendUppercase(c, &text);
  return text;
}

std::string Title(char32_t c) {
  std::string text;
  AppendTitlecase(c, &text);
  return text;
}

TEST(UnicodeCase, PlainLettersHaveOneCapital) {
  EXPECT_EQ(Upper(U'a'), "A");
  EXPECT_EQ(Upper(U'я'), "Я");
  EXPECT_EQ(Upper(U'1'), "1");
  EXPECT_EQ(Upper(U'A'), "A");
  EXPECT_EQ(Title(U'é'), "É");
}

TEST(UnicodeCase, SomeLettersHaveLongCapitals) {
  EXPECT_EQ(Upper(U'ß'), "SS");
  EXPECT_EQ(Title(U'ß'), "Ss");
  EXPECT_EQ(Upper(U'ﬃ'), "FFI");
  EXPECT_EQ(Title(U'ﬃ'), "Ffi");
  EXPECT_EQ(Upper(U'ŉ'), "ʼN");
  EXPECT_EQ(Title(U'ŉ'), "ʼN");
  EXPECT_EQ(Upper(U'և'), "ԵՒ");
  EXPECT_EQ(Title(U'և'), "Եւ");
}

TEST(UnicodeCase, CapitalsStay) {
  EXPECT_EQ(Upper(U'ẞ'), "ẞ");
  EXPECT_EQ(Upper(U'İ'), "İ");
}

TEST(UnicodeCase, TitlesHaveLettersOfTheirOwn) {
  EXPECT_EQ(Title(U'ǆ'), "ǅ");
  EXPECT_EQ(Upper(U'ǆ'), "Ǆ");
  EXPECT_EQ(Title(U'ᾳ'), "ᾼ");
  EXPECT_EQ(Upper(U'ᾳ'), "ΑΙ");
}

TEST(UnicodeClass, OfPrintableCharacters) {
  EXPECT_TRUE(IsPrintable(U' '));
  EXPECT_TRUE(IsPrintable(U'🦊'));
  for (const char32_t c :
       {U'\n', U'\u00A0', U'\u00AD', U'\u200B', U'\u2028', U'\uE000', U'\U000E0001'})
    EXPECT_FALSE(IsPrintable(c)) << static_cast<uint32_t>(c);
}

TEST(UnicodeClass, OfDigitsAndWords) {
  EXPECT_TRUE(IsDecimalDigit(U'٣'));
  EXPECT_FALSE(IsDecimalDigit(U'½'));
  EXPECT_TRUE(IsCased(U'ǅ'));
  EXPECT_FALSE(IsCased(U'日'));
  EXPECT_TRUE(IsCaseIgnorable(U'\''));
  EXPECT_TRUE(IsCaseIgnorable(U'\u0301'));
  EXPECT_FALSE(IsCaseIgnorable(U' '));
}

}  // namespace
}  // namespace longspan
