// Compressed attention of one token, its block scores, and the choice of blocks. The thread blocks
// of a (row, KV head) are one cluster: each holds a share of the entries through all stages, and
// what they tell each other goes through device memory (L2) between barriers of the cluster.
#pragma once

#include <cstdint>

#include "kernels/cuda/sparse_decode/choose_blocks.cuh"
#include "kernels/cuda/sparse_decode/decode_row.cuh"
#include "kernels/cuda/sparse_decode/merge.cuh"
#include "kernels/cuda/sparse_decode/rank_blocks.cuh"
#include "kernels/cuda/sparse_decode/sparse_decode.h"

namespace longspan::cuda {

// What one thread block of the launch works on.
struct SelectWork {
  DecodeRow row;
  int64_t first_entry;  // visible: first_entry <= e < end_entry
  int64_t end_entry;
  int tile_begin;
  int tile_end;

  __device__ SelectWork(const DecodeArgs& args, int split, int splits) : row(args) {
    const NsaParams& nsa = args.nsa;
    first_entry = nsa.kernel_tokens / nsa.stride_tokens - 1;
    end_entry = (row.position + 1) / nsa.stride_tokens;
    const int tiles =
        end_entry > first_entry ? static_cast<int>((end_entry + kTileRows - 1) / kTileRows) : 0;
    tile_begin = tiles * split / splits;
    tile_end = tiles * (split + 1) / splits;
  }
};

// scores [E, ScoreStride] keeps every score for the choice.
template <int kHeadDim, int kHeadTiles>
__device__ __forceinline__ void AttendSummaries(const DecodeArgs& args, const SelectWork& work,
                                                DecodeRing<kHeadDim>& ring, float* scores,
                                                WarpState<kHeadDim, kHeadTiles>& state) {
  const DevicePages& pages = args.pages;
  const int group = args.query_heads / pages.kv_heads;
  const int lane = threadIdx.x % 32;
  const int stride = ScoreStride(group);
  // A page's entries are one block, or some of its rows are all that a warp takes.
  const int rows_log2 = __ffs(min(pages.entries_per_page, kWarpRows)) - 1;
  const int block_bytes_log2 = rows_log2 + __ffs(kHeadDim * 2) - 1;
  const int64_t end_page = (work.end_entry + pages.entries_per_page - 1) / pages.entries_per_page;
  QueryFragments<kHeadDim, kHeadTiles> queries;
  queries.Load(args.q + work.row.QueryOffset(args.query_heads, group, kHeadDim), group);
  state.Clear();

  const auto pieces_of = [&](int64_t first_entry) {
    RowPieces pieces;
    const int64_t page = (first_entry >> rows_log2) + lane;
    if (lane >= kWarpRows >> rows_log2 || page >= end_page) return pieces;
    const int64_t block = work.row.Block(page, pages.kv_heads) << block_bytes_log2;
    pieces.keys = static_cast<const char*>(pages.summary_keys) + block;
    if (args.compressed != nullptr) {
      pieces.values = static_cast<const char*>(pages.summary_values) + block;
    }
    return pieces;
  };
  const auto copy = [&](int stage, const RowPieces& pieces) {
    ring.CopyBlocks(stage, block_bytes_log2, pieces);
  };
  const int warp = static_cast<int>(threadIdx.x / 32);
  const auto attend = [&](int64_t entry, int stage) {
    const uint32_t visible = RowsBetween(entry, work.first_entry, work.end_entry);
    float tile_scores[kHeadTiles][4];
    ScoreRows(SharedAddress(ring.keys[stage][warp]), rows_log2, visible, ScaleLog2(kHeadDim),
              queries, tile_scores);
#pragma unroll
    for (int head_tile = 0; head_tile < kHeadTiles; ++head_tile) {
      const int head = head_tile * 8 + 2 * (lane % 4);
      if (head >= stride) break;
      float* to = scores + (entry + lane / 4) * stride + head;
      __stcg(reinterpret_cast<float2*>(to),
             make_float2(tile_scores[head_tile][0], tile_scores[head_tile][1]));
      __stcg(reinterpret_cast<float2*>(to + 8 * stride),
             make_float2(tile_scores[head_tile][2], tile_scores[head_tile][3]));
    }
    AddRows(SharedAddress(ring.values[stage][warp]), rows_log2, visible, tile_scores, state);
  };
  WalkRows(work.tile_begin, work.tile_end, pieces_of, copy, attend);
  state.SumLanes();
}

// P[e], the probabilities of an entry summed over the heads, for this block's entries.
template <int kStride>
__device__ __forceinline__ void SumImportance(const float* scores, int group,
                                              const SelectWork& work, const float* log2_sums,
                                              float* importance) {
  const int end = static_cast<int>(min(int64_t{work.tile_end} * kTileRows, work.end_entry));
#pragma unroll 4
  for (int entry = work.tile_begin * kTileRows + threadIdx.x; entry < end; entry += blockDim.x) {
    float sum = 0.0F;
#pragma unroll
    for (int head = 0; head < kStride; head += 4) {
      const float4 four =
          __ldcg(reinterpret_cast<const float4*>(scores + int64_t{entry} * kStride + head));
      sum += Exp2(four.x - log2_sums[head]);
      if (head + 1 < group) sum += Exp2(four.y - log2_sums[head + 1]);
      if (head + 2 < group) sum += Exp2(four.z - log2_sums[head + 2]);
      if (head + 3 < group) sum += Exp2(four.w - log2_sums[head + 3]);
    }
    __stcg(importance + entry, sum);  // scores that are not visible are -infinity
  }
}

// The score of block j pools entries a*j … a*j + a + b - 2, a = B/d, b = l/d; overlap-sum counts an
// entry once for each sub-block it shares with the block.
__device__ __forceinline__ float PoolBlock(const NsaParams& nsa, const float* importance,
                                           int64_t end_entry, int64_t block) {
  const int per_block = nsa.block_tokens / nsa.stride_tokens;
  const int per_entry = nsa.kernel_tokens / nsa.stride_tokens;
  const int width = per_block + per_entry - 1;
  float score = 0.0F;
#pragma unroll 5
  for (int i = 0; i < width; ++i) {
    const int64_t entry = block * per_block + i;
    const float value = entry < end_entry ? __ldcg(importance + entry) : 0.0F;
    if (nsa.score_pool == NsaScorePool::kMax) {
      score = fmaxf(score, value);
    } else {
      score += value * static_cast<float>(min(min(i + 1, per_block), min(per_entry, width - i)));
    }
  }
  return score;
}

__device__ __forceinline__ void ChooseNothing(const DecodeArgs& args, const SelectWork& work) {
  const int n = args.nsa.selected_blocks;
  int32_t* chosen = args.selected + (work.row.token * args.pages.kv_heads + work.row.kv_head) * n;
  for (int i = threadIdx.x; i < n; i += blockDim.x) chosen[i] = -1;
}

// The selection blocks whose pooling begins in this thread block's entries; the last thread block
// has those behind them too.
struct OwnBlocks {
  int64_t begin;
  int64_t end;

  __device__ OwnBlocks(const NsaParams& nsa, const SelectWork& work, bool is_last,
                       int64_t own_block) {
    const int blocks_per_tile = kTileRows * nsa.stride_tokens / nsa.block_tokens;
    begin = int64_t{work.tile_begin} * blocks_per_tile;
    end = is_last ? own_block + 1 : min(int64_t{work.tile_end} * blocks_per_tile, own_block + 1);
    begin = min(begin, end);
  }
};

// The choice by ranks, where no thread block has more blocks than kRankedBlocks: each offers its n
// best, and the first one ranks what was offered.
__device__ __forceinline__ void ChooseByRank(const DecodeArgs& args, const SelectWork& work,
                                             int64_t own_block, const OwnBlocks& own,
                                             const float* importance, int split, int splits,
                                             uint64_t* keys, int32_t* chosen) {
  const NsaParams& nsa = args.nsa;
  const int n = nsa.selected_blocks;
  const int count = static_cast<int>(own.end - own.begin);
  uint64_t* offers = args.workspace.offers + work.row.pair * kMaxClusterBlocks * kMaxSelectedBlocks;
  for (int i = threadIdx.x; i < count; i += blockDim.x) {
    const int64_t block = own.begin + i;
    keys[i] = RankKey(nsa, own_block, block, PoolBlock(nsa, importance, work.end_entry, block));
  }
  for (int i = threadIdx.x; i < n; i += blockDim.x) __stcg(offers + split * n + i, 0);
  __syncthreads();
  for (int i = threadIdx.x; i < count; i += blockDim.x) {
    const int rank = CountLarger(keys, count, keys[i]);
    if (rank < n) __stcg(offers + split * n + rank, keys[i]);
  }
  SyncCluster();
  if (split != 0) return;
  const int offered = splits * n;
  for (int i = threadIdx.x; i < offered; i += blockDim.x) keys[i] = __ldcg(offers + i);
  __syncthreads();
  ChooseRanked(keys, offered, n, chosen);
}

// The choice from all scores in device memory by the first thread block.
__device__ __forceinline__ void ChooseByRadix(const DecodeArgs& args, const SelectWork& work,
                                              int64_t own_block, const OwnBlocks& own,
                                              const float* importance, int split, float* shared,
                                              int shared_floats, int32_t* chosen) {
  __shared__ ChoiceScratch scratch;
  float* block_scores = args.workspace.block_scores + work.row.pair * args.workspace.block_capacity;
  for (int64_t block = own.begin + threadIdx.x; block < own.end; block += blockDim.x) {
    __stcg(block_scores + block, PoolBlock(args.nsa, importance, work.end_entry, block));
  }
  SyncCluster();
  if (split != 0) return;
  const float* scores = block_scores;
  if (own_block < shared_floats) {
    for (int64_t block = threadIdx.x; block <= own_block; block += blockDim.x) {
      shared[block] = __ldcg(block_scores + block);
    }
    scores = shared;
    __syncthreads();
  }
  ChooseBlocks(
      args.nsa, own_block, [&](int64_t block) { return __float_as_uint(scores[block]); }, chosen,
      scratch);
}

template <int kHeadDim, int kHeadTiles>
__global__ void __launch_bounds__(kDecodeThreads)
    SelectKernel(const __grid_constant__ DecodeArgs args) {
  extern __shared__ __align__(128) char shared[];
  auto& ring = *reinterpret_cast<DecodeRing<kHeadDim>*>(shared);
  const DecodeWorkspace& workspace = args.workspace;
  const int splits = static_cast<int>(gridDim.x);
  const int split = static_cast<int>(blockIdx.x);
  const int group = args.query_heads / args.pages.kv_heads;
  const SelectWork work(args, split, splits);
  const int64_t pair = work.row.pair;
  float* scores = workspace.scores + pair * workspace.entry_capacity * ScoreStride(group);
  float* outputs = workspace.outputs + pair * splits * group * kHeadDim;
  auto* statistics =
      reinterpret_cast<SoftmaxStatistics*>(workspace.statistics) + pair * splits * group;

  WarpState<kHeadDim, kHeadTiles> state;
  AttendSummaries(args, work, ring, scores, state);
  JoinWarps(state, ring, group, outputs + split * group * kHeadDim, statistics + split * group);
  SyncCluster();

  static_assert(sizeof(MergeScratch) <= sizeof(ring.values));
  auto& merge = *reinterpret_cast<MergeScratch*>(ring.values);
  MergeStatistics(
      statistics, 0, splits, group, [](int) { return 1.0F; }, merge);
  if (args.compressed != nullptr) {
    float* output = args.compressed + work.row.QueryOffset(args.query_heads, group, kHeadDim);
    const int stride = 4 * static_cast<int>(blockDim.x) * splits;
    for (int i = 4 * (split * blockDim.x + threadIdx.x); i < group * kHeadDim; i += stride) {
      *reinterpret_cast<float4*>(output + i) =
          MergedValues(outputs, merge, splits, group, i / kHeadDim, kHeadDim, i % kHeadDim);
    }
  }
  if (!args.nsa.selected_branch) {
    if (split == 0) ChooseNothing(args, work);
    return;
  }
  const NsaParams& nsa = args.nsa;
  const int64_t own_block = work.row.position / nsa.block_tokens;
  int32_t* chosen = args.selected +
                    (work.row.token * args.pages.kv_heads + work.row.kv_head) * nsa.selected_blocks;
  if (own_block < nsa.selected_blocks) {  // all of them
    for (int i = threadIdx.x; split == 0 && i < nsa.selected_blocks; i += blockDim.x) {
      chosen[i] = i <= own_block ? i : -1;
    }
    return;
  }
  float* importance = workspace.importance + pair * workspace.entry_capacity;
  if (kHeadTiles == 2) {
    SumImportance<16>(scores, group, work, merge.log2_sums, importance);
  } else if (group > 4) {
    SumImportance<8>(scores, group, work, merge.log2_sums, importance);
  } else {
    SumImportance<4>(scores, group, work, merge.log2_sums, importance);
  }
  SyncCluster();
  const OwnBlocks own(nsa, work, split == splits - 1, own_block);
  // The same for all thread blocks: the largest share is that of the last one at most.
  const bool by_rank =
      nsa.selection == NsaSelection::kExact && own_block / splits + kSpareBlocks < kRankedBlocks;
  if (by_rank) {
    ChooseByRank(args, work, own_block, own, importance, split, splits,
                 reinterpret_cast<uint64_t*>(ring.keys), chosen);
  } else {
    ChooseByRadix(args, work, own_block, own, importance, split,
                  reinterpret_cast<float*>(ring.keys), sizeof(ring.keys) / sizeof(float), chosen);
  }
}

}  // namespace longspan::cuda
