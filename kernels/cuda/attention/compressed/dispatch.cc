// The only file that lists the variants of compressed attention.

#include "kernels/cuda/attention/compressed/compressed_attention.h"
#include "kernels/cuda/attention/compressed/config.h"
#include "kernels/cuda/attention/loop/loop_args.h"

namespace longspan::cuda {

int CompressedAttentionTileTokens(int head_dim, int query_heads, int kv_heads) {
  if (head_dim == 64) return TileTokens(kCompressedAttentionRows64, query_heads, kv_heads);
  if (head_dim == 128) return TileTokens(kCompressedAttentionRows128, query_heads, kv_heads);
  return 0;
}

cudaError_t LaunchCompressedAttention(const CompressedAttentionArgs& args, cudaStream_t stream) {
  const DevicePages& pages = args.pages;
  if (CompressedAttentionTileTokens(pages.head_dim, args.query_heads, pages.kv_heads) == 0 ||
      pages.entries_per_page < 1 || 64 % pages.entries_per_page != 0 || args.first_entry < 0) {
    return cudaErrorInvalidValue;
  }
  const CompressedShape shape = {64 / pages.entries_per_page, args.first_entry,
                                 args.summaries.first_tiles};
  LoopArgs loop = MakeLoopArgs(args.batch, pages, args.plan, args.q, args.query_heads, args.out,
                               args.batch.longest_length_tokens / shape.stride_tokens);
  loop.keys = static_cast<const __nv_bfloat16*>(args.summaries.keys);
  loop.values = static_cast<const __nv_bfloat16*>(args.summaries.values);
  loop.log_sums = args.log_sums;
  loop.pieces = args.pieces;
  const auto launch =
      pages.head_dim == 64 ? LaunchCompressedAttention64 : LaunchCompressedAttention128;
  return launch(loop, shape, MultiprocessorCount(), stream);
}

}  // namespace longspan::cuda
