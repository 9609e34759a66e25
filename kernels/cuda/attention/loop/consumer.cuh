// A multiplying warpgroup: 64 query rows against every key tile of an item.
//
// While the tensor cores work on the scores of one tile and the values of the tile before it, the
// other consumer does its softmax; a turn passes between them, so that both are never in the same
// phase (FlashAttention-3, arXiv 2407.08608, section 3). Within a warpgroup the softmax of a tile
// also runs beside the value product of the tile before.
#pragma once

#include <type_traits>

#include "kernels/cuda/attention/loop/config.cuh"
#include "kernels/cuda/attention/loop/float8_softmax.cuh"
#include "kernels/cuda/attention/loop/key_parts.cuh"
#include "kernels/cuda/attention/loop/key_rule.cuh"
#include "kernels/cuda/attention/loop/loader.cuh"
#include "kernels/cuda/attention/loop/softmax.cuh"
#include "kernels/cuda/attention/loop/thread_rows.cuh"
#include "kernels/cuda/base/ring_place.cuh"
#include "kernels/cuda/base/wgmma.cuh"
#include "kernels/cuda/base/wgmma_float8.cuh"

namespace longspan::cuda {

template <typename Config, typename Rule>
class Consumer {
 public:
  __device__ __forceinline__ Consumer(const LoopArgs& args, const Rule& rule,
                                      SharedMemory<Config>& shared)
      : args_(args),
        rule_(rule),
        shared_(shared),
        group_(__shfl_sync(kAllLanes, static_cast<int>(threadIdx.x) / 128 - 1, 0)),
        lane_(static_cast<int>(threadIdx.x) % kLanes),
        rows_(group_, args.group) {}

  __device__ __forceinline__ void Run() {
    if (group_ == Config::kConsumers - 1) PassTurn();
    for (;; ++item_) {
      const auto [stage, parity] = RingPlace<kItemStages>(item_);
      shared_.item_full[stage].Wait(parity);
      const WorkItem& item = shared_.items[stage];
      if (item.kv_head < 0) return;
      Attend(item);
      if (item.pieces == 1 || JoinPieces(item)) {
        rows_.StoreLogSums(args_, item, softmax_);
        if constexpr (kHasValues) {
          rows_.template Store<typename Config::Out>(args_, item, softmax_, output_);
        }
      }
      Release(shared_.item_empty[stage]);
    }
  }

 private:
  static constexpr bool kHasValues = Rule::kHasValues;
  static constexpr int kTileKeys = Config::kTileKeys;
  static constexpr int kScores = kTileKeys / 2;  // registers a thread
  static constexpr int kOutputs = Config::kHeadDim / 2;
  static constexpr int kStepBytes = 32;  // of a row, that one instruction takes
  static constexpr int kQuerySteps = Config::kHeadDim * Config::kElementBytes / kStepBytes;
  // Of the value product.
  static constexpr int kSteps = kTileKeys * Config::kElementBytes / kStepBytes;
  static constexpr int kValueDims = Config::kValueDims;

  // Every warp of the readers arrives once its part is done.
  __device__ __forceinline__ void Release(Barrier& empty) const {
    __syncwarp();
    if (lane_ == 0) empty.Arrive();
  }
  // In 8 bits products are too short to be worth a turn.
  __device__ __forceinline__ void TakeTurn() const {
    if constexpr (!Config::kFloat8) NamedWait(kTurnBarrier + group_, 256);
  }
  __device__ __forceinline__ void PassTurn() const {
    if constexpr (!Config::kFloat8) {
      NamedArrive(kTurnBarrier + (group_ + 1) % Config::kConsumers, 256);
    }
  }

  // This warpgroup's 64 rows of the item's queries, of the first panel.
  __device__ __forceinline__ const uint8_t* OwnQueries() const {
    return shared_.queries[RingPlace<Config::kQueryStages>(item_).stage] +
           group_ * 64 * Config::kRowBytes;
  }
  // Into the order of the A operand: 8 x 8 matrices by rows, rows + 8, columns + 8, both.
  __device__ __forceinline__ void LoadQueryRegisters() {
    const int row = static_cast<int>(threadIdx.x) / kLanes % 4 * 16 + lane_ % 16;
    const uint32_t from = SharedAddress(OwnQueries()) + row * Config::kRowBytes;
#pragma unroll
    for (int step = 0; step < kQuerySteps; ++step) {
      const int chunk = 2 * (step % 4) + lane_ / 16;
      LoadMatrices(from + step / 4 * Config::kRows * Config::kRowBytes + (chunk ^ (row % 8)) * 16,
                   queries_[step]);
    }
  }
  __device__ __forceinline__ void WaitForKeys(uint32_t tile) const {
    const auto [stage, parity] = RingPlace<Config::kStages>(tile);
    shared_.key_full[stage].Wait(parity);
  }
  // Begins scores = Q K^T for the key tile, which has been waited for.
  __device__ __forceinline__ void BeginScores(uint32_t tile) {
    const Operand q(SharedAddress(OwnQueries()), 0);
    const Operand k(SharedAddress(shared_.keys[RingPlace<Config::kStages>(tile).stage]), 0);
    FenceProducts();
#pragma unroll
    for (int step = 0; step < kQuerySteps; ++step) {
      const int panel = step / 4;
      const int bytes = step % 4 * kStepBytes;
      const uint64_t keys = k.At(panel * kTileKeys * Config::kRowBytes + bytes);
      if constexpr (Config::kFloat8) {
        Float8Product(scores_, queries_[step], keys, step != 0);
      } else if constexpr (Config::kQueriesInRegisters) {
        Product<kTileKeys>::template FromRegisters<false>(scores_, queries_[step], keys, step != 0);
      } else {
        Product<kTileKeys>::FromShared(
            scores_, q.At(panel * Config::kRows * Config::kRowBytes + bytes), keys, step != 0);
      }
    }
    CommitProducts();
  }

  // The accumulator of dimensions kValueDims * part and on. One behind another, they lie as one of
  // all dimensions would.
  __device__ __forceinline__ float (&OutputPart(int part))[kValueDims / 2] {
    return *reinterpret_cast<float(*)[kValueDims / 2]>(output_ + part * (kValueDims / 2));
  }

  // Begins output += P V for the value tile.
  __device__ __forceinline__ void BeginOutput(uint32_t tile) {
    const auto [stage, parity] = RingPlace<Config::kStages>(tile);
    shared_.value_full[stage].Wait(parity);
    const Operand v(SharedAddress(shared_.values[stage]), kTileKeys * Config::kRowBytes);
    FenceProducts();
#pragma unroll
    for (int step = 0; step < kSteps; ++step) AddValues(v, step);
    CommitProducts();
  }
  __device__ __forceinline__ void AddValues(const Operand& v, int step) {
    if constexpr (Config::kFloat8) {
      Float8Product(output_, probabilities_[step], v.At(step * kStepBytes), true);
    } else {
#pragma unroll
      for (int part = 0; part < Config::kHeadDim / kValueDims; ++part) {
        const int bytes = part * kValueDims / kPanelDims * kTileKeys * Config::kRowBytes +
                          step * 16 * Config::kRowBytes;
        Product<kValueDims>::template FromRegisters<true>(OutputPart(part), probabilities_[step],
                                                          v.At(bytes), true);
      }
    }
  }

  template <int kPending>
  __device__ __forceinline__ void FinishScores(uint32_t tile) {
    WaitForProducts<kPending>();
    Pin(scores_);
    if constexpr (Config::kFloat8) {
      scales_ = shared_.scales[RingPlace<Config::kStages>(tile).stage];
    }
    Release(shared_.key_empty[RingPlace<Config::kStages>(tile).stage]);
  }
  __device__ __forceinline__ void FinishOutput(uint32_t tile) {
    WaitForProducts<0>();
    Pin(output_);
    Release(shared_.value_empty[RingPlace<Config::kStages>(tile).stage]);
  }

  // Scores become probabilities.
  template <bool kMayBeEmpty>
  __device__ __forceinline__ void Weigh(float (&decay)[2]) {
    if constexpr (Config::kFloat8) {
      softmax_.template Update<kMayBeEmpty>(scores_, scales_, decay);
    } else {
      softmax_.template Update<kMayBeEmpty>(scores_, args_.score_scale, decay);
    }
  }
  __device__ __forceinline__ void PackProbabilities() {
#pragma unroll
    for (int step = 0; step < kSteps; ++step) {
      if constexpr (Config::kFloat8) {
        PackFloat8Probabilities(scores_ + 16 * step, probabilities_[step]);
      } else {
        PackBf16Probabilities(scores_ + 8 * step, probabilities_[step]);
      }
    }
  }
  // Of 16 keys.
  static __device__ __forceinline__ void PackBf16Probabilities(const float* scores,
                                                               uint32_t (&packed)[4]) {
#pragma unroll
    for (int i = 0; i < 4; ++i) packed[i] = PackBf16(scores[2 * i], scores[2 * i + 1]);
  }
  // Of 32 keys, in the order that their values have (../dense_float8/dense_float8.h).
  static __device__ __forceinline__ void PackFloat8Probabilities(const float* scores,
                                                                 uint32_t (&packed)[4]) {
#pragma unroll
    for (int half = 0; half < 2; ++half) {
#pragma unroll
      for (int row = 0; row < 2; ++row) {
        const float* const first = scores + 8 * half + 2 * row;
        packed[2 * half + row] = PackFloat8(first[0], first[1], first[4], first[5]);
      }
    }
  }

  // Gives away what this warp has of a piece. True in the warp that has the whole for it.
  __device__ __forceinline__ bool JoinPieces(const WorkItem& item) {
    const int warp = static_cast<int>(threadIdx.x) / kLanes - 4;
    const KeyParts<Config> parts(args_, item, warp, lane_);
    parts.Write(item.piece, softmax_, output_);
    if (!ArrivesLast(args_.plan.arrivals, item, warp, lane_)) return false;
    parts.Join(Config::kFloat8 ? 1.0F : args_.score_scale, softmax_, output_);
    return true;
  }

  __device__ __forceinline__ void Attend(const WorkItem& item) {
    const QueryTile& query = item.tile;
    const KeyTiles tiles = TilesOf<kTileKeys>(rule_, item);
#pragma unroll
    for (int i = 0; i < kOutputs; ++i) output_[i] = 0.0F;
    softmax_.Reset();
    if constexpr (Config::kFloat8) rows_.ReadQueryScales(args_, item, softmax_.row_factors);
    const auto [stage, parity] = RingPlace<Config::kQueryStages>(item_);
    shared_.query_full[stage].Wait(parity);
    if constexpr (Config::kQueriesInRegisters) {
      LoadQueryRegisters();
      Release(shared_.query_empty[stage]);
    }

    int i = tiles.count - 1;
    int first_key = tiles.origin + i * kTileKeys;
    FirstScores(query, first_key);
    const auto next = [&] {
      --i;
      first_key -= kTileKeys;
    };
    next();
    if (i >= 0) WaitForKeys(tile_);
    for (; i >= tiles.full_end; next()) Step<true>(query, first_key, i > 0);
    for (; i >= tiles.full_begin; next()) Step<false>(query, first_key, i > 0);
    if constexpr (Rule::kBoundedBelow) {
      for (; i >= 0; next()) Step<true>(query, first_key, i > 0);
    }

    if constexpr (!Config::kQueriesInRegisters) Release(shared_.query_empty[stage]);
    if constexpr (kHasValues) {
      BeginOutput(tile_ - 1);
      FinishOutput(tile_ - 1);
    }
    if constexpr (Config::kFloat8) softmax_.Unscale(output_);
  }

  // The probabilities of an item's first tile, beside nothing of this warpgroup.
  __device__ __forceinline__ void FirstScores(const QueryTile& query, int first_key) {
    WaitForKeys(tile_);
    BeginScores(tile_);
    FinishScores<0>(tile_);
    rows_.Mask(rule_, query, first_key, scores_);
    float decay[2];
    Weigh<true>(decay);
    PackProbabilities();
    ++tile_;
  }

  // The probabilities of one more tile, beside the value product of the tile before.
  template <bool kMasked>
  __device__ __forceinline__ void Step(const QueryTile& query, int first_key, bool more) {
    TakeTurn();
    BeginScores(tile_);
    if constexpr (kHasValues) BeginOutput(tile_ - 1);
    PassTurn();
    FinishScores<kHasValues ? 1 : 0>(tile_);
    if constexpr (kMasked) rows_.Mask(rule_, query, first_key, scores_);
    float decay[2];
    Weigh<kMasked>(decay);
    // The wait for the next keys stands here because, without a loop between the softmax and
    // FinishOutput, the compiler would move the exponentials past the end of the product that they
    // hide behind.
    Pin(scores_);
    if (more) WaitForKeys(tile_ + 1);
    if constexpr (kHasValues) {
      FinishOutput(tile_ - 1);
      DecayIfAny(decay);
      PackProbabilities();
    }
    ++tile_;
  }

  // In 8 bits the products are too short to hide what is not needed: mostly no row of a warp has a
  // new maximum.
  __device__ __forceinline__ void DecayIfAny(const float (&decay)[2]) {
    if constexpr (Config::kFloat8) {
      if (!__any_sync(kAllLanes, decay[0] != 1.0F || decay[1] != 1.0F)) return;
    }
    Decay(decay);
  }
  __device__ __forceinline__ void Decay(const float (&decay)[2]) {
#pragma unroll
    for (int i = 0; i < kOutputs; ++i) output_[i] *= decay[i / 2 % 2];
  }

  const LoopArgs& args_;
  const Rule& rule_;
  SharedMemory<Config>& shared_;
  const int group_;  // of the consumers
  const int lane_;
  const ThreadRows rows_;
  uint32_t queries_[kQuerySteps][4];
  float scores_[kScores];
  float output_[kOutputs];
  uint32_t probabilities_[kSteps][4];
  std::conditional_t<Config::kFloat8, Float8Softmax, OnlineSoftmax> softmax_;
  Float8Scales scales_;  // of the e4m3 tile whose scores were made last
  uint32_t item_ = 0;    // counts this thread block's items
  uint32_t tile_ = 0;    // counts its key tiles: the next whose scores are to be made
};

}  // namespace longspan::cuda
