// The bodies of dispatch.cuh; each inst_*.cu compiles them for one shape.
#pragma once

#include "kernels/cuda/attention/decode/dispatch.cuh"
#include "kernels/cuda/base/launch.cuh"

namespace longspan::cuda {

// How the thread blocks of a launch stand to each other and to the launch before.
struct DecodeLaunch {
  int splits;       // thread blocks a (row, KV head)
  bool as_cluster;  // or apart
  bool overlaps;    // may begin while the launch before still runs
  size_t shared_bytes;
};

// With up to 8 heads two thread blocks stand on a multiprocessor.
template <class Shared, int kHeadTiles>
inline constexpr bool kLeavesRoom = kHeadTiles > 1 || sizeof(Shared) <= 113 << 10;

inline cudaError_t LaunchDecode(void (*kernel)(DecodeArgs), const DecodeLaunch& launch,
                                const DecodeArgs& args, cudaStream_t stream) {
  if (launch.as_cluster && launch.splits > kPortableClusterBlocks) {
    const cudaError_t error = cudaFuncSetAttribute(
        reinterpret_cast<const void*>(kernel), cudaFuncAttributeNonPortableClusterSizeAllowed, 1);
    if (error != cudaSuccess) return error;
  }
  cudaLaunchAttribute attributes[3];
  attributes[0].id = cudaLaunchAttributeClusterDimension;
  attributes[0].val.clusterDim = {static_cast<unsigned>(launch.as_cluster ? launch.splits : 1), 1,
                                  1};
  // Clusters go where room is, not two of a cluster's blocks to one multiprocessor.
  attributes[1].id = cudaLaunchAttributeClusterSchedulingPolicyPreference;
  attributes[1].val.clusterSchedulingPolicyPreference = cudaClusterSchedulingPolicyLoadBalancing;
  attributes[2] = EarlyAttribute();
  const LaunchShape shape = {dim3(launch.splits, args.pages.kv_heads, args.count), kDecodeThreads,
                             launch.shared_bytes};
  return LaunchWith(attributes, launch.overlaps ? 3 : 2, kernel, shape, stream, args);
}

template <int kHeadDim, int kHeadTiles>
cudaError_t LaunchSelect(const DecodeArgs& args, cudaStream_t stream) {
  static_assert(kLeavesRoom<SelectShared<kHeadDim, kHeadTiles>, kHeadTiles>);
  return LaunchDecode(SelectKernel<kHeadDim, kHeadTiles>,
                      {.splits = args.workspace.splits.select,
                       .as_cluster = true,
                       .overlaps = true,
                       .shared_bytes = sizeof(SelectShared<kHeadDim, kHeadTiles>)},
                      args, stream);
}

template <int kHeadDim, int kHeadTiles, bool kFp8>
cudaError_t LaunchAttend(const DecodeArgs& args, cudaStream_t stream) {
  static_assert(kLeavesRoom<AttendShared<kHeadDim, kHeadTiles>, kHeadTiles>);
  return LaunchDecode(AttendKernel<kHeadDim, kHeadTiles, kFp8>,
                      {.splits = args.workspace.splits.attend,
                       .as_cluster = true,
                       .overlaps = args.follows_select,
                       .shared_bytes = sizeof(AttendShared<kHeadDim, kHeadTiles>)},
                      args, stream);
}

template <int kHeadDim, int kHeadTiles, bool kFp8>
cudaError_t LaunchDense(const DecodeArgs& args, cudaStream_t stream) {
  return LaunchDecode(DenseKernel<kHeadDim, kHeadTiles, kFp8>,
                      {.splits = args.workspace.splits.dense,
                       .as_cluster = false,
                       .overlaps = false,
                       .shared_bytes = kPageRingBytes<kHeadDim, kHeadTiles, kFp8>},
                      args, stream);
}

template <int kHeadDim, int kHeadTiles>
cudaError_t LaunchDeviation(const DecodeArgs& args, cudaStream_t stream) {
  return LaunchDecode(DeviationKernel<kHeadDim, kHeadTiles>,
                      {.splits = args.workspace.splits.select,
                       .as_cluster = false,
                       .overlaps = true,
                       .shared_bytes = sizeof(DeviationShared<kHeadDim>)},
                      args, stream);
}

template <int kHeadDim, int kHeadTiles, bool kFp8>
cudaError_t LaunchChosen(const DecodeArgs& args, cudaStream_t stream) {
  return LaunchDecode(ChosenKernel<kHeadDim, kHeadTiles, kFp8>,
                      {.splits = args.workspace.splits.chosen,
                       .as_cluster = false,
                       .overlaps = args.follows_select,
                       .shared_bytes = kPageRingBytes<kHeadDim, kHeadTiles, kFp8>},
                      args, stream);
}

// Whatever serves dense models.
#define LONGSPAN_INSTANTIATE_DENSE_DECODE(head_dim, head_tiles)                                   \
  template cudaError_t LaunchDense<head_dim, head_tiles, false>(const DecodeArgs&, cudaStream_t); \
  template cudaError_t LaunchDeviation<head_dim, head_tiles>(const DecodeArgs&, cudaStream_t);    \
  template cudaError_t LaunchChosen<head_dim, head_tiles, false>(const DecodeArgs&, cudaStream_t);

#define LONGSPAN_INSTANTIATE_DECODE(head_dim, head_tiles)                                          \
  template cudaError_t LaunchSelect<head_dim, head_tiles>(const DecodeArgs&, cudaStream_t);        \
  template cudaError_t LaunchAttend<head_dim, head_tiles, false>(const DecodeArgs&, cudaStream_t); \
  LONGSPAN_INSTANTIATE_DENSE_DECODE(head_dim, head_tiles)

// Of pages in e4m3.
#define LONGSPAN_INSTANTIATE_DENSE_FP8_DECODE(head_dim, head_tiles)                              \
  template cudaError_t LaunchDense<head_dim, head_tiles, true>(const DecodeArgs&, cudaStream_t); \
  template cudaError_t LaunchChosen<head_dim, head_tiles, true>(const DecodeArgs&, cudaStream_t);

#define LONGSPAN_INSTANTIATE_FP8_DECODE(head_dim, head_tiles)                                     \
  template cudaError_t LaunchAttend<head_dim, head_tiles, true>(const DecodeArgs&, cudaStream_t); \
  LONGSPAN_INSTANTIATE_DENSE_FP8_DECODE(head_dim, head_tiles)

}  // namespace longspan::cuda
