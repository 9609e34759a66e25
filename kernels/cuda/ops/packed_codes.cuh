// Codes of the packed layout (packed_layout.h) in registers.
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cstdint>

#include "kernels/cuda/ops/packed_layout.h"

namespace longspan::cuda {

// A pair's scale and shift.
__device__ __forceinline__ float2 PairOf(uint32_t bits) {
  __half2_raw raw;
  raw.x = static_cast<unsigned short>(bits & 0xffffU);
  raw.y = static_cast<unsigned short>(bits >> 16);
  return __half22float2(__half2(raw));
}

// (word & mask) | bits in one operation, which the compiler makes two of.
__device__ __forceinline__ uint32_t MaskAndSet(uint32_t word, uint32_t mask, uint32_t bits) {
  uint32_t result;
  asm("lop3.b32 %0, %1, %2, %3, 0xEA;" : "=r"(result) : "r"(word), "r"(mask), "r"(bits));
  return result;
}

// Two numbers of four bits, in bits 0 to 3 and 16 to 19 of a word, as bf16 of 128 + number: it ends
// in them, because its lowest bit counts 1.
__device__ __forceinline__ uint32_t Above128(uint32_t word) {
  return MaskAndSet(word, 0x000f000fU, 0x43004300U);
}
// As bf16 of 2048 + 16 x number.
__device__ __forceinline__ uint32_t Above2048(uint32_t word) {
  return MaskAndSet(word, 0x000f000fU, 0x45004500U);
}

__device__ __forceinline__ uint32_t Minus(uint32_t pair, float less) {
  const __nv_bfloat162 difference =
      __hsub2(reinterpret_cast<const __nv_bfloat162&>(pair), __float2bfloat162_rn(less));
  return reinterpret_cast<const uint32_t&>(difference);
}

// What a code is in weights: factor * (scale * (code - centre) + shift).
__device__ __forceinline__ float ValueOf(uint32_t code, int centre, float2 pair, float factor) {
  return factor * fmaf(pair.x, static_cast<float>(static_cast<int>(code) - centre), pair.y);
}

}  // namespace longspan::cuda
