// Choice of blocks by the mean and the deviation of their keys (NsaCompress::kMeanAndDeviation) for
// one token. A block is a page, and its score is its own: nothing is summed over blocks.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/decode/choose_many.cuh"
#include "kernels/cuda/attention/decode/decode_row.cuh"
#include "kernels/cuda/attention/decode/deviation_walk.cuh"
#include "kernels/cuda/attention/decode/last_block.cuh"
#include "kernels/cuda/base/launch.cuh"

namespace longspan::cuda {

// NsaParams::BlocksChosenFrom, but no more than the blocks that there are.
__device__ __forceinline__ int BlocksChosen(const NsaParams& nsa, int own_block) {
  int chosen = nsa.selected_blocks;
  if (nsa.selected_share > 0.0) {
    const double share = ceil(nsa.selected_share * static_cast<double>(own_block + 1));
    chosen = static_cast<int>(fmin(static_cast<double>(nsa.selected_blocks),
                                   fmax(static_cast<double>(nsa.least_selected_blocks), share)));
  }
  return min(chosen, own_block + 1);
}

template <int kHeadDim>
struct DeviationShared {
  union {
    DecodeRing<kHeadDim> ring;  // until the blocks have been scored
    struct {
      ManyChoice choice;
      uint32_t orders[(90 << 10) / sizeof(uint32_t)];  // of a sequence that is not longer
    };
  };
};

// All threads of the last thread block: the n best of the row's blocks. Those at the beginning and
// the latest are forced.
template <int kHeadDim>
__device__ __forceinline__ void ChooseScored(const NsaParams& nsa, const float* scores,
                                             int own_block, int n,
                                             DeviationShared<kHeadDim>& shared, int32_t* chosen) {
  const int count = own_block + 1;
  const int first_local = count - nsa.local_blocks;
  const auto order_of = [&](int block) {
    const bool is_forced = block < nsa.initial_blocks || block >= first_local;
    return is_forced ? kBestOrder : OrderedBits(__ldcg(scores + block));
  };
  constexpr int kNear = static_cast<int>(sizeof(shared.orders) / sizeof(uint32_t));
  if (count > kNear) {
    ChooseMany(order_of, count, n, shared.choice, chosen);
    return;
  }
  uint32_t* orders = shared.orders;
#pragma unroll 4
  for (int block = threadIdx.x; block < count; block += kDecodeThreads) {
    orders[block] = order_of(block);
  }
  ChooseMany([&](int block) { return orders[block]; }, count, n, shared.choice, chosen);
}

template <int kHeadDim, int kHeadTiles>
__global__ void __launch_bounds__(kDecodeThreads, kHeadTiles == 1 && kHeadDim <= 128 ? 2 : 1)
    DeviationKernel(const __grid_constant__ DecodeArgs args) {
  extern __shared__ __align__(128) char memory[];
  auto& shared = *reinterpret_cast<DeviationShared<kHeadDim>*>(memory);
  WaitForEarlierWork();
  const NsaParams& nsa = args.nsa;
  const DecodeRow row(args);
  const int splits = static_cast<int>(gridDim.x);
  const int split = static_cast<int>(blockIdx.x);
  const int own_block = row.position / kPageTokens;
  const int n = BlocksChosen(nsa, own_block);
  int32_t* chosen =
      args.selected + (row.token * args.pages.kv_heads + row.kv_head) * nsa.selected_blocks;
  if (n <= own_block) {
    const int scored = own_block - nsa.local_blocks + 1;
    const int tiles = (scored + kTileRows - 1) / kTileRows;
    float* scores = args.workspace.scores + row.pair * args.workspace.entry_capacity;
    ScoreByDeviation<kHeadDim, kHeadTiles>(args, row, tiles * split / splits,
                                           tiles * (split + 1) / splits, scored, shared.ring,
                                           scores, [] { AllowNextKernel(); });
    if (!IsLastBlock(args.workspace.tickets + row.pair, splits)) return;
    ChooseScored(nsa, scores, own_block, n, shared, chosen);
  } else if (split != 0) {
    return;
  }
  for (int i = threadIdx.x; i < nsa.selected_blocks; i += kDecodeThreads) {
    if (i >= n) {
      chosen[i] = -1;
    } else if (n > own_block) {
      chosen[i] = i;
    }
  }
}

}  // namespace longspan::cuda
