#include "kernels/cuda/attention/loop/kernel.cuh"
#include "kernels/cuda/attention/window/config.h"

namespace longspan::cuda {

cudaError_t LaunchWindowAttention128(const LoopArgs& args, int window_tokens, int thread_blocks,
                                     cudaStream_t stream) {
  using Config = LoopConfig</*kHeadDim=*/128, /*kTileKeys=*/128, /*kConsumers=*/2, /*kStages=*/3,
                            /*kQueriesInRegisters=*/true>;
  static_assert(Config::kRows == kWindowAttentionRows128);
  return LaunchAttention<Config>(args, WindowKeys{window_tokens}, thread_blocks, stream);
}

}  // namespace longspan::cuda
