#include <algorithm>

#include "kernels/cuda/attention/loop/dispatch.cuh"
#include "kernels/cuda/attention/window/window_attention.h"

namespace longspan::cuda {
namespace {

// What query tiles that run at the same time read of a KV head: neighbours share a window, and each
// begins where the one before it ends.
int64_t SharedKeys(const WindowAttentionArgs& args, int tile_tokens) {
  const int64_t tiles = MultiprocessorCount() / args.pages.kv_heads;
  return std::min<int64_t>(args.window_tokens + tiles * tile_tokens,
                           args.batch.longest_length_tokens);
}

}  // namespace

cudaError_t LaunchWindowAttention(const WindowAttentionArgs& args, cudaStream_t stream) {
  const DevicePages& pages = args.pages;
  const int tile_tokens = LoopTileTokens(pages.head_dim, args.query_heads, pages.kv_heads);
  if (tile_tokens == 0 || args.window_tokens < 1) return cudaErrorInvalidValue;
  LoopArgs loop = MakeLoopArgs(args.batch, pages, args.plan, args.q, args.query_heads, args.out,
                               SharedKeys(args, tile_tokens));
  loop.keys = static_cast<const __nv_bfloat16*>(pages.keys);
  loop.values = static_cast<const __nv_bfloat16*>(pages.values);
  loop.pieces = args.pieces;
  return LaunchLoop<__nv_bfloat16>(pages.head_dim, loop, WindowKeys{args.window_tokens}, stream);
}

}  // namespace longspan::cuda
