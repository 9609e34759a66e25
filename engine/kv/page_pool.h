// Counts the pages of the KV cache: which are free, which are reserved, how often each is used.
// Knows page numbers only, never memory. Engine thread.
//
// A request reserves, when it is admitted, every page it can ever need; each page it then takes
// comes out of that reservation. So a running sequence never finds the pool empty.
#pragma once

#include <cstdint>
#include <vector>

#include "absl/status/status.h"

namespace longspan {

class PagePool {
 public:
  explicit PagePool(int64_t pages);
  // Pages are handed out in the order of `order`, a permutation of all page numbers.
  explicit PagePool(std::vector<int32_t> order);

  int64_t total_pages() const { return static_cast<int64_t>(references_.size()); }
  int64_t free_pages() const { return static_cast<int64_t>(free_.size()); }
  int64_t reserved_pages() const { return reserved_pages_; }  // of the free ones
  int64_t available_pages() const { return free_pages() - reserved_pages_; }
  int64_t most_used_pages() const { return most_used_pages_; }  // at any time so far

  // False, and nothing changes, unless as many are available.
  [[nodiscard]] bool Reserve(int64_t pages);
  void Unreserve(int64_t pages);
  // Takes one reserved page, used once.
  int32_t Take();
  // One more user of a page in use (a fork shares its parent's full pages).
  void Share(int32_t page);
  // One user fewer; the page is free after its last.
  void Release(int32_t page);

  int32_t references(int32_t page) const { return references_[page]; }
  // Internal unless free + used = total, no page is free twice or free and used, and reservations
  // are covered.
  absl::Status CheckIntegrity() const;

 private:
  std::vector<int32_t> free_;        // a stack: the last is taken next
  std::vector<int32_t> references_;  // by page; 0 when free
  int64_t reserved_pages_ = 0;
  int64_t most_used_pages_ = 0;
};

}  // namespace longspan
