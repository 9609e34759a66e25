// One warp against 16 tokens in e4m3 (kernels/e4m3.h), as decode_tile.cuh has it for bf16. Pieces
// of 8 rows of 16 bytes are what ldmatrix takes (page_order.h), and a conversion makes operands of
// fp16, which has all numbers of e4m3: so bytes are all that is read, and few instructions are
// added.
//
//   Queries are brought into the range of fp16 by a power of two for each head. bf16 has eight
//   digits and fp16 eleven: what is lost is below 2^-39 of the head's largest number. A key's scale
//   multiplies its scores in fp32. A value's scale 2^k goes into the exponent of its weight,
//   2^(score + k), and the maximum is that of score + k: weights are relative to the largest that a
//   value can count. They are 2^15 at most and have eleven digits down to 2^-29 of that. Their sum
//   is over 2^score, with weights in fp32.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/decode/decode_ring.cuh"
#include "kernels/cuda/attention/decode/decode_row.cuh"
#include "kernels/cuda/attention/decode/decode_tile.cuh"
#include "kernels/cuda/base/page_order.h"
#include "kernels/cuda/base/ptx.cuh"
#include "kernels/e4m3.h"

namespace longspan::cuda {

inline constexpr float kLargestWeightLog2 = 15.0F;

// A warp's part of the ring, cut for e4m3: 16 tokens' keys or values, then their 16 scales.
template <int kHeadDim>
struct Fp8Slots {
  static constexpr int kDataBytes = kWarpRows * kHeadDim;
  static constexpr int kSlotBytes = kDataBytes + kWarpRows;
  static constexpr int kSlots = RingBytes(kHeadDim) / kDecodeWarps / kSlotBytes;

  // The tokens from `row` (a multiple of 16) of a page on. `block` and `scales` are those of the
  // (page, KV head).
  static __device__ __forceinline__ void Copy(uint32_t slot, bool is_values, const char* block,
                                              const char* scales, int row) {
    const int lane = static_cast<int>(threadIdx.x % 32);
    // Keys lie in runs of 16 tokens, a page's tokens apart; values are one run.
    const char* from = block + (is_values ? row * kHeadDim + lane * kChunkBytes
                                          : row * kRunBytes + lane % 16 * kChunkBytes +
                                                lane / 16 * (kPageTokens * kRunBytes));
    const int step = is_values ? 32 * kChunkBytes : 2 * kPageTokens * kRunBytes;
#pragma unroll
    for (int i = 0; i < kDataBytes / (32 * kChunkBytes); ++i) {
      CopyChunk(slot + i * 32 * kChunkBytes + lane * kChunkBytes, from + i * step);
    }
    if (lane == 0) CopyChunk(slot + kDataBytes, scales + row);
  }
};

// Four matrices of 8 rows of 16 bytes, one behind the other, as the operands of two products: of a
// row, bytes 4c … 4c + 3 are what lane c has of the depth, in this order.
__device__ __forceinline__ void LoadFp8(uint32_t address, uint32_t mask, uint32_t (&first)[4],
                                        uint32_t (&second)[4]) {
  uint32_t words[4];
  LoadMatrices(address, words);
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    const uint32_t word = words[i] & mask;
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

// The scale's byte of row lane / 4 + 8 * half of a slot.
__device__ __forceinline__ uint32_t ScaleOfRow(uint32_t scales, int half) {
  uint32_t byte;
  asm volatile("ld.shared.u8 %0, [%1];"
               : "=r"(byte)
               : "r"(scales + static_cast<int>(threadIdx.x % 32) / 4 + 8 * half));
  return byte;
}

// As decode_tile.cuh's ScoreRows.
template <int kHeadDim, int kHeadTiles>
__device__ __forceinline__ void ScoreFp8Rows(uint32_t keys, uint32_t visible,
                                             const Fp8Queries<kHeadDim, kHeadTiles>& queries,
                                             float (&scores)[kHeadTiles][4]) {
  const int lane = static_cast<int>(threadIdx.x % 32);
  float odd[kHeadTiles][4] = {};
#pragma unroll
  for (int tile = 0; tile < kHeadTiles; ++tile) {
#pragma unroll
    for (int i = 0; i < 4; ++i) scores[tile][i] = 0.0F;
  }
#pragma unroll
  for (int step = 0; step < kHeadDim / 16; step += 2) {
    uint32_t even_a[4];
    uint32_t odd_a[4];
    LoadFp8(keys + step * (kWarpRows * kRunBytes) + lane * kChunkBytes, ~0U, even_a, odd_a);
#pragma unroll
    for (int tile = 0; tile < kHeadTiles; ++tile) {
      MultiplyAddF16(even_a, queries.b[tile][step][0], queries.b[tile][step][1], scores[tile]);
      MultiplyAddF16(odd_a, queries.b[tile][step + 1][0], queries.b[tile][step + 1][1], odd[tile]);
    }
  }
  const uint32_t scales = keys + Fp8Slots<kHeadDim>::kDataBytes;
#pragma unroll
  for (int half = 0; half < 2; ++half) {
    const float scale = __uint_as_float(ScaleBits(static_cast<int>(ScaleOfRow(scales, half))));
    const bool is_visible = (visible >> (lane / 4 + half * 8) & 1) != 0;
#pragma unroll
    for (int tile = 0; tile < kHeadTiles; ++tile) {
#pragma unroll
      for (int column = 0; column < 2; ++column) {
        const int i = 2 * half + column;
        const float score =
            (scores[tile][i] + odd[tile][i]) * scale * queries.scale_log2[tile][column];
        scores[tile][i] = is_visible ? score : -INFINITY;
      }
    }
  }
}

// What a row's scale does to weights: 2^k as the exponent k, and 2^-k. Rows that nothing may see
// have whatever memory holds.
struct ValueScale {
  float exponent;
  float inverse;

  __device__ __forceinline__ ValueScale(uint32_t byte, bool is_visible) {
    if (!is_visible) byte = 127;
    // Exact: the last digits of 2^23 + byte.
    exponent = byte == kNonFiniteScale ? NAN : __uint_as_float(0x4b000000U | byte) - 8388735.0F;
    inverse = __uint_as_float(InverseScaleBits(static_cast<int>(byte)));
  }
};

// Bytes of the tokens that something may see, of the four that a lane has of a value's run.
__device__ __forceinline__ uint32_t SeenBytes(uint32_t visible) {
  const int first = 2 * (static_cast<int>(threadIdx.x) % 4);
  const uint32_t low = visible >> first;
  const uint32_t high = visible >> (first + 8);
  return ((low & 1) != 0 ? 0xffU : 0) | ((low & 2) != 0 ? 0xff00U : 0) |
         ((high & 1) != 0 ? 0xff0000U : 0) | ((high & 2) != 0 ? 0xff000000U : 0);
}

// As decode_tile.cuh's AddRows: the state goes on with 16 rows of values.
template <int kHeadDim, int kHeadTiles>
__device__ __forceinline__ void AddFp8Rows(uint32_t values, uint32_t visible,
                                           const float (&scores)[kHeadTiles][4],
                                           WarpState<kHeadDim, kHeadTiles>& state) {
  const int lane = static_cast<int>(threadIdx.x % 32);
  const uint32_t scales = values + Fp8Slots<kHeadDim>::kDataBytes;
  const ValueScale upper(ScaleOfRow(scales, 0), (visible >> (lane / 4) & 1) != 0);
  const ValueScale lower(ScaleOfRow(scales, 1), (visible >> (lane / 4 + 8) & 1) != 0);
  uint32_t weights[kHeadTiles][2];
#pragma unroll
  for (int tile = 0; tile < kHeadTiles; ++tile) {
    float weight[4];
#pragma unroll
    for (int column = 0; column < 2; ++column) {
      const float above = scores[tile][column] + upper.exponent;
      const float below = scores[tile][2 + column] + lower.exponent;
      float largest = fmaxf(above, below);
#pragma unroll
      for (int lanes = 4; lanes < 32; lanes *= 2) {
        largest = fmaxf(largest, __shfl_xor_sync(~0U, largest, lanes));
      }
      const float maximum = fmaxf(state.maximum[tile][column], largest);
      const float finite = maximum == -INFINITY ? 0.0F : maximum;  // nothing visible yet
      const float factor = PowerOfTwo(state.maximum[tile][column] - finite);
      weight[column] = PowerOfTwo(above - finite + kLargestWeightLog2);
      weight[2 + column] = PowerOfTwo(below - finite + kLargestWeightLog2);
      state.maximum[tile][column] = maximum;
      state.sum[tile][column] = state.sum[tile][column] * factor + weight[column] * upper.inverse +
                                weight[2 + column] * lower.inverse;
#pragma unroll
      for (int step = 0; step < kHeadDim / 16; ++step) {
        state.output[step][tile][column] *= factor;
        state.output[step][tile][2 + column] *= factor;
      }
    }
    weights[tile][0] = TransposeMatrix(PackF16(weight[0], weight[1]));
    weights[tile][1] = TransposeMatrix(PackF16(weight[2], weight[3]));
  }
  // A weight of zero times whatever memory holds need not be zero.
  const uint32_t mask = visible == 0xFFFF ? ~0U : SeenBytes(visible);
#pragma unroll
  for (int step = 0; step < kHeadDim / 16; step += 2) {
    uint32_t first[4];
    uint32_t second[4];
    LoadFp8(values + step * (16 * kRunBytes) + lane * kChunkBytes, mask, first, second);
#pragma unroll
    for (int tile = 0; tile < kHeadTiles; ++tile) {
      MultiplyAddF16(first, weights[tile][0], weights[tile][1], state.output[step][tile]);
      MultiplyAddF16(second, weights[tile][0], weights[tile][1], state.output[step + 1][tile]);
    }
  }
}

}  // namespace longspan::cuda
