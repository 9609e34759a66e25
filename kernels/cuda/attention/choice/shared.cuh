// Sizes of one thread block and its plan of shared memory.
//
// Two warpgroups multiply and choose, a thread of the third copies. A multiplying warp owns 16
// query rows, whole tokens with their heads one after another, so that everything after the
// products stays within a warp.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/choice/block_choice.h"
#include "kernels/cuda/attention/choice/config.h"
#include "kernels/cuda/attention/loop/loader.cuh"
#include "kernels/cuda/base/ptx.cuh"

namespace longspan::cuda {

template <int kHeadDim_, int kHeads_>
struct ChoiceConfig {
  static constexpr int kHeadDim = kHeadDim_;
  static constexpr int kHeads = kHeads_;  // of a token, padded: 1, 2, 4, 8, 16
  static constexpr int kWarps = 8;
  static constexpr int kThreads = kLanes * (kWarps + 4);
  // Two thread blocks leave 80 registers a thread: the loading warpgroup needs few.
  static constexpr int kLoaderRegisters = 32;
  static constexpr int kChoosingRegisters = 104;
  static constexpr int kTileTokens = kChoiceRows / kHeads;
  static constexpr int kWarpTokens = 16 / kHeads;
  static constexpr int kTokenLanes = kLanes / kWarpTokens;  // that pool one token's blocks
  // Blocks are pooled once so many tiles of entries are there that all lanes have eight or more.
  static constexpr int kPoolTiles = kHeads >= 8 ? kHeads / 4 : 1;

  static constexpr int kTileEntries = kChoiceTileEntries;
  static constexpr int kRunEntries = kPoolTiles * kTileEntries / kTokenLanes;  // of a lane
  // Entries that a token keeps the importance of: those to be pooled, and as many before them.
  static constexpr int kImportanceEntries = 2 * kPoolTiles * kTileEntries;
  static constexpr int kTileElements = kTileEntries * kHeadDim;
  static constexpr int kTileBytes = 2 * kTileElements;
  // Two thread blocks share a multiprocessor; without a group the importance takes more room.
  static constexpr int kStages = (kHeads == 1 ? 32 : 64) * 1024 / kTileBytes;
  // Spreads the rows that a warp writes at the same time over the banks.
  static constexpr int kImportancePitch = kImportanceEntries + (kHeads <= 2 ? 8 : 16);
};

inline constexpr int kCandidates = 480;  // whole warps

// What one warp chooses from: blocks that may be among the best, as rank keys (choose.cuh).
struct alignas(16) WarpChoice {
  uint64_t candidates[kCandidates];
};

// The importance of entries is no longer needed when a warp begins to choose.
template <typename Config>
union alignas(16) WarpScratch {
  // Entry e at Swizzled(e % kImportanceEntries).
  float importance[Config::kWarpTokens][Config::kImportancePitch];
  WarpChoice choice;
};

inline constexpr int kChoiceItemStages = 2;

template <typename Config>
struct alignas(1024) ChoiceShared {
  uint8_t keys[Config::kStages][Config::kTileBytes];
  WarpScratch<Config> scratch[Config::kWarps];
  Barrier key_full[Config::kStages];
  Barrier key_empty[Config::kStages];
  Barrier item_full[kChoiceItemStages];
  Barrier item_empty[kChoiceItemStages];
  WorkItem items[kChoiceItemStages];
};

// Tiles of entries that the queries of a tile look at: none where all of them take every block.
__device__ __forceinline__ int EntryTiles(const SparseSettings& sparse, const QueryTile& tile) {
  const int last_position = tile.first_position + tile.tokens - 1;
  if (last_position / sparse.block_tokens < sparse.selected_blocks) return 0;
  return ((last_position + 1) / sparse.stride_tokens + 63) / 64;
}

// Of an item's tiles of entries those that its piece walks: from `first` on, before `end`. Blocks
// that end with tiles from `begin` on are its own; the tiles before are walked for the entries that
// such blocks share with them.
struct EntryRange {
  int first;
  int begin;
  int end;
  bool has_last;  // and with it the blocks whose last entries are not visible
};

template <typename Config>
__device__ __forceinline__ EntryRange EntriesOf(const SparseSettings& sparse,
                                                const WorkItem& item) {
  constexpr int kPoolTiles = Config::kPoolTiles;
  const int tiles = EntryTiles(sparse, item.tile);
  if (item.pieces == 1) return {0, 0, tiles, true};
  const PieceTiles calls(item, (tiles + kPoolTiles - 1) / kPoolTiles);
  const int begin = calls.begin * kPoolTiles;
  return {max(0, begin - kPoolTiles), begin, min(tiles, calls.end * kPoolTiles),
          item.piece + 1 == item.pieces};
}

}  // namespace longspan::cuda
