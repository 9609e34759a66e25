#include "kernels/cpu/tile_loader.h"

#include <algorithm>
#include <cstring>
#include <iterator>

#include "kernels/cpu/attention_loops/expand_e4m3.h"
#include "kernels/cpu/attention_loops/gather_columns.h"
#include "kernels/cpu/attention_loops/widen.h"
#include "kernels/cpu/e4m3_rows.h"
#include "kernels/cpu/kv_pages.h"

namespace longspan::cpu {
namespace {

// Up to one block of rows, widening on the way into registers beats widening into memory.
constexpr int64_t kRowsServedInPlace = 4;

constexpr uint8_t kUnitScale = 127;

void ClearColumns(void* keys, DType dtype, int head_dim, int64_t begin, int64_t end) {
  const int64_t element_bytes = static_cast<int64_t>(SizeBytes(dtype));
  if (begin >= end) return;
  for (int e = 0; e < head_dim; ++e) {
    char* row = static_cast<char*>(keys) + e * kTileColumns * element_bytes;
    std::memset(row + begin * element_bytes, 0, (end - begin) * element_bytes);
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
  return tokens * layout.kv_bytes_per_token();
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
      complete_entries_(
          layout_.has_summaries ? CompleteSubBlocks(length_tokens, layout_.nsa.stride_tokens) : 0),
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
  const KvBlock block = BlockOf(kv_, pages_[tile], kv_head_);
  if (valid == kPageTokens && padded_dim == head_dim && !layout_.has_scales() &&
      (dtype == DType::kF32 || rows <= kRowsServedInPlace)) {
    return {block.keys, block.values, dtype, head_dim};
  }
  Tile expanded;
  if (layout_.has_scales() && rows <= kRowsServedInPlace && Expand(block, valid, expanded)) {
    return expanded;
  }
  float* keys = scratch_.key_tile.AtLeast(int64_t{kTileColumns} * head_dim);
  float* values = scratch_.value_tile.AtLeast(int64_t{kTileColumns} * padded_dim);
  Widen(block, valid, keys, values);
  ClearColumns(keys, DType::kF32, head_dim, valid, kTileColumns);
  std::fill(values + valid * padded_dim, values + kTileColumns * padded_dim, 0.0F);
  return {keys, values, DType::kF32, head_dim};
}

void TileLoader::Widen(const KvBlock& block, int64_t valid, float* keys, float* values) const {
  const int head_dim = layout_.head_dim;
  if (!layout_.has_scales()) {
    WidenValues(block.keys, layout_.kv_dtype, int64_t{kTileColumns} * head_dim, keys);
    WidenRows(block.values, layout_.kv_dtype, valid, head_dim, values);
    return;
  }
  const int padded_dim = PaddedDim(head_dim);
  float scales[kTileColumns];
  for (int64_t i = 0; i < kTileColumns; ++i) {
    scales[i] = ScaleOf(block.key_scales[i]);
  }
  WidenE4m3Columns(reinterpret_cast<const uint8_t*>(block.keys), scales, head_dim, keys);
  for (int64_t i = 0; i < valid; ++i) {
    float* row = values + i * padded_dim;
    WidenE4m3(reinterpret_cast<const uint8_t*>(block.values) + i * head_dim,
              ScaleOf(block.value_scales[i]), head_dim, row);
    std::fill(row + head_dim, row + padded_dim, 0.0F);
  }
}

bool TileLoader::Expand(const KvBlock& block, int64_t valid, Tile& tile) {
  uint8_t scales[kTileColumns];
  std::fill(std::copy_n(block.key_scales, valid, scales), std::end(scales), kUnitScale);
  const auto is_finite = [valid](const uint8_t* bytes) {
    return std::find(bytes, bytes + valid, kNonFiniteScale) == bytes + valid;
  };
  if (!is_finite(scales) || !is_finite(block.value_scales)) return false;
  const int head_dim = layout_.head_dim;
  const int padded_dim = PaddedDim(head_dim);
  // Half of what a tile in fp32 takes.
  auto* keys =
      reinterpret_cast<uint16_t*>(scratch_.key_tile.AtLeast(int64_t{kTileColumns} * head_dim));
  auto* values =
      reinterpret_cast<uint16_t*>(scratch_.value_tile.AtLeast(int64_t{kTileColumns} * padded_dim));
  ExpandE4m3Columns(reinterpret_cast<const uint8_t*>(block.keys), scales, head_dim, keys);
  ClearColumns(keys, DType::kBf16, head_dim, valid, kTileColumns);
  const auto* stored = reinterpret_cast<const uint8_t*>(block.values);
  for (int64_t i = 0; i < valid; ++i) {
    uint16_t* row = values + i * padded_dim;
    ExpandE4m3(stored + i * head_dim, block.value_scales[i], head_dim, row);
    std::fill(row + head_dim, row + padded_dim, uint16_t{0});
  }
  std::fill(values + valid * padded_dim, values + kTileColumns * padded_dim, uint16_t{0});
  tile = {keys, values, DType::kBf16, head_dim};
  return true;
}

Tile TileLoader::Entries(int64_t tile, int64_t rows, bool with_values) {
  const int head_dim = layout_.head_dim;
  const bool widen = layout_.summary_dtype != DType::kF32 &&
                     (rows > kRowsServedInPlace || PaddedDim(head_dim) != head_dim);
  Tile loaded;
  loaded.keys = widen ? WideColumns(kv_.summary_keys, tile) : Columns(kv_.summary_keys, tile);
  loaded.dtype = widen ? DType::kF32 : layout_.summary_dtype;
  loaded.head_dim = head_dim;
  if (!with_values) return loaded;
  const Share valid = EntryColumns(tile);
  if (!widen && PaddedDim(head_dim) == head_dim && valid.begin == 0 && valid.end == kTileColumns) {
    const int pieces = EntryPages(kv_.summary_values, tile, scratch_.value_pieces.data());
    loaded.value_pieces = absl::MakeConstSpan(scratch_.value_pieces).first(pieces);
  } else {
    loaded.values = EntryValues(tile, widen);
  }
  return loaded;
}

Share TileLoader::EntryColumns(int64_t tile) const {
  const int64_t first_entry = tile * kTileColumns;
  const int64_t begin = std::clamp<int64_t>(layout_.open_entries() - first_entry, 0, kTileColumns);
  return {begin, std::clamp<int64_t>(complete_entries_ - first_entry, begin, kTileColumns)};
}

int TileLoader::EntryPages(const TensorView& array, int64_t tile, const void** pages) const {
  // A tile is as many whole pages as an entry's stride has tokens.
  const int64_t first_page = tile * layout_.nsa.stride_tokens;
  const int64_t entries =
      std::clamp<int64_t>(complete_entries_ - tile * kTileColumns, 0, kTileColumns);
  const int entries_per_page = layout_.entries_per_page();
  const int count = static_cast<int>((entries + entries_per_page - 1) / entries_per_page);
  const char* begin = HeadOf(array, 0, kv_head_);
  const int64_t page_bytes = HeadOf(array, 1, kv_head_) - begin;
  for (int i = 0; i < count; ++i) pages[i] = begin + pages_[first_page + i] * page_bytes;
  return count;
}

const void* TileLoader::Columns(const TensorView& array, int64_t tile) {
  const int head_dim = layout_.head_dim;
  const DType dtype = layout_.summary_dtype;
  const int element_bytes = static_cast<int>(SizeBytes(dtype));
  const void* pages[kTileColumns];
  const int count = EntryPages(array, tile, pages);
  void* keys = scratch_.gathered_keys.AtLeast(int64_t{kTileColumns} * head_dim);
  GatherColumns(absl::MakeConstSpan(pages, count), layout_.entries_per_page() * element_bytes,
                head_dim, int64_t{kTileColumns} * element_bytes, keys);
  const Share valid = EntryColumns(tile);
  ClearColumns(keys, dtype, head_dim, 0, valid.begin);
  ClearColumns(keys, dtype, head_dim, valid.end, kTileColumns);
  return keys;
}

const float* TileLoader::WideColumns(const TensorView& array, int64_t tile) {
  const int64_t elements = int64_t{kTileColumns} * layout_.head_dim;
  float* wide = scratch_.key_tile.AtLeast(elements);
  WidenValues(Columns(array, tile), layout_.summary_dtype, elements, wide);
  return wide;
}

const void* TileLoader::EntryValues(int64_t tile, bool widen) {
  const int head_dim = layout_.head_dim;
  const int entries_per_page = layout_.entries_per_page();
  const DType dtype = layout_.summary_dtype;
  const void* pages[kTileColumns];
  const int count = EntryPages(kv_.summary_values, tile, pages);
  const Share valid = EntryColumns(tile);
  float* values = scratch_.value_tile.AtLeast(int64_t{kTileColumns} * PaddedDim(head_dim));
  // One tile row, in bytes: widened (and padded), or as it is stored.
  const bool as_stored = !widen && PaddedDim(head_dim) == head_dim;
  const int64_t row_bytes = as_stored ? head_dim * static_cast<int64_t>(SizeBytes(dtype))
                                      : PaddedDim(head_dim) * static_cast<int64_t>(sizeof(float));
  char* bytes = reinterpret_cast<char*>(values);
  for (int i = 0; i < count; ++i) {
    char* out = bytes + i * entries_per_page * row_bytes;
    if (as_stored) {
      std::memcpy(out, pages[i], entries_per_page * row_bytes);
    } else {
      WidenRows(pages[i], dtype, entries_per_page, head_dim, reinterpret_cast<float*>(out));
    }
  }
  std::memset(bytes, 0, valid.begin * row_bytes);
  std::memset(bytes + valid.end * row_bytes, 0, (kTileColumns - valid.end) * row_bytes);
  return values;
}

void TileLoader::FetchTokens(int64_t next, Tile& loaded) const {
  const int64_t bytes =
      int64_t{kPageTokens} * layout_.head_dim * static_cast<int64_t>(SizeBytes(layout_.kv_dtype));
  const KvBlock block = BlockOf(kv_, pages_[next], kv_head_);
  scratch_.next_keys[0] = block.keys;
  scratch_.next_values[0] = block.values;
  loaded.next_keys = {absl::MakeConstSpan(scratch_.next_keys).first(1), bytes};
  loaded.next_values = {absl::MakeConstSpan(scratch_.next_values).first(1), bytes};
}

void TileLoader::FetchEntries(int64_t next, Tile& loaded) const {
  const int64_t bytes = cpu::EntryBytes(layout_, layout_.entries_per_page(), false);
  const int keys = EntryPages(kv_.summary_keys, next, scratch_.next_keys.data());
  loaded.next_keys = {absl::MakeConstSpan(scratch_.next_keys).first(keys), bytes};
  if (loaded.values == nullptr && loaded.value_pieces.empty()) return;
  const int values = EntryPages(kv_.summary_values, next, scratch_.next_values.data());
  loaded.next_values = {absl::MakeConstSpan(scratch_.next_values).first(values), bytes};
}

int64_t TileLoader::TokenBytes(int64_t tile) const {
  return cpu::TokenBytes(layout_, ValidTokens(tile));
}

int64_t TileLoader::HomeBytes(int64_t tile) const {
  const bool at_home = kv_.rooms.exist() && RoomOf(kv_.rooms, pages_[tile], kv_head_) == kNoRoom;
  return at_home ? TokenBytes(tile) : 0;
}

int64_t TileLoader::EntryBytes(int64_t tile, bool with_values) const {
  const Share valid = EntryColumns(tile);
  return cpu::EntryBytes(layout_, valid.end - valid.begin, with_values);
}

}  // namespace longspan::cpu
