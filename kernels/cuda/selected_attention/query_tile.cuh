// A warp's 16 rows of a tile of query tokens, and what they do with one tile of keys.
#pragma once

#include "kernels/cuda/selected_attention/row_of_step.cuh"
#include "kernels/cuda/selected_attention/tile_walk.h"
#include "kernels/cuda/selected_attention/warp_tile.cuh"

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

// Puts this CTA's tile where all threads can read it; false if there is none. A barrier has to
// follow.
__device__ __forceinline__ bool ShareTile(const Problem& problem, int warps, QueryTile& tile) {
  const QueryTile found =
      FindTile(problem.rows, TileTokens(warps, problem.group), static_cast<int>(blockIdx.x));
  if (found.row < 0) return false;
  if (threadIdx.x == 0) tile = found;
  return true;
}

// The place of row r in [T, Hq].
__device__ __forceinline__ int64_t OutputRow(const Problem& problem, const QueryTile& tile,
                                             int kv_head, const TileRows& rows, int r) {
  const int64_t token = tile.first_token + rows.token[r];
  return (token * problem.kv_heads + kv_head) * problem.group + max(rows.head[r], 0);
}

// One tile of keys that begins at position `begin`. kEdge: it reaches beyond a row's own position.
template <int kDim, int kKeys, bool kEdge>
__device__ __forceinline__ void AttendTile(const Problem& problem, const QueryTile& tile,
                                           const TileRows& rows, const QueryRows<kDim>& queries,
                                           RowOutputs<kDim>& outputs, uint32_t keys,
                                           uint32_t values, int begin, bool upper_holds,
                                           bool lower_holds) {
  float scores[kKeys / 8][4];
  uint32_t weights[kKeys / 16][4];
  Scores<kDim, kKeys>(scores, queries, keys);
  if (kEdge) {
    const int visible = tile.first_position + 1 - begin;
    MaskScores<kKeys>(scores, visible + rows.token[0], visible + rows.token[1]);
  }
  Softmax<kDim, kKeys, false>(scores, weights, outputs, problem.scale_log2, upper_holds,
                              lower_holds);
  AddValues<kDim, kKeys, kEdge>(outputs, weights, values, min(tile.length - begin, kKeys));
}

// Writes a finished row (FinishSums done) and its log-sum-exp.
template <int kDim, int kRow>
__device__ __forceinline__ void StoreRow(const Problem& problem, int64_t row,
                                         const RowOutputs<kDim>& outputs) {
  StoreOutput<kDim, kRow>(problem.out + row * kDim, outputs);
  if (threadIdx.x % 4 == 0 && problem.log_sum_exp != nullptr) {
    problem.log_sum_exp[row] = LogSumExp2(outputs.max[kRow], outputs.sum[kRow]) * 0.69314718056F;
  }
}

}  // namespace longspan::cuda::selected
