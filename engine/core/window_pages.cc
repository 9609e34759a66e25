#include "engine/core/window_pages.h"

#include <algorithm>

#include "kernels/base/check.h"
#include "kernels/kv_layout.h"

namespace longspan {

std::vector<int32_t> WindowPages::Adopt(absl::Span<const PageHash> names, int group) {
  const auto end = static_cast<int64_t>(names.size());
  const int64_t first = First(group, end * kPageTokens);
  std::vector<int32_t> table(first, kNoPage);
  for (int64_t page = first; page < end; ++page) {
    table.push_back(pool_.Adopt(names.subspan(page, 1), group).front());
    if (pool_.references(table.back()) > 1) LONGSPAN_CHECK(pool_.Reserve(1));
  }
  return table;
}

void WindowPages::Share(int32_t page, int64_t& reserved_pages) {
  LONGSPAN_CHECK(reserved_pages > 0);
  pool_.Share(page);
  --reserved_pages;
}

void WindowPages::Leave(int32_t page, bool is_kept, int64_t& reserved_pages) {
  const bool was_shared = pool_.references(page) > 1;
  pool_.ReleasePassed(page, is_kept);
  if (!was_shared) LONGSPAN_CHECK(pool_.Reserve(1));
  ++reserved_pages;
}

void WindowPages::Release(absl::Span<const int32_t> pages) {
  pool_.Unreserve(std::count_if(pages.begin(), pages.end(),
                                [this](int32_t page) { return pool_.references(page) > 1; }));
  pool_.Release(pages);
}

}  // namespace longspan
