#include <algorithm>

#include "kernels/cuda/base/element.cuh"
#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/base/ptx.cuh"
#include "kernels/cuda/ops/few_rows_packed.cuh"
#include "kernels/cuda/ops/few_rows_pieces.cuh"
#include "kernels/cuda/ops/few_rows_product.h"
#include "kernels/cuda/ops/few_rows_tile.cuh"

namespace longspan::cuda {
namespace few_rows {
namespace {

// Before sm_90 e4m3 is converted by programs, which take registers.
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 900
template <int kTiles>
constexpr int kBlocksOfMultiprocessor = kTiles == 1 ? 2 : 1;
#else
template <int kTiles>
constexpr int kBlocksOfMultiprocessor = 2;
#endif
constexpr int kSumStride = kTileOutputs + 1;
// Scales of a tile that are brought to shared memory ahead of products; more are read where they
// lie. Two thread blocks have as much, on sm_86 and sm_89 one.
constexpr int64_t kMostSharedScaleBytes = int64_t{64} << 10;

int64_t TileScaleBytes(const FewRowsSegment& segment, int64_t inputs) {
  if (!segment.is_packed()) return 0;
  const PackedShape shape = {4, segment.group_inputs, segment.outputs, inputs};
  return shape.tile_scale_bytes();
}

// The scales of a packed tile's groups, on their way to shared memory if they fit.
__device__ __forceinline__ const uint2* BringScales(const FewRowsLaunch& launch, const Tile& tile,
                                                    uint4* shared) {
  const FewRowsSegment& segment = launch.segments[tile.segment];
  const auto chunks = static_cast<int>((launch.inputs + segment.group_inputs - 1) /
                                       segment.group_inputs * kTileOutputs / 4);
  const auto* from = reinterpret_cast<const uint4*>(segment.group_scales) +
                     int64_t{tile.output / kTileOutputs} * chunks;
  if (chunks * int64_t{sizeof(uint4)} > kMostSharedScaleBytes) {
    return reinterpret_cast<const uint2*>(from);
  }
  for (int i = threadIdx.x; i < chunks; i += kWarps * 32) {
    CopyChunk(SharedAddress(shared + i), from + i);
  }
  return reinterpret_cast<const uint2*>(shared);
}

template <Kind kKind, int kTiles>
__device__ __forceinline__ void AddBatch(const FewRowsLaunch& launch, const Tile& tile, int chunk,
                                         const Batch<kTiles>& batch, const uint2* tile_scales,
                                         float (&sum)[kTiles][4]) {
  const FewRowsSegment& segment = launch.segments[tile.segment];
  const auto rows = static_cast<int>(launch.rows);
#pragma unroll
  for (int i = 0; i < kBatch<kTiles>; ++i) {
    const int at = chunk + i * kWarps;
    if (at >= tile.chunks()) break;
    if constexpr (kKind == FewRowsSegment::kPacked4 || kKind == FewRowsSegment::kPacked8) {
      AddPackedChunk<kKind, kTiles>(segment, tile, static_cast<int>(launch.inputs), at,
                                    batch.weight[i], rows, tile_scales, sum);
    } else {
      AddChunk<kKind, kTiles>(segment, tile, at, batch.weight[i], rows, sum);
    }
  }
}

template <int kTiles>
__device__ __forceinline__ void AddBatchOf(Kind kind, const FewRowsLaunch& launch, const Tile& tile,
                                           int chunk, const Batch<kTiles>& batch,
                                           const uint2* tile_scales, float (&sum)[kTiles][4]) {
  switch (kind) {
    case FewRowsSegment::kPlain:
      return AddBatch<FewRowsSegment::kPlain>(launch, tile, chunk, batch, tile_scales, sum);
    case FewRowsSegment::kFloat8:
      return AddBatch<FewRowsSegment::kFloat8>(launch, tile, chunk, batch, tile_scales, sum);
    case FewRowsSegment::kFloat8Blocks:
      return AddBatch<FewRowsSegment::kFloat8Blocks>(launch, tile, chunk, batch, tile_scales, sum);
    case FewRowsSegment::kPacked4:
      return AddBatch<FewRowsSegment::kPacked4>(launch, tile, chunk, batch, tile_scales, sum);
    case FewRowsSegment::kPacked8:
      return AddBatch<FewRowsSegment::kPacked8>(launch, tile, chunk, batch, tile_scales, sum);
  }
}

template <int kTiles, typename Out>
__device__ void StoreTile(const FewRowsLaunch& launch, const Tile& tile, const float* sums) {
  const FewRowsSegment& segment = launch.segments[tile.segment];
  for (int i = threadIdx.x; i < launch.rows * kTileOutputs; i += kWarps * 32) {
    const int row = i / kTileOutputs;
    const int output = tile.output + i % kTileOutputs;
    if (output >= segment.outputs) continue;
    float sum = 0.0F;
#pragma unroll
    for (int warp = 0; warp < kWarps; ++warp) {
      sum += sums[(warp * kTiles * kTileRows + row) * kSumStride + i % kTileOutputs];
    }
    if (segment.kind == FewRowsSegment::kFloat8) {
      sum *= segment.weight_scales[output] * segment.x_scales[row];
    } else if (tile.is_packed) {
      sum *= segment.weight_scales[output];
    }
    if (segment.bias != nullptr) sum += segment.bias[output];
    static_cast<Out*>(launch.y)[row * launch.y_stride + segment.first_output + output] =
        Narrow<Out>(sum);
  }
}

// A thread block a tile, of one segment behind another. (Thread blocks that took turns at tiles, a
// fixed share each, ended at very different times.)
template <int kTiles, typename Out>
__global__ void __launch_bounds__(kWarps * 32, kBlocksOfMultiprocessor<kTiles>)
    FewRows(const __grid_constant__ FewRowsLaunch launch) {
  AllowNextKernel();
  constexpr int kTurn = kBatch<kTiles> * kWarps;
  __shared__ float sums[kWarps * kTiles * kTileRows * kSumStride];
  extern __shared__ uint4 shared_scales[];
  const int lane = threadIdx.x % 32;
  const int warp = threadIdx.x / 32;
  const Tile tile(launch, static_cast<int>(blockIdx.x));
  const Kind kind = launch.segments[tile.segment].kind;
  Batch<kTiles> batch;
  tile.Load(warp, batch);
  const uint2* const tile_scales =
      tile.is_packed ? BringScales(launch, tile, shared_scales) : nullptr;
  WaitForEarlierWork();
  if (tile.is_packed) {
    WaitForChunks();
    __syncthreads();
  }
  float sum[kTiles][4] = {};
  for (int chunk = warp; chunk < tile.chunks(); chunk += kTurn) {
    Batch<kTiles> next;
    tile.Load(chunk + kTurn, next);
    AddBatchOf(kind, launch, tile, chunk, batch, tile_scales, sum);
    batch = next;
  }
#pragma unroll
  for (int of_rows = 0; of_rows < kTiles; ++of_rows) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const int row = of_rows * kTileRows + 2 * (lane % 4) + i % 2;
      const int output = lane / 4 + i / 2 * 8;
      sums[(warp * kTiles * kTileRows + row) * kSumStride + output] = sum[of_rows][i];
    }
  }
  __syncthreads();
  StoreTile<kTiles, Out>(launch, tile, sums);
}

}  // namespace
}  // namespace few_rows

cudaError_t LaunchFewRows(const FewRowsLaunch& launch, cudaStream_t stream) {
  using namespace few_rows;  // NOLINT(google-build-using-namespace)
  int64_t tiles = 0;
  int64_t scale_bytes = 0;
  for (int i = 0; i < launch.segment_count; ++i) {
    tiles += (launch.segments[i].outputs + kTileOutputs - 1) / kTileOutputs;
    const int64_t bytes = TileScaleBytes(launch.segments[i], launch.inputs);
    if (bytes <= kMostSharedScaleBytes) scale_bytes = std::max(scale_bytes, bytes);
  }
  if (launch.rows == 0 || tiles == 0) return cudaSuccess;
  return WithElement(launch.y_dtype, [&](auto element) {
    using Out = decltype(element);
    const auto kernel = launch.rows <= kTileRows ? FewRows<1, Out> : FewRows<2, Out>;
    const LaunchShape shape = {static_cast<unsigned>(tiles), kWarps * 32,
                               static_cast<size_t>(scale_bytes)};
    return LaunchEarly(kernel, shape, stream, launch);
  });
}

}  // namespace longspan::cuda
