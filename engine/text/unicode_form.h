// Unicode normalization forms (Unicode Standard Annex 15), as the reference library has them.
#pragma once

#include <string>

#include "absl/strings/string_view.h"

namespace longspan {

enum class UnicodeForm { kC, kD, kKC, kKD };

// `text` is UTF-8. Time is O(n log n) also for long runs of combining marks.
std::string NormalizeUnicode(UnicodeForm form, absl::string_view text);

}  // namespace longspan
