// FP8 products of shapes that cuBLASLt refuses: a warp sums one output of one row. Right, not fast.
#pragma once

#include <cuda_runtime_api.h>

#include "kernels/cuda/ops/product_description.h"

namespace longspan::cuda {

// With the scales and layouts of `launch`, which has no bias.
cudaError_t LaunchFloat8PlainProduct(const ProductLaunch& launch, cudaStream_t stream);

}  // namespace longspan::cuda
