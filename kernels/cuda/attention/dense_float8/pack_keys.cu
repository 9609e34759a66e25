// Keys and values of the rows' sequences as e4m3 tiles. A thread block takes a tile of one KV head:
// 64 KiB in, 32 out. At 64K tokens and 8 KV heads that is 403 MB, 95 us at copy speed, beside some
// 10 ms of attention for a chunk of 8,192 tokens.
#include "kernels/cuda/attention/dense_float8/dense_float8.h"
#include "kernels/cuda/attention/dense_float8/round.cuh"
#include "kernels/cuda/attention/loop/config.cuh"
#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/base/page_order.h"

namespace longspan::cuda {
namespace {

constexpr int kThreads = 256;
constexpr int kRowLanes = 16;                        // that share a token
constexpr int kTokensAtOnce = kThreads / kRowLanes;  // of the thread block
constexpr int kTurns = kFloat8TileKeys / kTokensAtOnce;
constexpr int64_t kTileBytes = kFloat8TileKeys * kFloat8HeadDim;
constexpr int kTilesARow = 64;  // thread blocks a row and KV head
// Of values on their way: rows 132 bytes apart stand in different banks.
constexpr int kPitchBytes = kFloat8TileKeys + 4;

struct Walk {
  DeviceRows batch;
  Float8Step step;
  const uint4* keys;  // [pages, Hk, 64 * 128] bf16 in chunks of 8
  const uint4* values;
  int kv_heads;
};

// Where token `token` of a tile stands in a row of values: the accumulator of scores gives a thread
// columns 2 t and 2 t + 1 of every eight, and the operand of probabilities takes four neighbours.
__device__ __forceinline__ int Float8Slot(int token) {
  return token / 16 * 16 + token % 8 / 2 * 4 + token % 16 / 8 * 2 + token % 2;
}

// The largest of all threads, in every thread. `of_warps` may be used again after a __syncthreads.
__device__ __forceinline__ uint32_t BlockMax(uint32_t value, uint32_t (&of_warps)[kThreads / 32]) {
  value = __reduce_max_sync(0xFFFFFFFFU, value);
  if (threadIdx.x % 32 == 0) of_warps[threadIdx.x / 32] = value;
  __syncthreads();
  uint32_t largest = 0;
#pragma unroll
  for (const uint32_t of_warp : of_warps) largest = max(largest, of_warp);
  return largest;
}

// Of keys, or of values, of a tile. It is read twice: the second time out of the first-level cache,
// since registers for it would be dearer. Lane l of a token's 16 has dimensions 8 l to 8 l + 7.
struct TileReader {
  const uint4* from;
  const int32_t* pages;  // of the sequence
  int64_t first_token;
  int64_t length;
  int kv_heads;
  int head;

  static __device__ __forceinline__ int Lane() { return static_cast<int>(threadIdx.x) % kRowLanes; }
  // The row of a tile that this thread has in a turn.
  static __device__ __forceinline__ int Row(int turn) {
    return turn * kTokensAtOnce + static_cast<int>(threadIdx.x) / kRowLanes;
  }

  __device__ __forceinline__ RowPart Part(int turn) const {
    const int64_t token = first_token + Row(turn);
    uint4 chunk = make_uint4(0, 0, 0, 0);
    if (token < length) {
      const int64_t page = pages[token / kPageTokens];
      const int64_t element =
          (page * kv_heads + head) * kPageTokens * kFloat8HeadDim +
          TokenOffset(static_cast<int>(token % kPageTokens), Lane() * kChunkElements);
      chunk = from[element / kChunkElements];
    }
    RowPart part;
    part.Widen(chunk);
    return part;
  }

  __device__ __forceinline__ uint32_t LargestBits() const {
    uint32_t largest = 0;
#pragma unroll 4
    for (int turn = 0; turn < kTurns; ++turn) {
      largest = max(largest, Part(turn).LargestBits());
    }
    return largest;
  }
};

__device__ __forceinline__ void StoreKeys(const TileReader& tile, float scale, uint8_t* to) {
  const float inverse = 1.0F / scale;
  const int lane = TileReader::Lane();
#pragma unroll 2
  for (int turn = 0; turn < kTurns; ++turn) {
    const int row = TileReader::Row(turn);
    const int chunk = (lane / 2) ^ (row % 8);
    *reinterpret_cast<uint2*>(to + row * kFloat8HeadDim + chunk * 16 + lane % 2 * 8) =
        tile.Part(turn).Rounded(inverse);
  }
}

// To shared memory, turned: [dimension, slot].
__device__ __forceinline__ void TurnValues(const TileReader& tile, float scale, uint8_t* turned) {
  const float inverse = 1.0F / scale;
  const int lane = TileReader::Lane();
#pragma unroll 2
  for (int turn = 0; turn < kTurns; ++turn) {
    const int slot = Float8Slot(TileReader::Row(turn));
    const uint2 rounded = tile.Part(turn).Rounded(inverse);
    const uint64_t bytes = uint64_t{rounded.y} << 32 | rounded.x;
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      const int of_part = (i + lane) % 8;  // lanes begin at different ones, for the banks
      turned[(lane * 8 + of_part) * kPitchBytes + slot] =
          static_cast<uint8_t>(bytes >> (8 * of_part));
    }
  }
}

__device__ __forceinline__ void StoreValues(const uint8_t* turned, uint8_t* to) {
  constexpr int kChunks = kFloat8HeadDim * kFloat8TileKeys / 16;
#pragma unroll
  for (int chunk = static_cast<int>(threadIdx.x); chunk < kChunks; chunk += kThreads) {
    const int row = chunk / 8;
    const auto* from =
        reinterpret_cast<const uint32_t*>(turned + row * kPitchBytes + chunk % 8 * 16);
    *reinterpret_cast<uint4*>(to + row * kFloat8TileKeys + ((chunk % 8) ^ (row % 8)) * 16) =
        make_uint4(from[0], from[1], from[2], from[3]);
  }
}

// The least power of two that numbers up to that magnitude may be divided by.
__device__ __forceinline__ float ValueLog2(uint32_t largest_bits) {
  const float scale = Float8Scale(largest_bits);
  if (!IsFinite(__float_as_uint(scale))) return scale;
  int exponent;
  const float mantissa = frexpf(scale, &exponent);
  return static_cast<float>(mantissa == 0.5F ? exponent - 1 : exponent);
}

__global__ void __launch_bounds__(kThreads) PackKeysKernel(Walk walk) {
  __shared__ uint32_t of_warps[kThreads / 32];
  __shared__ __align__(16) uint8_t turned[kFloat8HeadDim * kPitchBytes];
  WaitForEarlierWork();
  AllowNextKernel();
  const int row = static_cast<int>(blockIdx.x);
  const int first_tile = walk.step.first_tiles[row];
  if (first_tile < 0) return;
  const DeviceRows& batch = walk.batch;
  const int head = static_cast<int>(blockIdx.y);
  const int64_t length =
      batch.first_positions[row] + batch.token_offsets[row + 1] - batch.token_offsets[row];
  TileReader reader = {nullptr, batch.page_ids + batch.page_offsets[row], 0, length, walk.kv_heads,
                       head};
  for (int64_t tile = blockIdx.z; tile * kFloat8TileKeys < length; tile += gridDim.z) {
    const int64_t place = (first_tile + tile) * walk.kv_heads + head;
    reader.first_token = tile * kFloat8TileKeys;
    reader.from = walk.keys;
    const float key_scale = Float8Scale(BlockMax(reader.LargestBits(), of_warps));
    StoreKeys(reader, key_scale, walk.step.keys + place * kTileBytes);

    reader.from = walk.values;
    const uint32_t largest_value = reader.LargestBits();
    __syncthreads();  // of_warps and `turned` were read
    const float value_log2 = ValueLog2(BlockMax(largest_value, of_warps));
    TurnValues(reader, exp2f(value_log2), turned);
    __syncthreads();
    StoreValues(turned, walk.step.values + place * kTileBytes);
    if (threadIdx.x == 0) walk.step.tile_scales[place] = {key_scale, value_log2, {}};
    __syncthreads();
  }
}

}  // namespace

cudaError_t LaunchPackFloat8Keys(const DenseFloat8Args& args, cudaStream_t stream) {
  const Walk walk = {args.batch, args.step, static_cast<const uint4*>(args.pages.keys),
                     static_cast<const uint4*>(args.pages.values), args.pages.kv_heads};
  const LaunchShape shape = {dim3(args.batch.rows, args.pages.kv_heads, kTilesARow), kThreads};
  return LaunchEarly(PackKeysKernel, shape, stream, walk);
}

}  // namespace longspan::cuda
