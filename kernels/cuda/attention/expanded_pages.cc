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

bool IsMember(const RowSplit& split, const StepRows& step, const RaggedBatch& batch, int row) {
  if (batch.token_count(row) < 2) return false;
  const bool dense = batch.attends_densely[row] != 0;
  return &split == &step.all || dense == (&split == &step.dense);
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
  CopyPlan plan = PlanCopy(*batch_, layer.page_group, rows, window_tokens, layer.home_piece_pages);
  const size_t ids = plan.copy_of_place.size() + plan.places.size();
  LONGSPAN_ASSIGN_OR_RETURN(const Staged staged,
                            staging_.Take(ids * sizeof(int32_t) + batch_->rows()));
  auto* page_ids = reinterpret_cast<int32_t*>(staged.host);
  int32_t* places = std::copy(plan.copy_of_place.begin(), plan.copy_of_place.end(), page_ids);
  auto* takes_part =
      reinterpret_cast<uint8_t*>(std::copy(plan.places.begin(), plan.places.end(), places));
  std::fill_n(takes_part, batch_->rows(), uint8_t{0});
  for (const int row : rows) takes_part[row] = 1;
  LONGSPAN_RETURN_IF_ERROR(staging_.Upload(staged));
  Part part;
  part.page_ids = reinterpret_cast<const int32_t*>(staged.device);
  part.places = part.page_ids + plan.copy_of_place.size();
  part.pages = static_cast<int>(plan.places.size());
  part.unwritten = plan.unwritten;
  part.runs = std::move(plan.runs);
  if (is_whole) return part;
  part.step = std::make_unique<StepRows>(layer.step);
  RowSplit& own = &split == &layer.step.all     ? part.step->all
                  : &split == &layer.step.dense ? part.step->dense
                                                : part.step->sparse;
  own.singles = 0;
  own.chunks = static_cast<int>(rows.size());
  own.is_chunk = reinterpret_cast<const uint8_t*>(part.places + part.pages);
  own.chunk_runs.clear();
  for (const int row : rows) {
    own.chunk_runs.push_back({batch_->first_positions[row], batch_->token_count(row)});
  }
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
    if (layer.pages.has_rooms()) LONGSPAN_RETURN_IF_ERROR(BeginNext(layer, *parts));
    DeviceRows rows = layer.rows;
    rows.page_ids = part.page_ids;
    const StepRows& step = part.step == nullptr ? layer.step : *part.step;
    const RowSplit& members = &split == &layer.step.all     ? step.all
                              : &split == &layer.step.dense ? step.dense
                                                            : step.sparse;
    LONGSPAN_RETURN_IF_ERROR(attend({step, rows, layer.layout, pages, layer.query_heads, layer.q,
                                     layer.cache, layer.page_group},
                                    members));
  }
  return absl::OkStatus();
}

void ExpandedPages::NoteTurn(const DevicePages& pages) {
  if (first_layer_ == nullptr) first_layer_ = pages.keys;
  if (last_layer_ != nullptr && last_layer_ != pages.keys) behind_[last_layer_] = pages;
  last_layer_ = pages.keys;
}

// Once this layer's copy is queued: what is in the other slot has been read by all before.
absl::Status ExpandedPages::BeginNext(const LayerStep& layer, const Parts& parts) {
  NoteTurn(layer.pages);
  const auto next = behind_.find(layer.pages.keys);
  const bool is_known = next != behind_.end() && next->second.keys != first_layer_;
  const bool attends_at_once = parts_.size() == 1 && parts.parts.size() == 1;
  if (!is_known || !attends_at_once || !parts.parts[0].is_brought()) return absl::OkStatus();
  return homes_.Begin(LoadOf(next->second, parts.parts[0]));
}

HomeStream::Load ExpandedPages::LoadOf(const DevicePages& from, const Part& part) const {
  return {from, part.runs, part.pages, from.is_fp8() ? 1 : static_cast<int>(sizeof(uint16_t))};
}

// For the copy, where it is not what the copy engine brings.
absl::StatusOr<DevicePages> ExpandedPages::MemoryFor(const LayerStep& layer, const Part& part) {
  if (!layer.pages.is_fp8()) return homes_.Take(LoadOf(layer.pages, part));
  const size_t bytes = part.pages * ExpandedPageBytes(layer.layout);
  DevicePages copy = layer.pages;
  LONGSPAN_ASSIGN_OR_RETURN(copy.keys, expanded_.AtLeast(bytes));
  copy.values = static_cast<char*>(copy.keys) + bytes / 2;
  copy.key_scales = copy.value_scales = nullptr;
  copy.rooms = {};
  return copy;
}

// Of e4m3 what is brought is expanded from there; of bf16 it is the copy.
absl::StatusOr<DevicePages> ExpandedPages::CopyOf(const LayerStep& layer, const Part& part) {
  DevicePages unwritten = layer.pages;
  DeviceRows rows = layer.rows;
  if (part.is_brought()) {
    LONGSPAN_ASSIGN_OR_RETURN(unwritten, homes_.Wait(LoadOf(layer.pages, part)));
    rooms_.AddHomeBlocks(int64_t{part.unwritten} * layer.pages.kv_heads);
    rows.page_ids = part.page_ids;
  }
  DevicePages copy = unwritten;
  if (!part.is_brought() || layer.pages.is_fp8()) {
    LONGSPAN_ASSIGN_OR_RETURN(copy, MemoryFor(layer, part));
    LONGSPAN_RETURN_IF_ERROR(Copy(rows, unwritten, part, 0, part.unwritten, copy));
  }
  LONGSPAN_RETURN_IF_ERROR(CopyWritten(layer, part, copy));
  return copy;
}

// The step's own pages, and where nothing is at home all.
absl::Status ExpandedPages::CopyWritten(const LayerStep& layer, const Part& part,
                                        const DevicePages& to) {
  DeviceRows rows = layer.rows;
  DevicePages from = layer.pages;
  if (const int32_t* written = written_.Of(layer.pages.keys).places) {
    rows.page_ids = written;
    from = written_.AsPages(layer.pages);
  }
  return Copy(rows, from, part, part.unwritten, part.pages, to);
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
  behind_.clear();
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
