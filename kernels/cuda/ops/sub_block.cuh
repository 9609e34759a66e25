// The sub-blocks that a step completes, numbered over its rows, and where their inputs and
// contributions lie.
#pragma once

#include <cstdint>

#include "kernels/cuda/base/rooms.cuh"
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

// Keys or values of one KV head in one page, as stored.
template <typename Element>
struct StoredBlock {
  const Element* block;
  const uint8_t* scales;  // of e4m3, or null
};

// Of the page that holds `position` of a row: on the device, if the step's chunks have written it
// there or it has a room.
template <typename Element>
__device__ StoredBlock<Element> StoredBlockOf(const BlockSummaryLaunch& args, int row,
                                              int64_t position, int kv_head, bool is_value) {
  const DevicePages& pages = args.pages;
  const int64_t place = args.rows.page_offsets[row] + position / kPageTokens;
  const auto of = [&](const auto& arrays, int64_t index) {
    return StoredBlock<Element>{
        BlockOf<Element>(is_value ? arrays.values : arrays.keys, index, pages.kv_heads, kv_head,
                         int64_t{kPageTokens} * pages.head_dim),
        ScalesOf(is_value ? arrays.value_scales : arrays.key_scales, index, pages.kv_heads,
                 kv_head)};
  };
  const int32_t page = args.rows.page_ids[place];
  if (!pages.has_rooms()) return of(pages, page);
  const int32_t written = args.written.places == nullptr ? -1 : args.written.places[place];
  if (written >= 0) return of(args.written, written);
  const int32_t room = RoomOfPage(pages, page, kv_head);
  return room >= 0 ? of(pages.rooms, room) : of(pages, page);
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
