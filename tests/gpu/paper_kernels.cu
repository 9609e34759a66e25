// The paper's form: softmax statistics in a kernel of their own, then blocks outermost with the
// queries that hold each, then a reduction over a query's partial outputs.
//
// A warp owns one row, (token, query head). Scores: a lane a key. Values: a lane kDim / 32
// dimensions. The index's entries are the paper's I_i (which tokens hold block i) and O_i (where
// their partial outputs belong) in one word. Partial outputs lie at [token, slot], so that the
// attention sink, which every query holds, takes no more room than another block: the paper's
// buffers of its own for the sink have nothing left to save.
#include "kernels/cuda/attention/selected/index_build.h"
#include "kernels/cuda/attention/selected/output_row.cuh"
#include "kernels/cuda/attention/selected/row_of_step.cuh"
#include "kernels/cuda/attention/selected/workspace.h"
#include "tests/gpu/paper_kernels.h"

namespace longspan::cuda::test {
namespace {

using selected::FirstBin;
using selected::GatherIndex;
using selected::GatherItem;
using selected::KeysPerTile;
using selected::kSlotBits;
using selected::OutputPlace;
using selected::PositionOf;
using selected::Problem;

// Of one (token, query head) over all the keys it sees. Logits are base-2.
struct alignas(8) RowStatistics {
  float max;
  float sum;  // of 2^(logit - max)
};

// Of one KV head at a time. Slot i is that of a query's i-th block.
struct PaperBuffers {
  RowStatistics* statistics;  // [T, g]
  float* outputs;             // [T, n, g, D] weighed by the final softmax
};

constexpr int kLanes = 32;
constexpr unsigned kAllLanes = 0xffffffffU;
constexpr int kWarps = 8;
constexpr int kBlockShares = 32;  // CTAs that share the queries of a block: the sink has them all

// The keys of one block that one query sees.
struct VisibleKeys {
  int64_t first_token;  // counted over the pages of the step
  int count;
};

__device__ VisibleKeys SeenFrom(const Problem& problem, int token, int64_t first_position) {
  const int row = problem.rows.row_of_token[token];
  const int64_t seen = PositionOf(problem.rows, row, token) + 1 - first_position;
  return {int64_t{problem.rows.page_offsets[row]} * kPageTokens + first_position,
          static_cast<int>(min(seen, int64_t{problem.block_tokens}))};
}

// Where the page of a token, counted over the pages of the step, begins in keys and in values.
template <int kDim>
__device__ int64_t PageOf(const Problem& problem, int kv_head, int64_t token) {
  const int64_t page = problem.rows.page_ids[token / kPageTokens];
  return (page * problem.kv_heads + kv_head) * (kPageTokens * kDim);
}

__device__ float AddProducts(float sum, uint32_t a, uint32_t b) {
  const float2 x = __bfloat1622float2(reinterpret_cast<const __nv_bfloat162&>(a));
  const float2 y = __bfloat1622float2(reinterpret_cast<const __nv_bfloat162&>(b));
  return fmaf(x.y, y.y, fmaf(x.x, y.x, sum));
}

// Base-2 logit of this lane's key.
template <int kDim>
__device__ float Score(const Problem& problem, const __nv_bfloat16* query, int kv_head,
                       int64_t token) {
  const __nv_bfloat16* page = problem.keys + PageOf<kDim>(problem, kv_head, token);
  const auto token_of_page = static_cast<int>(token % kPageTokens);
  float sum = 0.0F;
#pragma unroll 4
  for (int dim = 0; dim < kDim; dim += kChunkElements) {
    const uint4 q = *reinterpret_cast<const uint4*>(query + dim);
    const uint4 k = *reinterpret_cast<const uint4*>(page + TokenOffset(token_of_page, dim));
    sum = AddProducts(AddProducts(sum, q.x, k.x), q.y, k.y);
    sum = AddProducts(AddProducts(sum, q.z, k.z), q.w, k.w);
  }
  return sum * problem.scale_log2;
}

__device__ int WarpOfGrid() {
  return static_cast<int>(blockIdx.x) * kWarps + static_cast<int>(threadIdx.x) / kLanes;
}

__device__ int64_t OutputRow(const Problem& problem, int kv_head, int token, int head) {
  return (int64_t{token} * problem.kv_heads + kv_head) * problem.group + head;
}

__device__ void AddScore(RowStatistics& statistics, float score) {
  const float max = fmaxf(statistics.max, score);
  statistics.sum = statistics.sum * exp2f(statistics.max - max) + exp2f(score - max);
  statistics.max = max;
}

__device__ RowStatistics MergeLanes(const RowStatistics& lane) {
  float max = lane.max;
  for (int step = kLanes / 2; step > 0; step /= 2) {
    max = fmaxf(max, __shfl_xor_sync(kAllLanes, max, step));
  }
  float sum = lane.sum > 0.0F ? lane.sum * exp2f(lane.max - max) : 0.0F;
  for (int step = kLanes / 2; step > 0; step /= 2) sum += __shfl_xor_sync(kAllLanes, sum, step);
  return {max, sum};
}

// 1. The true maximum of every row, and its sum of exponentials, over all the keys it sees. Each
// lane is online over its own keys.
template <int kDim>
__global__ void __launch_bounds__(kWarps* kLanes)
    CollectStatistics(const __grid_constant__ Problem problem, int kv_head,
                      RowStatistics* statistics) {
  const int row = WarpOfGrid();
  const int token = row / problem.group;
  if (token >= problem.rows.tokens) return;
  const __nv_bfloat16* query =
      problem.q + OutputRow(problem, kv_head, token, row - token * problem.group) * kDim;
  const int32_t* blocks =
      problem.selected + (int64_t{token} * problem.kv_heads + kv_head) * problem.selected_blocks;
  const int lane = threadIdx.x % kLanes;
  RowStatistics own{-INFINITY, 0.0F};
  for (int i = 0; i < problem.selected_blocks && blocks[i] >= 0; ++i) {
    const VisibleKeys keys = SeenFrom(problem, token, int64_t{blocks[i]} * problem.block_tokens);
    for (int key = lane; key < keys.count; key += kLanes) {
      AddScore(own, Score<kDim>(problem, query, kv_head, keys.first_token + key));
    }
  }
  const RowStatistics merged = MergeLanes(own);
  if (lane == 0) statistics[row] = merged;
}

// `values` += weight * this lane's dimensions of a token's value.
template <int kDim>
__device__ void AddValue(float2 (&values)[kDim / 64], const Problem& problem, int kv_head,
                         int64_t token, float weight) {
  const int dim = static_cast<int>(threadIdx.x) % kLanes * (kDim / kLanes);
  const auto* pairs = reinterpret_cast<const __nv_bfloat162*>(
      problem.values + PageOf<kDim>(problem, kv_head, token) +
      TokenOffset(static_cast<int>(token % kPageTokens), dim));
#pragma unroll
  for (int i = 0; i < kDim / 64; ++i) {
    const float2 value = __bfloat1622float2(pairs[i]);
    values[i].x = fmaf(weight, value.x, values[i].x);
    values[i].y = fmaf(weight, value.y, values[i].y);
  }
}

// The partial output of one row and block, with the row's final statistics: nothing is rescaled.
template <int kDim>
__device__ void AttendBlock(const Problem& problem, int kv_head, const __nv_bfloat16* query,
                            const VisibleKeys& keys, const RowStatistics& statistics,
                            float2* output) {
  const int lane = threadIdx.x % kLanes;
  float2 values[kDim / 64] = {};
  for (int first = 0; first < keys.count; first += kLanes) {
    const int64_t token = keys.first_token + first;
    const int count = min(kLanes, keys.count - first);
    float weight = 0.0F;
    if (lane < count) {
      const float score = Score<kDim>(problem, query, kv_head, token + lane);
      weight = exp2f(score - statistics.max) / statistics.sum;
    }
    for (int key = 0; key < count; ++key) {
      AddValue<kDim>(values, problem, kv_head, token + key, __shfl_sync(kAllLanes, weight, key));
    }
  }
#pragma unroll
  for (int i = 0; i < kDim / 64; ++i) output[lane * (kDim / 64) + i] = values[i];
}

// 2. Grid: (blocks the step may have, shares of a block's rows, chunks of tokens). What its block
// and share have no rows for returns early.
template <int kDim>
__global__ void __launch_bounds__(kWarps* kLanes)
    AttendBlocks(const __grid_constant__ Problem problem, const __grid_constant__ GatherIndex index,
                 int kv_head, const PaperBuffers buffers) {
  const int64_t segment = int64_t{kv_head} * index.chunks + blockIdx.z;
  const int place = static_cast<int>(blockIdx.x);
  if (place >= index.item_counts[segment]) return;
  const GatherItem item = index.items[segment * index.bins + place];
  const int rows = item.entry_count * problem.group;
  const int warp = static_cast<int>(threadIdx.x) / kLanes;
  for (int row = static_cast<int>(blockIdx.y) * kWarps + warp; row < rows;
       row += kBlockShares * kWarps) {
    const uint32_t entry = index.entries[item.entry_begin + row / problem.group];
    const int head = row % problem.group;
    const auto token = static_cast<int>(entry >> kSlotBits);
    const auto slot = static_cast<int>(entry & ((1U << kSlotBits) - 1));
    const int64_t bins_before =
        item.bin - FirstBin(problem.rows, problem.rows.row_of_token[token], problem.block_tokens);
    const int64_t partial =
        (int64_t{token} * problem.selected_blocks + slot) * problem.group + head;
    AttendBlock<kDim>(problem, kv_head, problem.q + OutputRow(problem, kv_head, token, head) * kDim,
                      SeenFrom(problem, token, bins_before * KeysPerTile(problem.block_tokens)),
                      buffers.statistics[int64_t{token} * problem.group + head],
                      reinterpret_cast<float2*>(buffers.outputs + partial * kDim));
  }
}

// 3. A row's partial outputs, in ascending order of its blocks.
template <int kDim>
__global__ void __launch_bounds__(kWarps* kLanes)
    ReduceOutputs(const __grid_constant__ Problem problem, const uint8_t* query_counts, int kv_head,
                  const PaperBuffers buffers) {
  const int row = WarpOfGrid();
  const int token = row / problem.group;
  if (token >= problem.rows.tokens || !TakesPart(problem, problem.rows.row_of_token[token])) return;
  const int head = row - token * problem.group;
  const int lane = threadIdx.x % kLanes;
  const int slots = query_counts[int64_t{kv_head} * problem.rows.tokens + token];
  const int64_t partial = int64_t{token} * problem.selected_blocks * problem.group + head;
  const auto* outputs = reinterpret_cast<const float2*>(buffers.outputs + partial * kDim);
  float2 values[kDim / 64] = {};
  for (int slot = 0; slot < slots; ++slot) {
#pragma unroll
    for (int i = 0; i < kDim / 64; ++i) {
      const int64_t at = int64_t{slot} * problem.group * (kDim / 2) + lane * (kDim / 64) + i;
      values[i].x += outputs[at].x;
      values[i].y += outputs[at].y;
    }
  }
  const OutputPlace place = {token, kv_head * problem.group + head,
                             problem.kv_heads * problem.group, true};
#pragma unroll
  for (int i = 0; i < kDim / 64; ++i) {
    WritePair(problem, place, 2 * (lane * (kDim / 64) + i), kDim, values[i]);
  }
  if (lane == 0 && problem.log_sum_exp != nullptr) {
    const RowStatistics statistics = buffers.statistics[row];
    problem.log_sum_exp[place.Row()] = (statistics.max + log2f(statistics.sum)) * 0.69314718056F;
  }
}

template <int kDim>
cudaError_t Launch(const Problem& problem, const GatherIndex& index, const PaperBuffers& buffers,
                   cudaStream_t stream) {
  const int rows = problem.rows.tokens * problem.group;
  const dim3 row_grid(static_cast<unsigned>((rows + kWarps - 1) / kWarps));
  const dim3 block_grid(static_cast<unsigned>(index.bins), kBlockShares,
                        static_cast<unsigned>(index.chunks));
  constexpr int kThreads = kWarps * kLanes;
  for (int kv_head = 0; kv_head < problem.kv_heads; ++kv_head) {
    CollectStatistics<kDim>
        <<<row_grid, kThreads, 0, stream>>>(problem, kv_head, buffers.statistics);
    AttendBlocks<kDim><<<block_grid, kThreads, 0, stream>>>(problem, index, kv_head, buffers);
    ReduceOutputs<kDim>
        <<<row_grid, kThreads, 0, stream>>>(problem, index.query_counts, kv_head, buffers);
  }
  return cudaGetLastError();
}

// A problem without a band: its index then holds every block that a query sees, initial and local
// ones included, and a block's slot is its place in the query's list.
Problem WithoutBand(const Problem& problem) {
  Problem all = problem;
  all.initial_blocks = 0;
  all.local_blocks = 0;
  all.slots = problem.selected_blocks;
  return all;
}

// FSA order's workspace of one KV head, for its index, and the buffers behind it.
struct PaperWorkspace {
  GatherIndex index;
  PaperBuffers buffers;
  size_t bytes;
};

PaperWorkspace LayOutPaper(const SelectedAttentionArgs& args, void* memory) {
  const selected::Workspace space =
      selected::LayOut(args, SelectedPath::kFsaOrder, /*kv_heads_per_pass=*/1, memory);
  const int64_t rows = int64_t{args.rows.tokens} * (args.query_heads / args.pages.kv_heads);
  const size_t statistics_bytes = rows * sizeof(RowStatistics);
  auto* const behind = static_cast<char*>(memory) + space.bytes;
  PaperWorkspace paper;
  paper.index = space.index;
  paper.buffers.statistics = reinterpret_cast<RowStatistics*>(behind);
  paper.buffers.outputs = reinterpret_cast<float*>(behind + statistics_bytes);
  paper.bytes = space.bytes + statistics_bytes +
                rows * args.selected_blocks * args.pages.head_dim * sizeof(float);
  return paper;
}

}  // namespace

size_t PaperWorkspaceBytes(const SelectedAttentionArgs& args) {
  return LayOutPaper(args, nullptr).bytes;
}

cudaError_t LaunchPaperKernels(const SelectedAttentionArgs& args, void* workspace,
                               cudaStream_t stream) {
  const Problem problem = selected::MakeProblem(args);
  const PaperWorkspace space = LayOutPaper(args, workspace);
  const cudaError_t error = selected::BuildGatherIndex(WithoutBand(problem), space.index, stream);
  if (error != cudaSuccess) return error;
  return args.pages.head_dim == 64 ? Launch<64>(problem, space.index, space.buffers, stream)
                                   : Launch<128>(problem, space.index, space.buffers, stream);
}

}  // namespace longspan::cuda::test
