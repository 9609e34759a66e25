// From the scores of blocks to the `wanted` best of them, by one warp; the lower block of equals,
// NaN never. Exact whatever the scores are.
//
// Blocks are dealt out into groups. The wanted-th largest of the groups' maxima is a lower bound on
// the wanted-th largest score, and few blocks reach it: those are ranked by comparing them all with
// each other. If too many do, as when all scores are equal, the border itself is searched for.
#pragma once

#include <climits>
#include <cstdint>

#include "kernels/cuda/block_choice/shared.cuh"

namespace longspan::cuda {

// Blocks [begin, end) of a token; scores are at least 0 or NaN, and aligned to 16 bytes. What lies
// beside them, up to whole fours, may be anything.
struct BlockScores {
  const float* scores;
  int begin;
  int end;
};

// A warp's registers full of scores, a lane's in fours of neighbours. All loads of a stretch are
// under way before the first is waited for, and a pass begins with the stretch that is there.
class ScoreStretches {
 public:
  static constexpr int kFours = 4;
  static constexpr int kBlocksApart = 4 * kLanes;  // between a lane's fours
  static constexpr int kBlocks = kFours * kBlocksApart;

  __device__ __forceinline__ ScoreStretches(const BlockScores& blocks, int lane)
      : blocks_(blocks), lane_(lane) {}

  // Loads one stretch after the other and calls use() for each.
  template <typename Use>
  __device__ __forceinline__ void ForEachStretch(const Use& use) {
    const int begin = blocks_.begin / 4 * 4;
    const int last = begin + (blocks_.end - 1 - begin) / kBlocks * kBlocks;
    const bool backward = first_ == last;
    int first = backward ? last : begin;
#pragma unroll 1
    for (; first >= begin && first <= last; first += backward ? -kBlocks : kBlocks) {
      if (first != first_) Load(first);
      use();
    }
  }
  // Calls use(place, block, score) for each of this lane's blocks of the stretch; the score is -1
  // where there is no block.
  template <typename Use>
  __device__ __forceinline__ void ForEach(const Use& use) const {
#pragma unroll
    for (int four = 0; four < kFours; ++four) {
      if (first_ + four * kBlocksApart >= blocks_.end) break;
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        use(4 * four + i, first_ + 4 * lane_ + four * kBlocksApart + i, scores_[4 * four + i]);
      }
    }
  }

 private:
  __device__ __forceinline__ void Load(int first) {
    first_ = first;
    const int rest = blocks_.end - first - 4 * lane_;
    const auto* const from = reinterpret_cast<const float4*>(blocks_.scores + first) + lane_;
#pragma unroll
    for (int four = 0; four < kFours; ++four) {
      float4 got = make_float4(-1.0F, -1.0F, -1.0F, -1.0F);
      if (four * kBlocksApart < rest) got = from[four * kLanes];
      scores_[4 * four] = got.x;
      scores_[4 * four + 1] = got.y;
      scores_[4 * four + 2] = got.z;
      scores_[4 * four + 3] = got.w;
    }
    if (first + kBlocks <= blocks_.end && first >= blocks_.begin) return;
#pragma unroll
    for (int place = 0; place < 4 * kFours; ++place) {
      const int block = place / 4 * kBlocksApart + place % 4;  // from this lane's first
      const bool before = place < 4 && first + 4 * lane_ + block < blocks_.begin;
      if (before || block >= rest) scores_[place] = -1.0F;
    }
  }

  const BlockScores& blocks_;
  const int lane_;
  int first_ = -1;  // of the stretch that is loaded
  float scores_[4 * kFours];
};

// Scores order as their bits do; below zero stands for none.
__device__ __forceinline__ int ScoreBits(float score) {
  return score >= 0.0F ? __float_as_int(score) : -1;
}

// The largest number with bits from kLowestBit on that at least `wanted` of the warp's values
// reach; 0 if fewer are there.
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

// The wanted-th largest of one value a lane, or 0.
__device__ __forceinline__ int BoundOfLanes(float largest, int wanted, WarpChoice& choice,
                                            int lane) {
  choice.largest[lane] = largest;
  __syncwarp();
  int larger = 0;
#pragma unroll
  for (int i = 0; i < kLanes; i += 4) {
    const float4 others = *reinterpret_cast<const float4*>(choice.largest + i);
    larger += others.x > largest ? 1 : 0;
    larger += others.y > largest ? 1 : 0;
    larger += others.z > largest ? 1 : 0;
    larger += others.w > largest ? 1 : 0;
  }
  const int bits = larger < wanted ? __float_as_int(largest) : INT_MAX;
  return max(0, __reduce_min_sync(kAllLanes, bits));
}

// A lower bound on the bits of the wanted-th largest score.
__device__ __forceinline__ int LowerBound(ScoreStretches& stretches, int wanted, WarpChoice& choice,
                                          int lane) {
  constexpr int kGroups = 8;
  float largest[kGroups];
#pragma unroll
  for (float& group : largest) group = -1.0F;
  stretches.ForEachStretch([&] {
    stretches.ForEach([&](int place, int /*block*/, float score) {
      float& group = largest[place % kGroups];
      group = fmaxf(group, score);
    });
  });
  if (wanted <= 16) {
    float all = largest[0];
#pragma unroll
    for (int group = 1; group < kGroups; ++group) all = fmaxf(all, largest[group]);
    return BoundOfLanes(all, wanted, choice, lane);
  }
  constexpr int kLowestBit = 16;  // a bound within 1 % leaves hardly more candidates
  return Border<kLowestBit>(wanted, [&](int bits) {
    int reaching = 0;
#pragma unroll
    for (const float group : largest) {
      reaching += __popc(__ballot_sync(kAllLanes, __float_as_int(group) >= bits));
    }
    return reaching;
  });
}

// All blocks that reach `bound` become candidates; how many there are. If they are more than
// kCandidates, the list is not to be used.
__device__ __forceinline__ int Collect(ScoreStretches& stretches, int bound, WarpChoice& choice,
                                       int lane) {
  const float lowest = __int_as_float(bound);
  if (lane == 0) choice.count = 0;
  __syncwarp();
  stretches.ForEachStretch([&] {
    int own = 0;
    stretches.ForEach([&](int /*place*/, int /*block*/, float score) { own += score >= lowest; });
    if (own == 0) return;
    int place = atomicAdd(&choice.count, own);
    if (place + own > kCandidates) return;
    stretches.ForEach([&](int /*place*/, int block, float score) {
      if (!(score >= lowest)) return;
      choice.candidates[place++] = static_cast<uint64_t>(__float_as_uint(score)) << 32 |
                                   (0xFFFFFFFFU - static_cast<uint32_t>(block));
    });
  });
  __syncwarp();
  const int candidates = choice.count;
  // Whole eights, so that they can be read in large pieces.
  if (lane < 8 && candidates + lane < kCandidates) choice.candidates[candidates + lane] = 0;
  __syncwarp();
  return candidates;
}

// Every candidate's rank is the number of better ones. How many were chosen, ascending in `out`.
__device__ __forceinline__ int WriteRanked(WarpChoice& choice, int candidates, int wanted, int lane,
                                           int32_t* out) {
  const int size = min(candidates, wanted);
#pragma unroll 1
  for (int i = lane; i < candidates; i += kLanes) {
    const uint64_t own = choice.candidates[i];
    int rank = 0;
#pragma unroll 1
    for (int other = 0; other < candidates; other += 8) {
#pragma unroll
      for (int pair = 0; pair < 8; pair += 2) {
        const auto two = *reinterpret_cast<const ulonglong2*>(choice.candidates + other + pair);
        rank += two.x > own ? 1 : 0;
        rank += two.y > own ? 1 : 0;
      }
    }
    if (rank < wanted) {
      choice.chosen[rank] = static_cast<int32_t>(0xFFFFFFFFU - static_cast<uint32_t>(own));
    }
  }
  if (lane < 8 && size + lane < kMaxChosenBlocks) choice.chosen[size + lane] = INT_MAX;
  __syncwarp();
#pragma unroll 1
  for (int i = lane; i < size; i += kLanes) {
    const int32_t own = choice.chosen[i];
    int place = 0;
#pragma unroll 1
    for (int other = 0; other < size; other += 8) {
#pragma unroll
      for (int four = 0; four < 8; four += 4) {
        const int4 others = *reinterpret_cast<const int4*>(choice.chosen + other + four);
        place += others.x < own ? 1 : 0;
        place += others.y < own ? 1 : 0;
        place += others.z < own ? 1 : 0;
        place += others.w < own ? 1 : 0;
      }
    }
    out[place] = own;
  }
  return size;
}

// Scores above the border, and the first of those at it; `bound` is at most the border, and at
// least `wanted` scores reach it.
__device__ __forceinline__ void WriteByBorder(const BlockScores& blocks, ScoreStretches& stretches,
                                              int bound, int wanted, int lane, int32_t* out) {
  const auto count_reaching = [&](int bits) {
    int reaching = 0;
    stretches.ForEachStretch([&] {
      stretches.ForEach([&](int /*place*/, int /*block*/, float score) {
        reaching += ScoreBits(score) >= bits ? 1 : 0;
      });
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
#pragma unroll 1
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
  ScoreStretches stretches(blocks, lane);
  const int bound = LowerBound(stretches, wanted, choice, lane);
  const int candidates = Collect(stretches, bound, choice, lane);
  if (candidates <= kCandidates) return WriteRanked(choice, candidates, wanted, lane, out);
  WriteByBorder(blocks, stretches, bound, wanted, lane, out);
  return wanted;
}

// The blocks of a query in block `own_block`, whose scores are those of blocks 0 … own_block:
// ascending, filled up with -1.
__device__ __forceinline__ void ChooseForQuery(const SparseSettings& sparse, const float* scores,
                                               int own_block, WarpChoice& choice, int lane,
                                               int32_t* out) {
  const int n = sparse.selected_blocks;
  const bool halves = sparse.chunk_half && sparse.block_tokens < 2 * n;
  const int wanted = halves ? n / 2 : n;
  int begin = 0;
  int end = halves ? own_block - own_block % sparse.block_tokens : own_block + 1;
  int size = 0;
#pragma unroll 1
  while (true) {
    size += ChooseBest({scores, begin, end}, wanted, choice, lane, out + size);
    if (end > own_block) break;
    begin = end;
    end = own_block + 1;
    __syncwarp();
  }
  for (int i = size + lane; i < n; i += kLanes) out[i] = -1;
}

}  // namespace longspan::cuda
