#include "kernels/cuda/attention/expanded_pages.h"

#include <algorithm>
#include <utility>

#include "kernels/cuda/attention/expand/expand_pages.h"
#include "kernels/cuda/attention/rooms/copy_pages.h"
#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {
namespace {

int64_t ExpandedPageBytes(const KvLayout& layout) {
  return 2 * layout.key_elements_per_page() * static_cast<int64_t>(SizeBytes(DType::kBf16));
}

// Pages of a row that its tokens read: [begin, end).
struct PageSpan {
  int64_t begin;
  int64_t end;
  int64_t count() const { return end - begin; }
};

PageSpan PagesRead(const RaggedBatch& batch, int row, int64_t window_tokens) {
  const int64_t first = batch.first_positions[row] + 1 - window_tokens;
  return {window_tokens > 0 && first > 0 ? PageOfToken(first) : 0,
          PagesForTokens(batch.length_tokens(row))};
}

bool IsMember(const RowSplit& split, const StepRows& step, const RaggedBatch& batch, int row) {
  if (batch.token_count(row) < 2) return false;
  const bool dense = batch.attends_densely[row] != 0;
  return &split == &step.all || dense == (&split == &step.dense);
}

}  // namespace

void ExpandedPages::BeginStep(const RaggedBatch& batch) {
  batch_ = &batch;
  parts_.clear();
}

absl::StatusOr<ExpandedPages::Part> ExpandedPages::StagePart(const LayerStep& layer,
                                                             const RowSplit& split,
                                                             int64_t window_tokens,
                                                             absl::Span<const int> rows,
                                                             bool is_whole) {
  const int64_t page_count = batch_->page_count();
  int64_t pages = 0;
  for (const int row : rows) pages += PagesRead(*batch_, row, window_tokens).count();
  const size_t id_bytes = (page_count + pages) * sizeof(int32_t);
  LONGSPAN_ASSIGN_OR_RETURN(const Staged staged, staging_.Take(id_bytes + batch_->rows()));
  auto* page_ids = reinterpret_cast<int32_t*>(staged.host);
  int32_t* places = page_ids + page_count;
  auto* takes_part = reinterpret_cast<uint8_t*>(places + pages);
  std::fill_n(page_ids, page_count, kNoPage);
  std::fill_n(takes_part, batch_->rows(), uint8_t{0});
  int32_t next = 0;
  std::vector<TokenRun> runs;
  for (const int row : rows) {
    takes_part[row] = 1;
    runs.push_back({batch_->first_positions[row], batch_->token_count(row)});
    const PageSpan span = PagesRead(*batch_, row, window_tokens);
    for (int64_t page = span.begin; page < span.end; ++page) {
      const auto place = static_cast<int32_t>(batch_->page_offsets[row] + page);
      page_ids[place] = next;
      places[next++] = place;
    }
  }
  LONGSPAN_RETURN_IF_ERROR(staging_.Upload(staged));
  Part part;
  part.page_ids = reinterpret_cast<const int32_t*>(staged.device);
  part.places = part.page_ids + page_count;
  part.pages = next;
  if (is_whole) return part;
  part.step = std::make_unique<StepRows>(layer.step);
  RowSplit& own = &split == &layer.step.all     ? part.step->all
                  : &split == &layer.step.dense ? part.step->dense
                                                : part.step->sparse;
  own.singles = 0;
  own.chunks = static_cast<int>(rows.size());
  own.is_chunk = reinterpret_cast<const uint8_t*>(part.places + pages);
  own.chunk_runs = std::move(runs);
  own.chunk_rows.assign(rows.begin(), rows.end());
  return part;
}

absl::StatusOr<const ExpandedPages::Parts*> ExpandedPages::PartsOf(const LayerStep& layer,
                                                                   const RowSplit& split,
                                                                   int64_t window_tokens) {
  for (const Parts& made : parts_) {
    if (made.split == &split && made.window_tokens == window_tokens) return &made;
  }
  const int64_t most_pages = least_bytes_ / ExpandedPageBytes(layer.layout);
  std::vector<std::vector<int>> groups;
  int64_t pages = 0;
  for (int row = 0; row < batch_->rows(); ++row) {
    if (!IsMember(split, layer.step, *batch_, row)) continue;
    const int64_t own = PagesRead(*batch_, row, window_tokens).count();
    if (groups.empty() || pages + own > most_pages) {
      groups.emplace_back();
      pages = 0;
    }
    groups.back().push_back(row);
    pages += own;
  }
  Parts parts = {&split, window_tokens, {}};
  for (const std::vector<int>& rows : groups) {
    LONGSPAN_ASSIGN_OR_RETURN(Part part,
                              StagePart(layer, split, window_tokens, rows, groups.size() == 1));
    parts.parts.push_back(std::move(part));
  }
  parts_.push_back(std::move(parts));
  return &parts_.back();
}

absl::Status ExpandedPages::ForChunks(const LayerStep& layer, const RowSplit& split,
                                      int64_t window_tokens, Attend attend) {
  if (!layer.pages.is_fp8() && !layer.pages.has_rooms()) return attend(layer, split);
  LONGSPAN_ASSIGN_OR_RETURN(const Parts* parts, PartsOf(layer, split, window_tokens));
  for (const Part& part : parts->parts) {
    const size_t bytes = part.pages * ExpandedPageBytes(layer.layout);
    LONGSPAN_ASSIGN_OR_RETURN(void* memory, expanded_.AtLeast(bytes));
    DevicePages pages = layer.pages;
    pages.keys = memory;
    pages.values = static_cast<char*>(memory) + bytes / 2;
    pages.key_scales = pages.value_scales = nullptr;
    pages.rooms = {};
    LONGSPAN_RETURN_IF_ERROR(Copy(layer, part, pages));
    DeviceRows rows = layer.rows;
    rows.page_ids = part.page_ids;
    const StepRows& step = part.step == nullptr ? layer.step : *part.step;
    const RowSplit& members = &split == &layer.step.all     ? step.all
                              : &split == &layer.step.dense ? step.dense
                                                            : step.sparse;
    LONGSPAN_RETURN_IF_ERROR(attend(
        {step, rows, layer.layout, pages, layer.query_heads, layer.q, layer.cache}, members));
  }
  return absl::OkStatus();
}

absl::Status ExpandedPages::Copy(const LayerStep& layer, const Part& part, const DevicePages& to) {
  unsigned long long* home_blocks = nullptr;
  if (layer.pages.has_rooms()) {
    LONGSPAN_ASSIGN_OR_RETURN(RoomCounters * counters, rooms_.Counters());
    home_blocks = &counters->home_blocks;
  }
  if (layer.pages.is_fp8()) {
    return StatusOf(LaunchExpandPages({layer.rows, layer.pages, part.places, part.pages, to.keys,
                                       to.values, home_blocks},
                                      stream_),
                    "expand pages");
  }
  return StatusOf(LaunchCopyPages({layer.rows, layer.pages, part.places, part.pages, to.keys,
                                   to.values, sizeof(uint16_t), home_blocks},
                                  stream_),
                  "copy pages");
}

void ExpandedPages::AddNeeds(const ModelGeometry& geometry, const StepBounds& bounds, int64_t pages,
                             std::vector<WorkspaceNeed>& needs) {
  const KvLayout& layout = geometry.layout;
  if (!layout.has_scales() && geometry.home_pages == 0) return;
  const int64_t longest = PagesForTokens(bounds.length_tokens);
  const int64_t page_bytes = ExpandedPageBytes(layout);
  const int64_t at_once = std::max(longest, least_bytes_ / page_bytes);
  const int64_t all = std::min(pages, bounds.rows * longest);
  needs.push_back({&expanded_, static_cast<size_t>(std::min(at_once, all) * page_bytes)});
}

}  // namespace longspan::cuda
