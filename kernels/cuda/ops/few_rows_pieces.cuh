// A chunk of a weight's rows, in bf16 or e4m3, by a few rows of x (few_rows_product.h).
#pragma once

#include <cuda_fp16.h>
#include <cuda_fp8.h>

#include <cstdint>

#include "kernels/cuda/base/ptx.cuh"
#include "kernels/cuda/ops/few_rows_tile.cuh"

namespace longspan::cuda::few_rows {

inline constexpr int kScaledOutputs = 128;  // that share a scale of kFloat8Blocks

// Two e4m3 of a word as f16.
__device__ __forceinline__ uint32_t Halves(uint32_t word, bool high) {
  const auto pair = static_cast<__nv_fp8x2_storage_t>(high ? word >> 16 : word & 0xffffU);
  const __half2_raw halves = __nv_cvt_fp8x2_to_halfraw2(pair, __NV_E4M3);
  return halves.x | static_cast<uint32_t>(halves.y) << 16;
}

// sum += a piece of rows L / 4 and L / 4 + 8 of the weight by one of row L / 4 of x.
template <Kind kKind>
__device__ __forceinline__ void AddPiece(const uint4 (&weight)[2], const uint4& x,
                                         float (&sum)[4]) {
  if constexpr (kKind == FewRowsSegment::kPlain) {
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      const uint32_t a[4] = {Word(weight[0], 2 * half), Word(weight[1], 2 * half),
                             Word(weight[0], 2 * half + 1), Word(weight[1], 2 * half + 1)};
      MultiplyAdd(a, Word(x, 2 * half), Word(x, 2 * half + 1), sum);
    }
  } else {
#pragma unroll
    for (int word = 0; word < 4; ++word) {
      const uint32_t upper = Word(weight[0], word);
      const uint32_t lower = Word(weight[1], word);
      const uint32_t a[4] = {Halves(upper, false), Halves(lower, false), Halves(upper, true),
                             Halves(lower, true)};
      const uint32_t of_x = Word(x, word);
      MultiplyAddF16(a, Halves(of_x, false), Halves(of_x, true), sum);
    }
  }
}

template <Kind kKind, int kTiles>
__device__ __forceinline__ void AddChunk(const FewRowsSegment& segment, const Tile& tile, int chunk,
                                         const uint4 (&weight)[2][2], int rows,
                                         float (&sum)[kTiles][4]) {
  const int lane = threadIdx.x % 32;
  const auto* x = static_cast<const uint4*>(segment.x);
  uint4 of_x[kTiles][2];
#pragma unroll
  for (int of_rows = 0; of_rows < kTiles; ++of_rows) {
    const int row = of_rows * kTileRows + lane / 4;
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      const int piece = Tile::PieceAt(chunk, half);
      const bool is_there = row < rows && piece < tile.pieces;
      of_x[of_rows][half] = is_there ? x[row * tile.pieces + piece] : make_uint4(0, 0, 0, 0);
    }
  }
  if constexpr (kKind != FewRowsSegment::kFloat8Blocks) {
#pragma unroll
    for (int of_rows = 0; of_rows < kTiles; ++of_rows) {
#pragma unroll
      for (int half = 0; half < 2; ++half) {
        AddPiece<kKind>(weight[half], of_x[of_rows][half], sum[of_rows]);
      }
    }
  } else {
    const float of_weight =
        segment.weight_scales[tile.output / kScaledOutputs * segment.scale_columns + chunk];
#pragma unroll
    for (int of_rows = 0; of_rows < kTiles; ++of_rows) {
      float part[4] = {};
#pragma unroll
      for (int half = 0; half < 2; ++half) {
        AddPiece<kKind>(weight[half], of_x[of_rows][half], part);
      }
      const int row = of_rows * kTileRows + 2 * (lane % 4);
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        if (row + i % 2 >= rows) continue;
        const float of_row = segment.x_scales[chunk * segment.scale_rows + row + i % 2];
        sum[of_rows][i] = fmaf(part[i], of_weight * of_row, sum[of_rows][i]);
      }
    }
  }
}

}  // namespace longspan::cuda::few_rows
