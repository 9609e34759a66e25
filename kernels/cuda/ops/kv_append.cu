#include <cstdint>
#include <type_traits>

#include "kernels/cuda/base/block_reduce.cuh"
#include "kernels/cuda/base/cache_order.h"
#include "kernels/cuda/base/element.cuh"
#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/base/rooms.cuh"
#include "kernels/cuda/base/step.cuh"
#include "kernels/cuda/ops/kv_append.h"
#include "kernels/cuda/ops/rope.cuh"

namespace longspan::cuda {
namespace {

constexpr int kThreads = 256;
constexpr int kWarps = kThreads / 32;
constexpr int kMaxHeadDim = 256;
constexpr int kWide = 4;
constexpr int kFewTokens = 128;  // of which several thread blocks share one

// A head as it was projected.
struct PlainHead {
  const float* elements;

  template <int kWidth>
  __device__ void Read(int dim, float (&out)[kWidth]) const {
    Load(elements + dim, out);
  }
};

// The same, normalised.
struct NormedHead {
  const float* elements;
  const float* weight;
  float inverse_rms;

  template <int kWidth>
  __device__ void Read(int dim, float (&out)[kWidth]) const {
    float weights[kWidth];
    Load(elements + dim, out);
    Load(weight + dim, weights);
#pragma unroll
    for (int i = 0; i < kWidth; ++i) out[i] *= inverse_rms * weights[i];
  }
};

// A whole warp: 1 / rms of a head, from registers in one order.
template <int kWidth>
__device__ float InverseRms(const float* head, int head_dim, float epsilon) {
  float sum = 0.0F;
  for (int dim = static_cast<int>(threadIdx.x % 32) * kWidth; dim < head_dim; dim += 32 * kWidth) {
    float values[kWidth];
    Load(head + dim, values);
#pragma unroll
    for (int i = 0; i < kWidth; ++i) sum = fmaf(values[i], values[i], sum);
  }
  return 1.0F / sqrtf(WarpReduce(sum, Sum()) / static_cast<float>(head_dim) + epsilon);
}

// kWidth dimensions of a head from `dim` on, rotated. All of them lie on one side of each boundary.
template <int kWidth, typename Head>
__device__ void Rotate(const Head& head, int dim, int rotary_dims, const float2* factors,
                       float (&out)[kWidth]) {
  head.Read(dim, out);
  if (dim >= rotary_dims) return;
  const int half = rotary_dims / 2;
  const bool first = dim < half;
  const int pair = first ? dim : dim - half;
  float partner[kWidth];
  head.Read(first ? dim + half : pair, partner);
#pragma unroll
  for (int i = 0; i < kWidth; ++i) {
    const float2 factor = factors[pair + i];
    out[i] = first ? out[i] * factor.x - partner[i] * factor.y
                   : out[i] * factor.x + partner[i] * factor.y;
  }
}

// All threads: cosines and sines at a token's position into shared memory.
__device__ void ReadFactors(const KvAppendLaunch& args, const TokenPlace& place, float2* factors) {
  const DeviceRope rope = RopeOfRow(args.rope, args.rows, place.row);
  for (int i = threadIdx.x; i < rope.rotary_dims / 2; i += blockDim.x) {
    factors[i] = RopeFactors(rope, place.position, i);
  }
  __syncthreads();
}

// Where one head of a token is stored in e4m3.
struct Fp8Place {
  bool is_key;
  Fp8* block;       // of the (page, KV head)
  uint8_t* scales;  // [64]
};

// Where a token's heads go: q, k and v one after another, as they were projected.
template <typename Element>
struct TokenOut {
  const KvAppendLaunch& args;
  int64_t token;
  int64_t page;
  int32_t written = kNoPage;  // which of the written pages it is, or none
  int offset;                 // of the token in its page

  __device__ TokenOut(const KvAppendLaunch& launch, int64_t index, const TokenPlace& place)
      : args(launch),
        token(index),
        page(PageAt(launch.rows, place.row, place.position / kPageTokens)),
        offset(static_cast<int>(place.position % kPageTokens)) {
    if (args.written.places == nullptr) return;
    written = args.written.places[args.rows.page_offsets[place.row] + place.position / kPageTokens];
  }

  template <int kWidth>
  __device__ void Put(int head, int dim, const float (&values)[kWidth]) const {
    const int head_dim = args.pages.head_dim;
    const int kv_heads = args.pages.kv_heads;
    const int kv_head = head - args.query_heads;
    if (kv_head < 0) {
      const int64_t to = (token * args.query_heads + head) * head_dim + dim;
      if (args.q != nullptr) Store(values, args.q + to);
      if (args.q_bf16 != nullptr) Store(values, static_cast<__nv_bfloat16*>(args.q_bf16) + to);
      return;
    }
    if constexpr (!std::is_same_v<Element, Fp8>) {  // whose rows PutFp8 has
      const bool is_key = kv_head < kv_heads;
      const int of_kind = is_key ? kv_head : kv_head - kv_heads;
      const int64_t elements = int64_t{kPageTokens} * head_dim;
      const int64_t at = CacheTokenOffset(head_dim, offset, dim);
      const DevicePages& pages = args.pages;
      const auto put_in = [&](const auto& arrays, int64_t block) {
        Store(values, BlockOf<Element>(is_key ? arrays.keys : arrays.values, block, kv_heads,
                                       of_kind, elements) +
                          at);
      };
      if (written < 0) {
        put_in(pages, page);
      } else {
        put_in(args.written, written);
      }
      const int32_t room = RoomOfPage(pages, static_cast<int32_t>(page), of_kind);
      if (room >= 0) put_in(pages.rooms, room);
    }
  }

  // Of a head of keys or values: its home, or written page, or its room, whose block is null if it
  // has none.
  __device__ Fp8Place PlaceOfFp8(int head, bool in_room) const {
    const DevicePages& pages = args.pages;
    const int kv_head = head - args.query_heads;
    const bool is_key = kv_head < pages.kv_heads;
    const int of_kind = is_key ? kv_head : kv_head - pages.kv_heads;
    const auto place_in = [&](const auto& arrays, int64_t index) {
      return Fp8Place{is_key,
                      BlockOf<Fp8>(is_key ? arrays.keys : arrays.values, index, pages.kv_heads,
                                   of_kind, int64_t{kPageTokens} * pages.head_dim),
                      ScalesOf(is_key ? arrays.key_scales : arrays.value_scales, index,
                               pages.kv_heads, of_kind)};
    };
    if (!in_room) return written < 0 ? place_in(pages, page) : place_in(args.written, written);
    const int32_t room = RoomOfPage(pages, static_cast<int32_t>(page), of_kind);
    return room < 0 ? Fp8Place{is_key, nullptr, nullptr} : place_in(pages.rooms, room);
  }
};

template <int kWidth>
__device__ void StoreFp8(const Fp8Place& place, int head_dim, int offset, int dim,
                         const Pack<Fp8, kWidth>& pack) {
  if (place.is_key) {
    const int64_t at = CacheFp8KeyOffset(head_dim, offset, dim);
    *reinterpret_cast<Pack<Fp8, kWidth>*>(place.block + at) = pack;
    return;
  }
#pragma unroll
  for (int i = 0; i < kWidth; ++i) {
    place.block[CacheFp8ValueOffset(head_dim, offset, dim + i)] = pack.values[i];
  }
}

// A whole warp, a few dimensions a lane: a key or a value, rounded with its scale.
template <int kWidth>
__device__ void PutFp8(const KvAppendLaunch& args, const TokenOut<Fp8>& out, int head,
                       const float (&row)[kMaxHeadDim / 32 / kWidth][kWidth]) {
  const int head_dim = args.pages.head_dim;
  const int first = static_cast<int>(threadIdx.x % 32) * kWidth;
  uint32_t absmax = 0;
#pragma unroll
  for (int pass = 0; pass < kMaxHeadDim / 32 / kWidth; ++pass) {
    if (first + pass * 32 * kWidth >= head_dim) break;
#pragma unroll
    for (int i = 0; i < kWidth; ++i) {
      // As integers, magnitudes have their order, and NaN is above all.
      absmax = max(absmax, __float_as_uint(row[pass][i]) & 0x7fffffffU);
    }
  }
  const int scale = ScaleByteOf(WarpReduce(absmax, Largest()));
  const bool is_finite = scale != kNonFiniteScale;
  const float inverse = is_finite ? __uint_as_float(InverseScaleBits(scale)) : 0.0F;
  const Fp8Place home = out.PlaceOfFp8(head, /*in_room=*/false);
  const Fp8Place room = out.PlaceOfFp8(head, /*in_room=*/true);
  if (first == 0) {
    home.scales[out.offset] = static_cast<uint8_t>(scale);
    if (room.block != nullptr) room.scales[out.offset] = static_cast<uint8_t>(scale);
  }
#pragma unroll
  for (int pass = 0; pass < kMaxHeadDim / 32 / kWidth; ++pass) {
    const int dim = first + pass * 32 * kWidth;
    if (dim >= head_dim) break;
    Pack<Fp8, kWidth> pack;
#pragma unroll
    for (int i = 0; i < kWidth; ++i) {
      pack.values[i] = is_finite ? NarrowToFp8(row[pass][i] * inverse) : Fp8{0};
    }
    StoreFp8(home, head_dim, out.offset, dim, pack);
    if (room.block != nullptr) StoreFp8(room, head_dim, out.offset, dim, pack);
  }
}

// Grid (tokens, shares of a token), a thread a few dimensions. Where the token stands came by a
// copy and needs no waiting.
template <int kWidth, typename Element>
__global__ void __launch_bounds__(kThreads) KvAppend(const KvAppendLaunch args) {
  __shared__ float2 factors[kMaxHeadDim / 2];
  AllowNextKernel();
  const int64_t token = blockIdx.x;
  const TokenPlace place = PlaceOf(args.rows, static_cast<int>(token));
  const TokenOut<Element> out(args, token, place);
  ReadFactors(args, place, factors);
  const int head_dim = args.pages.head_dim;
  const float* projected = args.projections + token * args.stride;
  const int rotated_heads = args.query_heads + args.pages.kv_heads;
  const int heads = rotated_heads + args.pages.kv_heads;
  const int stride = static_cast<int>(gridDim.y * blockDim.x) * kWidth;
  WaitForEarlierWork();
  for (int index = static_cast<int>(blockIdx.y * blockDim.x + threadIdx.x) * kWidth;
       index < heads * head_dim; index += stride) {
    const int head = index / head_dim;
    const int dim = index % head_dim;
    float values[kWidth];
    if (head < rotated_heads) {
      Rotate(PlainHead{projected + index - dim}, dim, args.rope.rotary_dims, factors, values);
    } else {
      Load(projected + index, values);
    }
    out.Put(head, dim, values);
  }
}

// The same with a warp a head, which knows the head's norm; a cache of e4m3 has no other.
template <int kWidth, typename Element>
__global__ void __launch_bounds__(kThreads) KvAppendByHeads(const KvAppendLaunch args) {
  __shared__ float2 factors[kMaxHeadDim / 2];
  AllowNextKernel();
  const int64_t token = blockIdx.x;
  const TokenPlace place = PlaceOf(args.rows, static_cast<int>(token));
  const TokenOut<Element> out(args, token, place);
  ReadFactors(args, place, factors);
  const int head_dim = args.pages.head_dim;
  const int rotated_heads = args.query_heads + args.pages.kv_heads;
  const int heads = rotated_heads + args.pages.kv_heads;
  const int warp = static_cast<int>(blockIdx.y * blockDim.x + threadIdx.x) / 32;
  WaitForEarlierWork();
  for (int head = warp; head < heads; head += static_cast<int>(gridDim.y) * kWarps) {
    const float* projected = args.projections + token * args.stride + int64_t{head} * head_dim;
    const float* weight = head < args.query_heads ? args.norms.query_weight : args.norms.key_weight;
    const bool rotates = head < rotated_heads;
    const float inverse_rms = rotates && weight != nullptr
                                  ? InverseRms<kWidth>(projected, head_dim, args.norms.epsilon)
                                  : 1.0F;
    const auto read = [&](int dim, float(&values)[kWidth]) {
      if (!rotates) {
        Load(projected + dim, values);
      } else if (weight == nullptr) {
        Rotate(PlainHead{projected}, dim, args.rope.rotary_dims, factors, values);
      } else {
        const NormedHead normed = {projected, weight, inverse_rms};
        Rotate(normed, dim, args.rope.rotary_dims, factors, values);
      }
    };
    const int first = static_cast<int>(threadIdx.x % 32) * kWidth;
    if constexpr (std::is_same_v<Element, Fp8>) {
      if (!rotates) {  // neighbouring dimensions of a value are apart: a lane each
        float row[kMaxHeadDim / 32][1];
#pragma unroll
        for (int pass = 0; pass < kMaxHeadDim / 32; ++pass) {
          const int dim = static_cast<int>(threadIdx.x % 32) + pass * 32;
          if (dim < head_dim) row[pass][0] = projected[dim];
        }
        PutFp8<1>(args, out, head, row);
        continue;
      }
      if (head >= args.query_heads) {
        float row[kMaxHeadDim / 32 / kWidth][kWidth];
#pragma unroll
        for (int pass = 0; pass < kMaxHeadDim / 32 / kWidth; ++pass) {
          const int dim = first + pass * 32 * kWidth;
          if (dim < head_dim) read(dim, row[pass]);
        }
        PutFp8<kWidth>(args, out, head, row);
        continue;
      }
    }
    for (int dim = first; dim < head_dim; dim += 32 * kWidth) {
      float values[kWidth];
      read(dim, values);
      out.Put(head, dim, values);
    }
  }
}

}  // namespace

cudaError_t LaunchKvAppend(const KvAppendLaunch& args, cudaStream_t stream) {
  if (args.rows.tokens == 0) return cudaSuccess;
  const uintptr_t alignment = reinterpret_cast<uintptr_t>(args.projections) |
                              reinterpret_cast<uintptr_t>(args.q) |
                              reinterpret_cast<uintptr_t>(args.norms.query_weight) |
                              reinterpret_cast<uintptr_t>(args.norms.key_weight) |
                              static_cast<uintptr_t>(args.stride) * sizeof(float);
  const bool wide = alignment % 16 == 0 && args.rope.rotary_dims % (2 * kWide) == 0 &&
                    args.pages.head_dim % kWide == 0;
  // A scale needs the whole row, so a warp has it, as with a norm.
  const bool by_heads = args.norms.query_weight != nullptr || args.pages.is_fp8();
  const int heads = args.query_heads + 2 * args.pages.kv_heads;
  const int width = wide ? kWide : 1;
  // Of a token, in threads' shares or warps'.
  const int work = by_heads ? heads : heads * args.pages.head_dim;
  const int of_one_pass = by_heads ? kWarps : kThreads * width;
  const int shares = args.rows.tokens <= kFewTokens ? (work + of_one_pass - 1) / of_one_pass : 1;
  const LaunchShape shape = {dim3(args.rows.tokens, shares), kThreads};
  return WithCacheElement(args.kv_dtype, [&](auto element) {
    using Element = decltype(element);
    if constexpr (!std::is_same_v<Element, Fp8>) {
      const auto plain = wide ? KvAppend<kWide, Element> : KvAppend<1, Element>;
      if (!by_heads) return LaunchEarly(plain, shape, stream, args);
    }
    const auto kernel = wide ? KvAppendByHeads<kWide, Element> : KvAppendByHeads<1, Element>;
    return LaunchEarly(kernel, shape, stream, args);
  });
}

}  // namespace longspan::cuda
