#include "kernels/cuda/attention/compressed/compressed_attention.h"
#include "kernels/cuda/attention/loop/dispatch.cuh"
#include "kernels/kv_layout.h"

namespace longspan::cuda {

cudaError_t LaunchCompressedAttention(const CompressedAttentionArgs& args, cudaStream_t stream) {
  const DevicePages& pages = args.pages;
  if (LoopTileTokens(pages.head_dim, args.query_heads, pages.kv_heads) == 0 ||
      pages.entries_per_page < 1 || kPageTokens % pages.entries_per_page != 0 ||
      args.first_entry < 0) {
    return cudaErrorInvalidValue;
  }
  const CompressedKeys keys = {
      {}, kPageTokens / pages.entries_per_page, args.first_entry, args.summaries.first_tiles};
  LoopArgs loop = MakeLoopArgs(args.batch, pages, args.plan, args.q, args.query_heads, args.out,
                               args.batch.longest_length_tokens / keys.stride_tokens);
  loop.keys = args.summaries.keys;
  loop.values = args.summaries.values;
  loop.log_sums = args.log_sums;
  loop.pieces = args.pieces;
  if (args.summaries.values != nullptr) {
    return LaunchLoop<float>(pages.head_dim, loop, keys, stream);
  }
  return LaunchLoop<float>(pages.head_dim, loop, CompressedKeysAlone{keys}, stream);
}

}  // namespace longspan::cuda
