#include "kernels/cpu/tile_loader.h"

#include <algorithm>

#include "kernels/cpu/kv_pages.h"

namespace longspan::cpu {
namespace {

// Up to one block of rows, widening on the way into registers beats widening into memory.
constexpr int64_t kRowsServedInPlace = 4;

void ClearColumns(float* keys, int head_dim, int64_t begin, int64_t end) {
  if (begin >= end) return;
  for (int e = 0; e < head_dim; ++e) {
    std::fill(keys + e * kTileColumns + begin, keys + e * kTileColumns + end, 0.0F);
  }
}

// rows [count, head_dim] of the cache become padded rows of a value tile.
void WidenRows(const void* rows, DType dtype, int64_t count, int head_dim, float* out) {
  const int padded_dim = PaddedDim(head_dim);
  if (padded_dim == head_dim) {
    WidenValues(rows, dtype, count * head_dim, out);
    return;
  }
  for (int64_t i = 0; i < count; ++i) {
    WidenValues(Element(rows, dtype, i * head_dim), dtype, head_dim, out + i * padded_dim);
    std::fill(out + i * padded_dim + head_dim, out + (i + 1) * padded_dim, 0.0F);
  }
}

}  // namespace

int64_t TokenBytes(const KvLayout& layout, int64_t tokens) {
  return 2 * tokens * layout.head_dim * static_cast<int64_t>(SizeBytes(layout.kv_dtype));
}

int64_t EntryBytes(const KvLayout& layout, int64_t entries, bool with_values) {
  return (with_values ? 2 : 1) * entries * layout.head_dim *
         static_cast<int64_t>(SizeBytes(layout.summary_dtype));
}

TileLoader::TileLoader(const KvLayerView& kv, absl::Span<const int32_t> pages,
                       int64_t length_tokens, int kv_head, AttentionScratch& scratch)
    : kv_(kv),
      layout_(*kv.layout),
      pages_(pages),
      length_tokens_(length_tokens),
      kv_head_(kv_head),
      scratch_(scratch) {}

int64_t TileLoader::ValidTokens(int64_t tile) const {
  return std::clamp<int64_t>(length_tokens_ - tile * kPageTokens, 0, kPageTokens);
}

Tile TileLoader::Tokens(int64_t tile, int64_t rows) {
  const int head_dim = layout_.head_dim;
  const int padded_dim = PaddedDim(head_dim);
  const DType dtype = layout_.kv_dtype;
  const int64_t valid = ValidTokens(tile);
  const void* page_keys = HeadOf(kv_.keys, pages_[tile], kv_head_);
  const void* page_values = HeadOf(kv_.values, pages_[tile], kv_head_);
  if (valid == kPageTokens && padded_dim == head_dim &&
      (dtype == DType::kF32 || rows <= kRowsServedInPlace)) {
    return {page_keys, page_values, dtype, head_dim};
  }
  float* keys = scratch_.key_tile.AtLeast(int64_t{kTileColumns} * head_dim);
  float* values = scratch_.value_tile.AtLeast(int64_t{kTileColumns} * padded_dim);
  WidenValues(page_keys, dtype, int64_t{kTileColumns} * head_dim, keys);
  ClearColumns(keys, head_dim, valid, kTileColumns);
  WidenRows(page_values, dtype, valid, head_dim, values);
  std::fill(values + valid * padded_dim, values + kTileColumns * padded_dim, 0.0F);
  return {keys, values, DType::kF32, head_dim};
}

Tile TileLoader::Entries(int64_t tile, bool with_values) {
  const int head_dim = layout_.head_dim;
  const int padded_dim = PaddedDim(head_dim);
  const int64_t first_entry = tile * kTileColumns;
  const int64_t complete = CompleteSubBlocks(length_tokens_, layout_.nsa.stride_tokens);
  // Columns that hold entries.
  const int64_t begin = std::clamp<int64_t>(layout_.open_entries() - first_entry, 0, kTileColumns);
  const int64_t end = std::clamp<int64_t>(complete - first_entry, begin, kTileColumns);

  float* keys = scratch_.key_tile.AtLeast(int64_t{kTileColumns} * head_dim);
  LoadEntryPages(kv_.summary_keys, tile, keys, /*as_columns=*/true);
  ClearColumns(keys, head_dim, 0, begin);
  ClearColumns(keys, head_dim, end, kTileColumns);
  if (!with_values) return {keys, nullptr, DType::kF32, head_dim};

  float* values = scratch_.value_tile.AtLeast(int64_t{kTileColumns} * padded_dim);
  LoadEntryPages(kv_.summary_values, tile, values, /*as_columns=*/false);
  std::fill(values, values + begin * padded_dim, 0.0F);
  std::fill(values + end * padded_dim, values + kTileColumns * padded_dim, 0.0F);
  return {keys, values, DType::kF32, head_dim};
}

// What the tile's pages hold, except those beyond the last complete entry.
void TileLoader::LoadEntryPages(const TensorView& array, int64_t tile, float* out,
                                bool as_columns) const {
  const int head_dim = layout_.head_dim;
  const int entries_per_page = layout_.entries_per_page();
  const int64_t complete = CompleteSubBlocks(length_tokens_, layout_.nsa.stride_tokens);
  for (int64_t column = 0; column < kTileColumns; column += entries_per_page) {
    const int64_t entry = tile * kTileColumns + column;
    if (entry >= complete) return;
    const void* page = HeadOf(array, pages_[layout_.page_of_entry(entry)], kv_head_);
    if (as_columns) {
      WidenColumns(page, array.dtype, head_dim, entries_per_page, out + column);
    } else {
      WidenRows(page, array.dtype, entries_per_page, head_dim, out + column * PaddedDim(head_dim));
    }
  }
}

int64_t TileLoader::TokenBytes(int64_t tile) const {
  return cpu::TokenBytes(layout_, ValidTokens(tile));
}

int64_t TileLoader::EntryBytes(int64_t tile, bool with_values) const {
  const int64_t complete = CompleteSubBlocks(length_tokens_, layout_.nsa.stride_tokens);
  const int64_t first = std::max<int64_t>(tile * kTileColumns, layout_.open_entries());
  const int64_t end = std::min<int64_t>((tile + 1) * kTileColumns, complete);
  return cpu::EntryBytes(layout_, std::max<int64_t>(0, end - first), with_values);
}

}  // namespace longspan::cpu
