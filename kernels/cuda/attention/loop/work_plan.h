// Which query tiles a step has, longest first. A tile is some consecutive tokens of one row; with
// all heads of a KV head's group stacked, its tokens * group query rows fill one thread block.
// Made once a step, read by every layer's launch.
#pragma once

#include <cuda_runtime.h>

#include <cstddef>
#include <cstdint>

#include "kernels/cuda/attention/key_split/key_split.h"
#include "kernels/cuda/base/device_rows.h"

namespace longspan::cuda {

struct alignas(16) QueryTile {
  int32_t first_token;     // in the step's flat token arrays
  int32_t tokens;          // 1 .. tokens per tile
  int32_t first_position;  // of first_token in its sequence
  int32_t length_tokens;   // of the sequence, with this step's tokens
  int32_t first_page;      // where the sequence's pages begin in page_ids
  int32_t row;
  int32_t unused[2];
};

struct WorkPlan {
  QueryTile* tiles = nullptr;     // [capacity]
  int32_t* tile_count = nullptr;  // [1]
  // [2] zero before the first launch and after every launch: work items taken beyond each thread
  // block's first, and thread blocks that have finished.
  int32_t* counters = nullptr;
  // [kMostCutItems, kMostItemWarps], zero likewise: of each query tile and KV head whose keys are
  // cut and each warp that works on it, the pieces that are done.
  int32_t* arrivals = nullptr;
};
inline constexpr int kMostItemWarps = 12;

struct WorkPlanArgs {
  DeviceRows batch;
  const uint8_t* row_takes_part = nullptr;  // [rows]; null: all rows do
  int tokens_per_tile = 0;
  // Tiles begin at multiples of their size in the sequence, wherever the step's tokens begin.
  bool at_multiples = false;
};

// Bytes for any plan of at most `tokens` tokens in `rows` rows; the address is aligned to 16.
size_t WorkPlanBytes(int tokens, int rows, int tokens_per_tile);
// Lays a plan out in `workspace`. Touches no memory.
WorkPlan PlaceWorkPlan(void* workspace);

cudaError_t LaunchWorkPlan(const WorkPlanArgs& args, const WorkPlan& plan, cudaStream_t stream);

}  // namespace longspan::cuda
