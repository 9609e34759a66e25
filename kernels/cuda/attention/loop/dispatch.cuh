// The one dispatcher of the attention loop: the families differ in their keys and outputs alone.
#pragma once

#include <cuda_runtime.h>

#include "kernels/cuda/attention/loop/key_rule.cuh"
#include "kernels/cuda/attention/loop/loop_args.h"

namespace longspan::cuda {

// Queues the loop on all multiprocessors, over the keys that `rule` names, with outputs of type
// Out (bf16 or float). Defined in kernel.cuh; each family's inst_*.cu compile it.
template <int kHeadDim, typename Out, typename Rule>
cudaError_t LaunchLoopVariant(const LoopArgs& args, const Rule& rule, cudaStream_t stream);

template <typename Out, typename Rule>
cudaError_t LaunchLoop(int head_dim, const LoopArgs& args, const Rule& rule, cudaStream_t stream) {
  if (head_dim == 64) return LaunchLoopVariant<64, Out>(args, rule, stream);
  if (head_dim == 128) return LaunchLoopVariant<128, Out>(args, rule, stream);
  if constexpr (Rule::kHasWideHeads) {
    if (head_dim == 256) return LaunchLoopVariant<256, Out>(args, rule, stream);
  }
  return cudaErrorInvalidValue;
}

}  // namespace longspan::cuda
