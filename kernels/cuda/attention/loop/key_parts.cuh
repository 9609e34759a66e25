// Pieces of a query tile's keys: which key tiles are whose, and how the partial outputs become one.
//
// Every warp writes its part of a piece, in the order of its registers; the warp that is the last
// of its like to have written reads all of them, in ascending order, and has the whole. So which
// thread blocks take the pieces, and when, changes no bit.
#pragma once

#include "kernels/cuda/attention/loop/config.cuh"
#include "kernels/cuda/attention/loop/key_rule.cuh"
#include "kernels/cuda/attention/loop/softmax.cuh"

namespace longspan::cuda {

// Of `count` tiles those of the item's piece, [begin, end). A tile is cut only where each piece has
// one or more (key_split.h).
struct PieceTiles {
  int begin;
  int end;

  __device__ __forceinline__ PieceTiles(const WorkItem& item, int count)
      : begin(count * item.piece / item.pieces), end(count * (item.piece + 1) / item.pieces) {}
};

template <int kTileKeys, typename Rule>
__device__ __forceinline__ KeyTiles TilesOf(const Rule& rule, const WorkItem& item) {
  const int first_position = item.tile.first_position;
  KeyTiles tiles = TilesFor<kTileKeys>(rule, first_position, first_position + item.tile.tokens - 1);
  if (item.pieces == 1) return tiles;
  const PieceTiles piece(item, tiles.count);
  tiles.origin += piece.begin * kTileKeys;
  tiles.count = piece.end - piece.begin;
  tiles.full_begin = max(0, tiles.full_begin - piece.begin);
  tiles.full_end = min(tiles.count, max(0, tiles.full_end - piece.begin));
  return tiles;
}

// Whether this warp is the last of the `pieces` whose warps of this number have arrived; what they
// had written before can then be read.
__device__ __forceinline__ bool ArrivesLast(int32_t* arrivals, const WorkItem& item, int warp,
                                            int lane) {
  int32_t& arrived = arrivals[item.cut * kMostItemWarps + warp];
  __threadfence();
  __syncwarp();
  int before = 0;
  if (lane == 0) before = atomicAdd(&arrived, 1);
  before = __shfl_sync(0xFFFFFFFFU, before, 0);
  if (before + 1 < item.pieces) return false;
  __threadfence();
  if (lane == 0) arrived = 0;  // as the next launch wants it
  return true;
}

// parts [cut items, pieces, warps, 1 + kOutputs / 4, lanes]: first the statistics of a lane's two
// rows, then its outputs, not normalised.
template <typename Config>
struct KeyParts {
  static constexpr int kLanesAWarp = 32;
  static constexpr int kOutputs = Config::kHeadDim / 2;  // of a lane
  static constexpr int kWords = 1 + kOutputs / 4;
  static constexpr int kPieceWords = Config::kConsumerWarps * kWords * kLanesAWarp;

  float4* first;  // this lane's of the first piece
  int pieces;

  __device__ __forceinline__ KeyParts(const LoopArgs& args, const WorkItem& item, int warp,
                                      int lane)
      : first(args.pieces.parts + int64_t{item.cut} * item.pieces * kPieceWords +
              warp * kWords * kLanesAWarp + lane),
        pieces(item.pieces) {}

  __device__ __forceinline__ void Write(int piece, const OnlineSoftmax& softmax,
                                        const float (&output)[kOutputs]) const {
    float4* const to = first + piece * kPieceWords;
    __stcg(to, make_float4(softmax.maximum[0], softmax.maximum[1], softmax.sum[0], softmax.sum[1]));
#pragma unroll
    for (int i = 0; i < kOutputs / 4; ++i) {
      __stcg(to + (1 + i) * kLanesAWarp,
             make_float4(output[4 * i], output[4 * i + 1], output[4 * i + 2], output[4 * i + 3]));
    }
  }

  // The sum over all pieces, each weighed by its maximum.
  __device__ __forceinline__ void Join(float score_scale, OnlineSoftmax& softmax,
                                       float (&output)[kOutputs]) const {
    softmax.Reset();
#pragma unroll 1
    for (int piece = 0; piece < pieces; ++piece) {
      const float4 statistics = __ldcg(first + piece * kPieceWords);
      softmax.maximum[0] = fmaxf(softmax.maximum[0], statistics.x);
      softmax.maximum[1] = fmaxf(softmax.maximum[1], statistics.y);
    }
#pragma unroll
    for (float& value : output) value = 0.0F;
#pragma unroll 1
    for (int piece = 0; piece < pieces; ++piece) {
      const float4* const from = first + piece * kPieceWords;
      const float4 statistics = __ldcg(from);
      const float weight[2] = {Weight(statistics.x, softmax.maximum[0], score_scale),
                               Weight(statistics.y, softmax.maximum[1], score_scale)};
      softmax.sum[0] = fmaf(weight[0], statistics.z, softmax.sum[0]);
      softmax.sum[1] = fmaf(weight[1], statistics.w, softmax.sum[1]);
#pragma unroll
      for (int i = 0; i < kOutputs / 4; ++i) {
        const float4 part = __ldcg(from + (1 + i) * kLanesAWarp);
        output[4 * i] = fmaf(weight[0], part.x, output[4 * i]);
        output[4 * i + 1] = fmaf(weight[0], part.y, output[4 * i + 1]);
        output[4 * i + 2] = fmaf(weight[1], part.z, output[4 * i + 2]);
        output[4 * i + 3] = fmaf(weight[1], part.w, output[4 * i + 3]);
      }
    }
  }

 private:
  // Zero where the piece has no key that the row sees.
  static __device__ __forceinline__ float Weight(float maximum, float top, float score_scale) {
    return maximum == -INFINITY ? 0.0F : PowerOfTwo((maximum - top) * score_scale);
  }
};

}  // namespace longspan::cuda
