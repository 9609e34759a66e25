// Elements of activations and caches: bf16 or fp32 in memory, fp32 in registers.
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cstdint>

#include "kernels/tensor.h"

namespace longspan::cuda {

__device__ inline float Widen(float value) { return value; }
__device__ inline float Widen(__nv_bfloat16 value) { return __bfloat162float(value); }
__device__ inline float Widen(__half value) { return __half2float(value); }

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
// The same for two types.
template <typename Function>
void WithElements(DType first, DType second, const Function& function) {
  WithElement(first, [&](auto one) { WithElement(second, [&](auto two) { function(one, two); }); });
}

}  // namespace longspan::cuda
