// The variants of dense prefill, one an instantiation file.
#pragma once

#include <cuda_runtime.h>

namespace longspan::cuda {

struct LoopArgs;

// Query rows of a thread block.
inline constexpr int kDensePrefillRows64 = 192;
inline constexpr int kDensePrefillRows128 = 128;

cudaError_t LaunchDensePrefill64(const LoopArgs& args, int thread_blocks, cudaStream_t stream);
cudaError_t LaunchDensePrefill128(const LoopArgs& args, int thread_blocks, cudaStream_t stream);

}  // namespace longspan::cuda
