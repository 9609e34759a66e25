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

// Grid (slots, Hk, parts that are stored): [d, D] of a sub-block.
__global__ void __launch_bounds__(kExpandThreads)
    ExpandInputs(const __grid_constant__ BlockSummaryLaunch args) {
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
  const int first = static_cast<int>(position % kPageTokens);
  const auto stored = StoredBlockOf<Fp8>(args, sub_block.row, position, kv_head, is_value);
  const int elements = args.stride_tokens * head_dim;
  auto* out = BlockOf<__nv_bfloat16>(is_value ? args.stored_values : args.stored_keys, slot,
                                     pages.kv_heads, kv_head, elements);
  for (int i = static_cast<int>(threadIdx.x); i < elements; i += kExpandThreads) {
    const int token = first + i / head_dim;
    const int dim = i % head_dim;
    using Rows = CacheRows<Fp8>;
    const int64_t at =
        is_value ? Rows::Value(head_dim, token, dim) : Rows::Key(head_dim, token, dim);
    out[i] = Narrow<__nv_bfloat16>(Widen(stored.block[at]) * Rows::Scale(stored.scales, token));
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
  return LaunchEarly(ExpandInputs, {grid, kExpandThreads}, stream, args);
}

}  // namespace longspan::cuda
