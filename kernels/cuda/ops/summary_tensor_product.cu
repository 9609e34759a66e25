// mma.sync m16n8k16, bf16 in, fp32 out. Rows are sub-blocks, columns output dimensions, the depth
// is a sub-block's tokens and dimensions. An eighth of the depth is summed at a time, and the eight
// sums are added in ascending order: by eight warps where there are few sub-blocks (a decode step
// reads little but weights, and all multiprocessors have to), by each warp alone where there are
// many (summary_many_product.cu).
//
// Which depth index stands where inside a step is free as long as both operands agree: a lane's
// eight neighbours in memory serve two steps, so that both operands are read 16 bytes at a time.
#include <cuda_bf16.h>

#include <cstdint>

#include "kernels/cuda/base/element.cuh"
#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/ops/summary_operands.cuh"
#include "kernels/cuda/ops/summary_product.h"

namespace longspan::cuda {
namespace {

constexpr int kWarps = 8;
constexpr int kThreads = 32 * kWarps;
constexpr int kSlices = kProductSlices;        // of the depth
constexpr int kDepthStep = kProductDepthStep;  // two steps of 16
constexpr int kTileRows = 16;
constexpr int kNarrowColumns = 32;  // of a thread block whose warps share the depth
static_assert(kWarps == kSlices);

// What a thread block makes: which weights, which columns.
struct Block {
  int kv_head;
  bool is_value;
  int r;
  int first_column;
  int steps_per_slice;
  const uint4* weights;  // of the lane: [depth / 32, D / 8, 32], from the first column on
};

__device__ Block BlockFor(const BlockSummaryLaunch& args, int columns) {
  const int head_dim = args.pages.head_dim;
  const int column_blocks = head_dim / columns;
  Block block;
  block.kv_head = blockIdx.z / args.parts();
  block.is_value = blockIdx.z % args.parts() != 0;
  block.r = blockIdx.y / column_blocks;
  block.first_column = static_cast<int>(blockIdx.y) % column_blocks * columns;
  const int depth_steps = args.stride_tokens * head_dim / kDepthStep;
  block.steps_per_slice = depth_steps / kSlices;
  block.weights =
      static_cast<const uint4*>(block.is_value ? args.value_product : args.key_product) +
      ((int64_t{block.kv_head} * args.windows + block.r) * depth_steps * (head_dim / 8) +
       block.first_column / 8) *
          32 +
      threadIdx.x % 32;
  return block;
}

// The sub-blocks of slots from `first_slot` on, one a thread; false if there are none at all.
template <int kRows>
__device__ bool FindSubBlocks(const BlockSummaryLaunch& args, int first_slot,
                              SubBlock (&sub_blocks)[kRows]) {
  int present = 0;
  if (threadIdx.x < kRows) {
    const int slot = first_slot + static_cast<int>(threadIdx.x);
    sub_blocks[threadIdx.x] = slot < SlotCount(args) ? SubBlockOf(args, slot) : SubBlock();
    present = sub_blocks[threadIdx.x].row >= 0 ? 1 : 0;
  }
  return __syncthreads_or(present) != 0;
}

// The sums of one slice of the depth: 16 rows, of which a lane loads two, by kColumnTiles * 8
// columns.
template <int kColumnTiles>
__device__ void SumSlice(const BlockSummaryLaunch& args, const Block& block,
                         const Source (&sources)[2], int slice, float (&sums)[kColumnTiles][4]) {
  const int head_dim = args.pages.head_dim;
#pragma unroll
  for (int column = 0; column < kColumnTiles; ++column) {
    for (float& sum : sums[column]) sum = 0.0F;
  }
#pragma unroll 2
  for (int i = 0; i < block.steps_per_slice; ++i) {
    const int step = slice * block.steps_per_slice + i;
    uint4 weights[kColumnTiles];
#pragma unroll
    for (int column = 0; column < kColumnTiles; ++column) {
      weights[column] = block.weights[(int64_t{step} * (head_dim / 8) + column) * 32];
    }
    const int k = step * kDepthStep / head_dim;
    const int dim = step * kDepthStep % head_dim + static_cast<int>(threadIdx.x % 4) * 8;
    const uint4 upper = LoadInputs(args, sources[0], k, dim);
    const uint4 lower = LoadInputs(args, sources[1], k, dim);
#pragma unroll
    for (int column = 0; column < kColumnTiles; ++column) {
      AddDepthStep(upper, lower, weights[column], sums[column]);
    }
  }
}

// Few sub-blocks: a warp sums one slice. Grid (slots / 16, m * D / 32, Hk * parts).
__global__ void __launch_bounds__(kThreads)
    ProductOfFew(const __grid_constant__ BlockSummaryLaunch args) {
  WaitForEarlierWork();
  AllowNextKernel();
  constexpr int kColumnTiles = kNarrowColumns / 8;
  __shared__ SubBlock sub_blocks[kTileRows];
  __shared__ float totals[kTileRows][kNarrowColumns + 1];
  const int first_slot = blockIdx.x * kTileRows;
  if (!FindSubBlocks(args, first_slot, sub_blocks)) return;
  const Block block = BlockFor(args, kNarrowColumns);
  const int warp = threadIdx.x / 32;
  const int lane = threadIdx.x % 32;
  const Source sources[2] = {
      SourceOf(args, sub_blocks[lane / 4], block.kv_head, block.is_value),
      SourceOf(args, sub_blocks[lane / 4 + 8], block.kv_head, block.is_value)};
  float sums[kColumnTiles][4];
  SumSlice(args, block, sources, warp, sums);
  for (int turn = 0; turn < kWarps; ++turn) {
    if (warp == turn) {
#pragma unroll
      for (int column = 0; column < kColumnTiles; ++column) {
#pragma unroll
        for (int i = 0; i < 4; ++i) {
          float& total = totals[lane / 4 + i / 2 * 8][column * 8 + lane % 4 * 2 + i % 2];
          total = turn == 0 ? sums[column][i] : total + sums[column][i];
        }
      }
    }
    __syncthreads();
  }
  for (int index = threadIdx.x; index < kTileRows * kNarrowColumns; index += kThreads) {
    const int row = index / kNarrowColumns;
    const int column = index % kNarrowColumns;
    if (sub_blocks[row].row < 0) continue;
    Contribution(args, first_slot + row, blockIdx.z, block.r)[block.first_column + column] =
        totals[row][column];
  }
}

// prepared [Hk, m, depth / 32, D / 8, 32 lanes, 8]: lane (n, t) holds rows 8t … 8t + 7 of column n.
__global__ void Prepare(const float* weights, int64_t lanes, int head_dim,
                        __nv_bfloat16* prepared) {
  const int64_t index = int64_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (index >= lanes) return;
  const int lane = static_cast<int>(index % 32);
  const int64_t column_tile = index / 32 % (head_dim / 8);
  const int64_t step = index / 32 / (head_dim / 8);  // over heads and windows
  const int64_t row = step * kDepthStep + lane % 4 * 8;
  float values[8];
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    values[i] = weights[(row + i) * head_dim + column_tile * 8 + lane / 4];
  }
  Store(values, prepared + index * 8);
}

dim3 Grid(const BlockSummaryLaunch& args, int rows, int columns) {
  return dim3((SlotCount(args) + rows - 1) / rows, args.windows * args.pages.head_dim / columns,
              args.pages.kv_heads * args.parts());
}

}  // namespace

cudaError_t LaunchPrepare(const BlockSummaryLaunch& launch, const float* weights, void* prepared,
                          cudaStream_t stream) {
  const auto lanes = static_cast<int64_t>(PreparedBytes(launch) / 16);
  Prepare<<<static_cast<unsigned>((lanes + 255) / 256), 256, 0, stream>>>(
      weights, lanes, launch.pages.head_dim, static_cast<__nv_bfloat16*>(prepared));
  return cudaGetLastError();
}

cudaError_t LaunchSummaryProduct(const BlockSummaryLaunch& args, cudaStream_t stream) {
  if (ServesMany(args)) return LaunchManyProduct(args, stream);
  return LaunchEarly(ProductOfFew, {Grid(args, kTileRows, kNarrowColumns), kThreads}, stream, args);
}

}  // namespace longspan::cuda
