// How FSA order's consumers multiply: a unit is what takes a tile of gathered rows, one warp with
// mma.sync or a warpgroup with wgmma. Both leave a thread the same two rows and the same outputs
// (warp_tile.cuh).
#pragma once

#include "kernels/cuda/attention_loop/wgmma.cuh"
#include "kernels/cuda/selected_attention/warp_tile.cuh"

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
    FenceProducts();
#pragma unroll
    for (int j = 0; j < kDim / 32; ++j) {
      const uint4 a = queries.upper[j];
      const uint4 b = queries.lower[j];
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
