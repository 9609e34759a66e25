// Attention of one token over tiles of 64 tokens of its sequence: consecutive ones, or chosen
// blocks.
#pragma once

#include <cstdint>
#include <type_traits>

#include "kernels/cuda/attention/decode/decode_ring.cuh"
#include "kernels/cuda/attention/decode/decode_row.cuh"
#include "kernels/cuda/attention/decode/fp8_tile.cuh"
#include "kernels/cuda/attention/decode/sparse_decode.h"
#include "kernels/cuda/base/rooms.cuh"

namespace longspan::cuda {

// The tiles of a walk, and which of their tokens are visible: begin <= t < end. Blocks of fewer
// than 64 tokens share a tile, larger ones have several.
struct TokenTiles {
  const int32_t* blocks;  // numbers, in shared memory; null: consecutive ones from first_block on
  int first_block;
  int count;
  int block_tokens_log2;
  int begin;
  int end;

  __device__ int Tiles() const {
    return ((count << block_tokens_log2) + kTileRows - 1) / kTileRows;
  }
  // First token of some rows; -1: none.
  __device__ int TokenOf(int first_row) const {
    const int index = first_row >> block_tokens_log2;
    if (index >= count) return -1;
    const int block = blocks == nullptr ? first_block + index : blocks[index];
    return (block << block_tokens_log2) + (first_row & ((1 << block_tokens_log2) - 1));
  }
  // Bits of kRows rows, which are of one block.
  template <int kRows>
  __device__ uint32_t Visible(int first_row) const {
    const int token = TokenOf(first_row);
    return token < 0 ? 0 : RowsBetween<kRows>(token, begin, end);
  }
  // The page of a sequence that ends with `position`; -1: none. Behind that there may be no page.
  __device__ int PageOf(int first_row, int position) const {
    const int token = TokenOf(first_row);
    return token > position ? -1 : token < 0 ? -1 : token / kPageTokens;
  }
  __device__ int RowInPage(int first_row) const { return TokenOf(first_row) % kPageTokens; }
};

// Chosen blocks that are pages, the last of them the token's own: as if they stood one behind the
// other, of all rows of which none but the last ones are not visible.
struct ChosenPages {
  const int32_t* pages;  // [count] numbers in the sequence, ascending
  int count;
  int end;  // visible rows

  __device__ ChosenPages(const int32_t* chosen, int chosen_count, int position)
      : pages(chosen),
        count(chosen_count),
        end((chosen_count - 1) * kPageTokens + position % kPageTokens + 1) {}
  __device__ int Tiles() const { return count; }
  template <int kRows>
  __device__ uint32_t Visible(int first_row) const {
    return RowsBetween<kRows>(first_row, 0, end);
  }
  __device__ int PageOf(int first_row, int) const {
    return first_row < end ? pages[first_row / kPageTokens] : -1;
  }
  __device__ int RowInPage(int first_row) const { return first_row % kPageTokens; }
};

// The pages of tokens [begin, end).
__device__ __forceinline__ TokenTiles PageTiles(int begin, int end) {
  constexpr int kPageTokensLog2 = 6;
  static_assert(kPageTokens == 1 << kPageTokensLog2);
  const int first = begin / kPageTokens;
  const int count = begin < end ? (end - 1) / kPageTokens + 1 - first : 0;
  return {nullptr, first, count, kPageTokensLog2, begin, end};
}

// The blocks of an ascending list [n] in shared memory that -1 fills up; tokens up to `end`. Whole
// warps.
__device__ __forceinline__ TokenTiles BlockTiles(const int32_t* blocks, const NsaParams& nsa,
                                                 int end) {
  int count = 0;
#pragma unroll 1
  for (int first = 0; first < nsa.selected_blocks; first += 32) {
    const int i = first + static_cast<int>(threadIdx.x % 32);
    count += __popc(__ballot_sync(~0U, i < nsa.selected_blocks && blocks[i] >= 0));
  }
  return {blocks, 0, count, Log2(nsa.block_tokens), 0, end};
}

// The queries as pages in bf16 or in e4m3 need them.
template <int kHeadDim, int kHeadTiles, bool kFp8>
using TokenQueries = std::conditional_t<kFp8, Fp8Queries<kHeadDim, kHeadTiles>,
                                        QueryFragments<kHeadDim, kHeadTiles>>;

// The place (rooms.cuh) of the page of a row's tokens, kNowhere where there is none.
template <class Tiles>
struct PageOfRow {
  const Tiles& tiles;
  const DecodeRow& row;
  const DevicePages& pages;

  __device__ __forceinline__ int32_t operator()(int first_row) const {
    const int page = tiles.PageOf(first_row, row.position);
    return page < 0 ? kNowhere : PlaceOfPage(pages, row.page_ids[page], row.kv_head);
  }
};

// A thread block's share of the tiles, added to the state.
template <int kHeadDim, int kHeadTiles, class Tiles>
__device__ __forceinline__ void AttendTiles(const DecodeArgs& args, const DecodeRow& row,
                                            const QueryFragments<kHeadDim, kHeadTiles>& queries,
                                            const Tiles& tiles, int tile_begin, int tile_end,
                                            DecodeRing<kHeadDim>& ring,
                                            WarpState<kHeadDim, kHeadTiles>& state) {
  const DevicePages& pages = args.pages;
  const PageOfRow<Tiles> page_at = {tiles, row, pages};
  const auto copy = [&](uint32_t slot, bool is_values, int first_row, const auto& finder) {
    const int32_t place = finder.Page(0);
    if (place == kNowhere) return;
    constexpr int64_t kBlockBytes = int64_t{kPageTokens} * kHeadDim * 2;
    const PlacedBlocks blocks = is_values
                                    ? BlocksOf(pages.values, pages.rooms.values, pages, kBlockBytes)
                                    : BlocksOf(pages.keys, pages.rooms.keys, pages, kBlockBytes);
    DecodeRing<kHeadDim>::CopyRows(slot, blocks.At(place, pages.kv_heads, row.kv_head) +
                                             tiles.RowInPage(first_row) * kRowBytes);
  };
  uint32_t visible = 0;
  float scores[kHeadTiles][4];
  const auto score = [&](int first_row, uint32_t slot) {
    visible = tiles.template Visible<kWarpRows>(first_row);
    if (visible == 0) return;
    ScoreRows(slot, kWarpRowsLog2, visible, ScaleLog2(kHeadDim), queries, scores);
  };
  const auto add = [&](int, uint32_t slot) {
    if (visible != 0) AddRows(slot, kWarpRowsLog2, visible, scores, state);
  };
  const auto begun = [] {};
  WalkRows(ring, tile_begin, tile_end, kWarpRowsLog2, page_at, copy, score, add, begun);
}

// The same of pages in e4m3, kRows rows at a time, which are of one block of the tiles.
template <int kRows, int kHeadDim, int kHeadTiles, class Tiles>
__device__ __forceinline__ void AttendFp8Tiles(const DecodeArgs& args, const DecodeRow& row,
                                               const Fp8Queries<kHeadDim, kHeadTiles>& queries,
                                               const Tiles& tiles, int tile_begin, int tile_end,
                                               uint32_t ring,
                                               WarpState<kHeadDim, kHeadTiles>& state) {
  using Slots = Fp8Slots<kHeadDim, kRows>;
  const DevicePages& pages = args.pages;
  const PageOfRow<Tiles> page_at = {tiles, row, pages};
  const auto copy = [&](uint32_t slot, bool is_values, int first_row, const auto& finder) {
    const int32_t place = finder.Page(0);
    if (place == kNowhere) return;
    const DeviceRooms& rooms = pages.rooms;
    constexpr int64_t kBlockBytes = int64_t{kPageTokens} * kHeadDim;
    const PlacedBlocks blocks = is_values ? BlocksOf(pages.values, rooms.values, pages, kBlockBytes)
                                          : BlocksOf(pages.keys, rooms.keys, pages, kBlockBytes);
    const PlacedBlocks scales =
        is_values ? BlocksOf(pages.value_scales, rooms.value_scales, pages, kPageTokens)
                  : BlocksOf(pages.key_scales, rooms.key_scales, pages, kPageTokens);
    Slots::Copy(slot, is_values, blocks.At(place, pages.kv_heads, row.kv_head),
                scales.At(place, pages.kv_heads, row.kv_head), tiles.RowInPage(first_row));
  };
  uint32_t visible = 0;
  float scores[kRows / 16][kHeadTiles][4];
  const auto score = [&](int first_row, uint32_t slot) {
    visible = tiles.template Visible<kRows>(first_row);
    if (visible != 0) ScoreFp8Rows<kHeadDim, kHeadTiles, kRows>(slot, visible, queries, scores);
  };
  const auto add = [&](int, uint32_t slot) {
    if (visible != 0) AddFp8Rows<kHeadDim, kHeadTiles, kRows>(slot, visible, scores, state);
  };
  const auto begun = [] {};
  const uint32_t slots = ring + threadIdx.x / 32 * (Slots::kSlots * Slots::kSlotBytes);
  WalkSlots<Slots>(slots, tile_begin, tile_end, kWarpRowsLog2, page_at, copy, score, add, begun);
}

// Blocks may have 16 tokens; within the ring for bf16.
template <int kHeadDim, int kHeadTiles, class Tiles>
__device__ __forceinline__ void AttendTiles(const DecodeArgs& args, const DecodeRow& row,
                                            const Fp8Queries<kHeadDim, kHeadTiles>& queries,
                                            const Tiles& tiles, int tile_begin, int tile_end,
                                            DecodeRing<kHeadDim>& ring,
                                            WarpState<kHeadDim, kHeadTiles>& state) {
  static_assert(Fp8Slots<kHeadDim, kWarpRows>::kRingBytes <= sizeof(ring));
  AttendFp8Tiles<kWarpRows>(args, row, queries, tiles, tile_begin, tile_end, SharedAddress(&ring),
                            state);
}

}  // namespace longspan::cuda
