// Sparse prefill of dense models (kernels/sparse_prefill_params.h). Two launches: the choice of key
// tiles, by the means that pages carry of their keys, and the attention loop over those that were
// chosen. A query tile that the step has only a part of attends to all before it.
#pragma once

#include <cuda_runtime.h>

#include <cstddef>
#include <cstdint>

#include "kernels/cuda/attention/loop/work_plan.h"
#include "kernels/cuda/base/device_rows.h"
#include "kernels/sparse_prefill_params.h"

namespace longspan::cuda {

// SparsePrefillParams as kernels need them.
struct SparsePrefillSettings {
  int query_tile_tokens = 128;  // 64 or 128
  int key_tile_tokens = 32;     // 16, 32 or 64
  int first_tiles = 2;          // key tiles
  int recent_tokens = 256;      // whole key tiles
  double share = 0.9;           // of the weight before a query tile
  int64_t from_tokens = 4096;
};
SparsePrefillSettings SettingsOf(const SparsePrefillParams& params);

// Places for the query tiles of which the step has all (tile_places.cuh).
int QueryTilePlaces(const DeviceRows& rows, const SparsePrefillSettings& settings);

// The choice of each (query tile, KV head).
struct KeyTileLists {
  // [places, Hk] of the keys before the recent ones, the tiles that are attended to; -1: the query
  // tile attends to all keys before it.
  int32_t* counts = nullptr;
  int32_t* tiles = nullptr;  // [places, Hk, capacity] ascending
  int capacity = 0;          // KeyTileCapacity
};
int KeyTileCapacity(const SparsePrefillSettings& settings, int64_t longest_length_tokens);

struct SparsePrefillArgs {
  DeviceRows batch;
  const uint8_t* row_takes_part = nullptr;  // [rows], those of the plan; null: all
  DevicePages pages;                        // with the means of key tiles as summary_keys
  WorkPlan plan;                            // of the step, at multiples of SparsePrefillTileTokens
  const void* q = nullptr;                  // [T, Hq, D] bf16, rotated
  int query_heads = 0;
  SparsePrefillSettings settings;
  KeyTileLists lists;
  float* scores = nullptr;  // SparsePrefillScoreBytes of workspace, for the choice
  // [rows] to which the choice adds the key tiles before a query tile that it attends to, of each
  // query tile that is sparse and each KV head; or null.
  unsigned long long* kept_tiles = nullptr;
  void* out = nullptr;  // [T, Hq * D] bf16
};

size_t SparsePrefillScoreBytes(const DeviceRows& rows, const SparsePrefillSettings& settings,
                               int query_heads, int64_t longest_length_tokens);
// Query tokens of a work item: a power of two, so that none has parts of two query tiles. 0 where
// the loop does not serve the shape.
int SparsePrefillTileTokens(const SparsePrefillSettings& settings, int head_dim, int query_heads,
                            int kv_heads);

// cudaErrorInvalidValue for shapes that the loop does not serve, and other sizes of key tiles.
cudaError_t LaunchKeyTileChoice(const SparsePrefillArgs& args, cudaStream_t stream);
cudaError_t LaunchSparsePrefill(const SparsePrefillArgs& args, cudaStream_t stream);

}  // namespace longspan::cuda
