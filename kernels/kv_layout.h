// All arithmetic between tokens, pages, selection blocks and compressed entries, and the size of
// what a page and a state slot hold. It stands in kernels/ because the kernels need the arithmetic
// too and may not look up into engine/.
//
// Compressed entry c covers tokens [c*d, c*d + l - 1]. Everything here names an entry by the
// sub-block that completes it, e = c + m - 1 with m = l/d: then entry e ends with token
// (e+1)*d - 1, lies in page e / entries_per_page, and 64 consecutive entries aligned to a multiple
// of 64 are d whole pages. The first m - 1 values of e name nothing (their windows would begin
// before the sequence); their places in page 0 stay unused.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "kernels/nsa_params.h"
#include "kernels/page_groups.h"
#include "kernels/sparse_prefill_params.h"
#include "kernels/tensor.h"

namespace longspan {

// A page is this many token positions of one sequence, for the layers of one group
// (page_groups.h) and all KV heads.
inline constexpr int kPageTokens = 64;
// Where a page table has no page: behind a window.
inline constexpr int32_t kNoPage = -1;

constexpr int64_t PageOfToken(int64_t position) { return position / kPageTokens; }
constexpr int64_t OffsetInPage(int64_t position) { return position % kPageTokens; }
constexpr int64_t PagesForTokens(int64_t tokens) {
  return (tokens + kPageTokens - 1) / kPageTokens;
}

static_assert(PagesForTokens(0) == 0 && PagesForTokens(1) == 1);
static_assert(PagesForTokens(64) == 1 && PagesForTokens(65) == 2);

// Sub-blocks of d tokens that are complete once `tokens` tokens are written.
constexpr int64_t CompleteSubBlocks(int64_t tokens, int stride_tokens) {
  return tokens / stride_tokens;
}

// Entries, named by e, that a query at `position` may see: first_entry <= e < end_entry.
struct VisibleEntries {
  int64_t first_entry;
  int64_t end_entry;
  int64_t count() const { return std::max<int64_t>(0, end_entry - first_entry); }
};
constexpr VisibleEntries EntriesVisibleFrom(int64_t position, const NsaParams& nsa) {
  return {nsa.kernel_tokens / nsa.stride_tokens - 1, (position + 1) / nsa.stride_tokens};
}

// Geometry and element types of the cache of one model, and its memory formula.
struct KvLayout {
  int layers = 0;
  int kv_heads = 0;
  int head_dim = 0;
  DType kv_dtype = DType::kBf16;  // of keys and values as stored; e4m3 has scales (e4m3.h)
  DType summary_dtype = DType::kBf16;
  DType carry_dtype = DType::kF32;
  bool has_summaries = false;  // false for dense models: no summaries, no carry, no slot contents
  NsaParams nsa;               // meaningful when has_summaries
  // Of a dense model whose prompts attend sparsely: then the summaries are KeyTileMeans.
  std::optional<SparsePrefillParams> prefill;
  PageGroups groups;  // one that sees all, where sparse attention is the model's own

  int entries_per_page() const { return has_summaries ? kPageTokens / nsa.stride_tokens : 0; }
  int64_t page_of_entry(int64_t entry) const { return entry / entries_per_page(); }
  int offset_of_entry(int64_t entry) const { return static_cast<int>(entry % entries_per_page()); }
  // An entry's key only, or a second part as large: its value, or the deviation of its keys.
  int summary_parts() const {
    return nsa.compress_values || nsa.compress == NsaCompress::kMeanAndDeviation ? 2 : 1;
  }
  // Partial entries that are open at the end of any sub-block: m - 1.
  int open_entries() const { return has_summaries ? nsa.sub_blocks_per_entry() - 1 : 0; }

  // A scale for the keys and one for the values of each (token, KV head).
  bool has_scales() const { return kv_dtype == DType::kF8E4M3; }
  // The type that keys and values have before they are stored, and tails keep.
  DType computed_kv_dtype() const { return has_scales() ? summary_dtype : kv_dtype; }

  // Elements of one layer of one page, or of one layer of one state slot.
  int64_t key_elements_per_page() const { return int64_t{kv_heads} * kPageTokens * head_dim; }
  int64_t scale_elements_per_page() const {  // of keys, or of values
    return has_scales() ? int64_t{kv_heads} * kPageTokens : 0;
  }
  int64_t summary_elements_per_page() const {
    return int64_t{kv_heads} * entries_per_page() * head_dim;  // of one part
  }
  int64_t carry_elements_per_page() const {
    return int64_t{kv_heads} * open_entries() * summary_parts() * head_dim;
  }
  int64_t open_sum_elements_per_slot() const { return carry_elements_per_page(); }
  int64_t tail_elements_per_slot() const {
    const bool needed = has_summaries && nsa.compress_keys == NsaCompressKeys::kPreRope;
    return needed ? int64_t{kv_heads} * nsa.stride_tokens * head_dim : 0;
  }

  // Positions whose queries attend together, to what all of them choose: what a page holds depends
  // on all tokens of its tile, so a prompt is cut, found again and named by whole ones.
  int64_t query_tile_tokens() const { return prefill ? prefill->query_tile_tokens : kPageTokens; }

  int layers_per_page() const { return groups.places > 0 ? groups.places : layers; }

  // Keys and values of one token, of one KV head of one layer, with their scales.
  int64_t kv_bytes_per_token() const {
    return 2 * (head_dim * static_cast<int64_t>(SizeBytes(kv_dtype)) + (has_scales() ? 1 : 0));
  }
  // Bytes over all layers of a page, or of a slot.
  int64_t kv_bytes_per_page() const {
    return int64_t{layers_per_page()} * kv_heads * kPageTokens * kv_bytes_per_token();
  }
  int64_t summary_bytes_per_page() const {
    return has_summaries ? layers_per_page() * summary_parts() * summary_elements_per_page() *
                               static_cast<int64_t>(SizeBytes(summary_dtype))
                         : 0;
  }
  int64_t carry_bytes_per_page() const {
    return layers_per_page() * carry_elements_per_page() *
           static_cast<int64_t>(SizeBytes(carry_dtype));
  }
  int64_t bytes_per_page() const {
    return kv_bytes_per_page() + summary_bytes_per_page() + carry_bytes_per_page();
  }
  int64_t bytes_per_slot() const {
    return layers *
           (tail_elements_per_slot() * static_cast<int64_t>(SizeBytes(computed_kv_dtype())) +
            open_sum_elements_per_slot() * static_cast<int64_t>(SizeBytes(carry_dtype)));
  }
};

}  // namespace longspan
