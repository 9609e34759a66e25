// Operands of the summaries' product: sub-blocks as rows of bf16, wherever their tokens lie, and
// the step that multiplies them (summary_tensor_product.cu says in which order).
#pragma once

#include <cuda_bf16.h>

#include <cstdint>

#include "kernels/cuda/base/cache_order.h"
#include "kernels/cuda/base/ptx.cuh"
#include "kernels/cuda/ops/sub_block.cuh"

namespace longspan::cuda {

// 32 of the depth: 16 rows, of which a lane has the eight neighbours of two, times 8 columns.
__device__ inline void AddDepthStep(const uint4& upper, const uint4& lower, const uint4& weights,
                                    float (&sum)[4]) {
  MultiplyAdd({upper.x, lower.x, upper.y, lower.y}, weights.x, weights.y, sum);
  MultiplyAdd({upper.z, lower.z, upper.w, lower.w}, weights.z, weights.w, sum);
}

// Where the inputs of one sub-block lie.
struct Source {
  // The page's; or plain rows: the tail of unrotated keys, or what LaunchExpandInputs left.
  const __nv_bfloat16* block = nullptr;
  bool has_rows = false;
  const float* projected = nullptr;  // of the sub-block's first token, as if this step had it
  int first_token = 0;               // within the page
  int tail_tokens = 0;               // tokens that only the tail has
};

__device__ inline Source SourceOf(const BlockSummaryLaunch& args, const SubBlock& sub_block,
                                  int kv_head, bool is_value) {
  Source source;
  if (sub_block.row < 0) return source;
  const DevicePages& pages = args.pages;
  const int64_t position = sub_block.index * args.stride_tokens;
  if (void* stored = is_value ? args.stored_values : args.stored_keys) {
    source.block = BlockOf<const __nv_bfloat16>(
        stored, SlotOf(args, sub_block.row, sub_block.index), pages.kv_heads, kv_head,
        int64_t{args.stride_tokens} * pages.head_dim);
    source.has_rows = true;
    return source;
  }
  if (is_value || !args.before_rope) {
    source.block =
        StoredBlockOf<__nv_bfloat16>(args, sub_block.row, position, kv_head, is_value).block;
    source.first_token = static_cast<int>(position % kPageTokens);
    return source;
  }
  const int64_t since_first = position - args.rows.first_positions[sub_block.row];
  source.projected = ProjectedKey(args, sub_block.row, kv_head, since_first);
  if (since_first < 0) {
    source.tail_tokens = static_cast<int>(-since_first);
    source.block =
        BlockOf<const __nv_bfloat16>(args.tail_keys, args.rows.slots[sub_block.row], pages.kv_heads,
                                     kv_head, int64_t{args.stride_tokens} * pages.head_dim);
    source.has_rows = true;
  }
  return source;
}

__device__ inline uint32_t PackPair(float low, float high) {
  const __nv_bfloat162 pair = __floats2bfloat162_rn(low, high);
  return *reinterpret_cast<const uint32_t*>(&pair);
}

// Whether token k of a sub-block is still among the projections of this step.
__device__ inline bool IsProjected(const Source& source, int k) {
  return source.projected != nullptr && k >= source.tail_tokens;
}

// Eight dimensions of a token that is in the cache or the tail.
__device__ inline const uint4* CachedInputs(const BlockSummaryLaunch& args, const Source& source,
                                            int k, int dim) {
  const int head_dim = args.pages.head_dim;
  const int64_t offset = source.has_rows ? int64_t{k} * head_dim + dim
                                         : CacheTokenOffset(head_dim, source.first_token + k, dim);
  return reinterpret_cast<const uint4*>(source.block + offset);
}

// Eight dimensions of token k of a sub-block, in bf16; zeros where there is no sub-block.
__device__ inline uint4 LoadInputs(const BlockSummaryLaunch& args, const Source& source, int k,
                                   int dim) {
  if (IsProjected(source, k)) {
    const float* from = source.projected + k * args.stride + dim;
    const float4 low = *reinterpret_cast<const float4*>(from);
    const float4 high = *reinterpret_cast<const float4*>(from + 4);
    return {PackPair(low.x, low.y), PackPair(low.z, low.w), PackPair(high.x, high.y),
            PackPair(high.z, high.w)};
  }
  if (source.block == nullptr) return {0, 0, 0, 0};
  return *CachedInputs(args, source, k, dim);
}

}  // namespace longspan::cuda
