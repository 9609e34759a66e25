#include "engine/text/jinja/text_edit.h"

#include <algorithm>
#include <string>

#include "absl/strings/match.h"
#include "engine/text/jinja/text_scan.h"
#include "engine/text/unicode_class.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

// Whether the character that begins at `at` is to be stripped.
bool IsStripped(absl::string_view text, size_t at, const absl::string_view* characters) {
  const Utf8Step step = NextUtf8(text, at);
  if (characters == nullptr) return step.valid && IsPythonSpace(step.value);
  return absl::StrContains(*characters, text.substr(at, step.bytes));
}

// Calls take(begin, end) for each place of `old`, at most `count` of them.
template <typename Take>
void ForEachPlace(absl::string_view text, absl::string_view old, int64_t count, Take take) {
  for (size_t at = 0; count > 0; --count) {
    const size_t found = text.find(old, at);
    if (found == absl::string_view::npos) return;
    take(found, found + old.size());
    if (old.empty() && found == text.size()) return;
    at = old.empty() ? found + NextUtf8(text, found).bytes : found + old.size();
  }
}

void AppendInCase(char32_t character, LetterCase to, std::string* text) {
  switch (to) {
    case LetterCase::kLower:
      return AppendLowercase(character, text);
    case LetterCase::kUpper:
      return AppendUppercase(character, text);
    case LetterCase::kTitle:
      return AppendTitlecase(character, text);
  }
}

// Whether a letter stands before byte `end`, or behind `begin`, of the same word.
bool FollowsLetter(absl::string_view text, size_t end) {
  while (end > 0) {
    end = PreviousCharacter(text, end);
    const char32_t character = NextUtf8(text, end).value;
    if (!IsCaseIgnorable(character)) return IsCased(character);
  }
  return false;
}
bool PrecedesLetter(absl::string_view text, size_t begin) {
  while (begin < text.size()) {
    const Utf8Step step = NextUtf8(text, begin);
    if (!IsCaseIgnorable(step.value)) return IsCased(step.value);
    begin += step.bytes;
  }
  return false;
}

constexpr char32_t kCapitalSigma = 0x3A3, kFinalSigma = 0x3C2;

// A sigma at the end of a word has a form of its own (Unicode SpecialCasing).
bool IsFinalSigma(absl::string_view text, size_t at, const Utf8Step& step) {
  return step.value == kCapitalSigma && FollowsLetter(text, at) &&
         !PrecedesLetter(text, at + step.bytes);
}

// The text with each character in the case that choose(character) says.
template <typename Choose>
MarkedText WithCases(const MarkedText& text, Choose choose) {
  MarkedText result;
  MarkCursor marks(text);
  for (size_t at = 0; at < text.size();) {
    const Utf8Step step = NextUtf8(text.bytes(), at);
    std::string changed;
    const LetterCase to = choose(step.value);
    if (!step.valid) {
      changed = text.bytes().substr(at, step.bytes);
    } else if (to == LetterCase::kLower && IsFinalSigma(text.bytes(), at, step)) {
      AppendUtf8(kFinalSigma, &changed);
    } else {
      AppendInCase(step.value, to, &changed);
    }
    result.Append(changed, marks.IsLiteral(at));
    at += step.bytes;
  }
  return result;
}

std::vector<TextRange> Reversed(std::vector<TextRange> pieces) {
  std::reverse(pieces.begin(), pieces.end());
  return pieces;
}

std::vector<TextRange> SplitFromRight(absl::string_view text, absl::string_view separator,
                                      int64_t count) {
  std::vector<TextRange> pieces;
  size_t end = text.size();
  for (; count > 0; --count) {
    const size_t found = text.substr(0, end).rfind(separator);
    if (found == absl::string_view::npos) break;
    pieces.push_back({found + separator.size(), end});
    end = found;
  }
  pieces.push_back({0, end});
  return Reversed(std::move(pieces));
}

size_t WordBytes(absl::string_view text) {
  size_t at = 0;
  while (at < text.size()) {
    const Utf8Step step = NextUtf8(text, at);
    if (step.valid && IsPythonSpace(step.value)) break;
    at += step.bytes;
  }
  return at;
}

// Up to the next character that a word of a title may begin behind.
size_t TitleWordBytes(absl::string_view text) {
  for (size_t at = 0; at < text.size();) {
    const Utf8Step step = NextUtf8(text, at);
    if (IsPythonSpace(step.value) || absl::StrContains("-({[<", text.substr(at, step.bytes)))
      return at;
    at += step.bytes;
  }
  return text.size();
}

size_t TrailingWordBytes(absl::string_view text) {
  size_t begin = text.size();
  while (begin > 0) {
    const size_t previous = PreviousCharacter(text, begin);
    if (IsStripped(text, previous, nullptr)) break;
    begin = previous;
  }
  return text.size() - begin;
}

std::vector<TextRange> SplitAtSpaceFromRight(absl::string_view text, int64_t count) {
  std::vector<TextRange> pieces;
  size_t end = text.size() - TrailingSpaceBytes(text);
  for (; count > 0 && end > 0; --count) {
    const size_t begin = end - TrailingWordBytes(text.substr(0, end));
    pieces.push_back({begin, end});
    end = begin - TrailingSpaceBytes(text.substr(0, begin));
  }
  if (end > 0) pieces.push_back({0, end});
  return Reversed(std::move(pieces));
}

}  // namespace

MarkedText StripText(const MarkedText& text, StripSide side, const absl::string_view* characters) {
  const absl::string_view bytes = text.bytes();
  size_t begin = 0, end = bytes.size();
  while (side != StripSide::kRight && begin < end && IsStripped(bytes, begin, characters))
    begin += NextUtf8(bytes, begin).bytes;
  while (side != StripSide::kLeft && end > begin &&
         IsStripped(bytes, PreviousCharacter(bytes, end), characters))
    end = PreviousCharacter(bytes, end);
  return text.Substring(begin, std::max(begin, end));
}

MarkedText ReplaceText(const MarkedText& text, absl::string_view old, const MarkedText& with,
                       int64_t count) {
  MarkedText result;
  size_t kept = 0;
  ForEachPlace(text.bytes(), old, count, [&](size_t begin, size_t end) {
    result.Append(text, kept, begin);
    result.Append(with);
    kept = end;
  });
  result.Append(text, kept, text.size());
  return result;
}

size_t ReplacedBytes(const MarkedText& text, absl::string_view old, const MarkedText& with,
                     int64_t count) {
  const size_t marks = with.literal().size() * sizeof(TextRange);
  size_t bytes = text.size();
  ForEachPlace(text.bytes(), old, count, [&](size_t, size_t) { bytes += with.size() + marks; });
  return bytes;
}

std::vector<TextRange> SplitAt(absl::string_view text, absl::string_view separator, int64_t count,
                               bool from_right) {
  if (from_right) return SplitFromRight(text, separator, count);
  std::vector<TextRange> pieces;
  size_t begin = 0;
  ForEachPlace(text, separator, count, [&](size_t found, size_t end) {
    pieces.push_back({begin, found});
    begin = end;
  });
  pieces.push_back({begin, text.size()});
  return pieces;
}

std::vector<TextRange> SplitAtSpace(absl::string_view text, int64_t count, bool from_right) {
  if (from_right) return SplitAtSpaceFromRight(text, count);
  std::vector<TextRange> pieces;
  size_t begin = LeadingSpaceBytes(text);
  for (; count > 0 && begin < text.size(); --count) {
    const size_t end = begin + WordBytes(text.substr(begin));
    pieces.push_back({begin, end});
    begin = end + LeadingSpaceBytes(text.substr(end));
  }
  if (begin < text.size()) pieces.push_back({begin, text.size()});
  return pieces;
}

MarkedText ChangeCase(const MarkedText& text, LetterCase to) {
  return WithCases(text, [to](char32_t) { return to; });
}

MarkedText CapitalizeText(const MarkedText& text) {
  bool is_first = true;
  return WithCases(text, [&](char32_t) {
    return std::exchange(is_first, false) ? LetterCase::kTitle : LetterCase::kLower;
  });
}

MarkedText TitleByLetters(const MarkedText& text) {
  bool follows_letter = false;
  return WithCases(text, [&](char32_t character) {
    const bool is_cased = IsCased(character);
    return std::exchange(follows_letter, is_cased) ? LetterCase::kLower : LetterCase::kTitle;
  });
}

MarkedText TitleByWords(const MarkedText& text) {
  MarkedText result;
  for (size_t at = 0; at < text.size();) {
    const absl::string_view rest = absl::string_view(text.bytes()).substr(at);
    const size_t first = at + NextUtf8(rest, 0).bytes;
    const size_t end = std::max(first, at + TitleWordBytes(rest));
    result.Append(ChangeCase(text.Substring(at, first), LetterCase::kUpper));
    result.Append(ChangeCase(text.Substring(first, end), LetterCase::kLower));
    at = end;
  }
  return result;
}

}  // namespace longspan
