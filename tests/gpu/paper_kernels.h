// The three kernels of the Flash Sparse Attention paper (arXiv 2508.18224), in plain fp32: what
// selected attention's orders are compared with. They serve whatever the others do.
#pragma once

#include <cuda_runtime.h>

#include <cstddef>

#include "kernels/cuda/attention/selected/selected_attention.h"

namespace longspan::cuda::test {

size_t PaperWorkspaceBytes(const SelectedAttentionArgs& args);

// As LaunchSelectedAttention; `workspace` holds those bytes.
cudaError_t LaunchPaperKernels(const SelectedAttentionArgs& args, void* workspace,
                               cudaStream_t stream);

}  // namespace longspan::cuda::test
