// From the importance of entries to the scores of blocks. Block j shares tokens with entries
// a j … a j + a + m - 2 (a = B / d, m = l / d); an entry counts once for each sub-block that it
// shares with the block, or the largest is taken.
//
// A few lanes serve one token and take pairs of blocks in turns, each pair as soon as its last
// entry is there. Entries that the token does not see are never read, whatever lies there.
#pragma once

#include <climits>
#include <cstdint>

#include "kernels/cuda/block_choice/config.h"

namespace longspan::cuda {

// One lane's part in one token.
struct BlockPool {
  const SparseSettings& sparse;
  int per_block;            // a: entries that begin in a block
  const float* importance;  // of the token; entry e at e % kImportanceEntries
  float* scores;            // of the token, by block
  int next;                 // pair of blocks, even
  int stride;               // to this lane's next pair
  int own_block;            // the last one to be scored; -1: none
  int first_entry;          // visible are [first_entry, end_entry)
  int end_entry;

  __device__ __forceinline__ float At(int entry) const {
    return importance[entry % static_cast<unsigned>(kImportanceEntries)];
  }
  __device__ __forceinline__ float4 FourFrom(int entry) const {
    return *reinterpret_cast<const float4*>(importance +
                                            entry % static_cast<unsigned>(kImportanceEntries));
  }
  __device__ __forceinline__ bool IsMax() const { return sparse.score_pool == ScorePool::kMax; }

  // Any shape, any part of it visible.
  __device__ __forceinline__ float Score(int block) const {
    const int width = per_block + sparse.windows - 1;
    const int first = block * per_block;
    const int end = min(width, end_entry - first);
    float score = 0.0F;
#pragma unroll 1
    for (int i = max(0, first_entry - first); i < end; ++i) {
      const int shared = min(min(i + 1, per_block), min(sparse.windows, width - i));
      score = IsMax() ? fmaxf(score, At(first + i))
                      : fmaf(At(first + i), static_cast<float>(shared), score);
    }
    return score;
  }

  // Blocks of four entries with windows of two, all visible: the same sums in the same order.
  __device__ __forceinline__ float ScoreOfFour(const float4& own, float after) const {
    if (IsMax()) return fmaxf(fmaxf(fmaxf(fmaxf(own.x, own.y), own.z), own.w), fmaxf(after, 0.0F));
    return fmaf(own.w, 2.0F, fmaf(own.z, 2.0F, fmaf(own.y, 2.0F, own.x))) + after;
  }
  __device__ __forceinline__ float2 ScorePair() const {
    const int first = 4 * next;
    const bool fours = per_block == 4 && sparse.windows == 2;
    if (!fours || first < first_entry || first + 9 > end_entry) {
      return make_float2(Score(next), Score(next + 1));
    }
    const float4 low = FourFrom(first);
    const float4 high = FourFrom(first + 4);
    return make_float2(ScoreOfFour(low, high.x), ScoreOfFour(high, At(first + 8)));
  }
  __device__ __forceinline__ float OrForced(int block, float score) const {
    const bool forced = block < sparse.initial_blocks || block > own_block - sparse.local_blocks;
    return forced ? INFINITY : score;
  }

  // Scores what has its last entry before `end`.
  __device__ __forceinline__ void Through(int end) {
    const int pair_width = 2 * per_block + sparse.windows - 1;
    while (next <= own_block && next * per_block + pair_width <= end) Take();
  }
  // And the rest, of whose entries the last ones are not visible.
  __device__ __forceinline__ void Finish() {
    while (next <= own_block) Take();
  }
  __device__ __forceinline__ void Take() {
    const float2 pair = ScorePair();
    *reinterpret_cast<float2*>(scores + next) =
        make_float2(OrForced(next, pair.x), OrForced(next + 1, pair.y));
    next += stride;
  }
};

}  // namespace longspan::cuda
