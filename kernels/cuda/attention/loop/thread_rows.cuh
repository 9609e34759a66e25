// The two query rows of a work item that a thread has part in, as accumulators lie (wgmma.cuh):
// what they may see, and where their output goes.
#pragma once

#include <cuda_bf16.h>

#include "kernels/cuda/attention/loop/config.cuh"
#include "kernels/cuda/attention/loop/softmax.cuh"

namespace longspan::cuda {

struct ThreadRows {
  int lane;
  int first;     // of the item's rows: first and first + 8
  int token[2];  // of the query tile, which they belong to

  __device__ __forceinline__ ThreadRows(int warpgroup, int heads_a_token)
      : lane(static_cast<int>(threadIdx.x) % 32),
        first(warpgroup * 64 + static_cast<int>(threadIdx.x) / 32 % 4 * 16 + lane / 4),
        token{first / heads_a_token, (first + 8) / heads_a_token} {}

  // Scores of keys that a row must not see become -infinity.
  template <typename Rule, int kCount>
  __device__ __forceinline__ void Mask(const Rule& rule, const QueryTile& query, int first_key,
                                       float (&scores)[kCount]) const {
    const int column = first_key + 2 * (lane % 4);
#pragma unroll
    for (int row = 0; row < 2; ++row) {
      // Rows past the end repeat the last token's mask.
      const int position = query.first_position + min(token[row], query.tokens - 1);
      const int begin = rule.Begin(position) - column;
      const int end = rule.End(position) - column;
#pragma unroll
      for (int j = 0; j < kCount / 4; ++j) {
#pragma unroll
        for (int e = 0; e < 2; ++e) {
          const int key = 8 * j + e;
          if (key >= end || (Rule::kBoundedBelow && key < begin)) {
            scores[4 * j + 2 * row + e] = -INFINITY;
          }
        }
      }
    }
  }

  // What scores of each row are multiplied with, but for the keys' scale.
  __device__ __forceinline__ void ReadQueryScales(const LoopArgs& args, const WorkItem& item,
                                                  float (&factors)[2]) const {
#pragma unroll
    for (int row = 0; row < 2; ++row) {
      factors[row] = token[row] < item.tile.tokens
                         ? args.query_scales[OutputRow(args, item, row)] * args.score_scale
                         : 1.0F;
    }
  }

  __device__ __forceinline__ void StoreLogSums(const LoopArgs& args, const WorkItem& item,
                                               const OnlineSoftmax& softmax) const {
    if (args.log_sums == nullptr) return;
#pragma unroll
    for (int row = 0; row < 2; ++row) {
      const float sum = QuadSum(softmax.sum[row]);
      if (token[row] >= item.tile.tokens || lane % 4 != 0) continue;
      args.log_sums[OutputRow(args, item, row)] =
          sum > 0.0F ? softmax.maximum[row] * args.score_scale + log2f(sum) : -INFINITY;
    }
  }

  // Normalises and writes this thread's rows.
  template <typename Out, int kCount>
  __device__ __forceinline__ void Store(const LoopArgs& args, const WorkItem& item,
                                        const OnlineSoftmax& softmax,
                                        const float (&output)[kCount]) const {
    constexpr int kHeadDim = 2 * kCount;
#pragma unroll
    for (int row = 0; row < 2; ++row) {
      const float sum = QuadSum(softmax.sum[row]);
      const float inverse = sum > 0.0F ? 1.0F / sum : 0.0F;
      StoreRow<kCount>(static_cast<Out*>(args.out) + OutputRow(args, item, row) * kHeadDim,
                       token[row] < item.tile.tokens, output + 2 * row, inverse);
    }
  }

 private:
  // Of the step's [T, Hq].
  __device__ __forceinline__ int64_t OutputRow(const LoopArgs& args, const WorkItem& item,
                                               int row) const {
    const int head = item.kv_head * args.group + first + 8 * row - token[row] * args.group;
    return (item.tile.first_token + token[row]) * (int64_t{args.kv_heads} * args.group) + head;
  }

  // `output` [8-dimension groups, 4 a group]: this thread has dimensions 2 * (lane % 4) and the
  // next of each group. Lanes trade pairs of dimensions, so that each stores 16 bytes at a time and
  // a quad 64 in a row: stores are paid for by the row they touch.
  //
  // Two neighbours, two groups: each gets half a group.
  template <int kCount>
  __device__ __forceinline__ void StoreRow(float* to, bool real, const float* output,
                                           float inverse) const {
    const bool odd = lane % 2 == 1;
    to += (odd ? 8 : 0) + lane % 4 / 2 * 4;
#pragma unroll
    for (int j = 0; j < kCount / 4; j += 2) {
      const float2 low = Scaled(output + 4 * j, inverse);
      const float2 high = Scaled(output + 4 * j + 4, inverse);
      const float x = __shfl_xor_sync(0xFFFFFFFFU, odd ? low.x : high.x, 1);
      const float y = __shfl_xor_sync(0xFFFFFFFFU, odd ? low.y : high.y, 1);
      if (real) {
        *reinterpret_cast<float4*>(to + 8 * j) =
            odd ? make_float4(x, y, high.x, high.y) : make_float4(low.x, low.y, x, y);
      }
    }
  }
  // The quad, four groups: each gets a group.
  template <int kCount>
  __device__ __forceinline__ void StoreRow(__nv_bfloat16* to, bool real, const float* output,
                                           float inverse) const {
    to += lane % 4 * 8;
#pragma unroll
    for (int j = 0; j < kCount / 4; j += 4) {
      uint32_t words[4];
#pragma unroll
      for (int group = 0; group < 4; ++group) {
        const float2 pair = Scaled(output + 4 * (j + group), inverse);
        words[group] = PackBf16(pair.x, pair.y);
      }
      const uint4 chunk = TransposedQuad(words);
      if (real) *reinterpret_cast<uint4*>(to + 8 * j) = chunk;
    }
  }

  __device__ __forceinline__ static float2 Scaled(const float* pair, float scale) {
    return make_float2(pair[0] * scale, pair[1] * scale);
  }
  // Word t of lane c becomes word c of lane t.
  __device__ __forceinline__ uint4 TransposedQuad(const uint32_t (&words)[4]) const {
    const bool odd = lane % 2 == 1;
    const bool high = lane % 4 >= 2;
    const uint32_t a = __shfl_xor_sync(0xFFFFFFFFU, odd ? words[0] : words[1], 1);
    const uint32_t b = __shfl_xor_sync(0xFFFFFFFFU, odd ? words[2] : words[3], 1);
    const uint32_t x = odd ? a : words[0];
    const uint32_t y = odd ? words[1] : a;
    const uint32_t z = odd ? b : words[2];
    const uint32_t w = odd ? words[3] : b;
    const uint32_t c = __shfl_xor_sync(0xFFFFFFFFU, high ? x : z, 2);
    const uint32_t d = __shfl_xor_sync(0xFFFFFFFFU, high ? y : w, 2);
    return high ? make_uint4(c, d, z, w) : make_uint4(x, y, c, d);
  }
};

}  // namespace longspan::cuda
