#include "kernels/cuda/attention/copy_plan/copy_plan.h"

#include <algorithm>
#include <utility>

namespace longspan::cuda {
namespace {

// A page by its id, and a place where it stands.
using PageAtPlace = std::pair<int32_t, int32_t>;

// Numbers for these pages, the same for the same page, in the order of their ids.
void Number(std::vector<PageAtPlace>& pages, CopyPlan& plan) {
  std::sort(pages.begin(), pages.end());
  int32_t last = kNoPage;
  for (const auto& [page, place] : pages) {
    if (page == kNoPage) continue;
    if (page != last) plan.places.push_back(place);
    plan.copy_of_place[place] = static_cast<int32_t>(plan.places.size()) - 1;
    last = page;
  }
}

std::vector<PageRun> RunsOf(absl::Span<const int32_t> page_ids, absl::Span<const int32_t> places,
                            int64_t piece_pages) {
  std::vector<PageRun> runs;
  for (size_t copy = 0; copy < places.size(); ++copy) {
    const int32_t page = page_ids[places[copy]];
    const bool begins_piece = page % piece_pages == 0;
    if (!runs.empty() && !begins_piece && page == runs.back().first_page + runs.back().count) {
      ++runs.back().count;
    } else {
      runs.push_back({page, static_cast<int32_t>(copy), 1});
    }
  }
  if (runs.size() > kMostPageRuns) runs.clear();
  return runs;
}

}  // namespace

PageSpan PagesRead(const RaggedBatch& batch, int row, int64_t window_tokens) {
  const int64_t first = batch.first_positions[row] + 1 - window_tokens;
  return {window_tokens > 0 && first > 0 ? PageOfToken(first) : 0,
          PagesForTokens(batch.length_tokens(row))};
}

CopyPlan PlanCopy(const RaggedBatch& batch, int group, absl::Span<const int> rows,
                  int64_t window_tokens, int64_t piece_pages) {
  const bool at_home = piece_pages > 0;
  const auto page_ids = batch.page_ids.subspan(group * batch.page_count(), batch.page_count());
  std::vector<PageAtPlace> unwritten;
  std::vector<PageAtPlace> others;
  for (const int row : rows) {
    const PageSpan span = PagesRead(batch, row, window_tokens);
    const int64_t first_written = at_home ? PageOfToken(batch.first_positions[row]) : 0;
    for (int64_t page = span.begin; page < span.end; ++page) {
      const auto place = static_cast<int32_t>(batch.page_offsets[row] + page);
      (page < first_written ? unwritten : others).emplace_back(page_ids[place], place);
    }
  }
  CopyPlan plan;
  plan.copy_of_place.assign(page_ids.size(), kNoPage);
  Number(unwritten, plan);
  plan.unwritten = static_cast<int>(plan.places.size());
  if (at_home) plan.runs = RunsOf(page_ids, plan.places, piece_pages);
  Number(others, plan);
  return plan;
}

}  // namespace longspan::cuda
