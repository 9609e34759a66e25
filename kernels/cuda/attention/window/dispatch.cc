// The only file that lists the variants of window attention.

#include "kernels/cuda/attention/loop/loop_args.h"
#include "kernels/cuda/attention/window/config.h"
#include "kernels/cuda/attention/window/window_attention.h"

namespace longspan::cuda {

int WindowAttentionTileTokens(int head_dim, int query_heads, int kv_heads) {
  if (head_dim == 64) return TileTokens(kWindowAttentionRows64, query_heads, kv_heads);
  if (head_dim == 128) return TileTokens(kWindowAttentionRows128, query_heads, kv_heads);
  return 0;
}

cudaError_t LaunchWindowAttention(const WindowAttentionArgs& args, cudaStream_t stream) {
  const DevicePages& pages = args.pages;
  if (WindowAttentionTileTokens(pages.head_dim, args.query_heads, pages.kv_heads) == 0 ||
      args.window_tokens < 1) {
    return cudaErrorInvalidValue;
  }
  // Neighbouring tiles share what they read; all KV heads stand in one section.
  LoopArgs loop = MakeLoopArgs(args.batch, pages, args.plan, args.q, args.query_heads, args.out,
                               args.window_tokens);
  loop.keys = static_cast<const __nv_bfloat16*>(pages.keys);
  loop.values = static_cast<const __nv_bfloat16*>(pages.values);
  const auto launch = pages.head_dim == 64 ? LaunchWindowAttention64 : LaunchWindowAttention128;
  return launch(loop, args.window_tokens, MultiprocessorCount(), stream);
}

}  // namespace longspan::cuda
