#include "kernels/cuda/attention/written_pages.h"

#include <algorithm>
#include <utility>

#include "kernels/cuda/attention/attention_args.h"
#include "kernels/cuda/attention/rooms/copy_pages.h"
#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {
namespace {

// Keys and values of a page of one layer, with their scales.
size_t StoredBytes(const KvLayout& layout) {
  return size_t(layout.kv_heads) * kPageTokens * layout.kv_bytes_per_token();
}

int ElementBytes(const KvLayout& layout) { return static_cast<int>(SizeBytes(layout.kv_dtype)); }

}  // namespace

void WrittenPages::BeginStep(const RaggedBatch& batch, const StepRows& step) {
  batch_ = &batch;
  step_ = &step;
  places_ = nullptr;
  layer_ = nullptr;
  written_ = {};
}

// Only models of one group of layers have homes.
absl::Status WrittenPages::StagePlaces() {
  std::vector<int32_t> begun;
  std::vector<int32_t> new_pages;
  for (int row = 0; row < batch_->rows(); ++row) {
    if (batch_->token_count(row) < 2) continue;
    const int64_t first = batch_->first_positions[row];
    const int64_t end = PagesForTokens(batch_->length_tokens(row));
    for (int64_t page = PageOfToken(first); page < end; ++page) {
      const bool is_begun = page * kPageTokens < first;
      (is_begun ? begun : new_pages)
          .push_back(static_cast<int32_t>(batch_->page_offsets[row] + page));
    }
  }
  begun_ = static_cast<int>(begun.size());
  pages_ = begun_ + static_cast<int>(new_pages.size());
  const int64_t page_count = batch_->page_count();
  LONGSPAN_ASSIGN_OR_RETURN(const Staged staged,
                            staging_.Take((page_count + pages_) * sizeof(int32_t)));
  auto* places = reinterpret_cast<int32_t*>(staged.host);
  int32_t* page_places = places + page_count;
  std::copy(new_pages.begin(), new_pages.end(), std::copy(begun.begin(), begun.end(), page_places));
  std::fill_n(places, page_count, kNoPage);
  for (int32_t page = 0; page < pages_; ++page) places[page_places[page]] = page;
  LONGSPAN_RETURN_IF_ERROR(staging_.Upload(staged));
  places_ = reinterpret_cast<const int32_t*>(staged.device);
  page_places_ = places_ + page_count;
  return absl::OkStatus();
}

absl::StatusOr<DeviceWrittenPages> WrittenPages::Begin(const KvLayerView& kv) {
  written_ = {};
  layer_ = nullptr;
  if (!kv.rooms.exist() || step_->all.chunks == 0) return written_;
  if (places_ == nullptr) LONGSPAN_RETURN_IF_ERROR(StagePlaces());
  const KvLayout& layout = *kv.layout;
  LONGSPAN_ASSIGN_OR_RETURN(void* memory, memory_.AtLeast(pages_ * StoredBytes(layout)));
  const size_t block_bytes =
      layout.key_elements_per_page() * SizeBytes(layout.kv_dtype) * size_t(pages_);
  auto* at = static_cast<char*>(memory);
  written_.places = places_;
  written_.keys = std::exchange(at, at + block_bytes);
  written_.values = std::exchange(at, at + block_bytes);
  if (layout.has_scales()) {
    const size_t scale_bytes = layout.scale_elements_per_page() * size_t(pages_);
    written_.key_scales = std::exchange(at, at + scale_bytes);
    written_.value_scales = at;
  }
  layer_ = kv.keys.data;
  if (begun_ == 0) return written_;
  LONGSPAN_RETURN_IF_ERROR(
      StatusOf(LaunchCopyPages({step_->OfGroup(kv.group), PagesOf(kv), page_places_, begun_,
                                written_.keys, written_.values, ElementBytes(layout), nullptr,
                                written_.key_scales, written_.value_scales},
                               stream_),
               "begun pages"));
  return written_;
}

absl::Status WrittenPages::GoHome(const KvLayerView& kv) {
  if (written_.places == nullptr) return absl::OkStatus();
  return StatusOf(LaunchPagesGoHome({step_->OfGroup(kv.group), PagesOf(kv), page_places_, pages_,
                                     written_, ElementBytes(*kv.layout)},
                                    stream_),
                  "written pages");
}

DevicePages WrittenPages::AsPages(const DevicePages& layer) const {
  DevicePages pages = layer;
  pages.keys = written_.keys;
  pages.values = written_.values;
  pages.key_scales = written_.key_scales;
  pages.value_scales = written_.value_scales;
  pages.rooms = {};
  return pages;
}

// A row begins and ends within a page.
void WrittenPages::AddNeeds(const KvLayout& layout, const StepBounds& bounds,
                            std::vector<WorkspaceNeed>& needs) {
  const int64_t pages = bounds.tokens / kPageTokens + int64_t{2} * bounds.rows;
  needs.push_back({&memory_, pages * StoredBytes(layout)});
}

}  // namespace longspan::cuda
