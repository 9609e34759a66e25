#include "kernels/cuda/attention/compressed/config.h"
#include "kernels/cuda/attention/loop/kernel.cuh"

namespace longspan::cuda {

cudaError_t LaunchCompressedAttention128(const LoopArgs& args, const CompressedShape& shape,
                                         int thread_blocks, cudaStream_t stream) {
  using Config = LoopConfig</*kHeadDim=*/128, /*kTileKeys=*/128, /*kConsumers=*/2, /*kStages=*/3,
                            /*kQueriesInRegisters=*/true, float>;
  static_assert(Config::kRows == kCompressedAttentionRows128);
  const CompressedKeys keys = {shape.stride_tokens, shape.first_entry, shape.first_tiles};
  return LaunchAttention<Config>(args, keys, thread_blocks, stream);
}

}  // namespace longspan::cuda
