#include "engine/text/jinja/text_scan.h"

#include "engine/text/unicode_class.h"
#include "engine/text/utf8.h"

namespace longspan {

bool IsPythonSpace(char32_t character) {
  return IsSpace(character) || (character >= 0x1C && character <= 0x1F);
}

bool EndsPythonLine(char32_t c) {
  return (c >= 0x0A && c <= 0x0D) || (c >= 0x1C && c <= 0x1E) || c == 0x85 || c == 0x2028 ||
         c == 0x2029;
}

size_t LeadingSpaceBytes(absl::string_view text) {
  size_t at = 0;
  while (at < text.size()) {
    const Utf8Step step = NextUtf8(text, at);
    if (!step.valid || !IsPythonSpace(step.value)) break;
    at += step.bytes;
  }
  return at;
}

size_t PreviousCharacter(absl::string_view text, size_t end) {
  constexpr size_t kMaxBytes = 4;
  for (size_t back = 1; back <= kMaxBytes && back <= end; ++back) {
    const Utf8Step step = NextUtf8(text.substr(0, end), end - back);
    if (step.valid && step.bytes == back) return end - back;
  }
  return end - 1;
}

size_t TrailingSpaceBytes(absl::string_view text) {
  size_t end = text.size();
  while (end > 0) {
    const size_t begin = PreviousCharacter(text, end);
    const Utf8Step step = NextUtf8(text, begin);
    if (!step.valid || !IsPythonSpace(step.value)) break;
    end = begin;
  }
  return text.size() - end;
}

int64_t CountCharacters(absl::string_view text) {
  int64_t count = 0;
  for (size_t at = 0; at < text.size(); at += NextUtf8(text, at).bytes) ++count;
  return count;
}

size_t CharacterOffset(absl::string_view text, int64_t character) {
  size_t at = 0;
  for (; character > 0 && at < text.size(); --character) at += NextUtf8(text, at).bytes;
  return at;
}

std::vector<TextRange> SplitLines(absl::string_view text) {
  std::vector<TextRange> lines;
  size_t begin = 0;
  for (size_t at = 0; at < text.size();) {
    const Utf8Step step = NextUtf8(text, at);
    const size_t end = at;
    at += step.bytes;
    if (!step.valid || !EndsPythonLine(step.value)) continue;
    if (step.value == '\r' && at < text.size() && text[at] == '\n') ++at;
    lines.push_back({begin, end});
    begin = at;
  }
  if (begin < text.size()) lines.push_back({begin, text.size()});
  return lines;
}

}  // namespace longspan
