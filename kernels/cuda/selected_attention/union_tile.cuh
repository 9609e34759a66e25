// A tile of query tokens, all heads of the group, walks its list of blocks (tile_lists.cu) with an
// online softmax; a mask says which of a warp's tokens hold a block, and a warp none of whose do
// lets the block pass.
//
// One stage is one tile of keys. The producer and every warp derive the same sequence of uses from
// the list, so that stages need no descriptor.
#pragma once

#include "kernels/cuda/selected_attention/kv_ring.cuh"
#include "kernels/cuda/selected_attention/query_tile.cuh"

namespace longspan::cuda::selected {

template <int kDim, int kKeys>
struct UnionTile {
  static constexpr int kStages = Stages(kWideRingBytes, TileBytes(kDim, kKeys));
  using Ring = KvRing<kDim, kKeys, TileBytes(kDim, kKeys), kStages, kWideWarps>;

  const Problem& problem;
  const TileLists& lists;
  const QueryTile& tile;  // in shared memory
  int kv_head;
  Ring ring;

  __device__ int64_t List() const { return int64_t{blockIdx.x} * problem.kv_heads + kv_head; }

  __device__ void Produce() const {
    const int lane = threadIdx.x % 32;
    const int32_t* blocks = lists.blocks + List() * lists.capacity;
    const int count = lists.counts[List()];
    const int64_t first_page = problem.rows.page_offsets[tile.row];
    int use = 0;
    PrefetchOthers<kDim>(problem, tile, kv_head);
    for (int base = 0; base < count; base += 32) {
      const int here = min(32, count - base);
      const int mine = lane < here ? blocks[base + lane] : 0;
      for (int i = 0; i < here; ++i) {
        const int begin = __shfl_sync(0xffffffff, mine, i) * problem.block_tokens;
        const int end = min(begin + problem.block_tokens, tile.length);
        for (int token = begin; token < end; token += kKeys, ++use) {
          if (lane != 0) continue;
          const int64_t page = problem.rows.page_ids[first_page + token / kPageTokens];
          ring.WaitEmpty(use);
          ArriveExpectingBytes(ring.FullBarrier(use % kStages), Ring::kTileBytes);
          ring.CopyTile(problem, use, 0, page, kv_head, token % kPageTokens);
        }
      }
    }
  }

  __device__ void Walk(int warp, const TileRows& rows, const QueryRows<kDim>& queries,
                       RowOutputs<kDim>& outputs) const {
    const int lane = threadIdx.x % 32;
    const int32_t* blocks = lists.blocks + List() * lists.capacity;
    const uint16_t* masks = lists.masks + List() * lists.capacity * kMaskStride + warp;
    const int count = lists.counts[List()];
    const int first_position = tile.first_position + rows.first;
    int use = 0;
    for (int base = 0; base < count; base += 32) {
      const int here = min(32, count - base);
      const int my_block = lane < here ? blocks[base + lane] : 0;
      const int my_mask = lane < here ? masks[(base + lane) * kMaskStride] : 0;
      for (int i = 0; i < here; ++i) {
        const uint32_t mask = __shfl_sync(0xffffffff, my_mask, i);
        const int block = __shfl_sync(0xffffffff, my_block, i);
        const bool upper = mask >> (rows.token[0] - rows.first) & 1U;
        const bool lower = mask >> (rows.token[1] - rows.first) & 1U;
        const int end = min((block + 1) * problem.block_tokens, tile.length);
        for (int begin = block * problem.block_tokens; begin < end; begin += kKeys, ++use) {
          ring.WaitFull(use);
          if (mask != 0) {
            const uint32_t keys = ring.Keys(use, 0);
            const uint32_t values = ring.Values(use, 0);
            if (begin + kKeys > first_position + 1) {
              AttendTile<kDim, kKeys, true>(problem, tile, rows, queries, outputs, keys, values,
                                            begin, upper, lower);
            } else {
              AttendTile<kDim, kKeys, false>(problem, tile, rows, queries, outputs, keys, values,
                                             begin, upper, lower);
            }
          }
          ring.Release(use);
        }
      }
    }
  }
};

// Grid: (tiles of the step at most, KV heads).
template <int kDim, int kKeys>
__global__ void __launch_bounds__(32 * (kWideWarps + 1), 1)
    UnionTileKernel(const __grid_constant__ Problem problem,
                    const __grid_constant__ TileLists lists) {
  const typename UnionTile<kDim, kKeys>::Ring ring;
  QueryTile& tile = *ring.template Descriptor<QueryTile>(0);
  if (!ShareTile(problem, kWideWarps, tile)) return;
  const int kv_head = static_cast<int>(blockIdx.y);
  const UnionTile<kDim, kKeys> kernel{problem, lists, tile, kv_head, ring};
  kernel.ring.Initialise();
  const int warp = static_cast<int>(threadIdx.x) / 32;
  if (warp == kWideWarps) {
    kernel.Produce();
    return;
  }
  const TileRows rows = FindTileRows(tile, problem.group, warp);
  QueryRows<kDim> queries;
  LoadQueries(queries, problem.q + PlaceOf(problem, tile, kv_head, rows, 0).Row() * kDim,
              problem.q + PlaceOf(problem, tile, kv_head, rows, 1).Row() * kDim);
  RowOutputs<kDim> outputs;
  Clear(outputs);
  kernel.Walk(warp, rows, queries, outputs);
  FinishSums(outputs);
  WriteRow<kDim, 0>(problem, PlaceOf(problem, tile, kv_head, rows, 0), outputs);
  WriteRow<kDim, 1>(problem, PlaceOf(problem, tile, kv_head, rows, 1), outputs);
}

}  // namespace longspan::cuda::selected
