#include "kernels/cuda/attention/dense/dense_prefill.h"
#include "kernels/cuda/attention/loop/dispatch.cuh"

namespace longspan::cuda {

cudaError_t LaunchDensePrefill(const DensePrefillArgs& args, cudaStream_t stream) {
  const DevicePages& pages = args.pages;
  if (LoopTileTokens(pages.head_dim, args.query_heads, pages.kv_heads) == 0) {
    return cudaErrorInvalidValue;
  }
  LoopArgs loop = MakeLoopArgs(args.batch, pages, args.plan, args.q, args.query_heads, args.out,
                               args.batch.longest_length_tokens);
  loop.keys = pages.keys;
  loop.values = pages.values;
  loop.pieces = args.pieces;
  return LaunchLoop<__nv_bfloat16>(pages.head_dim, loop, DenseKeys{}, stream);
}

}  // namespace longspan::cuda
