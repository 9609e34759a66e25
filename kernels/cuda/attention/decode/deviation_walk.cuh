// What blocks score by the mean and the deviation of their keys (NsaCompress::kMeanAndDeviation), a
// thread block's share of them: q . mean + |q| . deviation, of the heads of a KV head the largest.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/decode/decode_ring.cuh"
#include "kernels/cuda/attention/decode/decode_row.cuh"
#include "kernels/cuda/attention/decode/sparse_decode.h"

namespace longspan::cuda {

// A query's sizes: |q| in each dimension.
template <int kHeadDim, int kHeadTiles>
__device__ __forceinline__ QueryFragments<kHeadDim, kHeadTiles> SizesOf(
    const QueryFragments<kHeadDim, kHeadTiles>& queries) {
  constexpr uint32_t kWithoutSigns = 0x7FFF7FFF;  // of two bf16
  QueryFragments<kHeadDim, kHeadTiles> sizes;
#pragma unroll
  for (int tile = 0; tile < kHeadTiles; ++tile) {
#pragma unroll
    for (int step = 0; step < kHeadDim / 16; ++step) {
#pragma unroll
      for (int half = 0; half < 2; ++half) {
        sizes.b[tile][step][half] = queries.b[tile][step][half] & kWithoutSigns;
      }
    }
  }
  return sizes;
}

// The largest of a row's scores: rows lane / 4 and lane / 4 + 8, heads below `group`. The four
// lanes of a row get the same.
template <int kHeadTiles>
__device__ __forceinline__ float2 LargestOfHeads(const float (&of_means)[kHeadTiles][4],
                                                 const float (&of_deviations)[kHeadTiles][4],
                                                 int group) {
  float largest[2] = {-INFINITY, -INFINITY};
#pragma unroll
  for (int tile = 0; tile < kHeadTiles; ++tile) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const int head = tile * 8 + 2 * static_cast<int>(threadIdx.x % 4) + i % 2;
      if (head >= group) continue;
      largest[i / 2] = fmaxf(largest[i / 2], of_means[tile][i] + of_deviations[tile][i]);
    }
  }
#pragma unroll
  for (int lanes = 1; lanes < 4; lanes *= 2) {
    largest[0] = fmaxf(largest[0], __shfl_xor_sync(~0U, largest[0], lanes));
    largest[1] = fmaxf(largest[1], __shfl_xor_sync(~0U, largest[1], lanes));
  }
  return make_float2(largest[0], largest[1]);
}

// scores [end] of blocks of 64 tokens, which are pages: those of tiles [tile_begin, tile_end), 64
// blocks each. In a half of the ring lie the means of 16 blocks, in the other their deviations.
// Each warp calls begun() once, when it has begun its last copies.
template <int kHeadDim, int kHeadTiles, class Begun>
__device__ __forceinline__ void ScoreByDeviation(const DecodeArgs& args, const DecodeRow& row,
                                                 int tile_begin, int tile_end, int end,
                                                 DecodeRing<kHeadDim>& ring, float* scores,
                                                 Begun begun) {
  constexpr int kRowsLog2 = 0;  // of a page
  constexpr int kEntryBytesLog2 = kHeadDim == 64 ? 7 : kHeadDim == 128 ? 8 : 9;
  static_assert(kHeadDim * 2 == 1 << kEntryBytesLog2);
  constexpr uint32_t kAllRows = 0xFFFF;
  const DevicePages& pages = args.pages;
  const int group = args.query_heads / pages.kv_heads;
  QueryFragments<kHeadDim, kHeadTiles> queries;
  queries.Load(args.q + row.QueryOffset(args.query_heads, group, kHeadDim), group);
  const QueryFragments<kHeadDim, kHeadTiles> sizes = SizesOf(queries);

  const auto page_at = [&](int block) { return block < end ? row.page_ids[block] : -1; };
  const auto copy = [&](uint32_t slot, bool is_deviations, int, const auto& finder) {
    const void* entries = is_deviations ? pages.summary_values : pages.summary_keys;
    DecodeRing<kHeadDim>::CopyBlocks(
        slot, static_cast<const char*>(entries) + (row.kv_head << kEntryBytesLog2),
        static_cast<uint32_t>(pages.kv_heads) << kEntryBytesLog2, kEntryBytesLog2,
        [&](int piece) { return finder.Page(piece); });
  };
  float of_means[kHeadTiles][4];
  const auto score = [&](int, uint32_t slot) {
    ScoreRows(slot, kRowsLog2, kAllRows, 1.0F, queries, of_means);
  };
  const auto add = [&](int first, uint32_t slot) {
    float of_deviations[kHeadTiles][4];
    ScoreRows(slot, kRowsLog2, kAllRows, 1.0F, sizes, of_deviations);
    const float2 largest = LargestOfHeads(of_means, of_deviations, group);
    const int lane = static_cast<int>(threadIdx.x % 32);
    const int block = first + lane / 4 + lane % 4 * 8;
    if (lane % 4 < 2 && block < end) __stcg(scores + block, lane % 4 == 0 ? largest.x : largest.y);
  };
  WalkRows(ring, tile_begin, tile_end, kRowsLog2, page_at, copy, score, add, begun);
}

}  // namespace longspan::cuda
