// How consumers multiply: a unit is what takes a tile of rows, one warp with mma.sync or a
// warpgroup with wgmma. Both leave a thread the same two rows and the same outputs (warp_tile.cuh);
// which keys a thread's scores are of differs, and so does Mask.
#pragma once

#include "kernels/cuda/attention/selected/warp_tile.cuh"
#include "kernels/cuda/base/wgmma.cuh"

namespace longspan::cuda::selected {

template <int kDim, int kKeys>
struct WarpMath {
  static constexpr int kUnitWarps = 1;
  static constexpr int kUnits = kWideWarps;
  static constexpr int kThreads = 32 * (kUnits + 1);
  static constexpr bool kMovesRegisters = false;
  using ScoreTile = float[kKeys / 8][4];

  __device__ static void Begin(RowOutputs<kDim>& outputs) { Clear(outputs); }
  __device__ static void Prepare(QueryRows<kDim>&) {}
  __device__ static void Multiply(ScoreTile& scores, const QueryRows<kDim>& queries,
                                  uint32_t keys) {
    Scores<kDim, kKeys>(scores, queries, keys);
  }
  __device__ static void Mask(ScoreTile& scores, int upper_limit, int lower_limit) {
    MaskScores<kKeys>(scores, upper_limit, lower_limit);
  }
  template <bool kFirst>
  __device__ static void Accumulate(RowOutputs<kDim>& outputs,
                                    const uint32_t (&weights)[kKeys / 16][4], uint32_t values) {
    AddValues<kDim, kKeys, false>(outputs, weights, values, kKeys);
  }
};

// The kernel's registers are dealt out equally at first; the producer's warpgroup then lends the
// others most of its own.
template <int kDim, int kKeys, int kGroups>
struct GroupMath {
  static constexpr int kUnitWarps = 4;
  static constexpr int kUnits = kGroups;
  static constexpr int kThreads = 128 * (kUnits + 1);
  static constexpr bool kMovesRegisters = true;
  static constexpr int kProducerRegisters = 56;
  static constexpr int kConsumerRegisters = kGroups == 3 ? 152 : 216;
  using ScoreTile = float[kKeys / 8][4];
  static_assert(kKeys == 64);

  // The first product overwrites the values.
  __device__ static void Begin(RowOutputs<kDim>& outputs) {
    outputs.max[0] = outputs.max[1] = -INFINITY;
    outputs.sum[0] = outputs.sum[1] = 0.0F;
  }

  // From 16 contiguous bytes a thread to operand order: wgmma reads its keys in their own order.
  __device__ static void Prepare(QueryRows<kDim>& queries) {
#pragma unroll
    for (int j = 0; j < kDim / 32; ++j) {
      TransposeQuad(queries.upper[j]);
      TransposeQuad(queries.lower[j]);
    }
  }

  __device__ static void Multiply(ScoreTile& scores, const QueryRows<kDim>& queries,
                                  uint32_t keys) {
    float(&d)[kKeys / 2] = reinterpret_cast<float(&)[kKeys / 2]>(scores);
    const Operand operand(keys, 0);
    const QueryRows<kDim> own = OperandCopy(queries, keys);
    FenceProducts();
#pragma unroll
    for (int j = 0; j < kDim / 32; ++j) {
      const uint4 a = own.upper[j];
      const uint4 b = own.lower[j];
      const uint32_t first[4] = {a.x, b.x, a.y, b.y};
      const uint32_t second[4] = {a.z, b.z, a.w, b.w};
      const uint32_t at = (j / 2) * kKeys * 128 + (j % 2) * 64;
      Product<kKeys>::template FromRegisters<false>(d, first, operand.At(at), j > 0);
      Product<kKeys>::template FromRegisters<false>(d, second, operand.At(at + 32), true);
    }
    CommitProducts();
    WaitForProducts<0>();
    Pin(d);
  }

  // Where both products have one shape, ptxas 13.0 may give the weights the registers of queries
  // that a later tile still needs: the PTX is right, the machine code is not. So every tile gets a
  // copy that ptxas cannot tell from new values, as it does not know that a shared address begins
  // with a zero bit.
  __device__ static QueryRows<kDim> OperandCopy(const QueryRows<kDim>& queries, uint32_t keys) {
    QueryRows<kDim> copy = queries;
    if constexpr (kDim == kKeys) {
      const uint32_t zero = keys >> 31;
#pragma unroll
      for (int j = 0; j < kDim / 32; ++j) {
        copy.upper[j] = XorEach(queries.upper[j], zero);
        copy.lower[j] = XorEach(queries.lower[j], zero);
      }
    }
    return copy;
  }

  // Scores of keys from `upper_limit` (`lower_limit`) on become minus infinity.
  __device__ static void Mask(ScoreTile& scores, int upper_limit, int lower_limit) {
#pragma unroll
    for (int i = 0; i < kKeys / 8; ++i) {
      const int key = 8 * i + 2 * static_cast<int>(threadIdx.x % 4);
      if (key >= upper_limit) scores[i][0] = -INFINITY;
      if (key + 1 >= upper_limit) scores[i][1] = -INFINITY;
      if (key >= lower_limit) scores[i][2] = -INFINITY;
      if (key + 1 >= lower_limit) scores[i][3] = -INFINITY;
    }
  }

  template <bool kFirst>
  __device__ static void Accumulate(RowOutputs<kDim>& outputs,
                                    const uint32_t (&weights)[kKeys / 16][4], uint32_t values) {
    float(&d)[kDim / 2] = reinterpret_cast<float(&)[kDim / 2]>(outputs.values);
    const Operand operand(values, kKeys * 128);
    FenceProducts();
#pragma unroll
    for (int k = 0; k < kKeys / 16; ++k) {
      Product<kDim>::template FromRegisters<true>(d, weights[k], operand.At(k * 2048),
                                                  !kFirst || k > 0);
    }
    CommitProducts();
    WaitForProducts<0>();
    Pin(d);
  }
};

}  // namespace longspan::cuda::selected
