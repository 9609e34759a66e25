#include "engine/text/utf8.h"

#include <algorithm>
#include <cstdint>

namespace longspan {
namespace {

constexpr char kReplacement[] = "\xEF\xBF\xBD";

// What a first byte announces. The second byte's range is narrower after E0, ED, F0 and F4, which
// keeps out overlong forms, surrogates and values past U+10FFFF (Unicode standard, table 3-7).
struct Lead {
  size_t bytes = 0;  // 0: cannot begin a character
  uint8_t second_low = 0x80;
  uint8_t second_high = 0xBF;
};

Lead LeadOf(uint8_t byte) {
  if (byte < 0x80) return {1};
  if (byte < 0xC2) return {0};
  if (byte < 0xE0) return {2};
  if (byte == 0xE0) return {3, 0xA0, 0xBF};
  if (byte == 0xED) return {3, 0x80, 0x9F};
  if (byte < 0xF0) return {3};
  if (byte == 0xF0) return {4, 0x90, 0xBF};
  if (byte < 0xF4) return {4};
  if (byte == 0xF4) return {4, 0x80, 0x8F};
  return {0};
}

}  // namespace

Utf8Step NextUtf8(absl::string_view text, size_t offset) {
  const auto byte_at = [&](size_t i) { return static_cast<uint8_t>(text[offset + i]); };
  const uint8_t first = byte_at(0);
  if (first < 0x80) return {first, 1, true, false};
  const Lead lead = LeadOf(first);
  if (lead.bytes == 0) return {};
  char32_t value = first & (0xFF >> (lead.bytes + 1));
  for (size_t i = 1; i < lead.bytes; ++i) {
    if (offset + i == text.size()) return {0xFFFD, i, false, true};
    const uint8_t low = i == 1 ? lead.second_low : 0x80;
    const uint8_t high = i == 1 ? lead.second_high : 0xBF;
    if (byte_at(i) < low || byte_at(i) > high) return {0xFFFD, i, false, false};
    value = (value << 6) | (byte_at(i) & 0x3F);
  }
  return {value, lead.bytes, true, false};
}

size_t ValidUtf8PrefixBytes(absl::string_view text) {
  size_t offset = 0;
  while (offset < text.size()) {
    const Utf8Step step = NextUtf8(text, offset);
    if (!step.valid) break;
    offset += step.bytes;
  }
  return offset;
}

size_t IncompleteUtf8SuffixBytes(absl::string_view text) {
  for (size_t bytes = 1; bytes <= std::min<size_t>(3, text.size()); ++bytes) {
    if (NextUtf8(text, text.size() - bytes).truncated) return bytes;
  }
  return 0;
}

absl::string_view Utf8Prefix(absl::string_view text, size_t max_bytes) {
  if (text.size() <= max_bytes) return text;
  text = text.substr(0, max_bytes);
  text.remove_suffix(IncompleteUtf8SuffixBytes(text));
  return text;
}

std::string ReplaceInvalidUtf8(absl::string_view text, Utf8Replacement replacement) {
  std::string replaced;
  replaced.reserve(text.size());
  for (size_t offset = 0; offset < text.size();) {
    const Utf8Step step = NextUtf8(text, offset);
    if (step.valid) {
      replaced.append(text.data() + offset, step.bytes);
    } else {
      const size_t count = replacement == Utf8Replacement::kEachByte ? step.bytes : 1;
      for (size_t i = 0; i < count; ++i) replaced += kReplacement;
    }
    offset += step.bytes;
  }
  return replaced;
}

void AppendUtf8(char32_t value, std::string* text) {
  if (value < 0x80) {
    text->push_back(static_cast<char>(value));
    return;
  }
  const int continuation_bytes = value < 0x800 ? 1 : value < 0x10000 ? 2 : 3;
  const int lead_marks = 0xFF00 >> (continuation_bytes + 1);
  text->push_back(static_cast<char>(lead_marks | (value >> (6 * continuation_bytes))));
  for (int shift = 6 * (continuation_bytes - 1); shift >= 0; shift -= 6) {
    text->push_back(static_cast<char>(0x80 | ((value >> shift) & 0x3F)));
  }
}

}  // namespace longspan
