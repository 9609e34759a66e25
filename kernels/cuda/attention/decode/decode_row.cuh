// Which token and KV head a thread block of a decode launch works for: gridDim is (splits, KV
// heads, rows).
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/decode/sparse_decode.h"

namespace longspan::cuda {

struct DecodeRow {
  int64_t token;  // in the flat arrays
  int64_t pair;   // (row, KV head) among those of the launch
  int position;   // of the token in its sequence
  int kv_head;
  const int32_t* page_ids;  // of the sequence

  __device__ __forceinline__ explicit DecodeRow(const DecodeArgs& args) {
    const int row =
        args.row_indices == nullptr ? static_cast<int>(blockIdx.z) : args.row_indices[blockIdx.z];
    kv_head = static_cast<int>(blockIdx.y);
    pair = int64_t{blockIdx.z} * gridDim.y + blockIdx.y;
    token = args.rows.token_offsets[row];
    position = static_cast<int>(args.rows.first_positions[row]);
    page_ids = args.rows.page_ids + args.rows.page_offsets[row];
  }
  __device__ __forceinline__ int64_t QueryOffset(int query_heads, int group, int head_dim) const {
    return (token * query_heads + int64_t{kv_head} * group) * head_dim;
  }
};

// Of a power of two. Shapes and splits are: a shift takes one instruction, a division dozens.
__device__ __forceinline__ int Log2(int power) { return __ffs(power) - 1; }

// Scores are kept in base 2: exp(x / sqrt(D)) = 2^(x * log2(e) / sqrt(D)).
__device__ __forceinline__ constexpr float ScaleLog2(int head_dim) {
  return 1.44269504088896F * (head_dim == 64    ? 0.125F
                              : head_dim == 128 ? 0.08838834764831845F
                                                : 0.0625F);
}

}  // namespace longspan::cuda
