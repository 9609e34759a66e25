// The second half of FSA order. The initial and local blocks, which every query holds, are walked
// query-outermost: they need no index, and no partial output ever stands for them. The same threads
// then add their rows' gathered partials, rescaled by their log-sum-exps as Flash-Decoding merges
// its splits, and write the final rows.
//
// One CTA a multiprocessor takes tiles of 128 rows in turn. Its producer warp copies a tile's band
// and then its partials through one ring of stages, and goes on to the next tile while the
// consumers still merge and write: bytes are on their way all the time. What a tile is stands in a
// descriptor beside its first stage. Bound by reading the partials.
#pragma once

#include <type_traits>

#include "kernels/cuda/attention/selected/kv_ring.cuh"
#include "kernels/cuda/attention/selected/query_tile.cuh"
#include "kernels/cuda/base/launch.cuh"

namespace longspan::cuda::selected {

// What the producer passes on about a tile, beside its first stage.
struct BandTile {
  QueryTile queries;  // no row: the work ends
  int32_t kv_head;
  int32_t slots;  // gathered blocks of the token that has most
};

template <int kDim, int kKeys>
struct BandMerge {
  static constexpr int kTileRows = kBandWarps * kRowsPerWarp;
  static constexpr int kStageBytes = kTileRows * kDim * 2;
  static constexpr int kStages = Stages(kWideRingBytes, kStageBytes);
  using Math = std::conditional_t<kKeys == kPageTokens, GroupMath<kDim, kPageTokens, 2>,
                                  WarpMath<kDim, kKeys>>;
  using Ring = KvRing<kDim, kKeys, kStageBytes, kStages, kBandWarps>;
  static constexpr int kThreads = 32 * kBandWarps + 128;
  static constexpr int kProducerRegisters = 72;
  static constexpr int kConsumerRegisters = 216;

  // A stage of partials holds so many slots of a part of the tile's tokens: a lane of the producer
  // copies a token's with one instruction, which takes as long whatever it copies, so two
  // kilobytes at least are made of them.
  static constexpr int kMaxParts = 8;
  __device__ static int StageSlots(int group) { return group == 1 ? 8 : group == 2 ? 4 : 2; }
  __device__ int PartTokens() const {
    return kTileRows / StageSlots(problem.group) / problem.group;
  }
  __device__ int Parts(const QueryTile& tile) const {
    return (tile.tokens + PartTokens() - 1) / PartTokens();
  }

  const Problem& problem;
  const GatherIndex& index;
  const Partials& partials;
  int tiles;  // of a KV head
  Ring ring;

  __device__ int OwnBlock(const QueryTile& tile, int token) const {
    return static_cast<int>(static_cast<uint32_t>(tile.first_position + token) /
                            static_cast<uint32_t>(problem.block_tokens));
  }

  // Calls visit(block, first key position) for each tile of keys in some row's band; there is one.
  template <typename Visit>
  __device__ void ForEachTile(const QueryTile& tile, const Visit& visit) const {
    const int first_local = max(OwnBlock(tile, 0) - problem.local_blocks + 1, 0);
    const int initial = min(problem.initial_blocks, first_local);
    const int blocks = initial + OwnBlock(tile, tile.tokens - 1) - first_local + 1;
    for (int i = 0; i < blocks; ++i) {
      const int block = i < initial ? i : first_local + i - initial;
      const int end = min((block + 1) * problem.block_tokens, tile.length);
      for (int begin = block * problem.block_tokens; begin < end; begin += kKeys) {
        visit(block, begin);
      }
    }
  }

  // Gathered blocks of the tile's i-th token; 0 beyond the tile.
  __device__ int Gathered(const QueryTile& tile, int kv_head, int i) const {
    const int64_t first = int64_t{kv_head} * problem.rows.tokens + tile.first_token;
    return i < tile.tokens ? index.query_counts[first + i] : 0;
  }

  // Slot 0 of the tile's i-th token and first head, in rows of the partials.
  __device__ int64_t FirstPartial(const QueryTile& tile, int kv_head, int i) const {
    const int64_t list =
        int64_t{kv_head - partials.first_kv_head} * problem.rows.tokens + tile.first_token + i;
    return list * problem.slots * problem.group;
  }

  // The whole producer warp.
  __device__ void Produce() const {
    const bool leads = threadIdx.x % 32 == 0;
    int use = 0;
    const int tile_tokens = TileTokens(kBandWarps, problem.group);
    for (int i = static_cast<int>(blockIdx.x); i < tiles * partials.kv_heads;
         i += static_cast<int>(gridDim.x)) {
      const QueryTile tile = FindTile(problem.rows, tile_tokens, i % tiles);
      if (tile.row < 0 || !TakesPart(problem, tile.row)) continue;
      use = ProduceTile(tile, partials.first_kv_head + i / tiles, use);
    }
    if (leads) {
      ring.WaitEmpty(use);
      *ring.template Descriptor<BandTile>(use % kStages) = BandTile{};
      ring.FullBarrier(use % kStages).Arrive();
    }
  }

  // Returns the next use.
  __device__ int ProduceTile(const QueryTile& tile, int kv_head, int use) const {
    const int lane = threadIdx.x % 32;
    const int part_tokens = PartTokens();
    const int parts = Parts(tile);
    int gathered[kMaxParts];  // of this lane's token of each part
    int slots = 0;
#pragma unroll
    for (int part = 0; part < kMaxParts; ++part) {
      gathered[part] = lane < part_tokens ? Gathered(tile, kv_head, part * part_tokens + lane) : 0;
      slots = max(slots, gathered[part]);
    }
    slots = __reduce_max_sync(0xffffffff, slots);
    if (lane == 0) {
      ring.WaitEmpty(use);
      *ring.template Descriptor<BandTile>(use % kStages) = {tile, kv_head, slots};
    }
    const int64_t first_page = problem.rows.page_offsets[tile.row];
    ForEachTile(tile, [&](int, int begin) {
      const int64_t page = problem.rows.page_ids[first_page + begin / kPageTokens];
      ring.Fill(problem, use++, page, kv_head, begin % kPageTokens, tile.length - begin);
    });
    PrefetchOthers<kDim>(problem, tile, kv_head);
    const int stage_slots = StageSlots(problem.group);
    for (int slot = 0; slot < slots; slot += stage_slots) {
#pragma unroll
      for (int part = 0; part < kMaxParts; ++part) {
        if (part >= parts) continue;
        const int here = min(max(gathered[part] - slot, 0), stage_slots);
        const int64_t from =
            FirstPartial(tile, kv_head, part * part_tokens + lane) + slot * problem.group;
        CopyPartials(use++, here, stage_slots, partials.outputs + from * kDim);
      }
    }
    return use;
  }

  // `count` slots of this lane's token, which lie in one run: [token, slots, g, D] in the stage.
  __device__ void CopyPartials(int use, int count, int stage_slots,
                               const __nv_bfloat16* from) const {
    const int lane = threadIdx.x % 32;
    const int slot_bytes = problem.group * kDim * 2;
    const int total = __reduce_add_sync(0xffffffff, count);
    const BarrierAt barrier = ring.FullBarrier(use % kStages);
    if (lane == 0) {
      ring.WaitEmpty(use);
      barrier.ArriveExpecting(total * slot_bytes);
    }
    __syncwarp();
    if (count > 0) {
      BulkCopy(ring.Stage(use) + lane * stage_slots * slot_bytes, from, count * slot_bytes,
               barrier);
    }
  }

  // From use `use` on. Returns the next one.
  __device__ int Walk(const QueryTile& tile, const TileRows& rows, const QueryRows<kDim>& queries,
                      RowOutputs<kDim>& outputs, int use) const {
    // A unit's tokens are a run, so the local blocks that it holds are one, too.
    constexpr int kUnitRows = Math::kUnitWarps * kRowsPerWarp;
    const int unit_row = static_cast<int>(threadIdx.x) / 32 / Math::kUnitWarps * kUnitRows;
    const int last = tile.tokens - 1;
    const int first_own = OwnBlock(tile, min(unit_row / problem.group, last));
    const int last_own = OwnBlock(tile, min((unit_row + kUnitRows - 1) / problem.group, last));
    const int own[2] = {OwnBlock(tile, rows.token[0]), OwnBlock(tile, rows.token[1])};
    ForEachTile(tile, [&](int block, int begin) {
      const auto holds = [&](int from, int to) {
        return block < problem.initial_blocks ||
               (block > from - problem.local_blocks && block <= to);
      };
      ring.WaitFull(use);
      if (holds(first_own, last_own)) {
        AttendTile<Math, kDim, kKeys>(problem, tile, rows, queries, outputs, ring.Keys(use, 0),
                                      ring.Values(use, 0), begin, holds(own[0], own[0]),
                                      holds(own[1], own[1]));
      }
      ring.Release(use++);
    });
    return use;
  }

  // The partials of one of this thread's rows.
  struct RowPartials {
    const float* sums;  // log-sum-exp of slot 0
    int count;
    int part;
    uint32_t offset;  // of this thread's first chunk of a stage's first slot
    float top;        // the largest log-sum-exp
  };

  __device__ float PartialSum(const RowPartials& row, int slot) const {
    return slot < row.count ? __ldg(row.sums + slot * problem.group) : -INFINITY;
  }

  __device__ RowPartials FindRow(const BandTile& tile, const TileRows& rows, int r) const {
    const int head = max(rows.head[r], 0);
    const int part = rows.token[r] / PartTokens();
    const int place = rows.token[r] - part * PartTokens();
    return {partials.log_sum_exp + FirstPartial(tile.queries, tile.kv_head, rows.token[r]) + head,
            Gathered(tile.queries, tile.kv_head, rows.token[r]), part,
            (place * StageSlots(problem.group) * problem.group + head) * kDim * 2 +
                threadIdx.x % 4 * 16,
            -INFINITY};
  }

  // Called before the walk, so that nothing waits for the sums after it.
  __device__ void FindPartials(const BandTile& tile, const TileRows& rows, RowPartials& upper,
                               RowPartials& lower) const {
    upper = FindRow(tile, rows, 0);
    lower = FindRow(tile, rows, 1);
    const int slots = __reduce_max_sync(0xffffffff, max(upper.count, lower.count));
#pragma unroll 4
    for (int slot = threadIdx.x % 4; slot < slots; slot += 4) {
      upper.top = fmaxf(upper.top, PartialSum(upper, slot));
      lower.top = fmaxf(lower.top, PartialSum(lower, slot));
    }
#pragma unroll
    for (int step = 1; step < 4; step *= 2) {
      upper.top = fmaxf(upper.top, __shfl_xor_sync(0xffffffff, upper.top, step));
      lower.top = fmaxf(lower.top, __shfl_xor_sync(0xffffffff, lower.top, step));
    }
  }

  // Brings the band's part to the maximum of band and partials.
  __device__ static void Rescale(const RowPartials& row, int r, RowOutputs<kDim>& outputs) {
    const float top = fmaxf(outputs.max[r], row.top);
    const float scale = PowerOfTwo(outputs.max[r] - top);
    outputs.max[r] = top;
    outputs.sum[r] *= scale;
#pragma unroll
    for (int i = 0; i < kDim / 8; ++i) {
      outputs.values[i][2 * r] *= scale;
      outputs.values[i][2 * r + 1] *= scale;
    }
  }

  // The log-sum-exps of a stage's slots: [slot][row].
  template <int kSlots>
  struct StageSums {
    float values[kSlots][2];
  };
  template <int kSlots>
  __device__ StageSums<kSlots> LoadSums(const RowPartials& upper, const RowPartials& lower,
                                        int slot) const {
    StageSums<kSlots> sums;
#pragma unroll
    for (int place = 0; place < kSlots; ++place) {
      sums.values[place][0] = PartialSum(upper, slot + place);
      sums.values[place][1] = PartialSum(lower, slot + place);
    }
    return sums;
  }

  // One slot of one row, if the row has it: a stage holds nothing there otherwise.
  __device__ void AddSlot(const RowPartials& row, int r, int slot, float sum, uint32_t at,
                          RowOutputs<kDim>& outputs) const {
    if (slot >= row.count) return;
    const float weight = PowerOfTwo(sum - outputs.max[r]);
    outputs.sum[r] += weight;
#pragma unroll
    for (int i = 0; i < kDim / 32; ++i) {
      const uint4 chunk = LoadChunk(at + row.offset + i * 64);
      const uint32_t words[4] = {chunk.x, chunk.y, chunk.z, chunk.w};
#pragma unroll
      for (int t = 0; t < 4; ++t) {
        float(&v)[4] = outputs.values[4 * i + t];
        v[2 * r] = fmaf(weight, __uint_as_float(words[t] << 16), v[2 * r]);
        v[2 * r + 1] = fmaf(weight, __uint_as_float(words[t] & 0xffff0000U), v[2 * r + 1]);
      }
    }
  }

  // kSlots: StageSlots. Returns the next use.
  template <int kSlots>
  __device__ int Merge(const BandTile& tile, const RowPartials& upper, const RowPartials& lower,
                       int use, RowOutputs<kDim>& outputs) const {
    const int parts = Parts(tile.queries);
    const int slot_bytes = problem.group * kDim * 2;
    StageSums<kSlots> next = LoadSums<kSlots>(upper, lower, 0);
    for (int slot = 0; slot < tile.slots; slot += kSlots) {
      const StageSums<kSlots> sums = next;
      next = LoadSums<kSlots>(upper, lower, slot + kSlots);
      for (int part = 0; part < parts; ++part, ++use) {
        ring.WaitFull(use);
#pragma unroll
        for (int place = 0; place < kSlots; ++place) {
          const uint32_t at = ring.Stage(use) + place * slot_bytes;
          if (part == upper.part)
            AddSlot(upper, 0, slot + place, sums.values[place][0], at, outputs);
          if (part == lower.part)
            AddSlot(lower, 1, slot + place, sums.values[place][1], at, outputs);
        }
        ring.Release(use);
      }
    }
    return use;
  }

  // Returns the next use.
  __device__ int ConsumeTile(const BandTile& tile, int use) const {
    const TileRows rows =
        FindTileRows(tile.queries, problem.group, static_cast<int>(threadIdx.x) / 32);
    const OutputPlace places[2] = {PlaceOf(problem, tile.queries, tile.kv_head, rows, 0),
                                   PlaceOf(problem, tile.queries, tile.kv_head, rows, 1)};
    QueryRows<kDim> queries;
    LoadQueries(queries, problem.q + places[0].Row() * kDim, problem.q + places[1].Row() * kDim);
    RowPartials upper;
    RowPartials lower;
    FindPartials(tile, rows, upper, lower);
    Math::Prepare(queries);
    RowOutputs<kDim> outputs;
    Clear(outputs);
    use = Walk(tile.queries, rows, queries, outputs, use);
    FinishSums(outputs);
    Rescale(upper, 0, outputs);
    Rescale(lower, 1, outputs);
    if (problem.group == 1) {
      use = Merge<8>(tile, upper, lower, use, outputs);
    } else if (problem.group == 2) {
      use = Merge<4>(tile, upper, lower, use, outputs);
    } else {
      use = Merge<2>(tile, upper, lower, use, outputs);
    }
    WriteRow<kDim, 0>(problem, places[0], outputs);
    WriteRow<kDim, 1>(problem, places[1], outputs);
    return use;
  }

  __device__ void Consume() const {
    int use = 0;
    while (true) {
      ring.WaitFull(use);
      const BandTile tile = *ring.template Descriptor<BandTile>(use % kStages);
      if (tile.queries.row < 0) return;
      use = ConsumeTile(tile, use);
    }
  }
};

// `tiles`: of a KV head, at most.
template <int kDim, int kKeys>
__global__ void __launch_bounds__(BandMerge<kDim, kKeys>::kThreads, 1)
    BandMergeKernel(const __grid_constant__ Problem problem,
                    const __grid_constant__ GatherIndex index,
                    const __grid_constant__ Partials partials, int tiles) {
  using Kernel = BandMerge<kDim, kKeys>;
  const Kernel kernel{problem, index, partials, tiles, {}};
  kernel.ring.Initialise();
  WaitForEarlierWork();
  AllowNextKernel();
  if (threadIdx.x >= 32 * kBandWarps) {
    GiveRegistersDownTo<Kernel::kProducerRegisters>();
    if (threadIdx.x < 32 * kBandWarps + 32) kernel.Produce();
  } else {
    TakeRegistersUpTo<Kernel::kConsumerRegisters>();
    kernel.Consume();
  }
}

}  // namespace longspan::cuda::selected
