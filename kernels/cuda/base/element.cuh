// Elements of activations and caches: bf16 or fp32 in memory, e4m3 too in caches; fp32 in
// registers.
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>

#include <cstdint>

#include "kernels/cuda/base/cache_order.h"
#include "kernels/e4m3.h"
#include "kernels/tensor.h"

namespace longspan::cuda {

__device__ inline float Widen(float value) { return value; }
__device__ inline float Widen(__nv_bfloat16 value) { return __bfloat162float(value); }
__device__ inline float Widen(__half value) { return __half2float(value); }

// e4m3, without its row's scale.
struct Fp8 {
  __nv_fp8_storage_t bits;
};
__device__ inline float Widen(Fp8 value) {
  return __half2float(__half(__nv_cvt_fp8_to_halfraw(value.bits, __NV_E4M3)));
}
// |value| is at most 448.
__device__ inline Fp8 NarrowToFp8(float value) {
  return {__nv_cvt_float_to_fp8(value, __NV_SATFINITE, __NV_E4M3)};
}

template <typename Element>
__device__ inline Element Narrow(float value);
template <>
__device__ inline float Narrow<float>(float value) {
  return value;
}
template <>
__device__ inline __nv_bfloat16 Narrow<__nv_bfloat16>(float value) {
  return __float2bfloat16_rn(value);
}

// What is left of a value that was stored as an Element.
template <typename Element>
__device__ inline float Rounded(float value) {
  return Widen(Narrow<Element>(value));
}

// kWidth neighbours moved at once. The address is aligned to their size.
template <typename Element, int kWidth>
struct alignas(sizeof(Element) * kWidth) Pack {
  Element values[kWidth];
};

template <int kWidth, typename Element>
__device__ inline void Load(const Element* from, float (&to)[kWidth]) {
  const auto pack = *reinterpret_cast<const Pack<Element, kWidth>*>(from);
#pragma unroll
  for (int i = 0; i < kWidth; ++i) to[i] = Widen(pack.values[i]);
}

template <int kWidth, typename Element>
__device__ inline void Store(const float (&from)[kWidth], Element* to) {
  Pack<Element, kWidth> pack;
#pragma unroll
  for (int i = 0; i < kWidth; ++i) pack.values[i] = Narrow<Element>(from[i]);
  *reinterpret_cast<Pack<Element, kWidth>*>(to) = pack;
}

// Calls function(Element{}) with the type that `dtype` names: bf16, else fp32.
template <typename Function>
auto WithElement(DType dtype, const Function& function) {
  return dtype == DType::kBf16 ? function(__nv_bfloat16{}) : function(float{});
}
// Of keys and values as stored.
template <typename Function>
auto WithCacheElement(DType dtype, const Function& function) {
  return dtype == DType::kF8E4M3 ? function(Fp8{}) : WithElement(dtype, function);
}

// Where dimensions of a token lie in a (page, KV head), and what a stored number counts.
template <typename Element>
struct CacheRows {
  static __device__ int64_t Key(int head_dim, int token, int dim) {
    return CacheTokenOffset(head_dim, token, dim);
  }
  static __device__ int64_t Value(int head_dim, int token, int dim) {
    return CacheTokenOffset(head_dim, token, dim);
  }
  static __device__ float Scale(const uint8_t*, int) { return 1.0F; }
};
template <>
struct CacheRows<Fp8> {
  static __device__ int64_t Key(int head_dim, int token, int dim) {
    return CacheFp8KeyOffset(head_dim, token, dim);
  }
  static __device__ int64_t Value(int head_dim, int token, int dim) {
    return CacheFp8ValueOffset(head_dim, token, dim);
  }
  // `scales` [64] of the (page, KV head).
  static __device__ float Scale(const uint8_t* scales, int token) {
    return __uint_as_float(ScaleBits(scales[token]));
  }
};

// Two types of one operation.
template <typename Function>
void WithElements(DType first, DType second, const Function& function) {
  WithElement(first, [&](auto one) { WithElement(second, [&](auto two) { function(one, two); }); });
}

}  // namespace longspan::cuda
