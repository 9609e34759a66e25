// Where a token stands in its step: positions, bins of blocks, and tiles of query tokens. None of
// it is known to the host, which knows only upper bounds.
#pragma once

#include "kernels/cuda/attention/selected/config.h"

namespace longspan::cuda::selected {

__device__ __forceinline__ int64_t PositionOf(const DeviceRows& rows, int row, int token) {
  return rows.first_positions[row] + token - rows.token_offsets[row];
}

// Tokens of the row's sequence, this step's own included.
__device__ __forceinline__ int64_t LengthOf(const DeviceRows& rows, int row) {
  return rows.first_positions[row] + rows.token_offsets[row + 1] - rows.token_offsets[row];
}

__device__ __forceinline__ bool TakesPart(const Problem& problem, int row) {
  return problem.takes_part == nullptr || problem.takes_part[row] != 0;
}

// Blocks of all sequences are counted in bins of min(B, 64) tokens, so that a bin lies in one
// page: bin * min(B, 64) / 64 is the page's place in page_ids.
__device__ __forceinline__ int BinsPerBlock(int block_tokens) {
  return block_tokens > kPageTokens ? block_tokens / kPageTokens : 1;
}
__device__ __forceinline__ int64_t FirstBin(const DeviceRows& rows, int row, int block_tokens) {
  const int bins_per_page = block_tokens < kPageTokens ? kPageTokens / block_tokens : 1;
  return int64_t{rows.page_offsets[row]} * bins_per_page;
}

// row / g, exact below 2^28.
__device__ __forceinline__ int DivideByGroup(const Problem& problem, int row) {
  return problem.group == 1 ? row : static_cast<int>(__umulhi(row, problem.group_magic));
}

// A run of a row's query tokens that one CTA walks.
struct QueryTile {
  int row = -1;  // none: the grid is an upper bound
  int first_token = 0;
  int tokens = 0;
  int first_position = 0;
  int length = 0;  // of the sequence
};

// Row r's tiles are numbered from token_offsets[r] / tile_tokens + r, which leaves gaps but never
// overlaps.
__device__ inline QueryTile FindTile(const DeviceRows& rows, int tile_tokens, int tile) {
  int low = 0;
  int high = rows.rows - 1;
  while (low < high) {
    const int middle = (low + high + 1) / 2;
    if (rows.token_offsets[middle] / tile_tokens + middle <= tile) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  const int begin = rows.token_offsets[low];
  const int end = rows.token_offsets[low + 1];
  const int first = begin + (tile - begin / tile_tokens - low) * tile_tokens;
  QueryTile found;
  if (first >= end) return found;
  found.row = low;
  found.first_token = first;
  found.tokens = min(tile_tokens, end - first);
  found.first_position = static_cast<int>(PositionOf(rows, low, first));
  found.length = static_cast<int>(LengthOf(rows, low));
  return found;
}

}  // namespace longspan::cuda::selected
