#include "engine/kv/page_pool.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "absl/strings/str_cat.h"
#include "kernels/check.h"

namespace longspan {
namespace {

std::vector<int32_t> Ascending(int64_t pages) {
  std::vector<int32_t> order(pages);
  std::iota(order.begin(), order.end(), 0);
  return order;
}

}  // namespace

PagePool::PagePool(int64_t pages) : PagePool(Ascending(pages)) {}

PagePool::PagePool(std::vector<int32_t> order)
    : free_(std::move(order)), references_(free_.size(), 0) {
  std::reverse(free_.begin(), free_.end());
}

bool PagePool::Reserve(int64_t pages) {
  if (pages > available_pages()) return false;
  reserved_pages_ += pages;
  return true;
}

void PagePool::Unreserve(int64_t pages) {
  LONGSPAN_CHECK(pages >= 0 && pages <= reserved_pages_);
  reserved_pages_ -= pages;
}

int32_t PagePool::Take() {
  LONGSPAN_CHECK(reserved_pages_ > 0 && !free_.empty());
  --reserved_pages_;
  const int32_t page = free_.back();
  free_.pop_back();
  references_[page] = 1;
  most_used_pages_ = std::max(most_used_pages_, total_pages() - free_pages());
  return page;
}

void PagePool::Share(int32_t page) {
  LONGSPAN_CHECK(references_[page] > 0);
  ++references_[page];
}

void PagePool::Release(int32_t page) {
  LONGSPAN_CHECK(references_[page] > 0);
  if (--references_[page] == 0) free_.push_back(page);
}

absl::Status PagePool::CheckIntegrity() const {
  std::vector<bool> is_free(references_.size(), false);
  for (int32_t page : free_) {
    if (is_free[page]) return absl::InternalError(absl::StrCat("page ", page, " is free twice"));
    is_free[page] = true;
    if (references_[page] != 0) {
      return absl::InternalError(
          absl::StrCat("page ", page, " is free with ", references_[page], " users"));
    }
  }
  for (size_t page = 0; page < references_.size(); ++page) {
    if (!is_free[page] && references_[page] < 1) {
      return absl::InternalError(absl::StrCat("page ", page, " is neither free nor used"));
    }
  }
  if (reserved_pages_ < 0 || reserved_pages_ > free_pages()) {
    return absl::InternalError(
        absl::StrCat(reserved_pages_, " pages reserved of ", free_pages(), " free ones"));
  }
  return absl::OkStatus();
}

}  // namespace longspan
