// The sub-blocks that a step completes, numbered over its rows, and where their inputs and
// contributions lie.
#pragma once

#include <cstdint>

#include "kernels/cuda/base/step.cuh"
#include "kernels/cuda/ops/block_summary.h"

namespace longspan::cuda {

// Rows of contributions are "slots": row r has those from token_offsets[r] / d + r on, one for each
// sub-block that it completes. That needs no array of offsets, and leaves at most `rows` unused.
__host__ __device__ inline int SlotCount(const BlockSummaryLaunch& args) {
  return args.rows.tokens / args.stride_tokens + args.rows.rows;
}

struct SubBlock {
  int row = -1;  // -1: the slot is unused
  int64_t index = 0;
  int64_t first = 0;  // the first sub-block that this step completes in the row
};

__device__ inline int FirstSlot(const BlockSummaryLaunch& args, int row) {
  return args.rows.token_offsets[row] / args.stride_tokens + row;
}

// Of a sub-block that the step completes.
__device__ inline int64_t SlotOf(const BlockSummaryLaunch& args, int row, int64_t sub_block) {
  return FirstSlot(args, row) + sub_block - args.rows.first_positions[row] / args.stride_tokens;
}

__device__ inline SubBlock SubBlockOf(const BlockSummaryLaunch& args, int slot) {
  int low = 0;
  int high = args.rows.rows - 1;
  while (low < high) {
    const int middle = (low + high + 1) / 2;
    if (FirstSlot(args, middle) <= slot) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  SubBlock found;
  found.first = args.rows.first_positions[low] / args.stride_tokens;
  found.index = found.first + slot - FirstSlot(args, low);
  const int64_t end = LengthTokens(args.rows, low) / args.stride_tokens;
  if (found.index < end) found.row = low;
  return found;
}

// [slot, Hk, parts, m, D]
__device__ inline float* Contribution(const BlockSummaryLaunch& args, int64_t slot, int head_part,
                                      int r) {
  const int64_t heads_parts = int64_t{args.pages.kv_heads} * args.parts();
  return args.contributions +
         ((slot * heads_parts + head_part) * args.windows + r) * args.pages.head_dim;
}

// The unrotated key of a token of the step, `since_first` tokens after the row's first.
__device__ inline const float* ProjectedKey(const BlockSummaryLaunch& args, int row, int kv_head,
                                            int64_t since_first) {
  const int64_t token = args.rows.token_offsets[row] + since_first;
  return args.projections + token * args.stride +
         int64_t{args.query_heads + kv_head} * args.pages.head_dim;
}

}  // namespace longspan::cuda
