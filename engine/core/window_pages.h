// Pages of the groups of layers that see a window. Sequences share them, as all pages, but give
// them back while they go on, each at its own time.
//
// A page that is given back counts as reserved for its request again, so that what a request holds
// and has reserved stays as it was admitted. Where others use the page, giving it back makes none
// free. So a page is reserved for each of its users but one; whoever gives it back and is not the
// last has that one instead:
//
//   pool.reserved = reservations of requests + sum over pages of windows (users - 1)
//
// Engine thread.
#pragma once

#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "engine/kv/page_pool.h"
#include "engine/request/page_hash.h"
#include "kernels/page_groups.h"

namespace longspan {

class WindowPages {
 public:
  // Both outlive it.
  WindowPages(const PageGroups& groups, PagePool& pool) : groups_(groups), pool_(pool) {}

  // The first page of the group that a token at the position, or a later one, sees; of a group that
  // sees all the first of all.
  int64_t First(int group, int64_t position) const {
    return FirstPageInWindow(position, groups_.window_tokens[group]);
  }
  // A page table: what the token behind these names sees of them, all of which is here. Each page
  // takes one from what is available, whoever uses it.
  std::vector<int32_t> Adopt(absl::Span<const PageHash> names, int group);
  // One more user, whose request has reserved a page for it.
  void Share(int32_t page, int64_t& reserved_pages);
  // One user fewer, whose request goes on and has one more reserved.
  void Leave(int32_t page, bool is_kept, int64_t& reserved_pages);
  // One user fewer of each, who does not go on.
  void Release(absl::Span<const int32_t> pages);

 private:
  const PageGroups& groups_;
  PagePool& pool_;
};

}  // namespace longspan
