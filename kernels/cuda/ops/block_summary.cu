#include <algorithm>
#include <cstdint>

#include "kernels/cuda/base/cache_order.h"
#include "kernels/cuda/base/element.cuh"
#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/base/step.cuh"
#include "kernels/cuda/ops/block_summary.h"
#include "kernels/cuda/ops/rope.cuh"
#include "kernels/cuda/ops/sub_block.cuh"
#include "kernels/cuda/ops/summary_product.h"

namespace longspan::cuda {
namespace {

constexpr int kMaxHeadDim = 256;
constexpr int kMaxWindows = 16;
// Sub-blocks of one thread block: they share each load of the weights.
constexpr int kGroup = 16;
constexpr int kHeadsAtOnce = 4;  // KV heads whose entries a thread block finishes

// The carry or the open sums of (page or slot, KV head, part): [open, D].
__device__ float* OpenSums(const BlockSummaryLaunch& args, float* array, int64_t index, int kv_head,
                           int part) {
  const int64_t floats = int64_t{args.open_entries()} * args.pages.head_dim;
  return BlockOf<float>(array, index, args.pages.kv_heads, kv_head, args.parts() * floats) +
         part * floats;
}

// Dimension `dim` of one token of a sub-block, as the cache's type holds it.
template <typename Element>
__device__ float Input(const BlockSummaryLaunch& args, int row, int kv_head, bool is_value,
                       int64_t position, int dim) {
  const int head_dim = args.pages.head_dim;
  if (!is_value && args.before_rope) {
    const int64_t since_first = position - args.rows.first_positions[row];
    if (since_first >= 0) {
      return Rounded<Element>(ProjectedKey(args, row, kv_head, since_first)[dim]);
    }
    const Element* tail =
        BlockOf<Element>(args.tail_keys, args.rows.slots[row], args.pages.kv_heads, kv_head,
                         int64_t{args.stride_tokens} * head_dim);
    return Widen(tail[position % args.stride_tokens * head_dim + dim]);
  }
  if (void* stored = is_value ? args.stored_values : args.stored_keys) {
    const int64_t slot = SlotOf(args, row, position / args.stride_tokens);
    const auto* rows = BlockOf<const __nv_bfloat16>(stored, slot, args.pages.kv_heads, kv_head,
                                                    int64_t{args.stride_tokens} * head_dim);
    return Widen(rows[position % args.stride_tokens * head_dim + dim]);
  }
  const Element* block = StoredBlockOf<Element>(args, row, position, kv_head, is_value).block;
  return Widen(block[CacheTokenOffset(head_dim, static_cast<int>(position % kPageTokens), dim)]);
}

// A[s, r] = sum over k, e ascending of x[k, e] * W[(r * d + k) * D + e, :], for kGroup sub-blocks.
// kStep dimensions at a time. Threads are output dimensions; grid (groups, m, Hk * parts).
template <int kStep, typename Element>
__global__ void ContributeLinear(const BlockSummaryLaunch args) {
  __shared__ SubBlock sub_blocks[kGroup];
  __shared__ alignas(16) float inputs[kGroup][kMaxHeadDim];
  const int first_slot = blockIdx.x * kGroup;
  const int slots = SlotCount(args);
  if (threadIdx.x < kGroup) {
    const int slot = first_slot + threadIdx.x;
    sub_blocks[threadIdx.x] = slot < slots ? SubBlockOf(args, slot) : SubBlock();
  }
  __syncthreads();
  bool any = false;
  for (const SubBlock& sub_block : sub_blocks) any = any || sub_block.row >= 0;
  if (!any) return;

  const int r = blockIdx.y;
  const int kv_head = blockIdx.z / args.parts();
  const bool is_value = blockIdx.z % args.parts() != 0;
  const int head_dim = args.pages.head_dim;
  const int dim = threadIdx.x;
  const int64_t depth = int64_t{args.stride_tokens} * head_dim;
  const float* weight = (is_value ? args.value_weights : args.key_weights) +
                        (int64_t{kv_head} * args.windows + r) * depth * head_dim + dim;
  float sums[kGroup] = {};
  for (int k = 0; k < args.stride_tokens; ++k) {
    __syncthreads();
    for (int i = 0; i < kGroup; ++i) {
      const SubBlock& sub_block = sub_blocks[i];
      if (dim >= head_dim) break;
      inputs[i][dim] = sub_block.row < 0
                           ? 0.0F
                           : Input<Element>(args, sub_block.row, kv_head, is_value,
                                            sub_block.index * args.stride_tokens + k, dim);
    }
    __syncthreads();
    if (dim >= head_dim) continue;
    for (int e = 0; e < head_dim; e += kStep) {
      float weights[kStep];
#pragma unroll
      for (int j = 0; j < kStep; ++j) {
        weights[j] = weight[(int64_t{k} * head_dim + e + j) * head_dim];
      }
#pragma unroll
      for (int i = 0; i < kGroup; ++i) {
        float x[kStep];
        Load(&inputs[i][e], x);
#pragma unroll
        for (int j = 0; j < kStep; ++j) sums[i] = fmaf(x[j], weights[j], sums[i]);
      }
    }
  }
  if (dim >= head_dim) return;
  for (int i = 0; i < kGroup; ++i) {
    if (sub_blocks[i].row < 0) continue;
    Contribution(args, first_slot + i, blockIdx.z, r)[dim] = sums[i];
  }
}

// A[s, r] = sum over k ascending of x[k] * w[r * d + k]; a mean is a sum here, divided when the
// entry is finished. Threads are dimensions; grid (slots, Hk * parts).
template <typename Element>
__global__ void ContributeWeighted(const BlockSummaryLaunch args) {
  const SubBlock sub_block = SubBlockOf(args, blockIdx.x);
  const int dim = threadIdx.x;
  if (sub_block.row < 0 || dim >= args.pages.head_dim) return;
  const int kv_head = blockIdx.y / args.parts();
  const bool is_value = blockIdx.y % args.parts() != 0;
  const float* weights = is_value ? args.value_weights : args.key_weights;
  float sums[kMaxWindows] = {};
  for (int k = 0; k < args.stride_tokens; ++k) {
    const float x = Input<Element>(args, sub_block.row, kv_head, is_value,
                                   sub_block.index * args.stride_tokens + k, dim);
#pragma unroll
    for (int r = 0; r < kMaxWindows; ++r) {
      if (r >= args.windows) break;
      const int64_t weight = (int64_t{kv_head} * args.windows + r) * args.stride_tokens + k;
      sums[r] = fmaf(x, args.kind == SummaryKind::kMean ? 1.0F : weights[weight], sums[r]);
    }
  }
#pragma unroll
  for (int r = 0; r < kMaxWindows; ++r) {
    if (r < args.windows) Contribution(args, blockIdx.x, blockIdx.y, r)[dim] = sums[r];
  }
}

// What entry `entry` holds after sub-block `last`: A[c + r, r] for r = 0 … last - c, ascending,
// c = entry - open_entries. `open` are the open sums before sub-block `first`.
__device__ float SumOfEntry(const BlockSummaryLaunch& args, const float* open, int64_t first,
                            int first_slot, int64_t entry, int64_t last, int head_part, int dim) {
  const int64_t window = entry - args.open_entries();
  int64_t r = first - window;  // the first addend of this step
  float sum = 0.0F;
  if (r <= 0) {
    sum = Contribution(args, first_slot + window - first, head_part, 0)[dim];
    r = 1;
  } else if (first > 0) {
    sum = open[(entry - first) * args.pages.head_dim + dim];
  }
  for (; r <= last - window; ++r) {
    sum += Contribution(args, first_slot + window + r - first, head_part, static_cast<int>(r))[dim];
  }
  return sum;
}

__device__ const float* OpenBefore(const BlockSummaryLaunch& args, const SubBlock& sub_block,
                                   int kv_head, int part) {
  if (args.open_entries() == 0) return nullptr;
  return OpenSums(args, args.open_sums, args.rows.slots[sub_block.row], kv_head, part);
}

// What a sum becomes before it is an entry: of one KV head, one dimension.
__device__ float EntryOf(const BlockSummaryLaunch& args, int kv_head, bool is_value, int dim,
                         float sum) {
  if (args.kind == SummaryKind::kMean) {
    sum *= 1.0F / static_cast<float>(args.windows * args.stride_tokens);
  }
  if (!is_value && args.key_bias != nullptr)
    sum += args.key_bias[kv_head * args.pages.head_dim + dim];
  return sum;
}

// The entry that a sub-block completes, of kHeadsAtOnce KV heads, so that their loads overlap.
template <typename Element>
__device__ void FinishEntry(const BlockSummaryLaunch& args, const SubBlock& sub_block,
                            int first_head, int part) {
  __shared__ float rows_of_heads[kHeadsAtOnce][kMaxHeadDim];
  __shared__ float2 factors[kMaxHeadDim / 2];
  const int head_dim = args.pages.head_dim;
  const int dim = threadIdx.x;
  const bool is_value = part != 0;
  const int heads = dim < head_dim ? min(kHeadsAtOnce, args.pages.kv_heads - first_head) : 0;
  float sums[kHeadsAtOnce];
#pragma unroll
  for (int i = 0; i < kHeadsAtOnce; ++i) {
    if (i >= heads) break;
    const int head = first_head + i;
    const float sum = SumOfEntry(args, OpenBefore(args, sub_block, head, part), sub_block.first,
                                 FirstSlot(args, sub_block.row), sub_block.index, sub_block.index,
                                 head * args.parts() + part, dim);
    sums[i] = EntryOf(args, head, is_value, dim, sum);
  }
  if (!is_value && args.before_rope) {
    const int64_t position = (sub_block.index - args.open_entries()) * args.stride_tokens;
    const DeviceRope rope = RopeOfRow(args.rope, args.rows, sub_block.row);
    if (dim < rope.rotary_dims / 2) factors[dim] = RopeFactors(rope, position, dim);
#pragma unroll
    for (int i = 0; i < kHeadsAtOnce; ++i) {
      if (i < heads) rows_of_heads[i][dim] = sums[i];
    }
    __syncthreads();
#pragma unroll
    for (int i = 0; i < kHeadsAtOnce; ++i) {
      if (i < heads) sums[i] = RotatedDim(rows_of_heads[i], dim, args.rope.rotary_dims, factors);
    }
  }
  const int per_page = args.pages.entries_per_page;
  const int64_t page = PageAt(args.rows, sub_block.row, sub_block.index / per_page);
#pragma unroll
  for (int i = 0; i < kHeadsAtOnce; ++i) {
    if (i >= heads) break;
    Element* block =
        BlockOf<Element>(is_value ? args.pages.summary_values : args.pages.summary_keys, page,
                         args.pages.kv_heads, first_head + i, int64_t{per_page} * head_dim);
    block[CacheEntryOffset(head_dim, per_page, sub_block.index, dim)] = Narrow<Element>(sums[i]);
  }
}

// The entry that a sub-block completes, and the carry of the page that it ends. Threads are
// dimensions; grid (slots, Hk / kHeadsAtOnce * parts).
template <typename Element>
__global__ void FinishEntries(const __grid_constant__ BlockSummaryLaunch args) {
  WaitForEarlierWork();
  AllowNextKernel();
  const SubBlock sub_block = SubBlockOf(args, blockIdx.x);
  if (sub_block.row < 0) return;
  const int head_dim = args.pages.head_dim;
  const int dim = threadIdx.x;
  const int first_head = static_cast<int>(blockIdx.y) / args.parts() * kHeadsAtOnce;
  const int part = blockIdx.y % args.parts();
  if (sub_block.index >= args.open_entries()) {
    FinishEntry<Element>(args, sub_block, first_head, part);
  }
  const int64_t end_position = (sub_block.index + 1) * args.stride_tokens;
  if (args.open_entries() == 0 || end_position % kPageTokens != 0 || dim >= head_dim) return;
  const int64_t page = PageAt(args.rows, sub_block.row, end_position / kPageTokens - 1);
  for (int head = first_head; head < min(first_head + kHeadsAtOnce, args.pages.kv_heads); ++head) {
    const float* open = OpenBefore(args, sub_block, head, part);
    float* carry = OpenSums(args, args.carry, page, head, part);
    for (int i = 0; i < args.open_entries(); ++i) {
      carry[i * head_dim + dim] =
          SumOfEntry(args, open, sub_block.first, FirstSlot(args, sub_block.row),
                     sub_block.index + 1 + i, sub_block.index, head * args.parts() + part, dim);
    }
  }
}

// The open sums after the row's last complete sub-block, of one KV head and part.
__device__ void MoveOpenSums(const BlockSummaryLaunch& args, int row, int kv_head, int part) {
  const int head_dim = args.pages.head_dim;
  const int dim = threadIdx.x;
  const int64_t first = args.rows.first_positions[row] / args.stride_tokens;
  const int64_t last = LengthTokens(args.rows, row) / args.stride_tokens - 1;
  if (last < first || dim >= head_dim) return;
  const int head_part = kv_head * args.parts() + part;
  const int first_slot = FirstSlot(args, row);
  float* open = OpenSums(args, args.open_sums, args.rows.slots[row], kv_head, part);
  // Sum i needs only sums from i + 1 on of those before: ascending, none is overwritten too early.
  for (int i = 0; i < args.open_entries(); ++i) {
    open[i * head_dim + dim] =
        SumOfEntry(args, open, first, first_slot, last + 1 + i, last, head_part, dim);
  }
}

// The unrotated keys of this step that belong to the begun sub-block.
template <typename Element>
__device__ void KeepTail(const BlockSummaryLaunch& args, int row, int kv_head) {
  const int head_dim = args.pages.head_dim;
  const int64_t length = LengthTokens(args.rows, row);
  const int64_t begun = length / args.stride_tokens * args.stride_tokens;
  const int64_t first_position = args.rows.first_positions[row];
  Element* tail = BlockOf<Element>(args.tail_keys, args.rows.slots[row], args.pages.kv_heads,
                                   kv_head, int64_t{args.stride_tokens} * head_dim);
  for (int64_t position = max(begun, first_position); position < length; ++position) {
    const float* key = ProjectedKey(args, row, kv_head, position - first_position);
    for (int dim = threadIdx.x; dim < head_dim; dim += blockDim.x) {
      tail[(position - begun) * head_dim + dim] = Narrow<Element>(key[dim]);
    }
  }
}

// What the slots keep for the next step. Threads are dimensions; grid (rows, Hk * parts).
template <typename Element>
__global__ void MoveSlots(const __grid_constant__ BlockSummaryLaunch args) {
  WaitForEarlierWork();
  AllowNextKernel();
  const int kv_head = blockIdx.y / args.parts();
  const int part = blockIdx.y % args.parts();
  if (args.open_entries() > 0) MoveOpenSums(args, blockIdx.x, kv_head, part);
  if (args.before_rope && part == 0) KeepTail<Element>(args, blockIdx.x, kv_head);
}

template <typename Element>
void Contribute(const BlockSummaryLaunch& args, int threads, cudaStream_t stream) {
  const auto slots = static_cast<unsigned>(SlotCount(args));
  const auto heads_parts = static_cast<unsigned>(args.pages.kv_heads * args.parts());
  if (args.key_product != nullptr) {
    LaunchSummaryProduct(args, stream);
  } else if (args.kind == SummaryKind::kLinear) {
    const dim3 grid((slots + kGroup - 1) / kGroup, args.windows, heads_parts);
    const auto kernel =
        args.pages.head_dim % 4 == 0 ? ContributeLinear<4, Element> : ContributeLinear<2, Element>;
    kernel<<<grid, threads, 0, stream>>>(args);
  } else {
    ContributeWeighted<Element><<<dim3(slots, heads_parts), threads, 0, stream>>>(args);
  }
}

}  // namespace

SummaryKind SummaryKindOf(NsaCompress compress) {
  switch (compress) {
    case NsaCompress::kLinear:
      return SummaryKind::kLinear;
    case NsaCompress::kWeighted:
      return SummaryKind::kWeighted;
    case NsaCompress::kMeanAndDeviation:
      return SummaryKind::kMeanAndDeviation;
    case NsaCompress::kMean:
      break;
  }
  return SummaryKind::kMean;
}

size_t ContributionBytes(const BlockSummaryLaunch& args) {
  if (args.kind == SummaryKind::kMeanAndDeviation) return 0;
  return sizeof(float) * SlotCount(args) * args.pages.kv_heads * args.parts() * args.windows *
         args.pages.head_dim;
}

namespace {

BlockSummaryLaunch LargestLaunch(const KvLayout& layout, int rows, int tokens) {
  BlockSummaryLaunch args;
  args.rows.rows = rows;
  args.rows.tokens = tokens;
  args.stride_tokens = layout.nsa.stride_tokens;
  args.windows = layout.nsa.sub_blocks_per_entry();
  args.kind = SummaryKindOf(layout.nsa.compress);
  args.with_values = layout.nsa.compress_values;
  args.before_rope = layout.nsa.compress_keys == NsaCompressKeys::kPreRope;
  args.pages.kv_heads = layout.kv_heads;
  args.pages.head_dim = layout.head_dim;
  return args;
}

}  // namespace

size_t ContributionBytes(const KvLayout& layout, int rows, int tokens) {
  return ContributionBytes(LargestLaunch(layout, rows, tokens));
}

size_t StoredInputBytes(const KvLayout& layout, int rows, int tokens) {
  if (!layout.has_scales()) return 0;
  return StoredInputBytes(LargestLaunch(layout, rows, tokens));
}

cudaError_t LaunchBlockSummary(const BlockSummaryLaunch& args, cudaStream_t stream) {
  if (args.rows.tokens == 0) return cudaSuccess;
  if (args.kind == SummaryKind::kMeanAndDeviation) return LaunchDeviationSummary(args, stream);
  if (IsTokenSummary(args)) return LaunchTokenSummary(args, stream);
  if (const cudaError_t expanded = LaunchExpandInputs(args, stream); expanded != cudaSuccess) {
    return expanded;
  }
  const int threads = (args.pages.head_dim + 31) / 32 * 32;
  const auto slots = static_cast<unsigned>(SlotCount(args));
  const auto rows = static_cast<unsigned>(args.rows.rows);
  const auto heads_parts = static_cast<unsigned>(args.pages.kv_heads * args.parts());
  if (args.completes_any) {
    WithElement(args.kv_dtype,
                [&](auto element) { Contribute<decltype(element)>(args, threads, stream); });
    cudaError_t error = cudaGetLastError();
    WithElement(args.summary_dtype, [&](auto element) {
      const unsigned batches = (args.pages.kv_heads + kHeadsAtOnce - 1) / kHeadsAtOnce;
      const dim3 grid(slots, batches * args.parts());
      if (error == cudaSuccess) {
        error = LaunchEarly(FinishEntries<decltype(element)>,
                            {grid, static_cast<unsigned>(threads)}, stream, args);
      }
    });
    if (error != cudaSuccess) return error;
  }
  cudaError_t error = cudaSuccess;
  WithElement(args.kv_dtype, [&](auto element) {
    error = LaunchEarly(MoveSlots<decltype(element)>,
                        {dim3(rows, heads_parts), static_cast<unsigned>(threads)}, stream, args);
  });
  return error;
}

}  // namespace longspan::cuda
