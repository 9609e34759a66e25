#include "kernels/cuda/attention/choice/kernel.cuh"

namespace longspan::cuda {

cudaError_t LaunchBlockChoice64(const BlockChoiceLaunch& launch, int thread_blocks,
                                cudaStream_t stream) {
  return LaunchForGroup<64>(launch, thread_blocks, stream);
}

}  // namespace longspan::cuda
