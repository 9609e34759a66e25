// Entries that are the mean and the standard deviation of their keys in each dimension
// (NsaCompress::kMeanAndDeviation). An entry covers one sub-block, whose rotated keys are in their
// page: nothing stays open from step to step, so that no chunking changes a bit.
#include <cmath>
#include <cstdint>

#include "kernels/cuda/base/cache_order.h"
#include "kernels/cuda/base/element.cuh"
#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/base/step.cuh"
#include "kernels/cuda/ops/block_summary.h"
#include "kernels/cuda/ops/sub_block.cuh"

namespace longspan::cuda {
namespace {

// One dimension of a sub-block's keys, in ascending order; the second walk finds them in L1.
template <typename Element>
class KeysOfDim {
 public:
  __device__ KeysOfDim(const BlockSummaryLaunch& args, const SubBlock& sub_block, int kv_head,
                       int dim)
      : head_dim_(args.pages.head_dim), count_(args.stride_tokens), dim_(dim) {
    const int64_t first = sub_block.index * args.stride_tokens;
    first_ = static_cast<int>(first % kPageTokens);
    const int64_t page = PageAt(args.rows, sub_block.row, first / kPageTokens);
    block_ = BlockOf<Element>(args.pages.keys, page, args.pages.kv_heads, kv_head,
                              int64_t{kPageTokens} * head_dim_);
    scales_ = ScalesOf(args.pages.key_scales, page, args.pages.kv_heads, kv_head);
  }
  // The mean of function(key).
  template <typename Function>
  __device__ float MeanOf(const Function& function) const {
    float sum = 0.0F;
#pragma unroll 16
    for (int i = 0; i < count_; ++i) {
      using Rows = CacheRows<Element>;
      const float key = Widen(block_[Rows::Key(head_dim_, first_ + i, dim_)]);
      sum += function(key * Rows::Scale(scales_, first_ + i));
    }
    return sum * (1.0F / static_cast<float>(count_));
  }

 private:
  int head_dim_;
  int count_;
  int dim_;
  int first_;  // in the page
  const Element* block_;
  const uint8_t* scales_;  // [64] of e4m3, or null
};

// Threads are dimensions; grid (slots, Hk).
template <typename KvElement, typename Element>
__global__ void SummariseKeys(const __grid_constant__ BlockSummaryLaunch args) {
  WaitForEarlierWork();
  AllowNextKernel();
  const SubBlock sub_block = SubBlockOf(args, static_cast<int>(blockIdx.x));
  const int dim = static_cast<int>(threadIdx.x);
  const DevicePages& pages = args.pages;
  if (sub_block.row < 0 || dim >= pages.head_dim) return;
  const auto kv_head = static_cast<int>(blockIdx.y);
  const KeysOfDim<KvElement> keys(args, sub_block, kv_head, dim);
  const float mean = keys.MeanOf([](float key) { return key; });
  const float variance = keys.MeanOf([&](float key) { return (key - mean) * (key - mean); });

  const int per_page = pages.entries_per_page;
  const int64_t page = PageAt(args.rows, sub_block.row, sub_block.index / per_page);
  const int64_t elements = int64_t{per_page} * pages.head_dim;
  const int64_t place = CacheEntryOffset(pages.head_dim, per_page, sub_block.index, dim);
  BlockOf<Element>(pages.summary_keys, page, pages.kv_heads, kv_head, elements)[place] =
      Narrow<Element>(mean);
  BlockOf<Element>(pages.summary_values, page, pages.kv_heads, kv_head, elements)[place] =
      Narrow<Element>(sqrtf(variance));
}

}  // namespace

cudaError_t LaunchDeviationSummary(const BlockSummaryLaunch& args, cudaStream_t stream) {
  if (!args.completes_any) return cudaSuccess;
  const unsigned threads = (args.pages.head_dim + 31) / 32 * 32;
  const dim3 grid(SlotCount(args), args.pages.kv_heads);
  cudaError_t error = cudaSuccess;
  WithCacheElement(args.pages.is_fp8() ? DType::kF8E4M3 : args.kv_dtype, [&](auto key) {
    return WithElement(args.summary_dtype, [&](auto entry) {
      return error = LaunchEarly(SummariseKeys<decltype(key), decltype(entry)>, {grid, threads},
                                 stream, args);
    });
  });
  return error;
}

}  // namespace longspan::cuda
