#include "kernels/cuda/attention/dense/config.h"
#include "kernels/cuda/attention/loop/kernel.cuh"

namespace longspan::cuda {

cudaError_t LaunchDensePrefill64(const LoopArgs& args, int thread_blocks, cudaStream_t stream) {
  using Config = LoopConfig</*kHeadDim=*/64, /*kTileKeys=*/128, /*kConsumers=*/3, /*kStages=*/4,
                            /*kQueriesInRegisters=*/false>;
  static_assert(Config::kRows == kDensePrefillRows64);
  return LaunchAttention<Config>(args, DenseKeys{}, thread_blocks, stream);
}

}  // namespace longspan::cuda
