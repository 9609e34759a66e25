// The split patterns of well-known tokenizers, matched by hand in linear time. Any thread.
#pragma once

#include <cstddef>

#include "absl/strings/string_view.h"

namespace longspan {

// GPT-2's pattern, which a ByteLevel pre-tokenizer with use_regex means.
extern const absl::string_view kGpt2Pattern;

// Where the piece that starts at `begin` < text.size() ends. `text` is UTF-8. These patterns match
// at every position, so that pieces tile the text.
using PieceEnd = size_t (*)(absl::string_view text, size_t begin);

// The matcher for exactly this pattern text; nullptr if there is none.
PieceEnd FindPieceEnd(absl::string_view pattern);

}  // namespace longspan
