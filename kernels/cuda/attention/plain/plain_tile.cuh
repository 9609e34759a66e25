// One query head of one token against tiles of 64 positions, by one warp. Lanes are positions while
// scores are made (two each), then dimensions while values are summed.
#pragma once

#include <cfloat>
#include <cstdint>

#include "kernels/cuda/attention/arguments/attention_step.h"
#include "kernels/cuda/base/block_reduce.cuh"
#include "kernels/cuda/base/cache_order.h"
#include "kernels/cuda/base/element.cuh"
#include "kernels/cuda/base/step.cuh"

namespace longspan::cuda {

inline constexpr int kPlainMaxHeadDim = 256;
inline constexpr unsigned kAllLanes = 0xffffffffU;

// A query's element as every attention kernel reads it: rounded where the cache is.
__device__ inline float QueryAt(const AttentionStep& step, int64_t index) {
  return step.q_bf16 == nullptr ? step.q[index]
                                : Widen(static_cast<const __nv_bfloat16*>(step.q_bf16)[index]);
}

template <int kWidth, typename Element, typename OffsetOf>
__device__ inline float DotPieces(const float* q, const Element* block, int head_dim,
                                  const OffsetOf& offset_of) {
  float sum = 0.0F;
  for (int dim = 0; dim < head_dim; dim += kWidth) {
    float key[kWidth];
    Load(block + offset_of(dim), key);
#pragma unroll
    for (int i = 0; i < kWidth; ++i) sum = fmaf(q[dim + i], key[i], sum);
  }
  return sum;
}

// q·k over a row of the cache whose dimension d lies at offset_of(d), eight neighbours together
// where the head dimension has whole eights.
template <typename Element, typename OffsetOf>
__device__ inline float DotRow(const float* q, const Element* block, int head_dim,
                               const OffsetOf& offset_of) {
  return head_dim % 8 == 0 ? DotPieces<8>(q, block, head_dim, offset_of)
                           : DotPieces<2>(q, block, head_dim, offset_of);
}

// A product beyond fp32 counts as the largest number: it takes all the weight, and gives no NaN.
__device__ inline float BoundedScore(float product, float scale) {
  const float score = product * scale;
  return score > FLT_MAX ? FLT_MAX : score < -FLT_MAX ? -FLT_MAX : score;
}

// Bits [begin, end) of tile `tile`, positions counted in the sequence.
__device__ inline uint64_t TileColumns(int64_t tile, int64_t begin, int64_t end) {
  const int64_t first = max(begin - tile * kPageTokens, int64_t{0});
  const int64_t last = min(end - tile * kPageTokens, int64_t{kPageTokens});
  if (first >= last) return 0;
  return (~uint64_t{0} >> (kPageTokens - (last - first))) << first;
}

// The keys or the values of one (page, KV head).
template <typename Element>
struct StoredRows {
  const Element* block;
  const uint8_t* scales;  // [64] of e4m3, or null
};

// A running softmax: the lane's share of the unnormalised output (dimension lane + 32 i), and the
// maximum and the sum, the same in all lanes.
template <int kMaxDims>
struct RunningSoftmax {
  float maximum = -INFINITY;
  float sum = 0.0F;
  float output[kMaxDims / 32] = {};

  // Merges the columns of a tile: scores of columns lane and lane + 32, values [64, D].
  template <typename Element>
  __device__ void Merge(const float (&scores)[2], uint64_t columns,
                        const StoredRows<Element>& values, int head_dim) {
    if (columns == 0) return;
    const int lane = threadIdx.x % 32;
    const bool first = (columns >> lane & 1) != 0;
    const bool second = (columns >> (lane + 32) & 1) != 0;
    const float largest =
        WarpReduce(fmaxf(first ? scores[0] : -INFINITY, second ? scores[1] : -INFINITY), Largest());
    const float new_maximum = fmaxf(maximum, largest);
    const float p0 = first ? expf(scores[0] - new_maximum) : 0.0F;
    const float p1 = second ? expf(scores[1] - new_maximum) : 0.0F;
    const float rescale = expf(maximum - new_maximum);
    sum = sum * rescale + WarpReduce(p0 + p1, Sum());
    maximum = new_maximum;
#pragma unroll
    for (int i = 0; i < kMaxDims / 32; ++i) output[i] *= rescale;
    for (int column = 0; column < kPageTokens; ++column) {
      const float p = __shfl_sync(kAllLanes, column < 32 ? p0 : p1, column % 32);
      if ((columns >> column & 1) == 0) continue;
      using Rows = CacheRows<Element>;
      const float scale = Rows::Scale(values.scales, column);
#pragma unroll
      for (int i = 0; i < kMaxDims / 32; ++i) {
        const int dim = lane + 32 * i;
        if (dim >= head_dim) break;
        const float value = Widen(values.block[Rows::Value(head_dim, column, dim)]);
        output[i] = fmaf(p, value * scale, output[i]);
      }
    }
  }

  // The lane's share of the normalised output; zero while nothing was merged.
  __device__ float Output(int i) const { return sum > 0.0F ? output[i] / sum : 0.0F; }
};

// Scores of columns lane and lane + 32 of a tile; columns that nobody asks for stay unread.
template <typename Element>
__device__ inline void ScoreTile(const float* q, const StoredRows<Element>& keys, int head_dim,
                                 uint64_t columns, float scale, float (&scores)[2]) {
  using Rows = CacheRows<Element>;
#pragma unroll
  for (int half = 0; half < 2; ++half) {
    const int column = static_cast<int>(threadIdx.x % 32) + 32 * half;
    scores[half] = 0.0F;
    if ((columns >> column & 1) == 0) continue;
    const float product =
        DotRow(q, keys.block, head_dim, [&](int dim) { return Rows::Key(head_dim, column, dim); });
    scores[half] = BoundedScore(product * Rows::Scale(keys.scales, column), scale);
  }
}

}  // namespace longspan::cuda
