// The Unicode versions of the reference library (tokenizers 0.23), where they differ from
// utf8proc's: its patterns know Unicode 16, its normalizer Unicode 9, and what it asks of single
// characters Unicode 17. Models were trained on what
// it did, so that text must be cut and normalized the same way. tests/golden/tokenizer holds what
// it says of every code point.
#pragma once

#include <optional>

#include "engine/text/unicode_class.h"

namespace longspan {

// The class of a letter, number or mark that came after Unicode 15.0. All are word characters.
std::optional<CharacterClass> ClassAfterUnicode15(char32_t character);

// The lower-case form of a capital letter whose mapping came after Unicode 15.0.
std::optional<char32_t> LowercaseAfterUnicode15(char32_t character);

// A number that came with Unicode 17.0.
bool IsNumberOfUnicode17(char32_t character);

// Whether normalization leaves the character alone, though newer tables say it is reordered,
// taken apart or joined.
bool IsUnknownToNormalizer(char32_t character);

}  // namespace longspan
