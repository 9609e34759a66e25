// Each warp multiplies chunks of a tile's codes, in the order in which they lie (packed_layout.h).
//
// Codes of four bits become bf16 of 128 + code, which costs an operation for two of them. What that
// adds to a sum is 128 times the sum of x, which an mma by ones makes, for the shift as well. Codes
// of eight bits become two numbers, of four bits each.
#include <algorithm>
#include <cstdint>

#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/base/ptx.cuh"
#include "kernels/cuda/ops/few_rows_packed.h"
#include "kernels/cuda/ops/few_rows_tile.cuh"
#include "kernels/cuda/ops/packed_codes.cuh"

namespace longspan::cuda::few_rows {
namespace {

constexpr int kChunkPieces = 4;  // of 512 bytes: a warp's turn
// Scales of a tile that are brought to shared memory ahead of products; more are read where they
// lie.
constexpr int kMostSharedScaleBytes = 48 << 10;
// So many tiles are two thread blocks on each multiprocessor of an H200, which then have more
// registers: 11.5 µs for 17.5 (14336 -> 4096). Of more tiles three together hide more: 25 for 28
// (4096 -> 28672).
constexpr int64_t kFewTiles = 264;
constexpr uint32_t kOnesBf16 = 0x3f803f80U;

// Sums over the inputs of a group.
template <int kTiles>
struct GroupSums {
  float codes[kTiles][4];  // of numbers, each `kAbove` above code - centre, times x
  float x[kTiles][4];
};

template <Kind kKind>
constexpr float kAbove = kKind == FewRowsSegment::kPacked4 ? 128.0F + 8.0F : 0.0F;

// The codes of a step, in the lane's four words of a piece, by x.
template <Kind kKind, int kTiles>
__device__ __forceinline__ void AddStep(const uint4& piece, int step, const uint2 (&of_x)[kTiles],
                                        GroupSums<kTiles>& sums) {
  constexpr uint32_t kOnes[4] = {kOnesBf16, kOnesBf16, kOnesBf16, kOnesBf16};
  const auto add = [&](const uint32_t(&a)[4]) {
#pragma unroll
    for (int i = 0; i < kTiles; ++i) MultiplyAdd(a, of_x[i].x, of_x[i].y, sums.codes[i]);
  };
  if constexpr (kKind == FewRowsSegment::kPacked4) {
    const uint32_t word = Word(piece, step);
    const uint32_t a[4] = {Above128(word), Above128(word >> 4), Above128(word >> 8),
                           Above128(word >> 12)};
    add(a);
  } else {
    const uint32_t first = Word(piece, 2 * step);
    const uint32_t second = Word(piece, 2 * step + 1);
    const uint32_t low[4] = {Minus(Above128(first), 128.0F), Minus(Above128(first >> 8), 128.0F),
                             Minus(Above128(second), 128.0F), Minus(Above128(second >> 8), 128.0F)};
    add(low);
    constexpr float kLess = 2048.0F + 128.0F;
    const uint32_t high[4] = {
        Minus(Above2048(first >> 4), kLess), Minus(Above2048(first >> 12), kLess),
        Minus(Above2048(second >> 4), kLess), Minus(Above2048(second >> 12), kLess)};
    add(high);
  }
#pragma unroll
  for (int i = 0; i < kTiles; ++i) MultiplyAdd(kOnes, of_x[i].x, of_x[i].y, sums.x[i]);
}

// sum += of a group what its scales make of its sums, which are zero afterwards. `pairs` are those
// of outputs L / 4 and L / 4 + 8.
template <Kind kKind, int kTiles>
__device__ __forceinline__ void EndGroup(const uint2& pairs, GroupSums<kTiles>& sums,
                                         float (&sum)[kTiles][4]) {
  const float2 upper = PairOf(pairs.x);
  const float2 lower = PairOf(pairs.y);
  const float scale[2] = {upper.x, lower.x};
  const float shift[2] = {fmaf(-kAbove<kKind>, upper.x, upper.y),
                          fmaf(-kAbove<kKind>, lower.x, lower.y)};
#pragma unroll
  for (int i = 0; i < kTiles; ++i) {
#pragma unroll
    for (int j = 0; j < 4; ++j) {
      sum[i][j] = fmaf(scale[j / 2], sums.codes[i][j], fmaf(shift[j / 2], sums.x[i][j], sum[i][j]));
      sums.codes[i][j] = 0.0F;
      sums.x[i][j] = 0.0F;
    }
  }
}

// Four pieces, a lane's 16 bytes of each.
struct Chunk {
  uint4 pieces[kChunkPieces];
};

struct PackedTile {
  TilePlace place;
  const uint4* codes;  // the lane's first piece
  const uint2* pairs;  // [groups, 8]: the lane's of outputs L / 4 and L / 4 + 8
  int pieces;
  int steps;

  __device__ __forceinline__ PackedTile(const FewRowsLaunch& launch, int index, int group_steps)
      : place(launch, index) {
    const FewRowsSegment& part = launch.segments[place.segment];
    const int piece_steps = part.kind == FewRowsSegment::kPacked4 ? 4 : 2;
    const int lane = threadIdx.x % 32;
    const int64_t tile = place.output / kTileOutputs;
    steps = static_cast<int>(launch.inputs) / kPackedStepInputs;
    pieces = (steps + piece_steps - 1) / piece_steps;
    codes = static_cast<const uint4*>(part.weight) + tile * pieces * 32 + lane;
    pairs = reinterpret_cast<const uint2*>(part.group_scales) + tile * groups(group_steps) * 8;
  }

  __device__ __forceinline__ int groups(int group_steps) const {
    return (steps + group_steps - 1) / group_steps;
  }
  __device__ __forceinline__ int chunks() const {
    return (pieces + kChunkPieces - 1) / kChunkPieces;
  }
  __device__ __forceinline__ void Load(int chunk, Chunk& to) const {
#pragma unroll
    for (int i = 0; i < kChunkPieces; ++i) {
      const int piece = chunk * kChunkPieces + i;
      to.pieces[i] = piece < pieces ? LoadOnce(codes + 32 * piece) : make_uint4(0, 0, 0, 0);
    }
  }
  // The scales come to shared memory if they fit. All threads.
  __device__ __forceinline__ void BringPairs(int group_steps, uint4* shared) {
    const int chunks = groups(group_steps) * kTileOutputs / 4;  // of 16 bytes, four pairs
    const auto* from = reinterpret_cast<const uint4*>(pairs);
    if (chunks * static_cast<int>(sizeof(uint4)) <= kMostSharedScaleBytes) {
#pragma unroll 1
      for (int i = threadIdx.x; i < chunks; i += kWarps * 32) {
        CopyChunk(SharedAddress(shared + i), from + i);
      }
      WaitForChunks();
      __syncthreads();
      pairs = reinterpret_cast<const uint2*>(shared);
    }
    pairs += threadIdx.x % 32 / 4;
  }
};

// Steps beyond the last multiply zeros, so that every group ends within its chunk.
template <Kind kKind, int kGroupSteps, int kTiles>
__device__ __forceinline__ void AddChunk(const PackedTile& tile, const uint2* x, int x_stride,
                                         int rows, int chunk, const Chunk& codes,
                                         float (&sum)[kTiles][4]) {
  constexpr int kSteps = kKind == FewRowsSegment::kPacked4 ? 4 : 2;  // of a piece
  constexpr int kChunkSteps = kChunkPieces * kSteps;
  const int first_step = chunk * kChunkSteps;
  const int row = threadIdx.x % 32 / 4;
  const uint2* its_x = x + row * x_stride + first_step * (kPackedStepInputs / 4) + threadIdx.x % 4;
  const int last_group = tile.groups(kGroupSteps) - 1;
  GroupSums<kTiles> sums = {};
#pragma unroll
  for (int step = 0; step < kChunkSteps; ++step) {
    uint2 of_x[kTiles];
#pragma unroll
    for (int i = 0; i < kTiles; ++i) {
      const bool is_there = row + i * kTileRows < rows && first_step + step < tile.steps;
      const int offset = i * kTileRows * x_stride + step * (kPackedStepInputs / 4);
      of_x[i] = is_there ? its_x[offset] : make_uint2(0, 0);
    }
    AddStep<kKind>(codes.pieces[step / kSteps], step % kSteps, of_x, sums);
    if ((step + 1) % kGroupSteps == 0) {
      const int group = min((first_step + step) / kGroupSteps, last_group);
      EndGroup<kKind>(tile.pairs[group * 8], sums, sum);
    }
  }
}

template <int kTiles, int kGroupSteps, int kBlocksOfMultiprocessor, typename Out>
__global__ void __launch_bounds__(kWarps * 32, kBlocksOfMultiprocessor)
    Packed(const __grid_constant__ FewRowsLaunch launch) {
  AllowNextKernel();
  __shared__ float shared[kSums<kTiles>];
  extern __shared__ uint4 shared_pairs[];
  PackedTile tile(launch, static_cast<int>(blockIdx.x), kGroupSteps);
  int chunk = threadIdx.x / 32;
  Chunk codes;
  tile.Load(chunk, codes);
  tile.BringPairs(kGroupSteps, shared_pairs);
  WaitForEarlierWork();
  const FewRowsSegment& segment = launch.segments[tile.place.segment];
  const auto* x = static_cast<const uint2*>(segment.x);  // four numbers
  const auto x_stride = static_cast<int>(launch.inputs / 4);
  const auto rows = static_cast<int>(launch.rows);
  float sum[kTiles][4] = {};
  for (; chunk < tile.chunks(); chunk += kWarps) {
    Chunk next;
    tile.Load(chunk + kWarps, next);
    if (segment.kind == FewRowsSegment::kPacked4) {
      AddChunk<FewRowsSegment::kPacked4, kGroupSteps>(tile, x, x_stride, rows, chunk, codes, sum);
    } else {
      AddChunk<FewRowsSegment::kPacked8, kGroupSteps>(tile, x, x_stride, rows, chunk, codes, sum);
    }
    codes = next;
  }
  StoreTile<kTiles, Out>(launch, tile.place, sum, shared);
}

template <int kGroupSteps>
cudaError_t LaunchGroups(const FewRowsLaunch& launch, cudaStream_t stream) {
  const PackedShape shape = {4, kGroupSteps * kPackedStepInputs, kTileOutputs, launch.inputs};
  const int64_t bytes = shape.tile_scale_bytes();
  const int64_t tiles = TilesOf(launch);
  const LaunchShape grid = {static_cast<unsigned>(tiles), kWarps * 32,
                            static_cast<size_t>(bytes <= kMostSharedScaleBytes ? bytes : 0)};
  return WithElement(launch.y_dtype, [&](auto element) {
    using Out = decltype(element);
    const auto kernel = launch.rows > kTileRows ? Packed<2, kGroupSteps, 2, Out>
                        : tiles <= kFewTiles    ? Packed<1, kGroupSteps, 2, Out>
                                                : Packed<1, kGroupSteps, 3, Out>;
    return LaunchEarly(kernel, grid, stream, launch);
  });
}

}  // namespace

cudaError_t LaunchPacked(const FewRowsLaunch& launch, cudaStream_t stream) {
  switch (launch.segments[0].group_inputs / kPackedStepInputs) {
    case 1:
      return LaunchGroups<1>(launch, stream);
    case 2:
      return LaunchGroups<2>(launch, stream);
    case 4:
      return LaunchGroups<4>(launch, stream);
    default:
      return LaunchGroups<8>(launch, stream);
  }
}

}  // namespace longspan::cuda::few_rows
