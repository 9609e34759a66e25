#include "engine/text/unicode_class.h"

#include <utf8proc.h>

#include <array>

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

}  // namespace longspan
