#include "kernels/cuda/attention/loop/loop_args.h"

#include <algorithm>
#include <cmath>

namespace longspan::cuda {
namespace {

// What thread blocks that run at the same time may share of the 50 to 60 MiB of L2.
constexpr int64_t kSectionBytes = int64_t{32} << 20;
constexpr int64_t kBf16Bytes = 2;

}  // namespace

int LoopTileTokens(int head_dim, int query_heads, int kv_heads) {
  if (kv_heads < 1 || query_heads < kv_heads || query_heads % kv_heads != 0) return 0;
  return LoopRows(head_dim) / (query_heads / kv_heads);
}

LoopArgs MakeLoopArgs(const DeviceRows& batch, const DevicePages& pages, const WorkPlan& plan,
                      const void* q, int query_heads, void* out, int64_t longest_keys) {
  const int64_t head_bytes = 2 * longest_keys * pages.head_dim * kBf16Bytes;  // keys and values
  LoopArgs loop;
  loop.q = q;
  loop.out = out;
  loop.page_ids = batch.page_ids;
  loop.plan = plan;
  loop.kv_heads = pages.kv_heads;
  loop.group = query_heads / pages.kv_heads;
  loop.heads_a_section = static_cast<int>(
      std::clamp<int64_t>(kSectionBytes / std::max<int64_t>(head_bytes, 1), 1, pages.kv_heads));
  loop.score_scale = static_cast<float>(std::log2(std::exp(1.0)) / std::sqrt(pages.head_dim));
  return loop;
}

int MultiprocessorCount() {
  int device = 0;
  int count = 0;
  if (cudaGetDevice(&device) != cudaSuccess ||
      cudaDeviceGetAttribute(&count, cudaDevAttrMultiProcessorCount, device) != cudaSuccess) {
    return 0;  // the launch that follows reports the error
  }
  return count;
}

}  // namespace longspan::cuda
