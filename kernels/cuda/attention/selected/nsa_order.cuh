// NSA order: one query token and KV head a CTA, its g heads (padded to 16) the rows of every warp,
// its blocks dealt out to the warps, whose results merge in shared memory. Nothing is shared
// between queries, so it moves T * n * B keys and values a KV head through the L2 cache: right for
// steps of few tokens, where no other order has anything to share. That traffic takes three times
// the padded arithmetic, whatever g is; so small groups need no layout of their own.
#pragma once

#include "kernels/cuda/attention/selected/kv_ring.cuh"
#include "kernels/cuda/attention/selected/output_row.cuh"
#include "kernels/cuda/attention/selected/row_of_step.cuh"
#include "kernels/cuda/attention/selected/warp_tile.cuh"
#include "kernels/cuda/base/launch.cuh"

namespace longspan::cuda::selected {

template <int kDim, int kKeys>
struct NsaOrder {
  static constexpr int kStages = Stages(kNarrowRingBytes, TileBytes(kDim, kKeys));
  using Ring = KvRing<kDim, kKeys, TileBytes(kDim, kKeys), kStages, kNarrowWarps>;
  static_assert(kStages * Ring::kStageBytes >= kNarrowWarps * kRowsPerWarp * kDim * 4,
                "the ring becomes the merge's memory");

  const Problem& problem;
  int token;
  int kv_head;
  int row;
  int position;
  Ring ring;

  __device__ const int32_t* Blocks() const {
    return problem.selected +
           (int64_t{token} * problem.kv_heads + kv_head) * problem.selected_blocks;
  }

  // Calls visit(use, first key position) for each tile of keys up to the query's own position.
  template <typename Visit>
  __device__ void ForEachTile(const Visit& visit) const {
    const int32_t* blocks = Blocks();
    int use = 0;
    for (int i = 0; i < problem.selected_blocks; ++i) {
      const int block = __ldg(blocks + i);
      if (block < 0) break;
      const int end = min((block + 1) * problem.block_tokens, position + 1);
      for (int begin = block * problem.block_tokens; begin < end; begin += kKeys) {
        visit(use++, begin);
      }
    }
  }

  __device__ void Produce() const {
    if (threadIdx.x % 32 != 0) return;
    const int64_t first_page = problem.rows.page_offsets[row];
    ForEachTile([&](int use, int begin) {
      const int64_t page = problem.rows.page_ids[first_page + begin / kPageTokens];
      ring.WaitEmpty(use);
      ring.FullBarrier(use % kStages).ArriveExpecting(Ring::kStageBytes);
      ring.CopyTile(problem, use, 0, page, kv_head, begin % kPageTokens);
    });
  }

  template <bool kEdge>
  __device__ void Attend(const QueryRows<kDim>& queries, RowOutputs<kDim>& outputs, int use,
                         int visible) const {
    float scores[kKeys / 8][4];
    uint32_t weights[kKeys / 16][4];
    Scores<kDim, kKeys>(scores, queries, ring.Keys(use, 0));
    if (kEdge) MaskScores<kKeys>(scores, visible, visible);
    Softmax<kDim, kKeys, false>(scores, weights, outputs, problem.scale_log2, true, true);
    AddValues<kDim, kKeys, kEdge>(outputs, weights, ring.Values(use, 0), visible);
  }

  __device__ void Walk(int warp, const QueryRows<kDim>& queries, RowOutputs<kDim>& outputs) const {
    ForEachTile([&](int use, int begin) {
      ring.WaitFull(use);
      if (use % kNarrowWarps == warp) {
        if (begin + kKeys > position + 1) {
          Attend<true>(queries, outputs, use, position + 1 - begin);
        } else {
          Attend<false>(queries, outputs, use, kKeys);
        }
      }
      ring.Release(use);
    });
  }

  __device__ static void WaitForConsumers() { NamedWait(1, 32 * kNarrowWarps); }

  // All consumer warps. Outputs pass through shared memory as [warp][16 rows][D] fp32; maxima and
  // sums through the ring's tail.
  __device__ void MergeAndStore(int warp, RowOutputs<kDim>& outputs) const {
    float* values = reinterpret_cast<float*>(shared_memory);
    float* tail = reinterpret_cast<float*>(Ring::Tail());
    const int lane = threadIdx.x % 32;
    FinishSums(outputs);
    WaitForConsumers();  // nobody reads keys or values any more
    for (int r = 0; r < 2; ++r) {
      const int head = lane / 4 + 8 * r;
      float* row_values = values + (warp * kRowsPerWarp + head) * kDim + 2 * (lane % 4);
#pragma unroll
      for (int i = 0; i < kDim / 8; ++i) {
        row_values[8 * i] = r == 0 ? outputs.values[i][0] : outputs.values[i][2];
        row_values[8 * i + 1] = r == 0 ? outputs.values[i][1] : outputs.values[i][3];
      }
      if (lane % 4 == 0) {
        tail[(warp * kRowsPerWarp + head) * 2] = outputs.max[r];
        tail[(warp * kRowsPerWarp + head) * 2 + 1] = outputs.sum[r];
      }
    }
    WaitForConsumers();
    for (int i = threadIdx.x; i < problem.group * kDim / 2; i += 32 * kNarrowWarps) {
      StorePair(values, tail, i / (kDim / 2), 2 * (i % (kDim / 2)));
    }
  }

  __device__ void StorePair(const float* values, const float* tail, int head, int dim) const {
    float top = -INFINITY;
    for (int w = 0; w < kNarrowWarps; ++w) {
      top = fmaxf(top, tail[(w * kRowsPerWarp + head) * 2]);
    }
    const float shift = top == -INFINITY ? 0.0F : top;
    float total = 0.0F;
    float low = 0.0F;
    float high = 0.0F;
    for (int w = 0; w < kNarrowWarps; ++w) {
      const int at = w * kRowsPerWarp + head;
      const float weight = PowerOfTwo(tail[at * 2] - shift);
      total += weight * tail[at * 2 + 1];
      low += weight * values[at * kDim + dim];
      high += weight * values[at * kDim + dim + 1];
    }
    const float inverse = InverseSum(total);
    const OutputPlace place = {token, kv_head * problem.group + head,
                               problem.kv_heads * problem.group, true};
    WritePair(problem, place, dim, kDim, {low * inverse, high * inverse});
    if (dim == 0 && problem.log_sum_exp != nullptr) {
      problem.log_sum_exp[place.Row()] = LogSumExp2(shift, total) * 0.69314718056F;
    }
  }
};

// Grid: (T, Hk).
template <int kDim, int kKeys>
__global__ void __launch_bounds__(32 * (kNarrowWarps + 1), 3)
    NsaOrderKernel(const __grid_constant__ Problem problem) {
  WaitForEarlierWork();
  AllowNextKernel();
  const int token = static_cast<int>(blockIdx.x);
  const int row = problem.rows.row_of_token[token];
  if (!TakesPart(problem, row)) return;
  const NsaOrder<kDim, kKeys> kernel{problem,
                                     token,
                                     static_cast<int>(blockIdx.y),
                                     row,
                                     static_cast<int>(PositionOf(problem.rows, row, token)),
                                     {}};
  kernel.ring.Initialise();
  const int warp = static_cast<int>(threadIdx.x) / 32;
  if (warp == kNarrowWarps) {
    kernel.Produce();
    return;
  }
  const int64_t first_row = (int64_t{token} * problem.kv_heads + kernel.kv_head) * problem.group;
  const int head = static_cast<int>(threadIdx.x % 32) / 4;
  QueryRows<kDim> queries;
  LoadQueries(queries, problem.q + (first_row + min(head, problem.group - 1)) * kDim,
              problem.q + (first_row + min(head + 8, problem.group - 1)) * kDim);
  RowOutputs<kDim> outputs;
  Clear(outputs);
  kernel.Walk(warp, queries, outputs);
  kernel.MergeAndStore(warp, outputs);
}

}  // namespace longspan::cuda::selected
