// What kernels of few rows have in common (few_rows_product.h): a thread block's tile of 16
// outputs, and the end of its sums.
#pragma once

#include <cstdint>

#include "kernels/cuda/base/element.cuh"
#include "kernels/cuda/ops/few_rows_product.h"

namespace longspan::cuda::few_rows {

using Kind = FewRowsSegment::Kind;

inline constexpr int kWarps = 8;
inline constexpr int kTileOutputs = 16;  // of a thread block
inline constexpr int kTileRows = 8;      // of one mma
inline constexpr int kSumStride = kTileOutputs + 1;

// Of all warps' sums.
template <int kTiles>
inline constexpr int kSums = kWarps* kTiles* kTileRows* kSumStride;

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

// A segment, and the first of the tile's outputs within it.
struct TilePlace {
  int segment = 0;
  int output;

  __device__ __forceinline__ TilePlace(const FewRowsLaunch& launch, int index) {
    for (; segment + 1 < launch.segment_count; ++segment) {
      const FewRowsSegment& part = launch.segments[segment];
      const auto tiles = static_cast<int>((part.outputs + kTileOutputs - 1) / kTileOutputs);
      if (index < tiles) break;
      index -= tiles;
    }
    output = index * kTileOutputs;
  }
};

__host__ inline int64_t TilesOf(const FewRowsLaunch& launch) {
  int64_t tiles = 0;
  for (int i = 0; i < launch.segment_count; ++i) {
    tiles += (launch.segments[i].outputs + kTileOutputs - 1) / kTileOutputs;
  }
  return tiles;
}

// A segment's scales of one output and row, by which its sum is multiplied.
__device__ __forceinline__ float ScaleOf(const FewRowsSegment& segment, int output, int row) {
  if (segment.kind == FewRowsSegment::kFloat8) {
    return segment.weight_scales[output] * segment.x_scales[row];
  }
  return segment.is_packed() ? segment.weight_scales[output] : 1.0F;
}

// What the lanes of all warps have summed, lanes as mma's (ptx.cuh) have them: added up in the
// order of the warps, scaled, and stored as y. All threads; `shared` [kSums<kTiles>].
template <int kTiles, typename Out>
__device__ void StoreTile(const FewRowsLaunch& launch, const TilePlace& place,
                          const float (&sum)[kTiles][4], float* shared) {
  const int lane = threadIdx.x % 32;
  const int warp = threadIdx.x / 32;
#pragma unroll
  for (int of_rows = 0; of_rows < kTiles; ++of_rows) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const int row = of_rows * kTileRows + 2 * (lane % 4) + i % 2;
      const int output = lane / 4 + i / 2 * 8;
      shared[(warp * kTiles * kTileRows + row) * kSumStride + output] = sum[of_rows][i];
    }
  }
  __syncthreads();
  const FewRowsSegment& segment = launch.segments[place.segment];
  for (int i = threadIdx.x; i < launch.rows * kTileOutputs; i += kWarps * 32) {
    const int row = i / kTileOutputs;
    const int output = place.output + i % kTileOutputs;
    if (output >= segment.outputs) continue;
    float total = 0.0F;
#pragma unroll
    for (int its_warp = 0; its_warp < kWarps; ++its_warp) {
      total += shared[(its_warp * kTiles * kTileRows + row) * kSumStride + i % kTileOutputs];
    }
    total *= ScaleOf(segment, output, row);
    if (segment.bias != nullptr) total += segment.bias[output];
    static_cast<Out*>(launch.y)[row * launch.y_stride + segment.first_output + output] =
        Narrow<Out>(total);
  }
}

}  // namespace longspan::cuda::few_rows
