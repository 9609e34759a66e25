// The summary product where there are many sub-blocks, as in a chunk of a prompt: 128 of them by
// 128 columns a thread block, whose warps each have 32 by 64 and sum all slices of the depth.
// Inputs and weights pass through a ring in shared memory, three stages of 64 deep ahead of the
// arithmetic: at most 50 KB a stage, and 64 products a warp.
//
// Keys that are compressed unrotated come as fp32 and are rounded as they leave shared memory.
#include <cuda_pipeline_primitives.h>

#include <type_traits>

#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/ops/summary_operands.cuh"
#include "kernels/cuda/ops/summary_product.h"

namespace longspan::cuda {
namespace {

constexpr int kRowWarps = 4;
constexpr int kColumnWarps = 2;
constexpr int kThreads = 32 * kRowWarps * kColumnWarps;
constexpr int kRowTiles = 2;  // of 16 rows, a warp
constexpr int kRows = kRowWarps * kRowTiles * 16;
constexpr int kGroupColumns = 64;  // of a warp
constexpr int kColumnTiles = kGroupColumns / 8;
constexpr int kColumnsAtOnce = 4;
constexpr int kStageSteps = 2;
constexpr int kStageDepth = kStageSteps * kProductDepthStep;
constexpr int kStages = 4;
constexpr int kChunkBytes = 16;

constexpr int kWeightChunks = kColumnTiles * 32;  // of one step and column group
constexpr int kWeightBytes = kColumnWarps * kStageSteps * kWeightChunks * kChunkBytes;
static_assert(kWeightChunks == kThreads);
// Rows are apart by what keeps 16-byte reads of two rows by four lanes free of bank conflicts.
constexpr int kWideRowBytes = kStageDepth * 4 + 16;    // fp32
constexpr int kNarrowRowBytes = kStageDepth * 2 + 64;  // bf16
constexpr int kInputBytes = kRows * kWideRowBytes;

struct SharedMemory {
  uint8_t weights[kStages][kWeightBytes];  // [column group][step][column tile][lane] 16 bytes
  uint8_t inputs[kStages][kInputBytes];
  SubBlock sub_blocks[kRows];
  Source sources[kRows];
};

// What a thread block makes. Column groups are counted over (r, D / 64).
struct Block {
  const BlockSummaryLaunch& args;
  SharedMemory& shared;
  int kv_head;
  bool is_value;
  int column_block;
  int depth_steps;

  // What is stored in e4m3 comes as plain rows.
  __device__ bool HasRows() const {
    return (is_value ? args.stored_values : args.stored_keys) != nullptr;
  }
  __device__ int Group(int of_block) const { return column_block * kColumnWarps + of_block; }
  __device__ bool HasGroup(int group) const {
    return group * kGroupColumns < args.windows * args.pages.head_dim;
  }
  // Of a column group, for this thread: [depth / 32, D / 8, 32 lanes], from the group's first on.
  __device__ const uint4* WeightsOf(int group) const {
    const int column_tiles = args.pages.head_dim / 8;
    const int first_tile = group * kColumnTiles;
    const int64_t r = int64_t{kv_head} * args.windows + first_tile / column_tiles;
    return static_cast<const uint4*>(is_value ? args.value_product : args.key_product) +
           (r * depth_steps * column_tiles + first_tile % column_tiles) * 32 + threadIdx.x;
  }

  // `weights` is what WeightsOf says of each group; null: there is no such group.
  __device__ void CopyWeights(int stage, const uint4* const (&weights)[kColumnWarps]) const {
    const int64_t step_chunks = args.pages.head_dim / 8 * 32;
    uint8_t* to = shared.weights[stage % kStages] + threadIdx.x * kChunkBytes;
#pragma unroll
    for (int i = 0; i < kColumnWarps; ++i) {
      if (weights[i] == nullptr) continue;
#pragma unroll
      for (int step = 0; step < kStageSteps; ++step) {
        __pipeline_memcpy_async(to + (i * kStageSteps + step) * kWeightChunks * kChunkBytes,
                                weights[i] + (stage * kStageSteps + step) * step_chunks,
                                kChunkBytes);
      }
    }
  }
};

// Which 64 dimensions of which token of the sub-blocks a stage holds.
struct StagePlace {
  int stage = 0;
  int token = 0;
  int dim = 0;

  __device__ void Next(int head_dim) {
    ++stage;
    dim += kStageDepth;
    if (dim < head_dim) return;
    dim = 0;
    ++token;
  }
};

enum class Origin : uint8_t {
  kCache,        // bf16
  kProjections,  // fp32: keys of this step, unrotated
  kTailToo,      // the same, but some tokens are older: a slot's tail has them, in bf16
};

// The same, as if it had been computed: the compiler would otherwise gather an operand's registers
// from those that were loaded again before each product.
__device__ uint4 Kept(uint4 words) {
  const uint32_t zero = blockIdx.z;
  for (uint32_t* word : {&words.x, &words.y, &words.z, &words.w}) {
    asm volatile("xor.b32 %0, %0, %1;" : "+r"(*word) : "r"(zero));
  }
  return words;
}

// A thread's share of copying inputs and reading them.
template <Origin kOrigin>
struct Inputs {
  static constexpr bool kWide = kOrigin != Origin::kCache;
  static constexpr int kRowBytes = kWide ? kWideRowBytes : kNarrowRowBytes;
  static constexpr int kRowChunks = kStageDepth / (kWide ? 4 : 8);
  static constexpr int kRowsAtOnce = kThreads / kRowChunks;
  static constexpr int kCopies = kRows / kRowsAtOnce;
  using Element = std::conditional_t<kWide, float, __nv_bfloat16>;

  const Block& block;
  const Element* first[kCopies];  // of this thread's rows; null: nothing to copy

  __device__ int Chunk() const { return static_cast<int>(threadIdx.x) % kRowChunks; }
  __device__ const Source& SourceOfRow(int row) const { return block.shared.sources[row]; }
  __device__ int Row(int copy) const {
    return static_cast<int>(threadIdx.x) / kRowChunks + copy * kRowsAtOnce;
  }

  __device__ explicit Inputs(const Block& of) : block(of) {
#pragma unroll
    for (int i = 0; i < kCopies; ++i) {
      const Source& source = SourceOfRow(Row(i));
      if constexpr (kWide) {
        first[i] = source.projected;
      } else {  // tokens a multiple of eight apart are swizzled alike
        first[i] = source.block == nullptr ? nullptr : source.block + source.first_token * 64;
      }
    }
  }

  __device__ void Copy(const StagePlace& place) const {
    const int dim = place.dim + Chunk() * (kChunkBytes / static_cast<int>(sizeof(Element)));
    const int64_t offset = kWide             ? place.token * block.args.stride + dim
                           : block.HasRows() ? place.token * block.args.pages.head_dim + dim
                                             : TokenOffset(place.token, dim);
    uint8_t* to = block.shared.inputs[place.stage % kStages] + Chunk() * kChunkBytes;
#pragma unroll
    for (int i = 0; i < kCopies; ++i) {
      const void* from = first[i] == nullptr ? nullptr : first[i] + offset;
      if (kOrigin == Origin::kTailToo && !IsProjected(SourceOfRow(Row(i)), place.token)) {
        from = InTail(SourceOfRow(Row(i)), place);
      }
      if (from == nullptr) continue;
      __pipeline_memcpy_async(to + Row(i) * kRowBytes, from, kChunkBytes);
    }
  }

  // This thread's chunk of a token in bf16, if it has one.
  __device__ const void* InTail(const Source& source, const StagePlace& place) const {
    if (source.block == nullptr || Chunk() * 8 >= kStageDepth) return nullptr;
    return source.block + place.token * block.args.pages.head_dim + place.dim + Chunk() * 8;
  }

  // Eight dimensions of a row, for this lane.
  __device__ uint4 Read(const StagePlace& place, int row, int step) const {
    const uint8_t* at = block.shared.inputs[place.stage % kStages] + row * kRowBytes;
    const int dim = step * kProductDepthStep + static_cast<int>(threadIdx.x % 4) * 8;
    if (!kWide || (kOrigin == Origin::kTailToo && !IsProjected(SourceOfRow(row), place.token))) {
      return Kept(*reinterpret_cast<const uint4*>(at + dim * 2));
    }
    const float4 low = *reinterpret_cast<const float4*>(at + dim * 4);
    const float4 high = *reinterpret_cast<const float4*>(at + dim * 4 + 16);
    return {PackPair(low.x, low.y), PackPair(low.z, low.w), PackPair(high.x, high.y),
            PackPair(high.z, high.w)};
  }
};

// The sums of one warp.
struct WarpSums {
  float totals[kRowTiles][kColumnTiles][4];
  float sums[kRowTiles][kColumnTiles][4];  // of the slice

  static __device__ void Fill(float (&values)[kRowTiles][kColumnTiles][4], float value) {
#pragma unroll
    for (auto& tile : values) {
#pragma unroll
      for (auto& column : tile) column[0] = column[1] = column[2] = column[3] = value;
    }
  }
  // Minus zero: the first slice's sums come out as they are, zeros of either sign too.
  __device__ void Begin() { Fill(totals, -0.0F); }
  __device__ void BeginSlice() { Fill(sums, 0.0F); }
  __device__ void EndSlice() {
#pragma unroll
    for (int tile = 0; tile < kRowTiles; ++tile) {
#pragma unroll
      for (int column = 0; column < kColumnTiles; ++column) {
#pragma unroll
        for (int i = 0; i < 4; ++i) totals[tile][column][i] += sums[tile][column][i];
      }
    }
  }

  // One step of the depth. `row` is this lane's first.
  template <Origin kOrigin>
  __device__ void Step(const Inputs<kOrigin>& inputs, const StagePlace& place, int step, int row,
                       int column_warp) {
    uint4 upper[kRowTiles];
    uint4 lower[kRowTiles];
#pragma unroll
    for (int tile = 0; tile < kRowTiles; ++tile) {
      upper[tile] = inputs.Read(place, row + 16 * tile, step);
      lower[tile] = inputs.Read(place, row + 16 * tile + 8, step);
    }
    const auto* weights =
        reinterpret_cast<const uint4*>(inputs.block.shared.weights[place.stage % kStages]) +
        (column_warp * kStageSteps + step) * kWeightChunks + threadIdx.x % 32;
    // Halves of several sums in turn: a product waits for the one before it in the same sum.
#pragma unroll
    for (int column = 0; column < kColumnTiles; column += kColumnsAtOnce) {
      uint4 weight[kColumnsAtOnce];
#pragma unroll
      for (int i = 0; i < kColumnsAtOnce; ++i) weight[i] = weights[(column + i) * 32];
#pragma unroll
      for (int i = 0; i < kColumnsAtOnce; ++i) {
#pragma unroll
        for (int tile = 0; tile < kRowTiles; ++tile) {
          MultiplyAdd({upper[tile].x, lower[tile].x, upper[tile].y, lower[tile].y}, weight[i].x,
                      weight[i].y, sums[tile][column + i]);
        }
      }
#pragma unroll
      for (int i = 0; i < kColumnsAtOnce; ++i) {
#pragma unroll
        for (int tile = 0; tile < kRowTiles; ++tile) {
          MultiplyAdd({upper[tile].z, lower[tile].z, upper[tile].w, lower[tile].w}, weight[i].z,
                      weight[i].w, sums[tile][column + i]);
        }
      }
    }
  }
};

template <Origin kOrigin>
__device__ void SumUp(const Block& block, int row, int column_warp, WarpSums& sums) {
  const Inputs<kOrigin> inputs(block);
  const uint4* weights[kColumnWarps];
#pragma unroll
  for (int i = 0; i < kColumnWarps; ++i) {
    weights[i] = block.HasGroup(block.Group(i)) ? block.WeightsOf(block.Group(i)) : nullptr;
  }
  const int stages = block.depth_steps / kStageSteps;
  const int head_dim = block.args.pages.head_dim;
  StagePlace copied;
  const auto copy = [&] {
    if (copied.stage < stages) {
      block.CopyWeights(copied.stage, weights);
      inputs.Copy(copied);
    }
    __pipeline_commit();
    copied.Next(head_dim);
  };
#pragma unroll 1
  for (int stage = 0; stage < kStages - 1; ++stage) copy();
  StagePlace place;
  sums.Begin();
#pragma unroll 1
  for (int slice = 0; slice < kProductSlices; ++slice) {
    sums.BeginSlice();
#pragma unroll 1
    for (int i = 0; i < stages / kProductSlices; ++i) {
      __pipeline_wait_prior(kStages - 2);
      __syncthreads();  // the stage is there, and everybody is done with the one before
      copy();
#pragma unroll
      for (int step = 0; step < kStageSteps; ++step) {
        sums.Step(inputs, place, step, row, column_warp);
      }
      place.Next(head_dim);
    }
    sums.EndSlice();
  }
}

// Grid (columns / 128 of all KV heads and parts, slots / 128): what runs at one time reads the same
// tokens.
__global__ void __launch_bounds__(kThreads, 1) ProductOfMany(const BlockSummaryLaunch args) {
  extern __shared__ __align__(16) uint8_t memory[];
  WaitForEarlierWork();
  AllowNextKernel();
  auto& shared = *reinterpret_cast<SharedMemory*>(memory);
  const int heads_parts = args.pages.kv_heads * args.parts();
  const int head_part = static_cast<int>(blockIdx.x) % heads_parts;
  const int first_slot = blockIdx.y * kRows;
  const Block block = {args,
                       shared,
                       head_part / args.parts(),
                       head_part % args.parts() != 0,
                       static_cast<int>(blockIdx.x) / heads_parts,
                       args.stride_tokens * args.pages.head_dim / kProductDepthStep};
  bool present = false;
  bool has_tail = false;
  if (threadIdx.x < kRows) {
    const int slot = first_slot + static_cast<int>(threadIdx.x);
    const SubBlock found = slot < SlotCount(args) ? SubBlockOf(args, slot) : SubBlock();
    const Source source = SourceOf(args, found, block.kv_head, block.is_value);
    shared.sub_blocks[threadIdx.x] = found;
    shared.sources[threadIdx.x] = source;
    present = found.row >= 0;
    has_tail = source.tail_tokens > 0;
  }
  if (__syncthreads_or(present) == 0) return;
  const bool any_tail = __syncthreads_or(has_tail) != 0;

  const int warp = static_cast<int>(threadIdx.x) / 32;
  const int lane = static_cast<int>(threadIdx.x) % 32;
  const int column_warp = warp % kColumnWarps;
  const int row = warp / kColumnWarps * kRowTiles * 16 + lane / 4;
  WarpSums sums;
  if (block.is_value || !args.before_rope) {
    SumUp<Origin::kCache>(block, row, column_warp, sums);
  } else if (any_tail) {
    SumUp<Origin::kTailToo>(block, row, column_warp, sums);
  } else {
    SumUp<Origin::kProjections>(block, row, column_warp, sums);
  }

  const int group = block.Group(column_warp);
  if (!block.HasGroup(group)) return;
  const int groups_a_window = args.pages.head_dim / kGroupColumns;
#pragma unroll
  for (int half = 0; half < 2 * kRowTiles; ++half) {
    if (shared.sub_blocks[row + 8 * half].row < 0) continue;
    float* to =
        Contribution(args, first_slot + row + 8 * half, head_part, group / groups_a_window) +
        group % groups_a_window * kGroupColumns + lane % 4 * 2;
#pragma unroll
    for (int column = 0; column < kColumnTiles; ++column) {
      const float(&sum)[4] = sums.totals[half / 2][column];
      *reinterpret_cast<float2*>(to + column * 8) = {sum[half % 2 * 2], sum[half % 2 * 2 + 1]};
    }
  }
}

}  // namespace

bool ServesMany(const BlockSummaryLaunch& args) {
  return SlotCount(args) >= kRows && args.pages.head_dim % kStageDepth == 0 &&
         args.stride_tokens % 8 == 0;  // so that slices are whole stages, too
}

cudaError_t LaunchManyProduct(const BlockSummaryLaunch& args, cudaStream_t stream) {
  constexpr int kColumns = kColumnWarps * kGroupColumns;
  const int column_blocks = (args.windows * args.pages.head_dim + kColumns - 1) / kColumns;
  const dim3 grid(column_blocks * args.pages.kv_heads * args.parts(),
                  (SlotCount(args) + kRows - 1) / kRows);
  return LaunchEarly(ProductOfMany, {grid, kThreads, sizeof(SharedMemory)}, stream, args);
}

}  // namespace longspan::cuda
