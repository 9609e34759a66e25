// The second half of FSA order. The initial and local blocks, which every query holds, are walked
// query-outermost: they need no index, and no partial output ever stands for them. The same warp
// then adds its rows' gathered partials, rescaled by their log-sum-exps as Flash-Decoding merges
// its splits, and writes the final rows. Bound by reading the partials, which the producer streams
// through the same ring, right behind the band: the partials of a token are one run of memory.
#pragma once

#include "kernels/cuda/selected_attention/kv_ring.cuh"
#include "kernels/cuda/selected_attention/query_tile.cuh"

namespace longspan::cuda::selected {

template <int kDim, int kKeys, int kWarps>
struct BandMerge {
  static constexpr int kCtas = kWarps == kNarrowWarps ? 3 : 2;  // a multiprocessor
  static constexpr int kRingBytes = kWarps == kNarrowWarps ? kNarrowRingBytes : kMiddleRingBytes;
  static constexpr int kSlotBytes = kWarps * kRowsPerWarp * kDim * 2;  // of all rows
  static constexpr int kStageBytes = TileBytes(kDim, kKeys) > kSlotBytes ? TileBytes(kDim, kKeys)
                                                                         : kSlotBytes;
  static constexpr int kSlots = kStageBytes / kSlotBytes;  // of partials in a stage
  static constexpr int kStages = Stages(kRingBytes, kStageBytes);
  using Ring = KvRing<kDim, kKeys, kStageBytes, kStages, kWarps>;

  const Problem& problem;
  const GatherIndex& index;
  const Partials& partials;
  const QueryTile& tile;  // in shared memory
  int kv_head;
  Ring ring;

  __device__ int OwnBlock(int token) const {
    return static_cast<int>(static_cast<uint32_t>(tile.first_position + token) /
                            static_cast<uint32_t>(problem.block_tokens));
  }

  // Calls visit(use, block, first key position) for each tile of keys in some row's band. Returns
  // the number of uses.
  template <typename Visit>
  __device__ int ForEachTile(const Visit& visit) const {
    const int first_local = max(OwnBlock(0) - problem.local_blocks + 1, 0);
    const int initial = min(problem.initial_blocks, first_local);
    const int blocks = initial + OwnBlock(tile.tokens - 1) - first_local + 1;
    int use = 0;
    for (int i = 0; i < blocks; ++i) {
      const int block = i < initial ? i : first_local + i - initial;
      const int end = min((block + 1) * problem.block_tokens, tile.length);
      for (int begin = block * problem.block_tokens; begin < end; begin += kKeys) {
        visit(use++, block, begin);
      }
    }
    return use;
  }

  // Gathered blocks of the tile's i-th token; 0 beyond the tile.
  __device__ int Gathered(int i) const {
    const int64_t first = int64_t{kv_head} * problem.rows.tokens + tile.first_token;
    return i < tile.tokens ? index.query_counts[first + i] : 0;
  }

  // Slot 0 of the tile's i-th token and first head, in rows of the partials.
  __device__ int64_t FirstPartial(int i) const {
    const int64_t list =
        int64_t{kv_head - partials.first_kv_head} * problem.rows.tokens + tile.first_token + i;
    return list * problem.slots * problem.group;
  }

  // Over the tile's tokens. Whole warp.
  __device__ int MostGathered() const {
    int most = 0;
    for (int token = threadIdx.x % 32; token < tile.tokens; token += 32) {
      most = max(most, Gathered(token));
    }
    return __reduce_max_sync(0xffffffff, most);
  }

  // The whole producer warp.
  __device__ void Produce() const {
    const int lane = threadIdx.x % 32;
    const int64_t first_page = problem.rows.page_offsets[tile.row];
    const int slots = MostGathered();
    int use = ForEachTile([&](int use, int, int begin) {
      if (lane != 0) return;
      const int64_t page = problem.rows.page_ids[first_page + begin / kPageTokens];
      ring.WaitEmpty(use);
      ArriveExpectingBytes(ring.FullBarrier(use % kStages), Ring::kTileBytes);
      ring.CopyTile(problem, use, 0, page, kv_head, begin % kPageTokens);
    });
    PrefetchOthers<kDim>(problem, tile, kv_head);
    for (int slot = 0; slot < slots; slot += kSlots, ++use) CopyPartials(use, slot);
  }

  // Slots [slot, slot + kSlots) of every token: [token, kSlots, g, D] in the stage.
  __device__ void CopyPartials(int use, int slot) const {
    constexpr int kTokensPerLane = (kWarps * kRowsPerWarp + 31) / 32;
    const int lane = threadIdx.x % 32;
    const int slot_bytes = problem.group * kDim * 2;
    int bytes[kTokensPerLane];
    int total = 0;
#pragma unroll
    for (int i = 0; i < kTokensPerLane; ++i) {
      bytes[i] = min(max(Gathered(lane + 32 * i) - slot, 0), kSlots) * slot_bytes;
      total += bytes[i];
    }
    total = __reduce_add_sync(0xffffffff, total);
    const uint32_t barrier = ring.FullBarrier(use % kStages);
    if (lane == 0) {
      ring.WaitEmpty(use);
      ArriveExpectingBytes(barrier, total);
    }
    __syncwarp();
#pragma unroll
    for (int i = 0; i < kTokensPerLane; ++i) {
      const int token = lane + 32 * i;
      if (bytes[i] == 0) continue;
      BulkCopy(ring.Stage(use) + token * kSlots * slot_bytes,
               partials.outputs + (FirstPartial(token) + slot * problem.group) * kDim, bytes[i],
               barrier);
    }
  }

  // Returns the number of uses.
  __device__ int Walk(const TileRows& rows, const QueryRows<kDim>& queries,
                      RowOutputs<kDim>& outputs) const {
    const int first_position = tile.first_position + rows.first;
    const int own[2] = {OwnBlock(rows.token[0]), OwnBlock(rows.token[1])};
    return ForEachTile([&](int use, int block, int begin) {
      bool holds[2];
#pragma unroll
      for (int r = 0; r < 2; ++r) {
        holds[r] = block < problem.initial_blocks ||
                   (block > own[r] - problem.local_blocks && block <= own[r]);
      }
      ring.WaitFull(use);
      if (__any_sync(0xffffffff, holds[0] || holds[1])) {
        const uint32_t keys = ring.Keys(use, 0);
        const uint32_t values = ring.Values(use, 0);
        if (begin + kKeys > first_position + 1) {
          AttendTile<kDim, kKeys, true>(problem, tile, rows, queries, outputs, keys, values, begin,
                                        holds[0], holds[1]);
        } else {
          AttendTile<kDim, kKeys, false>(problem, tile, rows, queries, outputs, keys, values, begin,
                                         holds[0], holds[1]);
        }
      }
      ring.Release(use);
    });
  }

  // The partials of one of this thread's rows.
  struct RowPartials {
    const float* sums;  // log-sum-exp of slot 0
    int count;
    uint32_t offset;  // of this thread's first chunk of slot 0 in a stage
    float top;        // the largest log-sum-exp
  };

  __device__ float PartialSum(const RowPartials& row, int slot) const {
    return slot < row.count ? __ldg(row.sums + slot * problem.group) : -INFINITY;
  }

  __device__ RowPartials FindRow(const TileRows& rows, int r) const {
    const int head = max(rows.head[r], 0);
    return {partials.log_sum_exp + FirstPartial(rows.token[r]) + head, Gathered(rows.token[r]),
            (rows.token[r] * kSlots * problem.group + head) * kDim * 2 + threadIdx.x % 4 * 16,
            -INFINITY};
  }

  // Called before the walk, so that nothing waits for the sums after it.
  __device__ void FindPartials(const TileRows& rows, RowPartials& upper, RowPartials& lower) const {
    upper = FindRow(rows, 0);
    lower = FindRow(rows, 1);
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
    const float scale = Exp2(outputs.max[r] - top);
    outputs.max[r] = top;
    outputs.sum[r] *= scale;
#pragma unroll
    for (int i = 0; i < kDim / 8; ++i) {
      outputs.values[i][2 * r] *= scale;
      outputs.values[i][2 * r + 1] *= scale;
    }
  }

  // The log-sum-exps of a stage's slots: [slot][row].
  struct StageSums {
    float values[kSlots][2];
  };
  __device__ StageSums LoadSums(const RowPartials& upper, const RowPartials& lower,
                                int slot) const {
    StageSums sums;
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
    const float weight = Exp2(sum - outputs.max[r]);
    outputs.sum[r] += weight;
#pragma unroll
    for (int i = 0; i < kDim / 32; ++i) {
      const uint4 chunk = LoadShared16(at + row.offset + i * 64);
      const uint32_t words[4] = {chunk.x, chunk.y, chunk.z, chunk.w};
#pragma unroll
      for (int t = 0; t < 4; ++t) {
        float(&v)[4] = outputs.values[4 * i + t];
        v[2 * r] = fmaf(weight, __uint_as_float(words[t] << 16), v[2 * r]);
        v[2 * r + 1] = fmaf(weight, __uint_as_float(words[t] & 0xffff0000U), v[2 * r + 1]);
      }
    }
  }

  __device__ void Merge(const RowPartials& upper, const RowPartials& lower, int use,
                        RowOutputs<kDim>& outputs) const {
    const int slots = MostGathered();
    StageSums next = LoadSums(upper, lower, 0);
    FinishSums(outputs);
    Rescale(upper, 0, outputs);
    Rescale(lower, 1, outputs);
    for (int slot = 0; slot < slots; slot += kSlots, ++use) {
      const StageSums sums = next;
      next = LoadSums(upper, lower, slot + kSlots);
      ring.WaitFull(use);
#pragma unroll
      for (int place = 0; place < kSlots; ++place) {
        const uint32_t at = ring.Stage(use) + place * problem.group * kDim * 2;
        AddSlot(upper, 0, slot + place, sums.values[place][0], at, outputs);
        AddSlot(lower, 1, slot + place, sums.values[place][1], at, outputs);
      }
      ring.Release(use);
    }
  }
};

// Grid: (tiles of the step at most, KV heads of the pass).
template <int kDim, int kKeys, int kWarps>
__global__ void __launch_bounds__(32 * (kWarps + 1), BandMerge<kDim, kKeys, kWarps>::kCtas)
    BandMergeKernel(const __grid_constant__ Problem problem,
                    const __grid_constant__ GatherIndex index,
                    const __grid_constant__ Partials partials) {
  const typename BandMerge<kDim, kKeys, kWarps>::Ring ring;
  QueryTile& tile = *ring.template Descriptor<QueryTile>(0);
  if (!ShareTile(problem, kWarps, tile)) return;
  const int kv_head = partials.first_kv_head + static_cast<int>(blockIdx.y);
  const BandMerge<kDim, kKeys, kWarps> kernel{problem, index, partials, tile, kv_head, ring};
  kernel.ring.Initialise();
  const int warp = static_cast<int>(threadIdx.x) / 32;
  if (warp == kWarps) {
    kernel.Produce();
    return;
  }
  const TileRows rows = FindTileRows(tile, problem.group, warp);
  QueryRows<kDim> queries;
  LoadQueries(queries, problem.q + PlaceOf(problem, tile, kv_head, rows, 0).Row() * kDim,
              problem.q + PlaceOf(problem, tile, kv_head, rows, 1).Row() * kDim);
  RowOutputs<kDim> outputs;
  Clear(outputs);
  typename BandMerge<kDim, kKeys, kWarps>::RowPartials upper;
  typename BandMerge<kDim, kKeys, kWarps>::RowPartials lower;
  kernel.FindPartials(rows, upper, lower);
  const int uses = kernel.Walk(rows, queries, outputs);
  kernel.Merge(upper, lower, uses, outputs);
  WriteRow<kDim, 0>(problem, PlaceOf(problem, tile, kv_head, rows, 0), outputs);
  WriteRow<kDim, 1>(problem, PlaceOf(problem, tile, kv_head, rows, 1), outputs);
}

}  // namespace longspan::cuda::selected
