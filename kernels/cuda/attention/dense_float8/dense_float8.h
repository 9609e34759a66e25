// Dense causal attention of prefill chunks in e4m3, an approximation: queries, keys, values and
// probabilities are rounded to 8 bits, and tensor cores multiply them twice as fast as bf16
// (FlashAttention-3, arXiv 2407.08608, section 3.3). Heads of 128. Keys and values of the step's
// rows are rounded into tiles first, in each layer: PackFloat8Keys, PackFloat8Queries, and then the
// attention itself.
#pragma once

#include <cuda_runtime.h>

#include <cstddef>
#include <cstdint>

#include "kernels/cuda/attention/loop/key_pieces.h"
#include "kernels/cuda/attention/loop/work_plan.h"
#include "kernels/cuda/base/device_rows.h"

namespace longspan::cuda {

struct Float8Scales;

inline constexpr int kFloat8HeadDim = 128;
inline constexpr int kFloat8TileKeys = 128;

constexpr int64_t Float8Tiles(int64_t length_tokens) {
  return (length_tokens + kFloat8TileKeys - 1) / kFloat8TileKeys;
}

// What is rounded. A tile has 128 tokens of a sequence, aligned, of one KV head: 128 rows of 128
// bytes, whose eight 16-byte chunks are permuted by chunk ^ (row % 8) as wgmma reads them. Rows of
// keys are tokens, rows of values dimensions, since 8-bit operands are K-major alone. The tokens of
// a row of values are in the order in which a thread has probabilities (Float8Slot). Tokens beyond
// the sequence's end are zero.
struct Float8Step {
  const int32_t* first_tiles = nullptr;  // [rows]; negative: the row takes no part
  uint8_t* keys = nullptr;               // [tiles, Hk, 128 * 128]
  uint8_t* values = nullptr;             // likewise
  Float8Scales* tile_scales = nullptr;   // [tiles, Hk]
  uint8_t* q = nullptr;                  // [T, Hq, 128]
  float* query_scales = nullptr;         // [T, Hq]
};

// Of tiles and queries, each with its scales.
constexpr size_t Float8TileBytes(int64_t tiles, int kv_heads) {
  return static_cast<size_t>(tiles) * kv_heads * (2 * kFloat8TileKeys * kFloat8HeadDim + 16);
}
constexpr size_t Float8QueryBytes(int64_t tokens, int query_heads) {
  return static_cast<size_t>(tokens) * query_heads * (kFloat8HeadDim + sizeof(float));
}
// Lays both out. Touches no memory.
Float8Step PlaceFloat8Step(void* tile_memory, int64_t tiles, int kv_heads, void* query_memory,
                           int64_t tokens, int query_heads);

struct DenseFloat8Args {
  DeviceRows batch;
  DevicePages pages;
  WorkPlan plan;     // of the step, made with LoopTileTokens
  KeyPieces pieces;  // of its tiles
  Float8Step step;
  const void* q = nullptr;  // [T, Hq, 128] bf16, rotated
  int query_heads = 0;
  void* out = nullptr;  // [T, Hq * 128] bf16
};

cudaError_t LaunchPackFloat8Keys(const DenseFloat8Args& args, cudaStream_t stream);
cudaError_t LaunchPackFloat8Queries(const DenseFloat8Args& args, cudaStream_t stream);
// cudaErrorInvalidValue for other shapes.
cudaError_t LaunchDenseFloat8(const DenseFloat8Args& args, cudaStream_t stream);

}  // namespace longspan::cuda
