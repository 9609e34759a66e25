// Reference mode: the three kernels of the Flash Sparse Attention paper (arXiv 2508.18224), in
// plain fp32, for tests and for comparison. Never chosen by kAuto.
#pragma once

#include <cuda_runtime.h>

#include "kernels/cuda/attention/selected/config.h"

namespace longspan::cuda::selected {

// A problem without a band: its index then holds every block that a query sees, initial and local
// ones included, and a block's slot is its place in the query's list.
Problem WithoutBand(const Problem& problem);

// `index` is that of WithoutBand(problem). One KV head after another, in the same buffers.
cudaError_t LaunchReference(const Problem& problem, const GatherIndex& index,
                            const ReferenceBuffers& buffers, int head_dim, cudaStream_t stream);

}  // namespace longspan::cuda::selected
