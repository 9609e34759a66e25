// One warp against 16 or 32 tokens in e4m3 (kernels/e4m3.h), as decode_tile.cuh has it for bf16.
// Pieces of 8 rows of 16 bytes are what ldmatrix takes (page_order.h), and a conversion makes
// operands of fp16, which has all numbers of e4m3: so bytes are all that is read, and few
// instructions are added. 32 tokens share what a group costs by itself.
//
//   Queries are brought into the range of fp16 by a power of two for each head. bf16 has eight
//   digits and fp16 eleven: what is lost is below 2^-39 of the head's largest number. A key's scale
//   multiplies its scores in fp32. A value's scale 2^k goes into the exponent of its weight,
//   2^(score + k), and the maximum is that of score + k: weights are relative to the largest that a
//   value can count. They are 2^15 at most and have eleven digits down to 2^-29 of that. Their sum
//   is over 2^score, with weights in fp32.
#pragma once

#include <algorithm>
#include <cstdint>

#include "kernels/cuda/attention/decode/decode_ring.cuh"
#include "kernels/cuda/attention/decode/decode_row.cuh"
#include "kernels/cuda/attention/decode/decode_tile.cuh"
#include "kernels/cuda/base/page_order.h"
#include "kernels/cuda/base/ptx.cuh"
#include "kernels/e4m3.h"

namespace longspan::cuda {

inline constexpr float kLargestWeightLog2 = 15.0F;

// A warp's part of the ring, cut for e4m3: kGroupRows tokens' keys or values, then their scales.
// Keys lie as [D / 16, tokens, 16 dims], values as [tokens / 16, D, 16 tokens].
template <int kHeadDim, int kGroupRows>
struct Fp8Slots {
  static constexpr int kRows = kGroupRows;
  static constexpr int kDataBytes = kRows * kHeadDim;
  static constexpr int kSlotBytes = kDataBytes + kRows;
  // What would be a slot too few has more memory than the ring for bf16.
  static constexpr int kSlots = std::max(3, RingBytes(kHeadDim) / kDecodeWarps / kSlotBytes);
  static constexpr int kRingBytes = kDecodeWarps * kSlots * kSlotBytes;
  static constexpr int kKeyRunBytes = kRows * kRunBytes;  // 16 dimensions of all tokens

  // The tokens from `row` (a multiple of kRows) of a page on. `block` and `scales` are those of the
  // (page, KV head).
  static __device__ __forceinline__ void Copy(uint32_t slot, bool is_values, const char* block,
                                              const char* scales, int row) {
    constexpr int kWarpBytes = 32 * kChunkBytes;
    constexpr int kRuns = kWarpBytes / kKeyRunBytes;  // of keys, in one go
    const int lane_bytes = static_cast<int>(threadIdx.x % 32) * kChunkBytes;
    // Runs of keys lie a page's tokens apart; values are one run.
    const int of_keys = row * kRunBytes + lane_bytes % kKeyRunBytes +
                        lane_bytes / kKeyRunBytes * (kPageTokens * kRunBytes);
    const char* from = block + (is_values ? row * kHeadDim + lane_bytes : of_keys);
    const int step = is_values ? kWarpBytes : kRuns * kPageTokens * kRunBytes;
#pragma unroll
    for (int i = 0; i < kDataBytes / kWarpBytes; ++i) {
      CopyChunk(slot + i * kWarpBytes + lane_bytes, from + i * step);
    }
    if (lane_bytes < kRows) CopyChunk(slot + kDataBytes + lane_bytes, scales + row + lane_bytes);
  }
};

// Four matrices of 8 rows of 16 bytes, one behind the other, as the operands of two products: of a
// row, bytes 4c … 4c + 3 are what lane c has of the depth, in this order.
__device__ __forceinline__ void LoadFp8(uint32_t address, uint32_t (&first)[4],
                                        uint32_t (&second)[4]) {
  uint32_t words[4];
  LoadMatrices(address, words);
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    const uint32_t word = words[i];
    uint32_t(&operand)[4] = i < 2 ? first : second;
    operand[i % 2] = WidenFp8Pair(static_cast<uint16_t>(word));
    operand[i % 2 + 2] = WidenFp8Pair(static_cast<uint16_t>(word >> 16));
  }
}

// The queries of one KV head as the B operand; dimensions in the order of LoadFp8.
template <int kHeadDim, int kHeadTiles>
struct Fp8Queries {
  uint32_t b[kHeadTiles][kHeadDim / 16][2];
  float scale_log2[kHeadTiles][2];  // of this lane's columns: what a product counts as a score

  // q [heads, D] bf16 of one token; heads from `heads` on are zero.
  __device__ __forceinline__ void Load(const __nv_bfloat16* q, int heads) {
    const int lane = static_cast<int>(threadIdx.x % 32);
#pragma unroll
    for (int tile = 0; tile < kHeadTiles; ++tile) {
      const int head = tile * 8 + lane / 4;
      const auto* quads = reinterpret_cast<const uint2*>(q + head * kHeadDim);
      uint32_t largest = 0;
#pragma unroll
      for (int step = 0; step < kHeadDim / 16; ++step) {
        const uint2 quad = head < heads ? quads[step * 4 + lane % 4] : make_uint2(0, 0);
        b[tile][step][0] = quad.x;
        b[tile][step][1] = quad.y;
        largest = __vmaxu2(largest, __vmaxu2(quad.x & 0x7fff7fffU, quad.y & 0x7fff7fffU));
      }
#pragma unroll
      for (int lanes = 1; lanes < 4; lanes *= 2) {
        largest = __vmaxu2(largest, __shfl_xor_sync(~0U, largest, lanes));
      }
      // The largest number goes to [2^14, 2^15).
      const int exponent = max(static_cast<int>(max(largest & 0xffffU, largest >> 16) >> 7), 15);
      const float factor = __uint_as_float(static_cast<uint32_t>(268 - exponent) << 23);
#pragma unroll
      for (int step = 0; step < kHeadDim / 16; ++step) {
#pragma unroll
        for (int half = 0; half < 2; ++half) {
          const uint32_t pair = b[tile][step][half];
          b[tile][step][half] = PackF16(__uint_as_float(pair << 16) * factor,
                                        __uint_as_float(pair & 0xffff0000U) * factor);
        }
      }
#pragma unroll
      for (int column = 0; column < 2; ++column) {
        const int of_column = __shfl_sync(~0U, exponent, (2 * (lane % 4) + column) * 4);
        scale_log2[tile][column] =
            __uint_as_float(static_cast<uint32_t>(of_column - 14) << 23) * ScaleLog2(kHeadDim);
      }
    }
  }
};

// The scale's byte of row lane / 4 + 8 * eighth of a slot.
__device__ __forceinline__ uint32_t ScaleOfRow(uint32_t scales, int eighth) {
  uint32_t byte;
  asm volatile("ld.shared.u8 %0, [%1];"
               : "=r"(byte)
               : "r"(scales + static_cast<int>(threadIdx.x % 32) / 4 + 8 * eighth));
  return byte;
}

// Scores of kRows rows and all heads as decode_tile.cuh's ScoreRows has them, 16 rows each.
template <int kHeadDim, int kHeadTiles, int kRows>
__device__ __forceinline__ void ScoreFp8Rows(uint32_t keys, uint32_t visible,
                                             const Fp8Queries<kHeadDim, kHeadTiles>& queries,
                                             float (&scores)[kRows / 16][kHeadTiles][4]) {
  using Slots = Fp8Slots<kHeadDim, kRows>;
  const int lane = static_cast<int>(threadIdx.x % 32);
  float odd[kRows / 16][kHeadTiles][4] = {};
#pragma unroll
  for (auto& group : scores) {
#pragma unroll
    for (auto& tile : group) tile[0] = tile[1] = tile[2] = tile[3] = 0.0F;
  }
  const uint32_t address = keys + lane % 16 * kRunBytes + lane / 16 * Slots::kKeyRunBytes;
#pragma unroll
  for (int step = 0; step < kHeadDim / 16; step += 2) {
#pragma unroll
    for (int group = 0; group < kRows / 16; ++group) {
      uint32_t even_a[4];
      uint32_t odd_a[4];
      LoadFp8(address + step * Slots::kKeyRunBytes + group * 16 * kRunBytes, even_a, odd_a);
#pragma unroll
      for (int tile = 0; tile < kHeadTiles; ++tile) {
        MultiplyAddF16(even_a, queries.b[tile][step][0], queries.b[tile][step][1],
                       scores[group][tile]);
        MultiplyAddF16(odd_a, queries.b[tile][step + 1][0], queries.b[tile][step + 1][1],
                       odd[group][tile]);
      }
    }
  }
#pragma unroll
  for (int eighth = 0; eighth < kRows / 8; ++eighth) {
    const auto byte = static_cast<int>(ScaleOfRow(keys + Slots::kDataBytes, eighth));
    const float scale = __uint_as_float(ScaleBits(byte));
    const bool is_visible = (visible >> (lane / 4 + eighth * 8) & 1) != 0;
#pragma unroll
    for (int tile = 0; tile < kHeadTiles; ++tile) {
#pragma unroll
      for (int column = 0; column < 2; ++column) {
        float& score = scores[eighth / 2][tile][eighth % 2 * 2 + column];
        const float sum = score + odd[eighth / 2][tile][eighth % 2 * 2 + column];
        score = is_visible ? sum * scale * queries.scale_log2[tile][column] : -INFINITY;
      }
    }
  }
}

// What a row's scale does to weights: 2^k as the exponent k, and 2^-k. Rows that nothing may see
// have whatever memory holds.
struct ValueScale {
  float exponent;
  float inverse;

  __device__ __forceinline__ void Set(uint32_t byte, bool is_visible) {
    if (!is_visible) byte = 127;
    // Exact: the last digits of 2^23 + byte.
    exponent = byte == kNonFiniteScale ? NAN : __uint_as_float(0x4b000000U | byte) - 8388735.0F;
    inverse = __uint_as_float(InverseScaleBits(static_cast<int>(byte)));
  }
};

// Bytes of the tokens that something may see, of word c of a value's run; `visible` of its 16.
__device__ __forceinline__ uint32_t SeenBytes(uint32_t visible, int c) {
  const uint32_t low = visible >> (2 * c);
  const uint32_t high = low >> 8;
  return ((low & 1) != 0 ? 0xffU : 0) | ((low & 2) != 0 ? 0xff00U : 0) |
         ((high & 1) != 0 ? 0xff0000U : 0) | ((high & 2) != 0 ? 0xff000000U : 0);
}

// Clears the values that nothing may see, as decode_tile.cuh's ClearUnseen. The slot is the warp's.
template <int kHeadDim, int kRows>
__device__ __forceinline__ void ClearUnseenFp8(uint32_t values, uint32_t visible) {
#pragma unroll 1
  for (int group = 0; group < kRows / 16; ++group) {
    const uint32_t of_group = visible >> (16 * group);
    const uint32_t masks[4] = {SeenBytes(of_group, 0), SeenBytes(of_group, 1),
                               SeenBytes(of_group, 2), SeenBytes(of_group, 3)};
#pragma unroll 1
    for (int dim = static_cast<int>(threadIdx.x % 32); dim < kHeadDim; dim += 32) {
      const uint32_t address = values + (group * kHeadDim + dim) * kRunBytes;
      const uint4 run = LoadChunk(address);
      asm volatile("st.shared.v4.b32 [%0], {%1, %2, %3, %4};\n" ::"r"(address),
                   "r"(run.x & masks[0]), "r"(run.y & masks[1]), "r"(run.z & masks[2]),
                   "r"(run.w & masks[3])
                   : "memory");
    }
  }
  __syncwarp();
}

// The maximum of all rows for each of a lane's columns, and whether any lane's grew.
template <int kHeadTiles, int kEighths, class State>
__device__ __forceinline__ bool RaiseMaximum(const float (&scores)[kEighths / 2][kHeadTiles][4],
                                             const ValueScale (&scales)[kEighths],
                                             const State& state, float (&maximum)[kHeadTiles][2]) {
  bool grows = false;
#pragma unroll
  for (int tile = 0; tile < kHeadTiles; ++tile) {
#pragma unroll
    for (int column = 0; column < 2; ++column) {
      float largest = -INFINITY;
#pragma unroll
      for (int eighth = 0; eighth < kEighths; ++eighth) {
        largest = fmaxf(
            largest, scores[eighth / 2][tile][eighth % 2 * 2 + column] + scales[eighth].exponent);
      }
#pragma unroll
      for (int lanes = 4; lanes < 32; lanes *= 2) {
        largest = fmaxf(largest, __shfl_xor_sync(~0U, largest, lanes));
      }
      maximum[tile][column] = fmaxf(state.maximum[tile][column], largest);
      grows = grows || largest > state.maximum[tile][column];
    }
  }
  return __any_sync(~0U, grows);
}

// What is taken from a score whose weight is to be in the range of fp16.
__device__ __forceinline__ float WeightBase(float maximum) {
  return (maximum == -INFINITY ? 0.0F : maximum) - kLargestWeightLog2;  // nothing visible yet
}

// The state as it is under larger maxima.
template <int kHeadDim, int kHeadTiles>
__device__ __forceinline__ void Rescale(const float (&maximum)[kHeadTiles][2],
                                        WarpState<kHeadDim, kHeadTiles>& state) {
#pragma unroll
  for (int tile = 0; tile < kHeadTiles; ++tile) {
#pragma unroll
    for (int column = 0; column < 2; ++column) {
      const float factor = PowerOfTwo(state.maximum[tile][column] - kLargestWeightLog2 -
                                      WeightBase(maximum[tile][column]));
      state.maximum[tile][column] = maximum[tile][column];
      state.sum[tile][column] *= factor;
#pragma unroll
      for (int step = 0; step < kHeadDim / 16; ++step) {
        state.output[step][tile][column] *= factor;
        state.output[step][tile][2 + column] *= factor;
      }
    }
  }
}

// Scores become weights as operands, and count in the sums.
template <int kHeadDim, int kHeadTiles, int kEighths>
__device__ __forceinline__ void WeighRows(const float (&scores)[kEighths / 2][kHeadTiles][4],
                                          const ValueScale (&scales)[kEighths],
                                          WarpState<kHeadDim, kHeadTiles>& state,
                                          uint32_t (&weights)[kEighths / 2][kHeadTiles][2]) {
#pragma unroll
  for (int tile = 0; tile < kHeadTiles; ++tile) {
    const float base[2] = {WeightBase(state.maximum[tile][0]), WeightBase(state.maximum[tile][1])};
#pragma unroll
    for (int eighth = 0; eighth < kEighths; ++eighth) {
      float weight[2];
#pragma unroll
      for (int column = 0; column < 2; ++column) {
        const float score = scores[eighth / 2][tile][eighth % 2 * 2 + column];
        weight[column] = PowerOfTwo(score + scales[eighth].exponent - base[column]);
        state.sum[tile][column] =
            fmaf(weight[column], scales[eighth].inverse, state.sum[tile][column]);
      }
      weights[eighth / 2][tile][eighth % 2] = TransposeMatrix(PackF16(weight[0], weight[1]));
    }
  }
}

// As decode_tile.cuh's AddRows: the state goes on with kRows rows of values.
template <int kHeadDim, int kHeadTiles, int kRows>
__device__ __forceinline__ void AddFp8Rows(uint32_t values, uint32_t visible,
                                           const float (&scores)[kRows / 16][kHeadTiles][4],
                                           WarpState<kHeadDim, kHeadTiles>& state) {
  constexpr int kEighths = kRows / 8;
  constexpr uint32_t kAllRows = ~0U >> (32 - kRows);
  const int lane = static_cast<int>(threadIdx.x % 32);
  ValueScale scales[kEighths];
#pragma unroll
  for (int eighth = 0; eighth < kEighths; ++eighth) {
    scales[eighth].Set(ScaleOfRow(values + Fp8Slots<kHeadDim, kRows>::kDataBytes, eighth),
                       (visible >> (lane / 4 + eighth * 8) & 1) != 0);
  }
  float maximum[kHeadTiles][2];
  // The maximum grows a few times in a walk.
  if (RaiseMaximum<kHeadTiles, kEighths>(scores, scales, state, maximum)) Rescale(maximum, state);
  uint32_t weights[kRows / 16][kHeadTiles][2];
  WeighRows<kHeadDim, kHeadTiles, kEighths>(scores, scales, state, weights);
  // A weight of zero times whatever memory holds need not be zero.
  if (visible != kAllRows) ClearUnseenFp8<kHeadDim, kRows>(values, visible);
#pragma unroll
  for (int group = 0; group < kRows / 16; ++group) {
#pragma unroll
    for (int step = 0; step < kHeadDim / 16; step += 2) {
      uint32_t first[4];
      uint32_t second[4];
      LoadFp8(values + (group * kHeadDim + step * 16 + lane) * kRunBytes, first, second);
#pragma unroll
      for (int tile = 0; tile < kHeadTiles; ++tile) {
        MultiplyAddF16(first, weights[group][tile][0], weights[group][tile][1],
                       state.output[step][tile]);
        MultiplyAddF16(second, weights[group][tile][0], weights[group][tile][1],
                       state.output[step + 1][tile]);
      }
    }
  }
}

}  // namespace longspan::cuda
