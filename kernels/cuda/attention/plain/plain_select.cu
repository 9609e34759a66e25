#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstdint>

#include "kernels/cuda/attention/plain/plain_attention.h"
#include "kernels/cuda/attention/plain/plain_tile.cuh"
#include "kernels/cuda/base/block_reduce.cuh"

namespace longspan::cuda {
namespace {

constexpr int kThreads = 256;
constexpr int kMaxSelected = 128;
constexpr float kForced = INFINITY;
constexpr float kTaken = -1.0F;  // below every score

// Of one thread block: scores of entries, their importance, scores of blocks. Everything a query of
// the longest sequence can see, and the surplus that pooling reads beyond it.
struct WorkspaceShape {
  int64_t entries;  // scores and importance
  int64_t blocks;

  __host__ __device__ explicit WorkspaceShape(const SelectLaunch& args) {
    const SparseSettings& sparse = args.sparse;
    blocks = args.step.rows.longest_length_tokens / sparse.block_tokens + 1;
    entries = blocks * (sparse.block_tokens / sparse.stride_tokens) + sparse.windows;
  }
  __host__ __device__ int64_t floats() const { return 2 * entries + blocks; }
};

// One token and KV head; entries are named by the sub-block that completes them (kv_layout.h).
struct Task {
  int64_t token;
  int kv_head;
  int row;
  int64_t position;
  int64_t first_entry;  // visible are [first_entry, end_entry)
  int64_t end_entry;
  int64_t own_block;
};

__device__ Task TaskOf(const SelectLaunch& args, int64_t index) {
  Task task;
  task.token = index / args.step.pages.kv_heads;
  task.kv_head = static_cast<int>(index % args.step.pages.kv_heads);
  const TokenPlace place = PlaceOf(args.step.rows, static_cast<int>(task.token));
  task.row = place.row;
  task.position = place.position;
  task.first_entry = args.sparse.windows - 1;
  task.end_entry = (place.position + 1) / args.sparse.stride_tokens;
  task.own_block = place.position / args.sparse.block_tokens;
  return task;
}

template <typename Element>
__device__ const Element* EntryBlock(const SelectLaunch& args, void* array, const Task& task,
                                     int64_t entry) {
  const DevicePages& pages = args.step.pages;
  const int64_t page = PageAt(args.step.rows, task.row, entry / pages.entries_per_page);
  return BlockOf<Element>(array, page, pages.kv_heads, task.kv_head,
                          int64_t{pages.entries_per_page} * pages.head_dim);
}

// output [D] = sum of p[e] * v[e] / sum: runs of threads take entries in turns, a dimension each.
template <typename Element>
__device__ void WriteOutput(const SelectLaunch& args, const Task& task, const float* p, float sum,
                            float* output) {
  __shared__ float partial[kThreads];
  const int head_dim = args.step.pages.head_dim;
  const int per_page = args.step.pages.entries_per_page;
  const int runs = kThreads / head_dim;  // at least 1: a head has at most 256 dimensions
  const int run = threadIdx.x / head_dim;
  const int dim = threadIdx.x % head_dim;
  float own = 0.0F;
  if (run < runs) {
    for (int64_t entry = task.first_entry + run; entry < task.end_entry; entry += runs) {
      const Element* block = EntryBlock<Element>(args, args.step.pages.summary_values, task, entry);
      own = fmaf(p[entry], Widen(block[CacheEntryOffset(head_dim, per_page, entry, dim)]), own);
    }
  }
  __syncthreads();
  partial[threadIdx.x] = own;
  __syncthreads();
  if (run != 0) return;
  for (int other = 1; other < runs; ++other) own += partial[other * head_dim + dim];
  output[dim] = own / sum;
}

// Attention of the group's heads over the visible entries: outputs, and the importance of entries,
// summed over the heads in ascending order.
template <typename Element>
__device__ void AttendEntries(const SelectLaunch& args, const Task& task, float* scores,
                              float* importance) {
  __shared__ float q[kPlainMaxHeadDim];
  const int head_dim = args.step.pages.head_dim;
  const int per_page = args.step.pages.entries_per_page;
  const float scale = 1.0F / sqrtf(static_cast<float>(head_dim));
  for (int head = 0; head < args.step.group(); ++head) {
    const int64_t first =
        (task.token * args.step.query_heads + task.kv_head * args.step.group() + head) * head_dim;
    __syncthreads();
    for (int dim = threadIdx.x; dim < head_dim; dim += kThreads) {
      q[dim] = QueryAt(args.step, first + dim);
    }
    __syncthreads();
    float largest = -INFINITY;
    for (int64_t entry = task.first_entry + threadIdx.x; entry < task.end_entry;
         entry += kThreads) {
      const float product =
          DotRow(q, EntryBlock<Element>(args, args.step.pages.summary_keys, task, entry), head_dim,
                 [&](int dim) { return CacheEntryOffset(head_dim, per_page, entry, dim); });
      scores[entry] = BoundedScore(product, scale);
      largest = fmaxf(largest, scores[entry]);
    }
    largest = BlockReduce(largest, Largest());
    float sum = 0.0F;
    for (int64_t entry = task.first_entry + threadIdx.x; entry < task.end_entry;
         entry += kThreads) {
      scores[entry] = expf(scores[entry] - largest);
      sum += scores[entry];
    }
    sum = BlockReduce(sum, Sum());
    // A probability below the smallest normal number counts as zero: what underflows ranks nothing.
    for (int64_t entry = task.first_entry + threadIdx.x; entry < task.end_entry;
         entry += kThreads) {
      const float probability = scores[entry] / sum;
      importance[entry] =
          (head == 0 ? 0.0F : importance[entry]) + (probability < FLT_MIN ? 0.0F : probability);
    }
    __syncthreads();
    if (args.output != nullptr) {
      WriteOutput<Element>(args, task, scores, sum, args.output + first);
    }
  }
}

// scores[j] for blocks 0 … own_block. Block j shares tokens with entries a*j … a*j + a + m - 2.
__device__ void PoolBlocks(const SelectLaunch& args, const Task& task, const float* importance,
                           float* scores) {
  const SparseSettings& sparse = args.sparse;
  const int per_block = sparse.block_tokens / sparse.stride_tokens;
  const int width = per_block + sparse.windows - 1;
  for (int64_t block = threadIdx.x; block <= task.own_block; block += kThreads) {
    float score = 0.0F;
    for (int i = 0; i < width; ++i) {
      const int64_t entry = block * per_block + i;
      const bool visible = entry >= task.first_entry && entry < task.end_entry;
      const float p = visible ? importance[entry] : 0.0F;
      if (sparse.score_pool == ScorePool::kMax) {
        score = fmaxf(score, p);
      } else {  // an entry counts once for each sub-block that it shares with the block
        const int shared = min(min(i + 1, per_block), min(sparse.windows, width - i));
        score += p * static_cast<float>(shared);
      }
    }
    const bool forced =
        block < sparse.initial_blocks || block > task.own_block - sparse.local_blocks;
    scores[block] = forced ? kForced : score;
  }
  __syncthreads();
}

// A block's rank as one number: by score, and of equal scores the lower block.
__device__ unsigned long long RankKey(float score, int64_t block) {
  return static_cast<unsigned long long>(__float_as_uint(score)) << 32 |
         (0xffffffffU - static_cast<uint32_t>(block));
}

// Appends the `count` best of blocks [begin, end) to chosen; how many there are then.
__device__ int AppendBest(float* scores, int64_t begin, int64_t end, int count, int32_t* chosen,
                          int size) {
  for (int taken = 0; taken < count && taken < end - begin; ++taken) {
    unsigned long long best = 0;
    for (int64_t block = begin + threadIdx.x; block < end; block += kThreads) {
      if (!(scores[block] >= 0.0F)) continue;  // taken, or NaN
      const unsigned long long key = RankKey(scores[block], block);
      best = key > best ? key : best;
    }
    best = BlockReduce(best, Largest());
    if (best == 0) break;  // only NaN is left
    const auto block = static_cast<int32_t>(0xffffffffU - static_cast<uint32_t>(best));
    if (threadIdx.x == 0) {
      chosen[size] = block;
      scores[block] = kTaken;
    }
    __syncthreads();
    ++size;
  }
  return size;
}

// chosen [size] ascending into out [n], filled up with -1.
__device__ void WriteAscending(const int32_t* chosen, int size, int n, int32_t* out) {
  for (int i = threadIdx.x; i < n; i += kThreads) {
    if (i >= size) {
      out[i] = -1;
      continue;
    }
    int place = 0;
    for (int other = 0; other < size; ++other) place += chosen[other] < chosen[i] ? 1 : 0;
    out[place] = chosen[i];
  }
}

__device__ void Choose(const SelectLaunch& args, const Task& task, float* scores, int32_t* out) {
  __shared__ int32_t chosen[kMaxSelected];
  const SparseSettings& sparse = args.sparse;
  const int n = sparse.selected_blocks;
  int size = 0;
  if (sparse.chunk_half && sparse.block_tokens < 2 * n) {
    const int64_t chunk_start = task.own_block - task.own_block % sparse.block_tokens;
    size = AppendBest(scores, 0, chunk_start, n / 2, chosen, size);
    size = AppendBest(scores, chunk_start, task.own_block + 1, n / 2, chosen, size);
  } else {
    size = AppendBest(scores, 0, task.own_block + 1, n, chosen, size);
  }
  __syncthreads();
  WriteAscending(chosen, size, n, out);
}

__device__ void Fill(float* array, int count, float value) {
  if (array == nullptr) return;
  for (int i = threadIdx.x; i < count; i += kThreads) array[i] = value;
}

__device__ void ClearOutput(const SelectLaunch& args, const Task& task) {
  if (args.output == nullptr) return;
  const int count = args.step.group() * args.step.pages.head_dim;
  Fill(args.output + (task.token * args.step.query_heads + task.kv_head * args.step.group()) *
                         args.step.pages.head_dim,
       count, 0.0F);
}

// Every thread block takes one (token, KV head) after another; its workspace is its own.
template <typename Element>
__global__ void __launch_bounds__(kThreads) Select(const SelectLaunch args) {
  const WorkspaceShape shape(args);
  float* scores = static_cast<float*>(args.workspace) + blockIdx.x * shape.floats();
  float* importance = scores + shape.entries;
  float* block_scores = importance + shape.entries;
  const int64_t tasks = int64_t{args.step.rows.tokens} * args.step.pages.kv_heads;
  for (int64_t index = blockIdx.x; index < tasks; index += gridDim.x) {
    __syncthreads();
    const Task task = TaskOf(args, index);
    if (args.step.takes_part[task.row] == 0) continue;
    const int n = args.sparse.selected_blocks;
    int32_t* out = args.selected == nullptr ? nullptr : args.selected + index * n;
    const bool chooses = out != nullptr && args.sparse.selected_branch;
    const bool by_score = chooses && task.own_block >= n;
    const bool visible = task.first_entry < task.end_entry;
    if (visible && (args.output != nullptr || by_score)) {
      AttendEntries<Element>(args, task, scores, importance);
    } else {
      ClearOutput(args, task);
    }
    if (by_score) {
      PoolBlocks(args, task, importance, block_scores);
      Choose(args, task, block_scores, out);
    } else if (out != nullptr) {
      for (int i = threadIdx.x; i < n; i += kThreads) {
        out[i] = chooses && i <= task.own_block ? i : -1;
      }
    }
  }
}

}  // namespace

size_t PlainSelectBytes(const SelectLaunch& args, int blocks) {
  return sizeof(float) * WorkspaceShape(args).floats() * blocks;
}

cudaError_t LaunchPlainSelect(const SelectLaunch& args, cudaStream_t stream) {
  const int64_t tasks = int64_t{args.step.rows.tokens} * args.step.pages.kv_heads;
  if (tasks == 0) return cudaSuccess;
  const auto blocks = static_cast<unsigned>(std::min<int64_t>(tasks, args.workspace_blocks));
  WithElement(args.step.summary_dtype, [&](auto element) {
    Select<decltype(element)><<<blocks, kThreads, 0, stream>>>(args);
  });
  return cudaGetLastError();
}

}  // namespace longspan::cuda
