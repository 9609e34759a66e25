// A chunk of packed codes by a few rows of x (few_rows_product.h, packed_layout.h).
//
// Codes of four bits become bf16 of 128 + code, which costs an operation for two of them. What that
// adds to a sum is 128 times the sum of x, which an mma by ones makes, for the shift as well. Codes
// of eight bits become two numbers, of four bits each.
#pragma once

#include <cstdint>

#include "kernels/cuda/base/ptx.cuh"
#include "kernels/cuda/ops/few_rows_tile.cuh"
#include "kernels/cuda/ops/packed_codes.cuh"

namespace longspan::cuda::few_rows {

inline constexpr uint32_t kOnesBf16 = 0x3f803f80U;

// Sums over the inputs of a group.
template <int kTiles>
struct GroupSums {
  float codes[kTiles][4];  // of numbers, each `kAbove` above code - centre, times x
  float x[kTiles][4];
};

template <Kind kKind>
inline constexpr float kAbove = kKind == FewRowsSegment::kPacked4 ? 128.0F + 8.0F : 0.0F;

// The codes of a step, in the lane's four words of a piece, by x.
template <Kind kKind, int kTiles>
__device__ __forceinline__ void AddStep(const uint4& piece, int step, const uint2 (&of_x)[kTiles],
                                        GroupSums<kTiles>& sums) {
  constexpr uint32_t kOnes[4] = {kOnesBf16, kOnesBf16, kOnesBf16, kOnesBf16};
  const auto add = [&](const uint32_t(&a)[4]) {
#pragma unroll
    for (int i = 0; i < kTiles; ++i) MultiplyAdd(a, of_x[i].x, of_x[i].y, sums.codes[i]);
  };
  if constexpr (kKind == FewRowsSegment::kPacked4) {
    const uint32_t word = Word(piece, step);
    const uint32_t a[4] = {Above128(word), Above128(word >> 4), Above128(word >> 8),
                           Above128(word >> 12)};
    add(a);
  } else {
    const uint32_t first = Word(piece, 2 * step);
    const uint32_t second = Word(piece, 2 * step + 1);
    const uint32_t low[4] = {Minus(Above128(first), 128.0F), Minus(Above128(first >> 8), 128.0F),
                             Minus(Above128(second), 128.0F), Minus(Above128(second >> 8), 128.0F)};
    add(low);
    constexpr float kLess = 2048.0F + 128.0F;
    const uint32_t high[4] = {
        Minus(Above2048(first >> 4), kLess), Minus(Above2048(first >> 12), kLess),
        Minus(Above2048(second >> 4), kLess), Minus(Above2048(second >> 12), kLess)};
    add(high);
  }
#pragma unroll
  for (int i = 0; i < kTiles; ++i) MultiplyAdd(kOnes, of_x[i].x, of_x[i].y, sums.x[i]);
}

// sum += of a group what its scales make of its sums, which are zero afterwards. `pairs` are those
// of outputs L / 4 and L / 4 + 8.
template <Kind kKind, int kTiles>
__device__ __forceinline__ void EndGroup(const uint2& pairs, GroupSums<kTiles>& sums,
                                         float (&sum)[kTiles][4]) {
  const float2 upper = PairOf(pairs.x);
  const float2 lower = PairOf(pairs.y);
  const float scale[2] = {upper.x, lower.x};
  const float shift[2] = {fmaf(-kAbove<kKind>, upper.x, upper.y),
                          fmaf(-kAbove<kKind>, lower.x, lower.y)};
#pragma unroll
  for (int i = 0; i < kTiles; ++i) {
#pragma unroll
    for (int j = 0; j < 4; ++j) {
      sum[i][j] = fmaf(scale[j / 2], sums.codes[i][j], fmaf(shift[j / 2], sums.x[i][j], sum[i][j]));
      sums.codes[i][j] = 0.0F;
      sums.x[i][j] = 0.0F;
    }
  }
}

// `tile_scales` [groups, 8, 2], in shared memory or where they lie.
template <Kind kKind, int kTiles>
__device__ __forceinline__ void AddPackedChunk(const FewRowsSegment& segment, const Tile& tile,
                                               int inputs, int chunk, const uint4 (&weight)[2][2],
                                               int rows, const uint2* tile_scales,
                                               float (&sum)[kTiles][4]) {
  constexpr int kSteps = kKind == FewRowsSegment::kPacked4 ? 4 : 2;
  const int lane = threadIdx.x % 32;
  const auto group_inputs = static_cast<int>(segment.group_inputs);
  const auto* x = static_cast<const uint2*>(segment.x);  // four numbers
  GroupSums<kTiles> sums = {};
#pragma unroll
  for (int i = 0; i < kPackedPieces; ++i) {
#pragma unroll
    for (int step = 0; step < kSteps; ++step) {
      const int input = ((chunk * kPackedPieces + i) * kSteps + step) * kPackedStepInputs;
      if (input >= inputs) break;
      uint2 of_x[kTiles];
#pragma unroll
      for (int of_rows = 0; of_rows < kTiles; ++of_rows) {
        const int row = of_rows * kTileRows + lane / 4;
        of_x[of_rows] = row < rows ? x[(row * inputs + input) / 4 + lane % 4] : make_uint2(0, 0);
      }
      AddStep<kKind>(weight[i / 2][i % 2], step, of_x, sums);
      const int next = input + kPackedStepInputs;
      if (next % group_inputs == 0 || next == inputs) {
        EndGroup<kKind>(tile_scales[input / group_inputs * 8 + lane / 4], sums, sum);
      }
    }
  }
}

}  // namespace longspan::cuda::few_rows
