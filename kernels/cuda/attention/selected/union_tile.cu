#include "kernels/cuda/attention/selected/union_tile.cuh"

namespace longspan::cuda::selected {
namespace {

template <int kDim, int kKeys>
cudaError_t Launch(const Problem& problem, const TileLists& lists, cudaStream_t stream) {
  using Kernel = UnionTile<kDim, kKeys>;
  constexpr int kBytes = Kernel::kStages * Kernel::Ring::kStageBytes + kRingTailBytes;
  const int64_t tiles = MaxTiles(problem.rows, TileTokens(kUnionWarps, problem.group));
  const dim3 grid(static_cast<unsigned>(tiles), static_cast<unsigned>(problem.kv_heads));
  return LaunchEarly(UnionTileKernel<kDim, kKeys>, {grid, Kernel::kThreads, kBytes}, stream,
                     problem, lists);
}

}  // namespace

cudaError_t LaunchUnionTile(const Problem& problem, const TileLists& lists, int head_dim,
                            cudaStream_t stream) {
  const int keys = KeysPerTile(problem.block_tokens);
  if (head_dim == 64) {
    if (keys == 16) return Launch<64, 16>(problem, lists, stream);
    if (keys == 32) return Launch<64, 32>(problem, lists, stream);
    return Launch<64, 64>(problem, lists, stream);
  }
  if (keys == 16) return Launch<128, 16>(problem, lists, stream);
  if (keys == 32) return Launch<128, 32>(problem, lists, stream);
  return Launch<128, 64>(problem, lists, stream);
}

}  // namespace longspan::cuda::selected
