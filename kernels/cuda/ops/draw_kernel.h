// Drawing on the device, one thread block a row; the order of operations is that of kernels/draw.h.
// Everything a row's result depends on is its own logits and settings, and every sum has one order
// or is exact: the same row gives the same token in any batch.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace longspan::cuda {

// DrawRow as the device reads it, with the places of its results.
struct DeviceDrawRow {
  int32_t logits_row;
  int32_t adjusted_row;  // of the workspace of adjusted logits; -1: the raw logits are drawn from
  int32_t slot;
  int32_t draw;
  int32_t score_token;
  int32_t top_k;
  int32_t top_begin;  // into the arrays of most probable tokens
  int32_t top_count;  // at most the vocabulary; -1: no logprobs at all
  float temperature;
  float top_p;
  float min_p;
  float repetition_penalty;
  float frequency_penalty;
  float presence_penalty;
  uint32_t sample_index;
  uint32_t output_position;
  uint64_t seed;
  int32_t bias_begin, bias_end;
  int32_t penalties_begin, penalties_end;
  int32_t allowed_begin, allowed_end;
  int32_t mask_begin;  // -1: none
};

struct DeviceDrawResult {
  int32_t token;  // -1: the row cannot be drawn from
  float logprob;  // of the token
  int32_t rank;
  int32_t permitted;  // 0: no token of a row that has some
};

struct DrawLaunch {
  const float* logits = nullptr;  // [rows, width]
  int64_t width = 0;
  int32_t vocabulary_tokens = 0;
  int draws = 0;
  const DeviceDrawRow* rows = nullptr;  // [draws]
  const int32_t* bias_tokens = nullptr;
  const float* bias_values = nullptr;
  const int32_t* penalty_tokens = nullptr;
  const int32_t* penalty_output_counts = nullptr;
  const int32_t* allowed_tokens = nullptr;
  const uint32_t* mask_words = nullptr;
  float* adjusted = nullptr;            // [rows that need it, vocabulary]
  uint64_t* top_keys = nullptr;         // [sum of top counts] workspace
  int32_t* last_tokens = nullptr;       // [slots]
  DeviceDrawResult* results = nullptr;  // [draws]
  int32_t* top_tokens = nullptr;        // [sum of top counts]
  float* top_logprobs = nullptr;        // likewise
};

cudaError_t LaunchDraw(const DrawLaunch& args, cudaStream_t stream);

}  // namespace longspan::cuda
