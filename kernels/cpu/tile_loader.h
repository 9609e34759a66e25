// Tiles of one sequence and KV head, out of its pages: 64 tokens (one page), or 64 summary entries
// (stride_tokens pages). Whatever lies beyond the sequence's end, or in places of entries that do
// not exist, is never looked at and reads as zero: pages are not cleared when they change owner.
#pragma once

#include <cstdint>

#include "absl/types/span.h"
#include "kernels/cpu/attention_loops/tile_kernel.h"
#include "kernels/cpu/attention_scratch.h"
#include "kernels/cpu/kv_pages.h"
#include "kernels/cpu/query_blocks.h"
#include "kernels/ops.h"

namespace longspan::cpu {

class TileLoader {
 public:
  // `pages` of a sequence of `length_tokens`; tiles live in `scratch` until the next one is loaded.
  TileLoader(const KvLayerView& kv, absl::Span<const int32_t> pages, int64_t length_tokens,
             int kv_head, AttentionScratch& scratch);

  // Tokens [64 tile, 64 tile + 64). With few rows to serve, whole pages are used where they lie.
  Tile Tokens(int64_t tile, int64_t rows);
  // Entries [64 tile, 64 tile + 64).
  Tile Entries(int64_t tile, int64_t rows, bool with_values);
  // Of the same entries the means, or the deviations, of their keys: [head_dim, 64], until the next
  // call of either.
  const float* Means(int64_t tile) { return WideColumns(kv_.summary_keys, tile); }
  const float* Deviations(int64_t tile) { return WideColumns(kv_.summary_values, tile); }

  // Has `loaded` fetch, while it is computed, what tile `next` will be loaded from.
  void FetchTokens(int64_t next, Tile& loaded) const;
  void FetchEntries(int64_t next, Tile& loaded) const;

  int64_t TokenBytes(int64_t tile) const;
  // Those of them that are read at home though the layer has rooms.
  int64_t HomeBytes(int64_t tile) const;
  int64_t EntryBytes(int64_t tile, bool with_values) const;

 private:
  int64_t ValidTokens(int64_t tile) const;
  // The first `valid` tokens: keys [head_dim, 64], values [valid, PaddedDim(head_dim)].
  void Widen(const KvBlock& block, int64_t valid, float* keys, float* values) const;
  // The tile of a block of e4m3 in bf16, if it is finite: what a few rows read faster.
  bool Expand(const KvBlock& block, int64_t valid, Tile& tile);
  // Pages of a tile of entries, up to the one of the last complete entry; how many.
  int EntryPages(const TensorView& array, int64_t tile, const void** pages) const;
  // An array of entries' columns as a tile, as stored.
  const void* Columns(const TensorView& array, int64_t tile);
  const float* WideColumns(const TensorView& array, int64_t tile);
  const void* EntryValues(int64_t tile, bool widen);
  // Columns of a tile that hold complete entries.
  Share EntryColumns(int64_t tile) const;

  const KvLayerView& kv_;
  const KvLayout& layout_;
  absl::Span<const int32_t> pages_;
  int64_t length_tokens_;
  int64_t complete_entries_;  // named by their last sub-blocks: those below this one
  int kv_head_;
  AttentionScratch& scratch_;
};

// Bytes of the cache behind `tokens` tokens, or `entries` entries, of one KV head.
int64_t TokenBytes(const KvLayout& layout, int64_t tokens);
int64_t EntryBytes(const KvLayout& layout, int64_t entries, bool with_values);

// Whether a choice of blocks reads values, or deviations, beside the keys of entries.
inline bool ReadsBothParts(const NsaParams& nsa) {
  return nsa.compressed_branch || nsa.compress == NsaCompress::kMeanAndDeviation;
}

}  // namespace longspan::cpu
