// The query tiles of which a step has all, numbered over its rows: row r has the places from
// token_offsets[r] / tile_tokens on. Places may be left over, but none is taken twice.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/sparse_prefill/sparse_prefill.h"
#include "kernels/cuda/base/step.cuh"

namespace longspan::cuda {

struct TilePlaces {
  const int32_t* token_offsets;
  const int64_t* first_positions;
  int tile_tokens;

  __device__ __forceinline__ int First(int row) const { return token_offsets[row] / tile_tokens; }
  // Where the row's first whole tile begins.
  __device__ __forceinline__ int FirstBegin(int row) const {
    const auto first = static_cast<int>(first_positions[row]);
    return (first + tile_tokens - 1) / tile_tokens * tile_tokens;
  }
  __device__ __forceinline__ int Of(int row, int begin) const {
    return First(row) + (begin - FirstBegin(row)) / tile_tokens;
  }
};

struct PlacedQueryTile {
  int row;
  int begin;        // its first position
  int first_token;  // of the step, with that position
  bool is_there;    // or the place is left over

  __device__ __forceinline__ PlacedQueryTile(const DeviceRows& rows, int tile_tokens, int place) {
    const TilePlaces places = {rows.token_offsets, rows.first_positions, tile_tokens};
    int low = 0;
    int high = rows.rows - 1;
    while (low < high) {
      const int middle = (low + high + 1) / 2;
      if (places.First(middle) <= place) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    row = low;
    begin = places.FirstBegin(row) + (place - places.First(row)) * tile_tokens;
    first_token = rows.token_offsets[row] + begin - static_cast<int>(rows.first_positions[row]);
    is_there = begin + tile_tokens <= LengthTokens(rows, row);
  }
};

}  // namespace longspan::cuda
