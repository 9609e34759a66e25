// A tile of 16 outputs as a lane walks along it, in turns of a chunk, and what it loads
// (few_rows_product.h).
#pragma once

#include <cstdint>

#include "kernels/cuda/ops/few_rows_product.h"
#include "kernels/cuda/ops/packed_layout.h"

namespace longspan::cuda::few_rows {

using Kind = FewRowsSegment::Kind;

inline constexpr int kWarps = 8;
inline constexpr int kTileOutputs = 16;  // of a thread block
inline constexpr int kTileRows = 8;      // of one mma
inline constexpr int kPieceBytes = 16;
inline constexpr int kChunkPieces = 8;   // 128 bytes of a weight's row: a warp's turn
inline constexpr int kPackedPieces = 4;  // as many bytes, packed

// Chunks that are on their way together, as many as registers allow beside the sums.
template <int kTiles>
inline constexpr int kBatch = kTiles == 1 ? 2 : 1;

template <int kTiles>
struct Batch {
  // Chunk, half of it, row L / 4 and L / 4 + 8. Of packed ones: chunk, and its four pieces.
  uint4 weight[kBatch<kTiles>][2][2];
};

// Read once, and by nobody else: not kept in the L1, which is x's.
__device__ __forceinline__ uint4 LoadOnce(const uint4* from) {
  uint4 piece;
  asm volatile("ld.global.nc.L1::no_allocate.v4.u32 {%0,%1,%2,%3}, [%4];"
               : "=r"(piece.x), "=r"(piece.y), "=r"(piece.z), "=r"(piece.w)
               : "l"(from));
  return piece;
}

__device__ __forceinline__ uint32_t Word(const uint4& piece, int index) {
  return index == 0 ? piece.x : index == 1 ? piece.y : index == 2 ? piece.z : piece.w;
}

struct Tile {
  int segment;
  int output;  // the first, within the segment
  bool is_packed;
  const uint4* weight;  // its first row, L / 4; packed, the lane's first piece
  int lower_pieces;     // how far behind it its second row is, L / 4 + 8
  int pieces;           // of a row; packed, of the tile

  __device__ __forceinline__ Tile(const FewRowsLaunch& launch, int index) : segment(0) {
    for (; segment + 1 < launch.segment_count; ++segment) {
      const FewRowsSegment& part = launch.segments[segment];
      const auto tiles = static_cast<int>((part.outputs + kTileOutputs - 1) / kTileOutputs);
      if (index < tiles) break;
      index -= tiles;
    }
    const FewRowsSegment& part = launch.segments[segment];
    output = index * kTileOutputs;
    is_packed = part.kind == FewRowsSegment::kPacked4 || part.kind == FewRowsSegment::kPacked8;
    if (is_packed) {
      PointToPacked(part, launch.inputs, index);
    } else {
      PointToRows(part, launch.inputs);
    }
  }

  __device__ __forceinline__ int chunks() const {
    const int of_chunk = is_packed ? kPackedPieces : kChunkPieces;
    return (pieces + of_chunk - 1) / of_chunk;
  }
  // The lane's piece in a half of a chunk, of rows.
  static __device__ __forceinline__ int PieceAt(int chunk, int half) {
    return chunk * kChunkPieces + half * (kChunkPieces / 2) + static_cast<int>(threadIdx.x % 4);
  }
  template <int kTiles>
  __device__ __forceinline__ void Load(int chunk, Batch<kTiles>& batch) const {
#pragma unroll
    for (int i = 0; i < kBatch<kTiles>; ++i) {
#pragma unroll
      for (int half = 0; half < 2; ++half) {
#pragma unroll
        for (int lower = 0; lower < 2; ++lower) {
          const int at = chunk + i * kWarps;
          const int piece = is_packed ? at * kPackedPieces + 2 * half + lower : PieceAt(at, half);
          const int offset = is_packed ? 32 * piece : piece + lower * lower_pieces;
          batch.weight[i][half][lower] =
              piece < pieces ? LoadOnce(weight + offset) : make_uint4(0, 0, 0, 0);
        }
      }
    }
  }

 private:
  __device__ __forceinline__ void PointToPacked(const FewRowsSegment& part, int64_t inputs,
                                                int index) {
    const int piece_inputs = part.kind == FewRowsSegment::kPacked4 ? 64 : 32;
    pieces = static_cast<int>((inputs + piece_inputs - 1) / piece_inputs);
    lower_pieces = 0;
    weight =
        static_cast<const uint4*>(part.weight) + int64_t{index} * pieces * 32 + threadIdx.x % 32;
  }
  __device__ __forceinline__ void PointToRows(const FewRowsSegment& part, int64_t inputs) {
    const int element_bytes = part.kind == FewRowsSegment::kPlain ? 2 : 1;
    pieces = static_cast<int>(inputs * element_bytes / kPieceBytes);
    // Rows beyond the last are computed, and not stored.
    const auto last = static_cast<int>(part.outputs) - 1;
    const int lane_row = static_cast<int>(threadIdx.x % 32 / 4);
    const int upper = min(output + lane_row, last);
    const int lower = min(output + lane_row + 8, last);
    weight = static_cast<const uint4*>(part.weight) + int64_t{upper} * pieces;
    lower_pieces = (lower - upper) * pieces;
  }
};

}  // namespace longspan::cuda::few_rows
