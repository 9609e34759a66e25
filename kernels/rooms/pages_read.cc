#include "kernels/rooms/pages_read.h"

#include <algorithm>

#include "kernels/kv_layout.h"

namespace longspan {
namespace {

// Of tokens [begin, end).
void AddPages(int64_t begin, int64_t end, std::vector<int32_t>& pages) {
  for (int64_t page = PageOfToken(begin); page * kPageTokens < end; ++page) {
    pages.push_back(static_cast<int32_t>(page));
  }
}

}  // namespace

void AddPagesRead(const NsaParams& nsa, int64_t position, absl::Span<const int32_t> selected,
                  std::vector<int32_t>& pages) {
  const int64_t end = position + 1;
  for (const int32_t block : selected) {
    if (block < 0) break;
    const int64_t begin = int64_t{block} * nsa.block_tokens;
    AddPages(begin, std::min(begin + nsa.block_tokens, end), pages);
  }
  const int64_t window = nsa.window_span_tokens();
  if (window > 0) AddPages(std::max<int64_t>(0, end - window), end, pages);
}

void AddPagesRead(int64_t position, std::vector<int32_t>& pages) {
  AddPages(0, position + 1, pages);
}

int64_t MostPagesRead(const NsaParams& nsa) {
  const int64_t pages_of_block = PagesForTokens(nsa.block_tokens);
  const int64_t window = nsa.window_span_tokens();
  // A window may begin within a page.
  const int64_t of_window = window > 0 ? PagesForTokens(window - 1) + 1 : 0;
  return std::max(nsa.selected_blocks * pages_of_block + of_window,
                  PagesForTokens(nsa.dense_below_tokens));
}

}  // namespace longspan
