// Launches a kernel of the family for the head dimension and group size at hand; with kFp8 where
// keys and values are e4m3.
#pragma once

#include "kernels/cuda/attention/decode/attend_kernel.cuh"
#include "kernels/cuda/attention/decode/dense_kernel.cuh"
#include "kernels/cuda/attention/decode/deviation_kernel.cuh"
#include "kernels/cuda/attention/decode/select_kernel.cuh"

namespace longspan::cuda {

template <int kHeadDim, int kHeadTiles>
cudaError_t LaunchSelect(const DecodeArgs& args, cudaStream_t stream);
template <int kHeadDim, int kHeadTiles, bool kFp8>
cudaError_t LaunchAttend(const DecodeArgs& args, cudaStream_t stream);
template <int kHeadDim, int kHeadTiles, bool kFp8>
cudaError_t LaunchDense(const DecodeArgs& args, cudaStream_t stream);
template <int kHeadDim, int kHeadTiles>
cudaError_t LaunchDeviation(const DecodeArgs& args, cudaStream_t stream);
template <int kHeadDim, int kHeadTiles, bool kFp8>
cudaError_t LaunchChosen(const DecodeArgs& args, cudaStream_t stream);

}  // namespace longspan::cuda
