// One warp against 16 rows (tokens or compressed entries), for all query heads of
// one KV head: keys are the M of the matrix instruction and heads its N, so that few heads waste
// nothing. Each warp keeps a softmax state of its own over the rows it saw; merge.cuh joins them.
//
// Fragments follow PTX's mma.m16n8k16: lane L holds rows L/4 and L/4 + 8, columns 2(L%4) and
// 2(L%4) + 1 of an accumulator. kHeadTiles is 1 for up to 8 heads and 2 for up to 16.
#pragma once

#include <cuda_bf16.h>

#include <cstdint>

#include "kernels/cuda/base/page_order.h"
#include "kernels/cuda/base/ptx.cuh"

namespace longspan::cuda {

inline constexpr int kTileRows = 64;
inline constexpr int kWarpRows = 16;
inline constexpr int kRowBytes = 128;  // of one panel

// The queries of one KV head as the B operand, [D / 16] steps of K.
template <int kHeadDim, int kHeadTiles>
struct QueryFragments {
  uint32_t b[kHeadTiles][kHeadDim / 16][2];

  // q [heads, D] bf16 of one token; heads from `heads` on are zero.
  __device__ __forceinline__ void Load(const __nv_bfloat16* q, int heads) {
    const int lane = threadIdx.x % 32;
#pragma unroll
    for (int tile = 0; tile < kHeadTiles; ++tile) {
      const int head = tile * 8 + lane / 4;
      const auto* pairs = reinterpret_cast<const uint32_t*>(q + head * kHeadDim);
#pragma unroll
      for (int step = 0; step < kHeadDim / 16; ++step) {
#pragma unroll
        for (int half = 0; half < 2; ++half) {
          b[tile][step][half] = head < heads ? pairs[step * 8 + half * 4 + lane % 4] : 0;
        }
      }
    }
  }
};

// Running softmax of the rows a warp has seen, in base 2. sum is this lane's own part until
// SumLanes; output is O^T [D, heads], not yet divided by the sum.
template <int kHeadDim, int kHeadTiles>
struct WarpState {
  float maximum[kHeadTiles][2];
  float sum[kHeadTiles][2];
  float output[kHeadDim / 16][kHeadTiles][4];

  __device__ __forceinline__ void Clear() {
#pragma unroll
    for (int tile = 0; tile < kHeadTiles; ++tile) {
#pragma unroll
      for (int column = 0; column < 2; ++column) {
        maximum[tile][column] = -INFINITY;
        sum[tile][column] = 0.0F;
      }
#pragma unroll
      for (int step = 0; step < kHeadDim / 16; ++step) {
#pragma unroll
        for (int i = 0; i < 4; ++i) output[step][tile][i] = 0.0F;
      }
    }
  }
  __device__ __forceinline__ void SumLanes() {
#pragma unroll
    for (int tile = 0; tile < kHeadTiles; ++tile) {
#pragma unroll
      for (int column = 0; column < 2; ++column) {
#pragma unroll
        for (int lanes = 4; lanes < 32; lanes *= 2) {
          sum[tile][column] += __shfl_xor_sync(~0U, sum[tile][column], lanes);
        }
      }
    }
  }
};

// Where the first panel of a tile's row lies, and how far apart its panels are: a tile is a
// sequence of blocks as they stand in the cache, 2^log2 rows each, and a block has its panels one
// after another.
template <int kHeadDim>
__device__ __forceinline__ uint32_t RowAddress(uint32_t rows, int block_rows_log2, int row) {
  const int block = row >> block_rows_log2;
  const int row_in_block = row & ((1 << block_rows_log2) - 1);
  return rows + (block << block_rows_log2) * kHeadDim * 2 + row_in_block * kRowBytes;
}

// Scores of 16 rows and all heads: scores[tile][i] as an accumulator, times `scale_log2`;
// -infinity where the row's bit in `visible` is not set.
template <int kHeadDim, int kHeadTiles>
__device__ __forceinline__ void ScoreRows(uint32_t keys, int block_rows_log2, uint32_t visible,
                                          float scale_log2,
                                          const QueryFragments<kHeadDim, kHeadTiles>& queries,
                                          float (&scores)[kHeadTiles][4]) {
  const int lane = threadIdx.x % 32;
  const int row = lane % 16;
  const uint32_t row_address = RowAddress<kHeadDim>(keys, block_rows_log2, row);
  const uint32_t panel_bytes = kRowBytes << block_rows_log2;
  // Sums of odd steps and of even ones: a warp waits for its own instructions most of the time, and
  // each product for the one before it in the same sum.
  float odd[kHeadTiles][4] = {};
#pragma unroll
  for (int tile = 0; tile < kHeadTiles; ++tile) {
#pragma unroll
    for (int i = 0; i < 4; ++i) scores[tile][i] = 0.0F;
  }
#pragma unroll
  for (int step = 0; step < kHeadDim / 16; ++step) {
    const int chunk = 2 * step + lane / 16;
    uint32_t a[4];
    LoadMatrices(row_address + (chunk / 8) * panel_bytes + ((chunk ^ row) % 8) * 16, a);
#pragma unroll
    for (int tile = 0; tile < kHeadTiles; ++tile) {
      MultiplyAdd(a, queries.b[tile][step][0], queries.b[tile][step][1],
                  step % 2 == 0 ? scores[tile] : odd[tile]);
    }
  }
#pragma unroll
  for (int tile = 0; tile < kHeadTiles; ++tile) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const int bit = lane / 4 + (i / 2) * 8;
      const float score = (scores[tile][i] + odd[tile][i]) * scale_log2;
      scores[tile][i] = (visible >> bit & 1) != 0 ? score : -INFINITY;
    }
  }
}

// Clears the rows of 16 that nothing may see: what lies there can be anything, and 0 * NaN is NaN.
// Their slot is the warp's own.
template <int kHeadDim>
__device__ __forceinline__ void ClearUnseen(uint32_t values, int block_rows_log2,
                                            uint32_t visible) {
  const int row = static_cast<int>(threadIdx.x % 32) / 2;
  const uint32_t panel_bytes = kRowBytes << block_rows_log2;
  const uint32_t half_row =
      RowAddress<kHeadDim>(values, block_rows_log2, row) + threadIdx.x % 2 * (kRowBytes / 2);
  if ((visible >> row & 1) == 0) {
#pragma unroll 1
    for (int i = 0; i < kHeadDim / 16; ++i) {
      StoreZeroChunk(half_row + (i / 4) * panel_bytes + i % 4 * 16);
    }
  }
  __syncwarp();
}

// Takes the rows into the state: P of the scores times their values.
template <int kHeadDim, int kHeadTiles>
__device__ __forceinline__ void AddRows(uint32_t values, int block_rows_log2, uint32_t visible,
                                        const float (&scores)[kHeadTiles][4],
                                        WarpState<kHeadDim, kHeadTiles>& state) {
  uint32_t weights[kHeadTiles][2];
#pragma unroll
  for (int tile = 0; tile < kHeadTiles; ++tile) {
    float weight[4];
#pragma unroll
    for (int column = 0; column < 2; ++column) {
      float largest = fmaxf(scores[tile][column], scores[tile][2 + column]);
#pragma unroll
      for (int lanes = 4; lanes < 32; lanes *= 2) {
        largest = fmaxf(largest, __shfl_xor_sync(~0U, largest, lanes));
      }
      const float maximum = fmaxf(state.maximum[tile][column], largest);
      const float finite = maximum == -INFINITY ? 0.0F : maximum;  // nothing visible yet
      const float factor = PowerOfTwo(state.maximum[tile][column] - finite);
      weight[column] = PowerOfTwo(scores[tile][column] - finite);
      weight[2 + column] = PowerOfTwo(scores[tile][2 + column] - finite);
      state.maximum[tile][column] = maximum;
      state.sum[tile][column] =
          state.sum[tile][column] * factor + weight[column] + weight[2 + column];
#pragma unroll
      for (int step = 0; step < kHeadDim / 16; ++step) {
        state.output[step][tile][column] *= factor;
        state.output[step][tile][2 + column] *= factor;
      }
    }
    weights[tile][0] = TransposeMatrix(PackBf16(weight[0], weight[1]));
    weights[tile][1] = TransposeMatrix(PackBf16(weight[2], weight[3]));
  }

  if (visible != 0xFFFF) ClearUnseen<kHeadDim>(values, block_rows_log2, visible);
  const int lane = threadIdx.x % 32;
  const int row = (lane / 16) * 8 + lane % 8;
  const uint32_t row_address = RowAddress<kHeadDim>(values, block_rows_log2, row);
  const uint32_t panel_bytes = kRowBytes << block_rows_log2;
#pragma unroll
  for (int step = 0; step < kHeadDim / 16; ++step) {
    const int chunk = 2 * step + lane / 8 % 2;
    const uint4 words =
        LoadMatricesTransposed(row_address + (chunk / 8) * panel_bytes + ((chunk ^ row) % 8) * 16);
    const uint32_t a[4] = {words.x, words.y, words.z, words.w};
#pragma unroll
    for (int tile = 0; tile < kHeadTiles; ++tile) {
      MultiplyAdd(a, weights[tile][0], weights[tile][1], state.output[step][tile]);
    }
  }
}

}  // namespace longspan::cuda
