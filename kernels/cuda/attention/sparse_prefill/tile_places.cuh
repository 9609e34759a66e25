// The query tiles of a step, numbered over its rows. A row may have parts of two tiles more than
// its tokens fill: places are left over, but none is taken twice.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/sparse_prefill/sparse_prefill.h"
#include "kernels/cuda/base/step.cuh"

namespace longspan::cuda {

struct TilePlaces {
  const int32_t* token_offsets;
  const int64_t* first_positions;
  int tile_tokens;

  __device__ __forceinline__ int First(int row) const {
    return token_offsets[row] / tile_tokens + 2 * row;
  }
  __device__ __forceinline__ int Of(int row, int position) const {
    const int first_tile = static_cast<int>(first_positions[row]) / tile_tokens;
    return First(row) + position / tile_tokens - first_tile;
  }
};

struct PlacedQueryTile {
  int row;
  int begin;        // its first position
  int first_token;  // of the step, with that position
  bool is_whole;    // the step has all of it

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
    const auto first_position = static_cast<int>(rows.first_positions[row]);
    begin = (first_position / tile_tokens + place - places.First(row)) * tile_tokens;
    first_token = rows.token_offsets[row] + begin - first_position;
    is_whole = begin >= first_position && begin + tile_tokens <= LengthTokens(rows, row);
  }
};

}  // namespace longspan::cuda
