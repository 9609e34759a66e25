// Which key tiles a query tile attends to: by the weight that its mean query gives to their mean
// keys (FG-Attn, arXiv 2509.16518), of the heads that share a KV head the mean. A thread block a
// (query tile, KV head); a thread has every kThreads-th key tile through all stages.
#include <algorithm>
#include <cmath>
#include <cstdint>

#include "kernels/cuda/attention/served_shapes/limits.h"
#include "kernels/cuda/attention/sparse_prefill/sparse_prefill.h"
#include "kernels/cuda/attention/sparse_prefill/tile_places.cuh"
#include "kernels/cuda/base/block_reduce.cuh"
#include "kernels/cuda/base/cache_order.h"
#include "kernels/cuda/base/element.cuh"
#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/base/ordered_list.cuh"
#include "kernels/cuda/base/ptx.cuh"
#include "kernels/cuda/base/radix_threshold.cuh"

namespace longspan::cuda {
namespace {

constexpr int kWarps = 8;
constexpr int kThreads = kWarps * 32;
constexpr int kMostHeadDim = 256;

// A weight of one. All weights together are a little more or less, by rounding.
constexpr float kUnits = 1U << 30;

struct Shared {
  alignas(16) float means[kMostGroupHeads][kMostHeadDim];
  RadixScratch<unsigned long long> radix;
  WarpCounts<kWarps> counts;
};

// The mean queries of the KV head's group.
__device__ void MakeMeans(const SparsePrefillArgs& args, const PlacedQueryTile& query, int kv_head,
                          Shared& shared) {
  const int head_dim = args.pages.head_dim;
  const int group = args.query_heads / args.pages.kv_heads;
  const int64_t token_elements = int64_t{args.query_heads} * head_dim;
  const auto* queries = static_cast<const __nv_bfloat16*>(args.q) +
                        query.first_token * token_elements + int64_t{kv_head} * group * head_dim;
  for (int pair = static_cast<int>(threadIdx.x); pair < group * head_dim / 2; pair += kThreads) {
    float2 sum = make_float2(0.0F, 0.0F);
#pragma unroll 16
    for (int i = 0; i < args.settings.query_tile_tokens; ++i) {
      const auto values =
          reinterpret_cast<const __nv_bfloat162*>(queries + i * token_elements)[pair];
      sum.x += Widen(values.x);
      sum.y += Widen(values.y);
    }
    const int head = 2 * pair / head_dim;
    const int dim = 2 * pair % head_dim;
    const float share = 1.0F / static_cast<float>(args.settings.query_tile_tokens);
    shared.means[head][dim] = sum.x * share;
    shared.means[head][dim + 1] = sum.y * share;
  }
  __syncthreads();
}

// Products of the mean queries with one mean key, in base 2.
struct TileScores {
  float of[kMostGroupHeads];

  __device__ __forceinline__ TileScores(const SparsePrefillArgs& args, const PlacedQueryTile& query,
                                        int kv_head, int tile, const Shared& shared) {
    const DevicePages& pages = args.pages;
    const int per_page = pages.entries_per_page;
    const int group = args.query_heads / pages.kv_heads;
    const auto* mean = BlockOf<const __nv_bfloat16>(
        pages.summary_keys, PageAt(args.batch, query.row, tile / per_page), pages.kv_heads, kv_head,
        int64_t{per_page} * pages.head_dim);
#pragma unroll
    for (float& score : of) score = 0.0F;
#pragma unroll 2
    for (int dim = 0; dim < pages.head_dim; dim += kChunkElements) {
      float key[kChunkElements];
      Load(mean + CacheEntryOffset(pages.head_dim, per_page, tile, dim), key);
#pragma unroll
      for (int head = 0; head < kMostGroupHeads; ++head) {
        if (head >= group) break;
#pragma unroll
        for (int i = 0; i < kChunkElements; i += 4) {
          const float4 q = *reinterpret_cast<const float4*>(shared.means[head] + dim + i);
          of[head] += q.x * key[i] + q.y * key[i + 1] + q.z * key[i + 2] + q.w * key[i + 3];
        }
      }
    }
    const float scale = 1.44269504088896F * rsqrtf(static_cast<float>(pages.head_dim));
#pragma unroll
    for (float& score : of) score *= scale;
  }
};

// Of `tiles` key tiles the weights in kUnits, as integers in place of the first head's scores
// [group, capacity].
__device__ void WeighTiles(const SparsePrefillArgs& args, const PlacedQueryTile& query, int kv_head,
                           int tiles, float* scores, Shared& shared) {
  const int group = args.query_heads / args.pages.kv_heads;
  const int capacity = args.lists.capacity;
  float largest[kMostGroupHeads];
  float sums[kMostGroupHeads];
#pragma unroll
  for (int head = 0; head < kMostGroupHeads; ++head) {
    largest[head] = -INFINITY;
    sums[head] = 0.0F;
  }
  for (int tile = static_cast<int>(threadIdx.x); tile < tiles; tile += kThreads) {
    const TileScores own(args, query, kv_head, tile, shared);
#pragma unroll
    for (int head = 0; head < kMostGroupHeads; ++head) {
      if (head >= group) break;
      scores[int64_t{head} * capacity + tile] = own.of[head];
      largest[head] = fmaxf(largest[head], own.of[head]);
    }
  }
#pragma unroll
  for (int head = 0; head < kMostGroupHeads; ++head) {
    if (head >= group) break;
    largest[head] = BlockReduce(largest[head], Largest());
    for (int tile = static_cast<int>(threadIdx.x); tile < tiles; tile += kThreads) {
      sums[head] += PowerOfTwo(scores[int64_t{head} * capacity + tile] - largest[head]);
    }
    sums[head] = BlockReduce(sums[head], Sum());
  }
  for (int tile = static_cast<int>(threadIdx.x); tile < tiles; tile += kThreads) {
    float weight = 0.0F;
#pragma unroll
    for (int head = 0; head < kMostGroupHeads; ++head) {
      if (head >= group) break;
      weight += PowerOfTwo(scores[int64_t{head} * capacity + tile] - largest[head]) / sums[head];
    }
    reinterpret_cast<uint32_t*>(scores)[tile] =
        __float2uint_rn(weight * (kUnits / static_cast<float>(group)));
  }
}

// Marks among `tiles` weights the fewest that have the share together: 1 in place of a weight, or
// 0. Of equal ones the lower. The first ones are marked in any case.
__device__ void MarkTiles(const SparsePrefillSettings& settings, int tiles, uint32_t* weights,
                          Shared& shared) {
  unsigned long long total = 0;
  for (int tile = static_cast<int>(threadIdx.x); tile < tiles; tile += kThreads) {
    total += weights[tile];
  }
  total = BlockReduce(total, Sum());
  if (total == 0) {  // scores beyond fp32 estimate nothing
    for (int tile = static_cast<int>(threadIdx.x); tile < tiles; tile += kThreads) {
      weights[tile] = 1;
    }
    return;
  }
  const double wanted = ceil(settings.share * static_cast<double>(total));
  const auto budget = static_cast<unsigned long long>(fmax(wanted, 1.0)) - 1;
  const auto key_of = [&](int64_t tile) -> uint64_t { return ~weights[tile]; };
  const auto weight_of = [&](int64_t tile) -> unsigned long long { return weights[tile]; };
  const uint32_t least =
      ~static_cast<uint32_t>(RadixThreshold<4>(tiles, key_of, weight_of, budget, shared.radix));
  const int equal_wanted = least == 0 ? 0 : static_cast<int>(shared.radix.budget / least) + 1;
  const OrderedWalk<kWarps> walk(tiles);
  const auto is_equal = [&](int tile) { return weights[tile] == least; };
  int equal = walk.CountBefore(is_equal, shared.counts);
  walk.ForEach([&](int tile, bool exists) {
    const bool equals = exists && is_equal(tile);
    const bool is_wanted = OrderedWalk<kWarps>::Rank(equals, equal) < equal_wanted;
    if (!exists) return;
    const bool is_first = tile < settings.first_tiles;
    weights[tile] = is_first || weights[tile] > least || (equals && is_wanted) ? 1 : 0;
  });
}

// Lists the marked ones of `tiles`, ascending. How many there are.
__device__ int ListTiles(int tiles, const uint32_t* marks, int32_t* list, Shared& shared) {
  const OrderedWalk<kWarps> walk(tiles);
  const auto is_marked = [&](int tile) { return marks[tile] != 0; };
  int marked = 0;
  int before = walk.CountBefore(is_marked, shared.counts, &marked);
  walk.ForEach([&](int tile, bool exists) {
    const bool is_listed = exists && is_marked(tile);
    const int rank = OrderedWalk<kWarps>::Rank(is_listed, before);
    if (is_listed) list[rank] = tile;
  });
  return marked;
}

// Grid (places, Hk).
__global__ void __launch_bounds__(kThreads)
    ChooseTiles(const __grid_constant__ SparsePrefillArgs args) {
  __shared__ Shared shared;
  WaitForEarlierWork();
  AllowNextKernel();
  const SparsePrefillSettings& settings = args.settings;
  const PlacedQueryTile query(args.batch, settings.query_tile_tokens, static_cast<int>(blockIdx.x));
  const auto kv_head = static_cast<int>(blockIdx.y);
  const int list = static_cast<int>(blockIdx.x * gridDim.y + blockIdx.y);
  const bool takes_part = args.row_takes_part == nullptr || args.row_takes_part[query.row] != 0;
  const bool is_sparse = takes_part && query.is_there && query.begin >= settings.from_tokens;
  const int tiles = is_sparse ? query.begin / settings.key_tile_tokens : 0;
  const int to_choose = tiles - settings.recent_tokens / settings.key_tile_tokens;
  const auto end_with = [&](int count, int kept) {
    if (threadIdx.x != 0) return;
    args.lists.counts[list] = count;
    if (args.kept_tiles != nullptr) {
      atomicAdd(args.kept_tiles + query.row, static_cast<unsigned long long>(kept));
    }
  };
  if (to_choose <= 0) {
    end_with(-1, tiles);
    return;
  }
  const int capacity = args.lists.capacity;
  const int group = args.query_heads / args.pages.kv_heads;
  float* scores = args.scores + int64_t{list} * group * capacity;
  auto* weights = reinterpret_cast<uint32_t*>(scores);
  MakeMeans(args, query, kv_head, shared);
  WeighTiles(args, query, kv_head, tiles, scores, shared);
  __syncthreads();
  MarkTiles(settings, tiles, weights, shared);
  __syncthreads();
  const int count =
      ListTiles(to_choose, weights, args.lists.tiles + int64_t{list} * capacity, shared);
  end_with(count, count + tiles - to_choose);
}

bool IsServed(const SparsePrefillArgs& args) {
  const SparsePrefillSettings& settings = args.settings;
  const int tile = settings.key_tile_tokens;
  const int group = args.query_heads / std::max(1, args.pages.kv_heads);
  return SparsePrefillTileTokens(settings, args.pages.head_dim, args.query_heads,
                                 args.pages.kv_heads) > 0 &&
         group <= kMostGroupHeads && (tile == 16 || tile == 32 || tile == 64) &&
         settings.query_tile_tokens % 64 == 0 &&
         args.pages.entries_per_page == kPageTokens / tile && settings.recent_tokens % tile == 0;
}

}  // namespace

int QueryTilePlaces(const DeviceRows& rows, const SparsePrefillSettings& settings) {
  return rows.tokens / settings.query_tile_tokens;
}

int KeyTileCapacity(const SparsePrefillSettings& settings, int64_t longest_length_tokens) {
  return static_cast<int>(longest_length_tokens / settings.key_tile_tokens + 1);
}

size_t SparsePrefillScoreBytes(const DeviceRows& rows, const SparsePrefillSettings& settings,
                               int query_heads, int64_t longest_length_tokens) {
  return size_t(QueryTilePlaces(rows, settings)) * query_heads *
         KeyTileCapacity(settings, longest_length_tokens) * sizeof(float);
}

cudaError_t LaunchKeyTileChoice(const SparsePrefillArgs& args, cudaStream_t stream) {
  if (!IsServed(args)) return cudaErrorInvalidValue;
  if (QueryTilePlaces(args.batch, args.settings) == 0) return cudaSuccess;
  const dim3 grid(QueryTilePlaces(args.batch, args.settings), args.pages.kv_heads);
  return LaunchEarly(ChooseTiles, {grid, kThreads}, stream, args);
}

}  // namespace longspan::cuda
