// Counts the host's pool: pages and state slots in the host's memory, where requests wait that were
// preempted. Numbers only. Engine thread.
#pragma once

#include <cstdint>
#include <vector>

#include "absl/types/span.h"

namespace longspan {

class HostPool {
 public:
  HostPool(int64_t pages, int32_t slots);

  int64_t total_pages() const { return total_pages_; }
  int64_t free_pages() const { return static_cast<int64_t>(free_pages_.size()); }
  int64_t free_slots() const { return static_cast<int64_t>(free_slots_.size()); }
  // Whether a request of so many pages could come in.
  bool Fits(int64_t pages) const { return !free_slots_.empty() && pages <= free_pages(); }
  // There must be as many.
  std::vector<int32_t> TakePages(int64_t pages);
  int32_t TakeSlot();
  void GiveBack(absl::Span<const int32_t> pages, int32_t slot);

 private:
  int64_t total_pages_;
  std::vector<int32_t> free_pages_;  // stacks: the last is taken next
  std::vector<int32_t> free_slots_;
};

}  // namespace longspan
