// Selected and window attention of one token with the gates over the three branches. The thread
// blocks of a (row, KV head) are one cluster; each attends its share of the window and its share of
// the selected blocks. The window needs nothing of the choice: where the launch overlaps with
// LaunchDecodeSelect, it is attended while that still runs.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/decode/choice_handover.cuh"
#include "kernels/cuda/attention/decode/cluster_merge.cuh"
#include "kernels/cuda/attention/decode/sparse_decode.h"
#include "kernels/cuda/attention/decode/token_walk.cuh"

namespace longspan::cuda {

// The branches, as the columns of gates have them.
inline constexpr int kCompressed = 0;
inline constexpr int kSelected = 1;
inline constexpr int kWindow = 2;
inline constexpr int kBranches = 3;

template <int kHeadDim, int kHeadTiles>
struct AttendShared {
  union {
    DecodeRing<kHeadDim> ring;
    MergeScratch merge;  // when all has been read
  };
  // Of the window, and of the selected tokens. The window's outputs, once merged and gated, stay in
  // place until the others are there: a quad where its first part was.
  Incoming<kHeadDim, kHeadTiles> incoming[2];
  SoftmaxStatistics statistics[kHeadTiles * 8];
  float4 compressed[kHeadTiles * 2 * kHeadDim];  // of this block's share of the dimensions
  float gates[kBranches][kMostGroupHeads];
  int32_t chosen[kMaxSelectedBlocks];
};

__device__ __forceinline__ float Gate(const DecodeArgs& args, int64_t token, int head, int branch) {
  if (args.nsa.gate == NsaGate::kNone) return 1.0F;
  const int column = args.nsa.gate == NsaGate::kHead ? 3 * head + branch : branch;
  return __fdividef(1.0F, 1.0F + __expf(-args.gates[token * args.gate_stride + column]));
}

// All threads: the chosen blocks, when they are there, into shared memory.
__device__ __forceinline__ void TakeChoice(const DecodeArgs& args, const DecodeRow& row,
                                           int32_t* blocks) {
  const int n = args.nsa.selected_blocks;
  const int32_t* chosen = args.selected + (row.token * args.pages.kv_heads + row.kv_head) * n;
  if (threadIdx.x < n) blocks[threadIdx.x] = TakeBlock(chosen + threadIdx.x);
  __syncthreads();
}

// All threads: begins to copy this block's share of the compressed output into shared memory.
template <int kHeadDim, int kHeadTiles>
__device__ __forceinline__ void FetchCompressed(const DecodeArgs& args, const DecodeRow& row,
                                                int group, int splits_log2,
                                                AttendShared<kHeadDim, kHeadTiles>& shared) {
  const int quads = (group * kHeadDim / 4) >> splits_log2;
  const float* compressed =
      args.compressed + row.QueryOffset(args.query_heads, group, kHeadDim) + 4 * quads * blockIdx.x;
#pragma unroll 1
  for (int i = threadIdx.x; i < quads && args.nsa.compressed_branch; i += kDecodeThreads) {
    CopyChunk(SharedAddress(shared.compressed + i), compressed + 4 * i);
  }
}

// All threads: this block's share of the dimensions of what the blocks have sent, times the
// branch's gate. The window's is kept, the selected tokens' written out with the other branches.
template <int kHeadDim, int kHeadTiles>
__device__ __forceinline__ void MergeBranch(const DecodeArgs& args, const DecodeRow& row, int group,
                                            int splits_log2, int branch, bool has_window,
                                            Incoming<kHeadDim, kHeadTiles>& incoming,
                                            AttendShared<kHeadDim, kHeadTiles>& shared) {
  AwaitSent(incoming.barrier);
  WaitForChunks();
  WeighParts(
      group, 1 << splits_log2,
      [&](int head, int part) { return incoming.statistics[(head << splits_log2) + part]; },
      shared.merge);
  __nv_bfloat16* out = args.out + row.QueryOffset(args.query_heads, group, kHeadDim);
  float4* window = shared.incoming[0].outputs;
  MergeShare(
      incoming.outputs, group * kHeadDim / 4, static_cast<int>(blockIdx.x), splits_log2,
      [&](int part, int quad) {
        const int head = 4 * quad / kHeadDim;
        return shared.gates[branch][head] * shared.merge.factors[(head << splits_log2) + part];
      },
      [&](int place, int quad, float4 sum) {
        if (branch == kWindow) {
          window[place << splits_log2] = sum;
          return;
        }
        if (has_window) AddScaled(sum, 1.0F, window[place << splits_log2]);
        if (args.nsa.compressed_branch) {
          AddScaled(sum, shared.gates[kCompressed][4 * quad / kHeadDim], shared.compressed[place]);
        }
        reinterpret_cast<uint2*>(out)[quad] =
            make_uint2(PackBf16(sum.x, sum.y), PackBf16(sum.z, sum.w));
      });
}

template <int kHeadDim, int kHeadTiles, bool kFp8>
__global__ void __launch_bounds__(kDecodeThreads, kHeadTiles == 1 ? 2 : 1)
    AttendKernel(const __grid_constant__ DecodeArgs args) {
  extern __shared__ __align__(128) char memory[];
  auto& shared = *reinterpret_cast<AttendShared<kHeadDim, kHeadTiles>*>(memory);
  const NsaParams& nsa = args.nsa;
  const int splits_log2 = Log2(gridDim.x);
  const int split = static_cast<int>(blockIdx.x);
  const int group = args.query_heads / args.pages.kv_heads;
  if (threadIdx.x == 0) {
    for (auto& incoming : shared.incoming) {
      Expect(incoming.barrier,
             Incoming<kHeadDim, kHeadTiles>::Bytes(group, splits_log2, /*has_outputs=*/true));
    }
  }
  __syncwarp();
  ArriveAtCluster();
  const DecodeRow row(args);
  TokenQueries<kHeadDim, kHeadTiles, kFp8> queries;
  queries.Load(args.q + row.QueryOffset(args.query_heads, group, kHeadDim), group);
  if (threadIdx.x < kBranches * kMostGroupHeads) {
    const int head = threadIdx.x % kMostGroupHeads;
    const int branch = threadIdx.x / kMostGroupHeads;
    if (head < group) {
      shared.gates[branch][head] = Gate(args, row.token, row.kv_head * group + head, branch);
    }
  }
  const int end = row.position + 1;
  const int span = nsa.window_branch ? nsa.window_tokens + (nsa.window_plus_one ? 1 : 0) : 0;
  const int window_begin = max(end - span, 0);
  // A merged window has no softmax of its own: the selected tokens' goes on with its state.
  const bool merged = nsa.window == NsaWindow::kMerged;
  WarpState<kHeadDim, kHeadTiles> state;
  state.Clear();
  AwaitCluster();
#pragma unroll 1  // so that all code has been fetched when the choice arrives
  for (int branch = kWindow; branch >= kSelected; --branch) {
    TokenTiles tiles = PageTiles(window_begin, end);
    if (branch == kSelected) {
      TakeChoice(args, row, shared.chosen);
      tiles = BlockTiles(shared.chosen, nsa, merged ? window_begin : end);
    }
    const int count = tiles.Tiles();
    AttendTiles(args, row, queries, tiles, (count * split) >> splits_log2,
                (count * (split + 1)) >> splits_log2, shared.ring, state);
    if (branch == kSelected) {
      AllowNextKernel();     // not earlier: it would read beside this one
      WaitForEarlierWork();  // it has chosen, so this is short
      FetchCompressed(args, row, group, splits_log2, shared);
    }
    if (merged && branch == kWindow) continue;
    state.SumLanes();
    auto& incoming = shared.incoming[branch == kWindow ? 0 : 1];
    SendState(state, shared.ring, group, split, splits_log2, /*has_outputs=*/true,
              shared.statistics, incoming);
    state.Clear();
    MergeBranch(args, row, group, splits_log2, branch, !merged, incoming, shared);
  }
}

}  // namespace longspan::cuda
