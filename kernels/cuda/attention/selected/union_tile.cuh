// A tile of query tokens, all heads of the group, walks its list of blocks (tile_lists.cu) with an
// online softmax; a mask says which of a warp's tokens hold a block, and a unit (gather_math.cuh: a
// warpgroup, or a warp for small blocks) none of whose do lets the block pass.
//
// One stage is one tile of keys. The producer and every warp derive the same sequence of uses from
// the list, so that stages need no descriptor.
#pragma once

#include <type_traits>

#include "kernels/cuda/attention/selected/kv_ring.cuh"
#include "kernels/cuda/attention/selected/query_tile.cuh"
#include "kernels/cuda/base/launch.cuh"

namespace longspan::cuda::selected {

template <int kDim, int kKeys>
struct UnionTile {
  static constexpr int kStages = Stages(kWideRingBytes, TileBytes(kDim, kKeys));
  using Ring = KvRing<kDim, kKeys, TileBytes(kDim, kKeys), kStages, kUnionWarps>;
  using Math = std::conditional_t<kKeys == kPageTokens, GroupMath<kDim, kPageTokens, 3>,
                                  WarpMath<kDim, kKeys>>;
  static constexpr int kThreads = 32 * kUnionWarps + 128;
  static constexpr int kProducerRegisters = 32;
  static constexpr int kConsumerRegisters = 160;

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
          const int64_t page = problem.rows.page_ids[first_page + token / kPageTokens];
          ring.Fill(problem, use, page, kv_head, token % kPageTokens, tile.length - token);
        }
      }
    }
  }

  __device__ void Walk(int warp, const TileRows& rows, const QueryRows<kDim>& queries,
                       RowOutputs<kDim>& outputs) const {
    const int lane = threadIdx.x % 32;
    const int32_t* blocks = lists.blocks + List() * lists.capacity;
    const uint16_t* masks = lists.masks + List() * lists.capacity * kMaskStride;
    const int unit = warp / Math::kUnitWarps * Math::kUnitWarps;
    const int count = lists.counts[List()];
    int use = 0;
    for (int base = 0; base < count; base += 32) {
      const int here = min(32, count - base);
      int my_block = 0;
      uint32_t my_mask = 0;  // of the warp; bit 16: some token of the unit holds the block
      if (lane < here) {
        my_block = blocks[base + lane];
        const uint16_t* of_block = masks + (base + lane) * kMaskStride;
#pragma unroll
        for (int i = 0; i < Math::kUnitWarps; ++i) my_mask |= of_block[unit + i];
        my_mask = of_block[warp] | (my_mask != 0 ? 0x10000U : 0U);
      }
      for (int i = 0; i < here; ++i) {
        const uint32_t mask = __shfl_sync(0xffffffff, my_mask, i);
        const int block = __shfl_sync(0xffffffff, my_block, i);
        const bool upper = mask >> (rows.token[0] - rows.first) & 1U;
        const bool lower = mask >> (rows.token[1] - rows.first) & 1U;
        const int end = min((block + 1) * problem.block_tokens, tile.length);
        for (int begin = block * problem.block_tokens; begin < end; begin += kKeys, ++use) {
          ring.WaitFull(use);
          if (mask != 0) {
            AttendTile<Math, kDim, kKeys>(problem, tile, rows, queries, outputs, ring.Keys(use, 0),
                                          ring.Values(use, 0), begin, upper, lower);
          }
          ring.Release(use);
        }
      }
    }
  }

  __device__ void Consume() const {
    const int warp = static_cast<int>(threadIdx.x) / 32;
    const TileRows rows = FindTileRows(tile, problem.group, warp);
    QueryRows<kDim> queries;
    LoadQueries(queries, problem.q + PlaceOf(problem, tile, kv_head, rows, 0).Row() * kDim,
                problem.q + PlaceOf(problem, tile, kv_head, rows, 1).Row() * kDim);
    Math::Prepare(queries);
    RowOutputs<kDim> outputs;
    Clear(outputs);
    Walk(warp, rows, queries, outputs);
    FinishSums(outputs);
    WriteRow<kDim, 0>(problem, PlaceOf(problem, tile, kv_head, rows, 0), outputs);
    WriteRow<kDim, 1>(problem, PlaceOf(problem, tile, kv_head, rows, 1), outputs);
  }
};

// Grid: (tiles of the step at most, KV heads).
template <int kDim, int kKeys>
__global__ void __launch_bounds__(UnionTile<kDim, kKeys>::kThreads, 1)
    UnionTileKernel(const __grid_constant__ Problem problem,
                    const __grid_constant__ TileLists lists) {
  using Tile = UnionTile<kDim, kKeys>;
  WaitForEarlierWork();
  AllowNextKernel();
  const typename Tile::Ring ring;
  QueryTile& tile = *ring.template Descriptor<QueryTile>(0);
  if (!ShareTile(problem, kUnionWarps, tile)) return;
  const Tile kernel{problem, lists, tile, static_cast<int>(blockIdx.y), ring};
  kernel.ring.Initialise();
  if (threadIdx.x >= 32 * kUnionWarps) {
    GiveRegistersDownTo<Tile::kProducerRegisters>();
    if (threadIdx.x < 32 * kUnionWarps + 32) kernel.Produce();
  } else {
    TakeRegistersUpTo<Tile::kConsumerRegisters>();
    kernel.Consume();
  }
}

}  // namespace longspan::cuda::selected
