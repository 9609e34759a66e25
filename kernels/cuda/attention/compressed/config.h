// The variants of compressed attention, one an instantiation file.
#pragma once

#include <cuda_runtime.h>

#include <cstdint>

namespace longspan::cuda {

struct LoopArgs;

// Query rows of a thread block.
inline constexpr int kCompressedAttentionRows64 = 192;
inline constexpr int kCompressedAttentionRows128 = 128;

struct CompressedShape {
  int stride_tokens;
  int first_entry;
  const int32_t* first_tiles;  // [rows]
};

cudaError_t LaunchCompressedAttention64(const LoopArgs& args, const CompressedShape& shape,
                                        int thread_blocks, cudaStream_t stream);
cudaError_t LaunchCompressedAttention128(const LoopArgs& args, const CompressedShape& shape,
                                         int thread_blocks, cudaStream_t stream);

}  // namespace longspan::cuda
