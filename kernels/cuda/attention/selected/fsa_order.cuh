// The gathered kernel of FSA order. One CTA a multiprocessor walks the segments (KV head, chunk of
// tokens); of each it takes an equal share of the tiles, whatever blocks they belong to, so that
// the load is level without tickets. The producer warp copies a block's keys and values into the
// next stage and leaves a descriptor; consumer units (gather_math.cuh) take the block's tiles in
// turn, and run ahead of each other as far as the ring allows.
//
// A row's maximum is the block's own: no statistics pass, no dependence on other blocks. Gathered
// blocks end before the query's own block begins, so there is no causal mask.
#pragma once

#include <type_traits>

#include "kernels/cuda/attention/selected/gather_math.cuh"
#include "kernels/cuda/attention/selected/kv_ring.cuh"
#include "kernels/cuda/attention/selected/row_of_step.cuh"
#include "kernels/cuda/base/launch.cuh"

namespace longspan::cuda::selected {

// What the producer passes on about a stage.
struct GatherStage {
  int32_t entry_begin;
  int32_t rows;      // entries * g
  int32_t tile_end;  // of this CTA's share, counted in the block; -1 ends the work
  int32_t kv_head;
  int32_t tile_begin;
  int32_t turn;  // the unit that takes tile_begin
};

template <int kDim, int kBlock>
struct GatherAttend {
  static constexpr int kKeys = KeysPerTile(kBlock);
  static constexpr int kTiles = kBlock / kKeys;
  static constexpr int kStages = Stages(kWideRingBytes, TileBytes(kDim, kBlock));
  static constexpr int kTileRows = GatherTileRows(kBlock);
  // Outputs that outlive a tile of keys leave registers for two warpgroups only.
  static constexpr int kGroups = kDim == 128 && kTiles > 1 ? 2 : 3;
  using Math = std::conditional_t<kTileRows == 64, GroupMath<kDim, kPageTokens, kGroups>,
                                  WarpMath<kDim, kKeys>>;
  using Ring =
      KvRing<kDim, kKeys, TileBytes(kDim, kBlock), kStages, Math::kUnits * Math::kUnitWarps>;

  const Problem& problem;
  const GatherIndex& index;
  const Partials& partials;
  Ring ring;

  // The last item of the segment that begins at or before `tile`. Whole warp.
  __device__ int FindItem(const GatherItem* items, int count, int tile) const {
    int low = 0;
    while (count > 1) {
      const int step = (count + 31) / 32;
      const int probe = static_cast<int>(threadIdx.x % 32) * step;
      const bool before = probe < count && items[low + probe].tile_begin <= tile;
      const int last = 31 - __clz(__ballot_sync(0xffffffff, before));
      low += last * step;
      count = min(step, count - last * step);
    }
    return low;
  }

  __device__ void CopyBlock(int use, int bin, int kv_head) const {
    ring.FullBarrier(use % kStages).ArriveExpecting(Ring::kStageBytes);
    const int64_t first_token = int64_t{bin} * kKeys;
    for (int tile = 0; tile < kTiles; ++tile) {
      const int64_t page = problem.rows.page_ids[first_token / kPageTokens + tile];
      ring.CopyTile(problem, use, tile, page, kv_head, static_cast<int>(first_token % kPageTokens));
    }
  }

  __device__ void Produce() const {
    const bool leads = threadIdx.x % 32 == 0;
    int use = 0;
    int turn = 0;
    const int begin_segment = partials.first_kv_head * index.chunks;
    const int end_segment = begin_segment + partials.kv_heads * index.chunks;
    for (int segment = begin_segment; segment < end_segment; ++segment) {
      const GatherItem* items = index.items + int64_t{segment} * index.bins;
      const int64_t tiles = index.tile_counts[segment];
      const int begin = static_cast<int>(tiles * blockIdx.x / gridDim.x);
      const int end = static_cast<int>(tiles * (blockIdx.x + 1) / gridDim.x);
      if (begin == end) continue;
      int place = FindItem(items, index.item_counts[segment], begin);
      for (int tile = begin; tile < end; ++place, ++use) {
        const GatherItem item = items[place];
        const int rows = item.entry_count * problem.group;
        const int item_tiles = (rows + kTileRows - 1) / kTileRows;
        const int first = tile - item.tile_begin;
        const int last = min(item_tiles, end - item.tile_begin);
        if (leads) {
          ring.WaitEmpty(use);
          *ring.template Descriptor<GatherStage>(use % kStages) = {
              item.entry_begin, rows, last, segment / index.chunks, first, turn};
          CopyBlock(use, item.bin, segment / index.chunks);
        }
        turn = (turn + last - first) % Math::kUnits;
        tile = item.tile_begin + last;
      }
    }
    if (leads) {
      ring.WaitEmpty(use);
      *ring.template Descriptor<GatherStage>(use % kStages) = {0, 0, -1, 0, 0, 0};
      ring.FullBarrier(use % kStages).Arrive();
    }
  }

  // A consumer's place: a tile of the block in ring use `use`.
  struct Place {
    int use;
    int tile;
    int tile_end;
    int entry_begin;
    int rows;
    int kv_head;
    __device__ bool HasTile() const { return tile < tile_end; }
  };

  __device__ Place Enter(int use) const {
    const int unit = static_cast<int>(threadIdx.x) / (32 * Math::kUnitWarps);
    ring.WaitFull(use);
    const GatherStage& stage = *ring.template Descriptor<GatherStage>(use % kStages);
    const int wait = unit >= stage.turn ? unit - stage.turn : unit - stage.turn + Math::kUnits;
    return {use,          stage.tile_begin + wait, stage.tile_end, stage.entry_begin, stage.rows,
            stage.kv_head};
  }

  // The two rows of this thread; rows past the end repeat the last one and are not stored.
  struct Rows {
    uint32_t entry[2];
    int head[2];  // within the group; -1 when there is no row
  };

  __device__ Rows FindRows(const Place& place) const {
    Rows found;
#pragma unroll
    for (int r = 0; r < 2; ++r) {
      const int warp = static_cast<int>(threadIdx.x) / 32 % Math::kUnitWarps;
      const int row = place.tile * kTileRows + warp * kRowsPerWarp +
                      static_cast<int>(threadIdx.x % 32) / 4 + 8 * r;
      const int clamped = min(row, place.rows - 1);
      const int entry = DivideByGroup(problem, clamped);
      found.entry[r] = __ldg(index.entries + place.entry_begin + entry);
      found.head[r] = row < place.rows ? clamped - entry * problem.group : -1;
    }
    return found;
  }

  __device__ const __nv_bfloat16* Query(const Rows& rows, int kv_head, int r) const {
    const int64_t token = rows.entry[r] >> kSlotBits;
    const int head = kv_head * problem.group + max(rows.head[r], 0);
    return problem.q + (token * problem.kv_heads * problem.group + head) * kDim;
  }

  template <int kRow>
  __device__ void Store(const Rows& rows, int kv_head, const RowOutputs<kDim>& outputs) const {
    if (rows.head[kRow] < 0) return;
    const int64_t token = rows.entry[kRow] >> kSlotBits;
    const int slot = static_cast<int>(rows.entry[kRow] & ((1U << kSlotBits) - 1));
    const int64_t list = int64_t{kv_head - partials.first_kv_head} * problem.rows.tokens + token;
    const int64_t row = (list * problem.slots + slot) * problem.group + rows.head[kRow];
    StorePartial<kDim, kRow>(partials.outputs + row * kDim, outputs);
    if (threadIdx.x % 4 == 0) {
      partials.log_sum_exp[row] = LogSumExp2(outputs.max[kRow], outputs.sum[kRow]);
    }
  }

  // Where the unit goes after `place`, as far as it may look without letting go of its stage.
  __device__ Place LookAhead(const Place& place) const {
    Place next = place;
    next.tile += Math::kUnits;
    return next.HasTile() ? next : Enter(place.use + 1);
  }

  __device__ void Consume() const {
    Place place = Enter(0);
    QueryRows<kDim> queries;
    Rows rows;
    bool loaded = false;
    while (place.tile_end >= 0) {
      if (!place.HasTile()) {
        ring.Release(place.use);
        place = Enter(place.use + 1);
        loaded = false;
        continue;
      }
      if (!loaded) {
        rows = FindRows(place);
        LoadQueries(queries, Query(rows, place.kv_head, 0), Query(rows, place.kv_head, 1));
      }
      const Place next = LookAhead(place);
      const Rows next_rows = next.HasTile() ? FindRows(next) : rows;
      Math::Prepare(queries);
      RowOutputs<kDim> outputs;
      Math::Begin(outputs);
#pragma unroll
      for (int tile = 0; tile < kTiles; ++tile) {
        typename Math::ScoreTile scores;
        uint32_t weights[kKeys / 16][4];
        Math::Multiply(scores, queries, ring.Keys(place.use, tile));
        if (tile == kTiles - 1) {  // unconditional: a choice would make the loads wait here
          LoadQueries(queries, Query(next_rows, next.kv_head, 0),
                      Query(next_rows, next.kv_head, 1));
        }
        const uint32_t values = ring.Values(place.use, tile);
        if (tile == 0) {
          Softmax<kDim, kKeys, true>(scores, weights, outputs, problem.scale_log2, true, true);
          Math::template Accumulate<true>(outputs, weights, values);
        } else {
          Softmax<kDim, kKeys, false>(scores, weights, outputs, problem.scale_log2, true, true);
          Math::template Accumulate<false>(outputs, weights, values);
        }
      }
      if (next.use != place.use) ring.Release(place.use);
      FinishSums(outputs);
      Store<0>(rows, place.kv_head, outputs);
      Store<1>(rows, place.kv_head, outputs);
      loaded = next.HasTile();
      rows = next_rows;
      place = next;
    }
  }
};

template <int kDim, int kBlock>
__global__ void __launch_bounds__(GatherAttend<kDim, kBlock>::Math::kThreads, 1)
    GatherAttendKernel(const __grid_constant__ Problem problem,
                       const __grid_constant__ GatherIndex index,
                       const __grid_constant__ Partials partials) {
  using Math = typename GatherAttend<kDim, kBlock>::Math;
  constexpr int kConsumers = 32 * Math::kUnitWarps * Math::kUnits;
  const GatherAttend<kDim, kBlock> kernel{problem, index, partials, {}};
  kernel.ring.Initialise();
  WaitForEarlierWork();
  AllowNextKernel();
  if (threadIdx.x >= kConsumers) {
    if constexpr (Math::kMovesRegisters) {
      GiveRegistersDownTo<Math::kProducerRegisters>();
    }
    if (threadIdx.x < kConsumers + 32) kernel.Produce();
  } else {
    if constexpr (Math::kMovesRegisters) {
      TakeRegistersUpTo<Math::kConsumerRegisters>();
    }
    kernel.Consume();
  }
}

}  // namespace longspan::cuda::selected
