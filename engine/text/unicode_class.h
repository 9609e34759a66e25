// Character classes as tokenizer patterns name them: \p{L}, \p{N}, \s and \w. Any thread.
#pragma once

#include <cstdint>
#include <string>

namespace longspan {

// The classes do not overlap: no space is a letter or a number.
enum class CharacterClass : uint8_t { kOther, kLetter, kNumber, kSpace };

CharacterClass ClassOf(char32_t character);

// \w: alphabetic, mark, decimal digit, connector punctuation or join control (Unicode TR 18).
bool IsWordCharacter(char32_t character);

// Number, decimal or other, as the Digits pre-tokenizer sees it: \p{N} and what is newer than it.
bool IsNumeric(char32_t character);

// Appends the lower-case form in UTF-8, which may be two characters.
void AppendLowercase(char32_t character, std::string* text);
// The same for capital letters and those of titles, up to three characters (Unicode SpecialCasing).
void AppendUppercase(char32_t character, std::string* text);
void AppendTitlecase(char32_t character, std::string* text);

// A letter that has cases.
bool IsCased(char32_t character);
// Whether a word goes on behind it: marks, apostrophes, dots within words (Case_Ignorable).
bool IsCaseIgnorable(char32_t character);
// \p{Nd}
bool IsDecimalDigit(char32_t character);
// Not a control, format, separator, private or unassigned character; a plain blank is printable.
bool IsPrintable(char32_t character);

inline bool IsSpace(char32_t character) { return ClassOf(character) == CharacterClass::kSpace; }
inline bool IsNewline(char32_t character) { return character == '\r' || character == '\n'; }

}  // namespace longspan
