#include "kernels/cuda/attention/selected/nsa_order.cuh"
#include "kernels/cuda/attention/selected/tile_walk.h"

namespace longspan::cuda::selected {
namespace {

template <int kDim, int kKeys>
cudaError_t Launch(const Problem& problem, cudaStream_t stream) {
  using Kernel = NsaOrder<kDim, kKeys>;
  constexpr int kBytes = Kernel::kStages * Kernel::Ring::kStageBytes + kRingTailBytes;
  const dim3 grid(static_cast<unsigned>(problem.rows.tokens),
                  static_cast<unsigned>(problem.kv_heads));
  return LaunchEarly(NsaOrderKernel<kDim, kKeys>, {grid, 32 * (kNarrowWarps + 1), kBytes}, stream,
                     problem);
}

}  // namespace

cudaError_t LaunchNsaOrder(const Problem& problem, int head_dim, cudaStream_t stream) {
  const int keys = KeysPerTile(problem.block_tokens);
  if (head_dim == 64) {
    if (keys == 16) return Launch<64, 16>(problem, stream);
    if (keys == 32) return Launch<64, 32>(problem, stream);
    return Launch<64, 64>(problem, stream);
  }
  if (keys == 16) return Launch<128, 16>(problem, stream);
  if (keys == 32) return Launch<128, 32>(problem, stream);
  return Launch<128, 64>(problem, stream);
}

}  // namespace longspan::cuda::selected
