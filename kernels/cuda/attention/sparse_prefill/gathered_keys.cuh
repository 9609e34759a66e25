// The keys of a query tile that chose some of those before it: the loop has the chosen tiles one
// behind the other, and the recent keys and the query tile's own behind them. To the loop positions
// count as so many fewer keys, and nothing else is different: but for keys of the query tile itself
// all are seen by all its queries.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/loop/config.cuh"
#include "kernels/cuda/attention/loop/key_rule.cuh"
#include "kernels/cuda/attention/sparse_prefill/sparse_prefill.h"
#include "kernels/cuda/attention/sparse_prefill/tile_places.cuh"

namespace longspan::cuda {

template <int kKeyTile>
struct GatheredKeys : DenseKeys {
  static constexpr int kRunKeys = kKeyTile;

  TilePlaces places;
  const int32_t* counts;  // KeyTileLists
  const int32_t* tiles;
  int capacity;
  int kv_heads;
  int recent_tokens;

  __device__ void Place(WorkItem& item) const {
    QueryTile& query = item.tile;
    const int begin = query.first_position / places.tile_tokens * places.tile_tokens;
    const bool is_whole =
        begin >= places.FirstBegin(query.row) && begin + places.tile_tokens <= query.length_tokens;
    if (!is_whole) return;
    const int list = places.Of(query.row, begin) * kv_heads + item.kv_head;
    const int count = counts[list];
    if (count < 0) return;
    const int recent_begin = begin - recent_tokens;
    item.gathered_keys = count * kKeyTile;
    item.skipped_keys = recent_begin - item.gathered_keys;
    item.list = list;
    query.first_position -= item.skipped_keys;
    query.length_tokens -= item.skipped_keys;
  }
  __device__ int InSequence(const WorkItem& item, int key) const {
    if (key >= item.gathered_keys) return key + item.skipped_keys;
    return tiles[int64_t{item.list} * capacity + key / kKeyTile] * kKeyTile;
  }
};

}  // namespace longspan::cuda
