// What every variant of the kernel reads, and the variants, one head dimension an instantiation
// file.
#pragma once

#include <cuda_runtime.h>

#include <cstdint>

#include "kernels/cuda/attention/arguments/attention_step.h"
#include "kernels/cuda/attention/loop/loop_args.h"
#include "kernels/cuda/attention/served_shapes/limits.h"

namespace longspan::cuda {

// Query rows of a thread block: its tokens, each with its heads padded to a power of two.
inline constexpr int kChoiceRows = 128;

// Where a row has the importance of an entry: fours change places in every other 32, so that lanes
// which read 8, 16 or 32 entries apart meet in no bank of shared memory.
constexpr int Swizzled(int entry) { return entry ^ (entry >> 3 & 4); }

struct BlockChoiceLaunch {
  LoopArgs loop;  // q, keys, plan, heads, score_scale
  SparseSettings sparse;
  int per_block = 0;         // a = B / d: entries that begin in a block
  bool whole_fours = false;  // blocks of four or eight entries and windows of two (pool.cuh)
  int run_blocks = 0;        // that a lane pools at once
  const int32_t* first_tiles = nullptr;  // [rows] of the gathered summaries
  const float* log_sums = nullptr;       // [T, Hq]
  int cut_items = 0;                     // whose keys are cut; their scores come first
  float* scores = nullptr;      // [cut items + thread blocks, tokens of a tile, score_pitch]
  int score_pitch = 0;          // a multiple of 8
  int32_t* selected = nullptr;  // [T, Hk, n]
};

cudaError_t LaunchBlockChoice64(const BlockChoiceLaunch& launch, int thread_blocks,
                                cudaStream_t stream);
cudaError_t LaunchBlockChoice128(const BlockChoiceLaunch& launch, int thread_blocks,
                                 cudaStream_t stream);

}  // namespace longspan::cuda
