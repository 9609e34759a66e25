// Puts columns of several pages side by side in a tile. Any thread.
#pragma once

#include <cstdint>

#include "absl/types/span.h"

namespace longspan::cpu {

// Rows [head_dim] of a tile out of the columns that pages hold: piece i of row e is
// pages[i][e * piece_bytes ...]. `head_dim` is even, `piece_bytes` 2, 4, 8 or 16.
void GatherColumns(absl::Span<const void* const> pages, int piece_bytes, int head_dim,
                   int64_t row_bytes, void* tile);

}  // namespace longspan::cpu
