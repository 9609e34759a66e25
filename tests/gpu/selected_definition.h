// Selected attention by its definition, in double precision: a softmax over the tokens of the
// selected blocks up to the query's own. Knows neither pages nor tiles.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "tests/gpu/selected_problem.h"

namespace longspan::cuda::test {

constexpr int kReferenceThreads = 128;
constexpr int kMaxReferenceKeys = 4096;

struct ReferenceArgs {
  const __nv_bfloat16* keys;    // [position, Hk, D] of the row's sequence
  const __nv_bfloat16* values;  // likewise
  const __nv_bfloat16* q;
  const int32_t* selected;
  double* out;          // [T, Hq, D]
  double* log_sum_exp;  // [T, Hq]
  double* plain_out;    // [T, Hq, D] with weights and outputs rounded to bf16, nothing else
  int first_token;
  int64_t first_position;
  int kv_heads;
  int group;
  int dim;
  int block_tokens;
  int selected_blocks;
  double scale;
};

__host__ __device__ inline double RoundToBf16(double value) {
  return static_cast<double>(__bfloat162float(__double2bfloat16(value)));
}

// Grid: (tokens of the row, query heads).
static __global__ void Reference(ReferenceArgs args) {
  __shared__ double scores[kMaxReferenceKeys];
  __shared__ int positions[kMaxReferenceKeys];
  const int64_t token = args.first_token + blockIdx.x;
  const int64_t own = args.first_position + blockIdx.x;
  const int head = static_cast<int>(blockIdx.y);
  const int kv_head = head / args.group;
  const int64_t out_row = token * args.kv_heads * args.group + head;
  const int32_t* blocks = args.selected + (token * args.kv_heads + kv_head) * args.selected_blocks;
  int keys = 0;
  for (int i = 0; i < args.selected_blocks && blocks[i] >= 0; ++i) {
    for (int j = 0; j < args.block_tokens; ++j) {
      const int64_t position = int64_t{blocks[i]} * args.block_tokens + j;
      if (position <= own) positions[keys++] = static_cast<int>(position);
    }
  }
  __syncthreads();
  for (int i = threadIdx.x; i < keys; i += kReferenceThreads) {
    const int64_t row = (int64_t{positions[i]} * args.kv_heads + kv_head) * args.dim;
    double sum = 0.0;
    for (int d = 0; d < args.dim; ++d) {
      sum += static_cast<double>(__bfloat162float(args.q[out_row * args.dim + d])) *
             static_cast<double>(__bfloat162float(args.keys[row + d]));
    }
    scores[i] = sum * args.scale;
  }
  __syncthreads();
  double top = -INFINITY;
  for (int i = 0; i < keys; ++i) top = fmax(top, scores[i]);
  __syncthreads();
  for (int i = threadIdx.x; i < keys; i += kReferenceThreads) scores[i] = exp(scores[i] - top);
  __syncthreads();
  double total = 0.0;
  for (int i = 0; i < keys; ++i) total += scores[i];
  for (int d = threadIdx.x; d < args.dim; d += kReferenceThreads) {
    double sum = 0.0;
    double plain = 0.0;
    for (int i = 0; i < keys; ++i) {
      const int64_t row = (int64_t{positions[i]} * args.kv_heads + kv_head) * args.dim;
      const double value = static_cast<double>(__bfloat162float(args.values[row + d]));
      sum += scores[i] * value;
      plain += RoundToBf16(scores[i]) * value;
    }
    args.out[out_row * args.dim + d] = sum / total;
    args.plain_out[out_row * args.dim + d] = RoundToBf16(plain / total);
  }
  if (threadIdx.x == 0) args.log_sum_exp[out_row] = top + log(total);
}

struct Expected {
  std::vector<double> out;
  std::vector<double> log_sum_exp;
  double plain_error;  // the largest of a plain computation in bf16
};

inline Expected Define(const DeviceProblem& problem) {
  const SelectedAttentionArgs& args = problem.args();
  const int64_t rows = int64_t{args.rows.tokens} * args.query_heads;
  const DeviceBuffer<double> out(rows * args.pages.head_dim);
  const DeviceBuffer<double> sums(rows);
  const DeviceBuffer<double> plain(out.count());
  int first_token = 0;
  for (size_t r = 0; r < problem.shape().rows.size(); ++r) {
    const SequenceChunk& row = problem.shape().rows[r];
    const ReferenceArgs reference{problem.plain_keys(static_cast<int>(r)),
                                  problem.plain_values(static_cast<int>(r)),
                                  args.q,
                                  args.selected,
                                  out.get(),
                                  sums.get(),
                                  plain.get(),
                                  first_token,
                                  row.first_position,
                                  args.pages.kv_heads,
                                  problem.shape().group,
                                  args.pages.head_dim,
                                  args.block_tokens,
                                  args.selected_blocks,
                                  1.0 / std::sqrt(static_cast<double>(args.pages.head_dim))};
    const dim3 grid(static_cast<unsigned>(row.tokens), static_cast<unsigned>(args.query_heads));
    Reference<<<grid, kReferenceThreads>>>(reference);
    first_token += row.tokens;
  }
  CheckCuda(cudaDeviceSynchronize(), "reference");
  Expected expected{out.Download(), sums.Download(), 0.0};
  const std::vector<double> rounded = plain.Download();
  for (size_t i = 0; i < rounded.size(); ++i) {
    expected.plain_error = std::max(expected.plain_error, std::fabs(rounded[i] - expected.out[i]));
  }
  return expected;
}

}  // namespace longspan::cuda::test
