// From the importance of entries to the scores of blocks. Block j shares tokens with entries
// a j … a j + a + m - 2 (a = B / d, m = l / d); an entry counts once for each sub-block that it
// shares with the block, or the largest is taken.
//
// A few lanes serve one token and take runs of neighbouring blocks in turns, each run as soon as
// its last entry is there. What entries that the token does not see hold never matters, NaN
// neither.
#pragma once

#include <cstdint>

#include "kernels/cuda/block_choice/shared.cuh"

namespace longspan::cuda {

// One lane's part in one token. What is the same for all lanes lies in the launch: registers are
// few.
template <typename Config>
struct BlockPool {
  static constexpr int kFours = Config::kRunEntries / 4;

  const BlockChoiceLaunch& launch;
  const float* importance;  // of the token; entry e at Swizzled(e % kImportanceEntries)
  float* scores;            // of the token, by block
  int next;                 // the next run's first block
  int own_block;            // the last one to be scored; -1: none
  int end_entry;            // visible are entries before this, from m - 1 on
  int last_whole;           // the last run that TakeWhole can take

  __device__ __forceinline__ BlockPool(const BlockChoiceLaunch& launch_, const float* importance_,
                                       float* scores_, int lane, int position, bool chooses)
      : launch(launch_),
        importance(importance_),
        scores(scores_),
        next(lane * RunBlocks()),
        own_block(chooses ? position / Settings().block_tokens : -1),
        end_entry((position + 1) / Settings().stride_tokens) {
    // Block j sees its last entry, a (j + 1), if that comes before the end.
    const int last_seen = (end_entry - 1) / launch.per_block - 1;
    const bool all_seen = own_block - Settings().local_blocks <= last_seen;
    last_whole = !launch.whole_fours ? -1 : all_seen ? own_block : last_seen - (RunBlocks() - 1);
  }

  __device__ __forceinline__ const SparseSettings& Settings() const { return launch.sparse; }
  __device__ __forceinline__ int RunBlocks() const {
    if (!launch.whole_fours) return 1;
    return launch.per_block == 4 ? Config::kRunEntries / 4 : Config::kRunEntries / 8;
  }
  __device__ __forceinline__ bool IsMax() const { return Settings().score_pool == ScorePool::kMax; }
  __device__ __forceinline__ bool IsForced(int block) const {
    return block < Settings().initial_blocks || block > own_block - Settings().local_blocks;
  }
  __device__ __forceinline__ float At(int entry) const {
    return importance[Swizzled(entry % static_cast<unsigned>(Config::kImportanceEntries))];
  }

  // Scores what has its last entry before `end`.
  __device__ __forceinline__ void Through(int end) {
#pragma unroll 1
    while (next <= own_block &&
           (next + RunBlocks()) * launch.per_block + Settings().windows - 1 <= end) {
      Take();
    }
  }
  // And the rest, of whose entries the last ones are not visible.
  __device__ __forceinline__ void Finish() {
#pragma unroll 1
    while (next <= own_block) Take();
  }
  __device__ __forceinline__ void Take() {
    const int first_whole = Settings().initial_blocks > 0 ? 0 : 1;
    if (next < first_whole || next > last_whole) {
      TakeAny();
    } else if (launch.per_block == 4) {
      TakeWhole<4>();
    } else {
      TakeWhole<8>();
    }
    next += RunBlocks() * Config::kTokenLanes;
  }

  // Any shape, any part of it visible.
  __device__ __forceinline__ void TakeAny() const {
    const int end = min(next + RunBlocks(), own_block + 1);
#pragma unroll 1
    for (int block = next; block < end; ++block) {
      scores[block] = IsForced(block) ? INFINITY : Score(block);
    }
  }
  __device__ __forceinline__ float Score(int block) const {
    const int per_block = launch.per_block;
    const int windows = Settings().windows;
    const int width = per_block + windows - 1;
    const int first = block * per_block;
    const int end = min(width, end_entry - first);
    float score = 0.0F;
#pragma unroll 1
    for (int i = max(0, windows - 1 - first); i < end; ++i) {
      const int shared = min(min(i + 1, per_block), min(windows, width - i));
      score = IsMax() ? fmaxf(score, At(first + i))
                      : fmaf(At(first + i), static_cast<float>(shared), score);
    }
    return score;
  }

  // A run of blocks of four or eight entries with windows of two, all visible but for those of
  // forced blocks: the same sums in the same order.
  template <int kPerBlock>
  __device__ __forceinline__ void TakeWhole() const {
    float4 fours[kFours + 1];  // of the last, what lies behind the run, one entry
    const int first = next * kPerBlock;
    const int place = first % static_cast<unsigned>(Config::kImportanceEntries);
    // Swizzled: fours in even places lie so much later, those in odd places earlier.
    const int later = Swizzled(place) ^ place;
    const float* const even = importance + place + later;
    const float* const odd = importance + place - later;
#pragma unroll
    for (int i = 0; i < kFours; ++i) {
      fours[i] = *reinterpret_cast<const float4*>((i % 2 == 0 ? even : odd) + 4 * i);
    }
    fours[kFours].x = At(first + Config::kRunEntries);
    float score[kFours];
    if (IsMax()) {
      Pool<kPerBlock>(fours, score,
                      [](float sum, float x, float /*times*/) { return fmaxf(sum, x); });
    } else {
      Pool<kPerBlock>(fours, score,
                      [](float sum, float x, float times) { return fmaf(x, times, sum); });
    }
    constexpr int kBlocks = Config::kRunEntries / kPerBlock;
    if (IsForced(next) || IsForced(next + kBlocks - 1)) {
#pragma unroll
      for (int block = 0; block < kBlocks; ++block) {
        if (IsForced(next + block)) score[block] = INFINITY;
      }
    }
    Store<kBlocks>(score);
  }
  // An entry counts twice, but a block's first and the one behind its last once.
  template <int kPerBlock, typename Add>
  static __device__ __forceinline__ void Pool(const float4 (&fours)[kFours + 1],
                                              float (&score)[kFours], const Add& add) {
    constexpr int kBlockFours = kPerBlock / 4;
#pragma unroll
    for (int i = 0; i < kFours; ++i) {
      const bool begins = i % kBlockFours == 0;
      float& sum = score[i / kBlockFours];
      sum = add(begins ? 0.0F : sum, fours[i].x, begins ? 1.0F : 2.0F);
      sum = add(add(add(sum, fours[i].y, 2.0F), fours[i].z, 2.0F), fours[i].w, 2.0F);
      if (i % kBlockFours == kBlockFours - 1) sum = add(sum, fours[i + 1].x, 1.0F);
    }
  }
  template <int kBlocks>
  __device__ __forceinline__ void Store(const float (&score)[kFours]) const {
    float* const to = scores + next;
    if constexpr (kBlocks == 1) {
      *to = score[0];
    } else if constexpr (kBlocks == 2) {
      *reinterpret_cast<float2*>(to) = make_float2(score[0], score[1]);
    } else {
#pragma unroll
      for (int i = 0; i < kBlocks; i += 4) {
        *reinterpret_cast<float4*>(to + i) =
            make_float4(score[i], score[i + 1], score[i + 2], score[i + 3]);
      }
    }
  }
};

}  // namespace longspan::cuda
