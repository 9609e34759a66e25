#include "kernels/cuda/sparse_decode/merge_layout.h"

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
  size_t block_scores = 0;
  size_t offers = 0;
  size_t tickets = 0;
};

Sizes SizesOf(int rows, int query_heads, const KvLayout& layout, int64_t max_length_tokens) {
  const int64_t pairs = int64_t{rows} * layout.kv_heads;
  const int64_t group = query_heads / layout.kv_heads;
  Sizes sizes;
  sizes.outputs = Aligned(pairs * kMaxDecodeSplits * group * layout.head_dim * sizeof(float));
  sizes.statistics = Aligned(pairs * kMaxDecodeSplits * group * 2 * sizeof(float));
  sizes.tickets = Aligned(pairs * sizeof(uint32_t));
  if (!layout.has_summaries) return sizes;
  sizes.entry_capacity =
      CeilDivide(max_length_tokens / layout.nsa.stride_tokens + 1, kTileRows) * kTileRows;
  sizes.block_capacity = max_length_tokens / layout.nsa.block_tokens + 1;
  sizes.scores =
      Aligned(pairs * sizes.entry_capacity * ScoreStride(static_cast<int>(group)) * sizeof(float));
  sizes.importance = Aligned(pairs * sizes.entry_capacity * sizeof(float));
  sizes.block_scores = Aligned(pairs * sizes.block_capacity * sizeof(float));
  sizes.offers = Aligned(pairs * kMaxClusterBlocks * kMaxSelectedBlocks * sizeof(uint64_t));
  return sizes;
}

}  // namespace

DecodeSplits ChooseSplits(int rows, const KvLayout& layout, int64_t longest_length_tokens,
                          int multiprocessors) {
  const int64_t pairs = std::max<int64_t>(1, int64_t{rows} * layout.kv_heads);
  const int64_t wanted = std::max<int64_t>(1, multiprocessors / pairs);
  const auto within = [](int64_t wanted_splits, int64_t tiles) {
    return static_cast<int>(std::clamp<int64_t>(
        wanted_splits, 1, std::clamp<int64_t>(tiles / 2, 1, kMaxDecodeSplits / 2)));
  };
  DecodeSplits splits;
  splits.dense = within(wanted, CeilDivide(longest_length_tokens, kTileRows));
  if (!layout.has_summaries) return splits;
  const NsaParams& nsa = layout.nsa;
  const int64_t entry_tiles =
      CeilDivide(longest_length_tokens / layout.nsa.stride_tokens, kTileRows);
  while (splits.select < kMaxClusterBlocks && splits.select < std::min(wanted, entry_tiles)) {
    splits.select *= 2;
  }
  const int64_t selected_tiles =
      CeilDivide(int64_t{nsa.selected_blocks} * nsa.block_tokens, kTileRows);
  const int64_t window_tiles = nsa.window_branch ? nsa.window_span_tokens() / kTileRows + 1 : 0;
  const int64_t tiles = selected_tiles + window_tiles;
  splits.selected = within(CeilDivide(wanted * selected_tiles, tiles), selected_tiles);
  splits.window =
      window_tiles == 0 ? 0 : within(CeilDivide(wanted * window_tiles, tiles), window_tiles);
  return splits;
}

size_t DecodeWorkspaceBytes(int rows, int query_heads, const KvLayout& layout,
                            int64_t max_length_tokens) {
  const Sizes sizes = SizesOf(rows, query_heads, layout, max_length_tokens);
  return sizes.outputs + sizes.statistics + sizes.scores + sizes.importance + sizes.block_scores +
         sizes.offers + sizes.tickets;
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
  workspace.block_scores = reinterpret_cast<float*>(take(sizes.block_scores));
  workspace.offers = reinterpret_cast<uint64_t*>(take(sizes.offers));
  return workspace;
}

}  // namespace longspan::cuda
