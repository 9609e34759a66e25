// Counts the pages of the KV cache: which are free, which are in use and by how many, which are not
// in use but keep contents that can be found again by name (page_hash.h). Knows numbers and names
// only, never memory. Engine thread.
//
//   free ── Take ──▶ used ── last Release ──▶ cached (if published) ── Adopt ──▶ used
//    ▲                                          │
//    └────────────── eviction, when taken ──────┘
//
// free + cached + used = total, which grows while memory for pages is taken. Reservations are
// covered by free and cached pages: what an admitted request has reserved is there whenever it
// takes it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "engine/kv/eviction_order.h"
#include "engine/kv/prefix_tree.h"
#include "engine/request/page_hash.h"
#include "kernels/kv_layout.h"

namespace longspan {

struct PagePoolOptions {
  std::vector<int32_t> order;      // pages are first handed out in this order, a permutation
  int64_t tenant_quota_pages = 0;  // a tenant that caches more loses pages first; 0: no quota
  int64_t absent_pages = 0;        // the last of them, for which there is no memory yet
};

struct PrefixMatch {
  int64_t pages = 0;       // leading pages that are here
  int64_t idle_pages = 0;  // of them those in nobody's use: using them takes from what is available
};

class PagePool {
 public:
  explicit PagePool(int64_t pages);
  explicit PagePool(PagePoolOptions options);

  int64_t total_pages() const { return static_cast<int64_t>(references_.size() - absent_.size()); }
  // Their numbers are below this; it never changes. Any thread.
  int64_t end_page() const { return static_cast<int64_t>(references_.size()); }
  int64_t free_pages() const { return static_cast<int64_t>(free_.size()); }  // that hold nothing
  // In nobody's use, with contents that can be found; all, or one tenant's.
  int64_t cached_pages() const { return eviction_order_.size(); }
  int64_t cached_pages_of(int64_t tenant) const { return eviction_order_.size_of(tenant); }
  int64_t used_pages() const { return total_pages() - free_pages() - cached_pages(); }
  int64_t reserved_pages() const { return reserved_pages_; }  // of those free or cached
  int64_t available_pages() const { return free_pages() + cached_pages() - reserved_pages_; }
  int64_t most_used_pages() const { return most_used_pages_; }  // at any time so far
  int64_t evicted_pages() const { return evicted_pages_; }      // so far

  // There are so many pages now, never fewer than before.
  void GrowTo(int64_t pages);
  // False, and nothing changes, unless as many are available.
  [[nodiscard]] bool Reserve(int64_t pages);
  void Unreserve(int64_t pages);
  // Takes one reserved page, used once: a free one, or else the cached one that goes first
  // (eviction_order.h).
  int32_t Take();
  // Likewise one that nobody has reserved, if one is available.
  std::optional<int32_t> TakeUnreserved();
  // One more user of a page in use (a fork shares its parent's full pages).
  void Share(int32_t page);
  // One user fewer of each of a sequence's pages, given in logical order: of what stays cached, the
  // last pages are evicted first.
  void Release(absl::Span<const int32_t> pages);
  // One user fewer of a page that is found by itself, which its sequence goes on without, since a
  // window has passed it. Such pages are many, and few of them are of use to anybody: unless it is
  // to be kept, or has been found by a prompt before, it goes before all else that is cached.
  void ReleasePassed(int32_t page, bool is_kept);

  // The longest prefix of these names, of one group's pages (InGroup), that is here. O(log names).
  PrefixMatch Match(absl::Span<const PageHash> names, int group = 0) const;
  bool Holds(const PageHash& name, int group) const {
    return tree_.Find(InGroup(name, group)) != PrefixTree::kNone;
  }
  // One more user of the pages that hold these names, all of which are here; in order. The caller
  // has seen to it that idle ones among them are available.
  std::vector<int32_t> Adopt(absl::Span<const PageHash> names, int group = 0);
  // A page in use is full and computed, and can be found by this name from now on. `previous_page`
  // is the one before it in its sequence: while that one cannot be found, neither can this. kNoPage
  // for the first, and for pages that are found each by itself (those of a window). Where another
  // page has the name already, this one stands in for it when it is out of use, and is free after
  // its own last user otherwise. `tenant` is a number that is the tenant's own for as long as it
  // has pages here; the prefix is of the tenant of its first page.
  void Publish(int32_t page, int32_t previous_page, const PageHash& name, int64_t tenant);
  // Its contents cannot be found any more, nor what follows on them: they cannot be trusted.
  void Forget(int32_t page);
  // Likewise, by the name under which they may be here.
  void Forget(const PageHash& name, int group);

  int32_t references(int32_t page) const { return references_[page]; }
  // Whether the page's contents can be found.
  bool is_published(int32_t page) const { return tree_.NodeOf(page) != PrefixTree::kNone; }
  // Internal unless every page is in one state, names, their order and counts agree, and
  // reservations are covered.
  absl::Status CheckIntegrity() const;

 private:
  int32_t TakeAny();
  void ReleaseOne(int32_t page, bool goes_first);
  // The node and all below it; their pages stay with their users, or are free.
  void ForgetNode(int32_t node);
  void NoteUse();
  absl::Status CheckPage(int32_t page, bool is_free) const;
  absl::Status CheckNode(int32_t node) const;

  std::vector<int32_t> free_;        // a stack: the last is taken next
  std::vector<int32_t> absent_;      // likewise: the last is there next
  std::vector<int32_t> references_;  // by page; 0 when free or cached
  std::vector<bool> was_adopted_;    // by page, since it was taken
  PrefixTree tree_;                  // a node is in use if one of its pages is
  EvictionOrder eviction_order_;     // of nodes not in use, children before their parents
  int64_t reserved_pages_ = 0;
  int64_t most_used_pages_ = 0;
  int64_t evicted_pages_ = 0;
};

}  // namespace longspan
