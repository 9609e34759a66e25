#include "kernels/cuda/attention/expanded_pages.h"

#include <algorithm>
#include <utility>

#include "kernels/cuda/attention/expand/expand_pages.h"
#include "kernels/cuda/attention/rooms/copy_pages.h"
#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {
namespace {

// Each takes the host some microseconds in each layer.
constexpr size_t kMostRuns = 128;

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

// Pages that the step does not write, those at home in the order of their ids, so that neighbours
// travel together: places in the step's page ids. None where there are too many runs.
std::vector<PageRun> RunsOf(const RaggedBatch& batch, std::vector<int32_t>& places) {
  const absl::Span<const int32_t> ids = batch.page_ids;  // of the one group that has homes
  std::sort(places.begin(), places.end(), [&ids](int32_t a, int32_t b) { return ids[a] < ids[b]; });
  std::vector<PageRun> runs;
  for (size_t place = 0; place < places.size(); ++place) {
    const int32_t page = ids[places[place]];
    if (!runs.empty() && page == runs.back().first_page + runs.back().count) {
      ++runs.back().count;
    } else {
      runs.push_back({page, static_cast<int32_t>(place), 1});
    }
  }
  if (runs.size() > kMostRuns) runs.clear();
  return runs;
}

}  // namespace

void ExpandedPages::BeginStep(const RaggedBatch& batch) {
  batch_ = &batch;
  parts_.clear();
  first_layer_ = last_layer_ = nullptr;
  homes_.BeginStep();
}

absl::StatusOr<ExpandedPages::Part> ExpandedPages::StagePart(const LayerStep& layer,
                                                             const RowSplit& split,
                                                             int64_t window_tokens,
                                                             absl::Span<const int> rows,
                                                             bool is_whole) {
  const int64_t page_count = batch_->page_count();
  std::vector<int32_t> at_home;
  std::vector<int32_t> others;
  std::vector<TokenRun> token_runs;
  for (const int row : rows) {
    token_runs.push_back({batch_->first_positions[row], batch_->token_count(row)});
    const PageSpan span = PagesRead(*batch_, row, window_tokens);
    const int64_t first_written = PageOfToken(batch_->first_positions[row]);
    for (int64_t page = span.begin; page < span.end; ++page) {
      const bool is_at_home = layer.pages.has_rooms() && page < first_written;
      (is_at_home ? at_home : others)
          .push_back(static_cast<int32_t>(batch_->page_offsets[row] + page));
    }
  }
  Part part;
  part.runs = RunsOf(*batch_, at_home);
  part.at_home = static_cast<int>(at_home.size());
  const size_t pages = at_home.size() + others.size();
  const size_t id_bytes = (page_count + pages) * sizeof(int32_t);
  LONGSPAN_ASSIGN_OR_RETURN(const Staged staged, staging_.Take(id_bytes + batch_->rows()));
  auto* page_ids = reinterpret_cast<int32_t*>(staged.host);
  int32_t* places = page_ids + page_count;
  auto* takes_part = reinterpret_cast<uint8_t*>(places + pages);
  std::copy(others.begin(), others.end(), std::copy(at_home.begin(), at_home.end(), places));
  std::fill_n(page_ids, page_count, kNoPage);
  for (size_t page = 0; page < pages; ++page) page_ids[places[page]] = static_cast<int32_t>(page);
  std::fill_n(takes_part, batch_->rows(), uint8_t{0});
  for (const int row : rows) takes_part[row] = 1;
  LONGSPAN_RETURN_IF_ERROR(staging_.Upload(staged));
  part.page_ids = reinterpret_cast<const int32_t*>(staged.device);
  part.places = part.page_ids + page_count;
  part.pages = static_cast<int>(pages);
  if (is_whole) return part;
  part.step = std::make_unique<StepRows>(layer.step);
  RowSplit& own = &split == &layer.step.all     ? part.step->all
                  : &split == &layer.step.dense ? part.step->dense
                                                : part.step->sparse;
  own.singles = 0;
  own.chunks = static_cast<int>(rows.size());
  own.is_chunk = reinterpret_cast<const uint8_t*>(part.places + pages);
  own.chunk_runs = std::move(token_runs);
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
    LONGSPAN_ASSIGN_OR_RETURN(const DevicePages pages, CopyOf(layer, part));
    // Only now: what is in the other place has been read by all that is queued.
    const DevicePages* next = layer.pages.has_rooms() ? LayerBehind(layer.pages) : nullptr;
    if (next != nullptr && parts->parts.size() == 1 && parts_.size() == 1 && part.is_brought()) {
      LONGSPAN_RETURN_IF_ERROR(homes_.Begin(LoadOf(*next, part)));
    }
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

const DevicePages* ExpandedPages::LayerBehind(const DevicePages& pages) {
  if (first_layer_ == nullptr) first_layer_ = pages.keys;
  if (last_layer_ != nullptr && last_layer_ != pages.keys) behind_[last_layer_] = pages;
  last_layer_ = pages.keys;
  const auto found = behind_.find(pages.keys);
  if (found == behind_.end() || found->second.keys == first_layer_) return nullptr;
  return &found->second;
}

HomeStream::Load ExpandedPages::LoadOf(const DevicePages& from, const Part& part) const {
  return {from, part.runs, part.pages, from.is_fp8() ? 1 : static_cast<int>(sizeof(uint16_t))};
}

// Of e4m3 what is brought is expanded from there; of bf16 it is the copy.
absl::StatusOr<DevicePages> ExpandedPages::CopyOf(const LayerStep& layer, const Part& part) {
  DevicePages brought;
  if (part.is_brought()) {
    LONGSPAN_ASSIGN_OR_RETURN(brought, homes_.Wait(LoadOf(layer.pages, part)));
    rooms_.AddHomeBlocks(int64_t{part.at_home} * layer.pages.kv_heads);
  }
  DevicePages copy = brought;
  if (!part.is_brought() || layer.pages.is_fp8()) {
    copy = layer.pages;
    copy.rooms = {};
    const size_t bytes = part.pages * ExpandedPageBytes(layer.layout);
    LONGSPAN_ASSIGN_OR_RETURN(copy.keys, expanded_.AtLeast(bytes));
    copy.values = static_cast<char*>(copy.keys) + bytes / 2;
    copy.key_scales = copy.value_scales = nullptr;
    DeviceRows rows = layer.rows;
    if (part.is_brought()) rows.page_ids = part.page_ids;
    LONGSPAN_RETURN_IF_ERROR(
        Copy(rows, part.is_brought() ? brought : layer.pages, part, 0, part.at_home, copy));
  }
  LONGSPAN_RETURN_IF_ERROR(CopyWritten(layer, part, copy));
  return copy;
}

// The step's own pages, and where nothing is at home all.
absl::Status ExpandedPages::CopyWritten(const LayerStep& layer, const Part& part,
                                        const DevicePages& to) {
  const int32_t* written = written_.PlacesOf(layer.pages);
  if (written == nullptr) {
    return Copy(layer.rows, layer.pages, part, part.at_home, part.pages, to);
  }
  DeviceRows rows = layer.rows;
  rows.page_ids = written;
  return Copy(rows, written_.AsPages(layer.pages), part, part.at_home, part.pages, to);
}

absl::Status ExpandedPages::Copy(const DeviceRows& rows, const DevicePages& from, const Part& part,
                                 int first, int end, const DevicePages& to) {
  unsigned long long* home_blocks = nullptr;
  if (from.has_rooms()) {
    LONGSPAN_ASSIGN_OR_RETURN(RoomCounters * counters, rooms_.Counters());
    home_blocks = &counters->home_blocks;
  }
  const int64_t skipped =
      int64_t{first} * from.kv_heads * kPageTokens * from.head_dim * int64_t{sizeof(uint16_t)};
  void* const keys = static_cast<char*>(to.keys) + skipped;
  void* const values = static_cast<char*>(to.values) + skipped;
  const int32_t* const places = part.places + first;
  if (from.is_fp8()) {
    return StatusOf(
        LaunchExpandPages({rows, from, places, end - first, keys, values, home_blocks}, stream_),
        "expand pages");
  }
  return StatusOf(
      LaunchCopyPages(
          {rows, from, places, end - first, keys, values, sizeof(uint16_t), home_blocks}, stream_),
      "copy pages");
}

void ExpandedPages::AddNeeds(const ModelGeometry& geometry, const StepBounds& bounds, int64_t pages,
                             std::vector<WorkspaceNeed>& needs) {
  const KvLayout& layout = geometry.layout;
  if (!layout.has_scales() && geometry.home_pages == 0) return;
  const int64_t longest = PagesForTokens(bounds.length_tokens);
  const int64_t page_bytes = ExpandedPageBytes(layout);
  const int64_t at_once = std::min(std::max(longest, least_bytes_ / page_bytes),
                                   std::min(pages, bounds.rows * longest));
  if (layout.has_scales()) needs.push_back({&expanded_, static_cast<size_t>(at_once * page_bytes)});
  if (geometry.home_pages == 0) return;
  const int64_t stored_bytes = layout.kv_bytes_per_page() / layout.layers_per_page();
  homes_.AddNeeds(at_once * stored_bytes, needs);
}

}  // namespace longspan::cuda
