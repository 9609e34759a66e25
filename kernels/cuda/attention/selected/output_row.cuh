// The last step of every order: a row's output is normalised, gated and added to those of the other
// branches, in fp32, and written once.
#pragma once

#include "kernels/cuda/attention/arguments/gate.cuh"
#include "kernels/cuda/attention/selected/warp_tile.cuh"

namespace longspan::cuda::selected {

struct OutputPlace {
  int64_t token;  // of the step
  int head;       // of all query heads
  int heads;
  bool exists;  // else the place is some row's that another thread writes

  __device__ __forceinline__ int64_t Row() const { return token * heads + head; }
};

__device__ __forceinline__ float GateOfBranch(const Problem& problem, const OutputPlace& place,
                                              int branch) {
  return GateOf(problem.others.gates, place.token, place.head, branch);
}

// values += gate * row, whose chunks of 8 dimensions the lanes of a quad load for each other.
template <int kDim, int kRow>
__device__ __forceinline__ void AddRow(RowOutputs<kDim>& outputs, const __nv_bfloat16* row,
                                       float gate) {
  const uint4* chunks = reinterpret_cast<const uint4*>(row) + threadIdx.x % 4;
  uint4 words[kDim / 32];
#pragma unroll
  for (int i = 0; i < kDim / 32; ++i) words[i] = __ldcs(chunks + 4 * i);
#pragma unroll
  for (int i = 0; i < kDim / 32; ++i) {
    TransposeQuad(words[i]);
    const uint32_t pairs[4] = {words[i].x, words[i].y, words[i].z, words[i].w};
#pragma unroll
    for (int t = 0; t < 4; ++t) {
      float(&v)[4] = outputs.values[4 * i + t];
      v[2 * kRow] = fmaf(gate, __uint_as_float(pairs[t] << 16), v[2 * kRow]);
      v[2 * kRow + 1] = fmaf(gate, __uint_as_float(pairs[t] & 0xffff0000U), v[2 * kRow + 1]);
    }
  }
}

template <int kDim, int kRow>
__device__ __forceinline__ void AddRow(RowOutputs<kDim>& outputs, const float* row, float gate) {
  const float2* pairs = reinterpret_cast<const float2*>(row) + threadIdx.x % 4;
#pragma unroll
  for (int i = 0; i < kDim / 8; ++i) {
    const float2 pair = __ldcs(pairs + 4 * i);
    float(&v)[4] = outputs.values[i];
    v[2 * kRow] = fmaf(gate, pair.x, v[2 * kRow]);
    v[2 * kRow + 1] = fmaf(gate, pair.y, v[2 * kRow + 1]);
  }
}

// One row (kRow: 0 upper, 1 lower) of the output, FinishSums done. Whole warp.
template <int kDim, int kRow>
__device__ __forceinline__ void WriteRow(const Problem& problem, const OutputPlace& place,
                                         RowOutputs<kDim>& outputs) {
  const OtherBranches& others = problem.others;
  const float scale = InverseSum(outputs.sum[kRow]) * GateOfBranch(problem, place, 1);
#pragma unroll
  for (int i = 0; i < kDim / 8; ++i) {
    outputs.values[i][2 * kRow] *= scale;
    outputs.values[i][2 * kRow + 1] *= scale;
  }
  const int64_t first = place.Row() * kDim;
  if (others.compressed != nullptr) {
    AddRow<kDim, kRow>(outputs, others.compressed + first, GateOfBranch(problem, place, 0));
  }
  if (others.window != nullptr) {
    AddRow<kDim, kRow>(outputs, others.window + first, GateOfBranch(problem, place, 2));
  }
  uint4* chunks = reinterpret_cast<uint4*>(problem.out + first) + threadIdx.x % 4;
#pragma unroll
  for (int i = 0; i < kDim / 32; ++i) {
    uint32_t words[4];
#pragma unroll
    for (int t = 0; t < 4; ++t) {
      const float(&v)[4] = outputs.values[4 * i + t];
      words[t] = PackBf16(v[2 * kRow], v[2 * kRow + 1]);
    }
    uint4 chunk = make_uint4(words[0], words[1], words[2], words[3]);
    TransposeQuad(chunk);
    if (place.exists) chunks[4 * i] = chunk;
  }
  if (threadIdx.x % 4 == 0 && place.exists && problem.log_sum_exp != nullptr) {
    problem.log_sum_exp[place.Row()] =
        LogSumExp2(outputs.max[kRow], outputs.sum[kRow]) * 0.69314718056F;
  }
}

// Two neighbouring dimensions of a row, normalised, for orders that hold rows otherwise.
__device__ __forceinline__ void WritePair(const Problem& problem, const OutputPlace& place, int dim,
                                          int head_dim, float2 pair) {
  const OtherBranches& others = problem.others;
  const int64_t at = (place.Row() * head_dim + dim) / 2;
  const float gate = GateOfBranch(problem, place, 1);
  pair = {pair.x * gate, pair.y * gate};
  const auto add = [&](float2 other, float other_gate) {
    pair = {fmaf(other_gate, other.x, pair.x), fmaf(other_gate, other.y, pair.y)};
  };
  if (others.compressed != nullptr) {
    add(reinterpret_cast<const float2*>(others.compressed)[at], GateOfBranch(problem, place, 0));
  }
  if (others.window != nullptr) {
    add(__bfloat1622float2(reinterpret_cast<const __nv_bfloat162*>(others.window)[at]),
        GateOfBranch(problem, place, 2));
  }
  reinterpret_cast<__nv_bfloat162*>(problem.out)[at] = __float22bfloat162_rn(pair);
}

// Brings what WriteRow adds to the rows of a token's group, g of them from `place` on, into L2.
template <int kDim>
__device__ __forceinline__ void PrefetchOthers(const Problem& problem, const OutputPlace& place) {
  const OtherBranches& others = problem.others;
  const int64_t first = place.Row() * kDim;
  const int elements = problem.group * kDim;
  if (others.compressed != nullptr) PrefetchToL2(others.compressed + first, elements * 4);
  if (others.window != nullptr) PrefetchToL2(others.window + first, elements * 2);
}

}  // namespace longspan::cuda::selected
