#include <algorithm>

#include "kernels/cuda/attention/loop/dispatch.cuh"
#include "kernels/cuda/attention/window/window_attention.h"

namespace longspan::cuda {

cudaError_t LaunchWindowAttention(const WindowAttentionArgs& args, cudaStream_t stream) {
  const DevicePages& pages = args.pages;
  if (LoopTileTokens(pages.head_dim, args.query_heads, pages.kv_heads) == 0 ||
      args.window_tokens < 1) {
    return cudaErrorInvalidValue;
  }
  // Neighbouring tiles share what they read; all KV heads stand in one section.
  LoopArgs loop =
      MakeLoopArgs(args.batch, pages, args.plan, args.q, args.query_heads, args.out,
                   std::min<int64_t>(args.window_tokens, args.batch.longest_length_tokens));
  loop.keys = pages.keys;
  loop.values = pages.values;
  loop.pieces = args.pieces;
  return LaunchLoop<__nv_bfloat16>(pages.head_dim, loop, WindowKeys{{}, args.window_tokens},
                                   stream);
}

}  // namespace longspan::cuda
