// The operations that treat a row at a time: embedding, norm, gated unit, gates over heads, rows
// gathered. They only queue work on `stream`; arguments were checked (kernels/ops.h).
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

#include "kernels/tensor.h"

namespace longspan::cuda {

struct EmbedLaunch {
  TensorView table;                      // [vocabulary, hidden] bf16, f16 or f32
  const int32_t* token_ids = nullptr;    // [tokens] device; -1 - s names slot s
  const int32_t* last_tokens = nullptr;  // [slots] device
  TensorView out;                        // [tokens, hidden] f32
  float scale = 1.0F;
};
cudaError_t LaunchEmbed(const EmbedLaunch& args, cudaStream_t stream);

// The copy of `out` in e4m3 that an operation writes beside it, as LaunchFloat8Rows would make it
// of `out` with a scale a row. Null: none.
struct Float8Beside {
  uint8_t* values = nullptr;  // [tokens, columns]
  float* scales = nullptr;    // [tokens]
};

struct RmsNormLaunch {
  TensorView residual;  // [tokens, hidden] f32, updated
  TensorView delta;     // [tokens, hidden] f32 or bf16, or empty
  TensorView weight;    // [hidden] f32
  float epsilon = 0.0F;
  TensorView out;  // [tokens, hidden] bf16 or f32
  float delta_scale = 1.0F;
  Float8Beside beside;
};
cudaError_t LaunchRmsNorm(const RmsNormLaunch& args, cudaStream_t stream);
// Whether it can write `beside`: a row that its thread block holds.
bool RmsNormWritesFloat8(const RmsNormLaunch& args);

struct GluLaunch {
  TensorView gate_up;      // [tokens, 2 * mlp] bf16 or f32
  TensorView out;          // [tokens, mlp] bf16 or f32
  bool gelu_tanh = false;  // of the gate; else SiLU
  Float8Beside beside;
};
cudaError_t LaunchGlu(const GluLaunch& args, cudaStream_t stream);
// With `beside`, which it can write where this says so.
cudaError_t LaunchGluWithFloat8(const GluLaunch& args, cudaStream_t stream);
bool GluWritesFloat8(const GluLaunch& args);

struct GateHeadsLaunch {
  const float* logits = nullptr;  // of the first token's first head
  int64_t token_stride = 0;       // logits from one token to the next
  int head_stride = 1;
  TensorView heads;  // [tokens, heads, head_dim] bf16 or f32, updated
};
cudaError_t LaunchGateHeads(const GateHeadsLaunch& args, cudaStream_t stream);

// out[places[i]] = x[indices[i]], or out[i] where places is null; both [rows] on the device.
struct GatherRowsLaunch {
  TensorView x;
  const int32_t* indices = nullptr;
  const int32_t* places = nullptr;
  unsigned rows = 0;
  TensorView out;
};
cudaError_t LaunchGatherRows(const GatherRowsLaunch& args, cudaStream_t stream);

// y = x weight^T + bias for any shape: a warp sums one output of one row.
struct PlainProductLaunch {
  TensorView x;                  // [rows, in]
  const void* weight = nullptr;  // [out, in], type of x
  const float* bias = nullptr;   // [out], or null
  int64_t outputs = 0;
  void* y = nullptr;  // [rows, y_stride] f32 or bf16
  DType y_dtype = DType::kF32;
  int64_t y_stride = 0;
};
cudaError_t LaunchPlainProduct(const PlainProductLaunch& launch, cudaStream_t stream);

// bf16 [count] from f32 [count].
cudaError_t LaunchRoundToBf16(const float* from, int64_t count, void* to, cudaStream_t stream);

}  // namespace longspan::cuda
