// Attention of one token over pages of its sequence: all, those of a window, or those that
// DeviationKernel chose. Split over thread blocks apart: whichever ends last merges.
#pragma once

#include <algorithm>
#include <cstdint>

#include "kernels/cuda/attention/decode/deviation_kernel.cuh"
#include "kernels/cuda/attention/decode/last_block.cuh"
#include "kernels/cuda/attention/decode/merge.cuh"
#include "kernels/cuda/attention/decode/sparse_decode.h"
#include "kernels/cuda/attention/decode/token_walk.cuh"

namespace longspan::cuda {

// Rows of e4m3 that a warp attends at a time, as registers allow: pages have them side by side.
template <int kHeadDim, int kHeadTiles>
inline constexpr int kFp8PageRows = kHeadDim* kHeadTiles <= 256 ? 32 : 16;

// Shared memory of the kernels below.
template <int kHeadDim, int kHeadTiles, bool kFp8>
inline constexpr size_t kPageRingBytes =
    kFp8 ? std::max<size_t>(sizeof(DecodeRing<kHeadDim>),
                            Fp8Slots<kHeadDim, kFp8PageRows<kHeadDim, kHeadTiles>>::kRingBytes)
         : sizeof(DecodeRing<kHeadDim>);

// What the token sees. Pages before it are not looked up.
__device__ __forceinline__ TokenTiles DenseTiles(const DecodeArgs& args, const DecodeRow& row) {
  const int end = row.position + 1;
  const bool has_window = args.dense_window_tokens > 0 && args.dense_window_tokens < end;
  return PageTiles(has_window ? end - static_cast<int>(args.dense_window_tokens) : 0, end);
}

// All threads of all thread blocks of a (row, KV head): attention over the tiles.
template <int kHeadDim, int kHeadTiles, bool kFp8, class Tiles>
__device__ __forceinline__ void AttendApart(const DecodeArgs& args, const DecodeRow& row,
                                            const Tiles& tiles, char* memory) {
  auto& ring = *reinterpret_cast<DecodeRing<kHeadDim>*>(memory);
  const DecodeWorkspace& workspace = args.workspace;
  const int splits = static_cast<int>(gridDim.x);
  const int split = static_cast<int>(blockIdx.x);
  const int group = args.query_heads / args.pages.kv_heads;
  float* outputs = workspace.outputs + row.pair * splits * group * kHeadDim;
  auto* statistics =
      reinterpret_cast<SoftmaxStatistics*>(workspace.statistics) + row.pair * splits * group;
  const int64_t offset = row.QueryOffset(args.query_heads, group, kHeadDim);

  TokenQueries<kHeadDim, kHeadTiles, kFp8> queries;
  queries.Load(args.q + offset, group);
  WarpState<kHeadDim, kHeadTiles> state;
  state.Clear();
  const int count = tiles.Tiles();
  const int begin = count * split / splits;
  const int end = count * (split + 1) / splits;
  if constexpr (kFp8) {
    AttendFp8Tiles<kFp8PageRows<kHeadDim, kHeadTiles>>(args, row, queries, tiles, begin, end,
                                                       SharedAddress(memory), state);
  } else {
    AttendTiles(args, row, queries, tiles, begin, end, ring, state);
  }
  state.SumLanes();
  auto* own = reinterpret_cast<float4*>(outputs + split * group * kHeadDim);
  JoinWarps(
      state, ring, group, [&](int quad, const float4& value) { own[quad] = value; },
      statistics + split * group);
  if (!IsLastBlock(workspace.tickets + row.pair, splits)) return;

  static_assert(sizeof(MergeScratch) <= sizeof(ring));
  auto& merge = *reinterpret_cast<MergeScratch*>(memory);
  WeighParts(
      group, splits,
      [&](int head, int part) {
        const float2 loaded =
            __ldcg(reinterpret_cast<const float2*>(statistics) + part * group + head);
        return SoftmaxStatistics{loaded.x, loaded.y};
      },
      merge);
  for (int quad = threadIdx.x; quad < group * kHeadDim / 4; quad += kDecodeThreads) {
    const int head = 4 * quad / kHeadDim;
    float4 sum = make_float4(0.0F, 0.0F, 0.0F, 0.0F);
#pragma unroll 8
    for (int part = 0; part < splits; ++part) {
      const auto* from = reinterpret_cast<const float4*>(outputs + part * group * kHeadDim);
      AddScaled(sum, merge.factors[head * splits + part], __ldcg(from + quad));
    }
    reinterpret_cast<uint2*>(args.out + offset)[quad] =
        make_uint2(PackBf16(sum.x, sum.y), PackBf16(sum.z, sum.w));
  }
}

template <int kHeadDim, int kHeadTiles, bool kFp8>
__global__ void __launch_bounds__(kDecodeThreads, kHeadTiles == 1 && kHeadDim <= 128 ? 2 : 1)
    DenseKernel(const __grid_constant__ DecodeArgs args) {
  extern __shared__ __align__(128) char memory[];
  const DecodeRow row(args);
  AttendApart<kHeadDim, kHeadTiles, kFp8>(args, row, DenseTiles(args, row), memory);
}

// May begin while the choice is made, and waits for it.
template <int kHeadDim, int kHeadTiles, bool kFp8>
__global__ void __launch_bounds__(kDecodeThreads, kHeadTiles == 1 && kHeadDim <= 128 ? 2 : 1)
    ChosenKernel(const __grid_constant__ DecodeArgs args) {
  extern __shared__ __align__(128) char memory[];
  const DecodeRow row(args);
  const int32_t* chosen =
      args.selected + (row.token * args.pages.kv_heads + row.kv_head) * args.nsa.selected_blocks;
  const int count = BlocksChosen(args.nsa, row.position / kPageTokens);
  WaitForEarlierWork();
  AttendApart<kHeadDim, kHeadTiles, kFp8>(args, row, ChosenPages(chosen, count, row.position),
                                          memory);
}

}  // namespace longspan::cuda
