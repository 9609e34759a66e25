// The variants of window attention, one an instantiation file.
#pragma once

#include <cuda_runtime.h>

namespace longspan::cuda {

struct LoopArgs;

// Query rows of a thread block.
inline constexpr int kWindowAttentionRows64 = 192;
inline constexpr int kWindowAttentionRows128 = 128;

cudaError_t LaunchWindowAttention64(const LoopArgs& args, int window_tokens, int thread_blocks,
                                    cudaStream_t stream);
cudaError_t LaunchWindowAttention128(const LoopArgs& args, int window_tokens, int thread_blocks,
                                     cudaStream_t stream);

}  // namespace longspan::cuda
