#include "kernels/cuda/attention/selected/fsa_order.cuh"
#include "kernels/cuda/attention/selected/fsa_order.h"

namespace longspan::cuda::selected {
namespace {

template <int kDim, int kBlock>
cudaError_t Launch(const Problem& problem, const GatherIndex& index, const Partials& partials,
                   int multiprocessors, cudaStream_t stream) {
  using Kernel = GatherAttend<kDim, kBlock>;
  constexpr int kBytes = Kernel::kStages * Kernel::Ring::kStageBytes + kRingTailBytes;
  return LaunchEarly(GatherAttendKernel<kDim, kBlock>,
                     {static_cast<unsigned>(multiprocessors), Kernel::Math::kThreads, kBytes},
                     stream, problem, index, partials);
}

template <int kDim>
cudaError_t LaunchForDim(const Problem& problem, const GatherIndex& index, const Partials& partials,
                         int multiprocessors, cudaStream_t stream) {
  switch (problem.block_tokens) {
    case 16:
      return Launch<kDim, 16>(problem, index, partials, multiprocessors, stream);
    case 32:
      return Launch<kDim, 32>(problem, index, partials, multiprocessors, stream);
    case 64:
      return Launch<kDim, 64>(problem, index, partials, multiprocessors, stream);
    default:
      return Launch<kDim, 128>(problem, index, partials, multiprocessors, stream);
  }
}

}  // namespace

cudaError_t LaunchGatherAttend(const Problem& problem, const GatherIndex& index,
                               const Partials& partials, int head_dim, int multiprocessors,
                               cudaStream_t stream) {
  return head_dim == 64 ? LaunchForDim<64>(problem, index, partials, multiprocessors, stream)
                        : LaunchForDim<128>(problem, index, partials, multiprocessors, stream);
}

}  // namespace longspan::cuda::selected
