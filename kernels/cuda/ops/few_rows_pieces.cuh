// Rows of a weight in bf16 or e4m3 as a lane walks along them, in turns of a chunk, and their
// products by a few rows of x (few_rows_product.h).
#pragma once

#include <cuda_fp16.h>
#include <cuda_fp8.h>

#include <cstdint>

#include "kernels/cuda/base/ptx.cuh"
#include "kernels/cuda/ops/few_rows_tile.cuh"

namespace longspan::cuda::few_rows {

inline constexpr int kPieceBytes = 16;
inline constexpr int kChunkPieces = 8;      // 128 bytes of a weight's row: a warp's turn
inline constexpr int kScaledOutputs = 128;  // that share a scale of kFloat8Blocks

// Chunks that are on their way together, as many as registers allow beside the sums.
template <int kTiles>
inline constexpr int kBatch = kTiles == 1 ? 2 : 1;

template <int kTiles>
struct Batch {
  uint4 weight[kBatch<kTiles>][2][2];  // chunk, half of it, row L / 4 and L / 4 + 8
};

struct RowTile {
  TilePlace place;
  const uint4* weight;  // its first row, L / 4,
  int lower_pieces;     // and how far behind it its second is, L / 4 + 8
  int pieces;           // of a row

  __device__ __forceinline__ RowTile(const FewRowsLaunch& launch, int index)
      : place(launch, index) {
    const FewRowsSegment& part = launch.segments[place.segment];
    const int element_bytes = part.kind == FewRowsSegment::kPlain ? 2 : 1;
    pieces = static_cast<int>(launch.inputs * element_bytes / kPieceBytes);
    // Rows beyond the last are computed, and not stored.
    const auto last = static_cast<int>(part.outputs) - 1;
    const int lane_row = static_cast<int>(threadIdx.x % 32 / 4);
    const int upper = min(place.output + lane_row, last);
    const int lower = min(place.output + lane_row + 8, last);
    weight = static_cast<const uint4*>(part.weight) + int64_t{upper} * pieces;
    lower_pieces = (lower - upper) * pieces;
  }

  __device__ __forceinline__ int chunks() const {
    return (pieces + kChunkPieces - 1) / kChunkPieces;
  }
  // The lane's piece in a half of a chunk.
  static __device__ __forceinline__ int PieceAt(int chunk, int half) {
    return chunk * kChunkPieces + half * (kChunkPieces / 2) + static_cast<int>(threadIdx.x % 4);
  }
  template <int kTiles>
  __device__ __forceinline__ void Load(int chunk, Batch<kTiles>& batch) const {
#pragma unroll
    for (int i = 0; i < kBatch<kTiles>; ++i) {
#pragma unroll
      for (int half = 0; half < 2; ++half) {
        const int piece = PieceAt(chunk + i * kWarps, half);
        const bool is_there = piece < pieces;
        const uint4 zeros = make_uint4(0, 0, 0, 0);
        batch.weight[i][half][0] = is_there ? LoadOnce(weight + piece) : zeros;
        batch.weight[i][half][1] = is_there ? LoadOnce(weight + piece + lower_pieces) : zeros;
      }
    }
  }
};

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
__device__ __forceinline__ void AddChunk(const FewRowsSegment& segment, const RowTile& tile,
                                         int chunk, const uint4 (&weight)[2][2], int rows,
                                         float (&sum)[kTiles][4]) {
  const int lane = threadIdx.x % 32;
  const auto* x = static_cast<const uint4*>(segment.x);
  uint4 of_x[kTiles][2];
#pragma unroll
  for (int of_rows = 0; of_rows < kTiles; ++of_rows) {
    const int row = of_rows * kTileRows + lane / 4;
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      const int piece = RowTile::PieceAt(chunk, half);
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
        segment.weight_scales[tile.place.output / kScaledOutputs * segment.scale_columns + chunk];
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
