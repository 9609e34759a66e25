#include "engine/text/unicode_form.h"

#include <utf8proc.h>

#include <algorithm>
#include <vector>

#include "engine/text/reference_unicode.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

// Characters below this one do not join what stands before them.
constexpr char32_t kFirstThatJoins = 0x300;

bool IsComposed(UnicodeForm form) { return form == UnicodeForm::kC || form == UnicodeForm::kKC; }
bool IsCompatible(UnicodeForm form) { return form == UnicodeForm::kKC || form == UnicodeForm::kKD; }

// In UTF-8, what the form may change or move begins with at least this byte: U+0300 in form C,
// U+00A0 in the others.
unsigned char FirstInterestingByte(UnicodeForm form) {
  return form == UnicodeForm::kC ? 0xCC : 0xC2;
}

int CombiningClass(utf8proc_int32_t character) {
  return utf8proc_get_property(character)->combining_class;
}

// The longest decomposition, of U+FDFA, has 18 characters.
constexpr int kMostDecomposed = 18;

void AppendDecomposed(char32_t character, UnicodeForm form,
                      std::vector<utf8proc_int32_t>* characters) {
  utf8proc_int32_t decomposed[kMostDecomposed];
  const int compatible = IsCompatible(form) ? UTF8PROC_COMPAT : 0;
  int last_boundary_class = UTF8PROC_BOUNDCLASS_START;
  const utf8proc_ssize_t count = utf8proc_decompose_char(
      static_cast<utf8proc_int32_t>(character), decomposed, kMostDecomposed,
      static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | compatible),
      &last_boundary_class);
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

void Compose(std::vector<utf8proc_int32_t>* characters) {
  const utf8proc_ssize_t count = utf8proc_normalize_utf32(
      characters->data(), static_cast<utf8proc_ssize_t>(characters->size()),
      static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE));
  characters->resize(static_cast<size_t>(count));
}

}  // namespace

std::string NormalizeUnicode(UnicodeForm form, absl::string_view text) {
  const unsigned char interesting = FirstInterestingByte(form);
  const bool plain = std::all_of(text.begin(), text.end(), [&](char byte) {
    return static_cast<unsigned char>(byte) < interesting;
  });
  if (plain) return std::string(text);

  std::string normalized;
  normalized.reserve(text.size());
  // Decomposed. Begins with one plain character, which the others may join.
  std::vector<utf8proc_int32_t> segment;
  const auto flush = [&] {
    SortMarks(&segment);
    if (IsComposed(form)) Compose(&segment);
    for (const utf8proc_int32_t c : segment) AppendUtf8(static_cast<char32_t>(c), &normalized);
    segment.clear();
  };
  for (size_t offset = 0; offset < text.size();) {
    const Utf8Step step = NextUtf8(text, offset);
    offset += step.bytes;
    if (step.value < kFirstThatJoins) flush();
    if (IsUnknownToNormalizer(step.value)) {
      flush();
      AppendUtf8(step.value, &normalized);
    } else {
      AppendDecomposed(step.value, form, &segment);
    }
  }
  flush();
  return normalized;
}

}  // namespace longspan
