// Attention of one token over the compressed entries of its sequence, a thread block's share of it.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/decode/decode_ring.cuh"
#include "kernels/cuda/attention/decode/decode_row.cuh"
#include "kernels/cuda/attention/decode/sparse_decode.h"

namespace longspan::cuda {

// The entries of one thread block: begin_entry <= e < end_entry, whole tiles but for the end of the
// sequence. Entries before first_entry stand for nothing.
struct SummaryShare {
  int first_entry;
  int visible_end;  // of the sequence; 0 if it has no entry yet
  int tile_begin;
  int tile_end;
  int begin_entry;
  int end_entry;

  __device__ SummaryShare(const NsaParams& nsa, int position, int split, int splits_log2) {
    const int stride_log2 = Log2(nsa.stride_tokens);
    first_entry = (nsa.kernel_tokens >> stride_log2) - 1;
    visible_end = (position + 1) >> stride_log2;
    if (visible_end <= first_entry) visible_end = 0;
    const int tiles = (visible_end + kTileRows - 1) / kTileRows;
    tile_begin = (tiles * split) >> splits_log2;
    tile_end = (tiles * (split + 1)) >> splits_log2;
    begin_entry = min(tile_begin * kTileRows, visible_end);
    end_entry = min(tile_end * kTileRows, visible_end);
  }
  // Those that blocks which begin in the share pool behind its end: the first ones of the next
  // share that has any, for no share has fewer, be it not the last.
  __device__ int EntriesBehind(const NsaParams& nsa) const {
    if (tile_begin == tile_end) return 0;
    return min(PooledBehind(nsa), visible_end - end_entry);
  }
  // And those that the last share before which has any pools of this one.
  __device__ int EntriesPooledBefore(const NsaParams& nsa) const {
    return begin_entry == 0 ? 0 : min(PooledBehind(nsa), end_entry - begin_entry);
  }
  // The thread block that has that share.
  __device__ int SplitBefore(int split, int splits_log2) const {
    const int tiles = (visible_end + kTileRows - 1) / kTileRows;
    do --split;
    while ((tiles * split) >> splits_log2 == tile_begin);
    return split;
  }
  static __device__ int PooledBehind(const NsaParams& nsa) {
    return (nsa.kernel_tokens >> Log2(nsa.stride_tokens)) - 1;
  }
};

// Calls keep(entry, head, score, score of head + 1) for every score of the share's tiles, -infinity
// where an entry is not visible; heads up to the next power of two. Each warp calls begun() once,
// when it has begun its last copies.
template <int kHeadDim, int kHeadTiles, class Keep, class Begun>
__device__ __forceinline__ void AttendSummaries(const DecodeArgs& args, const DecodeRow& row,
                                                const SummaryShare& share,
                                                DecodeRing<kHeadDim>& ring, Keep keep, Begun begun,
                                                WarpState<kHeadDim, kHeadTiles>& state) {
  const DevicePages& pages = args.pages;
  const int group = args.query_heads / pages.kv_heads;
  const int lane = threadIdx.x % 32;
  const int stride = ScoreStride(group);
  // A page's entries are one block, and 16 rows are one or more of them.
  const int rows_log2 = Log2(pages.entries_per_page);
  const int block_bytes_log2 = rows_log2 + Log2(kHeadDim * 2);
  const bool has_values = args.compressed != nullptr;
  QueryFragments<kHeadDim, kHeadTiles> queries;
  queries.Load(args.q + row.QueryOffset(args.query_heads, group, kHeadDim), group);
  state.Clear();

  const auto page_at = [&](int entry) {
    return entry < share.end_entry ? row.page_ids[entry >> rows_log2] : -1;
  };
  const auto copy = [&](uint32_t slot, bool is_values, int, const auto& finder) {
    if (is_values && !has_values) return;
    const void* blocks = is_values ? pages.summary_values : pages.summary_keys;
    DecodeRing<kHeadDim>::CopyBlocks(
        slot, static_cast<const char*>(blocks) + (row.kv_head << block_bytes_log2),
        static_cast<uint32_t>(pages.kv_heads) << block_bytes_log2, block_bytes_log2,
        [&](int piece) { return finder.Page(piece); });
  };
  uint32_t visible = 0;
  float scores[kHeadTiles][4];
  const auto score = [&](int entry, uint32_t slot) {
    visible = RowsBetween<kWarpRows>(entry, share.first_entry, share.visible_end);
    ScoreRows(slot, rows_log2, visible, ScaleLog2(kHeadDim), queries, scores);
#pragma unroll
    for (int tile = 0; tile < kHeadTiles; ++tile) {
      const int head = tile * 8 + 2 * (lane % 4);
      if (head >= stride) break;
      keep(entry + lane / 4, head, scores[tile][0], scores[tile][1]);
      keep(entry + lane / 4 + 8, head, scores[tile][2], scores[tile][3]);
    }
  };
  const auto add = [&](int, uint32_t slot) { AddRows(slot, rows_log2, visible, scores, state); };
  WalkRows(ring, share.tile_begin, share.tile_end, rows_log2, page_at, copy, score, add, begun);
  state.SumLanes();
}

}  // namespace longspan::cuda
