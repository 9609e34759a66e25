// Turns "blocks of each query" into "queries of each block", on the device, in O(T n Hk).
#pragma once

#include <cuda_runtime.h>

#include "kernels/cuda/attention/selected/config.h"

namespace longspan::cuda::selected {

cudaError_t BuildGatherIndex(const Problem& problem, const GatherIndex& index, cudaStream_t stream);

}  // namespace longspan::cuda::selected
