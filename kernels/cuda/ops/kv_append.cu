#include <cstdint>

#include "kernels/cuda/base/cache_order.h"
#include "kernels/cuda/base/element.cuh"
#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/base/step.cuh"
#include "kernels/cuda/ops/kv_append.h"
#include "kernels/cuda/ops/rope.cuh"

namespace longspan::cuda {
namespace {

constexpr int kThreads = 256;
constexpr int kMaxHeadDim = 256;
constexpr int kWide = 4;
constexpr int kFewTokens = 128;  // of which several thread blocks share one

// kWidth dimensions of a head from `dim` on, rotated. All of them lie on one side of each border.
template <int kWidth>
__device__ void Rotate(const float* head, int dim, int rotary_dims, const float2* factors,
                       float (&out)[kWidth]) {
  Load(head + dim, out);
  if (dim >= rotary_dims) return;
  const int half = rotary_dims / 2;
  const bool first = dim < half;
  const int pair = first ? dim : dim - half;
  float partner[kWidth];
  Load(head + (first ? dim + half : pair), partner);
#pragma unroll
  for (int i = 0; i < kWidth; ++i) {
    const float2 factor = factors[pair + i];
    out[i] = first ? out[i] * factor.x - partner[i] * factor.y
                   : out[i] * factor.x + partner[i] * factor.y;
  }
}

// Grid (tokens, shares of a token): its heads are q, k and v one after another. Where the token
// stands came by a copy and needs no waiting.
template <int kWidth, typename Element>
__global__ void __launch_bounds__(kThreads) KvAppend(const KvAppendLaunch args) {
  __shared__ float2 factors[kMaxHeadDim / 2];
  AllowNextKernel();
  const int64_t token = blockIdx.x;
  const TokenPlace place = PlaceOf(args.rows, static_cast<int>(token));
  for (int i = threadIdx.x; i < args.rope.rotary_dims / 2; i += blockDim.x) {
    factors[i] = RopeFactors(args.rope, place.position, i);
  }
  const int head_dim = args.pages.head_dim;
  const int kv_heads = args.pages.kv_heads;
  const int64_t page = PageAt(args.rows, place.row, place.position / kPageTokens);
  const int offset = static_cast<int>(place.position % kPageTokens);
  const float* projected = args.projections + token * args.stride;
  const int heads = args.query_heads + 2 * kv_heads;
  const int stride = static_cast<int>(gridDim.y * blockDim.x) * kWidth;
  __syncthreads();
  WaitForEarlierWork();
  for (int index = static_cast<int>(blockIdx.y * blockDim.x + threadIdx.x) * kWidth;
       index < heads * head_dim; index += stride) {
    const int head = index / head_dim;
    const int dim = index % head_dim;
    const int kv_head = head - args.query_heads;
    float values[kWidth];
    if (kv_head < kv_heads) {
      Rotate(projected + index - dim, dim, args.rope.rotary_dims, factors, values);
    } else {
      Load(projected + index, values);
    }
    if (kv_head < 0) {
      const int64_t to = token * args.query_heads * head_dim + index;
      if (args.q != nullptr) Store(values, args.q + to);
      if (args.q_bf16 != nullptr) Store(values, static_cast<__nv_bfloat16*>(args.q_bf16) + to);
      continue;
    }
    const bool is_key = kv_head < kv_heads;
    Element* block =
        BlockOf<Element>(is_key ? args.pages.keys : args.pages.values, page, kv_heads,
                         is_key ? kv_head : kv_head - kv_heads, int64_t{kPageTokens} * head_dim);
    Store(values, block + CacheTokenOffset(head_dim, offset, dim));
  }
}

}  // namespace

cudaError_t LaunchKvAppend(const KvAppendLaunch& args, cudaStream_t stream) {
  if (args.rows.tokens == 0) return cudaSuccess;
  const uintptr_t alignment = reinterpret_cast<uintptr_t>(args.projections) |
                              reinterpret_cast<uintptr_t>(args.q) |
                              static_cast<uintptr_t>(args.stride) * sizeof(float);
  const bool wide = alignment % 16 == 0 && args.rope.rotary_dims % (2 * kWide) == 0 &&
                    args.pages.head_dim % kWide == 0;
  const int elements = (args.query_heads + 2 * args.pages.kv_heads) * args.pages.head_dim;
  const int of_one_pass = kThreads * (wide ? kWide : 1);
  const int shares =
      args.rows.tokens <= kFewTokens ? (elements + of_one_pass - 1) / of_one_pass : 1;
  return WithElement(args.kv_dtype, [&](auto element) {
    using Element = decltype(element);
    const auto kernel = wide ? KvAppend<kWide, Element> : KvAppend<1, Element>;
    return LaunchEarly(kernel, {dim3(args.rows.tokens, shares), kThreads}, stream, args);
  });
}

}  // namespace longspan::cuda
