// A warp's 16 rows of a tile of query tokens, and what they do with one tile of keys.
#pragma once

#include "kernels/cuda/attention/selected/gather_math.cuh"
#include "kernels/cuda/attention/selected/output_row.cuh"
#include "kernels/cuda/attention/selected/row_of_step.cuh"
#include "kernels/cuda/attention/selected/tile_walk.h"

namespace longspan::cuda::selected {

// This thread's two rows, upper and lower. Rows beyond the tile repeat its last token and are not
// stored.
struct TileRows {
  int token[2];  // of the tile
  int head[2];   // of the group; -1 when there is no row
  int first;     // token of the warp's first row
};

__device__ __forceinline__ TileRows FindTileRows(const QueryTile& tile, int group, int warp) {
  TileRows found;
  found.first = warp * kRowsPerWarp / group;
#pragma unroll
  for (int r = 0; r < 2; ++r) {
    const int row = warp * kRowsPerWarp + static_cast<int>(threadIdx.x % 32) / 4 + 8 * r;
    const int token = row / group;
    const bool exists = token < tile.tokens;
    found.token[r] = exists ? token : tile.tokens - 1;
    found.head[r] = exists ? row - token * group : -1;
  }
  return found;
}

// Puts this CTA's tile where all threads can read it; false if there is none to compute. A barrier
// has to follow.
__device__ __forceinline__ bool ShareTile(const Problem& problem, int warps, QueryTile& tile) {
  const QueryTile found =
      FindTile(problem.rows, TileTokens(warps, problem.group), static_cast<int>(blockIdx.x));
  if (found.row < 0 || !TakesPart(problem, found.row)) return false;
  if (threadIdx.x == 0) tile = found;
  return true;
}

// The place of row r in [T, Hq].
__device__ __forceinline__ OutputPlace PlaceOf(const Problem& problem, const QueryTile& tile,
                                               int kv_head, const TileRows& rows, int r) {
  return {int64_t{tile.first_token} + rows.token[r], kv_head * problem.group + max(rows.head[r], 0),
          problem.kv_heads * problem.group, rows.head[r] >= 0};
}

// What the tile's rows will be added to. Whole warp.
template <int kDim>
__device__ __forceinline__ void PrefetchOthers(const Problem& problem, const QueryTile& tile,
                                               int kv_head) {
  for (int token = threadIdx.x % 32; token < tile.tokens; token += 32) {
    PrefetchOthers<kDim>(problem, {int64_t{tile.first_token} + token, kv_head * problem.group,
                                   problem.kv_heads * problem.group, true});
  }
}

// One tile of keys that begins at position `begin`; its values are zeros where nobody wrote any
// (KvRing::Fill). The whole unit of Math.
template <typename Math, int kDim, int kKeys>
__device__ __forceinline__ void AttendTile(const Problem& problem, const QueryTile& tile,
                                           const TileRows& rows, const QueryRows<kDim>& queries,
                                           RowOutputs<kDim>& outputs, uint32_t keys,
                                           uint32_t values, int begin, bool upper_holds,
                                           bool lower_holds) {
  typename Math::ScoreTile scores;
  uint32_t weights[kKeys / 16][4];
  Math::Multiply(scores, queries, keys);
  const int visible = tile.first_position + 1 - begin;  // to the tile's first token
  if (visible + rows.first < kKeys) {
    Math::Mask(scores, visible + rows.token[0], visible + rows.token[1]);
  }
  Softmax<kDim, kKeys, false>(scores, weights, outputs, problem.scale_log2, upper_holds,
                              lower_holds);
  Math::template Accumulate<false>(outputs, weights, values);
}

}  // namespace longspan::cuda::selected
