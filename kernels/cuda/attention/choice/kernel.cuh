// The kernel: a thread copies tiles of summary keys, eight warps multiply, pool and choose.
// Persistent thread blocks, two a multiprocessor: while one chooses, the other multiplies.
#pragma once

#include "kernels/cuda/attention/choice/choose.cuh"
#include "kernels/cuda/attention/choice/head_sum.cuh"
#include "kernels/cuda/attention/choice/pool.cuh"
#include "kernels/cuda/attention/choice/shared.cuh"
#include "kernels/cuda/attention/loop/loader.cuh"
#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/base/ptx.cuh"
#include "kernels/cuda/base/ring_place.cuh"
#include "kernels/cuda/base/wgmma.cuh"

namespace longspan::cuda {

// Hands out work items and keeps the ring of key tiles full. One thread.
template <typename Config>
__device__ __forceinline__ void LoadEntries(const BlockChoiceLaunch& launch,
                                            ChoiceShared<Config>& shared) {
  const LoopArgs& loop = launch.loop;
  uint32_t loaded = 0;
  int index = static_cast<int>(blockIdx.x);
  for (uint32_t items = 0;; ++items) {
    const RingPlace<kChoiceItemStages> place(items);
    shared.item_empty[place.stage].Wait(place.parity ^ 1);
    const WorkItem item = DecodeItem(loop, index);
    shared.items[place.stage] = item;
    shared.item_full[place.stage].Arrive();
    if (item.kv_head < 0) break;
    index = static_cast<int>(gridDim.x) + atomicAdd(&loop.plan.counters[0], 1);
    const EntryRange entries = EntriesOf<Config>(launch.sparse, item);
    // A gathered tile is stored whole, even where its last entries have never been written.
    const int64_t first_tile = launch.first_tiles[item.tile.row] + entries.first;
    const __nv_bfloat16* from = static_cast<const __nv_bfloat16*>(loop.keys) +
                                (first_tile * loop.kv_heads + item.kv_head) * Config::kTileElements;
    for (int tile = entries.first; tile < entries.end; ++tile, ++loaded) {
      const RingPlace<Config::kStages> ring(loaded);
      shared.key_empty[ring.stage].Wait(ring.parity ^ 1);
      shared.key_full[ring.stage].ArriveExpecting(Config::kTileBytes);
      BulkCopy(SharedAddress(shared.keys[ring.stage]), from, Config::kTileBytes,
               shared.key_full[ring.stage]);
      from += int64_t{loop.kv_heads} * Config::kTileElements;
    }
  }
  // The last thread block leaves the counters as the next launch wants them.
  if (atomicAdd(&loop.plan.counters[1], 1) == static_cast<int>(gridDim.x) - 1) {
    loop.plan.counters[0] = 0;
    loop.plan.counters[1] = 0;
  }
}

// One of the eight warps; four neighbours are the warpgroup that multiplies together.
template <typename Config>
class ChoosingWarp {
 public:
  __device__ __forceinline__ ChoosingWarp(const BlockChoiceLaunch& launch,
                                          ChoiceShared<Config>& shared)
      : launch_(launch),
        shared_(shared),
        warp_(__shfl_sync(kAllLanes, static_cast<int>(threadIdx.x) / kLanes, 0)),
        lane_(static_cast<int>(threadIdx.x) % kLanes) {}

  __device__ __forceinline__ void Run() {
    for (uint32_t items = 0;; ++items) {
      const RingPlace<kChoiceItemStages> place(items);
      shared_.item_full[place.stage].Wait(place.parity);
      const WorkItem item = shared_.items[place.stage];
      Release(shared_.item_empty[place.stage]);
      if (item.kv_head < 0) return;
      const EntryRange entries = EntriesOf<Config>(launch_.sparse, item);
      slot_ = item.pieces == 1 ? launch_.cut_items + static_cast<int>(blockIdx.x) : item.cut;
      if (entries.end > 0) Score(item, entries);
      // Of pieces the last one chooses, from the scores of all.
      if (item.pieces == 1 || ArrivesLast(launch_.loop.plan.arrivals, item, warp_, lane_)) {
        Choose(item);
      }
    }
  }

 private:
  using Sum = HeadSum<Config::kHeads>;

  // Every warp of the readers arrives once its part is done.
  __device__ __forceinline__ void Release(Barrier& empty) const {
    __syncwarp();
    if (lane_ == 0) empty.Arrive();
  }
  __device__ __forceinline__ WarpScratch<Config>& Scratch() const { return shared_.scratch[warp_]; }
  __device__ __forceinline__ int FirstToken() const { return warp_ * Config::kWarpTokens; }
  // Scores of a token of the query tile, by block.
  __device__ __forceinline__ float* ScoresOf(int token) const {
    return launch_.scores + (int64_t{slot_} * Config::kTileTokens + token) * launch_.score_pitch;
  }

  // This thread's two query rows, in the order of the A operand (wgmma.cuh), and their log-sums.
  // Rows without a query are zero, and infinitely far below every sum.
  __device__ __forceinline__ void LoadQueries(const WorkItem& item) {
    LoadRow<0>(item);
    LoadRow<1>(item);
  }
  template <int kRow>
  __device__ __forceinline__ void LoadRow(const WorkItem& item) {
    const LoopArgs& loop = launch_.loop;
    const int token = FirstToken() + Sum::TokenOf(lane_, kRow);
    const int head = Sum::HeadOf(lane_, kRow);
    const bool real = token < item.tile.tokens && head < loop.group;
    const int64_t query = (int64_t{item.tile.first_token} + token) * loop.kv_heads * loop.group +
                          item.kv_head * loop.group + head;
    const auto* const from =
        static_cast<const uint32_t*>(loop.q) + query * Config::kHeadDim / 2 + lane_ % 4;
#pragma unroll
    for (int step = 0; step < kSteps; ++step) {
      queries_[step][kRow] = real ? __ldg(from + 8 * step) : 0;
      queries_[step][2 + kRow] = real ? __ldg(from + 8 * step + 4) : 0;
    }
    log_sums_[kRow] = real ? __ldg(launch_.log_sums + query) : INFINITY;
  }

  __device__ __forceinline__ BlockPool<Config> MakePool(const QueryTile& tile,
                                                        int begin_entry) const {
    const SparseSettings& sparse = launch_.sparse;
    const int warp_token = lane_ / Config::kTokenLanes;
    const int token = FirstToken() + warp_token;
    const int position = tile.first_position + token;
    const bool chooses =
        token < tile.tokens && position / sparse.block_tokens >= sparse.selected_blocks;
    return {launch_,         Scratch().importance[warp_token],
            ScoresOf(token), lane_ % Config::kTokenLanes,
            position,        chooses,
            begin_entry};
  }

  // Begins scores = Q K^T for the next tile of entries.
  __device__ __forceinline__ void BeginScores(float (&scores)[32]) const {
    const RingPlace<Config::kStages> ring(tile_);
    const Operand keys(SharedAddress(shared_.keys[ring.stage]), 0);
    shared_.key_full[ring.stage].Wait(ring.parity);
    FenceProducts();
#pragma unroll
    for (int step = 0; step < kSteps; ++step) {
      Product<Config::kTileEntries>::template FromRegisters<false>(
          scores, queries_[step], keys.At(step / 4 * kPanelBytes + step % 4 * 32), step != 0);
    }
    CommitProducts();
  }
  __device__ __forceinline__ void FinishScores(float (&scores)[32]) {
    WaitForProducts<0>();
    Pin(scores);
    Release(shared_.key_empty[RingPlace<Config::kStages>(tile_).stage]);
    ++tile_;
  }

  // Scores of all blocks that the warp's tokens choose from, or of a piece's.
  __device__ __forceinline__ void Score(const WorkItem& item, const EntryRange& entries) {
    LoadQueries(item);
    BlockPool<Config> pool = MakePool(item.tile, entries.begin * Config::kTileEntries);
    const auto plain = pool.PlainCalls();
    float scores[32];
    BeginScores(scores);
#pragma unroll 1
    for (int tile = entries.first;; ++tile) {
      FinishScores(scores);
      Sum::Exponentials(scores, launch_.loop.score_scale, log_sums_);
      Sum::Add(scores, lane_);
      const int first_entry = tile * Config::kTileEntries;
      Sum::template Store<Config::kImportancePitch>(
          scores, lane_, Scratch().importance[0] + first_entry % Config::kImportanceEntries);
      if (tile + 1 == entries.end) break;
      BeginScores(scores);  // beside the pooling
      if ((tile + 1) % Config::kPoolTiles != 0 || tile < entries.begin) continue;
      __syncwarp();
      const int call = tile / Config::kPoolTiles;
      if (call >= plain.begin && call < plain.end) {
        pool.TakePlain();
      } else {
        pool.Through(first_entry + Config::kTileEntries);
      }
      __syncwarp();
    }
    __syncwarp();
    if (entries.has_last) {
      pool.Finish();
    } else {
      pool.Through(entries.end * Config::kTileEntries);
    }
    __syncwarp();
  }

  __device__ __forceinline__ void Choose(const WorkItem& item) {
    const SparseSettings& sparse = launch_.sparse;
    const int n = sparse.selected_blocks;
    const int tokens = min(Config::kWarpTokens, item.tile.tokens - FirstToken());
    // Lane l divides for the warp's token l.
    const int own_blocks = (item.tile.first_position + FirstToken() + lane_) / sparse.block_tokens;
    const float* scores = ScoresOf(FirstToken());
    int32_t* out =
        launch_.selected +
        (int64_t{item.tile.first_token + FirstToken()} * launch_.loop.kv_heads + item.kv_head) * n;
#pragma unroll 1
    for (int token = 0; token < tokens; ++token) {
      const int own_block = __shfl_sync(kAllLanes, own_blocks, token);
      if (own_block >= n) {
        ChooseForQuery(sparse, scores, own_block, Scratch().choice, lane_, out);
      } else {
        for (int i = lane_; i < n; i += kLanes) out[i] = i <= own_block ? i : -1;
      }
      scores += launch_.score_pitch;
      out += launch_.loop.kv_heads * n;
    }
    __syncwarp();
  }

  static constexpr int kSteps = Config::kHeadDim / 16;
  static constexpr int kPanelBytes = Config::kTileEntries * 128;

  const BlockChoiceLaunch& launch_;
  ChoiceShared<Config>& shared_;
  const int warp_;
  const int lane_;
  uint32_t queries_[kSteps][4];
  float log_sums_[2];
  uint32_t tile_ = 0;  // counts this thread block's tiles of entries
  int slot_ = 0;       // where the item's scores lie
};

template <typename Config>
__global__ void __launch_bounds__(Config::kThreads, 2)
    BlockChoiceKernel(const __grid_constant__ BlockChoiceLaunch launch) {
  extern __shared__ __align__(1024) uint8_t memory[];
  auto& shared = *reinterpret_cast<ChoiceShared<Config>*>(memory);
  if (threadIdx.x == 0) {
    for (int stage = 0; stage < Config::kStages; ++stage) {
      shared.key_full[stage].Init(1);
      shared.key_empty[stage].Init(Config::kWarps);
    }
    for (int stage = 0; stage < kChoiceItemStages; ++stage) {
      shared.item_full[stage].Init(1);
      shared.item_empty[stage].Init(Config::kWarps);
    }
    FenceBarrierInit();
  }
  WaitForEarlierWork();
  AllowNextKernel();
  __syncthreads();
  if (threadIdx.x < Config::kWarps * kLanes) {
    TakeRegistersUpTo<Config::kChoosingRegisters>();
    ChoosingWarp<Config>(launch, shared).Run();
  } else {
    GiveRegistersDownTo<Config::kLoaderRegisters>();
    if (threadIdx.x == Config::kWarps * kLanes) LoadEntries(launch, shared);
  }
}

template <typename Config>
cudaError_t LaunchChoice(BlockChoiceLaunch launch, int thread_blocks, cudaStream_t stream) {
  launch.run_blocks = launch.whole_fours ? Config::kRunEntries / launch.per_block : 1;
  constexpr int kSharedBytes = sizeof(ChoiceShared<Config>);
  static_assert(2 * (kSharedBytes + 1024) <= 228 * 1024, "two thread blocks a multiprocessor");
  const LaunchShape shape = {static_cast<unsigned>(thread_blocks), Config::kThreads, kSharedBytes};
  return LaunchEarly(BlockChoiceKernel<Config>, shape, stream, launch);
}

template <int kHeadDim>
cudaError_t LaunchForGroup(const BlockChoiceLaunch& launch, int thread_blocks,
                           cudaStream_t stream) {
  const int group = launch.loop.group;
  if (group == 1) return LaunchChoice<ChoiceConfig<kHeadDim, 1>>(launch, thread_blocks, stream);
  if (group == 2) return LaunchChoice<ChoiceConfig<kHeadDim, 2>>(launch, thread_blocks, stream);
  if (group <= 4) return LaunchChoice<ChoiceConfig<kHeadDim, 4>>(launch, thread_blocks, stream);
  if (group <= 8) return LaunchChoice<ChoiceConfig<kHeadDim, 8>>(launch, thread_blocks, stream);
  return LaunchChoice<ChoiceConfig<kHeadDim, 16>>(launch, thread_blocks, stream);
}

}  // namespace longspan::cuda
