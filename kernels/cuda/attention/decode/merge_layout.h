// The memory that the thread blocks of a decode share, and how a sequence is split among them.
// Sized for the largest step beforehand: nothing is allocated inside one.
#pragma once

#include <vector_types.h>

#include <cstddef>
#include <cstdint>

#include "kernels/cuda/base/page_order.h"
#include "kernels/kv_layout.h"

namespace longspan::cuda {

inline constexpr int kMaxDecodeSplits = 32;
inline constexpr int kPortableClusterBlocks = 8;  // on every chip that has clusters
inline constexpr int kMaxClusterBlocks = 16;      // on those that a data centre has

// Entries that blocks of a share may pool behind its end.
inline constexpr int kPooledBehind = 64;

// How many thread blocks share the work of one (row, KV head).
struct DecodeSplits {
  int select = 1;  // over compressed entries: one cluster, so a power of two
  int attend = 1;  // over tiles of the window and of selected blocks: likewise
  int dense = 1;   // over pages
  int chosen = 1;  // over pages that were chosen
};

// Enough blocks to fill the chip once. A row that is split by pages sees dense_tokens at most.
DecodeSplits ChooseSplits(int rows, const KvLayout& layout, int64_t longest_length_tokens,
                          int64_t dense_tokens, int multiprocessors);

// Scores of an entry: one a query head, rounded up so that vectors load them.
LONGSPAN_HOST_DEVICE constexpr int ScoreStride(int group) {
  return group <= 4 ? 4 : group <= 8 ? 8 : 16;
}

// Device memory. R rows, S kMaxDecodeSplits, E and J entries and blocks of the longest
// sequence (rounded up to a tile), H query heads a KV head, G = ScoreStride(H).
struct DecodeWorkspace {
  DecodeSplits splits;
  float* outputs = nullptr;         // [R * Hk, S, H, D], where whoever ends last merges
  float2* statistics = nullptr;     // [R * Hk, S, H] (maximum, sum) in base 2, likewise
  float* scores = nullptr;          // [R * Hk, E, G] of entries in base 2; by deviation [R * Hk, E]
  float* importance = nullptr;      // [R * Hk, E + kMaxClusterBlocks * kPooledBehind]
  uint64_t* keys = nullptr;         // [R * Hk, J] blocks and their scores
  uint64_t* ranked_keys = nullptr;  // [R * Hk, J] those that must be ranked
  uint32_t* tickets = nullptr;      // [R * Hk] zero between launches
  int64_t entry_capacity = 0;       // E
  int64_t block_capacity = 0;       // J
};

// Bytes of one workspace for that many rows, and the cut of such a piece of memory.
size_t DecodeWorkspaceBytes(int rows, int query_heads, const KvLayout& layout,
                            int64_t max_length_tokens);
DecodeWorkspace CutDecodeWorkspace(void* memory, int rows, int query_heads, const KvLayout& layout,
                                   int64_t max_length_tokens, const DecodeSplits& splits);

}  // namespace longspan::cuda
