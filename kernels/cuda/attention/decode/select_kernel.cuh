// Compressed attention of one token, its block scores, and the choice of blocks. The thread blocks
// of a (row, KV head) are one cluster: each holds a share of the entries through all stages, and
// they send each other what they found (cluster_merge.cuh).
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/decode/choice_handover.cuh"
#include "kernels/cuda/attention/decode/choose_blocks.cuh"
#include "kernels/cuda/attention/decode/cluster_merge.cuh"
#include "kernels/cuda/attention/decode/sparse_decode.h"
#include "kernels/cuda/attention/decode/summary_walk.cuh"

namespace longspan::cuda {

template <int kHeadDim, int kHeadTiles>
struct SelectShared {
  union {
    DecodeRing<kHeadDim> ring;  // until the entries have been read
    ChoiceScratch choice;
  };
  Incoming<kHeadDim, kHeadTiles> incoming;  // boundary scores too count for its barrier
  SoftmaxStatistics statistics[kHeadTiles * 8];
  BoundaryScores<kHeadTiles> boundary;
  KeyMail keys;
};

// All threads: the scores that the share before pools to its thread block.
template <int kHeadDim, int kHeadTiles>
__device__ __forceinline__ void SendBoundary(const SummaryShare& share, const NsaParams& nsa,
                                             int stride, int split, int splits_log2,
                                             SelectShared<kHeadDim, kHeadTiles>& shared) {
  const int i = static_cast<int>(threadIdx.x);
  if (4 * i >= share.EntriesPooledBefore(nsa) * stride) return;
  Send(share.SplitBefore(split, splits_log2), reinterpret_cast<float4*>(shared.boundary.behind) + i,
       reinterpret_cast<const float4*>(shared.boundary.own)[i], shared.incoming.barrier);
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
  const bool has_outputs = args.compressed != nullptr;
  const DecodeRow row(args);
  const SummaryShare share(nsa, row.position, split, splits_log2);
  const int n = nsa.selected_blocks;
  const int own_block = row.position >> Log2(nsa.block_tokens);
  const bool is_choice = nsa.selected_branch && own_block >= n;
  if (threadIdx.x == 0) {
    const int scores = is_choice ? share.EntriesBehind(nsa) * stride : 0;
    Expect(shared.incoming.barrier,
           Incoming<kHeadDim, kHeadTiles>::Bytes(group, splits_log2, has_outputs) +
               scores * static_cast<int>(sizeof(float)));
    if (split == 0) Expect(shared.keys.barrier, KeyBytes(own_block, 1 << splits_log2));
  }
  __syncwarp();
  ArriveAtCluster();
  WaitForEarlierWork();  // rows came by a copy and needed no waiting
  int32_t* chosen = args.selected + (row.token * args.pages.kv_heads + row.kv_head) * n;
  const bool is_first_warp = threadIdx.x < 32;
  const ChoiceMarks marks(chosen, is_first_warp && split == 0 ? n : 0);

  float* scores = args.workspace.scores + row.pair * args.workspace.entry_capacity * stride;
  const int boundary_end = share.begin_entry + SummaryShare::PooledBehind(nsa);
  const auto keep = [&](int entry, int head, float score, float next_head_score) {
    const float2 pair = make_float2(score, next_head_score);
    __stcg(reinterpret_cast<float2*>(scores + entry * stride + head), pair);
    if (entry >= boundary_end) return;
    const int place = (entry - share.begin_entry) * stride + head;
    *reinterpret_cast<float2*>(shared.boundary.own + place) = pair;
  };
  WarpState<kHeadDim, kHeadTiles> state;
  // Not earlier: the next launch would read beside this one, and this one is awaited.
  const auto begun = [&] {
    if (is_first_warp) marks.LetNextLaunchBegin();
  };
  AttendSummaries(args, row, share, shared.ring, keep, begun, state);
  AwaitCluster();
  SendState(state, shared.ring, group, split, splits_log2, has_outputs, shared.statistics,
            shared.incoming);
  BlockChooser chooser(args, row, share, own_block, scores, shared.boundary.behind, shared.choice,
                       shared.keys);
  if (is_choice) {
    chooser.FetchScores();
    SendBoundary(share, nsa, stride, split, splits_log2, shared);
  }
  MergeScratch& merge = shared.choice.merge;
  AwaitSent(shared.incoming.barrier);
  WeighParts(
      group, 1 << splits_log2,
      [&](int head, int part) { return shared.incoming.statistics[(head << splits_log2) + part]; },
      merge);
  if (is_choice) chooser.ScoreBlocks();
  // The first block waits for the scores of the others; the output is merged meanwhile.
  if (has_outputs) {
    float* output = args.compressed + row.QueryOffset(args.query_heads, group, kHeadDim);
    MergeShare(
        shared.incoming.outputs, group * kHeadDim / 4, split, splits_log2,
        [&](int part, int quad) {
          return merge.factors[((4 * quad / kHeadDim) << splits_log2) + part];
        },
        [&](int, int quad, const float4& sum) { reinterpret_cast<float4*>(output)[quad] = sum; });
  }
  if (split != 0) return;
  if (is_choice) {
    chooser.Choose(chosen);
  } else if (threadIdx.x < n) {  // none or all
    const int block = static_cast<int>(threadIdx.x);
    GiveBlock(chosen + block, nsa.selected_branch && block <= own_block ? block : -1);
  }
}

}  // namespace longspan::cuda
