// Products of packed weights for a few rows (few_rows_product.h), all of whose groups are of one
// size.
#pragma once

#include <cuda_runtime_api.h>

#include "kernels/cuda/ops/few_rows_product.h"

namespace longspan::cuda::few_rows {

cudaError_t LaunchPacked(const FewRowsLaunch& launch, cudaStream_t stream);

}  // namespace longspan::cuda::few_rows
