// The loading warpgroup. Warp 0 hands out work items and keeps the rings of key and value tiles
// full; the other warps bring each item's queries.
#pragma once

#include <type_traits>

#include "kernels/cuda/attention/loop/config.cuh"
#include "kernels/cuda/attention/loop/key_parts.cuh"
#include "kernels/cuda/attention/loop/key_rule.cuh"
#include "kernels/cuda/base/ptx.cuh"
#include "kernels/cuda/base/ring_place.cuh"

namespace longspan::cuda {

inline constexpr int kLanes = 32;
inline constexpr uint32_t kAllLanes = 0xFFFFFFFFU;

// Items count sections of KV heads outermost, then query tiles (longest first), then the heads of
// the section. Of the tiles that are cut, pieces come before tiles: those that read the same keys
// stand together.
__device__ __forceinline__ WorkItem DecodeItem(const LoopArgs& args, int index) {
  const int pieces = args.pieces.split.pieces;
  const int cut_tiles = args.pieces.split.tiles;
  const int units = *args.plan.tile_count + cut_tiles * (pieces - 1);
  if (index >= units * args.kv_heads) return {{}, -1, 0, 1, 0, 0, 0, 0};
  const int first_head = index / (units * args.heads_a_section) * args.heads_a_section;
  const int heads = min(args.heads_a_section, args.kv_heads - first_head);
  const int rest = index - units * first_head;
  const int unit = rest / heads;
  const int kv_head = first_head + rest % heads;
  if (unit >= cut_tiles * pieces) {
    return {args.plan.tiles[unit - cut_tiles * (pieces - 1)], kv_head, 0, 1, 0, 0, 0, 0};
  }
  const int tile = unit % cut_tiles;
  return {args.plan.tiles[tile],
          kv_head,
          unit / cut_tiles,
          pieces,
          tile * args.kv_heads + kv_head,
          0,
          0,
          0};
}

// One tile of keys or values, by a whole warp: a lane copies a run. The page id is read as the tile
// is named, long before its buffer is free.
template <typename Config, typename Rule>
struct TileLoader {
  static constexpr int kRunKeys = Rule::kRunKeys;
  static constexpr int kRuns = Config::kTileKeys / kRunKeys;
  static_assert(kPageTokens % kRunKeys == 0 && kRuns <= kLanes);

  int first_key;
  int begin;  // the keys of the tile that exist
  int end;
  int run_begin;  // this lane's part of them; run_keys at most 0: none
  int run_keys;
  int64_t run_offset;  // in bytes of the cache

  __device__ __forceinline__ TileLoader(const LoopArgs& args, const Rule& rule,
                                        const WorkItem& item, int key)
      : first_key(key),
        begin(max(key, rule.ExistBegin(item.tile))),
        end(min(key + Config::kTileKeys, rule.ExistEnd(item.tile.length_tokens))) {
    const int lane = static_cast<int>(threadIdx.x) % kLanes;
    const int run_key = key + lane * kRunKeys;
    run_begin = max(begin, run_key);
    run_keys = lane < kRuns ? min(end, run_key + kRunKeys) - run_begin : 0;
    if (run_keys <= 0) return;
    const int in_sequence = rule.InSequence(item, run_key);
    const int64_t page = rule.PageId(args.page_ids, item.tile, in_sequence / kPageTokens);
    run_offset = (page * args.kv_heads + item.kv_head) * kPageTokens * Config::kHeadDim * 2 +
                 (in_sequence % kPageTokens + run_begin - run_key) * Config::kRowBytes;
  }

  __device__ __forceinline__ void LoadKeys(const LoopArgs& args, SharedMemory<Config>& shared,
                                           int stage) const {
    Load(args.keys, SharedAddress(shared.keys[stage]), shared.key_full[stage]);
  }
  __device__ __forceinline__ void LoadValues(const LoopArgs& args, SharedMemory<Config>& shared,
                                             int stage) const {
    ZeroRest(SharedAddress(shared.values[stage]));
    Load(args.values, SharedAddress(shared.values[stage]), shared.value_full[stage]);
  }

 private:
  __device__ __forceinline__ void Load(const void* from, uint32_t to, Barrier& full) const {
    __syncwarp();
    if (threadIdx.x % kLanes == 0) {
      full.ArriveExpecting(max(0, end - begin) * Config::kPanels * Config::kRowBytes);
    }
    __syncwarp();
    if (run_keys <= 0) return;
#pragma unroll
    for (int panel = 0; panel < Config::kPanels; ++panel) {
      BulkCopy(
          to + (panel * Config::kTileKeys + run_begin - first_key) * Config::kRowBytes,
          static_cast<const uint8_t*>(from) + run_offset + panel * kPageTokens * Config::kRowBytes,
          run_keys * Config::kRowBytes, full);
    }
  }

  // Zeros where no value exists: a probability of zero times whatever memory holds need not be
  // zero. Scores of keys that do not exist are masked whatever they are.
  __device__ __forceinline__ void ZeroRest(uint32_t to) const {
    if (end - begin == Config::kTileKeys) return;
#pragma unroll 1
    for (int chunk = static_cast<int>(threadIdx.x) % kLanes; chunk < Config::kTileBytes / 16;
         chunk += kLanes) {
      const int key = first_key + chunk / 8 % Config::kTileKeys;
      if (key < begin || key >= end) StoreZeroChunk(to + chunk * 16);
    }
    FenceForTensorCores();
  }
};

// The same where tiles were made as the loop has them, whole (../dense_float8).
template <typename Config, typename Rule>
struct WholeTileLoader {
  int64_t tile;

  __device__ __forceinline__ WholeTileLoader(const LoopArgs& args, const Rule& rule,
                                             const WorkItem& item, int key)
      : tile(int64_t{rule.Tile(item.tile, key / Config::kTileKeys)} * args.kv_heads +
             item.kv_head) {}

  __device__ __forceinline__ void LoadKeys(const LoopArgs& args, SharedMemory<Config>& shared,
                                           int stage) const {
    if (threadIdx.x % kLanes != 0) return;
    Barrier& full = shared.key_full[stage];
    full.ArriveExpecting(Config::kTileBytes + sizeof(Float8Scales));
    BulkCopy(SharedAddress(shared.keys[stage]),
             static_cast<const uint8_t*>(args.keys) + tile * Config::kTileBytes, Config::kTileBytes,
             full);
    BulkCopy(SharedAddress(&shared.scales[stage]), args.tile_scales + tile, sizeof(Float8Scales),
             full);
  }
  __device__ __forceinline__ void LoadValues(const LoopArgs& args, SharedMemory<Config>& shared,
                                             int stage) const {
    if (threadIdx.x % kLanes != 0) return;
    Barrier& full = shared.value_full[stage];
    full.ArriveExpecting(Config::kTileBytes);
    BulkCopy(SharedAddress(shared.values[stage]),
             static_cast<const uint8_t*>(args.values) + tile * Config::kTileBytes,
             Config::kTileBytes, full);
  }
};

// Hands out the item-th item of this thread block. Called by the whole warp.
template <typename Config, typename Rule>
__device__ __forceinline__ void Publish(const LoopArgs& args, const Rule& rule,
                                        SharedMemory<Config>& shared, uint32_t item, int index) {
  const auto [stage, parity] = RingPlace<kItemStages>(item);
  shared.item_empty[stage].Wait(parity ^ 1);
  if (threadIdx.x % kLanes == 0) {
    WorkItem next = DecodeItem(args, index);
    if (next.kv_head >= 0) rule.Place(next);
    shared.items[stage] = next;
    shared.item_full[stage].Arrive();
  }
  __syncwarp();
}

template <typename Config, typename Rule>
__device__ __forceinline__ void LoadKeysAndValues(const LoopArgs& args, const Rule& rule,
                                                  SharedMemory<Config>& shared) {
  using Loader =
      std::conditional_t<Config::kFloat8, WholeTileLoader<Config, Rule>, TileLoader<Config, Rule>>;
  const int lane = static_cast<int>(threadIdx.x) % kLanes;
  uint32_t tiles_loaded = 0;
  Publish(args, rule, shared, 0, static_cast<int>(blockIdx.x));
  for (uint32_t items = 0;; ++items) {
    const WorkItem& item = shared.items[RingPlace<kItemStages>(items).stage];
    if (item.kv_head < 0) break;
    int taken = 0;
    if (lane == 0) taken = atomicAdd(&args.plan.counters[0], 1);
    const KeyTiles tiles = TilesOf<Config::kTileKeys>(rule, item);
    for (int key = tiles.origin + (tiles.count - 1) * Config::kTileKeys; key >= tiles.origin;
         key -= Config::kTileKeys, ++tiles_loaded) {
      const Loader loader(args, rule, item, key);
      const auto [stage, parity] = RingPlace<Config::kStages>(tiles_loaded);
      shared.key_empty[stage].Wait(parity ^ 1);
      loader.LoadKeys(args, shared, stage);
      if constexpr (Rule::kHasValues) {
        shared.value_empty[stage].Wait(parity ^ 1);
        loader.LoadValues(args, shared, stage);
      }
      // After the first tile: early, so that the next queries are there in time, but not before the
      // counter has answered.
      if (taken >= 0) {
        taken = __shfl_sync(kAllLanes, taken, 0);
        Publish(args, rule, shared, items + 1, static_cast<int>(gridDim.x) + taken);
        taken = -1;
      }
    }
  }
  // The last thread block leaves the counters as the next launch wants them.
  if (lane == 0 && atomicAdd(&args.plan.counters[1], 1) == static_cast<int>(gridDim.x) - 1) {
    args.plan.counters[0] = 0;
    args.plan.counters[1] = 0;
  }
}

// The queries of every item, by kQueryLoaderWarps warps. A thread keeps to one chunk of a row's
// eight or sixteen; the g rows of a token are neighbours in memory.
template <typename Config>
__device__ __forceinline__ void LoadQueries(const LoopArgs& args, SharedMemory<Config>& shared) {
  constexpr int kQueryRowBytes = Config::kHeadDim * Config::kElementBytes;
  constexpr int kChunks = kQueryRowBytes / 16;
  constexpr int kRowsAtOnce = kQueryLoaderWarps * kLanes / kChunks;
  const int thread = static_cast<int>(threadIdx.x) - kLanes;
  const int chunk = thread % kChunks;
  const int token_bytes = args.kv_heads * args.group * kQueryRowBytes;
  const float tokens_a_row = 1.0F / static_cast<float>(args.group);
  for (uint32_t items = 0;; ++items) {
    const RingPlace<kItemStages> place(items);
    shared.item_full[place.stage].Wait(place.parity);
    const int kv_head = shared.items[place.stage].kv_head;
    const int first_token = shared.items[place.stage].tile.first_token;
    const int rows = shared.items[place.stage].tile.tokens * args.group;
    __syncwarp();
    if (thread % kLanes == 0) shared.item_empty[place.stage].Arrive();
    if (kv_head < 0) break;

    const auto [stage, parity] = RingPlace<Config::kQueryStages>(items);
    const uint8_t* const from = static_cast<const uint8_t*>(args.q) +
                                int64_t{first_token} * token_bytes +
                                kv_head * args.group * kQueryRowBytes + chunk * 16;
    const uint32_t to =
        SharedAddress(shared.queries[stage]) + chunk / 8 * Config::kRows * Config::kRowBytes;
    shared.query_empty[stage].Wait(parity ^ 1);
#pragma unroll 2
    for (int row = thread / kChunks; row < rows; row += kRowsAtOnce) {
      const int token = static_cast<int>((static_cast<float>(row) + 0.5F) * tokens_a_row);
      CopyChunk(to + row * Config::kRowBytes + (chunk % 8 ^ row % 8) * 16,
                from + token * (token_bytes - args.group * kQueryRowBytes) + row * kQueryRowBytes);
    }
    WaitForChunks();
    FenceForTensorCores();
    shared.query_full[stage].Arrive();
  }
}

}  // namespace longspan::cuda
