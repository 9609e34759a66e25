// From the scores of blocks to the `wanted` best of them, by one warp; the lower block of equals,
// NaN never. Exact whatever the scores are.
//
// Blocks are dealt out into groups. The wanted-th largest of the groups' maxima is a lower bound on
// the wanted-th largest score, and few blocks reach it: those are ranked by comparing them all with
// each other. If too many do, as when all scores are equal, the border itself is searched for.
#pragma once

#include <cstdint>

#include "kernels/cuda/block_choice/shared.cuh"

namespace longspan::cuda {

// Blocks [begin, end) of a token; scores are at least 0 or NaN, and aligned to 16 bytes. What lies
// beside them, up to whole fours, may be anything.
struct BlockScores {
  const float* scores;
  int begin;
  int end;

  __device__ __forceinline__ bool Holds(int block) const { return block >= begin && block < end; }
  // Calls use(place, block, score) for this lane's blocks: four neighbours of each 128, at places
  // 0 … 3 and 4 … 7 in turns.
  template <typename Use>
  __device__ __forceinline__ void ForEach(int lane, const Use& use) const {
    constexpr int kApart = 4 * kLanes;
#pragma unroll 1
    for (int block = begin / 4 * 4 + 4 * lane; block < end; block += 2 * kApart) {
      const bool more = block + kApart < end;
      const float4 near = FourFrom(block);
      const float4 far = FourFrom(more ? block + kApart : block);
      use(0, block, near.x);
      use(1, block + 1, near.y);
      use(2, block + 2, near.z);
      use(3, block + 3, near.w);
      if (!more) break;
      use(4, block + kApart, far.x);
      use(5, block + kApart + 1, far.y);
      use(6, block + kApart + 2, far.z);
      use(7, block + kApart + 3, far.w);
    }
  }
  __device__ __forceinline__ float4 FourFrom(int block) const {
    return *reinterpret_cast<const float4*>(scores + block);
  }
};

// Scores order as their bits do; -1 stands for none.
__device__ __forceinline__ int ScoreBits(float score) {
  return score >= 0.0F ? __float_as_int(score) : -1;
}

// The largest number with kBits significant bits that at least `wanted` of the warp's values reach;
// 0 if fewer are there.
template <int kLowestBit, typename CountReaching>
__device__ __forceinline__ int Border(int wanted, const CountReaching& count_reaching) {
  int border = 0;
#pragma unroll 1
  for (int bit = 30; bit >= kLowestBit; --bit) {
    const int higher = border | 1 << bit;
    if (count_reaching(higher) >= wanted) border = higher;
  }
  return border;
}

// A lower bound on the bits of the wanted-th largest score, from kGroups groups of blocks a lane.
template <int kGroups>
__device__ __forceinline__ int LowerBound(const BlockScores& blocks, int wanted, int lane) {
  float largest[kGroups];
#pragma unroll
  for (int group = 0; group < kGroups; ++group) largest[group] = -1.0F;
  blocks.ForEach(lane, [&](int place, int block, float score) {
    float& own = largest[place % kGroups];
    if (blocks.Holds(block)) own = fmaxf(own, score);
  });
  constexpr int kLowestBit = 16;  // a bound within 1 % leaves hardly more candidates
  return Border<kLowestBit>(wanted, [&](int bits) {
    int reaching = 0;
#pragma unroll
    for (int group = 0; group < kGroups; ++group) {
      reaching += __popc(__ballot_sync(kAllLanes, __float_as_int(largest[group]) >= bits));
    }
    return reaching;
  });
}

// Every candidate's rank is the number of better ones. How many were chosen, ascending in `out`.
__device__ __forceinline__ int WriteRanked(WarpChoice& choice, int candidates, int wanted, int lane,
                                           int32_t* out) {
  const int size = min(candidates, wanted);
  for (int i = lane; i < candidates; i += kLanes) {
    const uint64_t own = choice.candidates[i];
    int rank = 0;
    for (int other = 0; other < candidates; ++other) rank += choice.candidates[other] > own ? 1 : 0;
    if (rank < wanted) {
      choice.chosen[rank] = static_cast<int32_t>(0xFFFFFFFFU - static_cast<uint32_t>(own));
    }
  }
  __syncwarp();
  for (int i = lane; i < size; i += kLanes) {
    const int32_t own = choice.chosen[i];
    int place = 0;
    for (int other = 0; other < size; ++other) place += choice.chosen[other] < own ? 1 : 0;
    out[place] = own;
  }
  return size;
}

// Scores above the border, and the first of those at it; `bound` is at most the border, and at
// least `wanted` scores reach it.
__device__ __forceinline__ void WriteByBorder(const BlockScores& blocks, int bound, int wanted,
                                              int lane, int32_t* out) {
  const auto count_reaching = [&](int bits) {
    int reaching = 0;
    blocks.ForEach(lane, [&](int /*place*/, int block, float score) {
      reaching += blocks.Holds(block) && ScoreBits(score) >= bits ? 1 : 0;
    });
    return __reduce_add_sync(kAllLanes, reaching);
  };
  int border = bound;
  int above = count_reaching(border + 1);
  if (above >= wanted) {
    border = Border<0>(wanted, count_reaching);
    above = count_reaching(border + 1);
  }
  int ties = wanted - above;  // still to be taken
  int size = 0;
  const unsigned below = (1U << lane) - 1;
  for (int first = blocks.begin; first < blocks.end; first += kLanes) {
    const int block = first + lane;
    const int bits = block < blocks.end ? ScoreBits(blocks.scores[block]) : -1;
    const unsigned equal = __ballot_sync(kAllLanes, bits == border);
    const bool taken = bits > border || (bits == border && __popc(equal & below) < ties);
    const unsigned all = __ballot_sync(kAllLanes, taken);
    if (taken) out[size + __popc(all & below)] = block;
    size += __popc(all);
    ties = max(0, ties - __popc(equal));
  }
}

// How many were chosen, ascending in `out`. Called by the whole warp.
__device__ __forceinline__ int ChooseBest(const BlockScores& blocks, int wanted, WarpChoice& choice,
                                          int lane, int32_t* out) {
  if (blocks.begin >= blocks.end || wanted <= 0) return 0;
  const int bound =
      wanted <= 16 ? LowerBound<1>(blocks, wanted, lane) : LowerBound<8>(blocks, wanted, lane);
  __syncwarp();
  if (lane == 0) choice.count = 0;
  __syncwarp();
  const float lowest = __int_as_float(bound);
  blocks.ForEach(lane, [&](int /*place*/, int block, float score) {
    if (!(score >= lowest) || !blocks.Holds(block)) return;
    const int place = atomicAdd(&choice.count, 1);
    if (place >= kCandidates) return;
    choice.candidates[place] = static_cast<uint64_t>(__float_as_uint(score)) << 32 |
                               (0xFFFFFFFFU - static_cast<uint32_t>(block));
  });
  __syncwarp();
  const int candidates = choice.count;
  if (candidates <= kCandidates) return WriteRanked(choice, candidates, wanted, lane, out);
  WriteByBorder(blocks, bound, wanted, lane, out);
  return wanted;
}

// The blocks of a query in block `own_block`, whose scores are those of blocks 0 … own_block:
// ascending, filled up with -1.
__device__ __forceinline__ void ChooseForQuery(const SparseSettings& sparse, const float* scores,
                                               int own_block, WarpChoice& choice, int lane,
                                               int32_t* out) {
  const int n = sparse.selected_blocks;
  int size = 0;
  if (sparse.chunk_half && sparse.block_tokens < 2 * n) {
    const int chunk_start = own_block - own_block % sparse.block_tokens;
    size = ChooseBest({scores, 0, chunk_start}, n / 2, choice, lane, out);
    size += ChooseBest({scores, chunk_start, own_block + 1}, n / 2, choice, lane, out + size);
  } else {
    size = ChooseBest({scores, 0, own_block + 1}, n, choice, lane, out);
  }
  for (int i = size + lane; i < n; i += kLanes) out[i] = -1;
}

}  // namespace longspan::cuda
