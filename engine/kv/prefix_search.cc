#include "engine/kv/prefix_search.h"

#include <algorithm>

#include "kernels/kv_layout.h"

namespace longspan {
namespace {

int64_t InWholeTiles(int64_t pages, int64_t tile_tokens) {
  return pages - pages % (tile_tokens / kPageTokens);
}

int64_t GrowingPagesHere(const PagePool& pool, const PageGroups& groups,
                         absl::Span<const PageHash> names) {
  auto pages = static_cast<int64_t>(names.size());
  for (int group = 0; group < groups.growing_count(); ++group) {
    pages = std::min(pages, pool.Match(names.subspan(0, pages), group).pages);
  }
  return pages;
}

// Whether every group that needs the page, for a beginning of `end` pages, has it.
bool IsHere(const PagePool& pool, const PageGroups& groups, const PageHash& name, int64_t page,
            int64_t end) {
  for (int group = groups.growing_count(); group < groups.count(); ++group) {
    const int64_t first = FirstPageInWindow(end * kPageTokens, groups.window_tokens[group]);
    if (page >= first && !pool.Holds(name, group)) return false;
  }
  return true;
}

// Downward: whoever lacks a page needs it for every beginning that ends behind it, so that the next
// to be tried ends with it. No page is looked at twice.
int64_t WindowedPagesHere(const PagePool& pool, const PageGroups& groups,
                          absl::Span<const PageHash> names, int64_t tile_tokens) {
  const int64_t widest =
      *std::max_element(groups.window_tokens.begin(), groups.window_tokens.end());
  auto end = static_cast<int64_t>(names.size());
  for (int64_t page = end - 1; page >= 0; --page) {
    if (page < FirstPageInWindow(end * kPageTokens, widest)) break;
    if (page >= end || IsHere(pool, groups, names[page], page, end)) continue;
    end = InWholeTiles(page, tile_tokens);
  }
  return end;
}

}  // namespace

PrefixMatch FindPrefix(const PagePool& pool, const PageGroups& groups,
                       absl::Span<const PageHash> names, int64_t tile_tokens) {
  const bool is_one = groups.count() == 1 && !groups.has_window(0);
  if (is_one && tile_tokens == kPageTokens) return pool.Match(names);
  PrefixMatch found;
  found.pages = InWholeTiles(GrowingPagesHere(pool, groups, names), tile_tokens);
  if (groups.growing_count() < groups.count()) {
    found.pages = WindowedPagesHere(pool, groups, names.subspan(0, found.pages), tile_tokens);
  }
  for (int group = 0; group < groups.growing_count(); ++group) {
    found.idle_pages += pool.Match(names.subspan(0, found.pages), group).idle_pages;
  }
  return found;
}

}  // namespace longspan
