#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/ops/few_rows_packed.h"
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

template <Kind kKind, int kTiles>
__device__ __forceinline__ void AddBatch(const FewRowsSegment& segment, const RowTile& tile,
                                         int chunk, const Batch<kTiles>& batch, int rows,
                                         float (&sum)[kTiles][4]) {
#pragma unroll
  for (int i = 0; i < kBatch<kTiles>; ++i) {
    if (chunk + i * kWarps >= tile.chunks()) break;
    AddChunk<kKind, kTiles>(segment, tile, chunk + i * kWarps, batch.weight[i], rows, sum);
  }
}

// A thread block a tile, of one segment behind another. (Thread blocks that took turns at tiles, a
// fixed share each, ended at very different times.)
template <int kTiles, typename Out>
__global__ void __launch_bounds__(kWarps * 32, kBlocksOfMultiprocessor<kTiles>)
    FewRows(const __grid_constant__ FewRowsLaunch launch) {
  AllowNextKernel();
  constexpr int kTurn = kBatch<kTiles> * kWarps;
  __shared__ float shared[kSums<kTiles>];
  const int warp = threadIdx.x / 32;
  const auto rows = static_cast<int>(launch.rows);
  const RowTile tile(launch, static_cast<int>(blockIdx.x));
  Batch<kTiles> batch;
  tile.Load(warp, batch);
  WaitForEarlierWork();
  const FewRowsSegment& segment = launch.segments[tile.place.segment];
  float sum[kTiles][4] = {};
  for (int chunk = warp; chunk < tile.chunks(); chunk += kTurn) {
    Batch<kTiles> next;
    tile.Load(chunk + kTurn, next);
    if (segment.kind == FewRowsSegment::kFloat8) {
      AddBatch<FewRowsSegment::kFloat8>(segment, tile, chunk, batch, rows, sum);
    } else if (segment.kind == FewRowsSegment::kFloat8Blocks) {
      AddBatch<FewRowsSegment::kFloat8Blocks>(segment, tile, chunk, batch, rows, sum);
    } else {
      AddBatch<FewRowsSegment::kPlain>(segment, tile, chunk, batch, rows, sum);
    }
    batch = next;
  }
  StoreTile<kTiles, Out>(launch, tile.place, sum, shared);
}

cudaError_t LaunchRows(const FewRowsLaunch& launch, cudaStream_t stream) {
  return WithElement(launch.y_dtype, [&](auto element) {
    using Out = decltype(element);
    const auto kernel = launch.rows <= kTileRows ? FewRows<1, Out> : FewRows<2, Out>;
    return LaunchEarly(kernel, {static_cast<unsigned>(TilesOf(launch)), kWarps * 32}, stream,
                       launch);
  });
}

// Segments of what is read by one kernel: rows, or codes in groups of one size.
int64_t ReaderOf(const FewRowsSegment& segment) {
  return segment.is_packed() ? segment.group_inputs : 0;
}

}  // namespace
}  // namespace few_rows

cudaError_t LaunchFewRows(const FewRowsLaunch& launch, cudaStream_t stream) {
  if (launch.rows == 0) return cudaSuccess;
  for (const int64_t reader : {0, 16, 32, 64, 128}) {
    FewRowsLaunch part = launch;
    part.segment_count = 0;
    for (int i = 0; i < launch.segment_count; ++i) {
      const FewRowsSegment& segment = launch.segments[i];
      if (segment.outputs == 0 || few_rows::ReaderOf(segment) != reader) continue;
      part.segments[part.segment_count++] = segment;
    }
    if (part.segment_count == 0) continue;
    const cudaError_t error =
        reader == 0 ? few_rows::LaunchRows(part, stream) : few_rows::LaunchPacked(part, stream);
    if (error != cudaSuccess) return error;
  }
  return cudaSuccess;
}

}  // namespace longspan::cuda
