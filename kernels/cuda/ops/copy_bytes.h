// Bytes from one place of the host's pinned memory to another, in the order of the stream.
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>

namespace longspan::cuda {

// The places do not overlap.
cudaError_t LaunchCopyBytes(void* destination, const void* source, size_t bytes,
                            cudaStream_t stream);

}  // namespace longspan::cuda
