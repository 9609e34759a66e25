// From the scores of blocks to the `wanted` best of them, by one warp; the lower block of equals,
// NaN never. Exact whatever the scores are.
//
// Blocks are dealt out into groups. The wanted-th largest of the groups' maxima is a lower bound on
// the wanted-th largest score, and few blocks reach it: those are ranked by comparing them all with
// each other. If too many do, as when all scores are equal, the threshold itself is searched for.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/choice/shared.cuh"

namespace longspan::cuda {

// Blocks [begin, end) of a token; scores are at least 0 or NaN, and aligned to 16 bytes. What lies
// beside them, up to whole fours, may be anything.
struct BlockScores {
  const float* scores;
  int begin;
  int end;
};

// A warp's registers full of scores, a lane's in fours of neighbours, and the next such stretch on
// its way. A pass begins with the stretch that is there.
class ScoreStretches {
 public:
  static constexpr int kFours = 4;
  static constexpr int kBlocksApart = 4 * kLanes;  // between a lane's fours
  static constexpr int kBlocks = kFours * kBlocksApart;

  __device__ __forceinline__ ScoreStretches(const BlockScores& blocks, int lane)
      : blocks_(blocks), lane_(lane) {}

  // Calls use() for one stretch after the other, while the next is being loaded: the first time in
  // descending order, then ascending, and so on in turns.
  template <typename Use>
  __device__ __forceinline__ void ForEachStretch(const Use& use) {
    const int begin = blocks_.begin / 4 * 4;
    const int last = begin + (blocks_.end - 1 - begin) / kBlocks * kBlocks;
    const bool ascending = first_ == begin;
    const int step = ascending ? kBlocks : -kBlocks;
    int next = ascending ? begin : last;
    if (next != first_) {
      Load(next);
      Take(next);
    }
#pragma unroll 1
    while (true) {
      next += step;
      const bool more = next >= begin && next <= last;
      if (more) Load(next);
      use();
      if (!more) break;
      Take(next);
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
  // Begins to load a stretch.
  __device__ __forceinline__ void Load(int first) {
    const auto* const from = reinterpret_cast<const float4*>(blocks_.scores + first) + lane_;
#pragma unroll
    for (int four = 0; four < kFours; ++four) {
      loaded_[four] = make_float4(-1.0F, -1.0F, -1.0F, -1.0F);
      const int block = first + four * kBlocksApart + 4 * lane_;
      if (block < blocks_.end) loaded_[four] = from[four * kLanes];
    }
  }
  // Waits for it and makes it the one that is there.
  __device__ __forceinline__ void Take(int first) {
    first_ = first;
#pragma unroll
    for (int four = 0; four < kFours; ++four) {
      scores_[4 * four] = loaded_[four].x;
      scores_[4 * four + 1] = loaded_[four].y;
      scores_[4 * four + 2] = loaded_[four].z;
      scores_[4 * four + 3] = loaded_[four].w;
    }
    if (first >= blocks_.begin && first + kBlocks <= blocks_.end) return;
#pragma unroll
    for (int place = 0; place < 4 * kFours; ++place) {
      const int block = first + 4 * lane_ + place / 4 * kBlocksApart + place % 4;
      if (block < blocks_.begin || block >= blocks_.end) scores_[place] = -1.0F;
    }
  }

  const BlockScores& blocks_;
  const int lane_;
  int first_ = -1;  // of the stretch that is loaded
  float scores_[4 * kFours];
  float4 loaded_[kFours];
};

// Scores order as their bits do; below zero stands for none.
__device__ __forceinline__ int ScoreBits(float score) {
  return score >= 0.0F ? __float_as_int(score) : -1;
}

// The largest number with bits from kLowestBit on that at least `wanted` of the warp's values
// reach; 0 if fewer are there.
template <int kLowestBit, typename CountReaching>
__device__ __forceinline__ int Threshold(int wanted, const CountReaching& count_reaching) {
  int threshold = 0;
#pragma unroll 1
  for (int bit = 30; bit >= kLowestBit; --bit) {
    const int higher = threshold | 1 << bit;
    if (count_reaching(higher) >= wanted) threshold = higher;
  }
  return threshold;
}

// Bits of a number that at least 16 of the warp's values (one a lane) reach, close to the largest
// such; 0 if fewer than 16 are not negative. Groups of eight lanes are sorted, every other one
// downwards (a bitonic network): the larger of two neighbouring groups' values, one by one, are the
// best eight of their sixteen.
__device__ __forceinline__ int ReachedBySixteen(float value, int lane) {
#pragma unroll
  for (int size = 2; size <= 8; size *= 2) {
#pragma unroll
    for (int apart = size / 2; apart > 0; apart /= 2) {
      const float other = __shfl_xor_sync(kAllLanes, value, apart);
      const bool upwards = (lane & size) == 0;
      const bool lower = (lane & apart) == 0;
      value = upwards == lower ? fminf(value, other) : fmaxf(value, other);
    }
  }
  value = fmaxf(value, __shfl_xor_sync(kAllLanes, value, 8));
  return max(0, __reduce_min_sync(kAllLanes, __float_as_int(value)));
}

// A lower bound on the bits of the wanted-th largest score.
__device__ __forceinline__ int LowerBound(ScoreStretches& stretches, int wanted, int lane) {
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
    return ReachedBySixteen(all, lane);
  }
  constexpr int kLowestBit = 16;  // a bound within 1 % leaves hardly more candidates
  return Threshold<kLowestBit>(wanted, [&](int bits) {
    int reaching = 0;
#pragma unroll
    for (const float group : largest) {
      reaching += __popc(__ballot_sync(kAllLanes, __float_as_int(group) >= bits));
    }
    return reaching;
  });
}

// A candidate is a rank key: the score's bits above, and below what is larger for lower blocks.
__device__ __forceinline__ uint64_t Candidate(float score, int block) {
  return static_cast<uint64_t>(__float_as_uint(score)) << 32 |
         (0xFFFFFFFFU - static_cast<uint32_t>(block));
}
__device__ __forceinline__ int BlockOf(uint64_t candidate) {
  return static_cast<int>(0xFFFFFFFFU - static_cast<uint32_t>(candidate));
}

// Four counts of up to 255 in one word: each is the sum over this lane and the lower ones.
__device__ __forceinline__ uint32_t SumThrough(uint32_t counts, int lane) {
#pragma unroll
  for (int apart = 1; apart < kLanes; apart *= 2) {
    const uint32_t lower = __shfl_up_sync(kAllLanes, counts, apart);
    if (lane >= apart) counts += lower;
  }
  return counts;
}
__device__ __forceinline__ int CountOf(uint32_t counts, int four) {
  return static_cast<int>(counts >> 8 * four & 0xFF);
}

// All blocks that reach `bound` become candidates, ascending; how many there are. If they are more
// than kCandidates, the list is not to be used. The pass before this one was a descending one.
__device__ __forceinline__ int Collect(ScoreStretches& stretches, int bound, WarpChoice& choice,
                                       int lane) {
  static_assert(ScoreStretches::kFours == 4 && ScoreStretches::kBlocksApart <= 255);
  const float lowest = __int_as_float(bound);
  int candidates = 0;
  __syncwarp();  // the candidates of the choice before have been read
  stretches.ForEachStretch([&] {
    uint32_t own = 0;  // of each four: a warp's fours of one number are 128 blocks in a row
    stretches.ForEach([&](int place, int /*block*/, float score) {
      if (score >= lowest) own += 1U << place / 4 * 8;
    });
    const uint32_t through = SumThrough(own, lane);
    const uint32_t all = __shfl_sync(kAllLanes, through, kLanes - 1);
    int begin = candidates;  // of the candidates of a four
    candidates += static_cast<int>(__dp4a(all, 0x01010101U, 0U));
    if (candidates > kCandidates) return;
    uint64_t* to = nullptr;
    stretches.ForEach([&](int place, int block, float score) {
      if (place % 4 == 0) {
        to = choice.candidates + begin + CountOf(through - own, place / 4);
        begin += CountOf(all, place / 4);
      }
      if (score >= lowest) *to++ = Candidate(score, block);
    });
  });
  // Whole eights, so that they can be read in large pieces.
  if (lane < 8 && candidates + lane < kCandidates) choice.candidates[candidates + lane] = 0;
  __syncwarp();
  return candidates;
}

// How many of the candidates are better. Scores are not NaN, so that keys are finite as doubles
// too, and in the same order: an instruction each.
__device__ __forceinline__ int Better(const WarpChoice& choice, int candidates, double than) {
  int better = 0;
#pragma unroll 1
  for (int other = 0; other < candidates; other += 8) {
#pragma unroll
    for (int pair = 0; pair < 8; pair += 2) {
      const auto two = *reinterpret_cast<const double2*>(choice.candidates + other + pair);
      better += two.x > than ? 1 : 0;
      better += two.y > than ? 1 : 0;
    }
  }
  return better;
}

// The wanted best of the candidates; how many those are.
__device__ __forceinline__ int WriteBest(const WarpChoice& choice, int candidates, int wanted,
                                         int lane, int32_t* out) {
  const unsigned below = (1U << lane) - 1;
  int size = 0;
#pragma unroll 1
  for (int first = 0; first < candidates; first += kLanes) {
    const uint64_t own = choice.candidates[first + lane];
    const int better = Better(choice, candidates, __longlong_as_double(static_cast<int64_t>(own)));
    const bool taken = first + lane < candidates && better < wanted;
    const unsigned all = __ballot_sync(kAllLanes, taken);
    if (taken) out[size + __popc(all & below)] = BlockOf(own);
    size += __popc(all);
  }
  return size;
}

// Scores above the threshold, and the first of those at it; `bound` is at most the threshold, and
// at least `wanted` scores reach it.
__device__ __forceinline__ void WriteByThreshold(const BlockScores& blocks,
                                                 ScoreStretches& stretches, int bound, int wanted,
                                                 int lane, int32_t* out) {
  const auto count_reaching = [&](int bits) {
    int reaching = 0;
    stretches.ForEachStretch([&] {
      stretches.ForEach([&](int /*place*/, int /*block*/, float score) {
        reaching += ScoreBits(score) >= bits ? 1 : 0;
      });
    });
    return __reduce_add_sync(kAllLanes, reaching);
  };
  int threshold = bound;
  int above = count_reaching(threshold + 1);
  if (above >= wanted) {
    threshold = Threshold<0>(wanted, count_reaching);
    above = count_reaching(threshold + 1);
  }
  int ties = wanted - above;  // still to be taken
  int size = 0;
  const unsigned below = (1U << lane) - 1;
#pragma unroll 1
  for (int first = blocks.begin; first < blocks.end; first += kLanes) {
    const int block = first + lane;
    const int bits = block < blocks.end ? ScoreBits(blocks.scores[block]) : -1;
    const unsigned equal = __ballot_sync(kAllLanes, bits == threshold);
    const bool taken = bits > threshold || (bits == threshold && __popc(equal & below) < ties);
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
  const int bound = LowerBound(stretches, wanted, lane);
  const int candidates = Collect(stretches, bound, choice, lane);
  if (candidates <= kCandidates) return WriteBest(choice, candidates, wanted, lane, out);
  WriteByThreshold(blocks, stretches, bound, wanted, lane, out);
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
