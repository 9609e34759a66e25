// Which pages of its sequence a generated token reads of one KV head. Pure.
#pragma once

#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "kernels/nsa_params.h"

namespace longspan {

// Adds the pages, by their numbers in the sequence, of a token at `position` that has selected
// these blocks (ascending, -1 behind the last): of the blocks, then of the window, both ascending.
void AddPagesRead(const NsaParams& nsa, int64_t position, absl::Span<const int32_t> selected,
                  std::vector<int32_t>& pages);
// The same of one that attends densely: all up to its own.
void AddPagesRead(int64_t position, std::vector<int32_t>& pages);

// The most that there can be for one token.
int64_t MostPagesRead(const NsaParams& nsa);

}  // namespace longspan
