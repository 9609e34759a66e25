// Sizes shared by the kernels of selected attention, and the structs they are launched with.
//
// A warp owns 16 rows; a row is one (token, query head of the group). Keys and values reach shared
// memory in tiles of min(B, 64) tokens, by bulk copies into a ring of stages that one producer
// warp fills and the other warps drain.
#pragma once

#include <cuda_bf16.h>

#include <cstdint>

#include "kernels/cuda/attention/selected/selected_attention.h"
#include "kernels/cuda/base/page_order.h"
#include "kernels/kv_layout.h"

namespace longspan::cuda::selected {

inline constexpr int kRowsPerWarp = 16;
inline constexpr int kMaxStages = 8;
// Consumer warps of a CTA. Where registers are the same for all, there are twelve warps a
// multiprocessor with the producers', three on each scheduler: the most that leaves 168 a thread.
inline constexpr int kWideWarps = 11;   // one CTA a multiprocessor
inline constexpr int kUnionWarps = 12;  // one CTA, three warpgroups, registers dealt out by need
inline constexpr int kBandWarps = 8;    // one CTA, two warpgroups
inline constexpr int kNarrowWarps = 3;  // three CTAs
inline constexpr int kWideRingBytes = 196608;
inline constexpr int kNarrowRingBytes = 65536;
inline constexpr int kRingTailBytes = 1024;  // barriers and descriptors behind the stages
inline constexpr int kSlotBits = 7;          // an entry is token << kSlotBits | slot

constexpr int KeysPerTile(int block_tokens) { return block_tokens < 64 ? block_tokens : 64; }
// Rows of FSA order's tiles: a warpgroup's 64 for whole pages. Small blocks have few rows each, and
// waste less in a warp's 16.
constexpr int GatherTileRows(int block_tokens) { return block_tokens < 64 ? 16 : 64; }
constexpr int TileBytes(int head_dim, int keys) { return 4 * head_dim * keys; }  // K and V, bf16
constexpr int Stages(int ring_bytes, int stage_bytes) {
  const int stages = ring_bytes / stage_bytes;
  return stages < kMaxStages ? stages : kMaxStages;
}

// Everything of the arguments that kernels read.
struct Problem {
  DeviceRows rows;
  const uint8_t* takes_part;    // [rows] or null
  const __nv_bfloat16* keys;    // of the layer, page_order.h
  const __nv_bfloat16* values;  // likewise
  const __nv_bfloat16* q;       // [T, Hq, D]
  const int32_t* selected;      // [T, Hk, n]
  OtherBranches others;
  __nv_bfloat16* out;  // [T, Hq, D]
  float* log_sum_exp;  // [T, Hq] or null
  int kv_heads;
  int group;  // g: query heads of one KV head
  int selected_blocks;
  int slots;  // gathered blocks a query may have: those that are not forced
  int block_tokens;
  int initial_blocks;
  int local_blocks;
  float scale_log2;      // softmax scale * log2(e)
  uint32_t group_magic;  // 2^32 / g, rounded up
};

// A block with its gathered queries. Tiles of its rows are numbered within the segment.
struct GatherItem {
  int32_t bin;          // block, counted over the step in units of KeysPerTile tokens
  int32_t tile_begin;   // the block's first tile
  int32_t entry_begin;  // into GatherIndex::entries
  int32_t entry_count;  // queries that hold the block
};

// Which queries hold each block. A segment is (KV head, chunk of tokens), numbered KV head first,
// so that the queries of a segment stay in the L2 cache while its blocks walk by.
struct GatherIndex {
  int tile_rows;   // GatherTileRows(B)
  int chunk_bits;  // a chunk has 2^chunk_bits tokens
  int chunks;
  int bins;               // per segment
  int32_t* counts;        // [segments, bins], then the bin's first entry
  uint8_t* query_counts;  // [Hk, T] gathered blocks of each query
  size_t zeroed_bytes;    // of these two arrays, which begin as zeros and lie at the beginning
  int32_t* ranks;         // [Hk, n, T] place of a query among those of its bin
  GatherItem* items;      // [segments, bins] those with queries, in order
  int32_t* item_counts;   // [segments]
  int32_t* tile_counts;   // [segments]
  uint32_t* entries;      // [segments, 2^chunk_bits * n]
};

// Partial outputs of KV heads [first_kv_head, first_kv_head + kv_heads). Slot i is that of a
// query's i-th gathered block; there are Problem::slots. Rows are stored in fragment order
// (warp_tile.cuh), normalised, beside the base-2 log-sum-exp.
struct Partials {
  int first_kv_head;
  int kv_heads;
  __nv_bfloat16* outputs;  // [kv_heads, T, slots, g, D]
  float* log_sum_exp;      // [kv_heads, T, slots, g]
};

// For each tile of 16 * kUnionWarps / g query tokens and KV head, the blocks any of its tokens
// holds, and which tokens do.
struct TileLists {
  int capacity;     // blocks a list can hold
  int32_t* counts;  // [tiles, Hk]
  int32_t* blocks;  // [tiles, Hk, capacity] ascending
  // [tiles, Hk, capacity, kMaskStride]: of each warp, bit i for its i-th token, counted from the
  // token of its first row.
  uint16_t* masks;
};
inline constexpr int kMaskStride = (kUnionWarps + 1) / 2 * 2;  // they are written in pairs

}  // namespace longspan::cuda::selected
