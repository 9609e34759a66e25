// UTF-8, read a step at a time. Any thread.
#pragma once

#include <cstddef>
#include <string>

#include "absl/strings/string_view.h"

namespace longspan {

// One character, or the longest beginning of one that is worth a single U+FFFD.
struct Utf8Step {
  char32_t value = 0xFFFD;
  size_t bytes = 1;
  bool valid = false;
  bool truncated = false;  // invalid only because the text ends inside the character
};

// The step at `offset`, which lies within `text`.
Utf8Step NextUtf8(absl::string_view text, size_t offset);

// How many leading bytes are whole characters; text.size() if all are.
size_t ValidUtf8PrefixBytes(absl::string_view text);

// Bytes at the end that begin a character and wait for the rest of it: 0 to 3.
size_t IncompleteUtf8SuffixBytes(absl::string_view text);

// At most `max_bytes` of the beginning of a text; no character is cut.
absl::string_view Utf8Prefix(absl::string_view text, size_t max_bytes);

enum class Utf8Replacement { kEachStep, kEachByte };

// Each ill-formed step, or each of its bytes, becomes one U+FFFD.
std::string ReplaceInvalidUtf8(absl::string_view text,
                               Utf8Replacement replacement = Utf8Replacement::kEachStep);

void AppendUtf8(char32_t value, std::string* text);

}  // namespace longspan
