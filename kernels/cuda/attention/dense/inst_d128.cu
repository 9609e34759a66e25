#include "kernels/cuda/attention/dense/config.h"
#include "kernels/cuda/attention/loop/kernel.cuh"

namespace longspan::cuda {

cudaError_t LaunchDensePrefill128(const LoopArgs& args, int thread_blocks, cudaStream_t stream) {
  using Config = LoopConfig</*kHeadDim=*/128, /*kTileKeys=*/128, /*kConsumers=*/2, /*kStages=*/3,
                            /*kQueriesInRegisters=*/true>;
  static_assert(Config::kRows == kDensePrefillRows128);
  return LaunchAttention<Config>(args, DenseKeys{}, thread_blocks, stream);
}

}  // namespace longspan::cuda
