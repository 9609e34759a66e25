// From the importance of entries to the scores of blocks. Block j shares tokens with entries
// a j … a j + a + m - 2 (a = B / d, m = l / d); an entry counts once for each sub-block that it
// shares with the block, or the largest is taken.
//
// A few lanes serve one token and take runs of neighbouring blocks in turns, each run as soon as
// its last entry is there. What entries that the token does not see hold never matters, NaN
// neither.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/choice/shared.cuh"

namespace longspan::cuda {

// One lane's part in one token. What is the same for all lanes lies in the launch: registers are
// few.
template <typename Config>
struct BlockPool {
  // A run is taken in parts: beside the products of a tile, registers are few.
  static constexpr int kPartEntries = 8;
  static constexpr int kFours = kPartEntries / 4;

  const BlockChoiceLaunch& launch;
  const float* importance;  // of the token; entry e at Swizzled(e % kImportanceEntries)
  int next;                 // first block of the next run
  float* scores;            // its
  int next_end;             // entries that it shares tokens with end here
  int own_block;            // the last one to be scored; -1: none
  int end_entry;            // visible are entries before this, from m - 1 on

  __device__ __forceinline__ BlockPool(const BlockChoiceLaunch& launch_, const float* importance_,
                                       float* token_scores, int lane, int position, bool chooses,
                                       int begin_entry)
      : launch(launch_),
        importance(importance_),
        next(FirstRun(lane, begin_entry) * launch.run_blocks),
        scores(token_scores + next),
        next_end((next + launch.run_blocks) * launch.per_block + Settings().windows - 1),
        own_block(chooses ? position / Settings().block_tokens : -1),
        end_entry((position + 1) / Settings().stride_tokens) {}

  // The first of the lane's runs that ends behind `begin_entry`; runs count from block 0 on.
  __device__ __forceinline__ int FirstRun(int lane, int begin_entry) const {
    const int run_entries = launch.run_blocks * launch.per_block;
    const int beyond = begin_entry - (Settings().windows - 1) - (lane + 1) * run_entries;
    const int turn_entries = Config::kTokenLanes * run_entries;
    return lane + (beyond < 0 ? 0 : beyond / turn_entries + 1) * Config::kTokenLanes;
  }
  __device__ __forceinline__ const SparseSettings& Settings() const { return launch.sparse; }
  // Block j sees its last entry, a (j + 1), if that comes before the end.
  __device__ __forceinline__ int LastSeen() const { return (end_entry - 1) / launch.per_block - 1; }
  __device__ __forceinline__ bool IsMax() const { return Settings().score_pool == ScorePool::kMax; }
  __device__ __forceinline__ bool IsForced(int block) const {
    return block < Settings().initial_blocks || block > own_block - Settings().local_blocks;
  }
  __device__ __forceinline__ float At(int entry) const {
    return importance[Swizzled(entry % static_cast<unsigned>(Config::kImportanceEntries))];
  }

  // Of the calls of Through, one for each kPoolTiles tiles, those [begin, end) in which every lane
  // of the warp takes one run, all of its entries are visible and none of its blocks is forced.
  struct Calls {
    int begin;
    int end;
  };
  __device__ __forceinline__ Calls PlainCalls() const {
    constexpr int kLanesAToken = Config::kTokenLanes;
    const int run = launch.run_blocks;
    // The last lane is a call behind the others: its runs end with the next call's first entry.
    const int begin = max(Settings().initial_blocks, 1) / (kLanesAToken * run) + 2;
    const int last_run = min(own_block - Settings().local_blocks, LastSeen()) - (run - 1);
    const int end = last_run < 0 ? 0 : (last_run / run + 2) / kLanesAToken;
    return {begin, launch.whole_fours ? __reduce_min_sync(kAllLanes, end) : 0};
  }
  __device__ __forceinline__ void TakePlain() {
    if (launch.per_block == 4) {
      TakeWhole<4, false>();
    } else {
      TakeWhole<8, false>();
    }
    Advance();
  }

  // Scores what has its last entry before `end`.
  __device__ __forceinline__ void Through(int end) {
#pragma unroll 1
    while (next_end <= end && next <= own_block) Take();
  }
  // And the rest, of whose entries the last ones are not visible.
  __device__ __forceinline__ void Finish() {
#pragma unroll 1
    while (next <= own_block) Take();
  }
  __device__ __forceinline__ void Take() {
    if (!IsWhole()) {
      TakeAny();
    } else if (launch.per_block == 4) {
      TakeWhole<4, true>();
    } else {
      TakeWhole<8, true>();
    }
    Advance();
  }
  __device__ __forceinline__ void Advance() {
    const int stride = launch.run_blocks * Config::kTokenLanes;
    scores += stride;
    next += stride;
    next_end += stride * launch.per_block;
  }
  // Whether all entries of the run are visible, but for those of forced blocks.
  __device__ __forceinline__ bool IsWhole() const {
    if (!launch.whole_fours || (next == 0 && Settings().initial_blocks == 0)) return false;
    const int last_counted = min(next + launch.run_blocks - 1, own_block - Settings().local_blocks);
    return last_counted <= LastSeen();
  }

  // Any shape, any part of it visible.
  __device__ __forceinline__ void TakeAny() const {
    const int count = min(launch.run_blocks, own_block + 1 - next);
#pragma unroll 1
    for (int i = 0; i < count; ++i) {
      scores[i] = IsForced(next + i) ? INFINITY : Score(next + i);
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
  template <int kPerBlock, bool kMayBeForced>
  __device__ __forceinline__ void TakeWhole() const {
    constexpr int kRunBlocks = Config::kRunEntries / kPerBlock;
    constexpr int kBlocks = kRunBlocks < 4 ? kRunBlocks : 4;  // that are stored at once
#pragma unroll 1
    for (int first = 0; first < kRunBlocks; first += kBlocks) {
      float score[kBlocks];
#pragma unroll
      for (int i = 0; i < kBlocks; i += kPartEntries / kPerBlock) {
        ScorePart<kPerBlock>((next + first + i) * kPerBlock, score + i);
      }
      if constexpr (kMayBeForced) {
#pragma unroll
        for (int i = 0; i < kBlocks; ++i) {
          if (IsForced(next + first + i)) score[i] = INFINITY;
        }
      }
      Store(score, scores + first);
    }
  }
  template <int kPerBlock>
  __device__ __forceinline__ void ScorePart(int first, float* score) const {
    float4 fours[kFours + 1];  // of the last, what lies behind the part, one entry
    const int place = first % static_cast<unsigned>(Config::kImportanceEntries);
    // Swizzled: fours in even places lie so much later, those in odd places earlier.
    const int later = Swizzled(place) ^ place;
    fours[0] = *reinterpret_cast<const float4*>(importance + place + later);
    fours[1] = *reinterpret_cast<const float4*>(importance + place - later + 4);
    fours[kFours].x = At(first + kPartEntries);
    if (IsMax()) {
      Pool<kPerBlock, Largest>(fours, score);
    } else {
      Pool<kPerBlock, Sum>(fours, score);
    }
  }
  // An entry counts twice, but a block's first and the one behind its last once.
  struct Sum {
    static __device__ __forceinline__ float First(float x) { return x; }
    static __device__ __forceinline__ float Add(float sum, float x, float times) {
      return fmaf(x, times, sum);
    }
  };
  struct Largest {
    static __device__ __forceinline__ float First(float x) { return fmaxf(x, 0.0F); }
    static __device__ __forceinline__ float Add(float largest, float x, float /*times*/) {
      return fmaxf(largest, x);
    }
  };
  template <int kPerBlock, typename Kind>
  static __device__ __forceinline__ void Pool(const float4 (&fours)[kFours + 1], float* score) {
    constexpr int kBlockFours = kPerBlock / 4;
#pragma unroll
    for (int i = 0; i < kFours; ++i) {
      const bool begins = i % kBlockFours == 0;
      float& sum = score[i / kBlockFours];
      sum = begins ? Kind::First(fours[i].x) : Kind::Add(sum, fours[i].x, 2.0F);
      sum = Kind::Add(sum, fours[i].y, 2.0F);
      sum = Kind::Add(sum, fours[i].z, 2.0F);
      sum = Kind::Add(sum, fours[i].w, 2.0F);
      if (i % kBlockFours == kBlockFours - 1) sum = Kind::Add(sum, fours[i + 1].x, 1.0F);
    }
  }
  template <int kBlocks>
  static __device__ __forceinline__ void Store(const float (&score)[kBlocks], float* to) {
    if constexpr (kBlocks == 1) {
      *to = score[0];
    } else if constexpr (kBlocks == 2) {
      *reinterpret_cast<float2*>(to) = make_float2(score[0], score[1]);
    } else {
      *reinterpret_cast<float4*>(to) = make_float4(score[0], score[1], score[2], score[3]);
    }
  }
};

}  // namespace longspan::cuda
