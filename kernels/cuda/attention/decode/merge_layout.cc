#include "kernels/cuda/attention/decode/merge_layout.h"

#include <algorithm>

namespace longspan::cuda {
namespace {

constexpr int64_t kTileRows = 64;
constexpr size_t kAlignmentBytes = 256;

int64_t CeilDivide(int64_t a, int64_t b) { return (a + b - 1) / b; }
size_t Aligned(size_t bytes) {
  return (bytes + kAlignmentBytes - 1) / kAlignmentBytes * kAlignmentBytes;
}

struct Sizes {
  int64_t entry_capacity = 0;
  int64_t block_capacity = 0;
  size_t outputs = 0;
  size_t statistics = 0;
  size_t scores = 0;
  size_t importance = 0;
  size_t keys = 0;
  size_t tickets = 0;
};

Sizes SizesOf(int rows, int query_heads, const KvLayout& layout, int64_t max_length_tokens) {
  const int64_t pairs = int64_t{rows} * layout.kv_heads;
  const int64_t group = query_heads / layout.kv_heads;
  Sizes sizes;
  sizes.outputs = Aligned(pairs * kMaxDecodeSplits * group * layout.head_dim * sizeof(float));
  sizes.statistics = Aligned(pairs * kMaxDecodeSplits * group * 2 * sizeof(float));
  sizes.tickets = Aligned(pairs * sizeof(uint32_t));
  if (!layout.has_summaries || layout.prefill) return sizes;
  sizes.entry_capacity =
      CeilDivide(max_length_tokens / layout.nsa.stride_tokens + 1, kTileRows) * kTileRows;
  sizes.block_capacity = max_length_tokens / layout.nsa.block_tokens + 1;
  sizes.scores =
      Aligned(pairs * sizes.entry_capacity * ScoreStride(static_cast<int>(group)) * sizeof(float));
  sizes.importance =
      Aligned(pairs * (sizes.entry_capacity + kMaxClusterBlocks * kPooledBehind) * sizeof(float));
  sizes.keys = Aligned(pairs * sizes.block_capacity * sizeof(uint64_t));
  return sizes;
}

}  // namespace

DecodeSplits ChooseSplits(int rows, const KvLayout& layout, int64_t longest_length_tokens,
                          int64_t dense_tokens, int multiprocessors) {
  const int64_t pairs = std::max<int64_t>(1, int64_t{rows} * layout.kv_heads);
  // e4m3 takes more instructions for fewer bytes: two thread blocks a multiprocessor, where they
  // fit.
  const int64_t dense_blocks = layout.has_scales() && layout.head_dim <= 128 ? 2 : 1;
  const int64_t wanted = std::max<int64_t>(1, dense_blocks * multiprocessors / pairs);
  DecodeSplits splits;
  splits.dense = static_cast<int>(std::clamp<int64_t>(CeilDivide(dense_tokens, kTileRows) / 2, 1,
                                                      std::min<int64_t>(wanted, kMaxDecodeSplits)));
  // Of pages that a choice just before has named, thread blocks may begin while that ends, wherever
  // it leaves places: two a multiprocessor are all taken, so that none has two of these and its
  // neighbour none. Sixteen at most, since more take longer to join than they save.
  constexpr int64_t kMostChosenSplits = 16;
  splits.chosen = static_cast<int>(
      std::clamp<int64_t>(CeilDivide(dense_tokens, kTileRows) / 2, 1,
                          std::clamp<int64_t>(2 * multiprocessors / pairs, 1, kMostChosenSplits)));
  if (!layout.has_summaries || layout.prefill) return splits;
  const NsaParams& nsa = layout.nsa;
  // Two thread blocks find room on a multiprocessor, but of clusters of more than four some might
  // be left over and wait for the others to end.
  const auto cluster_of = [&](int64_t tiles) {
    const auto fits = [&](int64_t blocks) {
      return pairs * blocks <= (blocks > 4 ? 1 : 2) * multiprocessors;
    };
    int blocks = 1;
    // Two tiles are a group of rows for each warp.
    while (blocks < kMaxClusterBlocks && 4 * blocks <= tiles && fits(2 * blocks)) blocks *= 2;
    return blocks;
  };
  splits.select = cluster_of(CeilDivide(longest_length_tokens / nsa.stride_tokens, kTileRows));
  splits.attend =
      cluster_of(CeilDivide(int64_t{nsa.selected_blocks} * nsa.block_tokens, kTileRows));
  return splits;
}

size_t DecodeWorkspaceBytes(int rows, int query_heads, const KvLayout& layout,
                            int64_t max_length_tokens) {
  const Sizes sizes = SizesOf(rows, query_heads, layout, max_length_tokens);
  return sizes.outputs + sizes.statistics + sizes.scores + sizes.importance + 2 * sizes.keys +
         sizes.tickets;
}

DecodeWorkspace CutDecodeWorkspace(void* memory, int rows, int query_heads, const KvLayout& layout,
                                   int64_t max_length_tokens, const DecodeSplits& splits) {
  const Sizes sizes = SizesOf(rows, query_heads, layout, max_length_tokens);
  char* next = static_cast<char*>(memory);
  const auto take = [&next](size_t bytes) {
    char* begin = next;
    next += bytes;
    return begin;
  };
  DecodeWorkspace workspace;
  workspace.splits = splits;
  workspace.entry_capacity = sizes.entry_capacity;
  workspace.block_capacity = sizes.block_capacity;
  // Tickets come first, so that they can be cleared once without knowing the rest.
  workspace.tickets = reinterpret_cast<uint32_t*>(take(sizes.tickets));
  workspace.outputs = reinterpret_cast<float*>(take(sizes.outputs));
  workspace.statistics = reinterpret_cast<float2*>(take(sizes.statistics));
  workspace.scores = reinterpret_cast<float*>(take(sizes.scores));
  workspace.importance = reinterpret_cast<float*>(take(sizes.importance));
  workspace.keys = reinterpret_cast<uint64_t*>(take(sizes.keys));
  workspace.ranked_keys = reinterpret_cast<uint64_t*>(take(sizes.keys));
  return workspace;
}

}  // namespace longspan::cuda
