// What summaries are made of where it is stored in e4m3: the keys and values of the sub-blocks that
// a step completes, as plain rows of bf16, which is exactly what they are. The kernels behind read
// these rows as they read the tails of unrotated keys.
#include <cuda_bf16.h>

#include <cstdint>

#include "kernels/cuda/base/element.cuh"
#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/base/step.cuh"
#include "kernels/cuda/ops/block_summary.h"
#include "kernels/cuda/ops/sub_block.cuh"

namespace longspan::cuda {
namespace {

constexpr int kExpandThreads = 256;

constexpr int kMostStrideTokens = 64;
constexpr int kMostHeadDim = 256;

// A sub-block's keys or values of one KV head, as stored.
struct StoredSubBlock {
  const Fp8* block;  // of the (page, KV head)
  bool is_value;
  int head_dim;
  int first;  // token in the page

  __device__ int64_t Place(int token, int dim) const {
    using Rows = CacheRows<Fp8>;
    return is_value ? Rows::Value(head_dim, token, dim) : Rows::Key(head_dim, token, dim);
  }
};

// The same out of shared memory: bytes of a page at home come in pieces of 16 (page_order.h), since
// each read of the host's memory takes as long, however small.
class PiecesOfHome {
 public:
  // All threads. `pieces` [tokens of whole runs * (head_dim + 1) / 16]: scales come last.
  __device__ PiecesOfHome(const StoredSubBlock& stored, const uint8_t* scales, int tokens,
                          uint4* pieces)
      : stored_(stored),
        base_(stored.first / kRunBytes * kRunBytes),
        tokens_((stored.first + tokens + kRunBytes - 1) / kRunBytes * kRunBytes - base_),
        pieces_(pieces) {
    const int count = tokens_ * stored.head_dim / kRunBytes;
    for (int i = static_cast<int>(threadIdx.x); i < count; i += kExpandThreads) {
      const int64_t at = stored.is_value
                             ? int64_t{base_} * stored.head_dim + i * kRunBytes
                             : Fp8KeyOffset(base_ + i % tokens_, i / tokens_ * kRunBytes);
      pieces[i] = *reinterpret_cast<const uint4*>(stored.block + at);
    }
    for (int i = static_cast<int>(threadIdx.x); i < tokens_ / kRunBytes; i += kExpandThreads) {
      pieces[count + i] = *reinterpret_cast<const uint4*>(scales + base_ + i * kRunBytes);
    }
    __syncthreads();
  }
  // As of the page, from token 0 on.
  __device__ const uint8_t* scales() const {
    return reinterpret_cast<const uint8_t*>(pieces_ + tokens_ * stored_.head_dim / kRunBytes) -
           base_;
  }
  __device__ Fp8 At(int token, int dim) const {
    const int64_t byte =
        stored_.is_value
            ? Fp8ValueOffset(stored_.head_dim, token, dim) - int64_t{base_} * stored_.head_dim
            : (int64_t{dim / kRunBytes} * tokens_ + token - base_) * kRunBytes + dim % kRunBytes;
    return reinterpret_cast<const Fp8*>(pieces_)[byte];
  }

 private:
  const StoredSubBlock& stored_;
  const int base_;    // first token of the runs that hold the sub-block
  const int tokens_;  // of these runs
  const uint4* pieces_;
};

// Grid (slots, Hk, parts that are stored): [d, D] of a sub-block.
template <bool kAtHome>
__global__ void __launch_bounds__(kExpandThreads)
    ExpandInputs(const __grid_constant__ BlockSummaryLaunch args) {
  __shared__ uint4 pieces[kAtHome ? kMostStrideTokens * (kMostHeadDim + 1) / kRunBytes : 1];
  WaitForEarlierWork();
  AllowNextKernel();
  const int slot = static_cast<int>(blockIdx.x);
  const SubBlock sub_block = SubBlockOf(args, slot);
  if (sub_block.row < 0) return;
  const DevicePages& pages = args.pages;
  const int head_dim = pages.head_dim;
  const int kv_head = static_cast<int>(blockIdx.y);
  const bool is_value = args.stored_keys == nullptr || blockIdx.z != 0;
  const int64_t position = sub_block.index * args.stride_tokens;
  const int64_t page = PageAt(args.rows, sub_block.row, position / kPageTokens);
  const StoredSubBlock stored = {
      BlockOf<Fp8>(is_value ? pages.values : pages.keys, page, pages.kv_heads, kv_head,
                   int64_t{kPageTokens} * head_dim),
      is_value, head_dim, static_cast<int>(position % kPageTokens)};
  const uint8_t* scales =
      ScalesOf(is_value ? pages.value_scales : pages.key_scales, page, pages.kv_heads, kv_head);
  const int elements = args.stride_tokens * head_dim;
  auto* out = BlockOf<__nv_bfloat16>(is_value ? args.stored_values : args.stored_keys, slot,
                                     pages.kv_heads, kv_head, elements);
  const auto write = [&](const uint8_t* scales_of_page, const auto& at) {
    for (int i = static_cast<int>(threadIdx.x); i < elements; i += kExpandThreads) {
      const int token = stored.first + i / head_dim;
      const float scale = CacheRows<Fp8>::Scale(scales_of_page, token);
      out[i] = Narrow<__nv_bfloat16>(Widen(at(token, i % head_dim)) * scale);
    }
  };
  if constexpr (kAtHome) {
    const PiecesOfHome home(stored, scales, args.stride_tokens, pieces);
    write(home.scales(), [&home](int token, int dim) { return home.At(token, dim); });
  } else {
    write(scales, [&stored](int token, int dim) { return stored.block[stored.Place(token, dim)]; });
  }
}

}  // namespace

size_t StoredInputBytes(const BlockSummaryLaunch& args) {
  if (args.kind == SummaryKind::kMeanAndDeviation) return 0;
  const size_t parts = (args.before_rope ? 0 : 1) + (args.with_values ? 1 : 0);
  return parts * SlotCount(args) * args.pages.kv_heads * args.stride_tokens * args.pages.head_dim *
         sizeof(uint16_t);
}

void PlaceStoredInputs(void* memory, BlockSummaryLaunch& args) {
  args.stored_keys = args.before_rope ? nullptr : memory;
  args.stored_values = nullptr;
  if (!args.with_values) return;
  const size_t parts = args.before_rope ? 1 : 2;
  args.stored_values = static_cast<char*>(memory) + (parts - 1) * (StoredInputBytes(args) / parts);
}

cudaError_t LaunchExpandInputs(const BlockSummaryLaunch& args, cudaStream_t stream) {
  const unsigned parts =
      (args.stored_keys != nullptr ? 1 : 0) + (args.stored_values != nullptr ? 1 : 0);
  if (parts == 0 || !args.completes_any) return cudaSuccess;
  const dim3 grid(SlotCount(args), args.pages.kv_heads, parts);
  const bool in_pieces = args.pages.has_rooms() && HasPanels(args.pages.head_dim) &&
                         args.stride_tokens <= kMostStrideTokens;
  const auto kernel = in_pieces ? ExpandInputs<true> : ExpandInputs<false>;
  return LaunchEarly(kernel, {grid, kExpandThreads}, stream, args);
}

}  // namespace longspan::cuda
