// FSA order: blocks outermost. Each block meets the rows that hold it, gathered from anywhere.
#pragma once

#include <cuda_runtime.h>

#include "kernels/cuda/attention/selected/config.h"

namespace longspan::cuda::selected {

// Writes `partials` of its KV heads. One persistent CTA a multiprocessor.
cudaError_t LaunchGatherAttend(const Problem& problem, const GatherIndex& index,
                               const Partials& partials, int head_dim, int multiprocessors,
                               cudaStream_t stream);

// Initial and local blocks, which every query holds, query by query; then the query's partials are
// merged into them, and the final output is written. One persistent CTA a multiprocessor.
cudaError_t LaunchBandMerge(const Problem& problem, const GatherIndex& index,
                            const Partials& partials, int head_dim, int multiprocessors,
                            cudaStream_t stream);

}  // namespace longspan::cuda::selected
