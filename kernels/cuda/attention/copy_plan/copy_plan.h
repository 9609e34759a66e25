// Which pages chunks attend to in a copy (expanded_pages.h), and in which order the copy has them.
// Pure, and plain C++.
#pragma once

#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "kernels/ops.h"

namespace longspan::cuda {

// Pages with neighbouring ids, of one piece of the homes, that are neighbours in the copy.
struct PageRun {
  int32_t first_page = 0;
  int32_t first_copy = 0;  // its number in the copy
  int32_t count = 0;
  friend bool operator==(const PageRun&, const PageRun&) = default;
};

// Beyond so many runs each takes the host too long: some microseconds in each layer.
inline constexpr size_t kMostPageRuns = 128;

struct CopyPlan {
  // [page_count] beside the page ids of one group: the page's number in the copy, kNoPage where
  // nothing is copied. A page that stands in several rows' tables is copied once.
  std::vector<int32_t> copy_of_place;
  // [copies] where each stands in the page ids: first those that the step does not write, if pages
  // are at home, then the others, each in the order of their ids.
  std::vector<int32_t> places;
  int unwritten = 0;          // the first ones
  std::vector<PageRun> runs;  // of these; none if they are too many
};

// Pages of a row that its tokens read: [begin, end). window_tokens as DenseAttendArgs has it.
struct PageSpan {
  int64_t begin;
  int64_t end;
  int64_t count() const { return end - begin; }
};
PageSpan PagesRead(const RaggedBatch& batch, int row, int64_t window_tokens);

// Of these rows of the batch and the pages of one group. Those that are at home travel together
// within `piece_pages` (KvRooms); 0: they are on the device.
CopyPlan PlanCopy(const RaggedBatch& batch, int group, absl::Span<const int> rows,
                  int64_t window_tokens, int64_t piece_pages);

}  // namespace longspan::cuda
