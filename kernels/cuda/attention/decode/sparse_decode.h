// Sparse-load decode: attention of rows of one token each, reading only summaries, selected blocks
// and the window, in two launches. LaunchDecodeSelect: compressed attention, block scores and the
// choice of blocks (NSA, arXiv 2502.11089, 3.3.1 and 3.3.2). LaunchDecodeAttend: selected and
// window attention and the gates (3.3.3, equation 5). LaunchDecodeDense: all pages, or those of a
// window, for dense rows. With NsaCompress::kMeanAndDeviation the first two choose pages by the
// mean and the deviation of their keys, and attend to these alone: no compressed output, no gates.
//
// Every launch splits a sequence over several thread blocks: those of a (row, KV head) are one
// cluster in select and attend (sm_90 and later); in dense, and by deviation, whichever ends last
// merges the parts. Either is done in a fixed order. Grids depend on host-side counts alone and
// lengths are read on the device, so the launches can stand in a CUDA graph.
#pragma once

#include <cuda_bf16.h>
#include <cuda_runtime_api.h>

#include <cstdint>

#include "kernels/cuda/attention/decode/merge_layout.h"
#include "kernels/cuda/base/device_rows.h"
#include "kernels/nsa_params.h"

namespace longspan::cuda {

struct DecodeArgs {
  // These came by copies (launch.cuh): LaunchDecodeSelect looks at them before the launch
  // before it has ended.
  DeviceRows rows;
  const int32_t* row_indices = nullptr;  // [count] rows of one token each; null: row i is i
  int count = 0;
  DevicePages pages;
  NsaParams nsa;                    // unused by LaunchDecodeDense
  int64_t dense_window_tokens = 0;  // of LaunchDecodeDense: what the token sees; 0: all before it
  int query_heads = 0;
  const __nv_bfloat16* q = nullptr;  // [T, Hq, D] rotated
  // Gate logits of token t begin at gates + t * gate_stride: [3 Hq] or [3] (ops.h, NsaAttendArgs).
  const float* gates = nullptr;
  int64_t gate_stride = 0;
  float* compressed = nullptr;   // [T, Hq, D] f32 between the launches; null without the branch
  int32_t* selected = nullptr;   // [T, Hk, n]
  __nv_bfloat16* out = nullptr;  // [T, Hq * D]
  // LaunchDecodeAttend: q, gates, rows and pages have not been written since LaunchDecodeSelect of
  // the same rows. It may then begin while the launch before it still runs (programmatic dependent
  // launch), and attend the window.
  bool follows_select = false;
  DecodeWorkspace workspace;
};

// Accepted: head_dim 64 and 128, in dense rows and by deviation 256 too, 1 to 16 query heads a KV
// head, B of 16, 32, 64 and 128 (by deviation 64), strides of 4 tokens and more.
// cudaErrorInvalidValue otherwise.
cudaError_t LaunchDecodeSelect(const DecodeArgs& args, cudaStream_t stream);
cudaError_t LaunchDecodeAttend(const DecodeArgs& args, cudaStream_t stream);
cudaError_t LaunchDecodeDense(const DecodeArgs& args, cudaStream_t stream);

}  // namespace longspan::cuda
