// The only file that lists the variants of dense prefill.

#include "kernels/cuda/attention/dense/config.h"
#include "kernels/cuda/attention/dense/dense_prefill.h"
#include "kernels/cuda/attention/loop/loop_args.h"

namespace longspan::cuda {

int DensePrefillTileTokens(int head_dim, int query_heads, int kv_heads) {
  if (head_dim == 64) return TileTokens(kDensePrefillRows64, query_heads, kv_heads);
  if (head_dim == 128) return TileTokens(kDensePrefillRows128, query_heads, kv_heads);
  return 0;
}

cudaError_t LaunchDensePrefill(const DensePrefillArgs& args, cudaStream_t stream) {
  const DevicePages& pages = args.pages;
  if (DensePrefillTileTokens(pages.head_dim, args.query_heads, pages.kv_heads) == 0) {
    return cudaErrorInvalidValue;
  }
  LoopArgs loop = MakeLoopArgs(args.batch, pages, args.plan, args.q, args.query_heads, args.out,
                               args.batch.longest_length_tokens);
  loop.keys = static_cast<const __nv_bfloat16*>(pages.keys);
  loop.values = static_cast<const __nv_bfloat16*>(pages.values);
  loop.pieces = args.pieces;
  const auto launch = pages.head_dim == 64 ? LaunchDensePrefill64 : LaunchDensePrefill128;
  return launch(loop, MultiprocessorCount(), stream);
}

}  // namespace longspan::cuda
