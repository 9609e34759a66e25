// The bodies of dispatch.cuh; each inst_*.cu compiles them for one shape.
#pragma once

#include "kernels/cuda/sparse_decode/dispatch.cuh"

namespace longspan::cuda {

// `splits` blocks a (row, KV head), as one cluster or apart.
template <class Kernel>
cudaError_t LaunchDecode(Kernel* kernel, int splits, bool as_cluster, size_t shared_bytes,
                         const DecodeArgs& args, cudaStream_t stream) {
  const cudaError_t error = cudaFuncSetAttribute(reinterpret_cast<const void*>(kernel),
                                                 cudaFuncAttributeMaxDynamicSharedMemorySize,
                                                 static_cast<int>(shared_bytes));
  if (error != cudaSuccess) return error;
  cudaLaunchAttribute attribute;
  attribute.id = cudaLaunchAttributeClusterDimension;
  attribute.val.clusterDim = {static_cast<unsigned>(as_cluster ? splits : 1), 1, 1};
  cudaLaunchConfig_t config = {};
  config.gridDim = dim3(splits, args.pages.kv_heads, args.count);
  config.blockDim = dim3(kDecodeThreads);
  config.dynamicSmemBytes = shared_bytes;
  config.stream = stream;
  config.attrs = &attribute;
  config.numAttrs = 1;
  return cudaLaunchKernelEx(&config, kernel, args);
}

template <int kHeadDim, int kHeadTiles>
cudaError_t LaunchSelect(const DecodeArgs& args, cudaStream_t stream) {
  return LaunchDecode(SelectKernel<kHeadDim, kHeadTiles>, args.workspace.splits.select,
                      /*as_cluster=*/true, sizeof(DecodeRing<kHeadDim>), args, stream);
}

template <int kHeadDim, int kHeadTiles, bool kDense>
cudaError_t LaunchAttend(const DecodeArgs& args, cudaStream_t stream) {
  const DecodeSplits& splits = args.workspace.splits;
  return LaunchDecode(AttendKernel<kHeadDim, kHeadTiles, kDense>,
                      kDense ? splits.dense : splits.selected + splits.window,
                      /*as_cluster=*/false, sizeof(DecodeRing<kHeadDim>), args, stream);
}

#define LONGSPAN_INSTANTIATE_DECODE(head_dim, head_tiles)                                          \
  template cudaError_t LaunchSelect<head_dim, head_tiles>(const DecodeArgs&, cudaStream_t);        \
  template cudaError_t LaunchAttend<head_dim, head_tiles, false>(const DecodeArgs&, cudaStream_t); \
  template cudaError_t LaunchAttend<head_dim, head_tiles, true>(const DecodeArgs&, cudaStream_t);

}  // namespace longspan::cuda
