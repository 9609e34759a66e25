#include <cmath>
#include <cstdint>

#include "kernels/cuda/attention/arguments/gate.cuh"
#include "kernels/cuda/attention/plain/plain_attention.h"
#include "kernels/cuda/attention/plain/plain_tile.cuh"

namespace longspan::cuda {
namespace {

constexpr int kWarps = 4;

// The tiles of one query, ascending, with the columns that each branch reads of them.
class TileWalk {
 public:
  __device__ TileWalk(const SparseSettings& sparse, const int32_t* chosen, int64_t position)
      : sparse_(sparse), chosen_(chosen), end_(position + 1) {
    window_begin_ = max(int64_t{0}, end_ - sparse.window_span_tokens);
    window_tile_ = sparse.window_span_tokens > 0 ? window_begin_ / kPageTokens : kNone;
    if (!sparse.selected_branch) chosen_ = nullptr;
  }

  // False at the end.
  __device__ bool Next(int64_t& tile, uint64_t& selected, uint64_t& window) {
    const int64_t selected_tile = SelectedTile();
    tile = min(selected_tile, window_tile_);
    if (tile == kNone) return false;
    selected = 0;
    while (SelectedTile() == tile) {
      const int64_t begin = int64_t{chosen_[index_]} * sparse_.block_tokens;
      const int64_t block_end = min(begin + sparse_.block_tokens, end_);
      selected |= TileColumns(tile, begin, block_end);
      ++tile_of_block_;
      if ((tile + 1) * kPageTokens >= block_end) {
        ++index_;
        tile_of_block_ = 0;
      }
    }
    window = 0;
    if (window_tile_ == tile) {
      window = TileColumns(tile, window_begin_, end_);
      window_tile_ = (tile + 1) * kPageTokens < end_ ? tile + 1 : kNone;
    }
    return true;
  }

 private:
  static constexpr int64_t kNone = INT64_MAX;

  // Of the chosen block that comes next.
  __device__ int64_t SelectedTile() const {
    if (chosen_ == nullptr || index_ >= sparse_.selected_blocks || chosen_[index_] < 0) {
      return kNone;
    }
    return int64_t{chosen_[index_]} * sparse_.block_tokens / kPageTokens + tile_of_block_;
  }

  const SparseSettings& sparse_;
  const int32_t* chosen_;
  const int64_t end_;
  int64_t window_begin_;
  int64_t window_tile_;
  int index_ = 0;
  int64_t tile_of_block_ = 0;
};

// What a warp works on.
struct Query {
  int64_t token;
  int head;
  int row;
  int64_t position;
};

// False if there is nothing for the warp, or the row takes no part.
__device__ bool FindQuery(const AttentionStep& step, Query& query) {
  const int64_t index = int64_t{blockIdx.x} * kWarps + threadIdx.x / 32;
  query.token = index / step.query_heads;
  query.head = static_cast<int>(index % step.query_heads);
  if (query.token >= step.rows.tokens) return false;
  const TokenPlace place = PlaceOf(step.rows, static_cast<int>(query.token));
  query.row = place.row;
  query.position = place.position;
  return step.takes_part[place.row] != 0;
}

// The warp's query vector in shared memory.
__device__ const float* LoadQuery(const AttentionStep& step, const Query& query) {
  __shared__ float queries[kWarps][kPlainMaxHeadDim];
  float* q = queries[threadIdx.x / 32];
  const int64_t first = (query.token * step.query_heads + query.head) * step.pages.head_dim;
  for (int dim = threadIdx.x % 32; dim < step.pages.head_dim; dim += 32) {
    q[dim] = QueryAt(step, first + dim);
  }
  __syncwarp();
  return q;
}

template <typename Element>
__device__ StoredRows<Element> PageRows(const AttentionStep& step, void* array, void* scales,
                                        const Query& query, int64_t tile) {
  const int64_t page = PageAt(step.rows, query.row, tile);
  const int kv_heads = step.pages.kv_heads;
  const int kv_head = query.head / step.group();
  return {
      BlockOf<Element>(array, page, kv_heads, kv_head, int64_t{kPageTokens} * step.pages.head_dim),
      ScalesOf(scales, page, kv_heads, kv_head)};
}

template <typename Element>
__device__ StoredRows<Element> KeyRows(const AttentionStep& step, const Query& query,
                                       int64_t tile) {
  return PageRows<Element>(step, step.pages.keys, step.pages.key_scales, query, tile);
}

template <typename Element>
__device__ StoredRows<Element> ValueRows(const AttentionStep& step, const Query& query,
                                         int64_t tile) {
  return PageRows<Element>(step, step.pages.values, step.pages.value_scales, query, tile);
}

__device__ float Scale(int head_dim) { return 1.0F / sqrtf(static_cast<float>(head_dim)); }

template <int kMaxDims, typename Element, typename Out>
__global__ void __launch_bounds__(32 * kWarps) Attend(const AttendLaunch args) {
  const AttentionStep& step = args.step;
  Query query;
  if (!FindQuery(step, query)) return;
  const int head_dim = step.pages.head_dim;
  const float* q = LoadQuery(step, query);
  const int kv_head = query.head / step.group();
  const int32_t* chosen =
      args.selected + (query.token * step.pages.kv_heads + kv_head) * args.sparse.selected_blocks;
  RunningSoftmax<kMaxDims> selected_branch;
  RunningSoftmax<kMaxDims> window_branch;
  TileWalk walk(args.sparse, chosen, query.position);
  int64_t tile;
  uint64_t selected;
  uint64_t window;
  while (walk.Next(tile, selected, window)) {
    float scores[2];
    ScoreTile(q, KeyRows<Element>(step, query, tile), head_dim, selected | window, Scale(head_dim),
              scores);
    const StoredRows<Element> values = ValueRows<Element>(step, query, tile);
    if (args.sparse.merged_window) {
      selected_branch.Merge(scores, selected | window, values, head_dim);
    } else {
      selected_branch.Merge(scores, selected, values, head_dim);
      window_branch.Merge(scores, window, values, head_dim);
    }
  }
  const int64_t first = (query.token * step.query_heads + query.head) * head_dim;
  const float gates[3] = {GateOf(args.gates, query.token, query.head, 0),
                          GateOf(args.gates, query.token, query.head, 1),
                          GateOf(args.gates, query.token, query.head, 2)};
#pragma unroll
  for (int i = 0; i < kMaxDims / 32; ++i) {
    const int dim = static_cast<int>(threadIdx.x % 32) + 32 * i;
    if (dim >= head_dim) break;
    float sum = 0.0F;
    if (args.compressed != nullptr) sum += args.compressed[first + dim] * gates[0];
    if (args.sparse.selected_branch) sum += selected_branch.Output(i) * gates[1];
    if (args.sparse.window_span_tokens > 0 && !args.sparse.merged_window) {
      sum += window_branch.Output(i) * gates[2];
    }
    static_cast<Out*>(args.out)[first + dim] = Narrow<Out>(sum);
  }
}

template <int kMaxDims, typename Element, typename Out>
__global__ void __launch_bounds__(32 * kWarps) Dense(const DenseLaunch args) {
  const AttentionStep& step = args.step;
  Query query;
  if (!FindQuery(step, query)) return;
  const int head_dim = step.pages.head_dim;
  const float* q = LoadQuery(step, query);
  RunningSoftmax<kMaxDims> softmax;
  const int64_t end = query.position + 1;
  const int64_t begin = args.window_tokens > 0 ? max(int64_t{0}, end - args.window_tokens) : 0;
  for (int64_t tile = begin / kPageTokens; tile * kPageTokens < end; ++tile) {
    const uint64_t columns = TileColumns(tile, begin, end);
    float scores[2];
    ScoreTile(q, KeyRows<Element>(step, query, tile), head_dim, columns, Scale(head_dim), scores);
    softmax.Merge(scores, columns, ValueRows<Element>(step, query, tile), head_dim);
  }
  const int64_t first = (query.token * step.query_heads + query.head) * head_dim;
#pragma unroll
  for (int i = 0; i < kMaxDims / 32; ++i) {
    const int dim = static_cast<int>(threadIdx.x % 32) + 32 * i;
    if (dim < head_dim) static_cast<Out*>(args.out)[first + dim] = Narrow<Out>(softmax.Output(i));
  }
}

template <typename Launch, typename Function>
void WithCacheAndOut(const Launch& args, const Function& function) {
  WithCacheElement(args.step.kv_dtype, [&](auto element) {
    WithElement(args.out_dtype, [&](auto out) { function(element, out); });
  });
}

unsigned Blocks(const AttentionStep& step) {
  return static_cast<unsigned>((int64_t{step.rows.tokens} * step.query_heads + kWarps - 1) /
                               kWarps);
}

}  // namespace

cudaError_t LaunchPlainAttend(const AttendLaunch& args, cudaStream_t stream) {
  if (args.step.rows.tokens == 0) return cudaSuccess;
  WithCacheAndOut(args, [&](auto element, auto out) {
    using Element = decltype(element);
    using Out = decltype(out);
    const auto kernel = args.step.pages.head_dim <= 128 ? Attend<128, Element, Out>
                                                        : Attend<kPlainMaxHeadDim, Element, Out>;
    kernel<<<Blocks(args.step), 32 * kWarps, 0, stream>>>(args);
  });
  return cudaGetLastError();
}

cudaError_t LaunchPlainDense(const DenseLaunch& args, cudaStream_t stream) {
  if (args.step.rows.tokens == 0) return cudaSuccess;
  WithCacheAndOut(args, [&](auto element, auto out) {
    using Element = decltype(element);
    using Out = decltype(out);
    const auto kernel = args.step.pages.head_dim <= 128 ? Dense<128, Element, Out>
                                                        : Dense<kPlainMaxHeadDim, Element, Out>;
    kernel<<<Blocks(args.step), 32 * kWarps, 0, stream>>>(args);
  });
  return cudaGetLastError();
}

}  // namespace longspan::cuda
