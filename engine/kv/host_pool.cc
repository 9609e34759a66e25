#include "engine/kv/host_pool.h"

#include "kernels/base/check.h"

namespace longspan {

HostPool::HostPool(int64_t pages, int32_t slots) : total_pages_(pages) {
  for (int64_t page = pages; page > 0; --page) {
    free_pages_.push_back(static_cast<int32_t>(page - 1));
  }
  for (int32_t slot = slots; slot > 0; --slot) free_slots_.push_back(slot - 1);
}

std::vector<int32_t> HostPool::TakePages(int64_t pages) {
  LONGSPAN_CHECK(pages <= free_pages());
  std::vector<int32_t> taken(free_pages_.rbegin(), free_pages_.rbegin() + pages);
  free_pages_.resize(free_pages_.size() - pages);
  return taken;
}

int32_t HostPool::TakeSlot() {
  LONGSPAN_CHECK(!free_slots_.empty());
  const int32_t slot = free_slots_.back();
  free_slots_.pop_back();
  return slot;
}

void HostPool::GiveBack(absl::Span<const int32_t> pages, int32_t slot) {
  free_pages_.insert(free_pages_.end(), pages.begin(), pages.end());
  free_slots_.push_back(slot);
}

}  // namespace longspan
