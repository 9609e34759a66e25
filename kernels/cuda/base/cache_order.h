// Where a dimension of a token or entry lies inside one (page, KV head), for every head dimension.
// Multiples of 64 have the tensor cores' order (page_order.h); other head dimensions, which only
// the plain kernels read, lie row after row. Eight dimensions from a multiple of 8 on are
// neighbours.
//
// Tails [stride_tokens, head_dim] and sums [parts, open_entries, head_dim] are plain rows.
#pragma once

#include <cstdint>

#include "kernels/cuda/base/page_order.h"

namespace longspan::cuda {

LONGSPAN_HOST_DEVICE constexpr bool HasPanels(int head_dim) { return head_dim % kPanelDims == 0; }

// Token t of a page.
LONGSPAN_HOST_DEVICE constexpr int64_t CacheTokenOffset(int head_dim, int token, int dim) {
  return HasPanels(head_dim) ? TokenOffset(token, dim) : int64_t{token} * head_dim + dim;
}

// The same of pages of e4m3, where keys and values differ.
LONGSPAN_HOST_DEVICE constexpr int64_t CacheFp8KeyOffset(int head_dim, int token, int dim) {
  return HasPanels(head_dim) ? Fp8KeyOffset(token, dim) : int64_t{token} * head_dim + dim;
}
LONGSPAN_HOST_DEVICE constexpr int64_t CacheFp8ValueOffset(int head_dim, int token, int dim) {
  return HasPanels(head_dim) ? Fp8ValueOffset(head_dim, token, dim)
                             : int64_t{token} * head_dim + dim;
}

// Entry e of a sequence, within the block of its page.
LONGSPAN_HOST_DEVICE constexpr int64_t CacheEntryOffset(int head_dim, int entries_per_page,
                                                        int64_t entry, int dim) {
  return HasPanels(head_dim) ? EntryOffset(entries_per_page, entry, dim)
                             : entry % entries_per_page * head_dim + dim;
}

}  // namespace longspan::cuda
