#include "kernels/cuda/selected_attention/band_merge.cuh"
#include "kernels/cuda/selected_attention/fsa_order.h"

namespace longspan::cuda::selected {
namespace {

template <int kDim, int kKeys, int kWarps>
cudaError_t Launch(const Problem& problem, const GatherIndex& index, const Partials& partials,
                   cudaStream_t stream) {
  using Kernel = BandMerge<kDim, kKeys, kWarps>;
  constexpr int kBytes = Kernel::kStages * Kernel::Ring::kStageBytes + kRingTailBytes;
  auto* kernel = BandMergeKernel<kDim, kKeys, kWarps>;
  const cudaError_t error =
      cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, kBytes);
  if (error != cudaSuccess) return error;
  const int64_t tiles = MaxTiles(problem.rows, TileTokens(kWarps, problem.group));
  const dim3 grid(static_cast<unsigned>(tiles), static_cast<unsigned>(partials.kv_heads));
  kernel<<<grid, 32 * (kWarps + 1), kBytes, stream>>>(problem, index, partials);
  return cudaGetLastError();
}

template <int kWarps>
cudaError_t Dispatch(const Problem& problem, const GatherIndex& index, const Partials& partials,
                     int head_dim, cudaStream_t stream) {
  const int keys = KeysPerTile(problem.block_tokens);
  if (head_dim == 64) {
    if (keys == 16) return Launch<64, 16, kWarps>(problem, index, partials, stream);
    if (keys == 32) return Launch<64, 32, kWarps>(problem, index, partials, stream);
    return Launch<64, 64, kWarps>(problem, index, partials, stream);
  }
  if (keys == 16) return Launch<128, 16, kWarps>(problem, index, partials, stream);
  if (keys == 32) return Launch<128, 32, kWarps>(problem, index, partials, stream);
  return Launch<128, 64, kWarps>(problem, index, partials, stream);
}

}  // namespace

cudaError_t LaunchBandMerge(const Problem& problem, const GatherIndex& index,
                            const Partials& partials, int head_dim, cudaStream_t stream) {
  // Large tiles share keys and values, as long as they seldom straddle blocks.
  const bool large = 4 * TileTokens(kMiddleWarps, problem.group) <= problem.block_tokens;
  return large ? Dispatch<kMiddleWarps>(problem, index, partials, head_dim, stream)
               : Dispatch<kNarrowWarps>(problem, index, partials, head_dim, stream);
}

}  // namespace longspan::cuda::selected
