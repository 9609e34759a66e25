// Unicode normalization form C.
#pragma once

#include <string>

#include "absl/strings/string_view.h"

namespace longspan {

// `text` is UTF-8. Time is O(n log n) also for long runs of combining marks.
std::string NormalizeNfc(absl::string_view text);

}  // namespace longspan
