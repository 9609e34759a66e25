#include "kernels/cuda/attention/compressed/config.h"
#include "kernels/cuda/attention/loop/kernel.cuh"

namespace longspan::cuda {

cudaError_t LaunchCompressedAttention64(const LoopArgs& args, const CompressedShape& shape,
                                        int thread_blocks, cudaStream_t stream) {
  using Config = LoopConfig</*kHeadDim=*/64, /*kTileKeys=*/128, /*kConsumers=*/3, /*kStages=*/4,
                            /*kQueriesInRegisters=*/false, float>;
  static_assert(Config::kRows == kCompressedAttentionRows64);
  const CompressedKeys keys = {shape.stride_tokens, shape.first_entry, shape.first_tiles};
  return LaunchAttention<Config>(args, keys, thread_blocks, stream);
}

}  // namespace longspan::cuda
