#include "engine/text/unicode_form.h"

#include <utf8proc.h>

#include <algorithm>
#include <vector>

#include "engine/text/reference_unicode.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

// Characters below this one neither change nor join what stands before them. In UTF-8 those from
// it on begin with at least 0xCC.
constexpr char32_t kFirstInteresting = 0x300;
constexpr unsigned char kFirstInterestingByte = 0xCC;

int CombiningClass(utf8proc_int32_t character) {
  return utf8proc_get_property(character)->combining_class;
}

void AppendDecomposed(char32_t character, std::vector<utf8proc_int32_t>* characters) {
  utf8proc_int32_t decomposed[8];
  int last_boundary_class = UTF8PROC_BOUNDCLASS_START;
  const utf8proc_ssize_t count = utf8proc_decompose_char(
      static_cast<utf8proc_int32_t>(character), decomposed, 8,
      static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_DECOMPOSE), &last_boundary_class);
  characters->insert(characters->end(), decomposed, decomposed + count);
}

// Canonical order: within each run of marks, by combining class. The library's own reordering
// swaps neighbours, which is quadratic in the length of the run.
void SortMarks(std::vector<utf8proc_int32_t>* characters) {
  const auto by_class = [](utf8proc_int32_t a, utf8proc_int32_t b) {
    return CombiningClass(a) < CombiningClass(b);
  };
  const auto is_mark = [](utf8proc_int32_t c) { return CombiningClass(c) != 0; };
  auto begin = characters->begin();
  while (begin != characters->end()) {
    begin = std::find_if(begin, characters->end(), is_mark);
    const auto end = std::find_if_not(begin, characters->end(), is_mark);
    std::stable_sort(begin, end, by_class);
    begin = end;
  }
}

void AppendComposed(std::vector<utf8proc_int32_t>* characters, std::string* text) {
  const utf8proc_ssize_t count = utf8proc_normalize_utf32(
      characters->data(), static_cast<utf8proc_ssize_t>(characters->size()),
      static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE));
  for (utf8proc_ssize_t i = 0; i < count; ++i)
    AppendUtf8(static_cast<char32_t>((*characters)[i]), text);
}

}  // namespace

std::string NormalizeNfc(absl::string_view text) {
  const bool plain = std::all_of(text.begin(), text.end(), [](char byte) {
    return static_cast<unsigned char>(byte) < kFirstInterestingByte;
  });
  if (plain) return std::string(text);

  std::string normalized;
  normalized.reserve(text.size());
  // Canonically decomposed. Begins with one plain character, which the others may join.
  std::vector<utf8proc_int32_t> segment;
  const auto flush = [&] {
    SortMarks(&segment);
    AppendComposed(&segment, &normalized);
    segment.clear();
  };
  for (size_t offset = 0; offset < text.size();) {
    const Utf8Step step = NextUtf8(text, offset);
    offset += step.bytes;
    if (step.value < kFirstInteresting) flush();
    if (IsUnknownToNormalizer(step.value)) {
      flush();
      AppendUtf8(step.value, &normalized);
    } else {
      AppendDecomposed(step.value, &segment);
    }
  }
  flush();
  return normalized;
}

}  // namespace longspan
