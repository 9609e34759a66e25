// Which keys a query sees: the one thing in which dense, window and compressed attention differ.
// A key is a token of the sequence or, in compressed attention, a compressed entry. Query at
// `position` sees keys [Begin, End); both grow with the position. Keys [ExistBegin, ExistEnd)
// have been written; memory elsewhere may hold anything. Sixty-four keys make a page, and kRunKeys
// of them are copied at once. Families with wide heads serve a head_dim of 256. Without values a
// query gets its log-sum alone.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/loop/work_plan.h"
#include "kernels/kv_layout.h"

namespace longspan::cuda {

struct WorkItem;

// The loop has the keys as the sequence has them.
struct KeysInPlace {
  static constexpr int kRunKeys = kPageTokens;
  // Before anybody looks at the item's tile.
  __device__ void Place(WorkItem& /*item*/) const {}
  // What is the sequence's of a run that begins with the loop's `key`.
  __device__ int InSequence(const WorkItem& /*item*/, int key) const { return key; }
};

struct DenseKeys : KeysInPlace {
  static constexpr bool kHasWideHeads = true;
  static constexpr bool kHasValues = true;
  static constexpr bool kBoundedBelow = false;
  __device__ int Begin(int /*position*/) const { return 0; }
  __device__ int End(int position) const { return position + 1; }
  __device__ int ExistBegin(const QueryTile& /*tile*/) const { return 0; }
  __device__ int ExistEnd(int length_tokens) const { return length_tokens; }
  __device__ int PageId(const int32_t* page_ids, const QueryTile& tile, int page) const {
    return page_ids[tile.first_page + page];
  }
};

struct WindowKeys : KeysInPlace {
  static constexpr bool kHasWideHeads = true;
  static constexpr bool kHasValues = true;
  static constexpr bool kBoundedBelow = true;
  int span_tokens;  // the query's own included

  __device__ int Begin(int position) const { return max(0, position + 1 - span_tokens); }
  __device__ int End(int position) const { return position + 1; }
  // Pages behind every window of the tile may be gone from the table. The first that is seen stands
  // in for them, which is masked and costs nothing; but not where it is written in part.
  __device__ int ExistBegin(const QueryTile& tile) const {
    const int first = FirstPage(tile) * kPageTokens;
    return first + kPageTokens <= tile.length_tokens ? 0 : first;
  }
  __device__ int FirstPage(const QueryTile& tile) const {
    return Begin(tile.first_position) / kPageTokens;
  }
  __device__ int ExistEnd(int length_tokens) const { return length_tokens; }
  __device__ int PageId(const int32_t* page_ids, const QueryTile& tile, int page) const {
    return page_ids[tile.first_page + max(page, FirstPage(tile))];
  }
};

// Entries by e, the sub-block that completes them (kernels/kv_layout.h).
// Pages hold too few of them to be copied one by one; they have been gathered into tiles of 64.
struct CompressedKeys : KeysInPlace {
  static constexpr bool kHasWideHeads = false;
  static constexpr bool kHasValues = true;
  static constexpr bool kBoundedBelow = true;
  int stride_tokens;
  int first_entry;             // m - 1
  const int32_t* first_tiles;  // [rows] of the gathered tiles

  __device__ int Begin(int /*position*/) const { return first_entry; }
  __device__ int End(int position) const { return (position + 1) / stride_tokens; }
  __device__ int ExistBegin(const QueryTile& /*tile*/) const { return first_entry; }
  __device__ int ExistEnd(int length_tokens) const { return length_tokens / stride_tokens; }
  __device__ int PageId(const int32_t* /*page_ids*/, const QueryTile& tile, int page) const {
    return first_tiles[tile.row] + page;
  }
};

struct CompressedKeysAlone : CompressedKeys {
  static constexpr bool kHasValues = false;
};

// The key tiles of a query tile, numbered 0 .. count - 1 from key `origin` on and walked downwards.
// Tiles [full_begin, full_end) are seen whole by every query; the others need a mask. There is
// always one, if only to find that no key is visible.
struct KeyTiles {
  int origin;
  int count;
  int full_begin;
  int full_end;
};

template <int kTileKeys, typename Rule>
__device__ __forceinline__ KeyTiles TilesFor(const Rule& rule, int first_position,
                                             int last_position) {
  KeyTiles tiles;
  // Tiles lie at multiples of their size, wherever the query tile begins: a query's sums are then
  // cut alike in every chunk.
  tiles.origin = rule.Begin(first_position) / kTileKeys * kTileKeys;
  tiles.count = max(1, (rule.End(last_position) - tiles.origin + kTileKeys - 1) / kTileKeys);
  tiles.full_end = min(tiles.count, max(0, rule.End(first_position) - tiles.origin) / kTileKeys);
  tiles.full_begin = 0;
  if constexpr (Rule::kBoundedBelow) {
    tiles.full_begin = (rule.Begin(last_position) - tiles.origin + kTileKeys - 1) / kTileKeys;
  }
  return tiles;
}

}  // namespace longspan::cuda
