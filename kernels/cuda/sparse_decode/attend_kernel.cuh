// Selected and window attention of one token with the gates over the three branches, and dense
// attention over all pages: the same walk over tiles of 64 tokens.
#pragma once

#include <cstdint>

#include "kernels/cuda/sparse_decode/decode_row.cuh"
#include "kernels/cuda/sparse_decode/merge.cuh"
#include "kernels/cuda/sparse_decode/sparse_decode.h"

namespace longspan::cuda {

// Consecutive pages from first_page on; visible tokens are [begin, position].
struct PageTiles {
  const DecodeRow& row;
  int64_t first_page;
  int64_t begin;

  __device__ int Tiles() const {
    return static_cast<int>(row.position / kPageTokens + 1 - first_page);
  }
  // First token of 16 rows; -1: none.
  __device__ int64_t TokenOf(int64_t first_row) const {
    return first_page * kPageTokens + first_row;
  }
  __device__ uint32_t Visible(int64_t first_row) const {
    return RowsBetween(TokenOf(first_row), begin, row.position + 1);
  }
};

// The chosen blocks, several to a tile or several tiles to a block. Visible tokens are those up to
// `end`: the query's own position, or the window where both share a softmax.
struct SelectedTiles {
  const DecodeRow& row;
  const int32_t* chosen;  // in shared memory
  int count;
  int block_tokens;
  int64_t end;

  // Whole warps.
  __device__ SelectedTiles(const DecodeRow& decode_row, const NsaParams& nsa,
                           const int32_t* selected, int64_t visible_end)
      : row(decode_row),
        chosen(selected),
        count(0),
        block_tokens(nsa.block_tokens),
        end(visible_end) {
    for (int first = 0; first < nsa.selected_blocks; first += 32) {
      const int i = first + static_cast<int>(threadIdx.x % 32);
      count += __popc(__ballot_sync(~0U, i < nsa.selected_blocks && chosen[i] >= 0));
    }
  }
  __device__ int Tiles() const { return (count * block_tokens + kTileRows - 1) / kTileRows; }
  __device__ int64_t TokenOf(int64_t first_row) const {
    const int flat = static_cast<int>(first_row);
    const int index = flat / block_tokens;
    if (index >= count) return -1;
    return int64_t{chosen[index]} * block_tokens + flat % block_tokens;
  }
  __device__ uint32_t Visible(int64_t first_row) const {
    const int64_t token = TokenOf(first_row);
    return token < 0 ? 0 : RowsBetween(token, 0, end);
  }
};

// This block's share of the tiles.
template <int kHeadDim, int kHeadTiles, class Tiles>
__device__ __forceinline__ void AttendTiles(const DecodeArgs& args, const DecodeRow& row,
                                            const Tiles& tiles, int split, int splits,
                                            DecodeRing<kHeadDim>& ring,
                                            WarpState<kHeadDim, kHeadTiles>& state) {
  const DevicePages& pages = args.pages;
  const int count = tiles.Tiles();
  const int group = args.query_heads / pages.kv_heads;
  const int warp = static_cast<int>(threadIdx.x / 32);
  QueryFragments<kHeadDim, kHeadTiles> queries;
  queries.Load(args.q + row.QueryOffset(args.query_heads, group, kHeadDim), group);

  const auto pieces_of = [&](int64_t first_row) {
    RowPieces pieces;
    const int64_t token = tiles.TokenOf(first_row);
    // Behind the query there may be no page.
    if (token < 0 || token > row.position) return pieces;
    constexpr int64_t kBlockBytes = int64_t{kPageTokens} * kHeadDim * 2;
    const int64_t from = row.Block(token / kPageTokens, pages.kv_heads) * kBlockBytes +
                         token % kPageTokens * kRowBytes;
    pieces.keys = static_cast<const char*>(pages.keys) + from;
    pieces.values = static_cast<const char*>(pages.values) + from;
    return pieces;
  };
  const auto copy = [&](int stage, const RowPieces& pieces) { ring.CopyRows(stage, pieces); };
  const auto attend = [&](int64_t first_row, int stage) {
    const uint32_t visible = tiles.Visible(first_row);
    if (visible == 0) return;
    float scores[kHeadTiles][4];
    ScoreRows(SharedAddress(ring.keys[stage][warp]), kWarpRowsLog2, visible, ScaleLog2(kHeadDim),
              queries, scores);
    AddRows(SharedAddress(ring.values[stage][warp]), kWarpRowsLog2, visible, scores, state);
  };
  WalkRows(count * split / splits, count * (split + 1) / splits, pieces_of, copy, attend);
  state.SumLanes();
}

// `branch`: 0 compressed, 1 selected, 2 window.
__device__ __forceinline__ float Gate(const DecodeArgs& args, int64_t token, int head, int branch) {
  if (args.nsa.gate == NsaGate::kNone) return 1.0F;
  const int column = args.nsa.gate == NsaGate::kHead ? 3 * head + branch : branch;
  return 1.0F / (1.0F + __expf(-args.gates[token * args.gate_stride + column]));
}

template <int kHeadDim, int kHeadTiles, bool kDense>
__global__ void __launch_bounds__(kDecodeThreads)
    AttendKernel(const __grid_constant__ DecodeArgs args) {
  extern __shared__ __align__(128) char shared[];
  auto& ring = *reinterpret_cast<DecodeRing<kHeadDim>*>(shared);
  const DecodeWorkspace& workspace = args.workspace;
  const NsaParams& nsa = args.nsa;
  const int splits = static_cast<int>(gridDim.x);
  const int split = static_cast<int>(blockIdx.x);
  const int group = args.query_heads / args.pages.kv_heads;
  const DecodeRow row(args);
  float* outputs = workspace.outputs + row.pair * splits * group * kHeadDim;
  auto* statistics =
      reinterpret_cast<SoftmaxStatistics*>(workspace.statistics) + row.pair * splits * group;

  const bool is_selected_part = !kDense && split < workspace.splits.selected;
  __shared__ int32_t chosen[kMaxSelectedBlocks];
  if (is_selected_part && threadIdx.x < nsa.selected_blocks) {
    const int64_t list = row.token * args.pages.kv_heads + row.kv_head;
    chosen[threadIdx.x] = __ldcg(args.selected + list * nsa.selected_blocks + threadIdx.x);
  }
  __syncthreads();
  WarpState<kHeadDim, kHeadTiles> state;
  state.Clear();
  const int selected_splits = kDense ? splits : workspace.splits.selected;
  if constexpr (kDense) {
    AttendTiles(args, row, PageTiles{row, 0, 0}, split, splits, ring, state);
  } else {
    const int64_t span = nsa.window_branch ? nsa.window_tokens + (nsa.window_plus_one ? 1 : 0) : 0;
    const int64_t window_begin = max(row.position + 1 - span, int64_t{0});
    if (split < selected_splits) {
      // With a merged window, its tokens are left to the window's own part.
      const bool merged = nsa.window == NsaWindow::kMerged;
      const int32_t* chosen =
          args.selected + (row.token * args.pages.kv_heads + row.kv_head) * nsa.selected_blocks;
      const SelectedTiles tiles(row, nsa, chosen, merged ? window_begin : row.position + 1);
      AttendTiles(args, row, tiles, split, selected_splits, ring, state);
    } else {
      const PageTiles tiles{row, window_begin / kPageTokens, window_begin};
      AttendTiles(args, row, tiles, split - selected_splits, splits - selected_splits, ring, state);
    }
  }
  JoinWarps(state, ring, group, outputs + split * group * kHeadDim, statistics + split * group);
  if (!IsLastBlock(workspace.tickets + row.pair, splits)) return;

  static_assert(sizeof(MergeScratch) <= sizeof(ring.values));
  auto& merge = *reinterpret_cast<MergeScratch*>(ring.values);
  const auto gate = [&](int branch) {
    return
        [&, branch](int head) { return Gate(args, row.token, row.kv_head * group + head, branch); };
  };
  if constexpr (kDense) {
    MergeStatistics(
        statistics, 0, splits, group, [](int) { return 1.0F; }, merge);
  } else if (nsa.window == NsaWindow::kMerged) {
    MergeStatistics(statistics, 0, splits, group, gate(1), merge);
  } else {
    MergeStatistics(statistics, 0, selected_splits, group, gate(1), merge);
    MergeStatistics(statistics, selected_splits, splits, group, gate(2), merge);
  }
  const int64_t offset = row.QueryOffset(args.query_heads, group, kHeadDim);
  for (int i = 4 * threadIdx.x; i < group * kHeadDim; i += 4 * blockDim.x) {
    const int head = i / kHeadDim;
    float4 value = MergedValues(outputs, merge, splits, group, head, kHeadDim, i % kHeadDim);
    if (!kDense && nsa.compressed_branch) {
      const float4 compressed =
          __ldcg(reinterpret_cast<const float4*>(args.compressed + offset + i));
      const float share = gate(0)(head);
      value.x += share * compressed.x;
      value.y += share * compressed.y;
      value.z += share * compressed.z;
      value.w += share * compressed.w;
    }
    *reinterpret_cast<uint2*>(args.out + offset + i) =
        make_uint2(PackBf16(value.x, value.y), PackBf16(value.z, value.w));
  }
}

}  // namespace longspan::cuda
