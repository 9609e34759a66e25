// What every launch of the attention loop reads, whatever its keys are, and how a family's
// arguments become it.
#pragma once

#include <cuda_bf16.h>
#include <cuda_runtime.h>

#include <cstdint>

#include "kernels/cuda/attention/loop/key_pieces.h"
#include "kernels/cuda/attention/loop/work_plan.h"
#include "kernels/cuda/base/device_rows.h"

namespace longspan::cuda {

struct Float8Scales;

struct LoopArgs {
  const void* q = nullptr;       // [T, Hq, D] bf16; or e4m3, as the keys are
  const void* keys = nullptr;    // [pages, Hk, keys per page * D] bf16, page_order.h
  const void* values = nullptr;  // likewise
  // Where all are e4m3 (../dense_float8): [tiles, Hk], and [T, Hq] that multiply scores.
  const Float8Scales* tile_scales = nullptr;
  const float* query_scales = nullptr;
  void* out = nullptr;        // [T, Hq, D] bf16 or f32, as the family says
  float* log_sums = nullptr;  // [T, Hq] base 2; or null
  const int32_t* page_ids = nullptr;
  WorkPlan plan;
  KeyPieces pieces;
  int kv_heads = 0;
  int group = 0;             // g = Hq / Hk
  int heads_a_section = 0;   // KV heads whose keys and values share L2
  float score_scale = 0.0F;  // log2(e) / sqrt(D): scores in powers of two
};

// Query tokens of a tile, for the plan; 0 where the shape is not served: another head dimension,
// query_heads not a multiple of kv_heads, or more of them for each than a thread block has rows.
int LoopTileTokens(int head_dim, int query_heads, int kv_heads);

// Everything but keys, values and log_sums. `longest_keys` is of the longest sequence.
LoopArgs MakeLoopArgs(const DeviceRows& batch, const DevicePages& pages, const WorkPlan& plan,
                      const void* q, int query_heads, void* out, int64_t longest_keys);

// Multiprocessors of the current device: one persistent thread block each.
int MultiprocessorCount();

}  // namespace longspan::cuda
