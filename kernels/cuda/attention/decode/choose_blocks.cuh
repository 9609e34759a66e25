// From the scores of compressed entries to the chosen blocks (NSA, arXiv 2502.11089, 3.3.1, 3.3.2),
// by all thread blocks of a cluster: each makes the importance of its own entries and the scores of
// the selection blocks that begin in them, and sends these to the first one, which ranks them.
#pragma once

#include <cstdint>

#include "kernels/cuda/attention/decode/cluster.cuh"
#include "kernels/cuda/attention/decode/merge.cuh"
#include "kernels/cuda/attention/decode/rank_blocks.cuh"
#include "kernels/cuda/attention/decode/summary_walk.cuh"

namespace longspan::cuda {

// Where a thread block makes its choice, in the memory that its ring had before.
struct ChoiceScratch {
  MergeScratch merge;
  Ranking ranking;
  static constexpr int kNearBytes = 90 << 10;
  alignas(16) char near[kNearBytes];  // what fits lies here and not in device memory
};

// Scores at the boundary of two shares, which blocks of the one before pool too: [entries,
// ScoreStride].
template <int kHeadTiles>
struct BoundaryScores {
  alignas(16) float own[kPooledBehind * kHeadTiles * 8];     // of this share's first entries
  alignas(16) float behind[kPooledBehind * kHeadTiles * 8];  // of those behind its end: sent
};

// How the first thread block knows that it has been given all keys.
struct KeyMail {
  Barrier barrier;
  uint64_t tokens[kMaxClusterBlocks];  // one a thread block, for keys in device memory
};

// Whether the keys of all blocks lie in shared memory.
__device__ __forceinline__ bool HasNearKeys(int own_block) {
  return 2 * (own_block + 1) * static_cast<int>(sizeof(uint64_t)) <= ChoiceScratch::kNearBytes;
}
// What the first thread block is sent.
__device__ __forceinline__ int KeyBytes(int own_block, int splits) {
  return (HasNearKeys(own_block) ? own_block + 1 : splits) * static_cast<int>(sizeof(uint64_t));
}

// Makes the choice for one (row, KV head). Stages in order, each by all threads.
class BlockChooser {
 public:
  // scores [E, ScoreStride] of the sequence in device memory, this block's are read; `behind` are
  // those of the entries behind its own.
  __device__ BlockChooser(const DecodeArgs& args, const DecodeRow& row, const SummaryShare& share,
                          int own_block, const float* scores, const float* behind,
                          ChoiceScratch& scratch, KeyMail& mail)
      : nsa_(args.nsa),
        share_(share),
        group_(args.query_heads / args.pages.kv_heads),
        score_stride_(ScoreStride(group_)),
        own_block_(own_block),
        per_block_log2_(Log2(args.nsa.block_tokens) - Log2(args.nsa.stride_tokens)),
        per_entry_(args.nsa.kernel_tokens >> Log2(args.nsa.stride_tokens)),
        behind_(behind),
        scratch_(scratch),
        mail_(mail) {
    const int all = own_block + 1;
    const auto block_of = [&](int tile) { return min((tile * kTileRows) >> per_block_log2_, all); };
    begin_block_ = block_of(share.tile_begin);
    end_block_ = blockIdx.x == gridDim.x - 1 ? all : block_of(share.tile_end);
    own_ = share.end_entry - share.begin_entry;
    pooled_ = own_ + share.EntriesBehind(args.nsa);
    scores_ = scores + int64_t{share.begin_entry} * score_stride_;

    // Keys come first: where they lie must be the same for all thread blocks. The list is needed
    // when the scores are not any more, and may overlap with them.
    const DecodeWorkspace& far = args.workspace;
    const int key_bytes = all * static_cast<int>(sizeof(uint64_t));
    has_near_keys_ = HasNearKeys(own_block);
    keys_ = has_near_keys_ ? reinterpret_cast<uint64_t*>(scratch.near)
                           : far.keys + row.pair * far.block_capacity;
    list_ = has_near_keys_ ? keys_ + all : far.ranked_keys + row.pair * far.block_capacity;
    has_near_scores_ = pooled_ * score_stride_ * static_cast<int>(sizeof(float)) <=
                       ChoiceScratch::kNearBytes - (has_near_keys_ ? key_bytes : 0);
    if (has_near_scores_) {  // importance takes the place of an entry's first score
      importance_ = reinterpret_cast<float*>(scratch.near + ChoiceScratch::kNearBytes) -
                    pooled_ * score_stride_;
      importance_stride_ = score_stride_;
    } else {
      importance_ = far.importance +
                    row.pair * (far.entry_capacity + kMaxClusterBlocks * kPooledBehind) +
                    share.begin_entry + int64_t{blockIdx.x} * kPooledBehind;
      importance_stride_ = 1;
    }
  }

  // Begins to fetch the scores that this thread block wrote before a __syncthreads.
  __device__ __forceinline__ void FetchScores() {
    if (!has_near_scores_) return;
#pragma unroll 1
    for (int i = 4 * threadIdx.x; i < own_ * score_stride_; i += 4 * kDecodeThreads) {
      CopyChunk(SharedAddress(importance_ + i), scores_ + i);
    }
  }

  // Sends the scores of this thread block's selection blocks to the first one.
  __device__ __forceinline__ void ScoreBlocks() {
    WaitForChunks();
    __syncthreads();
    if (has_near_scores_) scores_ = importance_;
    MakeImportance();
    __syncthreads();
#pragma unroll 1
    for (int block = begin_block_ + threadIdx.x; block < end_block_; block += kDecodeThreads) {
      const bool forced = block < nsa_.initial_blocks || block > own_block_ - nsa_.local_blocks;
      const uint64_t key = RankKey(forced ? INFINITY : PoolBlock(block), block);
      if (has_near_keys_) {
        Send(0, keys_ + block, key, mail_.barrier);
      } else {
        keys_[block] = key;
      }
    }
    if (has_near_keys_) return;
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0) Send(0, mail_.tokens + blockIdx.x, 0, mail_.barrier);
  }

  // The first thread block, which waits until all have sent their scores: chosen [n], ascending,
  // filled up with -1. From all blocks, or half of it each from those before the newest chunk of B
  // blocks and from that (kChunkHalf).
  __device__ __forceinline__ void Choose(int32_t* chosen) {
    AwaitSent(mail_.barrier);
    if (!has_near_keys_) __threadfence();
    const int n = nsa_.selected_blocks;
    const bool halves = nsa_.selection == NsaSelection::kChunkHalf && nsa_.block_tokens < 2 * n;
    const int middle = halves ? own_block_ & ~(nsa_.block_tokens - 1) : 0;
    const int wanted = halves ? n / 2 : n;
    int begin = 0;
    int placed = 0;
#pragma unroll 1
    for (int end = halves ? middle : own_block_ + 1; begin <= own_block_; end = own_block_ + 1) {
      placed +=
          ChooseBest(keys_ + begin, end - begin, wanted, list_, scratch_.ranking, chosen + placed);
      begin = end;
      __syncthreads();
    }
    const int i = static_cast<int>(threadIdx.x);
    if (i >= placed && i < n) GiveBlock(chosen + i, -1);
  }

 private:
  // P[e], the probabilities of an entry summed over the heads. Scores that are not visible are
  // -infinity.
  __device__ __forceinline__ void MakeImportance() {
    constexpr int kAtOnce = 4;  // scores may lie in device memory
    const float* log2_sums = scratch_.merge.log2_sums;
#pragma unroll 1
    for (int first = threadIdx.x; first < pooled_; first += kAtOnce * kDecodeThreads) {
      float sums[kAtOnce] = {};
#pragma unroll 1
      for (int head = 0; head < score_stride_; head += 4) {
        float4 quads[kAtOnce];
#pragma unroll
        for (int i = 0; i < kAtOnce; ++i) {
          const int entry = first + i * kDecodeThreads;
          quads[i] = make_float4(0.0F, 0.0F, 0.0F, 0.0F);
          if (entry >= pooled_) continue;
          const float* from = entry < own_ ? scores_ + entry * score_stride_
                                           : behind_ + (entry - own_) * score_stride_;
          quads[i] = *reinterpret_cast<const float4*>(from + head);
        }
        // A head that is none has scores of 0: with an infinite sum it counts nothing.
        const auto sum_of = [&](int i) { return i < group_ ? log2_sums[i] : INFINITY; };
        const float4 all =
            make_float4(sum_of(head), sum_of(head + 1), sum_of(head + 2), sum_of(head + 3));
#pragma unroll
        for (int i = 0; i < kAtOnce; ++i) {
          sums[i] += PowerOfTwo(quads[i].x - all.x) + PowerOfTwo(quads[i].y - all.y) +
                     PowerOfTwo(quads[i].z - all.z) + PowerOfTwo(quads[i].w - all.w);
        }
      }
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i) {
        const int entry = first + i * kDecodeThreads;
        if (entry < pooled_) importance_[entry * importance_stride_] = sums[i];
      }
    }
  }

  // The score of block j pools entries a*j … a*j + a + b - 2, a = B/d, b = l/d; overlap-sum counts
  // an entry once for each sub-block it shares with the block.
  __device__ __forceinline__ float PoolBlock(int block) const {
    const int per_block = 1 << per_block_log2_;
    const int first = (block << per_block_log2_) - share_.begin_entry;
    const int width = per_block + per_entry_ - 1;
    const int end = min(width, pooled_ - first);
    const float* importance = importance_ + first * importance_stride_;
    float score = 0.0F;
#pragma unroll 2
    for (int i = 0; i < end; ++i) {
      const float value = importance[i * importance_stride_];
      if (nsa_.score_pool == NsaScorePool::kMax) {
        score = fmaxf(score, value);
      } else {
        score += value * static_cast<float>(min(min(i + 1, per_block), min(per_entry_, width - i)));
      }
    }
    return score;
  }

  const NsaParams& nsa_;
  const SummaryShare& share_;
  const int group_;
  const int score_stride_;
  const int own_block_;
  const int per_block_log2_;  // entries that begin in a block
  const int per_entry_;       // strides that an entry covers
  const float* behind_;
  ChoiceScratch& scratch_;
  KeyMail& mail_;
  int begin_block_;  // the selection blocks whose pooling begins in the share
  int end_block_;
  int own_;              // entries of the share
  int pooled_;           // these and those behind that the blocks pool
  const float* scores_;  // of these
  float* importance_;    // likewise
  int importance_stride_;
  bool has_near_scores_;
  bool has_near_keys_;
  uint64_t* keys_;  // of all blocks
  uint64_t* list_;
};

}  // namespace longspan::cuda
