// Where a token of the step stands in its sequence, and where a sequence's pages are.
#pragma once

#include <cstdint>

#include "kernels/cuda/base/device_rows.h"
#include "kernels/kv_layout.h"

namespace longspan::cuda {

struct TokenPlace {
  int row;
  int64_t position;
};

__device__ inline TokenPlace PlaceOf(const DeviceRows& rows, int token) {
  const int row = rows.row_of_token[token];
  return {row, rows.first_positions[row] + token - rows.token_offsets[row]};
}

__device__ inline int64_t LengthTokens(const DeviceRows& rows, int row) {
  return rows.first_positions[row] + rows.token_offsets[row + 1] - rows.token_offsets[row];
}

__device__ inline int64_t PageAt(const DeviceRows& rows, int row, int64_t index) {
  return rows.page_ids[rows.page_offsets[row] + index];
}

// The elements of (page or slot `index`, KV head) in an array [n, Hk, elements].
template <typename Element>
__device__ inline Element* BlockOf(void* array, int64_t index, int kv_heads, int kv_head,
                                   int64_t elements) {
  return static_cast<Element*>(array) + (index * kv_heads + kv_head) * elements;
}

// The scales [64] of (page `index`, KV head) in an array [n, Hk, 64]; null where there are none.
__device__ inline uint8_t* ScalesOf(void* array, int64_t index, int kv_heads, int kv_head) {
  return array == nullptr ? nullptr
                          : BlockOf<uint8_t>(array, index, kv_heads, kv_head, kPageTokens);
}

}  // namespace longspan::cuda
