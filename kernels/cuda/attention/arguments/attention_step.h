// What every attention kernel of a step is given: rows, queries, one layer's cache, and the
// settings of sparse attention as plain values.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/cuda/base/device_rows.h"
#include "kernels/tensor.h"

namespace longspan::cuda {

// Gate logits of a token begin at logits + token * stride: three a head, or three for all heads
// with per_head 0. Null: the branches are summed.
struct GateLogits {
  const float* logits = nullptr;
  int64_t stride = 0;
  int per_head = 0;
};

struct AttentionStep {
  DeviceRows rows;
  const uint8_t* takes_part = nullptr;  // [rows] device: rows to compute, the others are left alone
  DevicePages pages;
  DType kv_dtype = DType::kBf16;
  DType summary_dtype = DType::kBf16;
  int query_heads = 0;
  const float* q = nullptr;  // [T, Hq, D] rotated; null where q_bf16 is all there is
  // The same rounded to the cache's type, which is what kernels read; null with an fp32 cache.
  const void* q_bf16 = nullptr;

  constexpr int group() const { return query_heads / pages.kv_heads; }
};

enum class ScorePool : uint8_t { kOverlapSum, kMax };

// NsaParams (kernels/nsa_params.h) as kernels need them.
struct SparseSettings {
  int stride_tokens = 16;    // d
  int windows = 2;           // m = l / d
  int block_tokens = 64;     // B
  int selected_blocks = 16;  // n
  int initial_blocks = 1;
  int local_blocks = 2;
  ScorePool score_pool = ScorePool::kOverlapSum;
  // Half of the choice from before the newest chunk of block_tokens blocks, half from it.
  bool chunk_half = false;
  bool compressed_branch = true;
  bool selected_branch = true;
  bool merged_window = false;      // one softmax over selected and window tokens
  int64_t window_span_tokens = 0;  // 0: no window
};

struct SelectLaunch {
  AttentionStep step;
  SparseSettings sparse;
  float* output = nullptr;      // [T, Hq, D], or null without the branch
  int32_t* selected = nullptr;  // [T, Hk, n]
  void* workspace = nullptr;
  int workspace_blocks = 0;  // thread blocks that the workspace serves
};

struct AttendLaunch {
  AttentionStep step;
  SparseSettings sparse;
  const int32_t* selected = nullptr;  // [T, Hk, n]
  const float* compressed = nullptr;  // [T, Hq, D], or null without the branch
  GateLogits gates;
  void* out = nullptr;  // [T, Hq * D]
  DType out_dtype = DType::kBf16;
};

struct DenseLaunch {
  AttentionStep step;
  int64_t window_tokens = 0;  // that a query sees; 0: all before it
  void* out = nullptr;        // [T, Hq * D]
  DType out_dtype = DType::kBf16;
};

}  // namespace longspan::cuda
