#include "kernels/cuda/attention/selected/workspace.h"

#include <algorithm>

#include "kernels/cuda/attention/selected/tile_walk.h"

namespace longspan::cuda::selected {
namespace {

// The queries of a segment, which its blocks gather again and again, should stay in the L2 cache.
constexpr int64_t kSegmentQueryBytes = int64_t{16} << 20;
constexpr int kMaxChunkBits = 15;  // measured: 32K tokens

class Cutter {
 public:
  explicit Cutter(void* base) : base_(static_cast<char*>(base)) {}
  template <typename T>
  T* Take(int64_t elements) {
    T* piece = base_ == nullptr ? nullptr : reinterpret_cast<T*>(base_ + bytes_);
    bytes_ += (static_cast<size_t>(elements) * sizeof(T) + 255) / 256 * 256;
    return piece;
  }
  size_t bytes() const { return bytes_; }

 private:
  char* base_;
  size_t bytes_ = 0;
};

int ChunkBits(const SelectedAttentionArgs& args) {
  const int64_t query_bytes =
      int64_t{args.query_heads / args.pages.kv_heads} * args.pages.head_dim * 2;
  int bits = 10;
  while (bits < kMaxChunkBits && int64_t{1} << bits < args.rows.tokens &&
         (int64_t{2} << bits) * query_bytes <= kSegmentQueryBytes) {
    ++bits;
  }
  return bits;
}

void LayOutIndex(const SelectedAttentionArgs& args, Cutter& cutter, Workspace& space) {
  const int64_t tokens = args.rows.tokens;
  const int64_t kv_heads = args.pages.kv_heads;
  const int64_t n = args.selected_blocks;
  GatherIndex& index = space.index;
  index.tile_rows = GatherTileRows(args.block_tokens);
  index.chunk_bits = ChunkBits(args);
  const int64_t chunk_tokens = int64_t{1} << index.chunk_bits;
  index.chunks = static_cast<int>((tokens + chunk_tokens - 1) / chunk_tokens);
  index.bins = static_cast<int>(args.page_count * kPageTokens / KeysPerTile(args.block_tokens));
  const int64_t segments = kv_heads * index.chunks;
  index.counts = cutter.Take<int32_t>(segments * index.bins);
  index.query_counts = cutter.Take<uint8_t>(kv_heads * tokens);
  index.zeroed_bytes = cutter.bytes();
  index.ranks = cutter.Take<int32_t>(tokens * kv_heads * n);
  index.items = cutter.Take<GatherItem>(segments * index.bins);
  index.item_counts = cutter.Take<int32_t>(segments);
  index.tile_counts = cutter.Take<int32_t>(segments);
  index.entries = cutter.Take<uint32_t>(segments * chunk_tokens * n);
}

// Rows of [tokens, slots, query heads of one KV head].
int64_t PartialRows(const SelectedAttentionArgs& args, int slots) {
  const int64_t group = args.query_heads / args.pages.kv_heads;
  return int64_t{args.rows.tokens} * slots * group;
}

void LayOutFsaOrder(const SelectedAttentionArgs& args, int kv_heads_per_pass, Cutter& cutter,
                    Workspace& space) {
  LayOutIndex(args, cutter, space);
  const int64_t rows = kv_heads_per_pass * PartialRows(args, GatheredSlots(args));
  space.partials.kv_heads = kv_heads_per_pass;
  space.partials.outputs = cutter.Take<__nv_bfloat16>(rows * args.pages.head_dim);
  space.partials.log_sum_exp = cutter.Take<float>(rows);
}

void LayOutUnionTile(const SelectedAttentionArgs& args, Cutter& cutter, Workspace& space) {
  const int64_t kv_heads = args.pages.kv_heads;
  const int tile_tokens = TileTokens(kUnionWarps, static_cast<int>(args.query_heads / kv_heads));
  const int64_t visible =
      (args.rows.longest_length_tokens + args.block_tokens - 1) / args.block_tokens;
  const int64_t lists = MaxTiles(args.rows, tile_tokens) * kv_heads;
  const int64_t capacity = std::min(visible, int64_t{tile_tokens} * args.selected_blocks);
  space.lists.capacity = static_cast<int>(capacity);
  space.lists.counts = cutter.Take<int32_t>(lists);
  space.lists.blocks = cutter.Take<int32_t>(lists * capacity);
  space.lists.masks = cutter.Take<uint16_t>(lists * capacity * kMaskStride);
}

}  // namespace

int GatheredSlots(const SelectedAttentionArgs& args) {
  return std::max(args.selected_blocks - args.initial_blocks - args.local_blocks, 1);
}

Workspace LayOut(const SelectedAttentionArgs& args, SelectedPath path, int kv_heads_per_pass,
                 void* base) {
  Workspace space;
  Cutter cutter(base);
  if (path == SelectedPath::kFsaOrder) LayOutFsaOrder(args, kv_heads_per_pass, cutter, space);
  if (path == SelectedPath::kUnionTile) LayOutUnionTile(args, cutter, space);
  space.bytes = cutter.bytes();
  return space;
}

}  // namespace longspan::cuda::selected
