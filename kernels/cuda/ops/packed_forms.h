// What becomes of a weight of integers on the device: it is brought to the packed layout, or to
// plain numbers, on its way in; its rows are read as embeddings; and slices of it are expanded for
// products of many rows. Work is queued on `stream`.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

#include "kernels/cuda/ops/packed_layout.h"
#include "kernels/cuda/ops/pointwise.h"
#include "kernels/tensor.h"

namespace longspan::cuda {

// Rows of codes as a part has them, a byte each, of which the lower `bits` count.
struct CodeRows {
  const uint8_t* codes = nullptr;  // [outputs, inputs]
  int64_t outputs = 0;
  int64_t inputs = 0;
  int bits = 0;
};
// `to`: words of the layout of `shape`, whole tiles. `shift` is added to each code.
cudaError_t LaunchPackCodes(const CodeRows& rows, const PackedShape& shape, int shift, uint32_t* to,
                            cudaStream_t stream);

// `to` [outputs, inputs] bf16 or f32 of codes; `terms` [outputs, groups, 3]: scale, zero, minimum.
cudaError_t LaunchWidenGrouped(const CodeRows& rows, const float* terms, int64_t group_inputs,
                               DType to_dtype, void* to, cudaStream_t stream);

// `to` [outputs, inputs] bf16 of outputs from `first` on, which is a multiple of 16.
cudaError_t LaunchExpandPacked(const PackedView& weight, int64_t first, int64_t outputs, void* to,
                               cudaStream_t stream);

// LaunchEmbed of a packed table, `args.table` aside.
cudaError_t LaunchEmbedPacked(const PackedView& table, const EmbedLaunch& args,
                              cudaStream_t stream);

}  // namespace longspan::cuda
