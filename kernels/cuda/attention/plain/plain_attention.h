// The plain attention kernels: every shape, no tensor cores. They are what the fast families are
// compared with on the device, and what serves shapes that those refuse.
//
// Per query, head and tile of 64 positions aligned to the sequence's beginning: fp32 scores, their
// maximum, sum and output, merged in ascending order. Nothing depends on chunks or on other rows.
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>

#include "kernels/cuda/attention/arguments/attention_step.h"

namespace longspan::cuda {

// Workspace of a selection by `blocks` thread blocks.
size_t PlainSelectBytes(const SelectLaunch& args, int blocks);
cudaError_t LaunchPlainSelect(const SelectLaunch& args, cudaStream_t stream);

cudaError_t LaunchPlainAttend(const AttendLaunch& args, cudaStream_t stream);
cudaError_t LaunchPlainDense(const DenseLaunch& args, cudaStream_t stream);

}  // namespace longspan::cuda
