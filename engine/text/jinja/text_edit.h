// What methods and filters do to strings. Every byte keeps the mark that it had.
#pragma once

#include <cstdint>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/text/jinja/marked_text.h"

namespace longspan {

enum class StripSide { kLeft, kRight, kBoth };
// Without characters of `characters` at its ends; without white space if that is null.
MarkedText StripText(const MarkedText& text, StripSide side, const absl::string_view* characters);

constexpr int64_t kAllOfThem = INT64_MAX;
// At most `count` of them; an empty `old` stands between all characters.
MarkedText ReplaceText(const MarkedText& text, absl::string_view old, const MarkedText& with,
                       int64_t count);
// How many bytes that would be.
size_t ReplacedBytes(const MarkedText& text, absl::string_view old, const MarkedText& with,
                     int64_t count);

// Where the pieces between separators lie; at most `count` cuts, from the left or the right.
std::vector<TextRange> SplitAt(absl::string_view text, absl::string_view separator, int64_t count,
                               bool from_right);
std::vector<TextRange> SplitAtSpace(absl::string_view text, int64_t count, bool from_right);

enum class LetterCase { kLower, kUpper, kTitle };
MarkedText ChangeCase(const MarkedText& text, LetterCase to);
// The first character as in titles, the others small.
MarkedText CapitalizeText(const MarkedText& text);
// Words are runs of letters (str.title), or what stands between blanks, hyphens and opening
// brackets (the filter).
MarkedText TitleByLetters(const MarkedText& text);
MarkedText TitleByWords(const MarkedText& text);

}  // namespace longspan
