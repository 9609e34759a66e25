#include "kernels/cuda/attention/loop/kernel.cuh"
#include "kernels/cuda/attention/window/config.h"

namespace longspan::cuda {

cudaError_t LaunchWindowAttention64(const LoopArgs& args, int window_tokens, int thread_blocks,
                                    cudaStream_t stream) {
  using Config = LoopConfig</*kHeadDim=*/64, /*kTileKeys=*/128, /*kConsumers=*/3, /*kStages=*/4,
                            /*kQueriesInRegisters=*/false>;
  static_assert(Config::kRows == kWindowAttentionRows64);
  return LaunchAttention<Config>(args, WindowKeys{window_tokens}, thread_blocks, stream);
}

}  // namespace longspan::cuda
