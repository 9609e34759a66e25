// Compressed attention of one token, its block scores, and the choice of blocks. The thread blocks
// of a (row, KV head) are one cluster: each holds a share of the entries through all stages, and
// they tell each other of it through shared memory.
#pragma once

#include <cstdint>

#include "kernels/cuda/sparse_decode/choose_blocks.cuh"
#include "kernels/cuda/sparse_decode/cluster.cuh"
#include "kernels/cuda/sparse_decode/merge.cuh"
#include "kernels/cuda/sparse_decode/sparse_decode.h"
#include "kernels/cuda/sparse_decode/summary_walk.cuh"

namespace longspan::cuda {

template <int kHeadDim, int kHeadTiles>
struct SelectShared {
  union {
    DecodeRing<kHeadDim> ring;  // until the entries have been read
    ChoiceScratch choice;
  };
  BlockPartial<kHeadDim, kHeadTiles> partial;
};

// All threads of the cluster: the merged output of this block's share of the dimensions.
template <int kHeadDim, int kHeadTiles>
__device__ __forceinline__ void MergeSummaries(const DecodeArgs& args, const DecodeRow& row,
                                               int group, int splits_log2,
                                               BlockPartial<kHeadDim, kHeadTiles>& partial,
                                               const MergeScratch& scratch) {
  float* output = args.compressed + row.QueryOffset(args.query_heads, group, kHeadDim);
  MergeShare(
      group * kHeadDim / 4, static_cast<int>(blockIdx.x), splits_log2,
      [&](int part, int quad) {
        const float* from = OfClusterBlock(&partial, part)->output;
        float4 sum = make_float4(0.0F, 0.0F, 0.0F, 0.0F);
        AddScaled(sum, scratch.factors[((4 * quad / kHeadDim) << splits_log2) + part],
                  reinterpret_cast<const float4*>(from)[quad]);
        return sum;
      },
      [&](int quad, const float4& sum) { reinterpret_cast<float4*>(output)[quad] = sum; });
}

template <int kHeadDim, int kHeadTiles>
__global__ void __launch_bounds__(kDecodeThreads, kHeadTiles == 1 ? 2 : 1)
    SelectKernel(const __grid_constant__ DecodeArgs args) {
  extern __shared__ __align__(128) char memory[];
  auto& shared = *reinterpret_cast<SelectShared<kHeadDim, kHeadTiles>*>(memory);
  const NsaParams& nsa = args.nsa;
  const int splits_log2 = Log2(gridDim.x);
  const int split = static_cast<int>(blockIdx.x);
  const int group = args.query_heads / args.pages.kv_heads;
  const int stride = ScoreStride(group);
  const DecodeRow row(args);
  const SummaryShare share(nsa, row.position, split, splits_log2);

  float* scores = args.workspace.scores + row.pair * args.workspace.entry_capacity * stride;
  const auto keep = [&](int entry, int head, float score, float next_head_score) {
    __stcg(reinterpret_cast<float2*>(scores + entry * stride + head),
           make_float2(score, next_head_score));
  };
  WarpState<kHeadDim, kHeadTiles> state;
  AttendSummaries(args, row, share, shared.ring, keep, state);
  LetNextLaunchBegin();  // not earlier: it would read beside this one, and this one is awaited
  JoinWarps(state, shared.ring, group, shared.partial.output, shared.partial.statistics);
  SyncCluster();

  const int n = nsa.selected_blocks;
  const int own_block = row.position >> Log2(nsa.block_tokens);
  const bool is_choice = nsa.selected_branch && own_block >= n;
  BlockChooser chooser(args, row, share, own_block, scores, shared.choice);
  if (is_choice) chooser.FetchScores();
  MergeScratch& merge = shared.choice.merge;
  WeighParts(
      group, 1 << splits_log2,
      [&](int head, int part) { return OfClusterBlock(&shared.partial, part)->statistics[head]; },
      merge);
  if (is_choice) chooser.ScoreBlocks();
  ArriveAtCluster();
  // The first block waits for the scores of the others; the output is merged meanwhile.
  if (args.compressed != nullptr) {
    MergeSummaries(args, row, group, splits_log2, shared.partial, merge);
  }
  AwaitCluster();
  ArriveAtCluster();  // the partials have been read
  int32_t* chosen = args.selected + (row.token * args.pages.kv_heads + row.kv_head) * n;
  if (split == 0 && is_choice) {
    chooser.Choose(chosen);
  } else if (split == 0 && threadIdx.x < n) {  // none or all
    const int block = static_cast<int>(threadIdx.x);
    chosen[block] = nsa.selected_branch && block <= own_block ? block : -1;
  }
  AwaitCluster();
}

}  // namespace longspan::cuda
