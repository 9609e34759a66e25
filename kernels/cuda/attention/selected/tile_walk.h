// Query-outermost orders: a tile of rows walks blocks with an online softmax.
#pragma once

#include <cuda_runtime.h>

#include "kernels/cuda/attention/selected/config.h"

namespace longspan::cuda::selected {

// Tokens of a tile whose kernel has `warps` warps; tiles there may be in a step, at most.
LONGSPAN_HOST_DEVICE constexpr int TileTokens(int warps, int group) {
  return kRowsPerWarp * warps / group;
}
constexpr int64_t MaxTiles(const DeviceRows& rows, int tile_tokens) {
  return rows.tokens / tile_tokens + rows.rows;
}

cudaError_t BuildTileLists(const Problem& problem, const TileLists& lists, cudaStream_t stream);

// Union tile: tiles of kUnionWarps warps walk their lists.
cudaError_t LaunchUnionTile(const Problem& problem, const TileLists& lists, int head_dim,
                            cudaStream_t stream);

// NSA order: one query token's heads against its own blocks, which the warps share out.
cudaError_t LaunchNsaOrder(const Problem& problem, int head_dim, cudaStream_t stream);

}  // namespace longspan::cuda::selected
