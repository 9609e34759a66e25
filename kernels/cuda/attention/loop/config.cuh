// Sizes of one thread block and its plan of shared memory.
//
// A thread block has one warpgroup that loads and kConsumers that multiply, 64 query rows each.
// Its query rows are the g heads of a KV head's group times as many tokens as fit, token-major, so
// that each page of keys and values is read once for the whole group.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/loop/loop_args.h"
#include "kernels/cuda/base/page_order.h"
#include "kernels/cuda/base/ptx.cuh"

namespace longspan::cuda {

template <int kHeadDim_, int kTileKeys_, int kConsumers_, int kStages_, bool kQueriesInRegisters_,
          typename Out_ = __nv_bfloat16, bool kFloat8_ = false>
struct LoopConfig {
  using Out = Out_;  // of the output: bf16 or float
  // Queries, keys and values are e4m3 (../dense_float8), not bf16.
  static constexpr bool kFloat8 = kFloat8_;
  static constexpr int kElementBytes = kFloat8 ? 1 : 2;
  static constexpr int kHeadDim = kHeadDim_;
  static constexpr int kTileKeys = kTileKeys_;  // of one step of the loop
  static constexpr int kConsumers = kConsumers_;
  static constexpr int kStages = kStages_;
  // Each thread keeps its part of the queries for the length of an item: a third less to read from
  // shared memory for each score product, for head_dim / 4 registers.
  static constexpr bool kQueriesInRegisters = kQueriesInRegisters_;
  // Queries of an item arrive while the item before is worked on, where there is room for both.
  static constexpr int kQueryStages = kQueriesInRegisters || kHeadDim == 256 ? 1 : 2;
  // Outputs of one product with values: a warpgroup has an accumulator for each so many dimensions.
  static constexpr int kValueDims = kHeadDim < 128 ? kHeadDim : 128;

  static constexpr int kPanels = kHeadDim * kElementBytes / 128;
  static constexpr int kRows = 64 * kConsumers;
  static constexpr int kThreads = 128 * (kConsumers + 1);
  static constexpr int kConsumerWarps = 4 * kConsumers;
  static constexpr int kRowBytes = 128;  // of one panel
  static constexpr int kQueryBytes = kPanels * kRows * kRowBytes;
  static constexpr int kTileBytes = kPanels * kTileKeys * kRowBytes;

  // 65,536 registers: loaders need few.
  static constexpr int kLoaderRegisters = kConsumers == 3 ? 32 : 40;
  static constexpr int kConsumerRegisters = kConsumers == 3 ? 160 : 232;

  static_assert(kTileKeys == 64 || kTileKeys == 128);
  static_assert(kConsumers == 2 || kConsumers == 3);
  // A tile of values is as large as one of keys, with dimensions as rows.
  static_assert(!kFloat8 || (kHeadDim == 128 && kTileKeys == 128 && kQueriesInRegisters));
};

// What turns the products of one tile and KV head into those of what was rounded.
struct alignas(16) Float8Scales {
  float key;         // multiplies scores
  float value_log2;  // base 2 logarithm of what multiplies values
  float unused[2];
};

// The item worked on, the one whose tiles are copied, the one whose queries are, and one more.
inline constexpr int kItemStages = 4;

struct WorkItem {
  QueryTile tile;
  int kv_head;  // -1: no more work
  int piece;    // of the tile's keys, of
  int pieces;   // so many
  int cut;      // counts the (tile, KV head) pairs that are cut into pieces
  // Of rules that gather keys (KeysInPlace): those that the loop has first, how many of the
  // sequence's it has not, and where the first are listed.
  int gathered_keys;
  int skipped_keys;
  int list;
};

// Who waits for what: "full" is completed by loaders, "empty" by one arrival of each warp that has
// read the buffer.
template <typename Config>
struct alignas(1024) SharedMemory {
  uint8_t queries[Config::kQueryStages]
                 [Config::kQueryBytes];  // [panel, row, 64] swizzled, like pages
  uint8_t keys[Config::kStages][Config::kTileBytes];
  uint8_t values[Config::kStages][Config::kTileBytes];
  Float8Scales scales[Config::kStages];      // of e4m3 tiles
  Barrier query_full[Config::kQueryStages];  // one arrival of each query loader thread
  Barrier query_empty[Config::kQueryStages];
  Barrier key_full[Config::kStages];
  Barrier key_empty[Config::kStages];
  Barrier value_full[Config::kStages];
  Barrier value_empty[Config::kStages];
  Barrier item_full[kItemStages];
  Barrier item_empty[kItemStages];
  WorkItem items[kItemStages];
};

inline constexpr int kQueryLoaderWarps = 3;

// Named barriers beside 0: the turn of each consumer warpgroup to use the tensor cores.
inline constexpr int kTurnBarrier = 1;

}  // namespace longspan::cuda
