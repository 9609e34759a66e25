#include "kernels/cuda/attention/choice/kernel.cuh"

namespace longspan::cuda {

cudaError_t LaunchBlockChoice128(const BlockChoiceLaunch& launch, int thread_blocks,
                                 cudaStream_t stream) {
  return LaunchForGroup<128>(launch, thread_blocks, stream);
}

}  // namespace longspan::cuda
