// Summaries of a step whose rows are one token each, in one launch: bound by reading the weights
// (16 MB at 8 KV heads of 128) where a row completes a sub-block, by nothing where none does. The
// grid depends on the model alone.
//
// A thread block makes 16 dimensions of one KV head's keys or values for both windows, so that it
// can finish entries by itself: 8 neighbours, and the 8 that RoPE pairs them with. Its weights stay
// in registers: a warp's eighth of the depth, all of it in flight at once. Sums have the order of
// summary_tensor_product.cu, bit by bit.
#include <cuda_bf16.h>

#include <cstdint>

#include "kernels/cuda/base/cache_order.h"
#include "kernels/cuda/base/element.cuh"
#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/base/ptx.cuh"
#include "kernels/cuda/ops/rope.cuh"
#include "kernels/cuda/ops/summary_operands.cuh"
#include "kernels/cuda/ops/summary_product.h"

namespace longspan::cuda {
namespace {

constexpr int kWarps = kProductSlices;
constexpr int kThreads = 32 * kWarps;
constexpr int kGroupRows = 16;  // completing rows multiplied at a time
constexpr int kDims = 16;       // of a thread block
constexpr int kTileDims = 8;
constexpr int kWindows = 2;
constexpr int kTiles = kWindows * kDims / kTileDims;
constexpr int kColumns = kTiles * kTileDims;
constexpr int kMostSteps = 8;  // of a warp's share of the depth
constexpr int kPadElements = 32;
static_assert(kThreads == kGroupRows * kDims);

int Depth(const BlockSummaryLaunch& args) { return args.stride_tokens * args.pages.head_dim; }

// What a thread block makes: dimensions [low, low + 8) and [high, high + 8).
struct Share {
  int kv_head;
  int part;
  bool is_key;
  int low;
  int high;
  __device__ int Dim(int column) const {  // of 16
    return column < kTileDims ? low + column : high + column - kTileDims;
  }
};

__device__ Share ShareOf(const BlockSummaryLaunch& args) {
  Share share;
  share.kv_head = static_cast<int>(blockIdx.y) / args.parts();
  share.part = static_cast<int>(blockIdx.y) % args.parts();
  share.is_key = share.part == 0;
  const int pairs_end = args.rope.rotary_dims / kDims;
  const int block = static_cast<int>(blockIdx.x);
  share.low = block < pairs_end ? block * kTileDims : block * kDims;
  share.high = share.low + (block < pairs_end ? args.rope.rotary_dims / 2 : kTileDims);
  return share;
}

struct Shared {
  float sums[kWarps][kGroupRows][kColumns + 1];
  Source sources[kGroupRows];
  int completing[kThreads];  // rows
  int in_warp[kWarps];
  // Then inputs [kGroupRows, depth + kPadElements] bf16.
};
static_assert(sizeof(Shared) % 16 == 0);

// Lists the rows among [begin, begin + kThreads) whose token ends a sub-block, ascending.
__device__ int FindCompleting(const BlockSummaryLaunch& args, int begin, Shared& shared) {
  const int row = begin + static_cast<int>(threadIdx.x);
  const bool completes =
      row < args.rows.rows && LengthTokens(args.rows, row) % args.stride_tokens == 0;
  const uint32_t votes = __ballot_sync(~0U, completes);
  const int warp = static_cast<int>(threadIdx.x / 32);
  __syncthreads();  // the list before has been read
  if (threadIdx.x % 32 == 0) shared.in_warp[warp] = __popc(votes);
  __syncthreads();
  int before = __popc(votes & ((1U << threadIdx.x % 32) - 1));
  int count = 0;
  for (int i = 0; i < kWarps; ++i) {
    if (i < warp) before += shared.in_warp[i];
    count += shared.in_warp[i];
  }
  if (completes) shared.completing[before] = row;
  __syncthreads();
  return count;
}

// The unrotated keys of tokens that complete nothing, among rows [begin, begin + kThreads).
__device__ void KeepTails(const BlockSummaryLaunch& args, const Share& share, int begin) {
  const int head_dim = args.pages.head_dim;
  const int dim = share.Dim(static_cast<int>(threadIdx.x) % kDims);
  const int end = min(begin + kThreads, args.rows.rows);
  for (int row = begin + static_cast<int>(threadIdx.x) / kDims; row < end; row += kGroupRows) {
    const int64_t position = args.rows.first_positions[row];
    if ((position + 1) % args.stride_tokens == 0) continue;
    auto* tail = BlockOf<__nv_bfloat16>(args.tail_keys, args.rows.slots[row], args.pages.kv_heads,
                                        share.kv_head, int64_t{args.stride_tokens} * head_dim);
    tail[position % args.stride_tokens * head_dim + dim] =
        Narrow<__nv_bfloat16>(ProjectedKey(args, row, share.kv_head, 0)[dim]);
  }
}

// A warp's slice of the depth of all columns, as the product's operands.
struct Weights {
  uint4 of[kMostSteps][kTiles];

  __device__ __forceinline__ void Load(const BlockSummaryLaunch& args, const Share& share,
                                       int slice_steps) {
    const int head_dim = args.pages.head_dim;
    const int64_t tiles = head_dim / kTileDims;
    const int64_t depth_steps = int64_t{slice_steps} * kProductSlices;
    const auto* prepared =
        static_cast<const uint4*>(share.is_key ? args.key_product : args.value_product) +
        threadIdx.x % 32;
    const int64_t first_step = int64_t{threadIdx.x / 32} * slice_steps;
#pragma unroll
    for (int step = 0; step < kMostSteps; ++step) {
      if (step >= slice_steps) break;
#pragma unroll
      for (int tile = 0; tile < kTiles; ++tile) {
        const int64_t window = int64_t{share.kv_head} * kWindows + tile / 2;
        const int first_dim = tile % 2 == 0 ? share.low : share.high;
        const int64_t at =
            (window * depth_steps + first_step + step) * tiles + first_dim / kTileDims;
        of[step][tile] = __ldcs(prepared + at * 32);
      }
    }
  }
};

__device__ SubBlock CompletedBy(const BlockSummaryLaunch& args, int row) {
  SubBlock sub_block;
  sub_block.row = row;
  sub_block.index = sub_block.first = args.rows.first_positions[row] / args.stride_tokens;
  return sub_block;
}

// Eight dimensions of token k of a sub-block that is stored in e4m3, as bf16.
__device__ uint4 Fp8Inputs(const BlockSummaryLaunch& args, const Share& share,
                           const SubBlock& sub_block, int k, int dim) {
  using Rows = CacheRows<Fp8>;
  const DevicePages& pages = args.pages;
  const int64_t position = sub_block.index * args.stride_tokens + k;
  const auto token = static_cast<int>(position % kPageTokens);
  const auto stored =
      StoredBlockOf<Fp8>(args, sub_block.row, position, share.kv_head, !share.is_key);
  const float scale = Rows::Scale(stored.scales, token);
  float eight[8];
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    const int64_t at = share.is_key ? Rows::Key(pages.head_dim, token, dim + i)
                                    : Rows::Value(pages.head_dim, token, dim + i);
    eight[i] = Widen(stored.block[at]) * scale;
  }
  return {PackPair(eight[0], eight[1]), PackPair(eight[2], eight[3]), PackPair(eight[4], eight[5]),
          PackPair(eight[6], eight[7])};
}

// The sub-blocks that rows[0 … count) complete, as rows of bf16 in shared memory. Only a
// sub-block's last token can still be among the projections.
__device__ void GatherInputs(const BlockSummaryLaunch& args, const Share& share, const int* rows,
                             int count, Shared& shared, uint4* inputs, int pitch_chunks) {
  if (threadIdx.x < static_cast<unsigned>(count)) {
    shared.sources[threadIdx.x] =
        SourceOf(args, CompletedBy(args, rows[threadIdx.x]), share.kv_head, !share.is_key);
  }
  __syncthreads();
  const bool projects = share.is_key && args.before_rope;
  const int token_chunks = args.pages.head_dim / 8;
  const int last = args.stride_tokens - 1;
  const bool is_fp8 = args.pages.key_scales != nullptr && !projects;
  const int cached_chunks = (projects ? last : args.stride_tokens) * token_chunks;
  for (int index = static_cast<int>(threadIdx.x); is_fp8 && index < count * cached_chunks;
       index += kThreads) {
    const int row = index / cached_chunks;
    const int chunk = index % cached_chunks;
    inputs[row * pitch_chunks + chunk] = Fp8Inputs(args, share, CompletedBy(args, rows[row]),
                                                   chunk / token_chunks, chunk % token_chunks * 8);
  }
  for (int row = 0; row < count && !is_fp8; ++row) {
    for (int chunk = static_cast<int>(threadIdx.x); chunk < cached_chunks; chunk += kThreads) {
      CopyChunk(
          SharedAddress(inputs + row * pitch_chunks + chunk),
          CachedInputs(args, shared.sources[row], chunk / token_chunks, chunk % token_chunks * 8));
    }
  }
  const int projected_chunks = projects ? count * token_chunks : 0;
  for (int index = static_cast<int>(threadIdx.x); index < projected_chunks; index += kThreads) {
    const int row = index / token_chunks;
    const int chunk = index % token_chunks;
    inputs[row * pitch_chunks + last * token_chunks + chunk] =
        LoadInputs(args, shared.sources[row], last, chunk * 8);
  }
  WaitForChunks();
  __syncthreads();
}

// The sums of each slice of the depth, one a warp, left in shared memory.
__device__ __forceinline__ void MultiplySlices(const Weights& weights, int slice_steps,
                                               const uint4* inputs, int pitch_chunks,
                                               Shared& shared) {
  const int warp = static_cast<int>(threadIdx.x / 32);
  const int lane = static_cast<int>(threadIdx.x % 32);
  const uint4* upper_row = inputs + lane / 4 * pitch_chunks + warp * slice_steps * 4 + lane % 4;
  const uint4* lower_row = upper_row + 8 * pitch_chunks;
  float sums[kTiles][4] = {};
#pragma unroll
  for (int step = 0; step < kMostSteps; ++step) {
    if (step >= slice_steps) break;
    const uint4 upper = upper_row[step * 4];
    const uint4 lower = lower_row[step * 4];
#pragma unroll
    for (int tile = 0; tile < kTiles; ++tile) {
      AddDepthStep(upper, lower, weights.of[step][tile], sums[tile]);
    }
  }
#pragma unroll
  for (int tile = 0; tile < kTiles; ++tile) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      shared.sums[warp][lane / 4 + i / 2 * 8][tile * kTileDims + lane % 4 * 2 + i % 2] =
          sums[tile][i];
    }
  }
  __syncthreads();
}

__device__ float SumOfSlices(const Shared& shared, int row, int column) {
  float sum = shared.sums[0][row][column];
#pragma unroll
  for (int slice = 1; slice < kWarps; ++slice) sum += shared.sums[slice][row][column];
  return sum;
}

// What completing a sub-block leaves: its entry, the sum that stays open, the carry of a page that
// ends. A thread has one dimension of one row.
template <typename Element>
__device__ void Finish(const BlockSummaryLaunch& args, const Share& share, const int* rows,
                       int count, const Shared& shared) {
  const DevicePages& pages = args.pages;
  const int group_row = static_cast<int>(threadIdx.x) / kDims;
  const int column = static_cast<int>(threadIdx.x) % kDims;
  const bool is_low = column < kTileDims;
  const int dim = share.Dim(column);
  const bool is_there = group_row < count;
  const SubBlock sub_block = CompletedBy(args, rows[is_there ? group_row : 0]);
  const int64_t floats = int64_t{args.parts()} * pages.head_dim;
  const int64_t at = int64_t{share.part} * pages.head_dim + dim;
  float* open = BlockOf<float>(args.open_sums, args.rows.slots[sub_block.row], pages.kv_heads,
                               share.kv_head, floats) +
                at;
  const float newer = SumOfSlices(shared, group_row, column);
  const float older = SumOfSlices(shared, group_row, kDims + column);
  float entry = (sub_block.index > 0 && is_there ? *open : 0.0F) + older;
  if (share.is_key && args.key_bias != nullptr) {
    entry += args.key_bias[share.kv_head * pages.head_dim + dim];
  }
  if (share.is_key && args.before_rope && dim < args.rope.rotary_dims) {
    const int half = args.rope.rotary_dims / 2;
    const float2 factor =
        RopeFactors(RopeOfRow(args.rope, args.rows, sub_block.row),
                    (sub_block.index - 1) * args.stride_tokens, is_low ? dim : dim - half);
    const float other = __shfl_xor_sync(~0U, entry, kTileDims);
    entry = is_low ? RotatedLow(entry, other, factor) : RotatedHigh(other, entry, factor);
  }
  if (!is_there) return;
  *open = newer;
  if (sub_block.index > 0) {
    const int per_page = pages.entries_per_page;
    const int64_t page = PageAt(args.rows, sub_block.row, sub_block.index / per_page);
    Element* block =
        BlockOf<Element>(share.is_key ? pages.summary_keys : pages.summary_values, page,
                         pages.kv_heads, share.kv_head, int64_t{per_page} * pages.head_dim);
    block[CacheEntryOffset(pages.head_dim, per_page, sub_block.index, dim)] =
        Narrow<Element>(entry);
  }
  const int64_t end_position = (sub_block.index + 1) * args.stride_tokens;
  if (end_position % kPageTokens != 0) return;
  const int64_t page = PageAt(args.rows, sub_block.row, end_position / kPageTokens - 1);
  BlockOf<float>(args.carry, page, pages.kv_heads, share.kv_head, floats)[at] = newer;
}

// Grid (D / 16, Hk * parts). Which rows complete a sub-block came by a copy and needs no waiting.
template <typename Element>
__global__ void __launch_bounds__(kThreads, 1) SummarizeTokens(const BlockSummaryLaunch args) {
  extern __shared__ uint4 memory[];
  Shared& shared = *reinterpret_cast<Shared*>(memory);
  uint4* inputs = memory + sizeof(Shared) / sizeof(uint4);
  const int depth = args.stride_tokens * args.pages.head_dim;
  const int pitch_chunks = (depth + kPadElements) / 8;
  const int slice_steps = depth / (kProductSlices * kProductDepthStep);
  AllowNextKernel();
  const Share share = ShareOf(args);
  Weights weights;
  bool has_weights = false;
  for (int begin = 0; begin < args.rows.rows; begin += kThreads) {
    const int count = FindCompleting(args, begin, shared);
    WaitForEarlierWork();
    if (count > 0 && !has_weights) weights.Load(args, share, slice_steps);
    has_weights = has_weights || count > 0;
    if (share.is_key && args.before_rope) KeepTails(args, share, begin);
    for (int first = 0; first < count; first += kGroupRows) {
      const int* rows = shared.completing + first;
      const int group = min(count - first, kGroupRows);
      GatherInputs(args, share, rows, group, shared, inputs, pitch_chunks);
      MultiplySlices(weights, slice_steps, inputs, pitch_chunks, shared);
      Finish<Element>(args, share, rows, group, shared);
    }
  }
}

}  // namespace

bool IsTokenSummary(const BlockSummaryLaunch& args) {
  return args.key_product != nullptr && args.windows == kWindows &&
         args.rows.tokens == args.rows.rows && args.pages.head_dim % kDims == 0 &&
         args.rope.rotary_dims % kDims == 0 &&
         Depth(args) <= kMostSteps * kProductSlices * kProductDepthStep;
}

cudaError_t LaunchTokenSummary(const BlockSummaryLaunch& args, cudaStream_t stream) {
  return WithElement(args.summary_dtype, [&](auto element) {
    const auto kernel = SummarizeTokens<decltype(element)>;
    const size_t shared_bytes =
        sizeof(Shared) + size_t{kGroupRows} * (Depth(args) + kPadElements) * sizeof(uint16_t);
    const dim3 grid(args.pages.head_dim / kDims, args.pages.kv_heads * args.parts());
    BlockSummaryLaunch own = args;
    own.stored_keys = own.stored_values = nullptr;  // it reads the pages
    return LaunchEarly(kernel, {grid, kThreads, shared_bytes}, stream, own);
  });
}

}  // namespace longspan::cuda
