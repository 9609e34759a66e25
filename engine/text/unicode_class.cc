#include "engine/text/unicode_class.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "engine/text/reference_unicode.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

// White_Space (Unicode PropList); the set has been stable since Unicode 6.3.
bool IsWhiteSpace(char32_t c) {
  return (c >= 0x09 && c <= 0x0D) || c == 0x20 || c == 0x85 || c == 0xA0 || c == 0x1680 ||
         (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F ||
         c == 0x3000;
}

CharacterClass ClassFromTables(char32_t character) {
  if (IsWhiteSpace(character)) return CharacterClass::kSpace;
  switch (utf8proc_category(static_cast<utf8proc_int32_t>(character))) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO:
      return CharacterClass::kLetter;
    case UTF8PROC_CATEGORY_ND:
    case UTF8PROC_CATEGORY_NL:
    case UTF8PROC_CATEGORY_NO:
      return CharacterClass::kNumber;
    case UTF8PROC_CATEGORY_CN:
      return ClassAfterUnicode15(character).value_or(CharacterClass::kOther);
    default:
      return CharacterClass::kOther;
  }
}

std::array<CharacterClass, 128> AsciiClasses() {
  std::array<CharacterClass, 128> classes;
  for (char32_t c = 0; c < 128; ++c) classes[c] = ClassFromTables(c);
  return classes;
}

// Enclosed letters: alphabetic though their category is "other symbol".
bool IsEnclosedLetter(char32_t c) {
  return (c >= 0x24B6 && c <= 0x24E9) || (c >= 0x1F130 && c <= 0x1F149) ||
         (c >= 0x1F150 && c <= 0x1F169) || (c >= 0x1F170 && c <= 0x1F189);
}

utf8proc_category_t CategoryOf(char32_t character) {
  return utf8proc_category(static_cast<utf8proc_int32_t>(character));
}

char32_t SimpleUppercase(char32_t character) {
  return static_cast<char32_t>(utf8proc_toupper(static_cast<utf8proc_int32_t>(character)));
}

struct LongFolding {
  utf8proc_int32_t characters[4];
  int size = 0;
};

// What a letter that is no capital folds to: two or three characters where its capital form has as
// many, as that of a sharp s.
LongFolding FoldingOf(char32_t character) {
  LongFolding folded;
  if (CategoryOf(character) == UTF8PROC_CATEGORY_LU) return folded;
  int last_class = 0;
  folded.size = static_cast<int>(utf8proc_decompose_char(static_cast<utf8proc_int32_t>(character),
                                                         folded.characters, 4, UTF8PROC_CASEFOLD,
                                                         &last_class));
  return folded;
}

}  // namespace

CharacterClass ClassOf(char32_t character) {
  static const std::array<CharacterClass, 128> ascii = AsciiClasses();
  return character < 128 ? ascii[character] : ClassFromTables(character);
}

bool IsWordCharacter(char32_t character) {
  if (character == 0x200C || character == 0x200D || IsEnclosedLetter(character)) return true;
  if (ClassOf(character) == CharacterClass::kLetter) return true;
  switch (utf8proc_category(static_cast<utf8proc_int32_t>(character))) {
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
    case UTF8PROC_CATEGORY_ME:
    case UTF8PROC_CATEGORY_ND:
    case UTF8PROC_CATEGORY_NL:
    case UTF8PROC_CATEGORY_PC:
      return true;
    case UTF8PROC_CATEGORY_CN:
      return ClassAfterUnicode15(character).has_value();
    default:
      return false;
  }
}

bool IsNumeric(char32_t character) {
  return ClassOf(character) == CharacterClass::kNumber || IsNumberOfUnicode17(character);
}

void AppendLowercase(char32_t character, std::string* text) {
  constexpr char32_t kCapitalIWithDot = 0x130;
  if (character == kCapitalIWithDot) {
    *text += "i\xCC\x87";
    return;
  }
  AppendUtf8(LowercaseAfterUnicode15(character).value_or(
                 static_cast<char32_t>(utf8proc_tolower(static_cast<utf8proc_int32_t>(character)))),
             text);
}

void AppendUppercase(char32_t character, std::string* text) {
  if (const LongFolding folded = FoldingOf(character); folded.size > 1) {
    for (int i = 0; i < folded.size; ++i) AppendUtf8(SimpleUppercase(folded.characters[i]), text);
  } else {
    AppendUtf8(SimpleUppercase(character), text);
  }
}

void AppendTitlecase(char32_t character, std::string* text) {
  constexpr char32_t kIota = 0x3B9, kIotaBelow = 0x345;
  const char32_t title =
      static_cast<char32_t>(utf8proc_totitle(static_cast<utf8proc_int32_t>(character)));
  const LongFolding folded = FoldingOf(character);
  // Some Greek letters with an iota below have one of their own for titles, and others keep the
  // iota.
  if (folded.size < 2 || CategoryOf(title) == UTF8PROC_CATEGORY_LT) return AppendUtf8(title, text);
  bool has_capital = false;
  for (int i = 0; i < folded.size; ++i) {
    const char32_t part = static_cast<char32_t>(folded.characters[i]);
    AppendUtf8(!has_capital ? SimpleUppercase(part) : part == kIota ? kIotaBelow : part, text);
    has_capital |= IsCased(part);
  }
}

bool IsCased(char32_t character) {
  switch (CategoryOf(character)) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
      return true;
    default:
      return false;
  }
}

bool IsCaseIgnorable(char32_t character) {
  constexpr char32_t kMarks[] = {0x27,   0x2E,   0x3A,   0xB7,   0x387,  0x55F,
                                 0x5F4,  0x2018, 0x2019, 0x2024, 0x2027, 0xFE13,
                                 0xFE52, 0xFE55, 0xFF07, 0xFF0E, 0xFF1A};
  switch (CategoryOf(character)) {
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_ME:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_SK:
      return true;
    default:
      break;
  }
  return std::find(std::begin(kMarks), std::end(kMarks), character) != std::end(kMarks);
}

bool IsDecimalDigit(char32_t character) { return CategoryOf(character) == UTF8PROC_CATEGORY_ND; }

bool IsPrintable(char32_t character) {
  switch (CategoryOf(character)) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_CO:
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
      return false;
    case UTF8PROC_CATEGORY_ZS:
      return character == ' ';
    default:
      return true;
  }
}

}  // namespace longspan
