// How much of a prompt the cache has for all groups of layers. A group that sees all needs every
// page of it, one with a window those that the next token sees: the longest beginning of which each
// group has what it needs, in whole tiles of a prompt. Pure; engine thread.
#pragma once

#include "absl/types/span.h"
#include "engine/kv/page_pool.h"
#include "engine/request/page_hash.h"
#include "kernels/kv_layout.h"
#include "kernels/page_groups.h"

namespace longspan {

// `names` are those of the prompt's pages. Idle pages are those of groups that see all: a page
// within a window takes one from what is available, whoever uses it (residency.h). Looks up
// O(log names) names, and with windows O(names).
PrefixMatch FindPrefix(const PagePool& pool, const PageGroups& groups,
                       absl::Span<const PageHash> names, int64_t tile_tokens = kPageTokens);

}  // namespace longspan
