#include <algorithm>

#include "kernels/cuda/attention/selected/band_merge.cuh"
#include "kernels/cuda/attention/selected/fsa_order.h"

namespace longspan::cuda::selected {
namespace {

template <int kDim, int kKeys>
cudaError_t Launch(const Problem& problem, const GatherIndex& index, const Partials& partials,
                   int multiprocessors, cudaStream_t stream) {
  using Kernel = BandMerge<kDim, kKeys>;
  constexpr int kBytes = Kernel::kStages * Kernel::Ring::kStageBytes + kRingTailBytes;
  const int tiles = static_cast<int>(MaxTiles(problem.rows, TileTokens(kBandWarps, problem.group)));
  const int grid = std::min(multiprocessors, tiles * partials.kv_heads);
  return LaunchEarly(BandMergeKernel<kDim, kKeys>,
                     {static_cast<unsigned>(grid), Kernel::kThreads, kBytes}, stream, problem,
                     index, partials, tiles);
}

template <int kDim>
cudaError_t LaunchForDim(const Problem& problem, const GatherIndex& index, const Partials& partials,
                         int multiprocessors, cudaStream_t stream) {
  switch (KeysPerTile(problem.block_tokens)) {
    case 16:
      return Launch<kDim, 16>(problem, index, partials, multiprocessors, stream);
    case 32:
      return Launch<kDim, 32>(problem, index, partials, multiprocessors, stream);
    default:
      return Launch<kDim, 64>(problem, index, partials, multiprocessors, stream);
  }
}

}  // namespace

cudaError_t LaunchBandMerge(const Problem& problem, const GatherIndex& index,
                            const Partials& partials, int head_dim, int multiprocessors,
                            cudaStream_t stream) {
  return head_dim == 64 ? LaunchForDim<64>(problem, index, partials, multiprocessors, stream)
                        : LaunchForDim<128>(problem, index, partials, multiprocessors, stream);
}

}  // namespace longspan::cuda::selected
