// The only file that lists the variants of the choice of blocks.

#include <algorithm>
#include <bit>

#include "kernels/cuda/attention/choice/block_choice.h"
#include "kernels/cuda/attention/choice/config.h"
#include "kernels/cuda/attention/served_shapes/limits.h"

namespace longspan::cuda {
namespace {

constexpr int kThreadBlocksAMultiprocessor = 2;

// Blocks 0 … length / B; up to eight are written at a time.
int64_t ScorePitch(int64_t longest_length_tokens, int block_tokens) {
  return (longest_length_tokens / block_tokens + 8) / 8 * 8;
}

}  // namespace

int BlockChoiceTileTokens(int head_dim, int query_heads, int kv_heads) {
  if (head_dim != 64 && head_dim != 128) return 0;
  if (kv_heads < 1 || query_heads < kv_heads || query_heads % kv_heads != 0) return 0;
  const int group = query_heads / kv_heads;
  if (group > kMostGroupHeads) return 0;
  return kChoiceRows / static_cast<int>(std::bit_ceil(static_cast<unsigned>(group)));
}

int BlockChoiceThreadBlocks() { return kThreadBlocksAMultiprocessor * MultiprocessorCount(); }

size_t BlockChoiceWorkspaceBytes(int thread_blocks, int tile_tokens, int64_t longest_length_tokens,
                                 int block_tokens) {
  return sizeof(float) * static_cast<size_t>(thread_blocks) * static_cast<size_t>(tile_tokens) *
         static_cast<size_t>(ScorePitch(longest_length_tokens, block_tokens));
}

cudaError_t LaunchBlockChoice(const BlockChoiceArgs& args, cudaStream_t stream) {
  const DevicePages& pages = args.pages;
  if (BlockChoiceTileTokens(pages.head_dim, args.query_heads, pages.kv_heads) == 0 ||
      pages.entries_per_page * args.sparse.stride_tokens != kChoiceTileEntries ||
      args.workspace_thread_blocks < 1 ||
      args.workspace_length_tokens < args.batch.longest_length_tokens) {
    return cudaErrorInvalidValue;
  }
  BlockChoiceLaunch launch;
  launch.loop =
      MakeLoopArgs(args.batch, pages, args.plan, args.q, args.query_heads,
                   /*out=*/nullptr, args.batch.longest_length_tokens / args.sparse.stride_tokens);
  launch.loop.keys = static_cast<const __nv_bfloat16*>(args.summaries.keys);
  launch.sparse = args.sparse;
  launch.per_block = args.sparse.block_tokens / args.sparse.stride_tokens;
  launch.whole_fours = (launch.per_block == 4 || launch.per_block == 8) && args.sparse.windows == 2;
  launch.first_tiles = args.summaries.first_tiles;
  launch.log_sums = args.log_sums;
  launch.scores = static_cast<float*>(args.workspace);
  launch.score_pitch =
      static_cast<int>(ScorePitch(args.workspace_length_tokens, args.sparse.block_tokens));
  launch.selected = args.selected;
  launch.loop.pieces.split = args.split;
  launch.cut_items = args.split.tiles * pages.kv_heads;
  const int other_slots = args.workspace_thread_blocks - launch.cut_items;
  if (other_slots < (args.split.whole_tiles > 0 ? 1 : 0)) return cudaErrorInvalidValue;
  // Scores of what is cut have places of their own, those of whole tiles one for each thread block.
  const bool all_cut = args.split.tiles > 0 && args.split.whole_tiles == 0;
  const int thread_blocks =
      all_cut ? BlockChoiceThreadBlocks() : std::min(BlockChoiceThreadBlocks(), other_slots);
  const auto run = pages.head_dim == 64 ? LaunchBlockChoice64 : LaunchBlockChoice128;
  return run(launch, thread_blocks, stream);
}

}  // namespace longspan::cuda
