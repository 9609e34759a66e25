#include <cuda_fp16.h>
#include <cuda_fp8.h>

#include <cstdint>

#include "kernels/cuda/base/element.cuh"
#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/base/ptx.cuh"
#include "kernels/cuda/ops/few_rows_product.h"

namespace longspan::cuda {
namespace {

constexpr int kWarps = 8;
constexpr int kTileOutputs = 16;  // of a thread block
constexpr int kTileRows = 8;      // of one mma
constexpr int kPieceBytes = 16;
constexpr int kChunkPieces = 8;  // 128 bytes of a weight's row: a warp's turn
constexpr int kSumStride = kTileOutputs + 1;
constexpr int kScaledOutputs = 128;  // that share a scale of kFloat8Blocks
constexpr int kBlocksOfMultiprocessor = 2;

using Kind = FewRowsSegment::Kind;

// Read once, and by nobody else: not kept in the L1, which is x's.
__device__ __forceinline__ uint4 LoadOnce(const uint4* from) {
  uint4 piece;
  asm volatile("ld.global.nc.L1::no_allocate.v4.u32 {%0,%1,%2,%3}, [%4];"
               : "=r"(piece.x), "=r"(piece.y), "=r"(piece.z), "=r"(piece.w)
               : "l"(from));
  return piece;
}

// Two e4m3 of a word as f16.
__device__ __forceinline__ uint32_t Halves(uint32_t word, bool high) {
  const auto pair = static_cast<__nv_fp8x2_storage_t>(high ? word >> 16 : word & 0xffffU);
  const __half2_raw halves = __nv_cvt_fp8x2_to_halfraw2(pair, __NV_E4M3);
  return halves.x | static_cast<uint32_t>(halves.y) << 16;
}

__device__ __forceinline__ uint32_t Word(const uint4& piece, int index) {
  return index == 0 ? piece.x : index == 1 ? piece.y : index == 2 ? piece.z : piece.w;
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

// Chunks that are on their way together, as many as registers allow beside the sums.
template <int kTiles>
inline constexpr int kBatch = kTiles == 1 ? 2 : 1;

template <int kTiles>
struct Batch {
  uint4 weight[kBatch<kTiles>][2][2];  // chunk, half of it, row L / 4 and L / 4 + 8
};

// A tile of 16 outputs of a segment, as a lane walks along it.
struct Tile {
  int segment;
  int output;           // the first, within the segment
  const uint4* weight;  // its first row, L / 4,
  int lower_pieces;     // and how far behind it its second is, L / 4 + 8
  int pieces;           // of a row

  __device__ __forceinline__ Tile(const FewRowsLaunch& launch, int index) : segment(0) {
    for (; segment + 1 < launch.segment_count; ++segment) {
      const FewRowsSegment& part = launch.segments[segment];
      const auto tiles = static_cast<int>((part.outputs + kTileOutputs - 1) / kTileOutputs);
      if (index < tiles) break;
      index -= tiles;
    }
    const FewRowsSegment& part = launch.segments[segment];
    const int element_bytes = part.kind == FewRowsSegment::kPlain ? 2 : 1;
    output = index * kTileOutputs;
    pieces = static_cast<int>(launch.inputs * element_bytes / kPieceBytes);
    // Rows beyond the last are computed, and not stored.
    const auto last = static_cast<int>(part.outputs) - 1;
    const int lane_row = static_cast<int>(threadIdx.x % 32 / 4);
    const int upper = min(output + lane_row, last);
    const int lower = min(output + lane_row + 8, last);
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

template <Kind kKind, int kTiles>
__device__ __forceinline__ void AddBatch(const FewRowsSegment& segment, const Tile& tile, int chunk,
                                         const Batch<kTiles>& batch, int rows,
                                         float (&sum)[kTiles][4]) {
#pragma unroll
  for (int i = 0; i < kBatch<kTiles>; ++i) {
    if (chunk + i * kWarps >= tile.chunks()) break;
    AddChunk<kKind, kTiles>(segment, tile, chunk + i * kWarps, batch.weight[i], rows, sum);
  }
}

template <int kTiles, typename Out>
__device__ void StoreTile(const FewRowsLaunch& launch, const Tile& tile, const float* sums) {
  const FewRowsSegment& segment = launch.segments[tile.segment];
  for (int i = threadIdx.x; i < launch.rows * kTileOutputs; i += kWarps * 32) {
    const int row = i / kTileOutputs;
    const int output = tile.output + i % kTileOutputs;
    if (output >= segment.outputs) continue;
    float sum = 0.0F;
#pragma unroll
    for (int warp = 0; warp < kWarps; ++warp) {
      sum += sums[(warp * kTiles * kTileRows + row) * kSumStride + i % kTileOutputs];
    }
    if (segment.kind == FewRowsSegment::kFloat8) {
      sum *= segment.weight_scales[output] * segment.x_scales[row];
    }
    if (segment.bias != nullptr) sum += segment.bias[output];
    static_cast<Out*>(launch.y)[row * launch.y_stride + segment.first_output + output] =
        Narrow<Out>(sum);
  }
}

// A thread block a tile, of one segment behind another. (Thread blocks that took turns at tiles, a
// fixed share each, ended at very different times.)
template <int kTiles, typename Out>
__global__ void __launch_bounds__(kWarps * 32, kBlocksOfMultiprocessor)
    FewRows(const __grid_constant__ FewRowsLaunch launch) {
  AllowNextKernel();
  constexpr int kTurn = kBatch<kTiles> * kWarps;
  __shared__ float sums[kWarps * kTiles * kTileRows * kSumStride];
  const int lane = threadIdx.x % 32;
  const int warp = threadIdx.x / 32;
  const auto rows = static_cast<int>(launch.rows);
  const Tile tile(launch, static_cast<int>(blockIdx.x));
  Batch<kTiles> batch;
  tile.Load(warp, batch);
  WaitForEarlierWork();
  const FewRowsSegment& segment = launch.segments[tile.segment];
  float sum[kTiles][4] = {};
  for (int chunk = warp; chunk < tile.chunks(); chunk += kTurn) {
    Batch<kTiles> next;
    tile.Load(chunk + kTurn, next);
    if (segment.kind == FewRowsSegment::kFloat8) {
      AddBatch<FewRowsSegment::kFloat8>(segment, tile, chunk, batch, rows, sum);
    } else if (segment.kind == FewRowsSegment::kFloat8Blocks) {
      AddBatch<FewRowsSegment::kFloat8Blocks>(segment, tile, chunk, batch, rows, sum);
    } else {
      AddBatch<FewRowsSegment::kPlain>(segment, tile, chunk, batch, rows, sum);
    }
    batch = next;
  }
#pragma unroll
  for (int of_rows = 0; of_rows < kTiles; ++of_rows) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const int row = of_rows * kTileRows + 2 * (lane % 4) + i % 2;
      const int output = lane / 4 + i / 2 * 8;
      sums[(warp * kTiles * kTileRows + row) * kSumStride + output] = sum[of_rows][i];
    }
  }
  __syncthreads();
  StoreTile<kTiles, Out>(launch, tile, sums);
}

}  // namespace

cudaError_t LaunchFewRows(const FewRowsLaunch& launch, cudaStream_t stream) {
  int64_t tiles = 0;
  for (int i = 0; i < launch.segment_count; ++i) {
    tiles += (launch.segments[i].outputs + kTileOutputs - 1) / kTileOutputs;
  }
  if (launch.rows == 0 || tiles == 0) return cudaSuccess;
  return WithElement(launch.y_dtype, [&](auto element) {
    using Out = decltype(element);
    const auto kernel = launch.rows <= kTileRows ? FewRows<1, Out> : FewRows<2, Out>;
    return LaunchEarly(kernel, {static_cast<unsigned>(tiles), kWarps * 32}, stream, launch);
  });
}

}  // namespace longspan::cuda
