// Attention of one warp's 16 rows over one tile of keys and values in shared memory, with
// mma.sync m16n8k16. Everything that needs no other warp.
//
// Thread t of the warp (quad = t / 4, lane c = t % 4) owns rows `quad` (upper) and `quad + 8`
// (lower). Two permutations keep every access 16 bytes wide and free of bank conflicts:
//  - of dimensions in Q K^T: a thread reads 16 contiguous bytes, dims 32 j + 8 c .. + 7, of its
//    query rows straight from global memory and of its key from shared memory, and calls their
//    four words the fragments of two k-steps. The sum does not mind the order.
//  - of keys: column n of an 8-key score tile is key pi(n) = n / 2 + 4 (n % 2), so that the two
//    keys of a quarter-warp lie in different halves of the swizzle. P V reads its values in the
//    same order. A thread's scores are those of keys 8 i + c and 8 i + c + 4.
//
// Output fragment order (partial outputs are stored so): 16-byte chunk 4 i + c of a row holds
// dims 8 (4 i + t) + 2 c + {0, 1} for t = 0..3.
#pragma once

#include "kernels/cuda/attention/selected/config.h"
#include "kernels/cuda/base/ptx.cuh"

namespace longspan::cuda::selected {

// Word t of lane c becomes word c of lane t of the quad. Whole warp.
__device__ __forceinline__ void TransposeQuad(uint4& words) {
  const bool odd = threadIdx.x & 1;
  const bool high = threadIdx.x & 2;
  const uint32_t a = __shfl_xor_sync(0xffffffff, odd ? words.x : words.y, 1);
  const uint32_t b = __shfl_xor_sync(0xffffffff, odd ? words.z : words.w, 1);
  (odd ? words.x : words.y) = a;
  (odd ? words.z : words.w) = b;
  const uint32_t c = __shfl_xor_sync(0xffffffff, high ? words.x : words.z, 2);
  const uint32_t d = __shfl_xor_sync(0xffffffff, high ? words.y : words.w, 2);
  (high ? words.x : words.z) = c;
  (high ? words.y : words.w) = d;
}

__device__ __forceinline__ int PermutedKey(int column) {
  return (column >> 1) | ((column & 1) << 2);
}

template <int kDim>
struct QueryRows {
  uint4 upper[kDim / 32];
  uint4 lower[kDim / 32];
};

template <int kDim>
struct RowOutputs {
  float values[kDim / 8][4];  // [n-tile]: upper 2c, 2c + 1, lower 2c, 2c + 1
  float max[2];               // upper, lower; of scaled base-2 logits
  float sum[2];               // this thread's keys only
};

template <int kDim>
__device__ __forceinline__ void LoadQueries(QueryRows<kDim>& rows, const __nv_bfloat16* upper,
                                            const __nv_bfloat16* lower) {
  const int offset = 8 * (threadIdx.x % 4);
#pragma unroll
  for (int j = 0; j < kDim / 32; ++j) {
    rows.upper[j] = __ldg(reinterpret_cast<const uint4*>(upper + 32 * j + offset));
    rows.lower[j] = __ldg(reinterpret_cast<const uint4*>(lower + 32 * j + offset));
  }
}

template <int kDim>
__device__ __forceinline__ void Clear(RowOutputs<kDim>& rows) {
#pragma unroll
  for (int i = 0; i < kDim / 8; ++i) {
    rows.values[i][0] = rows.values[i][1] = rows.values[i][2] = rows.values[i][3] = 0.0F;
  }
  rows.max[0] = rows.max[1] = -INFINITY;
  rows.sum[0] = rows.sum[1] = 0.0F;
}

// scores[i] = {upper key 8i + c, upper key 8i + c + 4, lower, lower}; `keys` is the tile's address.
template <int kDim, int kKeys>
__device__ __forceinline__ void Scores(float (&scores)[kKeys / 8][4], const QueryRows<kDim>& rows,
                                       uint32_t keys) {
  const int lane = threadIdx.x % 32;
  const int key = PermutedKey(lane / 4);
  const uint32_t base = keys + key * 128 + (((lane % 4) ^ key) * 16);
#pragma unroll
  for (int i = 0; i < kKeys / 8; ++i) {
    scores[i][0] = scores[i][1] = scores[i][2] = scores[i][3] = 0.0F;
  }
#pragma unroll
  for (int j = 0; j < kDim / 32; ++j) {
    const uint4 a = rows.upper[j];
    const uint4 b = rows.lower[j];
#pragma unroll
    for (int i = 0; i < kKeys / 8; ++i) {
      const uint4 k = LoadChunk((base ^ (64 * (j % 2))) + (j / 2) * kKeys * 128 + i * 1024);
      MultiplyAdd({a.x, b.x, a.y, b.y}, k.x, k.y, scores[i]);
      MultiplyAdd({a.z, b.z, a.w, b.w}, k.z, k.w, scores[i]);
    }
  }
}

// Scores of keys from `upper_limit` (`lower_limit`) on become minus infinity.
template <int kKeys>
__device__ __forceinline__ void MaskScores(float (&scores)[kKeys / 8][4], int upper_limit,
                                           int lower_limit) {
  const int lane = threadIdx.x % 4;
#pragma unroll
  for (int i = 0; i < kKeys / 8; ++i) {
    const int key = 8 * i + lane;
    if (key >= upper_limit) scores[i][0] = -INFINITY;
    if (key + 4 >= upper_limit) scores[i][1] = -INFINITY;
    if (key >= lower_limit) scores[i][2] = -INFINITY;
    if (key + 4 >= lower_limit) scores[i][3] = -INFINITY;
  }
}

// The online softmax: scores become bf16 weights in operand order, earlier sums and outputs are
// brought to the new maximum. A row that does not hold the block gets weights of zero.
template <int kDim, int kKeys, bool kFirst>
__device__ __forceinline__ void Softmax(float (&scores)[kKeys / 8][4],
                                        uint32_t (&weights)[kKeys / 16][4], RowOutputs<kDim>& rows,
                                        float scale_log2, bool upper_holds, bool lower_holds) {
  float shift[2];
  float rescale[2];
#pragma unroll
  for (int r = 0; r < 2; ++r) {
    const bool holds = r == 0 ? upper_holds : lower_holds;
    float top = -INFINITY;
#pragma unroll
    for (int i = 0; i < kKeys / 8; ++i) {
      top = fmaxf(top, fmaxf(scores[i][2 * r], scores[i][2 * r + 1]));
    }
    top = fmaxf(top, __shfl_xor_sync(0xffffffff, top, 1));
    top = fmaxf(top, __shfl_xor_sync(0xffffffff, top, 2)) * scale_log2;
    const float before = rows.max[r];
    const float now = holds ? fmaxf(before, top) : before;
    const float finite = now == -INFINITY ? 0.0F : now;
    rows.max[r] = now;
    shift[r] = holds ? finite : INFINITY;
    rescale[r] = PowerOfTwo(before - finite);
  }
  if (!kFirst && __any_sync(0xffffffff, rescale[0] != 1.0F || rescale[1] != 1.0F)) {
#pragma unroll
    for (int i = 0; i < kDim / 8; ++i) {
      rows.values[i][0] *= rescale[0];
      rows.values[i][1] *= rescale[0];
      rows.values[i][2] *= rescale[1];
      rows.values[i][3] *= rescale[1];
    }
    rows.sum[0] *= rescale[0];
    rows.sum[1] *= rescale[1];
  }
#pragma unroll
  for (int i = 0; i < kKeys / 8; ++i) {
    const float a = PowerOfTwo(fmaf(scores[i][0], scale_log2, -shift[0]));
    const float b = PowerOfTwo(fmaf(scores[i][1], scale_log2, -shift[0]));
    const float c = PowerOfTwo(fmaf(scores[i][2], scale_log2, -shift[1]));
    const float d = PowerOfTwo(fmaf(scores[i][3], scale_log2, -shift[1]));
    rows.sum[0] += a + b;
    rows.sum[1] += c + d;
    weights[i / 2][2 * (i % 2)] = PackBf16(a, b);
    weights[i / 2][2 * (i % 2) + 1] = PackBf16(c, d);
  }
}

// outputs += weights * values. At the edge, values from `valid_keys` on are memory that nobody
// wrote for this sequence: they are read as zeros, since 0 * NaN is NaN.
template <int kDim, int kKeys, bool kEdge>
__device__ __forceinline__ void AddValues(RowOutputs<kDim>& rows,
                                          const uint32_t (&weights)[kKeys / 16][4], uint32_t values,
                                          int valid_keys) {
  const int lane = threadIdx.x % 32;
  const int key = PermutedKey(lane % 8);
  const uint32_t base = values + ((lane / 8) % 2) * 1024 + key * 128 + (((lane / 16) ^ key) * 16);
#pragma unroll
  for (int k = 0; k < kKeys / 16; ++k) {
    const int first = valid_keys - 16 * k - lane % 4;  // valid keys from this thread's first on
    const uint32_t front = (first > 0 ? 0xffffU : 0U) | (first > 4 ? 0xffff0000U : 0U);
    const uint32_t back = (first > 8 ? 0xffffU : 0U) | (first > 12 ? 0xffff0000U : 0U);
#pragma unroll
    for (int j = 0; j < kDim / 16; ++j) {
      uint4 v = LoadMatricesTransposed((base ^ (32 * (j % 4))) + (j / 4) * kKeys * 128 + k * 2048);
      if (kEdge) {
        v.x &= front;
        v.y &= back;
        v.z &= front;
        v.w &= back;
      }
      const uint32_t(&w)[4] = weights[k];
      MultiplyAdd(w, v.x, v.y, rows.values[2 * j]);
      MultiplyAdd(w, v.z, v.w, rows.values[2 * j + 1]);
    }
  }
}

// Adds up the quad's sums; afterwards every thread has its rows' own.
template <int kDim>
__device__ __forceinline__ void FinishSums(RowOutputs<kDim>& rows) {
#pragma unroll
  for (int r = 0; r < 2; ++r) {
    rows.sum[r] += __shfl_xor_sync(0xffffffff, rows.sum[r], 1);
    rows.sum[r] += __shfl_xor_sync(0xffffffff, rows.sum[r], 2);
  }
}

__device__ __forceinline__ float InverseSum(float sum) { return sum > 0.0F ? 1.0F / sum : 0.0F; }

// Base 2; minus infinity for a row without keys.
__device__ __forceinline__ float LogSumExp2(float max, float sum) {
  return sum > 0.0F ? max + log2f(sum) : -INFINITY;
}

// One row of a partial output, in fragment order. kRow: 0 upper, 1 lower. Evict-first: the
// reduction reads it once.
template <int kDim, int kRow>
__device__ __forceinline__ void StorePartial(__nv_bfloat16* row, const RowOutputs<kDim>& rows) {
  const float inverse = InverseSum(rows.sum[kRow]);
  uint4* chunks = reinterpret_cast<uint4*>(row) + threadIdx.x % 4;
#pragma unroll
  for (int i = 0; i < kDim / 32; ++i) {
    uint32_t words[4];
#pragma unroll
    for (int t = 0; t < 4; ++t) {
      const float(&v)[4] = rows.values[4 * i + t];
      words[t] = PackBf16(v[2 * kRow] * inverse, v[2 * kRow + 1] * inverse);
    }
    __stcs(chunks + 4 * i, make_uint4(words[0], words[1], words[2], words[3]));
  }
}

}  // namespace longspan::cuda::selected
